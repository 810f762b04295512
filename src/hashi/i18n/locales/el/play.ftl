# What `hashi play` says, beside what the pages say, too.

## Choosing

play-go-on = Συνέχεια
play-people = Σε ένα πληκτρολόγιο
play-join = Σε τραπέζι διακομιστή
play-join-link = Πρόσκληση
play-own-board = ο δικός σου
play-choose = ↑ ↓ επιλογή, ← → αλλαγή, Enter παιχνίδι, R κανόνες, ? πλήκτρα, Q έξοδος
play-choose-names = Γράψε ονόματα με κόμμα ανάμεσα: Άννα, Νίκος. Enter: παίζουμε, Ctrl-C: έξοδος.
play-need-names = Γράψε δύο έως τέσσερα διαφορετικά ονόματα με κόμμα ανάμεσα: Άννα, Νίκος.
play-join-how = Γράψε ή επικόλλησε τον σύνδεσμο και το όνομά σου. Enter: μπες, Esc: πίσω.
play-choose-game = ↑ ↓ επιλογή, Enter συνέχεια, Esc πίσω, Q έξοδος
play-games-folder = Αυτά τα παιχνίδια βρίσκονται στο { $folder }
play-open-elsewhere = ανοιχτό αλλού

## A round

play-strip = Μπορεί ακόμα να έρθει
play-strip-box = Έμεινε στο κουτί
play-goal-reached = { $points } δικοί σου
play-goal-gone = όχι πια { $first }
play-opening = { $solo ->
    [yes] Το Διάστημα βάζει 3 σε νησί χωρίς σημαία, ξανά για 4. Enter: έτοιμο.
   *[no] Το Διάστημα βάζει 3 σε νησί χωρίς σημαία, ξανά για 4. Enter: έτοιμο. Τον πίνακα τον παίρνει { $neighbour }: η κακία επιτρέπεται.
  }
play-nothing = Διάστημα: ο αριθμός. Shift και βέλος: μια γέφυρα. Δύο φορές Enter: πάσο.
play-no-bridges = Ακόμα χωρίς γέφυρες. Το Enter τις παραλείπει.
play-pass = Δεν έγραψες τίποτα. Άλλο ένα Enter και λες πάσο.
play-all-drawn = { $count ->
    [one] Η γέφυρα αυτής της κάρτας σχεδιάστηκε ήδη. Σχεδίασέ την
   *[other] Και οι { $count } γέφυρες αυτής της κάρτας σχεδιάστηκαν ήδη. Σχεδίασε μία
  } ξανά για να τη βγάλεις.
play-which-way = Προς τα πού; Ένα βέλος σχεδιάζει τη γέφυρα.
play-take-back = Το T παίρνει πίσω την κίνησή σου.
play-next = Enter: συνέχεια. Το T παίρνει πίσω την κίνησή σου.
play-checked = Το M δείχνει τα λάθη. Enter: το έλεγξα.
play-fix = Για να το διορθώσεις, γράψε : και μετά fix, τον γύρο και μια κίνηση: { $fix }
play-type = Οι κινήσεις γράφονται έτσι: { $move }
play-type-entry = Η πρώτη καταχώρηση γράφεται έτσι: { $entry }
play-type-fix = Ένα λάθος διορθώνεται έτσι: { $fix }
play-type-or-fix = Κίνηση: { $move }   Διόρθωση λάθους: { $fix }
play-where = Το παιχνίδι αποθηκεύτηκε. Για να συνεχίσεις: { $program } play { $place }
play-look = Το παιχνίδι αποθηκεύτηκε. Για να το ξαναδείς: { $program } replay { $place }
play-promise = Η σειρά των καρτών σφραγίστηκε πριν από το παιχνίδι. Η σφραγίδα της:
play-promise-check = Σημείωσέ τη: μετά, το «{ $program } verify» τη βγάζει ξανά από την καταγραφή.
play-not-kept = Το παιχνίδι δεν μπορεί να αποθηκευτεί τώρα. Συνέχισε: θα ξαναδοκιμάζει μετά από κάθε γύρο.
play-no-bot = Το μποτ δεν μπορεί να παίξει τώρα. Ξαναδοκιμάζει…

## The keys at the foot of the screen, as they fit the moment: 78 columns at most

play-foot-all = ? πλήκτρα
play-foot-opening = Διάστημα 3/4 · ← ↑ ↓ → βήμα · Enter ok · H υπόδειξη · R κανόνες · { play-foot-all }
play-foot-turn = Διάστημα αριθμός · Shift+βέλος γέφυρα · H υπόδειξη · : γράψε · { play-foot-all }
play-foot-back = Διάστημα αριθμός · Shift+→ γέφυρα · H υπόδειξη · T πίσω · : γράψε · { play-foot-all }
play-foot-marked = Διάστημα αριθμός · Shift+βέλος γέφυρα · U πίσω · Enter ok · { play-foot-all }
play-foot-done = T πίσω η κίνησή σου · S πού αποθηκεύεται · R κανόνες · { play-foot-all }
play-foot-check = M λάθη · : διόρθωση · Enter το έλεγξα · { play-foot-all }
play-foot-over = Enter καταμέτρηση · S πού αποθηκεύεται · R κανόνες · Q έξοδος · { play-foot-all }
play-foot-watch = S πού αποθηκεύεται · R κανόνες · Q έξοδος · { play-foot-all }
play-typing-keys = Enter παίζει ό,τι έγραψες · Esc το σβήνει και γυρίζει στο ταμπλό

