# The rules page: headings, clauses, examples, and notes where the printed leaflets differ.

rules-title = Spielregeln
rules-about = Das ganze Spiel, Punkt für Punkt. Wenn etwas nicht erlaubt ist, führt die Nummer hinter der Begründung hierher. Wo die fünf gedruckten Anleitungen voneinander abweichen, ist die deutsche das Original, und ein Hinweis sagt, was gilt.
rules-contents = Inhalt
rules-summary = In einer Minute
rules-examples = Beispiele: { $count }
rules-notes = Anmerkungen: { $count }
rules-print = Drucken

## What you play with

rules-R1 = Das Material
rule-R1-1 = Eine bis vier Personen spielen. Jede hat eine Tafel und einen Stift, und alle nehmen dieselbe Seite. Seite A ist leichter, Seite B schwieriger.
rule-R1-2 = Eine Seite zeigt 18 Inseln auf einem Raster. Vier haben eine rote Fahne, drei eine blaue, elf keine. Gestrichelte Linien laufen waagrecht oder senkrecht von jeder Insel zur nächsten in ihrer Zeile oder Spalte. Gestrichelte Linien dürfen sich kreuzen.
rule-R1-3 = Es gibt 18 Karten. Jede zeigt eine Zahl von 1 bis 6 und eine, zwei oder drei Brücken.
rule-R1-4 = Eine Leiste auf der Tafel zeigt alle 18 Karten. Dort streichst du ab, was schon da war. Darüber trägst du deine Punkte ein. Auf diesen Seiten geschieht beides von selbst.
note-boards = Wo die Inseln liegen, steht in keiner Anleitung. Die Tafeln hier haben wir nach dieser Regel selbst entworfen.
note-deck = Auch welche Karten es gibt, steht nirgends. Hier kommt jede Zahl einmal mit einer, einmal mit zwei und einmal mit drei Brücken vor: So sind alle 18 verschieden. Tafeln und Karten sind Dateien, und wer das gedruckte Spiel hat, kann seine eigenen eingeben.
rules-deck = Alle 18 Karten: jede Zahl von 1 bis 6 mit einer, mit zwei und mit drei Brücken

## Before the game

rules-R2 = Vor dem Spiel
rule-R2-1 = Trag eine 3 oder eine 4, ganz wie du willst, in eine beliebige Insel ohne Fahne ein. Gib die Tafel dann nach links weiter und spiel auf der, die du bekommst. Allein behältst du deine Tafel: Du bist dein eigener Nachbar.
rule-R2-2 = Die 18 Karten werden gemischt. Eine kommt ungesehen in die Schachtel und bleibt ungesehen. Die anderen 17 sind der verdeckte Zugstapel.

## A round

rules-R3 = Eine Runde
rule-R3-1 = Die oberste Karte wird aufgedeckt, eine für alle. Alle sind gleichzeitig dran: zuerst Aktion a, die Zahl, dann Aktion b, die Brücken.
rule-R3-2 = Du darfst auf eine der beiden Aktionen verzichten oder auf beide, aber immer nur ganz. Sag es am besten laut an.
rule-R3-3 = Aktion a: Trag die Zahl der Karte in eine freie Insel ein. Frei heißt: Es steht noch keine Zahl darin.
rule-R3-4 = In eine Insel mit Fahne nur, wenn schon mindestens eine Brücke dorthin führt. Eine Brücke, die du erst in Aktion b derselben Karte zeichnest, kommt zu spät.
rule-R3-5 = Nicht in eine Insel, zu der schon mehr Brücken führen, als die Zahl sagt. Genau so viele sind in Ordnung: Dann ist die Insel sofort fertig.
rule-R3-6 = Aktion b: Zeichne genau so viele Brücken, wie die Karte zeigt, nicht weniger, auf beliebigen gestrichelten Linien.
rule-R3-7 = Jede Brücke braucht eine Zahl in mindestens einer ihrer beiden Inseln. Eine Zahl, die du gerade in Aktion a eingetragen hast, zählt mit.
rule-R3-8 = Wenn alle mit beiden Aktionen fertig sind, wird die nächste Karte aufgedeckt. Nach der 17. Karte ist das Spiel aus. Die gespielten Karten darf niemand mehr durchsehen, die abgestrichenen auf der Leiste schon.

