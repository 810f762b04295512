# The companion for those who play on paper, in the browser and in the terminal.

companion-title = Παίξε σε χαρτί
companion-link = Άσε το Hashi να ανοίγει τις κάρτες
companion-about = Το Hashi ανοίγει τις κάρτες, τις διαβάζει δυνατά και κρατάει τους πόντους. Εσείς σχεδιάζετε στο χαρτί.
companion-opening = { $solo ->
    [yes] Βάλε ένα 3 ή ένα 4 σε νησί χωρίς σημαία. Μετά άνοιξε την πρώτη κάρτα.
   *[no] Όλοι βάζουν ένα 3 ή ένα 4 σε νησί χωρίς σημαία και δίνουν το φύλλο προς τα αριστερά. Μετά ανοίγει η πρώτη κάρτα.
  }
companion-first = Πρώτη κάρτα
companion-aloud = Διάβασε δυνατά
companion-goals = Ποιος πέτυχε στόχο;
companion-doubt = Στο φύλλο ({ $name }), που ελέγχθηκε στην κάρτα { $card }, δεν υπάρχει αυτός ο στόχος: { $goal }.
companion-doubt-count = Μέτρα τον πάντως
companion-doubt-leave = Μην τον μετράς
companion-earlier = Προηγούμενη κάρτα
companion-later = Επόμενη κάρτα
companion-points = Πόντοι
companion-count = Πόσα νησιά είναι έτοιμα;
companion-retry = Δοκίμασε ξανά
companion-new = Νέο παιχνίδι
companion-new-sure = Να τελειώσει αυτό το παιχνίδι και να αρχίσει νέο;
companion-new-stay = Συνέχισε αυτό το παιχνίδι

## Checking a sheet

sheet-title = Έλεγξε ένα φύλλο
sheet-about = Πάτα νησιά και γραμμές μέχρι να είναι όπως στο χαρτί, ή γράψ’ τα εδώ κάτω.
sheet-own = δικός σου πίνακας
sheet-rows = Οι σειρές του από πάνω προς τα κάτω: «.» είναι νερό, «o» νησί, «R» και «B» νησί με σημαία
sheet-text = Το φύλλο ως κείμενο: c4=3 είναι αριθμός, c4-e4 γέφυρα, c4=e4 δύο
sheet-check = Έλεγχος
sheet-clear = Άδειασε το φύλλο
sheet-take = Βάλε αυτόν τον αριθμό
sheet-back = Πίσω στις κάρτες
sheet-verdict = { $count ->
    [0] Όλα είναι σωστά εδώ.
    [one] Κάτι δεν είναι σωστό εδώ.
   *[other] { $count } πράγματα δεν είναι σωστά εδώ.
  }
sheet-islands = Έτοιμα νησιά: { $islands }, { $points }
sheet-goal = { $goal }: { $reached ->
    [yes] επιτεύχθηκε
   *[no] δεν επιτεύχθηκε
  }
sheet-goal-missing = Σημειώθηκε ({ $name }), αλλά δεν υπάρχει σε αυτό το φύλλο: { $goal }.
sheet-concerned = Τα νησιά με λάθος δεν μετράνε.
sheet-cards = Κάρτες που λήφθηκαν υπόψη: { $cards }.
sheet-more = { $count ->
    [one] Και ακόμα ένα πράγμα.
   *[other] Και ακόμα { $count } πράγματα.
  }

## What is wrong with a mark on a sheet, where it differs from what is wrong with a move

sheet-fault-unknown-island = { unknown-island }
sheet-fault-island-taken = Στο { $island } υπάρχουν περισσότεροι από ένας αριθμοί.
sheet-fault-no-line = Καμία διακεκομμένη γραμμή δεν ενώνει το { $first } με το { $second }.
sheet-fault-flag-needs-bridge = Το { $island } έχει σημαία και αριθμό, αλλά καμία γέφυρα. Πρώτα έρχεται η γέφυρα, με προηγούμενη κάρτα.
sheet-fault-line-full = Ανάμεσα στο { $first } και το { $second } υπάρχουν πάνω από δύο γέφυρες.
sheet-fault-bridges-cross = Οι γέφυρες { $bridge } και { $blocker } διασταυρώνονται, κι αυτό δεν επιτρέπεται ποτέ.
sheet-fault-island-full = Περισσότερες γέφυρες απ’ όσες λέει ο αριθμός: { $ends }.
sheet-fault-more-than-six = Πάνω από έξι γέφυρες: { $ends }. Τόσες δεν παίρνει κανένα νησί.

