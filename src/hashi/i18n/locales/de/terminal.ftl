# What the command line says.

## Help

help-hashi =
    Hashi, das Flip-and-Write-Spiel von Inseln und Brücken von Jeffrey D. Allers.

    Ohne Befehl öffnet sich das Spiel im Browser.
help-help = Diese Hilfe zeigen.
help-version = Die Version zeigen.
help-language = Die Sprache der Ausgabe. Standard: die deines Systems.
help-seed = Für Kartenfolgen und Bots.
help-processes = Standard: einer je Prozessorkern.
help-json = Ein JSON-Objekt ausgeben.
help-force = Eine vorhandene Datei überschreiben.

help-play =
    Im Terminal spielen, auf dem ganzen Bildschirm.

    Du spielst allein, gegen Bots oder zu mehreren an einer Tastatur. Das Spiel wird in FILE gespeichert, sonst in deinem Datenordner; gibt es FILE schon, geht das Spiel darin weiter.
help-play-name = Wer spielt; mehrmals für mehrere an einer Tastatur.
help-play-bot = Wer mit dir spielt, bis zu dreimal: random, novice, steady oder master.
help-play-board = Die Tafel, auf der gespielt wird.
help-play-pen = Mit dem freien Stift (free) sind Fehler möglich, wie auf Papier.
help-play-plain = Ohne Farben und Sonderzeichen.
help-play-light = Dunkle Schrift auf hellem Grund.
help-play-dark = Helle Schrift auf dunklem Grund.
help-play-join = An einem Tisch eines Servers Platz nehmen, mit dem Link der Einladung.

help-replay =
    Aufgezeichnete Partien Runde für Runde erzählen, mit Ergebnis.

    In den Zeichnungen ist (4) eine fertige Insel, 4 eine, der noch Brücken fehlen, o eine ohne Zahl und x4x eine durchgestrichene; R und B sind Fahnen.
help-replay-json = Ein JSON-Objekt je Datei und Zeile ausgeben.

help-verify =
    Prüfen, ob die Karten so kamen, wie es vor dem Spiel feststand.

    Das Protokoll eines Tisches nennt den Tisch, die Prüfsumme, die er zu Beginn gezeigt hat, und das Geheimnis, das er am Ende verraten hat. Das Geheimnis bestimmt Prüfsumme und Reihenfolge: Wenn du die Prüfsumme vor dem Spiel gesehen hast, hat seither niemand die Reihenfolge geändert.

help-simulate =
    Bots viele Partien spielen lassen und die Ergebnisse zeigen.

    Strg-C beendet es mit dem Ergebnis bis dahin.
help-simulate-board = Die Tafel, auf der gespielt wird.
help-simulate-bot = Wer spielt: einmal für Solopartien, zwei- bis viermal für einen Tisch. Siehe `{ $program } bots`.
help-simulate-deals = Die Kartenfolgen aus dieser Datei spielen.
help-simulate-games = Stattdessen so viele Kartenfolgen mischen.
help-simulate-think = Für jeden Zug: 50ms, 0.25s oder eine Zahl von Probespielen, mit der sich Partien wiederholen lassen.
help-simulate-records = Das Protokoll jeder Partie dorthin schreiben.
help-simulate-plot = Die Zahlen zeichnen, als PNG oder SVG.
help-simulate-json = Die Punkte als ein JSON-Objekt ausgeben.

help-bots = Die Bots aufzählen, und wie stark sie sind.
help-bots-measure = Neu messen und die Datei ausgeben, die das festhält.
help-bots-think = Wie bei `{ $program } simulate`.

help-serve = Tische für Browser, Terminals und Bots anbieten, bis Strg-C.
help-serve-host = Unter welcher Adresse.
help-serve-lan = Handys im selben Netz mitspielen lassen und zeigen, wie.
help-serve-database = Wo die Tische gespeichert werden. Standard: eine Datei in deinem Datenordner.
help-serve-public-url = Wo man den Server hinter einem Proxy erreicht.
help-serve-proxy = Ein Proxy, dem die Adresse der Besucher geglaubt wird.

help-print =
    Ein PDF zum Drucken: das Spiel oder eine gespielte Partie.

    Von Tafeln druckt es Blätter, die Karten mit Rückseiten, einen Block für die Punkte und die Regeln auf einer Seite; von einer Partie aus ihrem Protokoll, FILE.hashi, ein Andenken. Beidseitig gedruckt und an der langen Kante gewendet, liegt hinter jeder Karte ihre Rückseite und hinter der ersten Tafel die zweite.
