# What `hashi play` says, beside what the pages say, too.

## Choosing

play-people = Σε ένα πληκτρολόγιο
play-own-board = δικός σου
play-choose = ↑ ↓ επιλογή, ← → αλλαγή, Enter παιχνίδι, Q έξοδος
play-choose-names = Γράψε τα ονόματα με κόμμα ανάμεσα: Άννα, Νίκος. Enter: παίζουμε.
play-need-names = Γράψε δύο έως τέσσερα διαφορετικά ονόματα με κόμμα ανάμεσα: Άννα, Νίκος.

## A round

play-strip = Μπορεί να έρθει
play-opening = { $solo ->
    [yes] Το Διάστημα βάζει 3 σε νησί χωρίς σημαία, ξανά για 4. Enter: έτοιμο.
   *[no] Το Διάστημα βάζει 3 σε νησί χωρίς σημαία, ξανά για 4. Enter: έτοιμο. Σε αυτόν τον πίνακα θα παίξει: { $neighbour }.
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
play-next = Enter: επόμενη κάρτα. Το T παίρνει πίσω την κίνησή σου.
play-checked = Το M δείχνει τα λάθη. Enter: το έλεγξα.
play-fix = Για να το διορθώσεις, γράψε : και μετά fix, τον γύρο και μια κίνηση: fix { $round } c4 c4-e4
play-type = Μια κίνηση: c4 c4-e4 c4=c6
play-keys = Διάστημα αριθμός · Shift+βέλος γέφυρα · Enter έτοιμο · H υπόδειξη · ? πλήκτρα
play-where = Το παιχνίδι αποθηκεύτηκε. Για να συνεχίσεις: hashi play { $place }
play-not-kept = Το παιχνίδι δεν μπορεί να αποθηκευτεί τώρα. Συνέχισε: θα ξαναδοκιμάζει μετά από κάθε γύρο.

## Over the board

play-curtain = Η σειρά σου. Οι άλλοι δεν κοιτάνε. Enter!
play-curtain-back = T: όποιος έπαιξε τελευταίος παίρνει πίσω την κίνησή του.
play-on = Enter: επόμενη κάρτα
play-back = Οποιοδήποτε πλήκτρο: πίσω στον πίνακα
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
play-keys-hint-key = H
play-keys-hint = υπόδειξη: πρώτα πού, μετά τι
play-keys-mistakes-key = M
play-keys-mistakes = ψάξε για λάθη, με το ελεύθερο μολύβι
play-keys-where-key = S
play-keys-where = δείξε πού είναι αποθηκευμένο το παιχνίδι
play-keys-leave-key = Q
play-keys-leave = έξοδος· το παιχνίδι μένει αποθηκευμένο

## Before the screen

play-no-terminal = Αυτό το παιχνίδι θέλει ένα τερματικό για τον εαυτό του: ξεκίνα το εκεί, όχι μέσα από σωλήνωση.
play-bad-link = Αυτό δεν είναι πρόσκληση σε τραπέζι: αντίγραψε ολόκληρο τον σύνδεσμο που σου έστειλαν.
play-no-server = Εκεί δεν απαντά διακομιστής Hashi. Τρέχει, και είναι σωστός ο σύνδεσμος;
play-no-table = Με αυτόν τον σύνδεσμο ο διακομιστής δεν αφήνει κανέναν να μπει: το τραπέζι δεν υπάρχει πια ή λείπει ένα κομμάτι του συνδέσμου.
play-no-seat = Σε αυτό το τραπέζι όλες οι θέσεις είναι πιασμένες.
