# The lessons: a title, what to do in each step, what to say to a move that is allowed but not wanted, and the end.

home-learn = Impara giocando
home-learn-about = Lezioni brevi, un minuto l’una

learn-about = Tavole piccole e regole vere. Ogni lezione dura circa un minuto; giocala tutte le volte che vuoi.
learn-done = fatta
lesson-back = Tutte le lezioni
lesson-number = Lezione { $number } di { $all }
lesson-again = Ancora
lesson-anew = Ricomincia la lezione
lesson-next = Prossima lezione
lesson-show = Fammi vedere
lesson-otherwise = Non ancora: la mossa è permessa, ma qui ne serve un’altra.
lesson-you = Tu
lesson-novice = Principiante

lesson-number-title = Segnare un numero
lesson-number-1 = Ogni carta mostra un numero, qui un 2. Tocca un’isola per segnarlo lì. Poi premi «Fatto».
lesson-number-1-otherwise = Non ancora: prima tocca un’isola, così il 2 è segnato.
lesson-number-2 = In ogni isola sta un solo numero, e lì rimane. Trova un’isola vuota per il 4.
lesson-number-2-otherwise = Non ancora: tocca un’isola vuota per segnare il 4.
lesson-number-end = Ben fatto! Il numero dice quanti ponti vuole avere un’isola.

lesson-bridges-title = Disegnare ponti
lesson-bridges-1 = Un arco sulla carta: un ponte. Tocca la linea tratteggiata tra le isole con la freccia. Per ora lascia stare il numero.
lesson-bridges-1-otherwise = Non ancora: disegna il ponte tra le due isole con la freccia.
lesson-bridges-2 = Due archi: due ponti. Affiancati ci stanno su una sola linea. Tocca due volte quella tra le isole con la freccia.
lesson-bridges-2-otherwise = Non ancora: tutti e due i ponti vanno sulla linea tra le isole con la freccia.
lesson-bridges-end = Bella costruzione! Ricorda: a un ponte serve un numero in almeno uno dei suoi capi.

lesson-finished-title = Terminare un’isola
lesson-finished-1 = L’isola con la freccia ha un 4 e tre ponti. Disegna il quarto e sarà terminata.
lesson-finished-1-otherwise = Non ancora: disegna il ponte verso l’isola con la freccia.
lesson-finished-2 = Il numero può arrivare anche per ultimo: segna l’1 dove finisce un solo ponte. Quell’isola è subito terminata. Rinuncia ai ponti.
lesson-finished-2-otherwise = Non ancora: cerca un’isola senza numero a cui porta un solo ponte.
lesson-finished-end = Le isole terminate vengono cerchiate, e alla fine ognuna dà 2 punti. Benissimo!

lesson-flags-title = Le bandiere vogliono prima un ponte
lesson-flags-1 = Un’isola con bandiera prende un numero solo se ci arriva già un ponte. Disegna un ponte verso la bandiera.
lesson-flags-1-otherwise = Non ancora: il ponte deve portare alla bandiera.
lesson-flags-2 = Una nuova carta, e il ponte c’è. Ora la bandiera può avere il suo numero: segna il 2.
lesson-flags-2-otherwise = Non ancora: questa volta il 2 va sulla bandiera.
lesson-flags-end = Si fa così: prima un ponte e, con una carta successiva, il numero.

lesson-crossing-title = I ponti non si incrociano mai
lesson-crossing-1 = Segna il 4 nell’isola con la freccia e disegna da lì tutti e due i ponti. Una via è sbarrata: quale?
lesson-crossing-1-otherwise = Non ancora: il 4 va nell’isola con la freccia, e da lì partono tutti e due i ponti.
lesson-crossing-end = Giusto! Ogni ponte sbarra le linee che incrocia. Perciò guarda due volte prima di disegnare.

lesson-all-or-nothing-title = Tutto o niente
lesson-all-or-nothing-1 = Tre ponti: disegnali tutti e tre oppure nessuno. Qui ci stanno, se il 5 è al posto giusto. Trovalo!
lesson-all-or-nothing-1-otherwise = Si può fare, ma c’è di meglio: segna il 5 dove possono partire altri due ponti.
lesson-all-or-nothing-end = Ben trovato! E dove non ci stanno tutti, rinuncia a tutti.

