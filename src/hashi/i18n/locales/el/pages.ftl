# What the pages say.

language-name = Ελληνικά
game = Hashi
motto = Νησιά, γέφυρες και μία κάρτα για όλους
about = Ψηφιακή έκδοση του παιχνιδιού flip-and-write του Jeffrey D. Allers, σε δικούς μας πίνακες.

## The home page

home-solo = Σόλο
home-solo-about = 17 κάρτες, τρεις προθεσμίες και δώδεκα τίτλοι – στην κορυφή ο Υπεύθυνος νησιού
home-bots = Με μποτ
home-bots-about = Τρία επίπεδα: { bot-novice }, { bot-steady }, { bot-master }
home-device = Σε μία συσκευή
home-device-about = Το κινητό πάει από χέρι σε χέρι· ο καθένας σχεδιάζει κρυφά
home-friends = Με φίλους
home-friends-about = Ο καθένας στο κινητό του, με έναν σύνδεσμο
home-name = Το όνομά σου
home-names = Ποιοι παίζουν;
home-player = Παίκτης { $number }
home-names-needed-friends = Γράψε πρώτα το όνομά σου: οι φίλοι σου το βλέπουν στο τραπέζι.
home-names-needed-device = Γράψε τα ονόματα όσων παίζουν, τουλάχιστον δύο.
home-seats = Παίκτες
home-bot-level = Επίπεδο των μποτ
home-bot = Μποτ { $number }
home-board = Πίνακας
board-name = { $board ->
    [Harbour] Λιμάνι
    [Lagoon] Λιμνοθάλασσα
    [Skerries] Βραχονησίδες
    [Strait] Πορθμός
   *[other] { $board }
  }
board-choice = { $board ->
    [A] A · εύκολος
    [B] B · δύσκολος
    [Harbour] { board-name } · ακόμα πιο εύκολος
    [Lagoon] { board-name } · ακόμα πιο εύκολος
    [Skerries] { board-name } · ακόμα πιο δύσκολος
    [Strait] { board-name } · ακόμα πιο δύσκολος
   *[other] { $board }
  }
home-pen = Μολύβι
home-limit = Χρόνος ανά γύρο
home-options = Περισσότερες επιλογές
home-shows-sheets = Να φαίνονται οι πίνακες των άλλων μετά από κάθε γύρο
home-hints = Να επιτρέπονται υποδείξεις
home-settles = Αναμονή δύο δευτερολέπτων αφού τελειώσουν όλοι
home-start = Παίξε
home-your-tables = Τα τραπέζια σου
home-go-on = Συνέχισε το παιχνίδι
home-against = αντίπαλοι: { $names }
home-round = Γύρος { round-of }
home-their-turn = περιμένουμε: { $names }
home-rules = Οι κανόνες του παιχνιδιού
home-no-connection = Ο διακομιστής δεν απαντά. Δοκίμασε ξανά.

pen-checked = με έλεγχο: χωρίς λάθη
pen-free = ελεύθερο: λάθη όπως στο χαρτί
limit-none = χωρίς όριο
limit-60 = 1 λεπτό
limit-120 = 2 λεπτά
limit-300 = 5 λεπτά
limit-86400 = μία μέρα
bot-random = τυχαίος
bot-novice = αρχάριος
bot-steady = σταθερός
bot-master = δεξιοτέχνης

## Sitting down

join-title = Πιάσε θέση
join-button = Κάθισε
join-open-seat = ελεύθερη
open-seat = Θέση { $number }
join-full = Σε αυτό το τραπέζι όλες οι θέσεις είναι πιασμένες.
join-sheet = Το παιχνίδι έχει αρχίσει: παίρνεις έναν πίνακα και τον βλέπεις όπως είναι. Οι άλλοι το μαθαίνουν.
invite-title = Περιμένουμε τους άλλους
invite-about = Στείλε αυτόν τον σύνδεσμο σε όσους θα παίξουν. Το παιχνίδι αρχίζει μόλις γεμίσουν όλες οι θέσεις.
invite-about-open = Όποιος ανοίξει αυτόν τον σύνδεσμο παίρνει μια ελεύθερη θέση.
invite-qr = Ο ίδιος σύνδεσμος, για την κάμερα
invite-copy = Αντιγραφή συνδέσμου
invite-copied = Αντιγράφηκε
invite-not-copied = Δεν αντιγράφηκε: επίλεξε τον σύνδεσμο και αντίγραψέ τον
invite-only-here = Αυτός ο σύνδεσμος δουλεύει μόνο σε αυτή τη συσκευή. Για να μπουν και κινητά, ξεκίνα με «{ $program } serve --lan».
invite-watch = Σύνδεσμος για θεατές
give-bot = Δώσε σε μποτ τη θέση { $number }

