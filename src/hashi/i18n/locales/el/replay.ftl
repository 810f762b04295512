# The end of a game, and games watched again.

## The end

end-winners = { $many ->
    [many] { $names } μοιράζονται τη νίκη
   *[one] { $names } κερδίζει
  }
end-rank-of = Τίτλος { $level } από 12, με { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
  }
end-stamp-points = ΠΟΝΤΟΙ
end-stamp-rank = ΤΙΤΛΟΣ
end-replay = Ριπλέι
end-print = Εκτύπωση
end-result = Αποτέλεσμα
end-look = Κλείσε και δες τον πίνακα

## The course of a game

chart-title = Η πορεία του παιχνιδιού.
chart-about = Πόντοι μετά από κάθε γύρο.
chart-goals = Στόχοι που επιτεύχθηκαν
chart-goal = { $goal } με την κάρτα { $round }.
chart-line = { $name }: { $half } μετά τον γύρο { $round }, { $points } στο τέλος.
chart-round = Γύρος
chart-rounds = γύροι
chart-table = Σε αριθμούς

## The proof

proof-title = Ήταν τίμιο το ανακάτεμα;
proof-about = Η σειρά των καρτών σφραγίστηκε πριν από το παιχνίδι. Τώρα αποκαλύπτεται το μυστικό της.
proof-button = Έλεγξε το ανακάτεμα
proof-checking = Υπολογισμός…
proof-good = Οι κάρτες ήρθαν όπως ορίστηκαν πριν από το παιχνίδι.
proof-bad = Κάτι δεν ταιριάζει.
proof-here = Το υπολόγισε αυτός ο περιηγητής: από το μυστικό βγαίνουν η σφραγίδα παρακάτω και { $cards ->
    [0] η σειρά των καρτών
    [one] η πρώτη κάρτα
    [17] όλες οι 17 κάρτες
   *[other] οι πρώτες { $cards } κάρτες
  }{ $box ->
    [yes] , καθώς και εκείνη στο κουτί
   *[no] {""}
  }.
proof-server = Το υπολόγισε ο διακομιστής: από το μυστικό βγαίνουν η σφραγίδα παρακάτω και { $cards ->
    [0] η σειρά των καρτών
    [one] η πρώτη κάρτα
    [17] όλες οι 17 κάρτες
   *[other] οι πρώτες { $cards } κάρτες
  }{ $box ->
    [yes] , καθώς και εκείνη στο κουτί
   *[no] {""}
  }.
proof-why-server = Οι περιηγητές υπολογίζουν hash μόνο σε ασφαλείς σελίδες, και αυτή ήρθε με απλό HTTP. Με την καταγραφή του παιχνιδιού, το «{ $program } verify» το ελέγχει σε όποιο άλλο μηχάνημα θέλεις.
proof-noted = Είναι η σφραγίδα που σημείωσε αυτός ο περιηγητής πριν από την πρώτη κάρτα.
proof-noted-late = Είναι η σφραγίδα που σημείωσε αυτός ο περιηγητής μετά την κάρτα { $cards }.
proof-compare = Σύγκρινέ τη με αυτή που είδες πριν από το παιχνίδι.
proof-not-noted = Πριν, αυτός ο περιηγητής είχε σημειώσει άλλη σφραγίδα: { $noted }
proof-line = Η καταγραφή δεν έχει μία και μοναδική σωστή γραμμή «{ $word }: …», οπότε δεν αποδεικνύεται τίποτα.
proof-commitment = Τραπέζι και μυστικό δεν ταιριάζουν με τη σφραγίδα.
proof-card = Στον γύρο { $round } το ανακάτεμα δίνει { $expected }, ενώ η καταγραφή λέει { $found }.
proof-box = Το ανακάτεμα βάζει στο κουτί { $expected }, ενώ η καταγραφή λέει { $found }.

## Choosing a record

