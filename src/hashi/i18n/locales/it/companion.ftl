# The companion for those who play on paper, in the browser and in the terminal.

companion-title = Gioca su carta
companion-link = Lascia che Hashi scopra le carte
companion-about = Hashi scopre le carte, le legge ad alta voce e segna i punti. Voi disegnate su carta.
companion-opening = { $solo ->
    [yes] Segna un 3 o un 4 in un’isola senza bandiera. Poi scopri la prima carta.
   *[no] Ognuno segna un 3 o un 4 in un’isola senza bandiera e passa il foglio a sinistra. Poi si scopre la prima carta.
  }
companion-first = Prima carta
companion-aloud = Leggi ad alta voce
companion-goals = Chi ha raggiunto un obiettivo?
companion-doubt = Sul foglio di { $name }, controllato alla carta { $card }, manca questo obiettivo: { $goal }.
companion-doubt-count = Conta lo stesso
companion-doubt-leave = Non contarlo
companion-earlier = Carta precedente
companion-later = Carta successiva
companion-points = Punti
companion-count = Quante isole sono terminate?
companion-retry = Riprova
companion-new = Nuova partita
companion-new-sure = Chiudere questa partita e cominciarne una nuova?
companion-new-stay = Continua questa partita

## Checking a sheet

sheet-title = Controlla un foglio
sheet-about = Tocca isole e linee finché sono come sulla carta, oppure scrivile qui sotto.
sheet-own = una tavola tutta tua
sheet-rows = Le sue righe dall’alto in basso: «.» è acqua, «o» un’isola, «R» e «B» una con bandiera
sheet-text = Il foglio come testo: c4=3 è un numero, c4-e4 un ponte, c4=e4 due
sheet-check = Controlla
sheet-clear = Svuota il foglio
sheet-take = Segna questo numero
sheet-back = Torna alle carte
sheet-verdict = { $count ->
    [0] Qui è tutto giusto.
    [one] Qui c’è un errore.
   *[other] Qui ci sono { $count } errori.
  }
sheet-islands = Isole terminate: { $islands }, { $points }
sheet-goal = { $goal }: { $reached ->
    [yes] obiettivo raggiunto
   *[no] obiettivo non raggiunto
  }
sheet-goal-missing = Segnato per { $name }, ma non su questo foglio: { $goal }.
sheet-concerned = Le isole con un errore non contano.
sheet-cards = Carte considerate: { $cards }.
sheet-more = { $count ->
    [one] E ancora una cosa.
   *[other] E altre { $count } cose.
  }

## What is wrong with a mark on a sheet, where it differs from what is wrong with a move

sheet-fault-unknown-island = { unknown-island }
sheet-fault-island-taken = In { $island } c’è più di un numero.
sheet-fault-no-line = Nessuna linea tratteggiata unisce { $first } e { $second }.
sheet-fault-flag-needs-bridge = { $island } ha una bandiera e un numero, ma nessun ponte. Prima viene il ponte, con una carta precedente.
sheet-fault-line-full = Tra { $first } e { $second } ci sono più di due ponti.
sheet-fault-bridges-cross = I ponti { $bridge } e { $blocker } si incrociano. I ponti non lo fanno mai.
sheet-fault-island-full = Più ponti di quanti ne dica il numero: { $ends }.
sheet-fault-more-than-six = Più di sei ponti: { $ends }. Nessuna isola ne regge così tanti.

## In the terminal

call-left = La partita di { $names } si è fermata alla carta { $round }. Invio la continua, «{ word-new }» ne comincia un’altra:
call-lost = La partita conservata non si può leggere. Ne comincia una nuova.
call-taken = C’è già una partita aperta in un’altra finestra. Smetti lì con «{ word-quit }»: resta conservata e continua qui.
call-name = { home-player } (Invio quando ci siete tutti)
call-goal = { $goal }: { $first }, dopo { $later }
call-goal-until = { $goal }: { $first } entro la carta { $until }, dopo { $later }
call-goal-gone = { $goal }: { $later }
call-goals-by = { $name }: { $goals }, in tutto { $points }
call-piles = Carte rimaste nei mazzi: { $piles }
call-ask-first = Invio per la prima carta, ? per l’aiuto:
call-ask = Chi ha raggiunto un obiettivo? Invio per la prossima carta, ? per l’aiuto:
call-ask-last = Chi ha raggiunto un obiettivo? Invio per contare, ? per l’aiuto:
call-ask-sure = Invio per non contarlo, «{ word-count }» per contarlo lo stesso:
call-ask-islands = Isole terminate di { $name }, oppure «{ word-sheet }»; ? per l’aiuto:
call-ask-take = Invio per segnare { $islands }, oppure scrivi un altro numero:
call-ask-sheet = Il foglio di { $name }: c4=3 è un numero, c4-e4 un ponte, c4=e4 due. Una riga vuota lo chiude.
call-ask-end = Invio per finire, «{ word-undo }» toglie l’ultimo conteggio:
call-undone = Annullato: { $name }, { $what }.
call-back-again = Vale di nuovo: { $name }, { $what }.
call-nothing-undone = Non c’è niente da annullare.
call-strange = «{ $text }» non si capisce.
call-help-left = Invio continua la partita, «{ word-new }» ne comincia un’altra al suo posto, «{ word-quit }» la lascia per dopo.
call-help-first = Invio scopre la prima carta; chi ha raggiunto un obiettivo si chiede dopo. «{ word-quit }» smette.
call-help = Scrivi «{ $name } { word-red }», «{ $name } { word-blue }» o «{ $name } { word-six }», e «{ $name } { word-red } 6» se era con la carta 6. «{ word-undo }» annulla l’ultima voce, «{ word-sheet } { $name }» controlla un foglio, «{ word-quit }» smette; la partita resta conservata.
call-help-sure = Con Invio l’obiettivo non conta, e potete riguardare il foglio. «{ word-count }» lo conta come annunciato.
call-help-count = Scrivi quante isole sono terminate, per esempio 9. «{ word-sheet }» controlla il foglio e conta per te, «{ word-undo }» annulla l’ultima voce, anche un obiettivo, «{ word-quit }» smette; la partita resta conservata.
call-stopped = La partita è conservata: «{ $program } companion» la continua.
word-red = rosso
word-blue = blu
word-six = sei
word-undo = annulla
word-sheet = foglio
word-count = conta
word-quit = fine
word-new = nuova