help-print-into = Wohin damit. Sonst: hashi.pdf, oder der Name des Protokolls.
help-print-paper = Das Papierformat.
help-print-only = Nur das drucken; mehrmals möglich.
help-print-copies = Wie viele Blätter von jeder Tafel.
help-print-two = Zwei Blätter auf einer Seite.
help-print-one-sided = Für einseitigen Druck: ohne die Rückseiten der Karten.
help-print-black = Schwarz-weiß, das spart Tinte; Fahnen unterscheiden sich durch ihre Form.
help-companion =
    Karten aufdecken und Punkte führen, wenn ihr auf Papier spielt.

    Eine Partie, die aufhört, wird gespeichert und beim nächsten Mal angeboten.
help-companion-name = Wer mitspielt: für jeden einmal; allein spielt man solo.
help-companion-board = Die Tafel der Blätter.
help-sheet =
    Sagen, was an einem Blatt auf Papier nicht stimmt.

    Die Datei (oder - für das, was du tippst) enthält Zahlen wie c4=3 und Brücken wie c4-e4, oder c4=e4 für zwei. Der Rückgabewert ist 0, wenn alles stimmt.
help-sheet-cards = Die bisher aufgedeckten Karten in ihrer Reihenfolge, etwa "5/3 2/1": Damit lässt sich mehr sagen.
help-backup = Alle Tische in eine neue Datei kopieren, auch im Betrieb.
help-backup-database = Wo die Tische gespeichert sind, wie bei `{ $program } serve`.
help-where =
    Sagen, wo Partien und alles andere gespeichert sind.

    data enthält alles, was gespeichert wird, games die Partien von `{ $program } play`, boards deine eigenen Tafeln und cache, was sich neu erzeugen lässt. Mit einem dieser Namen wird nur dieser Ordner ausgegeben, etwa für Skripte.

help-boards =
    Tafeln aufzählen, zeigen, prüfen, messen und erfinden.

    Eine Tafel nennst du mit ihrem Namen, ihrer Datei oder ihren Zeilen hintereinander wie im Protokoll; - liest sie von der Standardeingabe. Tafeldateien im Ordner „boards“ deines Datenordners sind mit dem Namen bekannt, der in ihnen steht.
help-boards-list = Die Tafeln des Spiels und deine eigenen nennen.
help-boards-show = Eine Tafel zeichnen.
help-boards-show-line = Die Tafel in einer Zeile ausgeben, wie im Protokoll.
help-boards-check = Sagen, ob Tafeln lesbar und spielbar sind.
help-boards-measure =
    Sagen, wie schwer eine Tafel ist und wie fair ihre Eröffnungen.

    Dafür spielen Bots darauf.
help-boards-measure-openings = Wie viele Partien je Eröffnung gespielt werden.
help-boards-measure-think = Für jeden Zug.
help-boards-measure-bot = Wer spielt; der letzte spielt die Eröffnungen.
help-boards-generate = Tafeln von gewünschter Schwierigkeit erfinden.
help-boards-generate-difficulty = easy und hard sind wie die Seiten A und B.
help-boards-generate-into = Die Tafeldateien dorthin schreiben, statt sie auszugeben.

## The language

language-unspoken = Hashi spricht die Sprache „{ $wish }“ nicht. Wähle eine dieser Sprachen: { $known }.

## Files

file-unopened = Die Datei lässt sich nicht öffnen: { $reason }.
file-unwritten = Das lässt sich nicht schreiben: { $reason }.
file-exists = { $file } gibt es schon. Nenn eine andere Datei, oder überschreib sie mit --force.
output-unwritten = Die Ausgabe lässt sich nicht schreiben: { $reason }.
where-no-home = Diesen Ordner gibt es nicht: Der Benutzer hat kein Home-Verzeichnis.
folder-missing = Es gibt keinen Ordner { $folder }.
reason-no-name = So kann keine Datei heißen
reason-other = Fehler { $code }
reason-eacces = Keine Berechtigung
reason-eexist = Die Datei gibt es schon
reason-eisdir = Das ist ein Ordner
reason-enametoolong = Der Dateiname ist zu lang
reason-enoent = Datei oder Ordner nicht gefunden
reason-enospc = Kein Platz mehr auf dem Datenträger
reason-enotdir = Das ist kein Ordner
reason-erofs = Das Dateisystem ist schreibgeschützt

