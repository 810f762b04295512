# What is wrong with a game, a record or a proof: where it happened is told as well, as nobody sees a board.

list-and = { $most } e { $last }

## Why the rules refuse something, by its code

fault-unknown-island = { unknown-island } Scegline una che sia sulla tavola.
fault-island-taken = { island-taken }
fault-no-line = Nessuna linea tratteggiata unisce { $first } e { $second }. Disegna lungo le linee tratteggiate.
fault-flag-needs-bridge = { flag-needs-bridge }
fault-number-too-small = A { $island } { $bridges ->
    [one] porta già { $bridges } ponte
   *[other] portano già { $bridges } ponti
  }, troppi per il numero { $number }. Scegli un’isola che ne abbia meno.
fault-wrong-bridge-count = La carta chiede { $wanted ->
    [one] { $wanted } ponte
   *[other] { $wanted } ponti
  } e la mossa ne disegna { $bridges }: né più né meno, oppure nessuno.
fault-no-number = Né { $first } né { $second } ha un numero. A un ponte serve un numero in una delle sue isole.
fault-line-full = Tra { $first } e { $second } ci sono già due ponti. Scegli un’altra linea.
fault-bridges-cross = Il ponte { $bridge } incrocerebbe { $blocker }. I ponti non si incrociano mai.
fault-island-full = Il ponte { $bridge } è di troppo per il numero in { $ends }. Un’isola terminata non accetta altri ponti.
fault-more-than-six = A { $ends } portano già sei ponti. Nessuna isola ne regge di più.
fault-start-number = Il primo numero è un 3 o un 4, non { $number }.
fault-start-flag = { start-flag }
fault-card-not-left = La carta { $card } non può uscire: è già uscita, o nel mazzo non c’è.
fault-box-card-seen = La carta nella scatola non può essere { $card }: è stata giocata.
fault-game-over = Dopo 17 carte la partita è finita.
fault-nothing-to-fix = In quel giro quel giocatore non ha errori da correggere.
fault-fix-too-late = { fix-too-late }
fault-fix-still-wrong = Anche la nuova mossa è sbagliata. { $fault }
fault-fix-has-consequences = Con la nuova mossa, quella del giro { $round } violerebbe una regola. { $fault }
fault-fix-misses-award = Con la nuova mossa un obiettivo del giro { $round } non sarebbe stato raggiunto.

## What a whole sheet cannot have

fault-start-missing = Su nessuna isola senza bandiera c’è un 3 o un 4. Ogni foglio, però, comincia così.
fault-number-not-shown = { $most ->
    [0] Nessuna carta ha mostrato un { $number }.
    [one] Il numero { $number } compare { $found } volte. Con le carte e il primo numero può comparire una volta sola.
   *[other] Il numero { $number } compare { $found } volte. Con le carte e il primo numero può comparire al massimo { $most } volte.
  }
fault-flag-too-early = Numero segnato troppo presto su { $islands }. Un’isola con bandiera ha bisogno di un ponte di una carta precedente, e qui non poteva esserci.
fault-bridges-not-shown = Ponti sul foglio: { $found }. Le carte non ne danno esattamente tanti: ognuna dà tutti i suoi ponti o nessuno, in tutto { $most }.

## What cannot be read, and what to write instead

