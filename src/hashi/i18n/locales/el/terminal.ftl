# What the command line says.

## Help

help-hashi =
    Hashi, το παιχνίδι flip-and-write με νησιά και γέφυρες του Jeffrey D. Allers.

    Χωρίς εντολή, το παιχνίδι ανοίγει στον περιηγητή.
help-help = Δείξε αυτή τη βοήθεια.
help-version = Δείξε την έκδοση.
help-language = Η γλώσσα του προγράμματος. Προεπιλογή: του συστήματός σου.
help-seed = Για μοιρασιές και μποτ.
help-processes = Προεπιλογή: μία για κάθε πυρήνα.
help-json = Τύπωσε ένα αντικείμενο JSON.
help-force = Γράψε πάνω σε αρχείο που υπάρχει.

help-play =
    Παίξε στο τερματικό, σε όλη την οθόνη: σόλο, με μποτ ή πολλοί σε ένα πληκτρολόγιο.

    Το παιχνίδι αποθηκεύεται στο FILE, αλλιώς στον φάκελο των δεδομένων σου· αν το FILE υπάρχει ήδη, το παιχνίδι συνεχίζεται.
help-play-name = Ποιος παίζει· πολλές φορές για πολλούς σε ένα πληκτρολόγιο.
help-play-bot = Ποιος παίζει μαζί σου, ως τρεις φορές: random, novice, steady ή master.
help-play-board = Ο πίνακας του παιχνιδιού.
help-play-pen = Με το ελεύθερο μολύβι (free) γίνονται και λάθη, όπως στο χαρτί.
help-play-plain = Χωρίς χρώματα και ειδικούς χαρακτήρες.
help-play-light = Σκούρα γράμματα σε ανοιχτό φόντο.
help-play-dark = Ανοιχτά γράμματα σε σκούρο φόντο.
help-play-join = Πιάσε θέση σε τραπέζι ενός διακομιστή, με τον σύνδεσμο της πρόσκλησης.

help-replay =
    Διηγήσου παιχνίδια από τις καταγραφές τους, γύρο με γύρο.

    Στα σχέδια το (4) είναι έτοιμο νησί, το 4 νησί που θέλει κι άλλες γέφυρες, το o νησί χωρίς αριθμό και το x4x διαγραμμένο· R και B είναι σημαίες.
help-replay-json = Τύπωσε ένα αντικείμενο JSON για κάθε καταγραφή, ένα ανά γραμμή.

help-verify =
    Έλεγξε αν οι κάρτες ήρθαν όπως ορίστηκαν πριν.

    Η καταγραφή ενός τραπεζιού γράφει το τραπέζι, τη σφραγίδα που έδειξε στην αρχή και το μυστικό που αποκάλυψε στο τέλος. Το docs/fairness.md εξηγεί πώς αποδεικνύουν τη σειρά.

help-simulate =
    Βάλε μποτ να παίξουν πολλά παιχνίδια και δες τα αποτελέσματα.

    Το Ctrl-C τελειώνει με το ως τότε αποτέλεσμα.
help-simulate-board = Ο πίνακας του παιχνιδιού.
help-simulate-bot = Ποιος παίζει: μία φορά για σόλο παιχνίδια, δύο έως τέσσερις για τραπέζι. Δες `{ $program } bots`.
help-simulate-deals = Παίξε τις μοιρασιές αυτού του αρχείου.
help-simulate-games = Ή ανακάτεψε τόσες μοιρασιές.
help-simulate-think = Για κάθε κίνηση: 50ms, 0.25s ή πλήθος δοκιμαστικών παιχνιδιών, με το οποίο τα παιχνίδια επαναλαμβάνονται.
help-simulate-records = Γράψε εκεί την καταγραφή κάθε παιχνιδιού.
help-simulate-plot = Σχεδίασε τα αποτελέσματα, σε PNG ή SVG.
help-simulate-json = Τύπωσε τη βαθμολογία ως ένα αντικείμενο JSON.

help-bots = Δείξε τα μποτ και πόσο δυνατά είναι.
help-bots-measure = Μέτρησε ξανά και τύπωσε το αρχείο με τις μετρήσεις.
help-bots-think = Όπως στο `{ $program } simulate`.

