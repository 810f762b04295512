# What the command line says.

## Help

help-hashi =
    Hashi, il gioco flip-and-write di isole e ponti di Jeffrey D. Allers.

    Senza un comando, il gioco si apre nel browser.
help-help = Mostra questo aiuto.
help-version = Mostra la versione.
help-language = La lingua in cui rispondere. Predefinita: quella del tuo sistema.
help-seed = Per le sequenze di carte e i bot.
help-processes = Predefinito: uno per ogni core.
help-json = Stampa un oggetto JSON.
help-force = Sovrascrivi un file che c’è già.

help-play =
    Gioca nel terminale, a tutto schermo.

    Giochi in solitario, contro i bot o in più su una sola tastiera. La partita è salvata in FILE, altrimenti nella tua cartella dei dati; se FILE c’è già, si riprende da lì.
help-play-name = Chi gioca; più volte per giocare in più su una tastiera.
help-play-bot = Chi gioca con te, fino a tre volte: random, novice, steady o master.
help-play-board = La tavola su cui si gioca.
help-play-pen = Con la matita libera (free) si può sbagliare, come su carta.
help-play-plain = Senza colori e caratteri speciali.
help-play-light = Inchiostro scuro su fondo chiaro.
help-play-dark = Inchiostro chiaro su fondo scuro.
help-play-join = Siediti a un tavolo di un server, con il link dell’invito.

help-replay =
    Racconta partite registrate, giro per giro, e come sono finite.

    Nei disegni (4) è un’isola terminata, 4 una a cui mancano ponti, o una senza numero e x4x una depennata; R e B sono bandiere.
help-replay-json = Stampa un oggetto JSON per file, uno per riga.

help-verify =
    Controlla che le carte siano uscite nell’ordine fissato.

    Il registro di un tavolo indica il tavolo, l’impronta che ha mostrato all’inizio e il segreto che ha svelato alla fine. Il segreto determina l’impronta e l’ordine: se hai visto l’impronta prima della partita, da allora nessuno ha cambiato l’ordine.

help-simulate =
    Fai giocare ai bot molte partite e guarda i risultati.

    Ctrl-C si ferma con il risultato ottenuto fin lì.
help-simulate-board = La tavola su cui si gioca.
help-simulate-bot = Chi gioca: una volta per partite in solitario, da due a quattro per un tavolo. Vedi `{ $program } bots`.
help-simulate-deals = Gioca le sequenze di carte di questo file.
help-simulate-games = Oppure mescola tante sequenze di carte.
help-simulate-think = Per ogni mossa: 50ms, 0.25s, o un numero di partite di prova, con cui le partite si possono ripetere.
help-simulate-records = Scrivi lì il registro di ogni partita.
help-simulate-plot = Disegna i risultati, in PNG o SVG.
help-simulate-json = Stampa i punteggi come oggetto JSON.

help-bots = Elenca i bot e la loro forza.
help-bots-measure = Misura di nuovo e stampa il file che conserva le misure.
help-bots-think = Come in `{ $program } simulate`.

help-serve = Offri tavoli a browser, terminali e bot, fino a Ctrl-C.
help-serve-host = A quale indirizzo.
help-serve-lan = Fai entrare i telefoni della stessa rete e mostra come.
help-serve-database = Dove si conservano i tavoli. Predefinito: un file nella tua cartella dati.
help-serve-public-url = Dove si raggiunge il server dietro un proxy.
help-serve-proxy = Un proxy di cui ci si fida per l’indirizzo dei visitatori.

help-print =
    Crea un PDF da stampare: il gioco o una partita giocata.

    Delle tavole stampa i fogli, le carte con il dorso, un blocco per i punti e le regole in una pagina; di una partita, dal suo registro FILE.hashi, un ricordo. Stampando fronte-retro e girando sul lato lungo, ogni carta ha dietro il suo dorso, e la prima tavola la seconda.
help-print-into = Dove scriverlo. Altrimenti: hashi.pdf, o il nome del registro.
help-print-paper = Il formato della carta.
help-print-only = Stampa solo questo; si può ripetere.
help-print-copies = Quanti fogli di ogni tavola.
help-print-two = Due fogli per pagina.
help-print-one-sided = Per stampare su un solo lato: senza il dorso delle carte.
help-print-black = In bianco e nero, per risparmiare inchiostro; le bandiere si distinguono dalla forma.
help-companion =
    Scopri le carte e segna i punti mentre giocate su carta.

    Una partita che si ferma viene conservata e proposta la volta dopo.
