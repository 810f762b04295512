# The lessons: a title, what to do in each step, what to say to a move that is allowed but not wanted, and the end.

home-learn = Spielend lernen
home-learn-about = Kurze Lektionen, je eine Minute

learn-about = Kleine Tafeln und die echten Regeln. Jede Lektion dauert etwa eine Minute; spiel sie, so oft du magst.
learn-done = geschafft
lesson-back = Alle Lektionen
lesson-number = Lektion { $number } von { $all }
lesson-again = Noch einmal
lesson-anew = Lektion von vorn beginnen
lesson-next = Nächste Lektion
lesson-show = Zeig es mir
lesson-otherwise = Noch nicht: Der Zug ist erlaubt, aber hier ist ein anderer gesucht.
lesson-you = Du
lesson-novice = Anfänger

lesson-number-title = Eine Zahl eintragen
lesson-number-1 = Jede Karte zeigt eine Zahl, hier eine 2. Tippe auf eine Insel, um sie einzutragen. Dann drück „Fertig“.
lesson-number-1-otherwise = Noch nicht: Tippe zuerst auf eine Insel, damit die 2 dort steht.
lesson-number-2 = In jeder Insel steht nur eine Zahl, und die bleibt. Such eine leere Insel für die 4.
lesson-number-2-otherwise = Noch nicht: Tippe auf eine leere Insel, um die 4 einzutragen.
lesson-number-end = Gut gemacht! Die Zahl sagt, wie viele Brücken eine Insel haben will.

lesson-bridges-title = Brücken zeichnen
lesson-bridges-1 = Ein Bogen auf der Karte: eine Brücke. Tippe auf die gestrichelte Linie zwischen den Inseln mit Pfeil. Die Zahl lässt du diesmal weg.
lesson-bridges-1-otherwise = Noch nicht: Zeichne die Brücke zwischen den beiden Inseln mit Pfeil.
lesson-bridges-2 = Zwei Bögen: zwei Brücken. Sie passen nebeneinander auf eine Linie. Tippe zweimal auf die Linie zwischen den Inseln mit Pfeil.
lesson-bridges-2-otherwise = Noch nicht: Beide Brücken kommen auf die Linie zwischen den Inseln mit Pfeil.
lesson-bridges-end = Gut gebaut! Merk dir: Eine Brücke braucht an mindestens einem Ende eine Zahl.

lesson-finished-title = Eine Insel fertigstellen
lesson-finished-1 = Die Insel mit dem Pfeil hat eine 4 und drei Brücken. Zeichne die vierte, dann ist sie fertig.
lesson-finished-1-otherwise = Noch nicht: Zeichne die Brücke zur Insel mit dem Pfeil.
lesson-finished-2 = Die Zahl darf auch zuletzt kommen: Trag die 1 ein, wo genau eine Brücke endet. Diese Insel ist sofort fertig. Lass die Brücken weg.
lesson-finished-2-otherwise = Noch nicht: Such eine Insel ohne Zahl, zu der genau eine Brücke führt.
lesson-finished-end = Fertige Inseln werden eingekreist, und jede bringt am Ende 2 Punkte. Sehr gut!

lesson-flags-title = Fahnen: erst die Brücke
lesson-flags-1 = Eine Insel mit Fahne bekommt nur dann eine Zahl, wenn schon eine Brücke dorthin führt. Zeichne eine Brücke zur Fahne.
lesson-flags-1-otherwise = Noch nicht: Die Brücke soll zur Fahne führen.
lesson-flags-2 = Eine neue Karte, und die Brücke ist da. Jetzt darf die Fahne ihre Zahl haben: Trag die 2 ein.
lesson-flags-2-otherwise = Noch nicht: Diesmal gehört die 2 zur Fahne.
lesson-flags-end = So geht das: erst eine Brücke und mit einer späteren Karte die Zahl.

lesson-crossing-title = Brücken kreuzen sich nie
lesson-crossing-1 = Trag die 4 in die Insel mit dem Pfeil ein und zeichne beide Brücken von dort. Ein Weg ist versperrt: welcher?
lesson-crossing-1-otherwise = Noch nicht: Die 4 kommt in die Insel mit dem Pfeil, und beide Brücken beginnen dort.
lesson-crossing-end = Richtig! Jede Brücke versperrt die Linien, die sie kreuzt. Schau also zweimal hin, bevor du zeichnest.

lesson-all-or-nothing-title = Alles oder nichts
lesson-all-or-nothing-1 = Drei Brücken: Zeichne alle drei oder keine. Hier passen alle, wenn die 5 am richtigen Platz steht. Finde ihn!
lesson-all-or-nothing-1-otherwise = Das ist erlaubt, aber es geht besser: Trag die 5 ein, wo noch zwei Brücken beginnen können.
lesson-all-or-nothing-end = Gut gefunden! Und wo nicht alle passen, lass sie alle weg.