help-serve = Άνοιξε τραπέζια για περιηγητές, τερματικά και μποτ, ως το Ctrl-C.
help-serve-host = Σε ποια διεύθυνση.
help-serve-lan = Άσε να μπουν κινητά από το ίδιο δίκτυο και δείξε πώς.
help-serve-database = Πού φυλάγονται τα τραπέζια. Προεπιλογή: ένα αρχείο στον φάκελο δεδομένων σου.
help-serve-public-url = Πού βρίσκει ο κόσμος τον διακομιστή πίσω από διαμεσολαβητή.
help-serve-proxy = Διαμεσολαβητής που τον πιστεύουμε για τη διεύθυνση των επισκεπτών.

help-print = Φτιάχνει ένα PDF για εκτύπωση: φύλλα αυτών των πινάκων, τις κάρτες με την πίσω όψη τους, μπλοκ για τους πόντους και τους κανόνες σε μία σελίδα· ή ένα ενθύμιο ενός παιχνιδιού από την καταγραφή του, FILE.hashi. Με εκτύπωση διπλής όψης και αναστροφή στη μακριά πλευρά, η πίσω όψη κάθε κάρτας βρίσκεται ακριβώς πίσω της, και ο δεύτερος πίνακας πίσω από τον πρώτο.
help-print-into = Πού να γραφτεί. Αλλιώς: hashi.pdf, ή το όνομα του αρχείου.
help-print-paper = Το μέγεθος του χαρτιού.
help-print-only = Εκτύπωσε μόνο αυτό· δίνεται και πολλές φορές.
help-print-copies = Πόσα φύλλα από κάθε πίνακα.
help-print-two = Δύο φύλλα ανά σελίδα.
help-print-one-sided = Για εκτύπωση μονής όψης: χωρίς την πίσω όψη των καρτών.
help-print-black = Ασπρόμαυρο, για οικονομία στο μελάνι· οι σημαίες διαφέρουν στο σχήμα.
help-companion =
    Ανοίγει τις κάρτες και κρατάει τους πόντους, όσο παίζετε σε χαρτί.

    Ένα παιχνίδι που σταματάει κρατιέται και προτείνεται την επόμενη φορά.
help-companion-name = Ποιοι παίζουν: μία φορά για τον καθένα· ένας μόνος παίζει σόλο.
help-companion-board = Ο πίνακας των φύλλων.
help-sheet =
    Λέει τι δεν είναι σωστό σε ένα φύλλο που σχεδιάστηκε στο χαρτί.

    Το αρχείο (ή - για ό,τι γράψεις) έχει αριθμούς όπως c4=3 και γέφυρες όπως c4-e4, ή c4=e4 για δύο. Ο κωδικός εξόδου είναι 0 όταν όλα είναι σωστά.
help-sheet-cards = Οι κάρτες που άνοιξαν ως τώρα, με τη σειρά τους, όπως "5/3 2/1": έτσι λέγονται περισσότερα.
help-backup = Αντίγραψε όλα τα τραπέζια σε νέο αρχείο, ακόμα κι εν λειτουργία.
help-backup-database = Πού φυλάγονται τα τραπέζια, όπως στο `{ $program } serve`.

help-boards =
    Δείξε, έλεγξε, μέτρησε και φτιάξε πίνακες.

    Έναν πίνακα τον ορίζεις με το όνομά του, το αρχείο του ή τις σειρές του σε μία γραμμή, όπως στις καταγραφές· το - τον διαβάζει από την τυπική είσοδο. Τα αρχεία πινάκων στον φάκελο «boards» του φακέλου δεδομένων σου είναι γνωστά με το όνομα που γράφουν.
