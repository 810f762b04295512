# Why something is not allowed, by its code, and what to do instead.

unknown-island = Auf { $island } liegt keine Insel.
island-taken = In { $island } steht schon eine { $number }. Wähl eine Insel ohne Zahl.
no-line = Hier ist keine gestrichelte Linie. Zeichne entlang der gestrichelten Linien.
flag-needs-bridge = { $island } hat eine Fahne und noch keine Brücke. Eine Zahl darf erst hinein, wenn eine Brücke von einer früheren Karte dorthin führt.
number-too-small = Für diese Zahl führen zu viele Brücken zu { $island }.
wrong-bridge-count = Die Karte verlangt { $wanted ->
    [one] eine Brücke
   *[other] { $wanted } Brücken
  }. Zeichne genau so viele oder gar keine.
all-drawn = { $count ->
    [one] Die Brücke dieser Karte ist schon gezeichnet. Tippe sie
   *[other] Alle { $count } Brücken dieser Karte sind schon gezeichnet. Tippe eine
  } noch einmal an, um sie wegzunehmen.
no-number = An keinem Ende steht eine Zahl. Jede Brücke braucht eine Zahl in mindestens einer ihrer beiden Inseln.
line-full = Auf dieser Linie liegen schon zwei Brücken.
bridges-cross = Diese Brücke würde eine andere kreuzen. Brücken kreuzen sich nie.
island-full = Das ist eine Brücke zu viel: Eine fertige Insel nimmt keine mehr auf.
more-than-six = Zu dieser Insel führen schon sechs Brücken. Mehr trägt keine Insel.
start-number = Die erste Zahl ist eine 3 oder eine 4.
start-flag = { $island } hat eine Fahne. Die erste Zahl kommt in eine Insel ohne Fahne.
no-bridge-yet = Vor der ersten Karte trägst du nur eine Zahl ein.
entry-missing = Trag zuerst eine 3 oder eine 4 ein.
one-entry = Eine Karte, eine Zahl. Nimm die andere erst zurück.
nothing-to-fix = In dieser Runde gibt es keinen Fehler zu beheben.
fix-too-late = Zu spät: Ein Fehler lässt sich nur beheben, bis die übernächste Karte aufgedeckt wird.
fix-still-wrong = Auch der neue Zug ist falsch. { $fault }
fix-has-consequences = Das würde ändern, was danach kam. Der Fehler bleibt stehen.
already-done = Du bist mit dieser Runde schon fertig. Nimm erst deinen Zug zurück.
wrong-round = Die Runde ist vorbei.
too-late = Zu spät: Die Runde ist vorbei.
too-many-attempts = Du hast diese Runde { $count }-mal zurückgenommen. Jetzt bleibt es dabei.
too-many-attempts-in-all = Du hast in diesem Spiel { $count }-mal zurückgenommen. Von jetzt an bleibt es dabei.
not-stored = Der Server konnte das nicht speichern. Es hat sich nichts geändert; versuch es gleich noch einmal.
bots-getting-ready = Die Bots machen sich bereit … (einmalig)
no-bot-now = Der Meister hat gerade keine Antwort. Versuch es gleich noch einmal.
too-many-hints = Gerade wollen zu viele einen Tipp. Versuch es gleich noch einmal.
no-more-hints = In dieser Runde gibt es keine Tipps mehr. In der nächsten wieder.
too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Versuch es später noch einmal.
too-many-requests = Das war viel in wenigen Sekunden. Versuch es gleich noch einmal.
too-many-records = Du hast dir in kurzer Zeit viele Protokolle zeigen lassen. Versuch es später noch einmal.
no-game = Der Tisch wurde vor der ersten Karte geschlossen: Es gibt keine Partie zu zeigen.
table-broken = Dieser Tisch ist beschädigt. Beim nächsten Start des Servers wird er noch einmal geladen.
seat-taken = Da sitzt schon jemand.
given-too-often = Dieser Platz hat zu oft gewechselt. Jetzt kann dort nur noch ein Bot sitzen: Wer den Tisch eröffnet hat, kann ihm den Platz geben.
name-taken = Am Tisch heißt schon jemand { $name }.
bad-name = Ein Name hat 1 bis 24 Zeichen, aber keines von diesen: | # :
unseen-name = Von diesem Namen ist nichts zu sehen. Schreib einen mit Buchstaben, Ziffern oder Emojis.
loose-accents = In diesem Namen stehen zu viele Akzente auf einem Buchstaben, oder ein Akzent steht allein.
other = Das geht jetzt nicht.
