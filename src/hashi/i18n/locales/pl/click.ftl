# What click says by itself. The English texts are click's own, letter by letter: by them it asks for the others.

click-usage = Użycie:
click-options = Opcje
click-commands = Polecenia
click-required = wymagane
click-default = domyślnie: {"{default}"}
click-version = %(prog)s, wersja %(version)s
click-try-help = Pomoc: '{"{command} {option}"}'.
click-error = Błąd: {"{message}"}
click-invalid = Niewłaściwa wartość: {"{message}"}
click-invalid-for = Niewłaściwa wartość dla {"{param_hint}"}: {"{message}"}
click-missing-argument = Brakuje argumentu
click-missing-command = Brakuje polecenia.
click-missing-option = Brakuje opcji
click-extra-argument = Zbędny argument ({"{args}"})
click-extra-arguments = Zbędne argumenty ({"{args}"})
click-no-such-command = Nie ma polecenia {"{name!r}"}.
click-no-such-option = Nie ma opcji {"{name!r}"}.
click-did-you-mean = Może {"{possibility}"}?
click-did-you-mean-one-of = (Może jedna z tych: {"{possibilities}"}?)
click-takes-no-value = Opcja {"{name!r}"} nie przyjmuje wartości.
click-needs-argument = Opcja {"{name!r}"} wymaga wartości.
click-not-one-of = {"{value!r}"} nie jest do wyboru; możliwe są {"{choices}"}.
click-not-in-range = {"{value}"} jest poza zakresem {"{range}"}.
click-not-a-number = {"{value!r}"} to nie liczba całkowita.
click-aborted = Przerwano!
