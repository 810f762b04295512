# The companion for those who play on paper, in the browser and in the terminal.

companion-title = Auf Papier spielen
companion-link = Lass Hashi die Karten aufdecken
companion-about = Hashi deckt die Karten auf, liest sie vor und führt die Punkte. Ihr zeichnet auf Papier.
companion-opening = { $solo ->
    [yes] Trag eine 3 oder 4 in eine Insel ohne Fahne ein. Dann kommt die erste Karte.
   *[no] Alle tragen eine 3 oder 4 in eine Insel ohne Fahne ein und geben das Blatt nach links weiter. Dann kommt die erste Karte.
  }
companion-first = Erste Karte
companion-aloud = Vorlesen
companion-goals = Wer hat ein Ziel erreicht?
companion-doubt = Auf dem Blatt von { $name }, bei Karte { $card } geprüft, fehlt dieses Ziel: { $goal }.
companion-doubt-count = Trotzdem zählen
companion-doubt-leave = Nicht zählen
companion-earlier = Frühere Karte
companion-later = Spätere Karte
companion-points = Punkte
companion-count = Wie viele Inseln sind fertig?
companion-retry = Noch einmal versuchen
companion-new = Neue Partie
companion-new-sure = Diese Partie beenden und eine neue beginnen?
companion-new-stay = Weiterspielen

## Checking a sheet

sheet-title = Blatt prüfen
sheet-about = Tippe auf Inseln und Linien, bis sie aussehen wie auf dem Papier, oder schreib sie unten hin.
sheet-own = eine eigene Tafel
sheet-rows = Ihre Zeilen von oben nach unten: „.“ ist Wasser, „o“ eine Insel, „R“ und „B“ eine mit Fahne
sheet-text = Das Blatt als Text: c4=3 ist eine Zahl, c4-e4 eine Brücke, c4=e4 zwei
sheet-check = Prüfen
sheet-clear = Blatt leeren
sheet-take = Diese Zahl eintragen
sheet-back = Zurück zu den Karten
sheet-verdict = { $count ->
    [0] Hier ist alles richtig.
    [one] Ein Fehler gefunden.
   *[other] { $count } Fehler gefunden.
  }
sheet-islands = Fertige Inseln: { $islands }, { $points }
sheet-goal = { $goal }: { $reached ->
    [yes] erreicht
   *[no] nicht erreicht
  }
sheet-goal-missing = Für { $name } notiert, aber nicht auf diesem Blatt: { $goal }.
sheet-concerned = Inseln mit einem Fehler zählen nicht.
sheet-cards = Berücksichtigte Karten: { $cards }.
sheet-more = { $count ->
    [one] Und noch ein Fehler.
   *[other] Und noch { $count } weitere Fehler.
  }

## What is wrong with a mark on a sheet, where it differs from what is wrong with a move

sheet-fault-unknown-island = { unknown-island }
sheet-fault-island-taken = In { $island } steht mehr als eine Zahl.
sheet-fault-no-line = Keine gestrichelte Linie verbindet { $first } und { $second }.
sheet-fault-flag-needs-bridge = { $island } hat eine Fahne und eine Zahl, aber keine Brücke. Erst kommt die Brücke, mit einer früheren Karte.
sheet-fault-line-full = Zwischen { $first } und { $second } liegen mehr als zwei Brücken.
sheet-fault-bridges-cross = Die Brücken { $bridge } und { $blocker } kreuzen sich. Das dürfen Brücken nie.
sheet-fault-island-full = Mehr Brücken, als die Zahl sagt: { $ends }.
sheet-fault-more-than-six = Mehr als sechs Brücken: { $ends }. So viele trägt keine Insel.

## In the terminal

call-left = Die Partie von { $names } hat bei Karte { $round } aufgehört. Enter spielt sie weiter, „{ word-new }“ beginnt eine andere:
call-lost = Die gespeicherte Partie lässt sich nicht lesen. Eine neue beginnt.
call-taken = In einem anderen Fenster läuft schon eine Partie. Hör dort mit „{ word-quit }“ auf: Sie wird gespeichert und geht hier weiter.
call-name = { home-player } (Enter, wenn alle genannt sind)
call-goal = { $goal }: { $first }, später { $later }
call-goal-until = { $goal }: { $first } bis Karte { $until }, später { $later }
call-goal-gone = { $goal }: { $later }
call-goals-by = { $name }: { $goals }, zusammen { $points }
call-piles = Karten, die noch in den Stapeln liegen: { $piles }
call-ask-first = Enter deckt die erste Karte auf, ? hilft:
call-ask = Wer hat ein Ziel erreicht? Enter deckt die nächste Karte auf, ? hilft:
call-ask-last = Wer hat ein Ziel erreicht? Enter zählt, ? hilft:
call-ask-sure = Enter zählt es nicht, „{ word-count }“ zählt es trotzdem:
call-ask-islands = Fertige Inseln von { $name }, oder „{ word-sheet }“; ? hilft:
call-ask-take = Enter übernimmt { $islands }, oder schreib eine andere Zahl:
call-ask-sheet = Das Blatt von { $name }: c4=3 ist eine Zahl, c4-e4 eine Brücke, c4=e4 zwei. Eine leere Zeile beendet es.
call-ask-end = Enter beendet, „{ word-undo }“ nimmt die letzte Zahl zurück:
call-undone = Zurückgenommen: { $name }, { $what }.
call-back-again = Gilt wieder: { $name }, { $what }.
call-nothing-undone = Es gibt nichts zurückzunehmen.
call-strange = „{ $text }“ verstehe ich nicht.
call-help-left = Enter spielt die Partie weiter, „{ word-new }“ beginnt stattdessen eine andere, „{ word-quit }“ lässt sie für später.
call-help-first = Enter deckt die erste Karte auf; wer ein Ziel erreicht hat, wird danach gefragt. „{ word-quit }“ hört auf.
call-help = Schreib „{ $name } { word-red }“, „{ $name } { word-blue }“ oder „{ $name } { word-six }“, und „{ $name } { word-red } 6“, wenn es mit Karte 6 war. „{ word-undo }“ nimmt den letzten Eintrag zurück, „{ word-sheet } { $name }“ prüft ein Blatt, „{ word-quit }“ hört auf; die Partie wird gespeichert.
call-help-sure = Mit Enter zählt das Ziel nicht, und ihr könnt das Blatt noch einmal ansehen. „{ word-count }“ zählt es wie angesagt.
call-help-count = Schreib, wie viele Inseln fertig sind, zum Beispiel 9. „{ word-sheet }“ prüft das Blatt und zählt für dich, „{ word-undo }“ nimmt den letzten Eintrag zurück, auch ein Ziel, „{ word-quit }“ hört auf; die Partie wird gespeichert.
call-stopped = Die Partie ist gespeichert: „{ $program } companion“ spielt sie weiter.
word-red = rot
word-blue = blau
word-six = sechs
word-undo = zurück
word-sheet = blatt
word-count = zählen
word-quit = ende
word-new = neu
