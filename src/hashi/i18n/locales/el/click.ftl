# What click says by itself. The English texts are click's own, letter by letter: by them it asks for the others.

click-usage = Χρήση:
click-options = Επιλογές
click-commands = Εντολές
click-required = απαραίτητο
click-default = προεπιλογή: {"{default}"}
click-version = %(prog)s, έκδοση %(version)s
click-try-help = Για βοήθεια: '{"{command} {option}"}'.
click-error = Σφάλμα: {"{message}"}
click-invalid = Άκυρη τιμή: {"{message}"}
click-invalid-for = Άκυρη τιμή για {"{param_hint}"}: {"{message}"}
click-missing-argument = Λείπει το όρισμα
click-missing-command = Λείπει μια εντολή.
click-missing-option = Λείπει η επιλογή
click-extra-argument = Ένα όρισμα παραπάνω ({"{args}"})
click-extra-arguments = Ορίσματα παραπάνω ({"{args}"})
click-no-such-command = Δεν υπάρχει εντολή {"{name!r}"}.
click-no-such-option = Δεν υπάρχει επιλογή {"{name!r}"}.
click-did-you-mean = Μήπως {"{possibility}"};
click-did-you-mean-one-of = (Μήπως κάποια από αυτές: {"{possibilities}"};)
click-takes-no-value = Η επιλογή {"{name!r}"} δεν παίρνει τιμή.
click-needs-argument = Η επιλογή {"{name!r}"} θέλει μια τιμή.
click-not-one-of = Το {"{value!r}"} δεν είναι ανάμεσα στα {"{choices}"}.
click-not-in-range = Το {"{value}"} είναι έξω από τα όρια {"{range}"}.
click-not-a-number = Το {"{value!r}"} δεν είναι ακέραιος αριθμός.
click-aborted = Διακόπηκε!
