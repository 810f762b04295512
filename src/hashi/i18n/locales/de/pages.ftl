# What the pages say.

language-name = Deutsch
game = Hashi
motto = Inseln, Brücken und eine Karte für alle
about = Eine digitale Ausgabe des Flip-and-Write-Spiels von Jeffrey D. Allers, auf eigenen Tafeln.

## The home page

home-solo = Allein
home-solo-about = 17 Karten, drei Fristen, zwölf Ränge bis zum Inselgott
home-bots = Gegen Bots
home-bots-about = Drei Stufen: { bot-novice }, { bot-steady }, { bot-master }
home-device = An einem Gerät
home-device-about = Das Handy geht reihum, alle zeichnen geheim
home-friends = Mit Freunden
home-friends-about = Alle am eigenen Handy, ein Link genügt
home-name = Dein Name
home-names = Wer spielt mit?
home-player = Spieler { $number }
home-names-needed-friends = Schreib zuerst deinen Namen: Deine Freunde sehen ihn am Tisch.
home-names-needed-device = Schreib die Namen aller, die mitspielen, mindestens zwei.
home-seats = Spieler
home-bot-level = Spielstärke
home-bot = Bot { $number }
home-board = Tafel
board-name = { $board ->
    [Harbour] Hafen
    [Lagoon] Lagune
    [Skerries] Schären
    [Strait] Meerenge
   *[other] { $board }
  }
board-choice = { $board ->
    [A] A · leicht
    [B] B · schwer
    [Harbour] { board-name } · noch leichter
    [Lagoon] { board-name } · noch leichter
    [Skerries] { board-name } · noch schwerer
    [Strait] { board-name } · noch schwerer
   *[other] { $board }
  }
home-pen = Stift
home-limit = Zeit pro Runde
home-options = Mehr Optionen
home-shows-sheets = Nach jeder Runde die Tafeln der anderen zeigen
home-hints = Tipps erlauben
home-settles = Zwei Sekunden warten, wenn alle fertig sind
home-start = Spielen
home-your-tables = Deine Tische
home-go-on = Weiterspielen
home-against = mit { $names }
home-round = Runde { round-of }
home-their-turn = am Zug: { $names }
home-rules = Die Spielregeln
home-no-connection = Der Server ist nicht erreichbar. Versuch es noch einmal.

pen-checked = geprüft: nur erlaubte Züge
pen-free = frei: Fehler wie auf Papier
limit-none = unbegrenzt
limit-60 = 1 Minute
limit-120 = 2 Minuten
limit-300 = 5 Minuten
limit-86400 = ein Tag
bot-random = Zufall
bot-novice = Anfänger
bot-steady = Könner
bot-master = Meister

## Sitting down

join-title = Nimm Platz
join-button = Mitspielen
join-open-seat = frei
open-seat = Platz { $number }
join-full = An diesem Tisch sind alle Plätze besetzt.
join-sheet = Das Spiel läuft schon: Du übernimmst eine Tafel und siehst sie, wie sie ist. Die anderen erfahren das.
invite-title = Wir warten auf die anderen
invite-about = Schick diesen Link an alle, die mitspielen. Los geht’s, sobald jeder Platz besetzt ist.
invite-about-open = Wer diesen Link öffnet, bekommt einen freien Platz.
invite-qr = Derselbe Link für die Kamera
invite-copy = Link kopieren
invite-copied = Kopiert
invite-not-copied = Nicht kopiert: Markier den Link und kopier ihn
invite-only-here = Dieser Link funktioniert nur auf diesem Gerät. Damit Handys mitspielen können, starte mit „{ $program } serve --lan“.
invite-watch = Link nur zum Zuschauen
give-bot = Platz { $number } an einen Bot geben

## A round

round-of = { $round } / 17
opening-title = Erster Eintrag
opening-about = { $solo ->
    [yes] Tippe auf eine Insel ohne Fahne: einmal für eine 3, noch einmal für eine 4.
   *[no] Tippe auf eine Insel ohne Fahne: einmal für eine 3, zweimal für eine 4. { $neighbour } bekommt die Tafel: Sei ruhig gemein!
  }
opening-number = { $number } in { $island }
card-label = Karte: Zahl { $number }, { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
  }
turn-start = Trag die { $number } ein, dann zeichne { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
  }.
turn-entry = { $number } in { $island }
turn-no-entry = Ohne Zahl
turn-bridges = Brücken: { $drawn } von { $wanted }
turn-more-bridges = Brücken: { $drawn }, die Karte zeigt { $wanted }
turn-whole = So viele Brücken, wie die Karte zeigt.
turn-no-bridges = Noch keine Brücken. „Fertig“ lässt sie weg.
turn-nothing = Tippe auf eine Insel oder eine Linie, oder passe.
turn-passing = Du passt: keine Zahl, keine Brücken.
turn-passing-about = „{ button-done }“ bestätigt, „{ button-undo }“ bricht ab.
turn-stuck = So bringst du nicht alle Brücken unter. Geh einen Schritt zurück oder lass die Brücken weg.
turn-missing = { $count ->
    [one] Eine Brücke fehlt noch.
   *[other] { $count } Brücken fehlen noch.
  }