## A round

round-of = { $round } / 17
opening-title = Πρώτη καταχώρηση
opening-about = { $solo ->
    [yes] Πάτα ένα νησί χωρίς σημαία για 3, και ξανά για 4.
   *[no] Πάτα ένα νησί χωρίς σημαία για 3, και ξανά για 4. Τον πίνακα τον παίρνει { $neighbour }: επιτρέπονται οι κακίες!
  }
opening-number = { $number } στο { $island }
card-label = Κάρτα: αριθμός { $number }, { $bridges ->
    [one] μία γέφυρα
   *[other] { $bridges } γέφυρες
  }
turn-start = Βάλε το { $number } και μετά σχεδίασε { $bridges ->
    [one] μία γέφυρα
   *[other] { $bridges } γέφυρες
  }.
turn-entry = { $number } στο { $island }
turn-no-entry = Χωρίς αριθμό
turn-bridges = γέφυρες: { $drawn } από { $wanted }
turn-more-bridges = γέφυρες: { $drawn }, η κάρτα δείχνει { $wanted }
turn-whole = Όσες γέφυρες δείχνει η κάρτα.
turn-no-bridges = Ακόμα χωρίς γέφυρες. Το «OK» τις παραλείπει.
turn-nothing = Πάτα σε ένα νησί ή μια γραμμή, ή πες πάσο.
turn-passing = Πάσο: ούτε αριθμός ούτε γέφυρες.
turn-passing-about = Με «{ button-done }» πας πάσο, με «{ button-undo }» γυρίζεις πίσω.
turn-stuck = Από εδώ δεν βγαίνουν όλες. Πάρε μία πίσω ή συνέχισε χωρίς γέφυρες.
turn-missing = { $count ->
    [one] Λείπει μία γέφυρα.
   *[other] Λείπουν { $count } γέφυρες.
  }
turn-done = Έτοιμο. Περιμένουμε: { $names }.
turn-settling = Τελείωσαν όλοι.
turn-watching = Παρακολουθείς: { $names }.
turn-large-sheet = Μεγάλος φαίνεται ο πίνακας: { $name }.
others-label = { $name }: { $finished ->
    [one] ένα έτοιμο νησί
   *[other] { $finished } έτοιμα νησιά
}. Δες τον πίνακα.
button-undo = Αναίρεση
button-skip-all = Πάσο
button-skip-bridges = Χωρίς γέφυρες
button-done = OK
button-take-back = Αλλαγή κίνησης
button-previous-card = { $round ->
    [0] Αλλαγή αριθμού
   *[other] Πίσω στην κάρτα { $round }
}
button-hint = Υπόδειξη
button-call = Ας παίξει μποτ αντί για: { $name }
hint-region = Κοίτα γύρω από: { $islands }.
hint-move = Ο δεξιοτέχνης θα έπαιζε: { $move }.
hint-pass = Με αυτή την κάρτα ο δεξιοτέχνης θα έλεγε πάσο.
hint-thinking = Ο δεξιοτέχνης σκέφτεται…

goals-label = Στόχοι
goal-red = κόκκινες σημαίες
goal-blue = μπλε σημαίες
goal-six = 6 συνδεδεμένα
goal-red-about = Όλα τα νησιά με κόκκινη σημαία είναι έτοιμα.
goal-blue-about = Όλα τα νησιά με μπλε σημαία είναι έτοιμα.
goal-six-about = Τουλάχιστον έξι έτοιμα νησιά συνδέονται με γέφυρες, και ανάμεσά τους υπάρχουν μόνο έτοιμα νησιά.
goal-worth = { $solo ->
    [yes] { $first } πόντοι ως την κάρτα { $until }, μετά { $later }.
   *[no] { $first } πόντοι στον πρώτο, { $later } σε όποιον έρθει μετά.
  }
goal-progress = { $done }/{ $all }
goal-until = { $card ->
    [7] ως την 7η
   *[other] ως τη { $card }η
  }
points = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
  }
strip-label = Κάρτες που μπορεί να έρθουν ακόμα: { $cards }
strip-box = Έμεινε στο κουτί: { $cards }
seat-done = τελείωσε
seat-thinking = σκέφτεται
seat-away = λείπει
connecting = Σύνδεση…
lost = Η σύνδεση χάθηκε. Νέα προσπάθεια…

