# What is wrong with a game, a record or a proof: where it happened is told as well, as nobody sees a board.

list-and = { $most } και { $last }

## Why the rules refuse something, by its code

fault-unknown-island = { unknown-island } Διάλεξε ένα που υπάρχει στον πίνακα.
fault-island-taken = { island-taken }
fault-no-line = Καμία διακεκομμένη γραμμή δεν ενώνει το { $first } με το { $second }. Σχεδίασε πάνω στις διακεκομμένες.
fault-flag-needs-bridge = { flag-needs-bridge }
fault-number-too-small = Στο { $island } { $bridges ->
    [one] φτάνει ήδη { $bridges } γέφυρα
   *[other] φτάνουν ήδη { $bridges } γέφυρες
  }, πάρα πολλές για τον αριθμό { $number }. Διάλεξε νησί με λιγότερες.
fault-wrong-bridge-count = Η κάρτα θέλει { $wanted ->
    [one] { $wanted } γέφυρα
   *[other] { $wanted } γέφυρες
  } και η κίνηση σχεδιάζει { $bridges }. Σχεδίασε ακριβώς τόσες ή καμία.
fault-no-number = Ούτε το { $first } ούτε το { $second } έχει αριθμό. Η γέφυρα θέλει αριθμό σε ένα από τα νησιά της.
fault-line-full = Ανάμεσα στο { $first } και το { $second } υπάρχουν ήδη δύο γέφυρες. Διάλεξε άλλη γραμμή.
fault-bridges-cross = Η γέφυρα { $bridge } θα έκοβε την { $blocker }. Οι γέφυρες δεν διασταυρώνονται ποτέ.
fault-island-full = Η γέφυρα { $bridge } είναι μία παραπάνω για τον αριθμό στο { $ends }. Ένα έτοιμο νησί δεν παίρνει άλλες γέφυρες.
fault-more-than-six = Στο { $ends } φτάνουν ήδη έξι γέφυρες. Κανένα νησί δεν παίρνει περισσότερες.
fault-start-number = Ο πρώτος αριθμός είναι 3 ή 4, όχι { $number }.
fault-start-flag = { start-flag }
fault-card-not-left = Η κάρτα { $card } δεν μπορεί να έρθει: έχει ήδη έρθει ή δεν υπάρχει στην τράπουλα.
fault-box-card-seen = Στο κουτί δεν μπορεί να είναι η { $card }: αυτή η κάρτα παίχτηκε.
fault-game-over = Το παιχνίδι τελειώνει μετά από 17 κάρτες.
fault-nothing-to-fix = Σε εκείνον τον γύρο αυτός ο παίκτης δεν έχει λάθος για διόρθωση.
fault-fix-too-late = { fix-too-late }
fault-fix-still-wrong = Και η νέα κίνηση είναι λάθος. { $fault }
fault-fix-has-consequences = Με τη νέα κίνηση, εκείνη του γύρου { $round } θα παραβίαζε κανόνα. { $fault }
fault-fix-misses-award = Με τη νέα κίνηση ένας στόχος του γύρου { $round } δεν θα είχε επιτευχθεί.

## What a whole sheet cannot have

fault-start-missing = Σε κανένα νησί χωρίς σημαία δεν υπάρχει 3 ή 4. Έτσι όμως αρχίζει κάθε φύλλο.
fault-number-not-shown = { $most ->
    [0] Καμία κάρτα δεν έδειξε { $number }.
    [one] Ο αριθμός { $number } υπάρχει { $found } φορές. Με τις κάρτες και τον πρώτο αριθμό μπορεί να υπάρχει μόνο μία.
   *[other] Ο αριθμός { $number } υπάρχει { $found } φορές. Με τις κάρτες και τον πρώτο αριθμό μπορεί να υπάρχει το πολύ { $most }.
  }
fault-flag-too-early = Ο αριθμός μπήκε πολύ νωρίς: { $islands }. Ένα νησί με σημαία χρειάζεται πρώτα γέφυρα από προηγούμενη κάρτα, και δεν μπορεί να υπήρχε.
fault-bridges-not-shown = Γέφυρες στο φύλλο: { $found }. Οι κάρτες δεν δίνουν ακριβώς τόσες: καθεμία δίνει όλες τις γέφυρές της ή καμία, όλες μαζί { $most }.

## What cannot be read, and what to write instead