## In the terminal

call-left = Το παιχνίδι ({ $names }) σταμάτησε στην κάρτα { $round }. Το Enter το συνεχίζει, το «{ word-new }» αρχίζει άλλο:
call-lost = Το παιχνίδι που κρατήθηκε δεν διαβάζεται. Αρχίζει νέο.
call-taken = Σε άλλο παράθυρο είναι ήδη ανοιχτό ένα παιχνίδι. Σταμάτησέ το εκεί με το «{ word-quit }»: κρατιέται και συνεχίζεται εδώ.
call-name = { home-player } (Enter όταν μπουν όλα τα ονόματα)
call-goal = { $goal }: { $first }, αργότερα { $later }
call-goal-until = { $goal }: { $first } ως την κάρτα { $until }, αργότερα { $later }
call-goal-gone = { $goal }: { $later }
call-goals-by = { $name }: { $goals }, μαζί { $points }
call-piles = Κάρτες που μένουν στις στοίβες: { $piles }
call-ask-first = Enter για την πρώτη κάρτα, ? για βοήθεια:
call-ask = Ποιος πέτυχε στόχο; Enter για την επόμενη κάρτα, ? για βοήθεια:
call-ask-last = Ποιος πέτυχε στόχο; Enter για το μέτρημα, ? για βοήθεια:
call-ask-sure = Enter για να μη μετρήσει, «{ word-count }» για να μετρήσει πάντως:
call-ask-islands = Έτοιμα νησιά ({ $name }), ή «{ word-sheet }»· ? για βοήθεια:
call-ask-take = Enter για να μπει το { $islands }, ή γράψε άλλον αριθμό:
call-ask-sheet = Το φύλλο ({ $name }): c4=3 είναι αριθμός, c4-e4 γέφυρα, c4=e4 δύο. Μια κενή γραμμή το κλείνει.
call-ask-end = Enter για τέλος, «{ word-undo }» παίρνει πίσω το τελευταίο μέτρημα:
call-undone = Αναιρέθηκε: { $name }, { $what }.
call-back-again = Μετράει ξανά: { $name }, { $what }.
call-nothing-undone = Δεν υπάρχει κάτι για αναίρεση.
call-strange = Το «{ $text }» δεν είναι κατανοητό.
call-help-left = Το Enter συνεχίζει το παιχνίδι, το «{ word-new }» αρχίζει άλλο στη θέση του, το «{ word-quit }» το αφήνει για αργότερα.
call-help-first = Το Enter ανοίγει την πρώτη κάρτα· μετά ρωτάμε ποιος πέτυχε στόχο. Το «{ word-quit }» σταματάει.
call-help = Γράψε «{ $name } { word-red }», «{ $name } { word-blue }» ή «{ $name } { word-six }», και «{ $name } { word-red } 6» αν ήταν με την κάρτα 6. Το «{ word-undo }» αναιρεί την τελευταία εγγραφή, το «{ word-sheet } { $name }» ελέγχει ένα φύλλο, το «{ word-quit }» σταματάει· το παιχνίδι κρατιέται.
call-help-sure = Με Enter ο στόχος δεν μετράει, και μπορείτε να ξαναδείτε το φύλλο. Το «{ word-count }» τον μετράει όπως ανακοινώθηκε.
call-help-count = Γράψε πόσα νησιά είναι έτοιμα, για παράδειγμα 9. Το «{ word-sheet }» ελέγχει το φύλλο και μετράει για σένα, το «{ word-undo }» αναιρεί την τελευταία εγγραφή, ακόμα και στόχο, το «{ word-quit }» σταματάει· το παιχνίδι κρατιέται.
call-stopped = Το παιχνίδι κρατήθηκε: το «{ $program } companion» το συνεχίζει.
word-red = κόκκινο
word-blue = μπλε
word-six = έξι
word-undo = πίσω
word-sheet = φύλλο
word-count = μέτρα
word-quit = τέλος
word-new = νέο