lesson-leaving-out-title = Rinunciare apposta
lesson-leaving-out-1 = Qui nessuna isola ha posto per sei ponti: un 6 non sarebbe mai terminato. Rinuncia al numero e disegna solo il ponte.
lesson-leaving-out-1-otherwise = Non ancora: disegna il ponte, ma non segnare il 6.
lesson-leaving-out-2 = Ora al contrario: segna l’1 dove l’isola è subito terminata, e rinuncia ai tre ponti. Non ci stanno.
lesson-leaving-out-2-otherwise = Non ancora: segna l’1 dove finisce un ponte.
lesson-leaving-out-end = Numero, ponti o tutti e due: puoi sempre rinunciare. A volte è la mossa migliore.

lesson-goals-title = I tre obiettivi
lesson-goals-1 = Tutte le bandiere blu terminate: 7 punti! Manca una sola isola. Dove va l’1?
lesson-goals-1-otherwise = Non ancora: prima termina la bandiera blu.
lesson-goals-2 = Ora due obiettivi in una volta: tutte le bandiere rosse, e sei isole terminate collegate tra loro. Hai un 1.
lesson-goals-2-otherwise = Non ancora: con l’1 termina la bandiera rossa.
lesson-goals-end = Rosse 9, blu 7, sei collegate 8! Chi ci riesce in un giro successivo prende meno: sbrigati.

lesson-cards-to-come-title = Le carte che possono uscire
lesson-cards-to-come-1 = Sotto vedi le carte che possono ancora uscire. I 2 sono finiti, quindi due ponti non servono a niente alla bandiera. Disegnane un terzo: può uscire un 3.
lesson-cards-to-come-1-otherwise = Non ancora: alla bandiera serve un altro ponte.
lesson-cards-to-come-2 = Ecco un 3! Segnalo dove l’isola è subito terminata.
lesson-cards-to-come-2-otherwise = Non ancora: il 3 va sulla bandiera con i suoi tre ponti.
lesson-cards-to-come-end = Che furbizia! Chi sa quali carte possono uscire sa che cosa si può ancora terminare.

lesson-deadlines-title = Le scadenze in solitario
lesson-deadlines-1 = In solitario il blu dà 7 punti solo entro la carta 7, e questa è la 7. Il rosso ha tempo fino alla 12. Dove va l’1?
lesson-deadlines-1-otherwise = Non ancora: il rosso può aspettare, il blu no. Termina la bandiera blu.
lesson-deadlines-2 = Appena in tempo: 7 punti! Ora termina la bandiera rossa con questo 1.
lesson-deadlines-2-otherwise = Non ancora: segna l’1 sulla bandiera rossa.
lesson-deadlines-end = 9 punti per il rosso! Anche le sei collegate hanno tempo fino alla carta 12. Dopo, ogni obiettivo dà meno.

lesson-mistake-title = Correggere un errore
lesson-mistake-1 = La matita libera non ferma nessuno, come su carta. Sbaglia apposta: segna il 2 sulla bandiera, anche se non ci arriva nessun ponte.
lesson-mistake-1-otherwise = Non ancora: fai solo questo errore. Il 2 va sulla bandiera, e per il resto segui le regole.
lesson-mistake-2 = Dopo ogni giro tutti cercano gli errori. Il tuo è stato trovato! Finché non si scopre la seconda carta successiva puoi correggerlo: rigioca questa carta secondo le regole.
lesson-mistake-end = Tutto di nuovo a posto. Quello che nessuno corregge in tempo viene depennato e non dà punti.

lesson-first-game-title = La tua prima partita
lesson-first-game-1 = Una tavola vera e cinque carte contro un principiante. Prima della partita il tuo vicino segna per te un 3 o un 4: qui il 4.
lesson-first-game-2 = Guarda i tuoi numeri: quale isola puoi terminare adesso, o con la prossima carta?
lesson-first-game-3 = Un ponte tra due numeri vale per entrambi. E pensa alle bandiere: oggi un ponte, domani un numero.
lesson-first-game-4 = Un 1 si termina in fretta: segnalo dove finisce un ponte, o disegna subito quel ponte.
lesson-first-game-5 = L’ultima carta per oggi. Conta prima di scrivere: che cosa sarà terminato?
lesson-first-game-end = Tu { $own }, principiante { $other }. { $ahead ->
    [yes] Hai vinto!
    [level] Siete pari!
   *[no] Il principiante è in vantaggio. Riprovi?
  } Una partita intera ha 17 carte: giocala in solitario o contro i bot.
