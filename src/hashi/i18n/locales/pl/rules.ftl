# The rules page: headings, clauses, examples, and notes where the printed leaflets differ.

rules-title = Zasady gry
rules-about = Cała gra, punkt po punkcie. Gdy czegoś nie wolno, numer przy wyjaśnieniu prowadzi właśnie tutaj. Tam, gdzie pięć drukowanych instrukcji mówi co innego, oryginałem jest niemiecka, a uwaga podaje, co obowiązuje.
rules-contents = Spis treści
rules-summary = W minutę
rules-examples = Przykłady: { $count }
rules-notes = Uwagi: { $count }
rules-print = Drukuj

## What you play with

rules-R1 = Czym się gra
rule-R1-1 = Gra od jednej do czterech osób. Każdy ma planszę i długopis, a wszyscy używają tej samej strony. Strona A jest łatwiejsza, strona B trudniejsza.
rule-R1-2 = Strona pokazuje 18 wysp na siatce. Cztery mają czerwoną flagę, trzy niebieską, jedenaście nie ma żadnej. Linie przerywane biegną poziomo lub pionowo od każdej wyspy do następnej w jej rzędzie lub kolumnie. Linie przerywane mogą się krzyżować.
rule-R1-3 = Jest 18 kart. Każda pokazuje liczbę od 1 do 6 oraz jeden, dwa lub trzy mosty.
rule-R1-4 = Pasek na planszy pokazuje wszystkie 18 kart. Skreślasz na nim te, które już były. Nad paskiem zapisujesz swoje punkty. Na tych stronach jedno i drugie dzieje się samo.
note-boards = Instrukcje nie mówią, gdzie leżą wyspy. Tutejsze plansze są naszego pomysłu, ułożone według tej zasady.
note-deck = Nie wymieniają też kart. Tutaj każda liczba występuje raz z jednym, raz z dwoma i raz z trzema mostami: dzięki temu wszystkie 18 kart jest różnych. Plansze i karty to pliki, więc kto ma drukowaną grę, może wprowadzić swoje.
rules-deck = Wszystkie 18 kart: każda liczba od 1 do 6 z jednym, z dwoma i z trzema mostami

## Before the game

rules-R2 = Przed grą
rule-R2-1 = Wpisz 3 lub 4, jak wolisz, na dowolnej wyspie bez flagi. Potem podaj planszę osobie po lewej i graj na tej, którą dostaniesz. Grając solo, zostajesz przy swojej planszy: jesteś własnym sąsiadem.
rule-R2-2 = Tasuje się 18 kart. Jedna trafia do pudełka tak, że nikt jej nie widzi, i tam zostaje. Pozostałe 17 to zakryty stos.

## A round

rules-R3 = Runda
rule-R3-1 = Odkrywa się górną kartę stosu, jedną dla wszystkich. Wszyscy grają jednocześnie: najpierw akcja a, czyli liczba, potem akcja b, czyli mosty.
rule-R3-2 = Możesz zrezygnować z jednej akcji albo z obu, ale z każdej tylko w całości. Najlepiej powiedz to na głos.
rule-R3-3 = Akcja a: wpisz liczbę z karty na wolnej wyspie. Wolna to taka, na której nie ma jeszcze liczby.
rule-R3-4 = Na wyspie z flagą tylko wtedy, gdy prowadzi do niej już co najmniej jeden most. Most narysowany dopiero w akcji b tej samej karty to za późno.
rule-R3-5 = Nie na wyspie, do której prowadzi więcej mostów, niż mówi liczba. Dokładnie tyle samo może być: wyspa jest wtedy od razu gotowa.
rule-R3-6 = Akcja b: narysuj dokładnie tyle mostów, ile pokazuje karta, nie mniej, wzdłuż dowolnych linii przerywanych.
rule-R3-7 = Każdy most potrzebuje liczby na co najmniej jednej ze swoich dwóch wysp. Liczy się też liczba wpisana przed chwilą w akcji a.
rule-R3-8 = Gdy wszyscy skończą obie akcje, odkrywa się następną kartę. Po 17. karcie gra się kończy. Zagranych kart nie wolno już przeglądać, ale wolno patrzeć na skreślenia na pasku.

