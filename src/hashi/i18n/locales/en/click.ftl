# What click says by itself. The English texts are click's own, letter by letter: by them it asks for the others.

click-usage = Usage:
click-options = Options
click-commands = Commands
click-required = required
click-default = default: {"{default}"}
click-version = %(prog)s, version %(version)s
click-try-help = Try '{"{command} {option}"}' for help.
click-error = Error: {"{message}"}
click-invalid = Invalid value: {"{message}"}
click-invalid-for = Invalid value for {"{param_hint}"}: {"{message}"}
click-missing-argument = Missing argument
click-missing-command = Missing command.
click-missing-option = Missing option
click-extra-argument = Got unexpected extra argument ({"{args}"})
click-extra-arguments = Got unexpected extra arguments ({"{args}"})
click-no-such-command = No such command {"{name!r}"}.
click-no-such-option = No such option {"{name!r}"}.
click-did-you-mean = Did you mean {"{possibility}"}?
click-did-you-mean-one-of = (Did you mean one of: {"{possibilities}"}?)
click-takes-no-value = Option {"{name!r}"} does not take a value.
click-needs-argument = Option {"{name!r}"} requires an argument.
click-not-one-of = {"{value!r}"} is not one of {"{choices}"}.
click-not-in-range = {"{value}"} is not in the range {"{range}"}.
click-not-a-number = {"{value!r}"} is not a valid {"{number_type}"}.
click-aborted = Aborted!