## hashi replay

report-title = { $names }, { $mode ->
    [solo] solo
   *[table] am Tisch
  }, { $pen ->
    [free] freier Stift
   *[checked] geprüfter Stift
  }, { $rounds } von { $all } Runden
report-pile = ein Stapel ist aufgebraucht
report-right-with-it = damit stimmt auch Runde { $round }
report-mistake = Fehler ({ $clause }): { $reason }
report-mistakes = Fehler ({ $clause }) bei { $islands }: { $reason }
report-final-count = { $name } bekommt bei der Endabrechnung { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }: { $goal }.

## hashi verify

verified-none = Noch keine Karte zu prüfen; Tisch und Geheimnis passen zur Prüfsumme { $commitment }.
verified-cards = { $cards ->
    [one] Die erste Karte
    [17] Alle 17 Karten
   *[other] Die ersten { $cards } Karten
  }{ $box ->
    [yes] {" "}und die in der Schachtel
   *[no] {""}
  } { $cards ->
    [one] kam
   *[other] kamen
  } so, wie es vor dem Spiel feststand, wenn du damals die Prüfsumme { $commitment } gesehen hast.

## hashi simulate

games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  }
simulated-alone = { $names } allein auf { $board }, { games }
simulated-table = { $names } an einem Tisch auf { $board }, { games }
simulated-time = { games } in { $seconds } s.
simulated-part = Abgebrochen, { $done } von { games }: das Ergebnis bis dahin.
simulated-nothing = Abgebrochen: zu früh für ein Ergebnis.
generated-part = Abgebrochen, { $done } von { $steps } Schritten: die Tafeln, die bis dahin vorn liegen.
simulated-spread = { $points } Punkte, Streuung { $spread }; { $lowest } bis { $highest }, die mittlere Hälfte { $first } bis { $third }
simulated-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
simulated-others = { $count ->
    [one] { $count } andere
   *[other] { $count } andere
  }
share = { $percent } %
column-points = Punkte
column-wins = Siege
column-goal = Ziel
column-reached = erreicht
column-higher = höher
column-median = mittlere Runde
column-by-round = nach Runde 1 bis { $rounds }
column-opening = Eröffnung
column-games = Partien
playing = Es wird gespielt
playing-step = Es wird gespielt, Schritt { $step } von { $steps }
need-deals = Sag, welche Kartenfolgen: --deals FILE oder --games N.
deals-and-games = --deals und --games gehen nicht zusammen: Nimm eins von beiden.
need-picture-name = Der Name des Bildes endet auf .png oder .svg.
records-there = In { $folder } sind schon Protokolle. Nenn mit --records einen anderen Ordner.
need-matplotlib =
    Für Bilder braucht es Matplotlib. So wird es installiert:
    {"  "}{ $command }
need-process = Ein Prozess, in dem gespielt wurde, ist zu Ende gegangen. Reicht der Speicher? Versuch es mit --processes 1.
need-think = „{ $text }“ ist weder eine Zeit noch eine Zahl von Probespielen; schreib 50ms, 0.25s oder 2000.
need-bot = Es gibt keinen Bot „{ $name }“; bekannt sind: { $known }.
need-board = Es gibt keine Tafel „{ $name }“; bekannt sind { $known }. Eine eigene gibst du mit ihrer Datei oder ihren Zeilen an.
need-plain-island = Jede Insel hat eine Fahne, aber die erste Zahl kommt in eine ohne.
too-many-bots = An einem Tisch ist Platz für { $most } Bots.
think-time = { $milliseconds } ms je Zug
think-playouts = { $playouts ->
    [one] { $playouts } Probespiel je Zug
   *[other] { $playouts } Probespiele je Zug
  }

plot-points = { $name }: { $points } Punkte
plot-total = Punkte am Ende (gestrichelt: der Mittelwert)
plot-goals = Erreichte Ziele nach jeder Runde
plot-round = Runde
plot-share = Anteil der Partien
plot-openings = Punkte nach Eröffnung
plot-mean = Punkte im Mittel, mit Standardfehler

## hashi bots