help-boards-list = Δείξε τους πίνακες του παιχνιδιού και τους δικούς σου.
help-boards-show = Σχεδίασε έναν πίνακα.
help-boards-show-line = Τύπωσε τον πίνακα σε μία γραμμή, όπως στις καταγραφές παιχνιδιών.
help-boards-check = Πες αν πίνακες διαβάζονται και παίζονται.
help-boards-measure = Βάλε μποτ να παίξουν σε έναν πίνακα και πες πόσο δύσκολος είναι και πόσο δίκαια τα ανοίγματά του.
help-boards-measure-openings = Πόσα παιχνίδια από κάθε άνοιγμα.
help-boards-measure-think = Για κάθε κίνηση.
help-boards-measure-bot = Ποιος παίζει· ο τελευταίος παίζει τα ανοίγματα.
help-boards-generate = Φτιάξε πίνακες με όση δυσκολία θέλεις.
help-boards-generate-difficulty = Τα easy και hard είναι σαν τις πλευρές A και B.
help-boards-generate-into = Γράψε εκεί τα αρχεία των πινάκων, αντί να τα τυπώσεις.

## Files

file-unopened = Το αρχείο δεν ανοίγει: { $reason }.
file-unwritten = Δεν μπορεί να γραφτεί: { $reason }.
file-exists = Το { $file } υπάρχει ήδη. Όρισε άλλο αρχείο, ή γράψε πάνω του με --force.
output-unwritten = Το αποτέλεσμα δεν μπορεί να γραφτεί: { $reason }.
folder-missing = Δεν υπάρχει φάκελος { $folder }.
reason-no-name = αυτό δεν μπορεί να είναι όνομα αρχείου
reason-other = σφάλμα { $code }
reason-eacces = δεν επιτρέπεται
reason-eexist = το αρχείο υπάρχει ήδη
reason-eisdir = είναι φάκελος
reason-enametoolong = το όνομα του αρχείου είναι πολύ μεγάλο
reason-enoent = δεν υπάρχει τέτοιο αρχείο ή φάκελος
reason-enospc = δεν υπάρχει χώρος στον δίσκο
reason-enotdir = δεν είναι φάκελος
reason-erofs = το σύστημα αρχείων είναι μόνο για ανάγνωση

## hashi replay

report-title = { $names }, { $mode ->
    [solo] σόλο
   *[table] στο τραπέζι
  }, { $pen ->
    [free] ελεύθερο μολύβι
   *[checked] μολύβι με έλεγχο
  }, { $rounds } από { $all } γύρους
report-pile = μια στοίβα τελείωσε
report-right-with-it = μαζί διορθώθηκε και ο γύρος { $round }
report-mistake = Λάθος ({ $clause }): { $reason }
report-mistakes = Λάθος ({ $clause }), { $islands }: { $reason }
report-final-count = Στην τελική καταμέτρηση { $name } παίρνει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
  }: { $goal }.

## hashi verify

verified-none = Δεν υπάρχει ακόμα κάρτα για έλεγχο· τραπέζι και μυστικό ταιριάζουν με τη σφραγίδα { $commitment }.
verified-cards = { $cards ->
    [one] Η πρώτη κάρτα
    [17] Και οι 17 κάρτες
   *[other] Οι πρώτες { $cards } κάρτες
  }{ $box ->
    [yes] {" "}και εκείνη στο κουτί
   *[no] {""}
  } { $cards ->
    [one] ήρθε όπως ορίστηκε
   *[other] ήρθαν όπως ορίστηκαν
  } πριν από το παιχνίδι, αν η σφραγίδα που είδες τότε είναι η { $commitment }.

## hashi simulate

games = { $count ->
    [one] { $count } παιχνίδι
   *[other] { $count } παιχνίδια
  }
simulated-alone = { $names } μόνο του στον { $board }, { games }
simulated-table = { $names } σε ένα τραπέζι στον { $board }, { games }
simulated-time = { games } σε { $seconds } δευτερόλεπτα.
simulated-part = Διακόπηκε, { $done } από { games }: το ως τώρα αποτέλεσμα.
simulated-nothing = Διακόπηκε: πολύ νωρίς για αποτέλεσμα.
generated-part = Διακόπηκε, { $done } από { $steps } βήματα: οι πίνακες που προηγούνται ως τώρα.
simulated-spread = { $points } πόντοι, διασπορά { $spread }· { $lowest } έως { $highest }, το μεσαίο μισό { $first } έως { $third }
simulated-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
simulated-others = { $count ->
    [one] { $count } άλλο
   *[other] { $count } άλλα
  }