unreadable-line = Γραμμή { $line }: { $problem }
unreadable-after-box = Μετά την κάρτα στο κουτί δεν μπορεί να ακολουθεί τίποτα.
unreadable-board-name-taken = Άλλος πίνακας λέγεται ήδη «{ $text }». Δώσε σε αυτόν δικό του όνομα.
unreadable-board-size = Ένας πίνακας έχει 1 έως { $columns } στήλες και 1 έως { $rows } σειρές.
unreadable-box-too-early = Η κάρτα στο κουτί δηλώνεται μόνο μετά τον γύρο { $wanted }.
unreadable-control-character = Η γραμμή περιέχει χαρακτήρα ελέγχου. Γράψε απλό κείμενο.
unreadable-count-too-early = Τα νησιά μετριούνται όταν έχουν ανοίξει και οι { $wanted } κάρτες.
unreadable-fix-with-checked-pen = Με το μολύβι με έλεγχο δεν υπάρχει τίποτα για διόρθωση. Παράλειψέ το.
unreadable-goal-twice = { $text } έχει ήδη αυτόν τον στόχο. Κάθε στόχος μετράει μία φορά.
unreadable-header-missing = Πριν από τον πρώτο γύρο λείπει η γραμμή «{ $word }: …».
unreadable-header-too-late = Η γραμμή «{ $word }: …» μπαίνει πριν από τον πρώτο γύρο.
unreadable-header-twice = Η γραμμή «{ $word }: …» υπάρχει δύο φορές.
unreadable-island-count = Νησιά: { $found }. Ένας πίνακας που παίζεται έχει { $fewest } έως { $most }.
unreadable-lesson-refused = Το βήμα { $step } παραβιάζει έναν κανόνα ({ $clause })· το βήμα 0 είναι η παρτίδα πριν από το μάθημα.
unreadable-lesson-twice = Ένα άλλο μάθημα λέγεται ήδη «{ $text }». Δώσε στο αρχείο άλλο όνομα.
unreadable-line-twice = Η γραμμή { $text } αφαιρείται δύο φορές.
unreadable-line-too-long = Η γραμμή ξεπερνά τους { $most } χαρακτήρες.
unreadable-model-not-wanted = Η πρότυπη κίνηση του βήματος { $step } δεν είναι αυτή που ζητά το βήμα.
unreadable-move-count = Κινήσεις: { $found }, παίκτες: { $wanted }. Βάλε «|» πριν από κάθε κίνηση.
unreadable-name-twice = Δύο παίκτες λέγονται «{ $text }». Δώσε στον καθένα δικό του όνομα.
unreadable-no-deals = Το αρχείο δεν έχει μοιρασιά· γράψε μία σε κάθε γραμμή, και τις 18 κάρτες στη σειρά.
unreadable-no-such-card = Κάρτα { $found } δεν υπάρχει ακόμα· έχουν ανοίξει ως τώρα: { $most }.
unreadable-no-such-island = Αυτός ο πίνακας δεν έχει νησί { $text }.
unreadable-no-such-line = Αυτός ο πίνακας δεν έχει γραμμή { $text } για να αφαιρεθεί.
unreadable-nobody-plays = Πες ποιοι παίζουν: ένα ως τέσσερα ονόματα.
unreadable-not-a-board = Το «{ $text }» δεν είναι πίνακας· χώρισε τις σειρές του με «/».
unreadable-not-a-board-name = Το «{ $text }» δεν μπορεί να είναι όνομα πίνακα· χρησιμοποίησε 1 έως { $most } χαρακτήρες, χωρίς «|», «#» και «:».
unreadable-not-a-bridge = Το «{ $text }» δεν είναι γέφυρα· γράψε c4-e4 για μία και c4=e4 για δύο.
unreadable-not-a-card = Το «{ $text }» δεν είναι κάρτα· γράψε αριθμό και γέφυρες, όπως 5/3.
unreadable-not-a-cell = Το «{ $text }» στη σειρά { $row } δεν είναι κελί· χρησιμοποίησε «.», «o», «R» και «B».
unreadable-not-a-choice = Το «{ $text }» δεν γίνεται εδώ· διάλεξε ένα από: { $known }.
unreadable-not-a-count = Το «{ $text }» δεν είναι αριθμός νησιών· γράψε έναν ακέραιο, όπως 9.
unreadable-not-a-deal = Μια μοιρασιά είναι και οι 18 κάρτες της τράπουλας { $deck }, με όποια σειρά.
unreadable-not-a-lesson-name = Το «{ $text }» δεν είναι όνομα μαθήματος· ονόμασε το αρχείο όπως 13-island-tour.toml, με μικρά γράμματα.
unreadable-not-a-line = Το «{ $text }» δεν είναι γραμμή· γράψε την όπως c4-e4.
unreadable-not-a-list = Το «{ $text }» πρέπει να υπάρχει, ως λίστα κειμένων σε αγκύλες.
unreadable-not-a-mark = Το «{ $text }» δεν διαβάζεται· γράψε c4=3 για αριθμό, c4-e4 για μία γέφυρα και c4=e4 για δύο.
unreadable-not-a-move = Το «{ $text }» δεν είναι κίνηση· γράψε την όπως «c4 c4-e4», ή «- -» για πάσο.
unreadable-not-a-name = Το «{ $text }» δεν μπορεί να είναι όνομα· χρησιμοποίησε 1 έως { $most } χαρακτήρες, χωρίς «|», «#» και «:».
unreadable-not-a-record = Μια καταγραφή παιχνιδιού αρχίζει με τη γραμμή «{ $wanted }».
unreadable-not-a-start = Το «{ $text }» δεν είναι πρώτη καταχώρηση· γράψε την όπως c2=3.
unreadable-not-a-text = Το «{ $text }» πρέπει να υπάρχει, ως κείμενο σε εισαγωγικά.
unreadable-not-a-want = Το «{ $text }» δεν είναι κάτι που μπορεί να ζητά ένα βήμα· γράψ’ το όπως «number on c1», «no bridges», «bridge to c1», «finished» ή «goal red».
unreadable-not-an-island = Το «{ $text }» δεν είναι νησί· γράψε στήλη και σειρά, όπως c4.
unreadable-not-tables = Το «{ $text }» πρέπει να υπάρχει· γράψε [[{ $text }]] πάνω από το καθένα.
unreadable-not-toml = Το αρχείο δεν έχει τη μορφή TOML.
unreadable-not-utf8 = Αυτό δεν είναι απλό κείμενο σε UTF-8. Διάλεξε άλλο αρχείο ή αποθήκευσε το κείμενο ως UTF-8.
unreadable-note-too-early = Ο γύρος { $found } δεν παίχτηκε πριν από αυτή τη γραμμή.
unreadable-player-count = { $found } παίκτες είναι πολλοί· αυτό το παιχνίδι έχει θέση για { $most }.
unreadable-possible-not-a-list = Το «{ $text }» μπορεί να λείπει. Αν υπάρχει, πρέπει να είναι λίστα κειμένων σε αγκύλες.
unreadable-possible-not-a-text = Το «{ $text }» μπορεί να λείπει. Αν υπάρχει, πρέπει να είναι κείμενο σε εισαγωγικά.
unreadable-ragged-board = Η σειρά { $row } δεν έχει το μήκος της πρώτης: { $cells } αντί για { $wanted }.
unreadable-round-order = Εδώ έπρεπε να είναι ο γύρος { $wanted }, όχι ο γύρος { $found }.
unreadable-start-count = Πρώτες καταχωρήσεις: { $found }, παίκτες: { $wanted }. Βάλε «|» ανάμεσά τους.
unreadable-strange-line = Το «{ $text }» δεν είναι γραμμή όπως «1. 5/3 | c4 c4-e4» ή «fix 1 Ann: - -».
unreadable-too-long = Το κείμενο ξεπερνά τους { $most } χαρακτήρες.
unreadable-too-many-boards = Αρχεία πινάκων: { $found }. Διαβάζονται μόνο τα πρώτα { $most }, με τη σειρά των ονομάτων τους.
unreadable-too-many-islands = Δεν γίνεται: ο πίνακας έχει { $most } νησιά, όχι { $found }.
unreadable-too-many-steps = Βήματα: { $found }. Ένα μάθημα έχει το πολύ { $most }.
unreadable-unknown-board = Δεν υπάρχει πίνακας «{ $text }»· υπάρχουν οι { $known }. Για δικό σου, γράψε τις σειρές του.
unreadable-unknown-deck = Δεν υπάρχει τράπουλα «{ $text }»· υπάρχουν: { $known }.
unreadable-unknown-entry = Το στοιχείο «{ $text }» είναι άγνωστο· ένα αρχείο έχει: { $known }.
unreadable-unknown-player = Σε αυτό το παιχνίδι δεν παίζει κανείς με το όνομα «{ $text }».

## What keeps a record from proving that its cards came in the order fixed before the game

unproved-line-missing = Αυτή η καταγραφή δεν ελέγχεται: λείπει η γραμμή «{ $word }: …». Όταν τελειώσει το παιχνίδι, το τραπέζι γράφει στην καταγραφή «table», «commitment» και «secret».
unproved-line-twice = Αυτή η καταγραφή δεν ελέγχεται: η γραμμή «{ $word }: …» υπάρχει δύο φορές.
unproved-no-such-round = Ο γύρος { $round } δεν έχει κάρτα: ένα παιχνίδι τελειώνει μετά τον { $most }ο.
unproved-not-64-digits = Στη γραμμή «{ $word }: …» έπρεπε να είναι 64 ψηφία από 0-9 και a-f, όχι «{ $text }».
unproved-not-a-table = Το «{ $text }» δεν είναι ταυτότητα τραπεζιού· αυτή έχει A-Z, a-z, 0-9, «_» και «-».
unproved-wrong-box = { proof-box }
unproved-wrong-card = { proof-card }
unproved-wrong-commitment = { proof-commitment } Δίνουν { $expected }, ενώ η καταγραφή λέει { $found }.