help-companion-name = Chi gioca: una volta per ognuno; da soli si gioca in solitario.
help-companion-board = La tavola dei fogli.
help-sheet =
    Di’ che cosa non va in un foglio disegnato su carta.

    Il file (o - per quello che scrivi) contiene numeri come c4=3 e ponti come c4-e4, oppure c4=e4 per due. Il codice di uscita è 0 se è tutto giusto.
help-sheet-cards = Le carte scoperte finora, nel loro ordine, come "5/3 2/1": così si può dire di più.
help-backup = Copia tutti i tavoli in un nuovo file, anche a server acceso.
help-backup-database = Dove si conservano i tavoli, come per `{ $program } serve`.
help-where =
    Di’ dove sono conservate le partite e tutto il resto.

    data contiene tutto ciò che si conserva, games le partite di `{ $program } play`, boards le tue tavole e cache ciò che si può rifare. Con uno di questi nomi si stampa solo quella cartella, per gli script.

help-boards =
    Elenca, mostra, controlla, misura e inventa tavole.

    Una tavola si indica con il nome, il file o le righe una dopo l’altra come in un registro; - la legge dall’ingresso standard. I file di tavole nella cartella «boards» della tua cartella dei dati si chiamano come indicato al loro interno.
help-boards-list = Elenca le tavole del gioco e le tue.
help-boards-show = Disegna una tavola.
help-boards-show-line = Stampa la tavola su una riga, come in un registro.
help-boards-check = Di’ se delle tavole si possono leggere e giocare.
help-boards-measure =
    Misura la difficoltà di una tavola e l’equità delle aperture.

    Per scoprirle, ci giocano i bot.
help-boards-measure-openings = Quante partite giocare da ogni apertura.
help-boards-measure-think = Per ogni mossa.
help-boards-measure-bot = Chi gioca; l’ultimo gioca le aperture.
help-boards-generate = Inventa tavole della difficoltà voluta.
help-boards-generate-difficulty = easy e hard sono come i lati A e B.
help-boards-generate-into = Scrivi lì i file delle tavole, invece di stamparli.

## The language

language-unspoken = Hashi non parla «{ $wish }». Scegli una di queste lingue: { $known }.

## Files

file-unopened = Il file non si può aprire: { $reason }.
file-unwritten = Non si può scrivere: { $reason }.
file-exists = { $file } c’è già. Indica un altro file, o sovrascrivilo con --force.
output-unwritten = Il risultato non si può scrivere: { $reason }.
where-no-home = Quella cartella non c’è: questo utente non ha una cartella personale (home).
folder-missing = Non c’è nessuna cartella { $folder }.
reason-no-name = non può essere il nome di un file
reason-other = errore { $code }
reason-eacces = permesso negato
reason-eexist = il file esiste già
reason-eisdir = è una cartella
reason-enametoolong = il nome del file è troppo lungo
reason-enoent = file o cartella inesistente
reason-enospc = spazio esaurito sul disco
reason-enotdir = non è una cartella
reason-erofs = il file system è in sola lettura

## hashi replay

report-title = { $names }, { $mode ->
    [solo] in solitario
   *[table] al tavolo
  }, { $pen ->
    [free] matita libera
   *[checked] matita controllata
  }, { $rounds } giri su { $all }
report-pile = un mazzo è finito
report-right-with-it = così torna anche il giro { $round }
report-mistake = Errore ({ $clause }): { $reason }
report-mistakes = Errore ({ $clause }) in { $islands }: { $reason }
report-final-count = Al conteggio finale { $name } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }: { $goal }.

## hashi verify

verified-none = Ancora nessuna carta da controllare; tavolo e segreto corrispondono all’impronta { $commitment }.
verified-cards = { $cards ->
    [one] La prima carta
    [17] Tutte le 17 carte
   *[other] Le prime { $cards } carte
  }{ $box ->
    [yes] {" "}e quella nella scatola
   *[no] {""}
  } { $cards ->
    [one] è uscita
   *[other] sono uscite
  } com’era fissato prima della partita, se l’impronta che hai visto allora è { $commitment }.

## hashi simulate

games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  }
simulated-alone = { $names } in solitario su { $board }, { games }
simulated-table = { $names } a un tavolo su { $board }, { games }
simulated-time = { games } in { $seconds } s.
simulated-part = Interrotto, { $done } di { games }: il risultato fin qui.
simulated-nothing = Interrotto: troppo presto per un risultato.
generated-part = Interrotto, { $done } passi su { $steps }: le tavole in testa fin qui.
simulated-spread = { $points } punti, dispersione { $spread }; da { $lowest } a { $highest }, la metà centrale da { $first } a { $third }
simulated-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
simulated-others = { $count ->
    [one] { $count } altra
   *[other] { $count } altre
  }