bots-alone = allein auf { $board }
bot-random-about = { bot-random }: spielt irgendetwas, das erlaubt ist.
bot-novice-about = { bot-novice }: macht am liebsten sofort Inseln fertig und nimmt ein Ziel nur mit, wenn es einen Zug entfernt ist.
bot-steady-about = { bot-steady }: schaut sich jeden Zug mit der aktuellen Karte an und hält Platz für die nächsten frei.
bot-master-about = { bot-master }: probiert seine Züge in vielen möglichen Fortsetzungen aus und behält deine Tafel im Auge.

## hashi boards

board-A = Die leichtere Seite.
board-B = Die schwierigere Seite: Mehr Linien kreuzen sich, und die Fahnen stehen, wo wenige Linien hinführen.
board-Harbour = Leichter als Seite A: Blaue Fahnen führen vom Nordwestkai herab, jede ein, zwei Brücken von guten Knoten entfernt.
board-Lagoon = Leichter als Seite A: Die Nachbarn liegen dicht um offenes Wasser, und kaum eine Linie kreuzt eine andere.
board-Skerries = Schwieriger als Seite B: Die Felsen in der Mitte sind bald voll, und die Fahnen auf den äußeren warten auf Brücken.
board-Strait = Schwieriger als Seite B: Zwischen den beiden Ufern kreuzen sich viele Linien, und die Fahnen stehen in fernen Ecken.
board-is-a-side = Diese Tafel ist unser eigener Entwurf und keine Kopie der gedruckten: In der gedruckten Anleitung steht, wie viele Inseln und Fahnen eine Seite hat, aber nicht, wo. Wenn du das gedruckte Spiel hast, schreib deine Tafel in eine Datei mit zwei Zeilen, name = "Mine" und rows = ["o.B.Ro", …], mit . für Wasser, o für eine Insel und R oder B für eine mit Fahne, und sieh nach, was `{ $program } boards check` dazu sagt.
board-is-by-chance = Eine eigene Tafel, vom Zufall entworfen und durch Spielen ausgewählt: siehe `{ $program } boards measure { $board }`.
board-is-generated = Eine eigene Tafel, vom Zufall entworfen und durch Spielen ausgewählt: { $bot } erreicht darauf { $points } Punkte ({ games }).
board-count = { $islands ->
    [one] { $islands } Insel
   *[other] { $islands } Inseln
  } ({ $red } rot, { $blue } blau), { $lines ->
    [one] { $lines } Linie
   *[other] { $lines } Linien
  }, { $crossings ->
    [one] { $crossings } Kreuzung
   *[other] { $crossings } Kreuzungen
  }
board-fit = { $board }: bereit zum Spielen.
board-needs-islands = Sie hat { $found ->
    [one] { $found } Insel
   *[other] { $found } Inseln
  }, nötig sind { $wanted }.
board-needs-red = Sie hat { $found ->
    [one] { $found } rote Fahne
   *[other] { $found } rote Fahnen
  }, nötig sind { $wanted }.
board-needs-blue = Sie hat { $found ->
    [one] { $found } blaue Fahne
   *[other] { $found } blaue Fahnen
  }, nötig sind { $wanted }.
board-needs-lines = Manche Inseln sind entlang der Linien nicht zu erreichen.

measured-title = { $board }: je { $count ->
    [one] { $count } Solopartie
   *[other] { $count } Solopartien
  }, { $think }
measured-spread = Streuung
measured-range = von, bis
measured-deadline = bis Karte { $card }
measured-median = mittlere Karte
measured-cards = Karte 1 bis { $cards }
measured-islands = Wie oft { $bot } jede Insel fertig hatte, in Prozent:
measured-openings = Eröffnungen, jede von { $bot } gespielt ({ $count ->
    [one] { $count } Kartenfolge
   *[other] { $count } Kartenfolgen
  }, für alle gleich), die beste zuerst:
measured-lead = { $opening } liegt { $second } vor der zweiten und { $all } über dem Durchschnitt aller.

## hashi serve, and hashi alone