share = { $percent }%
column-points = πόντοι
column-wins = νίκες
column-goal = στόχος
column-reached = επιτεύχθηκε
column-higher = υψηλότερα
column-median = διάμεσος γύρος
column-by-round = ως τους γύρους 1 έως { $rounds }
column-opening = άνοιγμα
column-games = παιχνίδια
playing = Παίζουν
playing-step = Παίζουν, βήμα { $step } από { $steps }
need-deals = Πες ποιες μοιρασιές θα παιχτούν: --deals FILE ή --games N.
deals-and-games = Τα --deals και --games δεν πάνε μαζί: διάλεξε ένα από τα δύο.
need-picture-name = Το όνομα της εικόνας τελειώνει σε .png ή .svg.
records-there = Ο φάκελος { $folder } έχει ήδη καταγραφές παιχνιδιών. Όρισε άλλον με το --records.
need-matplotlib = Για εικόνες χρειάζεται το Matplotlib. Εγκαθίσταται έτσι: { $command }
need-process = Μια διεργασία που έπαιζε τερματίστηκε. Φτάνει η μνήμη; Δοκίμασε --processes 1.
need-think = Το «{ $text }» δεν είναι ούτε χρόνος ούτε πλήθος δοκιμαστικών παιχνιδιών· γράψε 50ms, 0.25s ή 2000.
need-bot = Δεν υπάρχει μποτ «{ $name }»· υπάρχουν: { $known }.
need-board = Δεν υπάρχει πίνακας «{ $name }»· υπάρχουν οι { $known }. Για δικό σου, όρισε το αρχείο του ή γράψε τις σειρές του.
need-plain-island = κάθε νησί έχει σημαία, και ο πρώτος αριθμός μπαίνει σε νησί χωρίς σημαία.
too-many-bots = Σε ένα τραπέζι χωράνε { $most } μποτ.
think-time = { $milliseconds } ms ανά κίνηση
think-playouts = { $playouts ->
    [one] { $playouts } δοκιμαστικό παιχνίδι ανά κίνηση
   *[other] { $playouts } δοκιμαστικά παιχνίδια ανά κίνηση
  }

plot-points = { $name }: { $points } πόντοι
plot-total = σύνολο στο τέλος (διακεκομμένη: ο μέσος όρος)
plot-goals = Στόχοι ως το τέλος κάθε γύρου
plot-round = γύρος
plot-share = μερίδιο των παιχνιδιών
plot-openings = Πόντοι ανά άνοιγμα
plot-mean = μέσο σύνολο, με το τυπικό του σφάλμα

## hashi bots

bots-alone = σόλο στον { $board }
bot-random-about = { bot-random }: παίζει οτιδήποτε επιτρέπεται.
bot-novice-about = { bot-novice }: του αρέσει να τελειώνει αμέσως νησιά, και πιάνει έναν στόχο μόνο όταν απέχει μία κίνηση.
bot-steady-about = { bot-steady }: εξετάζει κάθε κίνηση με την ανοιχτή κάρτα και κρατά χώρο για τις επόμενες.
bot-master-about = { bot-master }: δοκιμάζει τις κινήσεις του σε πολλές πιθανές συνέχειες και έχει τον νου του στον πίνακά σου.

## hashi boards