share = { $percent }%
column-points = punti
column-wins = vittorie
column-goal = obiettivo
column-reached = raggiunto
column-higher = valore alto
column-median = giro mediano
column-by-round = dopo i giri da 1 a { $rounds }
column-opening = apertura
column-games = partite
playing = Si gioca
playing-step = Si gioca, passo { $step } di { $steps }
need-deals = Di’ quali sequenze giocare: --deals FILE oppure --games N.
deals-and-games = --deals e --games non vanno insieme: scegline uno.
need-picture-name = Il nome dell’immagine finisce in .png o .svg.
records-there = In { $folder } ci sono già registri. Indica un’altra cartella con --records.
need-matplotlib =
    Per le immagini serve Matplotlib. Si installa con:
    {"  "}{ $command }
need-process = Un processo che giocava si è chiuso. La memoria basta? Prova con --processes 1.
need-think = «{ $text }» non è né un tempo né un numero di partite di prova; scrivi 50ms, 0.25s o 2000.
need-bot = Non c’è nessun bot «{ $name }»; ci sono: { $known }.
need-board = Non c’è nessuna tavola «{ $name }»; ci sono { $known }. Di una tua, indica il file o scrivi le righe.
need-plain-island = ogni isola ha una bandiera, ma il primo numero va in una senza.
too-many-bots = A un tavolo c’è posto per { $most } bot.
think-time = { $milliseconds } ms per mossa
think-playouts = { $playouts ->
    [one] { $playouts } partita di prova per mossa
   *[other] { $playouts } partite di prova per mossa
  }

plot-points = { $name }: { $points } punti
plot-total = totale alla fine (tratteggiata: la media)
plot-goals = Obiettivi raggiunti dopo ogni giro
plot-round = giro
plot-share = quota delle partite
plot-openings = Punti per apertura
plot-mean = totale medio, con l’errore standard

## hashi bots

bots-alone = in solitario su { $board }
bot-random-about = { bot-random }: gioca qualsiasi cosa sia permessa.
bot-novice-about = { bot-novice }: ama terminare isole subito e prende un obiettivo solo quando è a una mossa.
bot-steady-about = { bot-steady }: esamina ogni mossa con la carta scoperta e tiene spazio per quelle che verranno.
bot-master-about = { bot-master }: prova le sue mosse in molti futuri possibili e tiene d’occhio la tua tavola.

## hashi boards

board-A = Il lato più facile.
board-B = Il lato più difficile: più linee si incrociano, e le bandiere stanno dove portano poche linee.
board-Harbour = Più facile del lato A: le bandiere blu scendono dal molo di nord-ovest, ognuna a un ponte o due da buoni snodi.
board-Lagoon = Più facile del lato A: i vicini stanno stretti attorno all’acqua aperta, e quasi nessuna linea ne incrocia un’altra.
board-Skerries = Più difficile del lato B: gli scogli al centro sono presto pieni, e le bandiere su quelli esterni aspettano ponti.
board-Strait = Più difficile del lato B: tra le due rive si incrociano molte linee, e le bandiere stanno in angoli lontani.
board-is-a-side = Questa tavola è un nostro disegno, non una copia di quella stampata: il regolamento stampato dice quante isole e bandiere ha un lato, ma non dove. Se hai il gioco stampato, scrivi la tua tavola in un file di due righe, name = "Mine" e rows = ["o.B.Ro", …], con . per l’acqua, o per un’isola e R o B per una con bandiera, e guarda che cosa dice `{ $program } boards check`.
board-is-by-chance = Una tavola nostra, disegnata dal caso e scelta giocando: vedi `{ $program } boards measure { $board }`.
board-is-generated = Una tavola nostra, disegnata dal caso e scelta giocando: { $bot } vi raggiunge { $points } punti ({ games }).
board-count = { $islands ->
    [one] { $islands } isola
   *[other] { $islands } isole
  } (rosse: { $red }, blu: { $blue }), { $lines ->
    [one] { $lines } linea
   *[other] { $lines } linee
  }, { $crossings ->
    [one] { $crossings } incrocio
   *[other] { $crossings } incroci
  }
board-fit = { $board }: pronta per giocare.
board-needs-islands = Ha { $found ->
    [one] { $found } isola
   *[other] { $found } isole
  }, ne servono { $wanted }.
board-needs-red = Ha { $found ->
    [one] { $found } bandiera rossa
   *[other] { $found } bandiere rosse
  }, ne servono { $wanted }.
board-needs-blue = Ha { $found ->
    [one] { $found } bandiera blu
   *[other] { $found } bandiere blu
  }, ne servono { $wanted }.
board-needs-lines = Alcune isole non si possono raggiungere dalle altre lungo le linee.

measured-title = { $board }: { $count ->
    [one] { $count } partita in solitario
   *[other] { $count } partite in solitario
  } per bot, { $think }
