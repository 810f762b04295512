# What the pages say.

language-name = Italiano
game = Hashi
motto = Isole, ponti e una carta per tutti
about = Un’edizione digitale del gioco flip-and-write di Jeffrey D. Allers, su tavole tutte nostre.

## The home page

home-solo = In solitario
home-solo-about = 17 carte, tre scadenze, dodici gradi fino a Dio delle isole
home-bots = Contro i bot
home-bots-about = Tre livelli: { bot-novice }, { bot-steady }, { bot-master }
home-device = Su un solo dispositivo
home-device-about = Il telefono passa di mano, ognuno disegna di nascosto
home-friends = Con gli amici
home-friends-about = Ognuno sul suo telefono, basta un link
home-name = Il tuo nome
home-names = Chi gioca?
home-player = Giocatore { $number }
home-names-needed-friends = Scrivi prima il tuo nome: i tuoi amici lo vedono al tavolo.
home-names-needed-device = Scrivi i nomi di tutti quelli che giocano, almeno due.
home-seats = Giocatori
home-bot-level = Livello dei bot
home-bot = Bot { $number }
home-board = Tavola
board-name = { $board ->
    [Harbour] Porto
    [Lagoon] Laguna
    [Skerries] Scogli
    [Strait] Stretto
   *[other] { $board }
  }
board-choice = { $board ->
    [A] A · facile
    [B] B · difficile
    [Harbour] { board-name } · ancora più facile
    [Lagoon] { board-name } · ancora più facile
    [Skerries] { board-name } · ancora più difficile
    [Strait] { board-name } · ancora più difficile
   *[other] { $board }
  }
home-pen = Matita
home-limit = Tempo per giro
home-options = Altre opzioni
home-shows-sheets = Mostra le tavole degli altri dopo ogni giro
home-hints = Permetti i consigli
home-settles = Aspetta due secondi quando tutti hanno finito
home-start = Gioca
home-your-tables = I tuoi tavoli
home-go-on = Continua a giocare
home-against = con { $names }
home-round = Giro { round-of }
home-their-turn = in attesa di { $names }
home-rules = Le regole del gioco
home-no-connection = Il server non risponde. Riprova.

pen-checked = con controllo: niente errori
pen-free = libera: errori come su carta
limit-none = illimitato
limit-60 = 1 minuto
limit-120 = 2 minuti
limit-300 = 5 minuti
limit-86400 = un giorno
bot-random = a caso
bot-novice = principiante
bot-steady = esperto
bot-master = maestro

## Sitting down

join-title = Accomodati
join-button = Siediti
join-open-seat = libero
open-seat = Posto { $number }
join-full = A questo tavolo tutti i posti sono occupati.
join-sheet = La partita è in corso: prendi una tavola già iniziata e la vedi così com’è. Gli altri ne sono informati.
invite-title = Aspettiamo gli altri
invite-about = Manda questo link a chi gioca con te. Si comincia quando tutti i posti sono occupati.
invite-about-open = Chi apre questo link prende un posto libero.
invite-qr = Lo stesso link, per la fotocamera
invite-copy = Copia il link
invite-copied = Copiato
invite-not-copied = Non copiato: seleziona il link e copialo
invite-only-here = Questo link funziona solo su questo dispositivo. Per far entrare i telefoni, avvia con «{ $program } serve --lan».
invite-watch = Link solo per guardare
give-bot = Cedi il posto { $number } a un bot

## A round

round-of = { $round } / 17
opening-title = Primo numero
opening-about = { $solo ->
    [yes] Tocca un’isola senza bandiera per un 3, di nuovo per un 4.
   *[no] Tocca un’isola senza bandiera per un 3, di nuovo per un 4. Questa tavola va a { $neighbour }: i dispetti sono permessi!
  }
opening-number = { $number } in { $island }
card-label = Carta: numero { $number }, { $bridges ->
    [one] un ponte
   *[other] { $bridges } ponti
  }
turn-start = Segna il numero { $number }, poi disegna { $bridges ->
    [one] un ponte
   *[other] { $bridges } ponti
  }.
turn-entry = { $number } in { $island }
turn-no-entry = Nessun numero
turn-bridges = ponti: { $drawn } su { $wanted }
turn-more-bridges = ponti: { $drawn }, la carta ne mostra { $wanted }
turn-whole = Tanti ponti quanti ne mostra la carta.
turn-no-bridges = Ancora nessun ponte. Con «Fatto» ci rinunci.
turn-nothing = Tocca un’isola o una linea, oppure passa.
turn-passing = Passi: niente numero, niente ponti.
turn-passing-about = Con «{ button-done }» passi, con «{ button-undo }» torni indietro.
turn-stuck = Così i ponti non ci stanno tutti. Annulla un passo o rinuncia ai ponti.
turn-missing = { $count ->
    [one] Manca ancora un ponte.
   *[other] Mancano ancora { $count } ponti.
  }
