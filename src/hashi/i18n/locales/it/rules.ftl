# The rules page: headings, clauses, examples, and notes where the printed leaflets differ.

rules-title = Regole
rules-about = Tutto il gioco, punto per punto. Quando qualcosa non è permesso, il numero accanto al motivo porta qui. Dove i cinque regolamenti stampati non vanno d’accordo, l’originale è quello tedesco, e una nota dice che cosa vale.
rules-contents = Indice
rules-summary = In un minuto
rules-examples = Esempi: { $count }
rules-notes = Note: { $count }
rules-print = Stampa

## What you play with

rules-R1 = Il materiale
rule-R1-1 = Si gioca da uno a quattro. Ognuno ha una tavola e una matita, e tutti usano lo stesso lato. Il lato A è più facile, il lato B più difficile.
rule-R1-2 = Un lato mostra 18 isole su una griglia. Quattro hanno una bandiera rossa, tre una bandiera blu, undici nessuna. Le linee tratteggiate corrono in orizzontale o in verticale, da ogni isola alla successiva nella sua riga o colonna. Le linee tratteggiate possono incrociarsi.
rule-R1-3 = Ci sono 18 carte. Ognuna mostra un numero da 1 a 6 e uno, due o tre ponti.
rule-R1-4 = Una barra sulla tavola mostra tutte le 18 carte. Lì depenni quelle già uscite. Sopra la barra segni i tuoi punti. In queste pagine le due cose avvengono da sole.
note-boards = I regolamenti non dicono dove si trovano le isole. Le tavole di qui sono disegnate da noi, secondo questa regola.
note-deck = Non dicono nemmeno quali carte ci sono. Qui ogni numero compare una volta con uno, una con due e una con tre ponti: così tutte le 18 sono diverse. Tavole e carte sono file, e chi ha il gioco stampato può inserire le sue.
rules-deck = Tutte le 18 carte: ogni numero da 1 a 6 con uno, con due e con tre ponti

## Before the game

rules-R2 = Prima di giocare
rule-R2-1 = Segna un 3 o un 4, come preferisci, in un’isola qualsiasi senza bandiera. Poi passa la tavola a chi siede alla tua sinistra e gioca su quella che ricevi. In solitario tieni la tua tavola: sei il vicino di te stesso.
rule-R2-2 = Si mescolano le 18 carte. Una va nella scatola senza che nessuno la veda, e lì resta. Le altre 17 formano il mazzo coperto.

## A round

rules-R3 = Un giro
rule-R3-1 = Si scopre la prima carta del mazzo, una per tutti. Tutti giocano contemporaneamente: prima l’azione a, il numero, poi l’azione b, i ponti.
rule-R3-2 = Puoi rinunciare a una delle due azioni, o a entrambe, ma ogni volta per intero. Meglio dirlo ad alta voce.
rule-R3-3 = Azione a: segna il numero della carta in un’isola libera. Libera vuol dire che non ha ancora un numero.
rule-R3-4 = In un’isola con bandiera solo se ci arriva già almeno un ponte. Un ponte che disegni nell’azione b della stessa carta arriva troppo tardi.
rule-R3-5 = Non in un’isola a cui portano già più ponti di quanti ne dice il numero. Se sono esattamente quanti dice il numero, va bene: l’isola è subito terminata.
rule-R3-6 = Azione b: disegna esattamente tanti ponti quanti ne mostra la carta, non di meno, lungo le linee tratteggiate che vuoi.
rule-R3-7 = A ogni ponte serve un numero in almeno una delle sue due isole. Vale anche un numero appena segnato nell’azione a.
rule-R3-8 = Quando tutti hanno finito le due azioni, si scopre la carta successiva. Dopo la 17ª carta il gioco finisce. Nessuno può riguardare le carte giocate; quelle depennate sulla barra sì.

## Bridges

rules-R4 = I ponti
rule-R4-1 = Un ponte collega due isole lungo una linea tratteggiata. Su una linea stanno al massimo due ponti, disegnati in un solo giro o in più giri.
rule-R4-2 = I ponti non si incrociano mai.
rule-R4-3 = Un’isola con un numero non ha mai più ponti di quanti ne dice il numero. Quando ne ha esattamente tanti è terminata: la si cerchia, e non accetta altri ponti.
rule-R4-4 = Un’isola senza numero non ha mai più di sei ponti.
rule-R4-5 = Le isole non devono per forza essere collegate. Puoi anche segnare un numero che la sua isola non raggiungerà mai: l’isola allora resta incompiuta.

## Points

