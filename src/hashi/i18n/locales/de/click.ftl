# What click says by itself. The English texts are click's own, letter by letter: by them it asks for the others.

click-usage = Aufruf:
click-options = Optionen
click-commands = Befehle
click-required = nötig
click-default = Standard: {"{default}"}
click-version = %(prog)s, Version %(version)s
click-try-help = Hilfe gibt es mit '{"{command} {option}"}'.
click-error = Fehler: {"{message}"}
click-invalid = Ungültiger Wert: {"{message}"}
click-invalid-for = Ungültiger Wert für {"{param_hint}"}: {"{message}"}
click-missing-argument = Es fehlt das Argument
click-missing-command = Es fehlt ein Befehl.
click-missing-option = Es fehlt die Option
click-extra-argument = Ein Argument zu viel ({"{args}"})
click-extra-arguments = Argumente zu viel ({"{args}"})
click-no-such-command = Es gibt keinen Befehl {"{name!r}"}.
click-no-such-option = Es gibt keine Option {"{name!r}"}.
click-did-you-mean = Meinst du {"{possibility}"}?
click-did-you-mean-one-of = (Meinst du eine von diesen: {"{possibilities}"}?)
click-takes-no-value = Die Option {"{name!r}"} nimmt keinen Wert.
click-needs-argument = Die Option {"{name!r}"} braucht einen Wert.
click-not-one-of = {"{value!r}"} ist nicht dabei; zur Wahl stehen {"{choices}"}.
click-not-in-range = {"{value}"} liegt nicht im Bereich {"{range}"}.
click-not-a-number = {"{value!r}"} ist keine ganze Zahl.
click-aborted = Abgebrochen!
