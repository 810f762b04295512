# The game on paper.

paper-board = Plansza { board-name }
paper-name = Imię
paper-islands = wyspy × { $points }
paper-pad = Punkty
paper-summary = Hashi na jednej stronie
paper-course = Przebieg gry

summary-begin-title = Na początek
summary-begin = Każdy bierze kartkę tej samej planszy i wpisuje 3 lub 4 na wyspie bez flagi. Podaj swoją kartkę w lewo i graj na tej, którą dostaniesz; grając solo, zostajesz przy swojej. Tasuje się 18 kart, a jedna trafia do pudełka tak, że nikt jej nie widzi.
summary-number-title = Przy każdej karcie najpierw: liczba
summary-number = Odkrywa się górną kartę, jedną dla wszystkich jednocześnie. Wpisz jej liczbę na wyspie, która jeszcze żadnej nie ma. Do wyspy z flagą musi już prowadzić most, narysowany przy wcześniejszej karcie. Nie tam, dokąd prowadzi więcej mostów, niż mówi liczba. Skreśl kartę na pasku.
summary-bridges-title = Potem: mosty
summary-bridges = Narysuj dokładnie tyle mostów, ile pokazuje karta, wzdłuż linii przerywanych. Każdy potrzebuje liczby na co najmniej jednej ze swoich dwóch wysp; liczy się też ta wpisana przed chwilą. Możesz zrezygnować z liczby, albo ze wszystkich mostów, albo z jednego i drugiego.
summary-rules-title = Mosty
summary-rules = Najwyżej dwa na jednej linii. Nigdy się nie krzyżują. Wyspa nigdy nie ma więcej mostów, niż mówi jej liczba, a bez liczby nigdy więcej niż sześć. Gdy ma ich dokładnie tyle, jest gotowa: zakreśl ją okręgiem i nie rysuj do niej więcej mostów.
summary-goals-title = Cele
summary-goals = Kto pierwszy osiągnie cel, dostaje wyższą wartość, podobnie jak wszyscy, którzy osiągną go w tej samej rundzie; kto osiągnie go później, dostaje niższą. Każdy cel liczy się każdemu raz. Ogłoś to: na wszystkich pozostałych kartkach przekreśla się wtedy wyższą wartość.
summary-goal-red = wszystkie czerwone flagi gotowe
summary-goal-blue = wszystkie niebieskie flagi gotowe
summary-goal-six = sześć gotowych wysp, połączonych
summary-end-title = Koniec
summary-end = Po 17 kartach każda gotowa wyspa daje 2 punkty. Wygrywa najwyższa suma; przy remisie wygrywają wszyscy, którzy ją mają.
summary-solo-title = Solo
summary-solo = 17 kart leży w trzech stosach po 7, 5 i 5. Wyższa wartość za niebieskie wymaga wszystkich niebieskich flag najpóźniej po 7. karcie; za czerwone i za sześć połączonych wysp najpóźniej po 12. Suma daje ci rangę:

print-title = Wydrukuj grę
print-about = Kartki, 18 kart z rewersami, notes na punkty i zasady na jednej stronie
print-sheets = Kartki na stronie
print-sheets-one = jedna
print-sheets-two = dwie
print-format = Papier
print-format-a4 = A4
print-format-letter = Letter
print-ink = Druk
print-ink-colour = kolorowy
print-ink-black = czarno-biały
print-button = Utwórz PDF