rules-R5 = I punti
rule-R5-1 = Rosso: tutte le isole con bandiera rossa sono terminate. 9 punti a chi ci riesce per primo, 5 a chiunque ci riesca in un giro successivo.
rule-R5-2 = Blu: tutte le isole con bandiera blu sono terminate. 7 punti al primo, 3 più tardi. Su una tavola senza bandiere di un colore, l’obiettivo di quel colore non c’è.
rule-R5-3 = Sei: almeno sei isole terminate sono collegate da ponti, in qualsiasi forma, con in mezzo solo isole terminate. 8 punti al primo, 4 più tardi.
rule-R5-4 = Se più giocatori raggiungono un obiettivo nello stesso giro, tutti prendono i punti più alti. Ogni obiettivo vale una volta per ogni giocatore.
rule-R5-5 = Segna subito i tuoi punti e annunciali. Su tutte le altre tavole si depenna allora il valore più alto. In queste pagine le due cose avvengono da sole.
rule-R5-6 = Alla fine ogni isola terminata dà 2 punti. Vince chi ha il totale più alto; in caso di parità ci sono più vincitori.
table-goal = Obiettivo
table-first = per primo
table-later = dopo

## Alone

rules-R6 = In solitario
rule-R6-1 = Valgono tutte le regole. Le 17 carte stanno in tre mazzi da 7, 5 e 5, che si giocano in quest’ordine.
rule-R6-2 = Per i punti più alti l’obiettivo blu dev’essere raggiunto entro la fine della 7ª carta, il rosso e il sei entro la fine della 12ª. Più tardi prendi i punti più bassi.
rule-R6-3 = Il tuo totale ti dà uno di dodici gradi. Un totale di 53, 55, 57 o 59, o più di 60, non è possibile. (Se è dispari, ha dato punti un solo colore di bandiere. Allora le isole terminate sono al massimo 17: 9 + 8 + 34 = 51.)
table-until = entro la carta
table-in-time = in tempo
table-level = Livello
table-total = Punti
table-rank = Grado
rules-up-to = fino a { $total }

## Mistakes

rules-R7 = Gli errori
rules-R7-about = Con la matita controllata una mossa contro le regole viene rifiutata, con la regola che viola, e non si scrive nulla. Con la matita libera viene scritta, come su carta. Allora vale questo:
rule-R7-1 = Un errore si può correggere finché non si scopre la seconda carta successiva, se la correzione non ha conseguenze: uno del giro 5, quindi, fino alla carta del giro 7. Negli ultimi giri c’è tempo fino al conteggio finale.
rule-R7-2 =
    Lo correggi sostituendo la mossa con un’altra senza errori. «Senza conseguenze» vuol dire: tutte le tue mosse successive restano come sono e non fanno errori che non facevano già prima; e ogni obiettivo che ti ha già dato punti sarebbe stato raggiunto nel suo giro anche con la nuova mossa.

    Se la nuova mossa completa un obiettivo, prendi i punti alla fine del prossimo giro che si chiude con l’obiettivo raggiunto; è quel giro a decidere tra punti alti e bassi. Dopo l’ultimo giro arrivano al conteggio finale, come alla fine del giro 17.

    Un errore successivo resta lo stesso se riguarda lo stesso ponte e la stessa regola, e le stesse isole o meno.
rule-R7-3 = Altrimenti l’errore resta com’è. Le isole interessate si depennano: non saranno mai terminate e non danno punti. I loro ponti restano, e contano per le isole all’altro capo.
rule-R7-4 = Le isole interessate sono: l’isola stessa per R3.4, R3.5, R4.3 e R4.4 (tutti e due i capi, se sono troppo pieni entrambi); i due capi del ponte per R3.7, R4.1 e R4.2 (dove due si incrociano, di quello disegnato dopo); i due capi di ogni ponte disegnato in quell’azione per R3.6.
rule-R7-5 = Dal momento dell’errore queste isole non contano come terminate. Una volta corretto, contano come dice la nuova mossa, a meno che un altro errore le riguardi.
rule-R7-6 = Certi segni non si possono proprio scrivere, e tutte e due le matite li rifiutano: un secondo numero in un’isola, e qualsiasi cosa su un’isola o una linea tratteggiata che non esiste.
rule-R7-7 = Dopo ogni giro tutti sono invitati a cercare errori. Fino ad allora la matita libera non dice nulla: non suggerisce che cosa è permesso, e rifiuta solo quello che dice R7.6.

## Examples