## Bridges

rules-R4 = Brücken
rule-R4-1 = Eine Brücke verbindet zwei Inseln entlang einer gestrichelten Linie. Auf eine Linie passen höchstens zwei Brücken, in einer Runde oder in mehreren gezeichnet.
rule-R4-2 = Brücken kreuzen sich nie.
rule-R4-3 = Zu einer Insel mit Zahl führen nie mehr Brücken, als die Zahl sagt. Sind es genau so viele, ist die Insel fertig: Sie wird eingekreist und nimmt keine Brücke mehr auf.
rule-R4-4 = Zu einer Insel ohne Zahl führen nie mehr als sechs Brücken.
rule-R4-5 = Die Inseln müssen nicht zusammenhängen. Du darfst auch eine Zahl eintragen, die ihre Insel nie erreichen kann: Dann bleibt die Insel unfertig.

## Points

rules-R5 = Punkte
rule-R5-1 = Rot: Alle Inseln mit roter Fahne sind fertig. 9 Punkte für alle, die es zuerst schaffen, 5 für alle, denen es in einer späteren Runde gelingt.
rule-R5-2 = Blau: Alle Inseln mit blauer Fahne sind fertig. 7 Punkte zuerst, 3 später. Auf einer Tafel ohne Fahnen einer Farbe gibt es das Ziel dieser Farbe nicht.
rule-R5-3 = Sechs: Mindestens sechs fertige Inseln hängen durch Brücken zusammen, in beliebiger Form, mit lauter fertigen Inseln dazwischen. 8 Punkte zuerst, 4 später.
rule-R5-4 = Schaffen mehrere ein Ziel in derselben Runde, bekommen alle die höheren Punkte. Jedes Ziel zählt für jeden einmal.
rule-R5-5 = Trag deine Punkte sofort ein und sag sie an. Auf allen anderen Tafeln wird der höhere Wert dann durchgestrichen. Auf diesen Seiten geschieht beides von selbst.
rule-R5-6 = Am Ende bringt jede fertige Insel 2 Punkte. Wer insgesamt die meisten Punkte hat, gewinnt; bei Gleichstand gibt es mehrere Sieger.
table-goal = Ziel
table-first = zuerst
table-later = später

## Alone

rules-R6 = Allein
rule-R6-1 = Alle Regeln gelten. Die 17 Karten liegen in drei Stapeln zu 7, 5 und 5 und werden in dieser Reihenfolge gespielt.
rule-R6-2 = Für die höheren Punkte muss Blau spätestens nach der 7. Karte geschafft sein, Rot und Sechs spätestens nach der 12. Danach gibt es die niedrigeren Punkte.
rule-R6-3 = Deine Summe ergibt einen von zwölf Rängen. Die Summen 53, 55, 57 und 59 kommen nicht vor, und mehr als 60 auch nicht. (Bei einer ungeraden Summe hat genau eine Fahnenfarbe Punkte gebracht. Dann sind höchstens 17 Inseln fertig: 9 + 8 + 34 = 51.)
table-until = bis Karte
table-in-time = rechtzeitig
table-level = Stufe
table-total = Punkte
table-rank = Rang
rules-up-to = bis { $total }

## Mistakes