measured-spread = dispersione
measured-range = da, a
measured-deadline = entro la carta { $card }
measured-median = carta mediana
measured-cards = carte da 1 a { $cards }
measured-islands = Quante volte { $bot } ha terminato ogni isola, in percentuale:
measured-openings = Aperture, ognuna giocata da { $bot } su { $count ->
    [one] { $count } sequenza di carte
   *[other] { $count } sequenze di carte
  }, le stesse per tutte, la migliore per prima:
measured-lead = { $opening } stacca la seconda di { $second } e la media di tutte di { $all }.

## hashi serve, and hashi alone

served-on = Hashi è su { $url } (Ctrl-C lo chiude)
served-for = Hashi è su { $url } per { $public } (Ctrl-C lo chiude)
served-already = Hashi è già in funzione su { $url }
served-phones = I telefoni della stessa rete aprono { $url }
served-no-network = Questo computer non è in nessuna rete: solo lui raggiunge il server.
served-no-start = Hashi si sta già avviando, ma non è mai pronto: chiudilo e riprova.
served-ports-taken = Le porte da { $first } a { $last } sono tutte occupate: indicane un’altra con `{ $program } serve --port`.
served-port-taken = Sulla porta { $port } c’è già qualcosa, forse proprio Hashi: prima chiudilo, o scegli un’altra porta con --port.
served-port-forbidden = La porta { $port } non ti è permessa: scegline una sopra 1023 con --port.
served-port-elsewhere = Questo computer non ha l’indirizzo { $host }: scegline un altro con --host.
served-database-taken = Un altro server usa questo database: chiudilo, o indica un altro database con --database.
served-public-url = «{ $url }» dovrebbe somigliare a https://play.example, senza percorso.
served-proxy = «{ $address }» dovrebbe essere un indirizzo come 127.0.0.1 o una rete come 10.0.0.0/8.

## Databases, and hashi backup

database-full = Il disco con il database è pieno: fai spazio e riavvia.
database-locked = Un altro programma tiene bloccato il database: chiudilo e riavvia.
database-conflict = Un altro programma ha cambiato il database nello stesso momento: riavvia.
database-gone = Un file del database ({ $code }) è stato appena rimosso o sostituito: riavvia.
database-newer = Questo database è di un Hashi più recente: aggiorna Hashi, o indicane un altro con --database.
database-broken = Il database non si può usare ({ $code }): controlla che sia di Hashi, o indicane un altro con --database.
database-no-such-kind = I tavoli si conservano in un file o in PostgreSQL (postgresql://…), non in «{ $kind }».
database-needs-driver =
    Per PostgreSQL serve qualcos’altro:
    {"  "}{ $command }
database-no-file = Il file non è un database: indicane un altro con --database.
database-damaged = Il database è danneggiato: metti al suo posto una copia di sicurezza.
database-read-only = Nel database non si può scrivere: controlla di chi sono il file e la sua cartella.
database-not-opened = Il database non si può aprire: controlla di chi sono il file e la sua cartella.
database-no-folder = La sua cartella non si può creare: indica un altro database con --database.
database-is-folder = Una cartella non è un database: indica un file al suo interno con --database.
database-several-names = Il file ha anche un altro nome (un hard link): elimina uno dei due, o indica un altro database con --database.
database-mounted-alone = Il file del database è montato da solo: monta invece la sua cartella, perché anche i file accanto ne fanno parte.
database-no-answer = Lì non risponde nessun PostgreSQL: controlla che sia in funzione, e l’URL.
database-no-host = Lì non risponde nessun PostgreSQL: controlla l’host nell’URL.
database-no-port = Lì non risponde nessun PostgreSQL: controlla host e porta nell’URL.
database-no-entry = PostgreSQL non fa entrare Hashi: controlla nome e password nell’URL.
database-no-user = PostgreSQL non fa entrare Hashi: controlla il nome nell’URL.
database-missing = PostgreSQL non ha questo database: crealo con createdb, o controlla l’URL.
database-forbidden = PostgreSQL lo vieta: rendi l’utente di Hashi proprietario del database.
backup-elsewhere = PostgreSQL fa da sé le copie di sicurezza: usa { $program }.
backup-of-nothing = Non c’è nessun database { $database } da copiare.
backup-no-folder = Non c’è nessuna cartella { $folder } in cui scrivere.
backup-exists = { $file } esiste già: indica un nuovo file.
backup-done = Ora è tutto in { $file }.

## Printing

print-written = { $file } è pronto per la stampa.
print-strange-letters = Alcune lettere non si possono stampare: al loro posto c’è «{ $sign }».
print-record-alone = Una partita si stampa da sola: indica un registro, e nessuna tavola.