out-title = Δεν έχεις θέση εδώ
out-about = Ζήτα τον σύνδεσμο από όποιον άνοιξε το τραπέζι: η διεύθυνση της σελίδας από μόνη της δεν βάζει κανέναν μέσα.
out-seat-lost = Έχασες τη θέση σου σε αυτό το τραπέζι: δόθηκε αλλού ή το τραπέζι δεν υπάρχει πια.
out-button = Στην αρχική σελίδα

missing-title = Εδώ δεν υπάρχει τίποτα
missing-about = Ο σύνδεσμος δεν οδηγεί πουθενά: ίσως του λείπει ένα κομμάτι ή το τραπέζι δεν υπάρχει πια.

## One device

curtain-title = { $name }
curtain-about = Πάρε τη συσκευή. Οι άλλοι δεν κοιτάνε.
curtain-button = Εδώ { $name }
reveal-title = Η κάρτα { $round } παίχτηκε
reveal-nothing = Κανένα νέο έτοιμο νησί.
reveal-button = Επόμενη κάρτα
reveal-check = Τελευταίος έλεγχος

## Keys

keys-title = Πλήκτρα
keys-walk-key = ← ↑ ↓ →
keys-walk = μετακίνηση πάνω στις γραμμές
keys-jump-key = Tab
keys-jump = από τον πίνακα στα κουμπιά
keys-write-key = Διάστημα
keys-write = βάλε τον αριθμό ή πάρ’ τον πίσω
keys-draw-key = Shift + ← ↑ ↓ →
keys-draw = σχεδίασε μία γέφυρα· ξανά για δύο· ξανά για καμία
keys-undo-key = U
keys-undo = πάρε πίσω το τελευταίο σημάδι
keys-back-key = { keys-undo-key }
keys-back = πάρε πίσω το τελευταίο σημάδι ή άλλαξε την τελευταία κίνηση
keys-over-key = Esc
keys-over = άρχισε την κίνηση από την αρχή
keys-pass-key = P
keys-pass = πήγαινε πάσο ή παράλειψε τις γέφυρες
keys-hint-key = H
keys-hint = υπόδειξη: πρώτα πού, μετά τι
keys-done-key = Enter
keys-done = επιβεβαίωση της κίνησης
keys-help-key = ?
keys-help = δείξε αυτή τη λίστα

## What happened

log-title = Τι έγινε ως τώρα

news-began = { $solo ->
    [yes] Το παιχνίδι σου αρχίζει. Ώρα για την πρώτη καταχώρηση.
   *[no] Το παιχνίδι αρχίζει. Ώρα για την πρώτη καταχώρηση.
  }
news-turned-up = Κάρτα { $round }: { $card }
news-finished = { $name } έχει έτοιμα: { $islands }.
news-award = { $name } παίρνει { $points } πόντους: { $goal }.
news-bot = { $name }: έπαιξε μποτ.
news-entry-bot = { $name }: την πρώτη καταχώρηση την έκανε μποτ.
news-hint = { $name } πήρε υπόδειξη.
news-round-taken-back = { $round ->
    [0] { $name } παίρνει πίσω τον πρώτο αριθμό.
   *[other] { $name } γυρίζει στην κάρτα { $round }.
}
news-put-right = { $name } διόρθωσε τον γύρο { $round }.
news-crossed-out = { $name } διαγράφει { $islands }: το λάθος δεν διορθώθηκε εγκαίρως.
news-seated = { $name } κάθεται στο τραπέζι.
news-seated-sees = { $name } κάθεται στο τραπέζι και βλέπει τώρα τον πίνακα αυτής της θέσης.
news-taken-over = { $before } φεύγει, συνεχίζει { $name }.
news-left = { $before } φεύγει, η θέση είναι ελεύθερη.
news-called = { $name } φωνάζει μποτ αντί για: { $absent }.
news-ended = Το παιχνίδι τελείωσε.
news-closed = Το τραπέζι έκλεισε.
news-next = { $count ->
    [0] Το επόμενο παιχνίδι είναι έτοιμο.
    [one] { $names } θέλει να παίξει ξανά.
   *[other] { $names } θέλουν να παίξουν ξανά.
  }

## Mistakes

check-title = Ψάξε για λάθη
check-none = Δεν βρέθηκε λάθος.
check-mistake = Γύρος { $round }, { $islands }: { $reason }
check-until = { $until ->
    [18] Διορθώνεται μέχρι την τελική καταμέτρηση.
    [19] Διορθώνεται μέχρι την τελική καταμέτρηση.
   *[other] Διορθώνεται μέχρι να ανοίξει η κάρτα { $until }.
}
check-fix = Διόρθωση
check-fixing = Ξανά ο γύρος { $round }
check-fixing-about = Βάλε το { $number } και σχεδίασε { $bridges ->
    [one] μία γέφυρα
   *[other] { $bridges } γέφυρες
  }, όπως επιτρέπουν οι κανόνες, ή παράλειψε κάτι.