rules-R7 = Fehler
rules-R7-about = Mit dem geprüften Stift wird ein regelwidriger Zug abgelehnt, mit der Regel, gegen die er verstößt, und nichts wird eingetragen. Mit dem freien Stift wird er eingetragen, wie auf Papier. Dann gilt:
rule-R7-1 = Ein Fehler darf behoben werden, bis die übernächste Karte aufgedeckt wird, wenn das keine Folgen hat: einer aus Runde 5 also bis zur Karte von Runde 7. In den letzten Runden ist Zeit bis zur Endabrechnung.
rule-R7-2 =
    Du behebst ihn, indem du den Zug durch einen anderen ohne Fehler ersetzt. „Ohne Folgen“ heißt: Alle deine späteren Züge bleiben, wie sie sind, und machen keinen Fehler, den sie nicht vorher schon gemacht haben; und jedes Ziel, für das du schon Punkte hast, wäre auch mit dem neuen Zug in seiner Runde erreicht worden.

    Wird mit dem neuen Zug ein Ziel erreicht, bekommst du die Punkte am Ende der nächsten Runde, an deren Ende es erfüllt ist; diese Runde entscheidet zwischen höher und niedriger. Nach der letzten Runde kommen sie bei der Endabrechnung dazu, wie am Ende von Runde 17.

    Ein späterer Fehler ist noch derselbe, wenn er dieselbe Brücke und dieselbe Regel betrifft und dieselben Inseln oder weniger.
rule-R7-3 = Sonst bleibt der Fehler stehen. Die betroffenen Inseln werden durchgestrichen: Sie werden nie fertig und bringen keine Punkte. Ihre Brücken bleiben und zählen für die Inseln am anderen Ende.
rule-R7-4 = Betroffen sind: bei R3.4, R3.5, R4.3 und R4.4 die Insel selbst (beide Enden, wenn beide zu voll sind); bei R3.7, R4.1 und R4.2 beide Enden der Brücke (wo sich zwei kreuzen: der später gezeichneten); bei R3.6 beide Enden jeder Brücke, die in dieser Aktion gezeichnet wurde.
rule-R7-5 = Vom Fehler an zählen diese Inseln nicht als fertig. Ist er behoben, zählen sie so, wie es der neue Zug ergibt, es sei denn, ein anderer Fehler betrifft sie.
rule-R7-6 = Manches lässt sich gar nicht eintragen, und beide Stifte lehnen es ab: eine zweite Zahl in einer Insel, und alles auf einer Insel oder einer gestrichelten Linie, die es nicht gibt.
rule-R7-7 = Nach jeder Runde sind alle eingeladen, nach Fehlern zu suchen. Bis dahin sagt der freie Stift nichts: Er verrät nicht, was erlaubt ist, und lehnt nur ab, was in R7.6 steht.

## Examples

verdict-allowed = Erlaubt
verdict-refused = Nicht erlaubt
example-board = Eine Insel mit roter Fahne, eine mit blauer, zwei ohne. Die beiden gestrichelten Linien kreuzen sich.
example-start-written = In diese Tafel trägst du eine 4 ein und gibst sie weiter.
example-start-received = Von rechts kommt diese hier, mit einer 3. Auf ihr spielst du.
example-left-out = Die 2 ist eingetragen. Von den Brücken ist keine gezeichnet.
example-number = Die 5 kommt in eine freie Insel.
example-flag-bare = Zur Fahne führt noch keine Brücke.
example-flag-too-late = Diese Brücke gehört zur selben Karte. Sie kommt zu spät.
example-flag-reached = Eine Brücke von einer früheren Karte führt zur Fahne.
example-number-too-small = Drei Brücken führen dorthin: zu viele für eine 2.
example-number-fits = Drei Brücken und eine 3: sofort fertig.
example-bridges-all = Die Karte zeigt drei Brücken, und drei sind gezeichnet.
example-bridges-too-few = Zwei sind zu wenig: alle drei oder keine.
example-no-number = In keiner der beiden Inseln steht eine Zahl.
example-number-just-written = Die 2 wurde gerade erst eingetragen. Das genügt.
example-first-card = Die erste Karte; die 4 hat der Nachbar eingetragen. Die 5 kommt auf eine Insel ohne Fahne, eine Brücke beginnt bei der 4, zwei bei der 5.
example-second-bridge = Eine zweite Brücke liegt neben der ersten.
example-third-bridge = Für eine dritte ist kein Platz.
example-crossing = Diese Brücke würde eine andere kreuzen.
example-finished = Drei Brücken führen zur 3. Sie ist fertig und wird eingekreist.
example-too-many = Eine fertige Insel nimmt keine Brücke mehr auf.
example-seventh-bridge = Sechs Brücken führen zur Insel ohne Zahl. Eine siebte darf es nicht sein.
example-apart = Zwei Paare, die nicht zusammenhängen. Alle vier Inseln sind fertig.
example-out-of-reach = Auf zwei Linien passen höchstens vier Brücken. Die 6 darfst du trotzdem eintragen.
example-red-flags = Alle vier roten Fahnen sind fertig, auch wenn nicht alle zusammenhängen.
example-six = Mit dieser 1 hängen sechs fertige Inseln zusammen. Wer das zuerst schafft, schreibt 8 auf.
example-six-broken = Auch hier sind sechs fertig, aber die unfertige 5 liegt dazwischen. Das zählt nicht.
example-count = 15 fertige Inseln bringen 30 Punkte. Rot und Sechs kamen später als bei jemand anderem: 5 und 4 Punkte. Zusammen sind das 39.
example-mistake = Eine Brücke zu viel für die 2. Der freie Stift zeichnet sie, und niemand merkt es rechtzeitig.
example-crossed-out = Also wird die 2 durchgestrichen. Ihre Brücken bleiben, und jede 1 ist fertig.
picture-made = Neu: { $marks }
picture-wrong = Nicht erlaubt: { $marks }

