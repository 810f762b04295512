# What is wrong with a game, a record or a proof: where it happened is told as well, as nobody sees a board.

list-and = { $most } und { $last }

## Why the rules refuse something, by its code

fault-unknown-island = { unknown-island } Wähl eine, die auf der Tafel ist.
fault-island-taken = { island-taken }
fault-no-line = Keine gestrichelte Linie verbindet { $first } und { $second }. Zeichne entlang der gestrichelten Linien.
fault-flag-needs-bridge = { flag-needs-bridge }
fault-number-too-small = Zu { $island } { $bridges ->
    [one] führt schon { $bridges } Brücke
   *[other] führen schon { $bridges } Brücken
  }, zu viele für eine { $number }. Wähl eine Insel mit weniger.
fault-wrong-bridge-count = Die Karte verlangt { $wanted ->
    [one] { $wanted } Brücke
   *[other] { $wanted } Brücken
  }, der Zug zeichnet { $bridges }. Zeichne genau so viele oder gar keine.
fault-no-number = Weder in { $first } noch in { $second } steht eine Zahl. Jede Brücke braucht eine Zahl in einer ihrer beiden Inseln.
fault-line-full = Zwischen { $first } und { $second } liegen schon zwei Brücken. Wähl eine andere Linie.
fault-bridges-cross = Die Brücke { $bridge } würde { $blocker } kreuzen. Brücken kreuzen sich nie.
fault-island-full = Die Brücke { $bridge } ist eine zu viel für die Zahl in { $ends }. Eine fertige Insel nimmt keine Brücken mehr auf.
fault-more-than-six = Zu { $ends } führen schon sechs Brücken. Mehr trägt keine Insel.
fault-start-number = Die erste Zahl ist eine 3 oder eine 4, nicht { $number }.
fault-start-flag = { start-flag }
fault-card-not-left = Die Karte { $card } kann nicht kommen: Sie war schon da, oder es gibt sie in diesem Kartensatz nicht.
fault-box-card-seen = In der Schachtel kann nicht { $card } liegen: Die Karte wurde gespielt.
fault-game-over = Nach 17 Karten ist das Spiel aus.
fault-nothing-to-fix = In dieser Runde gibt es von dieser Person keinen Fehler zu beheben.
fault-fix-too-late = { fix-too-late }
fault-fix-still-wrong = Auch der neue Zug ist falsch. { $fault }
fault-fix-has-consequences = Mit dem neuen Zug würde der aus Runde { $round } gegen eine Regel verstoßen. { $fault }
fault-fix-misses-award = Mit dem neuen Zug wäre eine Wertung aus Runde { $round } nicht erreicht worden.

## What a whole sheet cannot have

fault-start-missing = Auf keiner Insel ohne Fahne steht eine 3 oder 4. Damit beginnt aber jedes Blatt.
fault-number-not-shown = { $most ->
    [0] Keine Karte hat eine { $number } gezeigt.
    [one] Die Zahl { $number } steht { $found }-mal da. Mit den Karten und dem ersten Eintrag ist sie nur einmal möglich.
   *[other] Die Zahl { $number } steht { $found }-mal da. Mit den Karten und dem ersten Eintrag ist sie höchstens { $most }-mal möglich.
  }
fault-flag-too-early = Zu früh eingetragen: die Zahl auf { $islands }. Eine Insel mit Fahne braucht erst eine Brücke einer früheren Karte, und die kann es nicht gegeben haben.
fault-bridges-not-shown = Brücken auf dem Blatt: { $found }. Genau so viele ergeben die Karten nicht: Jede gibt alle ihre Brücken oder keine, zusammen { $most }.

## What cannot be read, and what to write instead