turn-done = Fatto. In attesa di { $names }.
turn-settling = Tutti hanno finito.
turn-watching = Stai guardando: { $names }.
turn-large-sheet = In grande: la tavola di { $name }.
others-label = { $name }: { $finished ->
    [one] un’isola terminata
   *[other] { $finished } isole terminate
}. Guarda la tavola.
button-undo = Annulla
button-skip-all = Passa
button-skip-bridges = Senza ponti
button-done = Fatto
button-take-back = Ci ripenso
button-previous-card = { $round ->
    [0] Cambia numero
   *[other] Torna alla carta { $round }
}
button-hint = Consiglio
button-call = Fai giocare un bot per { $name }
hint-region = Guarda dalle parti di { $islands }.
hint-move = Il maestro giocherebbe così: { $move }.
hint-pass = Con questa carta il maestro passerebbe.
hint-thinking = Il maestro ci pensa…

goals-label = Obiettivi
goal-red = bandiere rosse
goal-blue = bandiere blu
goal-six = 6 collegate
goal-red-about = Tutte le isole con la bandiera rossa sono terminate.
goal-blue-about = Tutte le isole con la bandiera blu sono terminate.
goal-six-about = Almeno sei isole terminate sono collegate da ponti, con in mezzo solo isole terminate.
goal-worth = { $solo ->
    [yes] { $first } punti entro la carta { $until }, poi { $later }.
   *[no] { $first } punti a chi ci riesce per primo, { $later } a chi arriva dopo.
  }
goal-progress = { $done } su { $all }
goal-until = entro la { $card }
points = { $points ->
    [one] un punto
   *[other] { $points } punti
  }
strip-label = Carte che possono ancora uscire: { $cards }
strip-box = Rimasta nella scatola: { $cards }
seat-done = ha finito
seat-thinking = sta pensando
seat-away = assente
connecting = Connessione…
lost = Connessione persa. Nuovo tentativo…

out-title = Qui non hai un posto
out-about = Chiedi il link a chi ha aperto il tavolo: con il solo indirizzo della pagina non si entra.
out-seat-lost = Hai perso il tuo posto a questo tavolo: è stato ceduto, o il tavolo non c’è più.
out-button = Alla pagina iniziale

missing-title = Qui non c’è nulla
missing-about = Il link non porta da nessuna parte: forse ne manca un pezzo, o il tavolo non c’è più.

## One device

curtain-title = { $name }
curtain-about = Prendi il dispositivo. Gli altri non guardano.
curtain-button = Sono { $name }
reveal-title = Carta { $round } giocata
reveal-nothing = Nessuno ha terminato un’isola.
reveal-button = Prossima carta
reveal-check = Ultimo controllo

## Keys

keys-title = Tasti
keys-walk-key = ← ↑ ↓ →
keys-walk = spostarsi lungo le linee
keys-jump-key = Tab
keys-jump = dalla tavola ai pulsanti
keys-write-key = Spazio
keys-write = segnare il numero, o toglierlo
keys-draw-key = Maiusc + ← ↑ ↓ →
keys-draw = disegnare un ponte; di nuovo: due; di nuovo: nessuno
keys-undo-key = U
keys-undo = annullare l’ultimo segno
keys-back-key = { keys-undo-key }
keys-back = annullare l’ultimo segno, o ripensare all’ultima mossa
keys-over-key = Esc
keys-over = ricominciare il turno
keys-pass-key = P
keys-pass = passare, o rinunciare ai ponti
keys-hint-key = H
keys-hint = un consiglio: prima dove, poi cosa
keys-done-key = Invio
keys-done = fatto
keys-help-key = ?
keys-help = mostrare questi tasti

## What happened

log-title = Che cosa è successo finora

news-began = { $solo ->
    [yes] La tua partita comincia: segna il primo numero.
   *[no] La partita comincia. Ognuno segna il primo numero.
  }
news-turned-up = Carta { $round }: { $card }
news-finished = { $name } ha terminato { $islands }.
news-award = { $points } punti per { $name }: { $goal }.
news-bot = Un bot ha giocato per { $name }.
news-entry-bot = Un bot ha segnato il primo numero per { $name }.
news-hint = { $name } ha chiesto un consiglio.
news-round-taken-back = { $round ->
    [0] { $name } torna al primo numero.
   *[other] { $name } torna alla carta { $round }.
}
news-put-right = { $name } ha corretto il giro { $round }.
news-crossed-out = { $name } depenna { $islands }: l’errore non è stato corretto in tempo.
news-seated = { $name } si siede al tavolo.
news-seated-sees = { $name } si siede al tavolo e ora vede la tavola di quel posto.
news-taken-over = { $before } lascia, continua { $name }.
news-left = { $before } lascia, il posto è libero.
news-called = { $name } chiama un bot per { $absent }.
news-ended = La partita è finita.
news-closed = Il tavolo è chiuso.
news-next = { $count ->
    [0] La prossima partita è pronta.
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
  }

