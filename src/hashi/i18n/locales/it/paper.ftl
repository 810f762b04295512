# The game on paper.

paper-board = Tavola { board-name }
paper-name = Nome
paper-islands = isole × { $points }
paper-pad = Punti
paper-summary = Hashi in una pagina
paper-course = L’andamento della partita

summary-begin-title = Per cominciare
summary-begin = Ognuno prende un foglio della stessa tavola e segna un 3 o un 4 in un’isola senza bandiera. Passa il tuo foglio a sinistra e gioca su quello che ricevi; in solitario lo tieni. Si mescolano le 18 carte, e una va nella scatola senza che nessuno la veda.
summary-number-title = A ogni carta, prima: il numero
summary-number = Si scopre la prima carta: vale per tutti, contemporaneamente. Segna il suo numero in un’isola che non ne ha. A un’isola con bandiera deve già arrivare un ponte, disegnato con una carta precedente. Non dove arrivano più ponti di quanti ne dice il numero. Depenna la carta sulla barra.
summary-bridges-title = Poi: i ponti
summary-bridges = Disegna esattamente tanti ponti quanti ne mostra la carta, lungo le linee tratteggiate. A ognuno serve un numero in almeno una delle sue due isole; vale anche quello appena segnato. Puoi rinunciare al numero, o a tutti i ponti, o a entrambi.
summary-rules-title = Ponti
summary-rules = Al massimo due su una linea. Non si incrociano mai. Un’isola non ha mai più ponti di quanti ne dice il suo numero, e senza numero mai più di sei. Con esattamente quel numero è terminata: cerchiala, e non disegnarvi altri ponti.
summary-goals-title = Obiettivi
summary-goals = Chi raggiunge per primo un obiettivo riceve il valore più alto, e così tutti quelli che lo raggiungono nello stesso giro; chi lo raggiunge dopo riceve quello più basso. Ogni obiettivo vale una volta per ogni giocatore. Annuncialo: su tutti gli altri fogli si depenna allora il valore più alto.
summary-goal-red = tutte le bandiere rosse terminate
summary-goal-blue = tutte le bandiere blu terminate
summary-goal-six = sei isole terminate, collegate
summary-end-title = La fine
summary-end = Dopo 17 carte, ogni isola terminata dà 2 punti. Vince il totale più alto; in caso di parità, vincono tutti quelli che lo hanno.
summary-solo-title = In solitario
summary-solo = Le 17 carte stanno in tre mazzi da 7, 5 e 5. Il valore più alto per il blu richiede tutte le bandiere blu entro la fine della 7ª carta; quello per il rosso e per sei isole collegate, entro la fine della 12ª. Il totale ti dà un grado:

print-title = Stampa il gioco
print-about = Fogli, 18 carte con il dorso, un blocco per i punti e le regole in una pagina
print-sheets = Fogli per pagina
print-sheets-one = uno
print-sheets-two = due
print-format = Carta
print-format-a4 = A4
print-format-letter = Letter
print-ink = Inchiostro
print-ink-colour = a colori
print-ink-black = bianco e nero
print-button = Crea il PDF