lesson-leaving-out-title = Mit Absicht verzichten
lesson-leaving-out-1 = Keine Insel hat hier Platz für sechs Brücken: Eine 6 würde nie fertig. Lass sie weg und zeichne nur die Brücke.
lesson-leaving-out-1-otherwise = Noch nicht: Zeichne die Brücke, aber trag die 6 nicht ein.
lesson-leaving-out-2 = Jetzt umgekehrt: Trag die 1 ein, wo die Insel damit sofort fertig ist, und lass die drei Brücken weg. Sie passen nicht.
lesson-leaving-out-2-otherwise = Noch nicht: Trag die 1 ein, wo eine Brücke endet.
lesson-leaving-out-end = Zahl, Brücken oder beides: Du darfst immer darauf verzichten. Manchmal ist das der beste Zug.

lesson-goals-title = Die drei Ziele
lesson-goals-1 = Alle blauen Fahnen fertig: 7 Punkte! Nur eine Insel fehlt noch. Wohin mit der 1?
lesson-goals-1-otherwise = Noch nicht: Mach zuerst die blaue Fahne fertig.
lesson-goals-2 = Jetzt zwei Ziele auf einmal: alle roten Fahnen, und sechs fertige Inseln, die verbunden sind. Du hast eine 1.
lesson-goals-2-otherwise = Noch nicht: Mach mit der 1 die rote Fahne fertig.
lesson-goals-end = Rot 9, Blau 7, sechs verbunden 8! Wer es erst in einer späteren Runde schafft, bekommt weniger. Also beeil dich.

lesson-cards-to-come-title = Karten, die noch kommen können
lesson-cards-to-come-1 = Unten siehst du, was noch kommen kann: keine 2 mehr! Zwei Brücken nützen der Fahne also nichts. Zeichne eine dritte für eine 3.
lesson-cards-to-come-1-otherwise = Noch nicht: Die Fahne braucht noch eine Brücke.
lesson-cards-to-come-2 = Da ist eine 3! Trag sie ein, wo die Insel damit sofort fertig ist.
lesson-cards-to-come-2-otherwise = Noch nicht: Die 3 gehört zur Fahne mit ihren drei Brücken.
lesson-cards-to-come-end = Schlau! Wer weiß, welche Karten noch kommen können, weiß auch, was noch fertig werden kann.

lesson-deadlines-title = Fristen im Solospiel
lesson-deadlines-1 = Spielst du allein, gibt es für Blau nur bis zur 7. Karte 7 Punkte, und das hier ist sie. Rot hat bis zur 12. Zeit. Wohin mit der 1?
lesson-deadlines-1-otherwise = Noch nicht: Rot kann warten, Blau nicht. Mach die blaue Fahne fertig.
lesson-deadlines-2 = Gerade noch: 7 Punkte! Jetzt mach mit dieser 1 die rote Fahne fertig.
lesson-deadlines-2-otherwise = Noch nicht: Trag die 1 bei der roten Fahne ein.
lesson-deadlines-end = 9 Punkte für Rot! Auch „6 verbunden“ hat bis zur 12. Karte Zeit. Später gibt es für alles weniger.

lesson-mistake-title = Einen Fehler beheben
lesson-mistake-1 = Mit dem freien Stift sind Fehler möglich, wie auf Papier. Mach mit Absicht einen Fehler: Trag die 2 bei der Fahne ein, obwohl keine Brücke dorthin führt.
lesson-mistake-1-otherwise = Noch nicht: Mach nur diesen Fehler. Die 2 kommt zur Fahne, und sonst hältst du die Regeln ein.
lesson-mistake-2 = Nach jeder Runde suchen alle nach Fehlern. Deiner ist gefunden! Bis zur übernächsten Karte darfst du ihn beheben: Spiel diese Karte noch einmal, nach den Regeln.
lesson-mistake-end = Alles wieder gut. Was niemand rechtzeitig behebt, wird durchgestrichen und bringt keine Punkte.

lesson-first-game-title = Deine erste Partie
lesson-first-game-1 = Eine richtige Tafel und fünf Karten gegen einen Anfänger. Vor dem Spiel trägt dir dein Nachbar eine 3 oder 4 ein: hier die 4.
lesson-first-game-2 = Schau auf deine Zahlen: Welche Insel kannst du jetzt fertigstellen, oder mit der nächsten Karte?
lesson-first-game-3 = Eine Brücke zwischen zwei Zahlen hilft beiden. Und denk an die Fahnen: heute eine Brücke, morgen eine Zahl.
lesson-first-game-4 = Eine 1 ist schnell fertig: Trag sie ein, wo eine Brücke endet, oder zeichne diese Brücke jetzt.
lesson-first-game-5 = Die letzte Karte für heute. Zähl nach, bevor du schreibst: Was wird fertig?
lesson-first-game-end = Du { $own }, Anfänger { $other }. { $ahead ->
    [yes] Du hast gewonnen!
    [level] Gleichstand!
   *[no] Der Anfänger liegt vorn. Noch einmal?
  } Eine ganze Partie hat 17 Karten: Spiel sie allein oder gegen Bots.