board-A = Η πιο εύκολη πλευρά.
board-B = Η πιο δύσκολη πλευρά: διασταυρώνονται περισσότερες γραμμές, και οι σημαίες είναι εκεί που φτάνουν λίγες.
board-Harbour = Πιο εύκολος από την πλευρά A: οι μπλε σημαίες κατεβαίνουν από τη βορειοδυτική προβλήτα, η καθεμία μία-δύο γέφυρες από καλούς κόμβους.
board-Lagoon = Πιο εύκολος από την πλευρά A: οι γείτονες είναι κοντά ο ένας στον άλλον γύρω από ανοιχτό νερό, και σχεδόν καμία γραμμή δεν κόβει άλλη.
board-Skerries = Πιο δύσκολος από την πλευρά B: οι βράχοι στη μέση γεμίζουν γρήγορα, και οι σημαίες στους έξω περιμένουν γέφυρες.
board-Strait = Πιο δύσκολος από την πλευρά B: ανάμεσα στις δύο ακτές διασταυρώνονται πολλές γραμμές, και οι σημαίες είναι σε μακρινές γωνίες.
board-is-a-side = Αυτός ο πίνακας είναι δικό μας σχέδιο, όχι αντίγραφο του τυπωμένου: το τυπωμένο φυλλάδιο λέει πόσα νησιά και σημαίες έχει μια πλευρά, αλλά όχι πού. Αν έχεις το τυπωμένο παιχνίδι, γράψε σε αρχείο τον πίνακά σου, όπως δείχνει το docs/notation.md, και δες τι λέει το `{ $program } boards check`.
board-is-by-chance = Δικός μας πίνακας, σχεδιασμένος στην τύχη και διαλεγμένος με παιχνίδι: δες `{ $program } boards measure { $board }`.
board-is-generated = Δικός μας πίνακας, σχεδιασμένος στην τύχη και διαλεγμένος με παιχνίδι: { $bot } φτάνει σε αυτόν { $points } πόντους ({ games }).
board-count = { $islands ->
    [one] { $islands } νησί
   *[other] { $islands } νησιά
  } (κόκκινα: { $red }, μπλε: { $blue }), { $lines ->
    [one] { $lines } γραμμή
   *[other] { $lines } γραμμές
  }, { $crossings ->
    [one] { $crossings } διασταύρωση
   *[other] { $crossings } διασταυρώσεις
  }
board-fit = { $board }: έτοιμος για παιχνίδι.
board-needs-islands = Έχει { $found ->
    [one] { $found } νησί
   *[other] { $found } νησιά
  }, και χρειάζονται { $wanted }.
board-needs-red = Έχει { $found ->
    [one] { $found } κόκκινη σημαία
   *[other] { $found } κόκκινες σημαίες
  }, και χρειάζονται { $wanted }.
board-needs-blue = Έχει { $found ->
    [one] { $found } μπλε σημαία
   *[other] { $found } μπλε σημαίες
  }, και χρειάζονται { $wanted }.
board-needs-lines = Μερικά νησιά δεν είναι προσβάσιμα από τα άλλα πάνω στις γραμμές.

measured-title = { $board }: { $count ->
    [one] { $count } σόλο παιχνίδι
   *[other] { $count } σόλο παιχνίδια
  } το καθένα, { $think }
measured-spread = διασπορά
measured-range = από, έως
measured-deadline = ως την κάρτα { $card }
measured-median = διάμεση κάρτα
measured-cards = κάρτες 1 έως { $cards }
measured-islands = Πόσο συχνά είχε { $bot } κάθε νησί έτοιμο, επί τοις εκατό:
measured-openings = Ανοίγματα, το καθένα παιγμένο από { $bot } ({ $count ->
    [one] { $count } μοιρασιά
   *[other] { $count } μοιρασιές
  }, ίδιες για όλα), το καλύτερο πρώτο:
measured-lead = { $opening } προηγείται του δεύτερου κατά { $second } και του μέσου όρου όλων κατά { $all }.

## hashi serve, and hashi alone

served-on = Το Hashi είναι στο { $url } (Ctrl-C το κλείνει)
served-for = Το Hashi είναι στο { $url } για το { $public } (Ctrl-C το κλείνει)
served-already = Το Hashi τρέχει ήδη στο { $url }
served-phones = Κινητά στο ίδιο δίκτυο ανοίγουν { $url }
served-no-network = Αυτό το μηχάνημα δεν είναι σε δίκτυο: μόνο το ίδιο βλέπει τον διακομιστή.
served-no-start = Το Hashi ξεκινά ήδη, αλλά δεν γίνεται έτοιμο: κλείσε το και ξεκίνα πάλι.
served-ports-taken = Οι θύρες { $first } έως { $last } είναι όλες πιασμένες: όρισε άλλη με `{ $program } serve --port`.
served-port-taken = Στη θύρα { $port } τρέχει ήδη κάτι, ίσως το ίδιο το Hashi: κλείσε το πρώτα ή διάλεξε άλλη θύρα με --port.
served-port-forbidden = Η θύρα { $port } δεν σου επιτρέπεται: διάλεξε με --port μία πάνω από το 1023.
served-port-elsewhere = Αυτό το μηχάνημα δεν έχει διεύθυνση { $host }: διάλεξε άλλη με --host.
served-database-taken = Άλλος διακομιστής έχει αυτή τη βάση δεδομένων: κλείσε τον ή όρισε άλλη με --database.
served-public-url = Το «{ $url }» έπρεπε να μοιάζει με https://play.example, χωρίς διαδρομή.
served-proxy = Το «{ $address }» έπρεπε να είναι διεύθυνση όπως 127.0.0.1 ή δίκτυο όπως 10.0.0.0/8.

