# The game on paper.

paper-board = Tafel { board-name }
paper-name = Name
paper-islands = Inseln × { $points }
paper-pad = Punkte
paper-summary = Hashi auf einer Seite
paper-course = Der Verlauf der Partie

summary-begin-title = Zu Beginn
summary-begin = Alle nehmen ein Blatt derselben Tafel und tragen eine 3 oder eine 4 in eine Insel ohne Fahne ein. Gib dein Blatt nach links weiter und spiel auf dem, das du bekommst; allein behältst du es. Die 18 Karten werden gemischt, und eine kommt ungesehen in die Schachtel.
summary-number-title = Bei jeder Karte zuerst: die Zahl
summary-number = Die oberste Karte wird aufgedeckt; sie gilt für alle gleichzeitig. Trag ihre Zahl in eine Insel ohne Zahl ein. Zu einer Insel mit Fahne muss schon eine Brücke führen, mit einer früheren Karte gezeichnet. Nicht dort, wo mehr Brücken hinführen, als die Zahl sagt. Streich die Karte auf der Leiste ab.
summary-bridges-title = Dann: die Brücken
summary-bridges = Zeichne genau so viele Brücken, wie die Karte zeigt, entlang der gestrichelten Linien. Jede braucht eine Zahl in mindestens einer ihrer zwei Inseln; die eben eingetragene zählt mit. Du darfst auf die Zahl verzichten, oder auf alle Brücken, oder auf beides.
summary-rules-title = Brücken
summary-rules = Höchstens zwei auf einer Linie. Sie kreuzen sich nie. Eine Insel hat nie mehr Brücken, als ihre Zahl sagt, und ohne Zahl nie mehr als sechs. Mit genau so vielen ist sie fertig: Kreise sie ein, und zeichne keine Brücke mehr dorthin.
summary-goals-title = Ziele
summary-goals = Wer ein Ziel zuerst erreicht, bekommt den höheren Wert, ebenso alle, die es in derselben Runde erreichen; wer es später erreicht, den niedrigeren. Jedes Ziel zählt für jeden einmal. Sag es an: Auf allen anderen Blättern wird der höhere Wert dann durchgestrichen.
summary-goal-red = alle roten Fahnen fertig
summary-goal-blue = alle blauen Fahnen fertig
summary-goal-six = sechs fertige Inseln, verbunden
summary-end-title = Das Ende
summary-end = Nach 17 Karten gibt jede fertige Insel 2 Punkte. Die höchste Summe gewinnt; bei Gleichstand gewinnen alle, die sie haben.
summary-solo-title = Allein
summary-solo = Leg die 17 Karten in Stapel zu 7, 5 und 5. Der höhere Wert für Blau verlangt alle blauen Fahnen bis zum Ende von Karte 7; der für Rot und für sechs verbundene Inseln bis zum Ende von Karte 12. Deine Summe ergibt deinen Rang:

print-title = Das Spiel drucken
print-about = Blätter, 18 Karten mit Rückseiten, ein Block für die Punkte und die Regeln auf einer Seite
print-sheets = Blätter auf einer Seite
print-sheets-one = eines
print-sheets-two = zwei
print-format = Papier
print-format-a4 = A4
print-format-letter = Letter
print-ink = Farbe
print-ink-colour = farbig
print-ink-black = schwarz-weiß
print-button = PDF erstellen
