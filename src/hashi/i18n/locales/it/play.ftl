# What `hashi play` says, beside what the pages say, too.

## Choosing

play-go-on = Continua
play-people = Su una sola tastiera
play-join = Siediti a un tavolo
play-join-link = Invito
play-own-board = la tua
play-choose = ↑ ↓ scegli, ← → cambia, Invio gioca, R regole, ? tasti, Q esci
play-choose-names = Scrivi i nomi separati da virgole: Anna, Ben. Invio: si gioca, Ctrl-C: esci.
play-need-names = Scrivi da due a quattro nomi diversi, separati da virgole: Anna, Ben.
play-join-how = Scrivi o incolla il link, poi il tuo nome. Invio: entra, Esc: indietro.
play-choose-game = ↑ ↓ scegli, Invio continua, Esc indietro, Q esci
play-games-folder = Queste partite sono in { $folder }
play-open-elsewhere = aperta altrove

## A round

play-strip = Può ancora uscire
play-strip-box = Rimasta nella scatola
play-goal-reached = { $points } ottenuti
play-goal-gone = non più { $first }
play-opening = { $solo ->
    [yes] Spazio segna un 3 su un’isola senza bandiera, di nuovo un 4. Invio: fatto.
   *[no] Spazio segna un 3 su un’isola senza bandiera, di nuovo un 4. Invio: fatto. Questa tavola va a { $neighbour }: i dispetti sono permessi.
  }
play-nothing = Spazio segna il numero, Maiusc e una freccia disegnano un ponte. Due volte Invio: passi.
play-no-bridges = Ancora nessun ponte. Con Invio ci rinunci.
play-pass = Non hai segnato nulla. Ancora Invio, e passi.
play-all-drawn = { $count ->
    [one] Il ponte di questa carta è già disegnato. Disegnalo
   *[other] Tutti i { $count } ponti di questa carta sono già disegnati. Disegnane uno
  } di nuovo per toglierlo.
play-which-way = Da che parte? Una freccia disegna il ponte.
play-take-back = T annulla la tua mossa.
play-next = Invio: avanti. T annulla la tua mossa.
play-checked = M elenca gli errori. Invio: ho controllato.
play-fix = Per correggere scrivi : e poi fix, il giro e una mossa: { $fix }
play-type = Le mosse si scrivono così: { $move }
play-type-entry = Il primo numero si scrive così: { $entry }
play-type-fix = Un errore si corregge così: { $fix }
play-type-or-fix = Una mossa: { $move }   Correggi un errore: { $fix }
play-where = La partita è salvata. Per riprenderla: { $program } play { $place }
play-look = La partita è salvata. Per rivederla: { $program } replay { $place }
play-promise = L’ordine delle carte era sotto chiave già prima della partita. La sua impronta:
play-promise-check = Annotala. A fine partita «{ $program } verify» la ricalcola dal registro.
play-not-kept = Al momento la partita non si può salvare. Continua: si riprova dopo ogni giro.
play-no-bot = Al momento il bot non riesce a giocare. Riprova…

## The keys at the foot of the screen, as they fit the moment: 78 columns at most

play-foot-all = ? tasti
play-foot-opening = Spazio 3 o 4 · ← ↑ ↓ → vai · Invio fatto · H consiglio · R regole · { play-foot-all }
play-foot-turn = Spazio numero · Maiusc+freccia ponte · H consiglio · : mossa · { play-foot-all }
play-foot-back = Spazio numero · Maiusc+→ ponte · H consiglio · T ripensa · : mossa · { play-foot-all }
play-foot-marked = Spazio numero · Maiusc+freccia ponte · U annulla · Invio fatto · { play-foot-all }
play-foot-done = T annulla la tua mossa · S dove è salvata · R regole · { play-foot-all }
play-foot-check = M errori · : correggine uno · Invio ho controllato · { play-foot-all }
play-foot-over = Invio al conteggio · S dove è salvata · R regole · Q esci · { play-foot-all }
play-foot-watch = S dove è salvata · R regole in breve · Q esci · { play-foot-all }
play-typing-keys = Invio gioca ciò che hai scritto · Esc lo cancella e torna al tabellone

## Over the board

play-curtain = Tocca a te. Gli altri non guardano. Invio!
play-curtain-back = T: chi ha appena giocato annulla la sua mossa.
play-on = Invio: avanti
play-back = Un tasto qualsiasi: indietro
play-leave = Q: esci
play-record = La partita è salvata in { $file }
play-end-keys = A: rigioca · Invio: guarda la tavola · Q: esci
play-too-small = Al gioco servono { $columns } colonne e { $lines } righe, e questo terminale è di { $found }. Ingrandiscilo, o rimpicciolisci i caratteri.
play-keys-bridge-key = B, poi ← ↑ ↓ →
play-keys-bridge = disegnare un ponte dove Maiusc non funziona
play-keys-type-key = : o Tab
play-keys-type = scrivere una mossa intera: c4 c4-e4 c4=c6
play-keys-back-key = T
play-keys-back = annullare la tua mossa
play-keys-hint-key = { keys-hint-key }
play-keys-hint = { keys-hint }
play-keys-mistakes-key = M
play-keys-mistakes = cercare gli errori, con la matita libera
play-keys-where-key = S
play-keys-where = dire dove è salvata la partita, e l’impronta
play-keys-rules-key = R
play-keys-rules = le regole in breve
play-rules-keys = R: pagina seguente · qualsiasi altro tasto: indietro
play-keys-leave-key = Q
play-keys-leave = uscire; la partita resta salvata

## At a server's table

play-seat-not-kept = Il tuo posto non si può salvare su questo computer: se esci, non puoi più tornarci.
play-strange-server = { play-not-understood } Nuovo tentativo…

## Before the screen

play-no-terminal = A questo gioco serve un terminale tutto per sé: avvialo lì, e non attraverso una pipe.
play-join-alone = Con --join va al massimo un --name, e niente FILE, --bot, --board o --pen: li ha scelti chi ha aperto il tavolo.
play-bad-link = Questo non è un invito a un tavolo: copia per intero il link che hai ricevuto.
play-no-server = Lì non risponde nessun server di Hashi. È in funzione, e il link è giusto?
play-not-understood = Server e gioco non si capiscono: forse uno dei due è più vecchio, o c’è un proxy di mezzo.
play-elsewhere = Il server rimanda a un altro indirizzo, e lì il gioco non lo segue. Il link deve forse cominciare con https invece di http?
play-no-table = Con questo link il server non fa entrare nessuno: il tavolo non c’è più, o manca un pezzo del link.
play-seated = A questo tavolo hai già un posto, con un altro nome: ometti --name per tornarci.
play-broken = Il gioco è inciampato in un proprio errore e si è dovuto fermare.
play-crash = Quello che è successo è scritto in { $file }
play-not-saved = Le ultime mosse non si sono potute salvare: { $reason }.
play-taken = Un altro programma sta giocando la partita di questo file. Prima chiudila lì.
play-taken-up = La partita che contiene continua con i suoi giocatori, la sua tavola e la sua matita: togli { $options }.
play-no-file = In { $folder } non si può creare un file per una nuova partita.