unreadable-line = Zeile { $line }: { $problem }
unreadable-after-box = Nach der Karte in der Schachtel darf nichts mehr kommen.
unreadable-board-name-taken = „{ $text }“ heißt schon eine andere Tafel. Gib dieser einen eigenen Namen.
unreadable-board-size = Eine Tafel hat 1 bis { $columns } Spalten und 1 bis { $rows } Zeilen.
unreadable-box-too-early = Die Karte in der Schachtel darf erst nach Runde { $wanted } genannt werden.
unreadable-control-character = In der Zeile steht ein Steuerzeichen. Schreib einfachen Text.
unreadable-count-too-early = Inseln werden gezählt, wenn alle { $wanted } Karten aufgedeckt sind.
unreadable-fix-with-checked-pen = Mit dem geprüften Stift gibt es nichts zu beheben. Lass das weg.
unreadable-goal-twice = Dieses Ziel hat { $text } schon. Jedes Ziel zählt nur einmal.
unreadable-header-missing = Vor der ersten Runde fehlt die Zeile „{ $word }: …“.
unreadable-header-too-late = Die Zeile „{ $word }: …“ gehört vor die erste Runde.
unreadable-header-twice = Die Zeile „{ $word }: …“ steht doppelt da.
unreadable-island-count = Inseln: { $found }. Eine Tafel, auf der man spielen kann, hat { $fewest } bis { $most }.
unreadable-lesson-refused = Schritt { $step } verstößt gegen eine Regel ({ $clause }); Schritt 0 ist das Spiel vor der Lektion.
unreadable-lesson-twice = Eine andere Lektion heißt schon „{ $text }“. Gib der Datei einen anderen Namen.
unreadable-line-twice = Die Linie { $text } wird zweimal weggenommen.
unreadable-line-too-long = Die Zeile ist länger als { $most } Zeichen.
unreadable-model-not-wanted = Der Musterzug von Schritt { $step } ist nicht, was dieser Schritt verlangt.
unreadable-move-count = Züge: { $found }, Spieler: { $wanted }. Setz vor jeden Zug ein „|“.
unreadable-name-twice = Zwei Spieler heißen „{ $text }“. Gib allen einen eigenen Namen.
unreadable-no-deals = In der Datei steht keine Kartenfolge; schreib eine in jede Zeile, alle 18 Karten der Reihe nach.
unreadable-no-such-card = Karte { $found } gibt es noch nicht; aufgedeckt sind bisher: { $most }.
unreadable-no-such-island = Diese Tafel hat keine Insel { $text }.
unreadable-no-such-line = Diese Tafel hat keine Linie { $text }, die man wegnehmen könnte.
unreadable-nobody-plays = Sag, wer mitspielt: ein bis vier Namen.
unreadable-not-a-board = „{ $text }“ ist keine Tafel; trenn ihre Zeilen durch „/“.
unreadable-not-a-board-name = „{ $text }“ kann keine Tafel heißen; nimm 1 bis { $most } Zeichen ohne „|“, „#“ und „:“.
unreadable-not-a-bridge = „{ $text }“ ist keine Brücke; schreib c4-e4 für eine und c4=e4 für zwei.
unreadable-not-a-card = „{ $text }“ ist keine Karte; schreib Zahl und Brücken wie 5/3.
unreadable-not-a-cell = „{ $text }“ in Zeile { $row } ist kein Feld; nimm „.“, „o“, „R“ und „B“.
unreadable-not-a-choice = „{ $text }“ geht hier nicht; möglich sind: { $known }.
unreadable-not-a-count = „{ $text }“ ist keine Anzahl von Inseln; schreib eine ganze Zahl wie 9.
unreadable-not-a-deal = Eine Kartenfolge besteht aus allen 18 Karten des Satzes { $deck } in irgendeiner Reihenfolge.
unreadable-not-a-lesson-name = „{ $text }“ ist kein Name einer Lektion; nenn die Datei zum Beispiel 13-island-tour.toml, in Kleinbuchstaben.
unreadable-not-a-line = „{ $text }“ ist keine Linie; schreib sie wie c4-e4.
unreadable-not-a-list = „{ $text }“ muss da sein, als Liste von Texten in eckigen Klammern.
unreadable-not-a-mark = „{ $text }“ lässt sich nicht lesen; schreib c4=3 für eine Zahl, c4-e4 für eine Brücke und c4=e4 für zwei.
unreadable-not-a-move = „{ $text }“ ist kein Zug; schreib ihn wie „c4 c4-e4“, oder „- -“ zum Passen.
unreadable-not-a-name = „{ $text }“ kann kein Name sein; nimm 1 bis { $most } Zeichen ohne „|“, „#“ und „:“.
unreadable-not-a-record = Ein Protokoll beginnt mit der Zeile „{ $wanted }“.
unreadable-not-a-start = „{ $text }“ ist kein erster Eintrag; schreib ihn wie c2=3.
unreadable-not-a-text = „{ $text }“ muss da sein, als Text in Anführungszeichen.
unreadable-not-a-want = „{ $text }“ ist nichts, was ein Schritt verlangen kann; schreib es wie „number on c1“, „no bridges“, „bridge to c1“, „finished“ oder „goal red“.
unreadable-not-an-island = „{ $text }“ ist keine Insel; schreib Spalte und Zeile wie c4.
unreadable-not-tables = „{ $text }“ muss da sein; schreib [[{ $text }]] über jeden.
unreadable-not-toml = Die Datei hat nicht das Format TOML.
unreadable-not-utf8 = Das ist kein reiner Text in UTF-8. Wähl eine andere Datei, oder speichere den Text als UTF-8.
unreadable-note-too-early = Runde { $found } wurde vor dieser Zeile nicht gespielt.
unreadable-player-count = { $found } Spieler sind zu viele; in diesem Spiel ist Platz für { $most }.
unreadable-possible-not-a-list = „{ $text }“ darf fehlen. Wenn es da ist, muss es eine Liste von Texten in eckigen Klammern sein.
unreadable-possible-not-a-text = „{ $text }“ darf fehlen. Wenn es da ist, muss es ein Text in Anführungszeichen sein.
unreadable-ragged-board = Zeile { $row } ist nicht so lang wie die erste: { $cells } statt { $wanted }.
unreadable-round-order = Hier sollte Runde { $wanted } kommen, nicht Runde { $found }.
unreadable-start-count = Erste Einträge: { $found }, Spieler: { $wanted }. Setz „|“ dazwischen.
unreadable-strange-line = „{ $text }“ ist keine Zeile wie „1. 5/3 | c4 c4-e4“ oder „fix 1 Ann: - -“.
unreadable-too-long = Der Text ist länger als { $most } Zeichen.
unreadable-too-many-boards = Tafeldateien: { $found }. Gelesen werden nur die ersten { $most } in der Reihenfolge ihrer Namen.
unreadable-too-many-islands = Das kann nicht sein: Die Tafel hat { $most } Inseln, nicht { $found }.
unreadable-too-many-steps = Schritte: { $found }. Eine Lektion hat höchstens { $most }.
unreadable-unknown-board = Es gibt keine Tafel „{ $text }“; bekannt sind { $known }. Von einer eigenen schreib die Zeilen auf.
unreadable-unknown-deck = Es gibt keinen Kartensatz „{ $text }“; bekannt sind: { $known }.
unreadable-unknown-entry = Der Eintrag „{ $text }“ ist nicht bekannt; eine Datei hat: { $known }.
unreadable-unknown-player = In dieser Partie spielt niemand namens „{ $text }“.

## What keeps a record from proving that its cards came in the order fixed before the game

unproved-line-missing = Dieses Protokoll lässt sich nicht prüfen: Die Zeile „{ $word }: …“ fehlt. Ein Tisch schreibt „table“, „commitment“ und „secret“ ins Protokoll, wenn die Partie vorbei ist.
unproved-line-twice = Dieses Protokoll lässt sich nicht prüfen: Die Zeile „{ $word }: …“ steht doppelt da.
unproved-no-such-round = Runde { $round } hat keine Karte: Eine Partie endet nach { $most }.
unproved-not-64-digits = In der Zeile „{ $word }: …“ sollten 64 der Ziffern 0-9 und a-f stehen, nicht „{ $text }“.
unproved-not-a-table = „{ $text }“ ist nicht die Kennung eines Tisches; die besteht aus A-Z, a-z, 0-9, „_“ und „-“.
unproved-wrong-box = { proof-box }
unproved-wrong-card = { proof-card }
unproved-wrong-commitment = { proof-commitment } Sie ergeben { $expected }, im Protokoll steht { $found }.