turn-done = Fertig. Jetzt warten wir auf { $names }.
turn-settling = Alle sind fertig.
turn-watching = Du schaust zu: { $names }.
turn-large-sheet = Groß zu sehen ist die Tafel von { $name }.
others-label = { $name }: { $finished ->
    [one] eine fertige Insel
   *[other] { $finished } fertige Inseln
}. Tafel ansehen.
button-undo = Rückgängig
button-skip-all = Passen
button-skip-bridges = Ohne Brücken
button-done = Fertig
button-take-back = Zug ändern
button-previous-card = { $round ->
    [0] Eintrag ändern
   *[other] Zurück zu Karte { $round }
}
button-hint = Tipp
button-call = Einen Bot für { $name } ziehen lassen
hint-region = Schau dich bei { $islands } um.
hint-move = Der Meister würde spielen: { $move }.
hint-pass = Der Meister würde mit dieser Karte passen.
hint-thinking = Der Meister überlegt …

goals-label = Ziele
goal-red = rote Fahnen
goal-blue = blaue Fahnen
goal-six = 6 verbunden
goal-red-about = Alle Inseln mit roter Fahne sind fertig.
goal-blue-about = Alle Inseln mit blauer Fahne sind fertig.
goal-six-about = Mindestens sechs fertige Inseln hängen durch Brücken zusammen, mit lauter fertigen dazwischen.
goal-worth = { $solo ->
    [yes] { $first } Punkte bis Karte { $until }, später { $later }.
   *[no] { $first } Punkte, wenn du es zuerst schaffst, später { $later }.
  }
goal-progress = { $done } von { $all }
goal-until = bis Karte { $card }
points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
strip-label = Karten, die noch kommen können: { $cards }
strip-box = Blieb in der Schachtel: { $cards }
seat-done = fertig
seat-thinking = überlegt
seat-away = nicht da
connecting = Verbinde …
lost = Verbindung verloren. Neuer Versuch …

out-title = Du hast hier keinen Platz
out-about = Frag die Person, die den Tisch eröffnet hat, nach dem Link: Mit der Adresse der Seite allein kommt niemand herein.
out-seat-lost = Du hast deinen Platz an diesem Tisch verloren: Er wurde weitergegeben, oder den Tisch gibt es nicht mehr.
out-button = Zur Startseite

missing-title = Hier ist nichts
missing-about = Der Link führt ins Leere: Vielleicht fehlt ein Stück davon, oder es gibt den Tisch nicht mehr.

## One device

curtain-title = { $name }
curtain-about = Nimm das Gerät. Die anderen schauen weg.
curtain-button = Ich bin { $name }
reveal-title = Karte { $round } ist gespielt
reveal-nothing = Keine Insel ist fertig geworden.
reveal-button = Nächste Karte
reveal-check = Letzte Prüfung

## Keys

keys-title = Tasten
keys-walk-key = ← ↑ ↓ →
keys-walk = die Linien entlanggehen
keys-jump-key = Tab
keys-jump = von der Tafel zu den Knöpfen
keys-write-key = Leertaste
keys-write = die Zahl eintragen oder wieder wegnehmen
keys-draw-key = Umschalt + ← ↑ ↓ →
keys-draw = eine Brücke zeichnen; noch mal: zwei; noch mal: keine
keys-undo-key = U
keys-undo = einen Schritt zurück
keys-back-key = { keys-undo-key }
keys-back = einen Schritt zurück, oder den letzten Zug ändern
keys-over-key = Esc
keys-over = den Zug neu beginnen
keys-pass-key = P
keys-pass = passen oder die Brücken weglassen
keys-hint-key = H
keys-hint = ein Tipp: erst wo, dann was
keys-done-key = Enter
keys-done = fertig
keys-help-key = ?
keys-help = diese Tasten zeigen

## What happened

log-title = Was bisher geschah

news-began = { $solo ->
    [yes] Dein Spiel beginnt: Trag deine erste Zahl ein.
   *[no] Das Spiel beginnt: Alle tragen ihre erste Zahl ein.
  }
news-turned-up = Karte { $round }: { $card }
news-finished = { $name } stellt { $islands } fertig.
news-award = { $points } Punkte für { $name }: { $goal }.
news-bot = Ein Bot hat für { $name } gezogen.
news-entry-bot = Ein Bot hat den ersten Eintrag für { $name } gemacht.
news-hint = { $name } hat einen Tipp genommen.
news-round-taken-back = { $round ->
    [0] { $name } nimmt den ersten Eintrag zurück.
   *[other] { $name } nimmt Karte { $round } zurück.
}
news-put-right = { $name } hat den Fehler aus Runde { $round } behoben.
news-crossed-out = { $name } streicht { $islands } durch: Der Fehler wurde nicht rechtzeitig behoben.
news-seated = { $name } nimmt Platz.
news-seated-sees = { $name } nimmt Platz und sieht jetzt die Tafel dieses Platzes.
news-taken-over = { $before } geht, { $name } spielt weiter.
news-left = { $before } geht, der Platz ist frei.
news-called = { $name } ruft einen Bot für { $absent }.
news-ended = Das Spiel ist aus.
news-closed = Der Tisch ist geschlossen.
news-next = { $count ->
    [0] Das nächste Spiel steht bereit.
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
  }