## Mistakes

check-title = Cerca gli errori
check-none = Nessun errore trovato.
check-mistake = Giro { $round }, { $islands }: { $reason }
check-until = { $until ->
    [18] Si può correggere fino al conteggio finale.
    [19] Si può correggere fino al conteggio finale.
   *[other] Si può correggere finché non si scopre la carta { $until }.
}
check-fix = Correggi
check-fixing = Di nuovo il giro { $round }
check-fixing-about = Segna il numero { $number } e disegna { $bridges ->
    [one] un ponte
   *[other] { $bridges } ponti
  }, stavolta secondo le regole, oppure rinuncia a qualcosa.
check-cancel = Lascia così
check-final = Ultima occasione per cercare errori.
check-final-button = Ho controllato

## The end

end-islands = isole
end-total = totale
end-again = Rigioca
end-join = Gioca anche tu
end-watch = Guarda la prossima partita
end-next = Vai alla prossima partita
end-record = Regi{ "\u00AD" }stro
end-home = Home

## Islands, for those who listen

island-label = { $at }{ $flag ->
    [red] , bandiera rossa
    [blue] , bandiera blu
   *[none] {""}
  }{ $number ->
    [0] , nessun numero
   *[other] , numero { $number }
  }, { $bridges ->
    [0] nessun ponte
    [one] un ponte
   *[other] { $bridges } ponti
  }{ $state ->
    [finished] , terminata
    [finishing] , così sarà terminata
    [crossed-out] , depennata
   *[open] {""}
  }
line-label = Da { $from } a { $to }, { $bridges ->
    [0] nessun ponte
    [one] un ponte
   *[other] { $bridges } ponti
  }

## Ranks

rank-1 = Manovale
rank-2 = Gregario
rank-3 = Legatore di bambù
rank-4 = Avvitatore
rank-5 = Gettatore di calcestruzzo
rank-6 = Direttore di progetto
rank-7 = Mastro ponteggiatore
rank-8 = Professionista della progettazione
rank-9 = Genio della statica
rank-10 = Superarchitetto
rank-11 = Genio della costruzione
rank-12 = Dio delle isole

## The menu, and how the pages look and sound

menu-button = Menu
menu-title = A questo tavolo
menu-back = Torna al gioco
menu-rules = Regole, in una nuova scheda
menu-clear = Cancella i segni di questo turno
menu-yes = Sì
clause-link = Regola { $clause }, in una nuova scheda
menu-give = Cedi il posto a un bot: { $name }
menu-give-sure = { $name } perde il posto per sempre e lì continua un bot.
menu-open = Apri il posto a qualcun altro: { $name }
menu-open-sure = { $name } perde il posto. Lo prende la prossima persona che inviti, e continua a giocare lì.
menu-take = Prendi il posto { $number } su questo dispositivo
menu-invite = Link a questo tavolo
menu-forget = Togli il nome { $name } da questa partita
menu-forget-sure = Al posto di { $name } tutti leggeranno un nome neutro, anche nel registro, e nessuno potrà rimetterlo. Il posto resta tuo.
menu-leave-bot = Lascia per sempre: subentra un bot
menu-leave-open = Lascia per sempre: il posto resta libero
menu-leave-bot-sure = Lasci il tuo posto e gli altri continuano senza di te.
menu-leave-open-sure = Lasci il tuo posto. Gli altri aspettano che qualcuno lo prenda.
menu-close = Chiudi il tavolo
menu-close-sure = La partita finisce qui per tutti.
options-title = Impostazioni
option-language = Lingua
option-theme = Colori
option-theme-auto = come il dispositivo
option-theme-light = chiari
option-theme-dark = scuri
option-text = Testo
option-text-usual = normale
option-text-large = più grande
option-hand = Pulsanti per
option-hand-right = la mano destra
option-hand-left = la mano sinistra
option-motion = Animazioni
option-motion-auto = come il dispositivo
option-motion-none = nessuna
option-sound = Suoni
option-speech = Leggi gli annunci ad alta voce
option-notify = Avvisami quando tocca a me
title-your-turn = ● Tocca a te – { $title }
notify-your-turn = Tocca a te.
