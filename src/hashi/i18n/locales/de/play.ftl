# What `hashi play` says, beside what the pages say, too.

## Choosing

play-go-on = Weiterspielen
play-people = An einer Tastatur
play-join = An einen Tisch setzen
play-join-link = Einladung
play-own-board = deine eigene
play-choose = ↑ ↓ auswählen, ← → ändern, Enter spielen, R Regeln, ? Tasten, Q beenden
play-choose-names = Namen mit Komma dazwischen: Anna, Ben. Enter spielen, Strg-C beenden
play-need-names = Schreib zwei bis vier verschiedene Namen, mit Komma dazwischen: Anna, Ben.
play-join-how = Link eintippen oder einfügen, dazu dein Name. Enter: los, Esc: zurück
play-choose-game = ↑ ↓ auswählen, Enter weiterspielen, Esc zurück, Q beenden
play-games-folder = Diese Partien liegen in { $folder }
play-open-elsewhere = woanders offen

## A round

play-strip = Kann noch kommen
play-strip-box = Blieb in der Schachtel
play-goal-reached = { $points } erreicht
play-goal-gone = nicht mehr { $first }
play-opening = { $solo ->
    [yes] Die Leertaste trägt auf einer Insel ohne Fahne eine 3 ein, noch einmal eine 4. Enter: fertig.
   *[no] Die Leertaste trägt auf einer Insel ohne Fahne eine 3 ein, noch einmal eine 4. Enter: fertig. { $neighbour } bekommt diese Tafel: Sei ruhig gemein.
  }
play-nothing = Leertaste: Zahl eintragen. Umschalt und Pfeil: Brücke zeichnen. Zweimal Enter: passen.
play-no-bridges = Noch keine Brücken. Enter lässt sie weg.
play-pass = Noch steht nichts da. Noch einmal Enter, und du passt.
play-all-drawn = { $count ->
    [one] Die Brücke dieser Karte ist schon gezeichnet. Zeichne sie
   *[other] Alle { $count } Brücken dieser Karte sind schon gezeichnet. Zeichne eine
  } noch einmal, um sie wegzunehmen.
play-which-way = In welche Richtung? Ein Pfeil zeichnet die Brücke.
play-take-back = T nimmt deinen Zug zurück.
play-next = Enter: weiter. T nimmt deinen Zug zurück.
play-checked = M nennt Fehler. Enter: alles geprüft.
play-fix = So behebst du es: Tipp : und dann fix, die Runde und einen Zug: { $fix }
play-type = So schreibt man Züge: { $move }
play-type-entry = So schreibt man die erste Zahl: { $entry }
play-type-fix = So behebt man einen Fehler: { $fix }
play-type-or-fix = Ein Zug: { $move }   Einen Fehler beheben: { $fix }
play-where = Das Spiel ist gespeichert. Später geht es so weiter: { $program } play { $place }
play-look = Das Spiel ist gespeichert. So siehst du es wieder an: { $program } replay { $place }
play-promise = Die Kartenfolge war schon vor dem Spiel unter Verschluss. Ihre Prüfsumme:
play-promise-check = Notier sie: Nach dem Spiel errechnet „{ $program } verify“ sie aus dem Protokoll.
play-not-kept = Das Spiel lässt sich gerade nicht speichern. Spiel weiter: Nach jeder Runde folgt ein neuer Versuch.
play-no-bot = Der Bot kann gerade nicht ziehen. Er versucht es wieder …

## The keys at the foot of the screen, as they fit the moment: 78 columns at most