## Bridges

rules-R4 = Mosty
rule-R4-1 = Most łączy dwie wyspy wzdłuż jednej linii przerywanej. Na linii mieszczą się najwyżej dwa mosty, narysowane w jednej rundzie albo w kilku.
rule-R4-2 = Mosty nigdy się nie krzyżują.
rule-R4-3 = Do wyspy z liczbą nigdy nie prowadzi więcej mostów, niż mówi liczba. Gdy jest ich dokładnie tyle, wyspa jest gotowa: zakreśla się ją okręgiem i nie przyjmuje już mostów.
rule-R4-4 = Do wyspy bez liczby nigdy nie prowadzi więcej niż sześć mostów.
rule-R4-5 = Wyspy nie muszą być ze sobą połączone. Wolno też wpisać liczbę, której wyspa nigdy nie osiągnie: zostanie wtedy niegotowa.

## Points

rules-R5 = Punkty
rule-R5-1 = Czerwone: wszystkie wyspy z czerwoną flagą są gotowe. 9 punktów dla tego, kto zrobi to pierwszy, 5 dla każdego, komu uda się w późniejszej rundzie.
rule-R5-2 = Niebieskie: wszystkie wyspy z niebieską flagą są gotowe. 7 punktów dla pierwszego, później 3. Na planszy bez flag danego koloru nie ma celu tego koloru.
rule-R5-3 = Sześć: co najmniej sześć gotowych wysp łączy się mostami, w dowolnym kształcie, a między nimi są tylko gotowe wyspy. 8 punktów dla pierwszego, później 4.
rule-R5-4 = Jeśli kilka osób osiągnie cel w tej samej rundzie, wszystkie dostają wyższe punkty. Każdy cel liczy się każdemu raz.
rule-R5-5 = Zapisz punkty od razu i ogłoś je. Na wszystkich pozostałych planszach przekreśla się wtedy wyższą wartość. Na tych stronach jedno i drugie dzieje się samo.
rule-R5-6 = Na koniec każda gotowa wyspa daje 2 punkty. Wygrywa najwyższa suma; przy remisie jest kilku zwycięzców.
table-goal = Cel
table-first = pierwszy
table-later = później

## Alone

rules-R6 = Solo
rule-R6-1 = Obowiązują wszystkie zasady. 17 kart leży w trzech stosach po 7, 5 i 5, zagrywanych w tej kolejności.
rule-R6-2 = Aby dostać wyższe punkty, niebieskie trzeba mieć najpóźniej po 7. karcie, a czerwone i sześć połączonych najpóźniej po 12. Potem dostajesz niższe punkty.
rule-R6-3 = Twoja suma daje jedną z dwunastu rang. Sumy 53, 55, 57 i 59 nie mogą się zdarzyć, ani więcej niż 60. (Gdy suma jest nieparzysta, punkty dał dokładnie jeden kolor flag. Gotowych wysp jest wtedy najwyżej 17: 9 + 8 + 34 = 51.)
table-until = do karty
table-in-time = na czas
table-level = Poziom
table-total = Punkty
table-rank = Ranga
rules-up-to = do { $total }

## Mistakes