## Over the board

play-curtain = Η σειρά σου. Οι άλλοι δεν κοιτάνε. Enter!
play-curtain-back = T: όποιος έπαιξε τελευταίος παίρνει πίσω την κίνησή του.
play-on = Enter: συνέχεια
play-back = Οποιοδήποτε πλήκτρο: πίσω
play-leave = Q: έξοδος
play-record = Το παιχνίδι βρίσκεται στο { $file }
play-end-keys = A: ξανά · Enter: δες τον πίνακα · Q: έξοδος
play-too-small = Το παιχνίδι θέλει { $columns } στήλες και { $lines } γραμμές, και αυτό το τερματικό έχει { $found }. Μεγάλωσέ το ή μίκρυνε τα γράμματα.
play-keys-bridge-key = B, μετά ← ↑ ↓ →
play-keys-bridge = σχεδίασε γέφυρα όπου το Shift δεν πιάνει
play-keys-type-key = : ή Tab
play-keys-type = γράψε ολόκληρη κίνηση: c4 c4-e4 c4=c6
play-keys-back-key = T
play-keys-back = πάρε πίσω την κίνησή σου
play-keys-hint-key = { keys-hint-key }
play-keys-hint = { keys-hint }
play-keys-mistakes-key = M
play-keys-mistakes = ψάξε για λάθη, με το ελεύθερο μολύβι
play-keys-where-key = S
play-keys-where = δείξε πού αποθηκεύεται το παιχνίδι και τη σφραγίδα
play-keys-rules-key = R
play-keys-rules = οι κανόνες με λίγα λόγια
play-rules-keys = R: επόμενη σελίδα · οποιοδήποτε άλλο πλήκτρο: πίσω
play-keys-leave-key = Q
play-keys-leave = έξοδος· το παιχνίδι μένει αποθηκευμένο

## At a server's table

play-seat-not-kept = Η θέση σου δεν μπορεί να αποθηκευτεί σε αυτόν τον υπολογιστή: αν φύγεις, δεν μπορείς να γυρίσεις.
play-strange-server = { play-not-understood } Νέα προσπάθεια…

## Before the screen

play-no-terminal = Αυτό το παιχνίδι θέλει ένα τερματικό για τον εαυτό του: ξεκίνα το εκεί, όχι μέσα από pipe (|).
play-join-alone = Το --join πάει με ένα --name το πολύ και χωρίς FILE, --bot, --board και --pen: αυτά τα διάλεξε όποιος άνοιξε το τραπέζι.
play-bad-link = Αυτό δεν είναι πρόσκληση σε τραπέζι: αντίγραψε ολόκληρο τον σύνδεσμο που σου έστειλαν.
play-no-server = Εκεί δεν απαντά διακομιστής Hashi. Τρέχει, και είναι σωστός ο σύνδεσμος;
play-not-understood = Ο διακομιστής και το παιχνίδι δεν καταλαβαίνονται: ίσως ένα από τα δύο είναι παλιότερο ή μεσολαβεί proxy.
play-elsewhere = Ο διακομιστής παραπέμπει σε άλλη διεύθυνση, και το παιχνίδι δεν τον ακολουθεί εκεί. Μήπως ο σύνδεσμος πρέπει να αρχίζει με https αντί για http;
play-no-table = Με αυτόν τον σύνδεσμο ο διακομιστής δεν αφήνει κανέναν να μπει: το τραπέζι δεν υπάρχει πια ή λείπει ένα κομμάτι του συνδέσμου.
play-seated = Έχεις ήδη θέση σε αυτό το τραπέζι, με άλλο όνομα: παράλειψε το --name για να γυρίσεις σε αυτήν.
play-broken = Το παιχνίδι σκόνταψε σε δικό του λάθος και έπρεπε να τελειώσει.
play-crash = Τι συνέβη γράφεται στο { $file }
play-not-saved = Ό,τι παίχτηκε τελευταίο δεν αποθηκεύτηκε: { $reason }.
play-taken = Το παιχνίδι αυτού του αρχείου παίζεται τώρα σε άλλο πρόγραμμα. Κλείσε το πρώτα εκεί.
play-taken-up = Το παιχνίδι που περιέχει συνεχίζεται με τους δικούς του παίκτες, πίνακα και μολύβι: άφησε έξω { $options }.
play-no-file = Στο { $folder } δεν μπορεί να γραφτεί αρχείο για νέο παιχνίδι.