check-cancel = Άσ’ το
check-final = Τελευταία ευκαιρία να ψάξεις για λάθη.
check-final-button = Το έλεγξα

## The end

end-islands = νησιά
end-total = σύνολο
end-again = Ξανά
end-join = Παίξε κι εσύ
end-watch = Δες το επόμενο παιχνίδι
end-next = Στο επόμενο παιχνίδι
end-record = Καταγραφή
end-home = Αρχική

## Islands, for those who listen

island-label = { $at }{ $flag ->
    [red] , κόκκινη σημαία
    [blue] , μπλε σημαία
   *[none] {""}
  }{ $number ->
    [0] , χωρίς αριθμό
   *[other] , αριθμός { $number }
  }, { $bridges ->
    [0] καμία γέφυρα
    [one] μία γέφυρα
   *[other] { $bridges } γέφυρες
  }{ $state ->
    [finished] , έτοιμο
    [finishing] , έτσι θα είναι έτοιμο
    [crossed-out] , διαγραμμένο
   *[open] {""}
  }
line-label = Από το { $from } στο { $to }, { $bridges ->
    [0] καμία γέφυρα
    [one] μία γέφυρα
   *[other] { $bridges } γέφυρες
  }

## Ranks

rank-1 = Βοηθός
rank-2 = Νεροκουβαλητής
rank-3 = Μάστορας μπαμπού
rank-4 = Μάστορας βιδώματος
rank-5 = Μάστορας καλουπώματος
rank-6 = Υπεύθυνος έργου
rank-7 = Υπεύθυνος γέφυρας
rank-8 = Σχεδιαστής
rank-9 = Στατικός
rank-10 = Αρχιτέκτονας
rank-11 = Κατασκευαστής
rank-12 = Υπεύθυνος νησιού

## The menu, and how the pages look and sound

menu-button = Μενού
menu-title = Σε αυτό το τραπέζι
menu-back = Πίσω στον πίνακα
menu-rules = Κανόνες, σε νέα καρτέλα
menu-clear = Σβήσε αυτή την κίνηση
menu-yes = Ναι
clause-link = Κανόνας { $clause }, σε νέα καρτέλα
menu-give = Δώσε σε μποτ τη θέση: { $name }
menu-give-sure = { $name }: χάνει τη θέση για τα καλά και εκεί συνεχίζει ένα μποτ.
menu-open = Άνοιξε σε άλλους τη θέση: { $name }
menu-open-sure = { $name }: χάνει τη θέση. Την παίρνει όποιος έρθει με την επόμενη πρόσκλησή σου και συνεχίζει εκεί.
menu-take = Πιάσε τη θέση { $number } σε αυτή τη συσκευή
menu-invite = Σύνδεσμοι για το τραπέζι
menu-forget = Διαγραφή από το παιχνίδι του ονόματος: { $name }
menu-forget-sure = Στη θέση του ονόματος { $name } όλοι θα διαβάζουν ένα ουδέτερο όνομα, και στην καταγραφή, και κανείς δεν μπορεί να το επαναφέρει. Η θέση μένει δική σου.
menu-leave-bot = Φύγε για τα καλά: συνεχίζει ένα μποτ
menu-leave-open = Φύγε για τα καλά: η θέση μένει ελεύθερη
menu-leave-bot-sure = Αφήνεις τη θέση σου και οι άλλοι συνεχίζουν χωρίς εσένα.
menu-leave-open-sure = Αφήνεις τη θέση σου. Οι άλλοι περιμένουν μέχρι να την πάρει κάποιος.
menu-close = Κλείσε το τραπέζι
menu-close-sure = Το παιχνίδι τελειώνει εδώ για όλους.
options-title = Ρυθμίσεις
option-language = Γλώσσα
option-theme = Χρώματα
option-theme-auto = όπως στη συσκευή
option-theme-light = ανοιχτά
option-theme-dark = σκούρα
option-text = Κείμενο
option-text-usual = κανονικό
option-text-large = μεγαλύτερο
option-hand = Κουμπιά για
option-hand-right = το δεξί χέρι
option-hand-left = το αριστερό χέρι
option-motion = Εφέ κίνησης
option-motion-auto = όπως στη συσκευή
option-motion-none = κανένα
option-sound = Ήχοι
option-speech = Εκφώνηση ανακοινώσεων
option-notify = Ειδοποίηση όταν είναι η σειρά μου
title-your-turn = ● Σειρά σου – { $title }
notify-your-turn = Είναι η σειρά σου.