verdict-allowed = Permesso
verdict-refused = Vietato
example-board = Un’isola con bandiera rossa, una con bandiera blu, due senza. Le due linee tratteggiate si incrociano.
example-start-written = In questa tavola segni un 4 e la passi.
example-start-received = Da destra arriva questa, con un 3. Giochi qui.
example-left-out = Il 2 è segnato. Dei ponti non se ne disegna nessuno.
example-number = Il 5 va in un’isola libera.
example-flag-bare = Alla bandiera non porta ancora nessun ponte.
example-flag-too-late = Questo ponte è della stessa carta. Arriva troppo tardi.
example-flag-reached = Un ponte di una carta precedente porta alla bandiera.
example-number-too-small = Ci arrivano tre ponti: troppi per un 2.
example-number-fits = Tre ponti e un 3: subito terminata.
example-bridges-all = La carta mostra tre ponti, e se ne disegnano tre.
example-bridges-too-few = Due sono pochi: tutti e tre, o nessuno.
example-no-number = Nessuna delle due isole ha un numero.
example-number-just-written = Il 2 è stato appena segnato. È sufficiente.
example-first-card = La prima carta; il 4 è del vicino. Il 5 va su un’isola senza bandiera, un ponte parte dal 4 e due dal 5.
example-second-bridge = Un secondo ponte sta accanto al primo.
example-third-bridge = Per un terzo non c’è posto.
example-crossing = Questo ponte ne incrocerebbe un altro.
example-finished = Al 3 portano tre ponti: l’isola è terminata e la si cerchia.
example-too-many = Un’isola terminata non accetta altri ponti.
example-seventh-bridge = All’isola senza numero portano sei ponti. Un settimo non si può.
example-apart = Due coppie non collegate tra loro. Tutte e quattro le isole sono terminate.
example-out-of-reach = Su due linee stanno al massimo quattro ponti. Il 6 lo puoi segnare lo stesso.
example-red-flags = Le quattro bandiere rosse sono tutte terminate, anche se non tutte collegate.
example-six = Con questo 1 sono collegate sei isole terminate. Il primo a riuscirci si segna 8.
example-six-broken = Anche qui sei sono terminate, ma in mezzo c’è il 5 incompiuto. Così non vale.
example-count = 15 isole terminate danno 30 punti. Rosso e sei sono arrivati dopo quelli di un altro giocatore: 5 e 4 punti. In tutto fa 39.
example-mistake = Un ponte di troppo per il 2. La matita libera lo disegna, e nessuno se ne accorge in tempo.
example-crossed-out = Così l’isola del 2 si depenna. I suoi ponti restano, e le isole con l’1 sono terminate.
picture-made = Nuovo: { $marks }
picture-wrong = Vietato: { $marks }

## Where a printed leaflet says something else

slip-card = Nel regolamento polacco la carta d’esempio mostra «il numero di ponti 5 e 3». Sono il numero 5 e tre ponti.
slip-ticked = Nel regolamento polacco la carta si mette sulla barra. Lì la si depenna.
slip-may-come = I regolamenti inglese e italiano parlano delle carte che devono ancora uscire. Sono carte che possono uscire, perché una è nella scatola.
slip-one-card = Nel regolamento polacco ogni giocatore scopre una carta. È una carta per tutti.
slip-turned-up = Nel regolamento greco la carta si «copre». La si scopre.
slip-same-time = Nel regolamento greco manca che tutti giocano contemporaneamente. È così.
slip-leaving-out = Nel regolamento greco si deve rinunciare a entrambe le azioni. Puoi rinunciare a una sola, o a entrambe.
slip-neither = Il regolamento inglese non è preciso. Il ponte è vietato solo se nessuna delle due isole ha un numero.
slip-played-cards = I regolamenti greco e italiano dicono che non si può guardare il mazzo. Sono le carte giocate che non si possono riguardare.
slip-bridges-drawn = Nell’introduzione del regolamento italiano si disegnano isole lungo le linee. Sono ponti.
slip-network = Nei regolamenti greco e italiano sembra vietato che nasca una rete di isole. Può nascere, ma non serve.
slip-flags-apart = Nei regolamenti greco e italiano sembra vietato che le isole con bandiera siano collegate tra loro. Possono esserlo, ma non serve.
slip-later-round = Nel regolamento polacco i punti più bassi sono per «il giro successivo». Sono per qualsiasi giro successivo.
slip-once = Nel regolamento italiano manca che ogni obiettivo vale una volta sola. Vale una volta per ogni giocatore.
slip-four-red = Nel regolamento greco i 5 punti sono per tre isole rosse. Ci vogliono tutte e quattro.
slip-rank-names = Due gradi hanno un errore di stampa: «Dogsboby» nel regolamento inglese ed «Ekspert ds. statystyki» in quello polacco.
slip-next-round = Nel regolamento italiano un errore si corregge «solo» nel giro successivo. Vuol dire: al più tardi nel giro successivo.
