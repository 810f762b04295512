# The companion for those who play on paper, in the browser and in the terminal.

companion-title = Graj na papierze
companion-link = Niech Hashi odkrywa karty
companion-about = Hashi odkrywa karty, czyta je na głos i liczy punkty. Wy rysujecie na papierze.
companion-opening = { $solo ->
    [yes] Wpisz 3 lub 4 na wyspie bez flagi. Potem odkryj pierwszą kartę.
   *[no] Każdy wpisuje 3 lub 4 na wyspie bez flagi i podaje kartkę w lewo. Potem odkryjcie pierwszą kartę.
  }
companion-first = Pierwsza karta
companion-aloud = Czytaj na głos
companion-goals = Kto osiągnął cel?
companion-earlier = Wcześniejsza karta
companion-later = Późniejsza karta
companion-points = Punkty
companion-count = Ile wysp jest gotowych?
companion-retry = Spróbuj jeszcze raz
companion-new = Nowa gra
companion-new-sure = Zakończyć tę grę i zacząć nową?

## Checking a sheet

sheet-title = Sprawdź kartkę
sheet-about = Dotykaj wysp i linii, aż będą takie jak na papierze, albo wpisz je poniżej.
sheet-own = własna plansza
sheet-rows = Jej rzędy od góry do dołu: „.” to woda, „o” wyspa, „R” i „B” wyspa z flagą
sheet-text = Kartka jako tekst: c4=3 to liczba, c4-e4 most, c4=e4 dwa
sheet-check = Sprawdź
sheet-clear = Wyczyść kartkę
sheet-take = Wpisz tę liczbę
sheet-back = Wróć do kart
sheet-verdict = { $count ->
    [0] Wszystko się zgadza.
    [one] Jedna rzecz się nie zgadza.
    [few] { $count } rzeczy się nie zgadzają.
    [many] { $count } rzeczy się nie zgadza.
   *[other] { $count } rzeczy się nie zgadza.
  }
sheet-islands = Gotowe wyspy: { $islands }, { $points }
sheet-goal = { $goal }: { $reached ->
    [yes] cel osiągnięty
   *[no] cel nieosiągnięty
  }
sheet-concerned = Wyspy z błędem się nie liczą.
sheet-cards = Uwzględnione karty: { $cards }.

## In the terminal

call-left = Gra zatrzymała się na karcie { $round } ({ $names }). Enter gra dalej, „{ word-new }” zaczyna nową:
call-lost = Zachowanej gry nie da się odczytać. Zaczyna się nowa.
call-name = { home-player } (Enter, gdy są już wszyscy)
call-goal = { $goal }: { $first }, później { $later }
call-goal-until = { $goal }: { $first } do karty { $until }, później { $later }
call-goal-gone = { $goal }: { $later }
call-goals-by = { $name }: { $goals }, razem { $points }
call-piles = Karty pozostałe w stosach: { $piles }
call-ask = Kto osiągnął cel? Enter odkrywa następną kartę, ? to pomoc:
call-ask-last = Kto osiągnął cel? Enter zaczyna liczenie, ? to pomoc:
call-ask-islands = Gotowe wyspy, { $name }, albo „{ word-sheet }”:
call-ask-sheet = Kartka, { $name }: c4=3 to liczba, c4-e4 most, c4=e4 dwa. Pusty wiersz kończy.
call-ask-end = Enter kończy, „{ word-undo }” cofa ostatnie liczenie:
call-undone = Cofnięte.
call-nothing-undone = Nie ma czego cofnąć.
call-strange = „{ $text }” jest niezrozumiałe. { call-help }
call-help = Napisz „{ $name } { word-red }”, „{ $name } { word-blue }” albo „{ $name } { word-six }”, a „{ $name } { word-red } 6”, jeśli było to z kartą 6. „{ word-undo }” cofa ostatni wpis, „{ word-sheet } { $name }” sprawdza kartkę, „{ word-quit }” przerywa; gra zostaje zachowana.
call-stopped = Gra jest zachowana: „hashi companion” gra dalej.
word-red = czerwone
word-blue = niebieskie
word-six = sześć
word-undo = cofnij
word-sheet = kartka
word-quit = koniec
word-new = nowa
