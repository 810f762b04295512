# The end of a game, and games watched again.

## The end

end-winners = { $many ->
    [many] { $names } teilen sich den Sieg
   *[one] { $names } gewinnt
  }
end-rank-of = Stufe { $level } von 12, mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }
end-stamp-points = PUNKTE
end-stamp-rank = STUFE
end-replay = Ansehen
end-print = Drucken
end-result = Ergebnis
end-look = Schließen und die Tafel ansehen

## The course of a game

chart-title = Der Spielverlauf.
chart-about = Punkte nach jeder Runde.
chart-goals = Erreichte Ziele
chart-goal = { $goal } mit Karte { $round }.
chart-line = { $name }: { $half } nach Runde { $round }, { $points } am Ende.
chart-round = Runde
chart-rounds = Runden
chart-table = In Zahlen

## The proof

proof-title = Wurde fair gemischt?
proof-about = Die Reihenfolge der Karten war schon vor dem Spiel unter Verschluss. Jetzt wird das Geheimnis gelüftet.
proof-button = Mischung prüfen
proof-checking = Rechne nach …
proof-good = Die Karten kamen so, wie es vor dem Spiel feststand.
proof-bad = Da stimmt etwas nicht.
proof-here = Dieser Browser hat es nachgerechnet: Aus dem Geheimnis ergeben sich die Prüfsumme unten und { $cards ->
    [0] die Reihenfolge der Karten
    [one] die erste Karte
    [17] alle 17 Karten
   *[other] die ersten { $cards } Karten
  }{ $box ->
    [yes] , dazu die Karte in der Schachtel
   *[no] {""}
  }.
proof-server = Der Server hat es nachgerechnet: Aus dem Geheimnis ergeben sich die Prüfsumme unten und { $cards ->
    [0] die Reihenfolge der Karten
    [one] die erste Karte
    [17] alle 17 Karten
   *[other] die ersten { $cards } Karten
  }{ $box ->
    [yes] , dazu die Karte in der Schachtel
   *[no] {""}
  }.
proof-why-server = Browser berechnen Prüfsummen nur auf sicheren Seiten, und diese kam über einfaches HTTP. Mit dem Protokoll prüft „{ $program } verify“ alles auf jedem anderen Rechner nach.
proof-noted = Es ist die Prüfsumme, die sich dieser Browser vor der ersten Karte gemerkt hat.
proof-noted-late = Es ist die Prüfsumme, die sich dieser Browser nach Karte { $cards } gemerkt hat.
proof-compare = Vergleich sie mit der, die du vor dem Spiel gesehen hast.
proof-not-noted = Vorher hatte sich dieser Browser eine andere Prüfsumme gemerkt: { $noted }
proof-line = Im Protokoll fehlt die Zeile „{ $word }: …“, sie ist ungültig oder steht doppelt da. So lässt sich nichts beweisen.
proof-commitment = Tisch und Geheimnis passen nicht zur Prüfsumme.
proof-card = In Runde { $round } ergibt die Mischung { $expected }, im Protokoll steht { $found }.
proof-box = Nach der Mischung liegt { $expected } in der Schachtel, im Protokoll steht { $found }.

## Choosing a record

replay-title = Wiederholung
replay-open-title = Eine Partie noch einmal ansehen
replay-own = Deine Partien
replay-other = Eine andere Partie
replay-open-about = Von jeder Partie bleibt ein Protokoll: ein paar Zeilen Text. Wähl die Datei, zieh sie auf diese Seite oder füg den Text ein.
replay-kept = Angesehen und gleich vergessen: Der Server behält nichts davon.
replay-file = Datei wählen
replay-paste = Das Protokoll als Text
replay-show = Zeigen
replay-drop = Loslassen, um dieses Protokoll zu zeigen
replay-reading = Lese das Protokoll …
replay-another = Anderes Protokoll
replay-bad-title = Dieses Protokoll lässt sich nicht zeigen
replay-refused = { $place }: { $message } ({ $clause })
replay-refused-player = { $place }, { $player }: { $message } ({ $clause })
replay-too-long = Das ist viel länger als das Protokoll irgendeiner Partie.
replay-too-many-marks = In diesem Protokoll stehen mehr Brücken, als je eine Partie braucht.
replay-not-over = Die Partie läuft noch. Ihr Protokoll gibt es, wenn sie vorbei ist.
replay-not-allowed = Nur wer am Tisch sitzt, kann das Protokoll hier öffnen. Mit der Datei können alle zusehen: Wähl sie unten aus.
replay-no-such-table = Diesen Tisch gibt es nicht.
replay-other-problem = Das hat nicht geklappt. Versuch es gleich noch einmal.

## Watching

replay-game = { $names }
replay-step-start = Erste Einträge
replay-step-round = Runde { $round }
replay-step-fix = { $name } behebt den Fehler aus Runde { $round }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Schritt
replay-players = Wessen Tafel zu sehen ist
replay-player = { $name }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
replay-sheet = Tafel von { $name }, { $step }
replay-keys = Mit den Pfeiltasten blätterst du und wechselst zwischen den Spielern; Pos1 und Ende springen zum Anfang und zum Ende, die Leertaste spielt ab und hält an. Auf der Tafel kannst du wischen.
replay-received = { $number } in { $island }, eingetragen von { $name }
replay-not-moved = Nichts Neues auf dieser Tafel
replay-no-bridges = keine Brücken
replay-bridge = { $count ->
    [one] { $from }⁠–⁠{ $to }
   *[other] { $count } × { $from }⁠–⁠{ $to }
  }
replay-finished = Fertig: { $islands }
replay-award = { $goal }: { $points } Punkte
replay-bot = Ein Bot hat gezogen ({ $bot })
replay-mistake = Fehler bei { $islands }: { $reason }
replay-mistake-fixed = Fehler bei { $islands }, nach Runde { $round } behoben: { $reason }
replay-wins = { $many ->
    [many] { $names } teilen sich den Sieg mit { $points } Punkten.
   *[one] { $names } gewinnt mit { $points } Punkten.
  }
replay-rank = { $points } Punkte: { $rank }, Stufe { $level } von 12.
replay-broken-off = { $many ->
    [many] Hier endet das Protokoll. { $names } führen mit { $points } Punkten.
   *[one] Hier endet das Protokoll. { $names } führt mit { $points } Punkten.
  }
replay-broken-off-alone = Hier endet das Protokoll. Bis dahin: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
home-replay = Eine Partie noch einmal ansehen