rules-R7 = Błędy
rules-R7-about = Długopis ze sprawdzaniem odrzuca ruch niezgodny z zasadami, podaje złamaną zasadę i niczego nie zapisuje. Długopis bez sprawdzania zapisuje go jak na papierze. Wtedy obowiązuje:
rule-R7-1 = Błąd można poprawić, dopóki nie zostanie odkryta druga karta po nim, jeśli nie ma to konsekwencji: a więc błąd z rundy 5 do odkrycia karty rundy 7. W ostatnich rundach jest na to czas do podsumowania punktów.
rule-R7-2 =
    Poprawiasz go, zastępując ruch innym, bez błędu. „Bez konsekwencji” znaczy: wszystkie twoje późniejsze ruchy zostają bez zmian i nie ma w nich błędów, których nie było wcześniej; a każdy cel, za który masz już punkty, byłby osiągnięty w swojej rundzie także z nowym ruchem.

    Jeśli nowy ruch spełnia jakiś cel, dostajesz punkty na koniec następnej rundy, na koniec której cel jest spełniony; ta runda rozstrzyga, czy wyższe, czy niższe. Po ostatniej rundzie dochodzą przy podsumowaniu, jak na koniec rundy 17.

    Późniejszy błąd jest wciąż ten sam, jeśli dotyczy tego samego mostu i tej samej zasady oraz tych samych wysp lub mniejszej ich liczby.
rule-R7-3 = W przeciwnym razie błąd zostaje. Wyspy, których dotyczy, przekreśla się: nigdy nie będą gotowe i nie dają punktów. Ich mosty zostają i liczą się dla wysp na drugim końcu.
rule-R7-4 = Błąd dotyczy: przy R3.4, R3.5, R4.3 i R4.4 samej wyspy (obu końców, jeśli oba są przepełnione); przy R3.7, R4.1 i R4.2 obu końców mostu (gdzie krzyżują się dwa: tego narysowanego później); przy R3.6 obu końców każdego mostu narysowanego w tej akcji.
rule-R7-5 = Od chwili błędu te wyspy nie liczą się jako gotowe. Po poprawieniu liczą się tak, jak wynika z nowego ruchu, chyba że dotyczy ich inny błąd.
rule-R7-6 = Niektórych znaków w ogóle nie da się zapisać i odrzucają je oba długopisy: drugiej liczby na wyspie oraz wszystkiego na wyspie lub linii przerywanej, której nie ma.
rule-R7-7 = Po każdej rundzie wszyscy są zaproszeni do szukania błędów. Do tego czasu długopis bez sprawdzania milczy: nie zdradza, co wolno, i odrzuca tylko to, o czym mówi R7.6.

## Examples

verdict-allowed = Wolno
verdict-refused = Nie wolno
example-board = Jedna wyspa z czerwoną flagą, jedna z niebieską, dwie bez flagi. Obie linie przerywane się krzyżują.
example-start-written = Na tej planszy wpisujesz 4 i podajesz ją dalej.
example-start-received = Od osoby po prawej dostajesz tę, z 3. Na niej grasz.
example-left-out = Liczba 2 jest wpisana. Mostów nie ma żadnych.
example-number = Liczba 5 trafia na wolną wyspę.
example-flag-bare = Do flagi nie prowadzi jeszcze żaden most.
example-flag-too-late = Ten most jest z tej samej karty. Za późno.
example-flag-reached = Do flagi prowadzi most z wcześniejszej karty.
example-number-too-small = Prowadzą tam trzy mosty: za dużo na 2.
example-number-fits = Trzy mosty i liczba 3: od razu gotowa.
example-bridges-all = Karta pokazuje trzy mosty i trzy są narysowane.
example-bridges-too-few = Dwa to za mało: wszystkie trzy albo żaden.
example-no-number = Na żadnej z dwóch wysp nie ma liczby.
example-number-just-written = Liczba 2 została wpisana przed chwilą. To wystarczy.
example-first-card = Pierwsza karta, a 4 pochodzi od sąsiada. Liczba 5 trafia na wyspę bez flagi, jeden most zaczyna się przy 4, a dwa przy 5.
example-second-bridge = Drugi most leży obok pierwszego.
example-third-bridge = Na trzeci nie ma miejsca.
example-crossing = Ten most przeciąłby inny.
example-finished = Do 3 prowadzą trzy mosty. Wyspa jest gotowa i dostaje okrąg.
example-too-many = Gotowa wyspa nie przyjmuje już mostów.
example-seventh-bridge = Do wyspy bez liczby prowadzi sześć mostów. Siódmego być nie może.
example-apart = Dwie pary, niepołączone ze sobą. Wszystkie cztery wyspy są gotowe.
example-out-of-reach = Na dwóch liniach mieszczą się najwyżej cztery mosty. Mimo to wolno wpisać 6.
example-red-flags = Wszystkie cztery czerwone flagi są gotowe, choć nie wszystkie się łączą.
example-six = Dzięki tej 1 łączy się sześć gotowych wysp. Kto zrobi to pierwszy, zapisuje 8.
example-six-broken = Tu też sześć jest gotowych, ale między nimi leży niegotowa 5. To się nie liczy.
example-count = 15 gotowych wysp daje 30 punktów. Czerwone i sześć ktoś inny miał wcześniej: 5 i 4 punkty. Razem 39.
example-mistake = O jeden most za dużo na 2. Długopis bez sprawdzania go rysuje i nikt nie zauważa tego na czas.
example-crossed-out = Dlatego 2 zostaje przekreślona. Jej mosty zostają, a każda 1 jest gotowa.
picture-made = Nowe: { $marks }
picture-wrong = Nie wolno: { $marks }

