# What click says by itself. The English texts are click's own, letter by letter: by them it asks for the others.

click-usage = Uso:
click-options = Opzioni
click-commands = Comandi
click-required = obbligatorio
click-default = predefinito: {"{default}"}
click-version = %(prog)s, versione %(version)s
click-try-help = Per l’aiuto: '{"{command} {option}"}'.
click-error = Errore: {"{message}"}
click-invalid = Valore non valido: {"{message}"}
click-invalid-for = Valore non valido per {"{param_hint}"}: {"{message}"}
click-missing-argument = Manca l’argomento
click-missing-command = Manca un comando.
click-missing-option = Manca l’opzione
click-extra-argument = Un argomento di troppo ({"{args}"})
click-extra-arguments = Argomenti di troppo ({"{args}"})
click-no-such-command = Non c’è nessun comando {"{name!r}"}.
click-no-such-option = Non c’è nessuna opzione {"{name!r}"}.
click-did-you-mean = Intendi {"{possibility}"}?
click-did-you-mean-one-of = (Intendi una di queste: {"{possibilities}"}?)
click-takes-no-value = L’opzione {"{name!r}"} non accetta un valore.
click-needs-argument = L’opzione {"{name!r}"} richiede un valore.
click-not-one-of = {"{value!r}"} non è tra le scelte: {"{choices}"}.
click-not-in-range = {"{value}"} non è nell’intervallo {"{range}"}.
click-not-a-number = {"{value!r}"} non è un numero intero.
click-aborted = Interrotto!
