# Why something is not allowed, by its code, and what to do instead.

unknown-island = In { $island } non c’è nessuna isola.
island-taken = In { $island } c’è già un { $number }. Scegli un’isola senza numero.
no-line = Qui non c’è una linea tratteggiata. Disegna lungo le linee tratteggiate.
flag-needs-bridge = { $island } ha una bandiera e ancora nessun ponte. Ci puoi segnare un numero solo quando ci arriva un ponte di una carta precedente.
number-too-small = A { $island } portano troppi ponti per questo numero.
wrong-bridge-count = La carta chiede { $wanted ->
    [one] un ponte
   *[other] { $wanted } ponti
  }: né più né meno, oppure nessuno.
all-drawn = { $count ->
    [one] Il ponte di questa carta è già disegnato. Toccalo
   *[other] Tutti i { $count } ponti di questa carta sono già disegnati. Toccane uno
  } di nuovo per toglierlo.
no-number = Nessuna delle due estremità ha un numero. A un ponte serve un numero in una delle sue isole.
line-full = Su questa linea ci sono già due ponti.
bridges-cross = Quel ponte ne incrocerebbe un altro. I ponti non si incrociano mai.
island-full = È un ponte di troppo: un’isola terminata non ne accetta altri.
more-than-six = A quell’isola portano già sei ponti. Nessuna isola ne regge di più.
start-number = Il primo numero è un 3 o un 4.
start-flag = { $island } ha una bandiera. Il primo numero va in un’isola senza bandiera.
no-bridge-yet = Prima della prima carta si segna solo un numero.
entry-missing = Prima segna un 3 o un 4.
one-entry = Una carta, un numero. Prima annulla l’altro.
nothing-to-fix = In quel giro non c’è nessun errore da correggere.
fix-too-late = Troppo tardi: un errore si può correggere finché non si scopre la carta dopo la prossima.
fix-still-wrong = Anche la nuova mossa è sbagliata. { $fault }
fix-has-consequences = Cambierebbe quello che è venuto dopo. L’errore resta.
already-done = Hai già finito questo giro. Prima tocca «Ci ripenso».
wrong-round = Il giro è finito.
too-late = Troppo tardi: il giro è finito.
too-many-attempts = Hai ripensato a questo giro { $count } volte. Ora resta così.
too-many-attempts-in-all = In questa partita ci hai ripensato { $count } volte. D'ora in poi le mosse restano.
not-stored = Il server non è riuscito a salvare. Non è cambiato nulla; riprova tra un momento.
bots-getting-ready = I bot si preparano… (solo stavolta)
no-bot-now = Al momento il maestro non ha una risposta. Riprova tra un momento.
too-many-hints = In troppi chiedono un consiglio in questo momento. Riprova tra poco.
no-more-hints = In questo giro non ci sono altri consigli. Nel prossimo sì.
too-many-tables = Hai aperto molti tavoli in poco tempo. Riprova più tardi.
too-many-requests = Hai chiesto molto in pochi secondi. Riprova tra un momento.
too-many-records = Hai aperto molti registri in poco tempo. Riprova più tardi.
no-game = Il tavolo è stato chiuso prima della prima carta: non c’è nessuna partita da mostrare.
table-broken = Questo tavolo è danneggiato. Si riprova al prossimo avvio del server.
seat-taken = Lì c’è già qualcuno.
given-too-often = Questo posto è passato di mano troppe volte. Ora può averlo solo un bot: chi ha aperto il tavolo può cederglielo.
name-taken = Al tavolo c’è già qualcuno che si chiama { $name }.
bad-name = Un nome ha da 1 a 24 caratteri, ma nessuno di questi: | # :
unseen-name = Di questo nome non si vede nulla. Scrivine uno con lettere, cifre o emoji.
loose-accents = In questo nome ci sono troppi accenti su una lettera, oppure un accento sta da solo.
other = Adesso non si può.