## Mistakes

check-title = Nach Fehlern suchen
check-none = Kein Fehler gefunden.
check-mistake = Runde { $round }, { $islands }: { $reason }
check-until = { $until ->
    [18] Das lässt sich bis zur Endabrechnung beheben.
    [19] Das lässt sich bis zur Endabrechnung beheben.
   *[other] Das lässt sich beheben, bis Karte { $until } aufgedeckt wird.
}
check-fix = Beheben
check-fixing = Runde { $round } noch einmal
check-fixing-about = Trag die { $number } ein und zeichne { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
  }, diesmal nach den Regeln, oder lass etwas weg.
check-cancel = So lassen
check-final = Letzte Gelegenheit, nach Fehlern zu suchen.
check-final-button = Alles geprüft

## The end

end-islands = Inseln
end-total = gesamt
end-again = Noch einmal
end-join = Mitspielen
end-watch = Nächstes Spiel ansehen
end-next = Zum nächsten Spiel
end-record = Proto{ "\u00AD" }koll
end-home = Start{ "\u00AD" }seite

## Islands, for those who listen

island-label = { $at }{ $flag ->
    [red] , rote Fahne
    [blue] , blaue Fahne
   *[none] {""}
  }{ $number ->
    [0] , keine Zahl
   *[other] , Zahl { $number }
  }, { $bridges ->
    [0] keine Brücken
    [one] eine Brücke
   *[other] { $bridges } Brücken
  }{ $state ->
    [finished] , fertig
    [finishing] , wird damit fertig
    [crossed-out] , durchgestrichen
   *[open] {""}
  }
line-label = Von { $from } nach { $to }, { $bridges ->
    [0] keine Brücke
    [one] eine Brücke
   *[other] { $bridges } Brücken
  }

## Ranks

rank-1 = Handlanger
rank-2 = Wasserträger
rank-3 = Bambusbinder
rank-4 = Schraubendreher
rank-5 = Betongießer
rank-6 = Projektleiter
rank-7 = Brückenmeister
rank-8 = Planungsprofi
rank-9 = Statikkoryphäe
rank-10 = Architektenass
rank-11 = Konstruktionsgenie
rank-12 = Inselgott

## The menu, and how the pages look and sound

menu-button = Menü
menu-title = An diesem Tisch
menu-back = Zurück zum Spiel
menu-rules = Spielregeln, in neuem Tab
menu-clear = Diesen Zug wegradieren
menu-yes = Ja
clause-link = Regel { $clause }, in neuem Tab
menu-give = Platz an einen Bot geben: { $name }
menu-give-sure = { $name } verliert den Platz endgültig, und ein Bot spielt dort weiter.
menu-open = Platz für jemand anderen öffnen: { $name }
menu-open-sure = { $name } verliert den Platz. Wer deiner nächsten Einladung folgt, spielt dort weiter.
menu-take = Platz { $number } an diesem Gerät übernehmen
menu-invite = Links zu diesem Tisch
menu-forget = Den Namen { $name } aus diesem Spiel löschen
menu-forget-sure = Alle lesen dann statt { $name } einen neutralen Namen, auch im Protokoll, und niemand kann den Namen zurückholen. Dein Platz bleibt dir.
menu-leave-bot = Endgültig gehen: ein Bot übernimmt
menu-leave-open = Endgültig gehen: der Platz bleibt frei
menu-leave-bot-sure = Du gibst deinen Platz auf, und die anderen spielen ohne dich weiter.
menu-leave-open-sure = Du gibst deinen Platz auf. Die anderen warten, bis ihn jemand einnimmt.
menu-close = Tisch schließen
menu-close-sure = Das Spiel endet hier für alle.
options-title = Einstellungen
option-language = Sprache
option-theme = Farben
option-theme-auto = wie das Gerät
option-theme-light = hell
option-theme-dark = dunkel
option-text = Schrift
option-text-usual = normal
option-text-large = größer
option-hand = Knöpfe für
option-hand-right = die rechte Hand
option-hand-left = die linke Hand
option-motion = Animationen
option-motion-auto = wie das Gerät
option-motion-none = keine
option-sound = Töne
option-speech = Ansagen vorlesen
option-notify = Sag mir Bescheid, wenn ich dran bin
title-your-turn = ● Du bist dran – { $title }
notify-your-turn = Du bist dran.