## Where a printed leaflet says something else

slip-card = W polskiej instrukcji karta z przykładu wskazuje „liczbę mostów 5 i 3”. Pokazuje liczbę 5 i trzy mosty.
slip-ticked = W polskiej instrukcji kartę umieszcza się na pasku. Skreśla się ją tam.
slip-may-come = Instrukcje angielska i włoska mówią o kartach, które jeszcze przyjdą. To karty, które mogą przyjść, bo jedna leży w pudełku.
slip-one-card = W polskiej instrukcji każdy z graczy odsłania kartę. Jest jedna karta dla wszystkich.
slip-turned-up = W greckiej instrukcji kartę się „zakrywa”. Odkrywa się ją.
slip-same-time = Grecka instrukcja pomija, że wszyscy grają jednocześnie. Tak właśnie jest.
slip-leaving-out = W greckiej instrukcji trzeba zrezygnować z obu akcji. Możesz zrezygnować z jednej albo z obu.
slip-neither = Angielska instrukcja mówi o tym nieściśle. Mostu nie wolno rysować tylko wtedy, gdy liczby nie ma na żadnej z dwóch wysp.
slip-played-cards = Instrukcje grecka i włoska mówią, że nie wolno oglądać stosu. Chodzi o zagrane karty: to ich nie wolno przeglądać.
slip-bridges-drawn = We wstępie włoskiej instrukcji wzdłuż linii rysuje się wyspy. Rysuje się mosty.
slip-network = W instrukcjach greckiej i włoskiej nie może powstać sieć wysp. Może, tylko nie musi.
slip-flags-apart = W instrukcjach greckiej i włoskiej wyspy z flagami nie mogą być ze sobą połączone. Mogą, tylko nie muszą.
slip-later-round = W polskiej instrukcji niższe punkty są „w kolejnej rundzie”. Są w każdej późniejszej rundzie.
slip-once = Włoska instrukcja pomija, że każdy cel liczy się raz. Liczy się raz każdemu graczowi.
slip-four-red = W greckiej instrukcji 5 punktów jest za trzy czerwone wyspy. Trzeba mieć wszystkie cztery.
slip-rank-names = Dwie rangi wydrukowano z błędem: „Dogsboby” w angielskiej instrukcji i „Ekspert ds. statystyki” w polskiej.
slip-next-round = We włoskiej instrukcji błąd można poprawić „tylko” w następnej rundzie. Chodzi o to, że najpóźniej w następnej.