## Where a printed leaflet says something else

slip-card = In der polnischen Anleitung zeigt die Beispielkarte „die Brückenzahl 5 und 3“. Gemeint sind die Zahl 5 und drei Brücken.
slip-ticked = In der polnischen Anleitung wird die Karte auf die Leiste gelegt. Sie wird dort abgestrichen.
slip-may-come = Die englische und die italienische Anleitung sprechen von Karten, die noch kommen. Es sind Karten, die noch kommen können, denn eine liegt in der Schachtel.
slip-one-card = In der polnischen Anleitung deckt jeder eine Karte auf. Es ist eine Karte für alle.
slip-turned-up = In der griechischen Anleitung wird die Karte „verdeckt“. Sie wird aufgedeckt.
slip-same-time = In der griechischen Anleitung fehlt, dass alle gleichzeitig spielen. So ist es aber.
slip-leaving-out = In der griechischen Anleitung muss man auf beide Aktionen verzichten. Du darfst auf eine verzichten oder auf beide.
slip-neither = Die englische Anleitung drückt sich ungenau aus. Verboten ist die Brücke nur, wenn in keiner der beiden Inseln eine Zahl steht.
slip-played-cards = Die griechische und die italienische Anleitung sagen, der Zugstapel dürfe nicht gesehen werden. Gemeint sind die gespielten Karten: Sie dürfen nicht durchgesehen werden.
slip-bridges-drawn = In der Einleitung der italienischen Anleitung werden Inseln entlang der Linien gezeichnet. Es sind Brücken.
slip-network = In der griechischen und der italienischen Anleitung darf kein Netz aus Inseln entstehen. Es darf, es muss nur nicht.
slip-flags-apart = In der griechischen und der italienischen Anleitung dürfen Inseln mit Fahne nicht miteinander verbunden sein. Sie dürfen, sie müssen nur nicht.
slip-later-round = In der polnischen Anleitung gibt es die niedrigeren Punkte „in der nächsten Runde“. Es gibt sie in jeder späteren Runde.
slip-once = In der italienischen Anleitung fehlt, dass jedes Ziel nur einmal zählt. Es zählt für jeden einmal.
slip-four-red = In der griechischen Anleitung gibt es die 5 Punkte für drei rote Inseln. Es müssen alle vier sein.
slip-rank-names = Zwei Ränge sind verdruckt: als „Dogsboby“ in der englischen und als „Ekspert ds. statystyki“ in der polnischen Anleitung.
slip-next-round = In der italienischen Anleitung darf ein Fehler „nur“ in der nächsten Runde behoben werden. Gemeint ist: spätestens in der nächsten Runde.