replay-title = Ριπλέι
replay-open-title = Δες ξανά ένα παιχνίδι
replay-own = Τα παιχνίδια σου
replay-other = Άλλο παιχνίδι
replay-open-about = Κάθε παιχνίδι αφήνει μια καταγραφή: λίγες γραμμές κειμένου. Διάλεξε το αρχείο της, άφησέ το πάνω στη σελίδα ή επικόλλησε το κείμενο.
replay-kept = Το βλέπουμε και το ξεχνάμε: ο διακομιστής δεν κρατά τίποτα.
replay-file = Διάλεξε αρχείο
replay-paste = Η καταγραφή ως κείμενο
replay-show = Δείξε
replay-drop = Άφησέ το εδώ για να το δεις
replay-reading = Ανάγνωση της καταγραφής…
replay-another = Άλλη καταγραφή
replay-bad-title = Αυτή η καταγραφή δεν μπορεί να προβληθεί
replay-refused = { $place }: { $message } ({ $clause })
replay-refused-player = { $place }, { $player }: { $message } ({ $clause })
replay-too-long = Είναι πολύ μεγαλύτερο από κάθε καταγραφή παιχνιδιού.
replay-too-many-marks = Αυτή η καταγραφή έχει περισσότερες γέφυρες απ’ όσες χρειάζεται ένα παιχνίδι.
replay-not-over = Το παιχνίδι συνεχίζεται. Η καταγραφή του ανοίγει όταν τελειώσει.
replay-not-allowed = Εδώ η καταγραφή ανοίγει μόνο για όσους είναι στο τραπέζι. Με το αρχείο στο χέρι βλέπουν όλοι: διάλεξέ το παρακάτω.
replay-no-such-table = Δεν υπάρχει τέτοιο τραπέζι.
replay-other-problem = Δεν έγινε. Δοκίμασε ξανά σε λίγο.

## Watching

replay-game = { $names }
replay-step-start = Πρώτες καταχωρήσεις
replay-step-round = Γύρος { $round }
replay-step-fix = { $name } διορθώνει τον γύρο { $round }
replay-first = Στην αρχή
replay-back = Ένα βήμα πίσω
replay-on = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-slider = Βήμα
replay-players = Ποιανού ο πίνακας φαίνεται
replay-player = { $name }, { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
  }
replay-sheet = Πίνακας: { $name }, { $step }
replay-keys = Με τα βέλη αλλάζεις βήμα και παίκτη· με Home και End πας στην αρχή και στο τέλος, με το πλήκτρο διαστήματος παίζει και σταματάει. Στον πίνακα, σύρε το δάχτυλο.
replay-received = { $number } στο { $island }, από: { $name }
replay-not-moved = Τίποτα νέο σε αυτόν τον πίνακα
replay-no-bridges = χωρίς γέφυρες
replay-bridge = { $count ->
    [one] { $from }⁠–⁠{ $to }
   *[other] { $count } × { $from }⁠–⁠{ $to }
  }
replay-finished = Έτοιμα: { $islands }
replay-award = { $goal }: { $points } πόντοι
replay-bot = Έπαιξε μποτ ({ $bot })
replay-mistake = Λάθος, { $islands }: { $reason }
replay-mistake-fixed = Λάθος, { $islands }, διορθώθηκε μετά τον γύρο { $round }: { $reason }
replay-wins = { $many ->
    [many] { $names } μοιράζονται τη νίκη με { $points } πόντους.
   *[one] { $names } κερδίζει με { $points } πόντους.
  }
replay-rank = { $points } πόντοι: { $rank }, τίτλος { $level } από 12.
replay-broken-off = { $many ->
    [many] Η καταγραφή τελειώνει εδώ. { $names } προηγούνται με { $points } πόντους.
   *[one] Η καταγραφή τελειώνει εδώ. { $names } προηγείται με { $points } πόντους.
  }
replay-broken-off-alone = Η καταγραφή τελειώνει εδώ. Ως τώρα: { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
  }.
home-replay = Δες ξανά ένα παιχνίδι