play-foot-all = ? alle Tasten
play-foot-opening = Leertaste 3/4 · ← ↑ ↓ → gehen · Enter ok · H Tipp · R Regeln · { play-foot-all }
play-foot-turn = Leertaste Zahl · Umsch+Pfeil Brücke · H Tipp · : Zug tippen · { play-foot-all }
play-foot-back = Leertaste Zahl · Umsch+→ Brücke · H Tipp · T zurück · : tippen · { play-foot-all }
play-foot-marked = Leertaste Zahl · Umsch+Pfeil Brücke · U zurück · Enter fertig · { play-foot-all }
play-foot-done = T Zug zurücknehmen · S Speicherort · R Regeln in Kürze · { play-foot-all }
play-foot-check = M Fehler · : einen beheben · Enter alles geprüft · { play-foot-all }
play-foot-over = Enter zur Abrechnung · S Speicherort · R Regeln · Q beenden · { play-foot-all }
play-foot-watch = S Speicherort · R Regeln in Kürze · Q beenden · { play-foot-all }
play-typing-keys = Enter spielt, was du getippt hast · Esc verwirft es und geht zurück

## Over the board

play-curtain = Du bist dran. Die anderen schauen weg. Enter!
play-curtain-back = T: Wer zuletzt dran war, nimmt den Zug zurück.
play-on = Enter: weiter
play-back = Beliebige Taste: zurück
play-leave = Q: beenden
play-record = Das Spiel steht in { $file }
play-end-keys = A: noch einmal · Enter: die Tafel ansehen · Q: beenden
play-too-small = Das Spiel braucht { $columns } Spalten und { $lines } Zeilen, und dieses Terminal hat { $found }. Mach es größer oder die Schrift kleiner.
play-keys-bridge-key = B, dann ← ↑ ↓ →
play-keys-bridge = eine Brücke zeichnen, wo Umschalt nicht wirkt
play-keys-type-key = : oder Tab
play-keys-type = einen ganzen Zug tippen: c4 c4-e4 c4=c6
play-keys-back-key = T
play-keys-back = deinen Zug zurücknehmen
play-keys-hint-key = { keys-hint-key }
play-keys-hint = { keys-hint }
play-keys-mistakes-key = M
play-keys-mistakes = nach Fehlern suchen, mit dem freien Stift
play-keys-where-key = S
play-keys-where = Speicherort des Spiels und Prüfsumme der Karten
play-keys-rules-key = R
play-keys-rules = die Regeln in Kürze
play-rules-keys = R: nächste Seite · jede andere Taste: zurück
play-keys-leave-key = Q
play-keys-leave = beenden; das Spiel bleibt gespeichert

## At a server's table

play-seat-not-kept = Dein Platz lässt sich auf diesem Rechner nicht speichern: Wenn du gehst, kommst du nicht mehr zurück.
play-strange-server = { play-not-understood } Neuer Versuch …

## Before the screen

play-no-terminal = Dieses Spiel braucht ein Terminal für sich: Starte es in einem, und nicht durch eine Pipe.
play-join-alone = Zu --join passt höchstens ein --name und weder FILE noch --bot, --board oder --pen: Das hat gewählt, wer den Tisch eröffnet hat.
play-bad-link = Das ist keine Einladung an einen Tisch: Kopier den ganzen Link, den du bekommen hast.
play-no-server = Dort antwortet kein Hashi-Server. Läuft er, und stimmt der Link?
play-not-understood = Server und Spiel verstehen einander nicht: Vielleicht ist eines von beiden älter, oder ein Proxy steht dazwischen.
play-elsewhere = Der Server verweist auf eine andere Adresse, und dorthin folgt ihm das Spiel nicht. Muss der Link mit https statt http beginnen?
play-no-table = Mit diesem Link lässt der Server niemanden herein: Den Tisch gibt es nicht mehr, oder ein Teil des Links fehlt.
play-seated = Du hast an diesem Tisch schon einen Platz, unter einem anderen Namen: Lass --name weg, um dorthin zurückzukehren.
play-broken = Das Spiel ist über einen eigenen Fehler gestolpert und musste enden.
play-crash = Was passiert ist, steht in { $file }
play-not-saved = Was zuletzt gespielt wurde, ließ sich nicht speichern: { $reason }.
play-taken = Das Spiel in dieser Datei wird gerade in einem anderen Programm gespielt. Beende es erst dort.
play-taken-up = Das Spiel darin geht mit seinen eigenen Spielern, seiner Tafel und seinem Stift weiter: Lass { $options } weg.
play-no-file = In { $folder } lässt sich keine Datei für ein neues Spiel anlegen.