## Databases, and hashi backup

database-full = Ο δίσκος με τη βάση δεδομένων είναι γεμάτος: κάνε χώρο και ξεκίνα πάλι.
database-locked = Άλλο πρόγραμμα κρατά κλειδωμένη τη βάση δεδομένων: κλείσε το και ξεκίνα πάλι.
database-conflict = Άλλο πρόγραμμα άλλαξε τη βάση δεδομένων την ίδια στιγμή: ξεκίνα πάλι.
database-newer = Αυτή τη βάση δεδομένων την έγραψε νεότερο Hashi: ενημέρωσε το Hashi ή όρισε άλλη με --database.
database-broken = Η βάση δεδομένων δεν χρησιμοποιείται ({ $code }): δες αν είναι του Hashi ή όρισε άλλη με --database.
database-no-such-kind = Τα τραπέζια φυλάγονται σε αρχείο ή σε PostgreSQL (postgresql://…), όχι σε «{ $kind }».
database-needs-driver = Για PostgreSQL χρειάζεται κάτι ακόμα: { $command }
database-no-file = Το αρχείο δεν είναι βάση δεδομένων: όρισε άλλο με --database.
database-damaged = Η βάση δεδομένων έχει χαλάσει: βάλε στη θέση της ένα αντίγραφο ασφαλείας.
database-read-only = Η βάση δεδομένων δεν γράφεται: δες σε ποιον ανήκουν το αρχείο και ο φάκελός του.
database-not-opened = Η βάση δεδομένων δεν ανοίγει: δες σε ποιον ανήκουν το αρχείο και ο φάκελός του.
database-no-folder = Ο φάκελός της δεν μπορεί να φτιαχτεί: όρισε άλλη βάση δεδομένων με --database.
database-is-folder = Ένας φάκελος δεν είναι βάση δεδομένων: όρισε ένα αρχείο μέσα του με --database.
database-no-answer = Δεν απαντά PostgreSQL εκεί: δες αν τρέχει και έλεγξε το URL.
database-no-host = Δεν απαντά PostgreSQL εκεί: έλεγξε το όνομα του μηχανήματος στο URL.
database-no-port = Δεν απαντά PostgreSQL εκεί: έλεγξε μηχάνημα και θύρα στο URL.
database-no-entry = Η PostgreSQL δεν αφήνει το Hashi να μπει: έλεγξε όνομα και κωδικό στο URL.
database-no-user = Η PostgreSQL δεν αφήνει το Hashi να μπει: έλεγξε το όνομα στο URL.
database-missing = Η PostgreSQL δεν έχει τέτοια βάση δεδομένων: φτιάξε τη με createdb ή έλεγξε το URL.
database-forbidden = Η PostgreSQL δεν το επιτρέπει: κάνε τον χρήστη του Hashi ιδιοκτήτη της βάσης δεδομένων.
backup-elsewhere = Η PostgreSQL κάνει μόνη της αντίγραφα ασφαλείας: χρησιμοποίησε { $program }.
backup-of-nothing = Δεν υπάρχει βάση δεδομένων { $database } για αντιγραφή.
backup-no-folder = Δεν υπάρχει φάκελος { $folder } για να γραφτεί κάτι.
backup-exists = { $file } υπάρχει ήδη: όρισε νέο αρχείο.
backup-done = Όλα είναι τώρα στο { $file }.

## Printing

print-written = Το { $file } είναι έτοιμο για εκτύπωση.
print-strange-letters = Μερικά γράμματα δεν μπορούν να τυπωθούν: στη θέση τους μπαίνει «{ $sign }».
print-record-alone = Ένα παιχνίδι τυπώνεται μόνο του: δώσε μία καταγραφή παιχνιδιού και κανέναν πίνακα.