served-on = Hashi läuft auf { $url } (Strg-C beendet es)
served-for = Hashi läuft auf { $url } für { $public } (Strg-C beendet es)
served-already = Hashi läuft schon auf { $url }
served-phones = Handys im selben Netz öffnen { $url }
served-no-network = Dieser Rechner ist in keinem Netz: Nur er selbst erreicht den Server.
served-no-start = Hashi wird gerade schon gestartet, wird aber nicht fertig: Beende das und starte noch einmal.
served-ports-taken = Die Ports { $first } bis { $last } sind alle belegt: Nenn einen anderen mit `{ $program } serve --port`.
served-port-taken = Auf Port { $port } läuft schon etwas, vielleicht Hashi selbst: Beende es zuerst, oder wähl mit --port einen anderen Port.
served-port-forbidden = Port { $port } ist dir nicht erlaubt: Wähl mit --port einen über 1023.
served-port-elsewhere = Dieser Rechner hat keine Adresse { $host }: Wähl mit --host eine andere.
served-database-taken = Diese Datenbank benutzt schon ein anderer Server: Beende ihn, oder nenn mit --database eine andere.
served-public-url = „{ $url }“ sollte aussehen wie https://play.example, ohne Pfad.
served-proxy = „{ $address }“ sollte eine Adresse wie 127.0.0.1 oder ein Netz wie 10.0.0.0/8 sein.

## Databases, and hashi backup

database-full = Der Datenträger mit der Datenbank ist voll: Schaff dort Platz und starte noch einmal.
database-locked = Ein anderes Programm hat die Datenbank gesperrt: Beende es und starte noch einmal.
database-conflict = Ein anderes Programm hat die Datenbank im selben Moment geändert: Starte noch einmal.
database-gone = Eine Datei der Datenbank ({ $code }) wurde gerade entfernt oder ersetzt: Starte noch einmal.
database-newer = Diese Datenbank stammt von einem neueren Hashi: Aktualisiere Hashi, oder nenn mit --database eine andere.
database-broken = Die Datenbank ist nicht zu gebrauchen ({ $code }): Sieh nach, ob sie von Hashi ist, oder nenn mit --database eine andere.
database-no-such-kind = Tische stehen in einer Datei oder in PostgreSQL (postgresql://…), nicht in „{ $kind }“.
database-needs-driver =
    Für PostgreSQL braucht es noch etwas:
    {"  "}{ $command }
database-no-file = Die Datei ist keine Datenbank: Nenn mit --database eine andere.
database-damaged = Die Datenbank ist beschädigt: Setz eine Sicherung an ihre Stelle.
database-read-only = In die Datenbank darf nicht geschrieben werden: Sieh nach, wem Datei und Ordner gehören.
database-not-opened = Die Datenbank lässt sich nicht öffnen: Sieh nach, wem Datei und Ordner gehören.
database-no-folder = Ihr Ordner lässt sich nicht anlegen: Nenn mit --database eine andere Datenbank.
database-is-folder = Ein Ordner ist keine Datenbank: Nenn mit --database eine Datei darin.
database-several-names = Die Datei hat noch einen anderen Namen (einen Hardlink): Entfern einen der beiden, oder nenn mit --database eine andere Datenbank.
database-mounted-alone = Die Datei der Datenbank ist allein eingehängt: Häng stattdessen ihren Ordner ein, denn die Dateien daneben gehören dazu.
database-no-answer = Dort antwortet kein PostgreSQL: Sieh nach, ob es läuft, und prüf die URL.
database-no-host = Dort antwortet kein PostgreSQL: Prüf den Rechnernamen in der URL.
database-no-port = Dort antwortet kein PostgreSQL: Prüf Rechnernamen und Port in der URL.
database-no-entry = PostgreSQL lässt Hashi nicht herein: Prüf Namen und Passwort in der URL.
database-no-user = PostgreSQL lässt Hashi nicht herein: Prüf den Namen in der URL.
database-missing = PostgreSQL hat keine solche Datenbank: Leg sie mit createdb an, oder prüf die URL.
database-forbidden = PostgreSQL verbietet das: Mach den Benutzer von Hashi zum Besitzer der Datenbank.
backup-elsewhere = PostgreSQL macht seine Sicherungen selbst: Nimm { $program }.
backup-of-nothing = Es gibt keine Datenbank { $database }, die man sichern könnte.
backup-no-folder = Es gibt keinen Ordner { $folder }, in den man schreiben könnte.
backup-exists = { $file } gibt es schon: Nenn eine neue Datei.
backup-done = Alles ist jetzt in { $file }.

## Printing

print-written = { $file } kann gedruckt werden.
print-strange-letters = Manche Buchstaben lassen sich nicht drucken: An ihrer Stelle steht „{ $sign }“.
print-record-alone = Eine Partie wird für sich gedruckt: Nenn ein Protokoll und keine Tafel.
