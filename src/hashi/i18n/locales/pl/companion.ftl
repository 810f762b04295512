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
companion-doubt = Na kartce gracza { $name }, sprawdzonej przy karcie { $card }, nie ma tego celu: { $goal }.
companion-doubt-count = Zalicz mimo to
companion-doubt-leave = Nie zaliczaj
companion-earlier = Wcześniejsza karta
companion-later = Późniejsza karta
companion-points = Punkty
companion-count = Ile wysp jest gotowych?
companion-retry = Spróbuj jeszcze raz
companion-new = Nowa gra
companion-new-sure = Zakończyć tę grę i zacząć nową?
companion-new-stay = Graj dalej

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
sheet-goal-missing = Zapisano dla gracza { $name }, ale nie ma tego na tej kartce: { $goal }.
sheet-concerned = Wyspy z błędem się nie liczą.
sheet-cards = Uwzględnione karty: { $cards }.
sheet-more = { $count ->
    [one] I jeszcze jedna rzecz.
    [few] I jeszcze { $count } rzeczy.
    [many] I jeszcze { $count } rzeczy.
   *[other] I jeszcze { $count } rzeczy.
  }

## What is wrong with a mark on a sheet, where it differs from what is wrong with a move

sheet-fault-unknown-island = { unknown-island }
sheet-fault-island-taken = Na { $island } jest więcej niż jedna liczba.
sheet-fault-no-line = Żadna linia przerywana nie łączy { $first } i { $second }.
sheet-fault-flag-needs-bridge = Na { $island } jest flaga i liczba, ale nie ma mostu. Najpierw jest most, z wcześniejszej karty.
sheet-fault-line-full = Między { $first } a { $second } jest więcej mostów niż dwa.
sheet-fault-bridges-cross = Mosty { $bridge } i { $blocker } się krzyżują, a nigdy nie mogą.
sheet-fault-island-full = Więcej mostów, niż mówi liczba: { $ends }.
sheet-fault-more-than-six = Więcej niż sześć mostów: { $ends }. Tylu nie przyjmie żadna wyspa.

## In the terminal

call-left = Gra zatrzymała się na karcie { $round } ({ $names }). Enter gra dalej, „{ word-new }” zaczyna nową:
call-lost = Zachowanej gry nie da się odczytać. Zaczyna się nowa.
call-taken = W innym oknie toczy się już gra. Przerwij ją tam słowem „{ word-quit }”: zostanie zachowana i zagracie tutaj dalej.
call-name = { home-player } (Enter, gdy są już wszyscy)
call-goal = { $goal }: { $first }, później { $later }
call-goal-until = { $goal }: { $first } do karty { $until }, później { $later }
call-goal-gone = { $goal }: { $later }
call-goals-by = { $name }: { $goals }, razem { $points }
call-piles = Karty pozostałe w stosach: { $piles }
call-ask-first = Enter odkrywa pierwszą kartę, ? to pomoc:
call-ask = Kto osiągnął cel? Enter odkrywa następną kartę, ? to pomoc:
call-ask-last = Kto osiągnął cel? Enter zaczyna liczenie, ? to pomoc:
call-ask-sure = Enter nie zalicza, „{ word-count }” zalicza mimo to:
call-ask-islands = Gotowe wyspy gracza { $name } albo „{ word-sheet }”; ? to pomoc:
call-ask-take = Enter wpisuje { $islands }; możesz też podać inną liczbę:
call-ask-sheet = Kartka gracza { $name }: c4=3 to liczba, c4-e4 most, c4=e4 dwa. Pusty wiersz kończy.
call-ask-end = Enter kończy, „{ word-undo }” cofa ostatnie liczenie:
call-undone = Cofnięte: { $name }, { $what }.
call-back-again = Znów się liczy: { $name }, { $what }.
call-nothing-undone = Nie ma czego cofnąć.
call-strange = „{ $text }” jest niezrozumiałe.
call-help-left = Enter gra dalej, „{ word-new }” zaczyna nową grę zamiast tej, „{ word-quit }” zostawia ją na później.
call-help-first = Enter odkrywa pierwszą kartę; o osiągnięte cele pytamy po niej. „{ word-quit }” przerywa.
call-help = Napisz „{ $name } { word-red }”, „{ $name } { word-blue }” albo „{ $name } { word-six }”, a „{ $name } { word-red } 6”, jeśli było to z kartą 6. „{ word-undo }” cofa ostatni wpis, „{ word-sheet } { $name }” sprawdza kartkę, „{ word-quit }” przerywa; gra zostaje zachowana.
call-help-sure = Enter nie zalicza celu, możecie jeszcze raz obejrzeć kartkę. „{ word-count }” zalicza go, jak ogłoszono.
call-help-count = Napisz, ile wysp jest gotowych, na przykład 9. „{ word-sheet }” sprawdza kartkę i liczy za ciebie, „{ word-undo }” cofa ostatni wpis, także cel, „{ word-quit }” przerywa; gra zostaje zachowana.
call-stopped = Gra jest zachowana: „{ $program } companion” gra dalej.
word-red = czerwone
word-blue = niebieskie
word-six = sześć
word-undo = cofnij
word-sheet = kartka
word-count = zalicz
word-quit = koniec
word-new = nowa