unreadable-line = Riga { $line }: { $problem }
unreadable-after-box = Dopo la carta nella scatola non può esserci altro.
unreadable-board-name-taken = Un’altra tavola si chiama già «{ $text }». Dai a questa un nome diverso.
unreadable-board-size = Una tavola ha da 1 a { $columns } colonne e da 1 a { $rows } righe.
unreadable-box-too-early = La carta nella scatola si può indicare solo dopo il giro { $wanted }.
unreadable-control-character = Nella riga c’è un carattere di controllo. Scrivi testo semplice.
unreadable-count-too-early = Le isole si contano quando tutte e { $wanted } le carte sono state scoperte.
unreadable-fix-with-checked-pen = Con la matita controllata non c’è nulla da correggere. Togli questa riga.
unreadable-goal-twice = { $text } ha già raggiunto questo obiettivo. Ogni obiettivo vale una volta sola.
unreadable-header-missing = Prima del primo giro manca la riga «{ $word }: …».
unreadable-header-too-late = La riga «{ $word }: …» va prima del primo giro.
unreadable-header-twice = La riga «{ $word }: …» è doppia.
unreadable-island-count = Isole: { $found }. Una tavola su cui si può giocare ne ha da { $fewest } a { $most }.
unreadable-lesson-refused = Il passo { $step } infrange una regola ({ $clause }); il passo 0 è la partita prima della lezione.
unreadable-lesson-twice = Un’altra lezione si chiama già «{ $text }». Dai al file un altro nome.
unreadable-line-twice = La linea { $text } è tolta due volte.
unreadable-line-too-long = La riga supera i { $most } caratteri.
unreadable-model-not-wanted = La mossa modello del passo { $step } non è quella che il passo richiede.
unreadable-move-count = Mosse: { $found }, giocatori: { $wanted }. Metti «|» prima di ogni mossa.
unreadable-name-twice = Due giocatori si chiamano «{ $text }». Dai a ognuno un nome diverso.
unreadable-no-deals = Nel file non c’è nessuna sequenza; scrivine una per riga, con tutte le 18 carte in ordine.
unreadable-no-such-card = La carta { $found } non c’è ancora; carte scoperte finora: { $most }.
unreadable-no-such-island = Questa tavola non ha un’isola { $text }.
unreadable-no-such-line = Questa tavola non ha una linea { $text } da togliere.
unreadable-nobody-plays = Di’ chi gioca: da uno a quattro nomi.
unreadable-not-a-board = «{ $text }» non è una tavola; separa le righe con «/».
unreadable-not-a-board-name = «{ $text }» non può essere il nome di una tavola; usa da 1 a { $most } caratteri, senza «|», «#» e «:».
unreadable-not-a-bridge = «{ $text }» non è un ponte; scrivi c4-e4 per uno e c4=e4 per due.
unreadable-not-a-card = «{ $text }» non è una carta; scrivi numero e ponti, come 5/3.
unreadable-not-a-cell = «{ $text }» nella riga { $row } non è una casella; usa «.», «o», «R» e «B».
unreadable-not-a-choice = «{ $text }» qui non è possibile; scegli tra: { $known }.
unreadable-not-a-count = «{ $text }» non è un numero di isole; scrivi un numero intero, come 9.
unreadable-not-a-deal = Una sequenza è fatta di tutte le 18 carte del mazzo { $deck }, in un ordine qualsiasi.
unreadable-not-a-lesson-name = «{ $text }» non è il nome di una lezione; chiama il file come 13-island-tour.toml, in minuscolo.
unreadable-not-a-line = «{ $text }» non è una linea; scrivila come c4-e4.
unreadable-not-a-list = «{ $text }» deve esserci, come lista di testi tra parentesi quadre.
unreadable-not-a-mark = «{ $text }» non si capisce; scrivi c4=3 per un numero, c4-e4 per un ponte e c4=e4 per due.
unreadable-not-a-move = «{ $text }» non è una mossa; scrivila come «c4 c4-e4», oppure «- -» per passare.
unreadable-not-a-name = «{ $text }» non può essere un nome; usa da 1 a { $most } caratteri, senza «|», «#» e «:».
unreadable-not-a-record = Un registro comincia con la riga «{ $wanted }».
unreadable-not-a-start = «{ $text }» non è un primo numero; scrivilo come c2=3.
unreadable-not-a-text = «{ $text }» deve esserci, come testo tra virgolette.
unreadable-not-a-want = «{ $text }» non è qualcosa che un passo possa richiedere; scrivilo come «number on c1», «no bridges», «bridge to c1», «finished» o «goal red».
unreadable-not-an-island = «{ $text }» non è un’isola; scrivi colonna e riga, come c4.
unreadable-not-tables = «{ $text }» deve esserci; scrivi [[{ $text }]] sopra ciascuno.
unreadable-not-toml = Il file non è in formato TOML.
unreadable-not-utf8 = Questo non è testo semplice in UTF-8. Scegli un altro file, o salva il testo come UTF-8.
unreadable-note-too-early = Il giro { $found } non è stato giocato prima di questa riga.
unreadable-player-count = { $found } giocatori sono troppi; in questa partita c’è posto per { $most }.
unreadable-possible-not-a-list = «{ $text }» può mancare. Se c’è, deve essere una lista di testi tra parentesi quadre.
unreadable-possible-not-a-text = «{ $text }» può mancare. Se c’è, deve essere un testo tra virgolette.
unreadable-ragged-board = La riga { $row } non è lunga come la prima: { $cells } contro { $wanted }.
unreadable-round-order = Qui dovrebbe esserci il giro { $wanted }, non il giro { $found }.
unreadable-start-count = Primi numeri: { $found }, giocatori: { $wanted }. Metti «|» tra l’uno e l’altro.
unreadable-strange-line = «{ $text }» non è una riga come «1. 5/3 | c4 c4-e4» o «fix 1 Ann: - -».
unreadable-too-long = Il testo supera i { $most } caratteri.
unreadable-too-many-boards = File di tavole: { $found }. Vengono letti solo i primi { $most }, in ordine di nome.
unreadable-too-many-islands = Non può essere: la tavola ha { $most } isole, non { $found }.
unreadable-too-many-steps = Passi: { $found }. Una lezione ne ha al massimo { $most }.
unreadable-unknown-board = Non c’è nessuna tavola «{ $text }»; ci sono { $known }. Di una tua, scrivi le righe.
unreadable-unknown-deck = Non c’è nessun mazzo «{ $text }»; ci sono: { $known }.
unreadable-unknown-entry = La voce «{ $text }» è sconosciuta; un file ha: { $known }.
unreadable-unknown-player = In questa partita non gioca nessuno di nome «{ $text }».

## What keeps a record from proving that its cards came in the order fixed before the game

unproved-line-missing = Questo registro non si può verificare: manca la riga «{ $word }: …». A partita finita, il tavolo scrive nel registro «table», «commitment» e «secret».
unproved-line-twice = Questo registro non si può verificare: la riga «{ $word }: …» è doppia.
unproved-no-such-round = Il giro { $round } non ha una carta: una partita finisce dopo { $most }.
unproved-not-64-digits = Nella riga «{ $word }: …» dovrebbero esserci 64 cifre tra 0-9 e a-f, non «{ $text }».
unproved-not-a-table = «{ $text }» non è l’identificativo di un tavolo: è fatto di A-Z, a-z, 0-9, «_» e «-».
unproved-wrong-box = { proof-box }
unproved-wrong-card = { proof-card }
unproved-wrong-commitment = { proof-commitment } Danno { $expected }, ma il registro dice { $found }.
