# What the command line says.

## Help

help-hashi =
    Hashi, gra typu flip & write o wyspach i mostach, autor: Jeffrey D. Allers.

    Bez polecenia gra otwiera się w przeglądarce.
help-help = Pokaż tę pomoc.
help-version = Pokaż wersję.
help-language = Język programu. Domyślnie: język twojego systemu.
help-seed = Dla rozdań i botów.
help-processes = Domyślnie: po jednym na rdzeń.
help-json = Wypisz jeden obiekt JSON.
help-force = Nadpisz plik, który już jest.

help-play =
    Zagraj w terminalu, na całym ekranie.

    Grasz solo, z botami albo w kilka osób przy jednej klawiaturze. Gra jest zapisana w FILE, a bez niego w twoim folderze danych; jeśli FILE już jest, gra toczy się dalej.
help-play-name = Kto gra; kilka razy, gdy gracie przy jednej klawiaturze.
help-play-bot = Kto gra z tobą, do trzech razy: random, novice, steady lub master.
help-play-board = Plansza do gry.
help-play-pen = Bez sprawdzania (free) błędy zostają, jak na papierze.
help-play-plain = Bez kolorów i znaków specjalnych.
help-play-light = Ciemne pismo na jasnym tle.
help-play-dark = Jasne pismo na ciemnym tle.
help-play-join = Zajmij miejsce przy stole serwera, z linkiem zaproszenia.

help-replay =
    Opowiedz zapisane gry runda po rundzie i podaj ich wynik.

    Na rysunkach (4) to gotowa wyspa, 4 to wyspa, której brakuje mostów, o to wyspa bez liczby, a x4x przekreślona; R i B to flagi.
help-replay-json = Wypisz po jednym obiekcie JSON na plik, każdy w wierszu.

help-verify =
    Sprawdź, czy karty przyszły tak, jak ustalono przed grą.

    Zapis stołu podaje stół, pieczęć, którą stół pokazał na początku, i sekret, który wyjawił na końcu. Sekret wyznacza pieczęć i kolejność: jeśli znasz pieczęć sprzed gry, nikt od tamtej pory nie zmienił kolejności.

help-simulate =
    Niech boty zagrają wiele gier; zobacz wyniki.

    Ctrl-C kończy z dotychczasowym wynikiem.
help-simulate-board = Plansza do gry.
help-simulate-bot = Kto gra: raz dla gier solo, od dwóch do czterech razy dla stołu. Zobacz `{ $program } bots`.
help-simulate-deals = Zagraj rozdania z tego pliku.
help-simulate-games = Albo potasuj tyle rozdań.
help-simulate-think = Na każdy ruch: 50ms, 0.25s albo liczba gier próbnych; z nią gry dają się powtórzyć.
help-simulate-records = Zapisz tam każdą grę.
help-simulate-plot = Narysuj wyniki jako PNG lub SVG.
help-simulate-json = Wypisz wyniki jako jeden obiekt JSON.

help-bots = Wymień boty i ich siłę.
help-bots-measure = Zmierz na nowo i wypisz plik z pomiarami.
help-bots-think = Jak w `{ $program } simulate`.

help-serve = Prowadź stoły dla przeglądarek, terminali i botów, do Ctrl-C.
help-serve-host = Pod jakim adresem.
help-serve-lan = Wpuść telefony z tej samej sieci i pokaż, jak dołączyć.
help-serve-database = Gdzie są przechowywane stoły. Domyślnie: plik w twoim folderze danych.
help-serve-public-url = Gdzie widać serwer za proxy.
help-serve-proxy = Proxy, któremu wierzymy co do adresu gości.

help-print =
    Tworzy PDF do druku: grę albo pamiątkę po grze.

    Z plansz drukuje kartki, karty z rewersami, notes na punkty i zasady na jednej stronie; z zapisanej gry, FILE.hashi, pamiątkę. W druku dwustronnym, z odwracaniem wzdłuż dłuższej krawędzi, każda karta ma za sobą swój rewers, a pierwsza plansza drugą.
help-print-into = Gdzie go zapisać. Domyślnie: hashi.pdf albo nazwa zapisu.
help-print-paper = Format papieru.
help-print-only = Drukuj tylko to; można podać kilka razy.
help-print-copies = Ile kartek każdej planszy.
help-print-two = Dwie kartki na stronie.
help-print-one-sided = Do druku jednostronnego: bez rewersów kart.
help-print-black = Czarno-biało, co oszczędza tusz; flagi różnią się kształtem.
help-companion =
    Odkrywaj karty i licz punkty, gdy gracie na papierze.

    Przerwana gra zostaje zachowana i czeka na następny raz.
help-companion-name = Kto gra: raz na osobę; w pojedynkę gra się solo.
help-companion-board = Plansza, na której gracie.
help-sheet =
    Powiedz, co się nie zgadza na kartce narysowanej na papierze.

    Plik (albo - dla tego, co wpiszesz) zawiera liczby jak c4=3 i mosty jak c4-e4, a c4=e4 to dwa. Kod wyjścia to 0, gdy wszystko się zgadza.
help-sheet-cards = Karty odkryte do tej pory, po kolei, na przykład "5/3 2/1": wtedy da się powiedzieć więcej.
help-backup = Skopiuj wszystkie stoły do nowego pliku, także w trakcie gry.
help-backup-database = Gdzie są przechowywane stoły, jak w `{ $program } serve`.
help-where =
    Powiedz, gdzie są zapisane gry i wszystko inne.

    data zawiera wszystko, co jest zapisane, games gry z `{ $program } play`, boards twoje plansze, a cache to, co da się odtworzyć. Z jedną z tych nazw wypisany zostaje tylko ten folder, na przykład dla skryptu.

help-boards =
    Wymień, pokaż, sprawdź, zmierz lub wymyśl plansze.

    Planszę podaje się przez nazwę, plik albo rzędy w jednym wierszu, jak w zapisie; - czyta ją ze standardowego wejścia. Pliki plansz w folderze „boards” twojego folderu danych są znane pod nazwami, które w nich stoją.
help-boards-list = Wymień plansze gry i własne.
help-boards-show = Narysuj planszę.
help-boards-show-line = Wypisz planszę w jednym wierszu, jak w zapisie.
help-boards-check = Sprawdź, czy plansze są czytelne i nadają się do gry.
help-boards-measure =
    Powiedz, jak trudna jest plansza i jak uczciwe są jej otwarcia.

    Sprawdzają to boty, grając na niej.
help-boards-measure-openings = Ile gier zagrać z każdego otwarcia.
help-boards-measure-think = Na każdy ruch.
help-boards-measure-bot = Kto gra; ostatni gra otwarcia.
help-boards-generate = Wymyśl plansze o wybranej trudności.
help-boards-generate-difficulty = easy i hard są jak strony A i B.
help-boards-generate-into = Zapisz tam pliki plansz, zamiast je wypisywać.

## The language

language-unspoken = Hashi nie mówi w języku „{ $wish }”. Wybierz jeden z tych: { $known }.

## Files

file-unopened = Nie można otworzyć pliku: { $reason }.
file-unwritten = Nie można tego zapisać: { $reason }.
file-exists = Plik { $file } już jest. Podaj inny albo nadpisz go przez --force.
output-unwritten = Nie można wypisać wyniku: { $reason }.
where-no-home = Nie ma takiego folderu: ten użytkownik nie ma katalogu domowego (home).
folder-missing = Nie ma folderu { $folder }.
reason-no-name = to nie może być nazwa pliku
reason-other = błąd { $code }
reason-eacces = brak uprawnień
reason-eexist = plik już istnieje
reason-eisdir = to jest folder
reason-enametoolong = nazwa pliku jest za długa
reason-enoent = nie ma takiego pliku ani folderu
reason-enospc = brak miejsca na dysku
reason-enotdir = to nie jest folder
reason-erofs = system plików jest tylko do odczytu

## hashi replay

report-title = { $names }, { $mode ->
    [solo] solo
   *[table] przy stole
  }, { $pen ->
    [free] bez sprawdzania
   *[checked] ze sprawdzaniem
  }, rundy: { $rounds } z { $all }
report-pile = stos się wyczerpał
report-right-with-it = to naprawia też rundę { $round }
report-mistake = Błąd ({ $clause }): { $reason }
report-mistakes = Błąd ({ $clause }) na { $islands }: { $reason }
report-final-count = Przy podsumowaniu punktów { $name } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }: { $goal }.

## hashi verify

verified-none = Nie ma jeszcze karty do sprawdzenia; stół i sekret pasują do pieczęci { $commitment }.
verified-cards = { $cards ->
    [one] Pierwsza karta
    [17] Wszystkie 17 kart
    [few] Pierwsze { $cards } karty
    [many] Pierwszych { $cards } kart
   *[other] Pierwsze { $cards } karty
  }{ $box ->
    [yes] {" "}i ta w pudełku
   *[no] {""}
  }: zgodne z tym, co ustalono przed grą, jeśli pokazano ci wtedy pieczęć { $commitment }.

## hashi simulate

games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
  }
simulated-alone = { $names }, solo na { $board }, { games }
simulated-table = { $names } przy jednym stole na { $board }, { games }
simulated-time = { games } w { $seconds } s.
simulated-part = Przerwano ({ $done } z { $count }): dotychczasowy wynik.
simulated-nothing = Przerwano: za wcześnie na wynik.
generated-part = Przerwano (kroki: { $done } z { $steps }): plansze, które dotąd prowadzą.
simulated-spread = { $points } punktu, rozrzut { $spread }; od { $lowest } do { $highest }, środkowa połowa od { $first } do { $third }
simulated-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
simulated-others = { $count ->
    [one] { $count } inne
    [few] { $count } inne
    [many] { $count } innych
   *[other] { $count } innego
  }
share = { $percent }%
column-points = punkty
column-wins = wygrane
column-goal = cel
column-reached = osiągnięty
column-higher = wyżej
column-median = mediana rundy
column-by-round = po rundach od 1 do { $rounds }
column-opening = otwarcie
column-games = gry
playing = Trwa gra
playing-step = Trwa gra, krok { $step } z { $steps }
need-deals = Powiedz, które rozdania zagrać: --deals FILE albo --games N.
deals-and-games = --deals i --games się wykluczają: wybierz jedno z nich.
need-picture-name = Nazwa obrazka kończy się na .png lub .svg.
records-there = W { $folder } są już zapisy. Podaj inny folder przez --records.
need-matplotlib =
    Obrazki wymagają Matplotlib. Zainstaluj:
    {"  "}{ $command }
need-process = Proces, w którym grały boty, zakończył się. Czy wystarcza pamięci? Spróbuj --processes 1.
need-think = „{ $text }” to ani czas, ani liczba gier próbnych; napisz 50ms, 0.25s lub 2000.
need-bot = Nie ma bota „{ $name }”; znane to: { $known }.
need-board = Nie ma planszy „{ $name }”; znane to { $known }. Dla własnej podaj plik albo rzędy.
need-plain-island = każda wyspa ma flagę, a pierwsza liczba trafia na wyspę bez flagi.
too-many-bots = Miejsca dla botów przy stole: { $most }.
think-time = { $milliseconds } ms na ruch
think-playouts = { $playouts ->
    [one] { $playouts } gra próbna na ruch
    [few] { $playouts } gry próbne na ruch
    [many] { $playouts } gier próbnych na ruch
   *[other] { $playouts } gry próbnej na ruch
  }

plot-points = { $name }: { $points } punktu
plot-total = suma na koniec (linia przerywana: średnia)
plot-goals = Cele osiągnięte do końca każdej rundy
plot-round = runda
plot-share = część gier
plot-openings = Punkty według otwarcia
plot-mean = średnia suma z błędem standardowym

## hashi bots

bots-alone = solo na { $board }
bot-random-about = { bot-random }: gra cokolwiek, co dozwolone.
bot-novice-about = { bot-novice }: lubi od razu kończyć wyspy, a po cel sięga tylko wtedy, gdy dzieli go od niego jeden ruch.
bot-steady-about = { bot-steady }: rozważa każdy ruch z odkrytą kartą i zostawia miejsce na następne.
bot-master-about = { bot-master }: próbuje swoich ruchów w wielu możliwych dalszych ciągach i ma oko na twoją planszę.

## hashi boards

board-A = Łatwiejsza strona.
board-B = Trudniejsza strona: krzyżuje się więcej linii, a flagi stoją tam, dokąd prowadzi ich niewiele.
board-Harbour = Łatwiejsza niż strona A: niebieskie flagi schodzą od północno-zachodniego nabrzeża, każda o most lub dwa od dobrych węzłów.
board-Lagoon = Łatwiejsza niż strona A: sąsiedzi leżą blisko siebie wokół otwartej wody, a linie prawie się nie krzyżują.
board-Skerries = Trudniejsza niż strona B: skały pośrodku szybko się zapełniają, a flagi na zewnętrznych czekają na mosty.
board-Strait = Trudniejsza niż strona B: między dwoma brzegami krzyżuje się wiele linii, a flagi stoją w odległych rogach.
board-is-a-side = Tę planszę zaprojektowaliśmy sami, nie jest kopią drukowanej: drukowana instrukcja mówi, ile wysp i flag ma strona, ale nie gdzie. Jeśli masz drukowaną grę, zapisz swoją planszę w pliku z dwoma wierszami, name = "Mine" i rows = ["o.B.Ro", …], gdzie . to woda, o to wyspa, a R lub B to wyspa z flagą, i zobacz, co powie `{ $program } boards check`.
board-is-by-chance = Nasza własna plansza, wylosowana i wybrana przez granie: zobacz `{ $program } boards measure { $board }`.
board-is-generated = Nasza własna plansza, wylosowana i wybrana przez granie: { $bot } zdobywa na niej { $points } punktu ({ games }).
board-count = { $islands ->
    [one] { $islands } wyspa
    [few] { $islands } wyspy
    [many] { $islands } wysp
   *[other] { $islands } wyspy
  } (czerwone: { $red }, niebieskie: { $blue }), { $lines ->
    [one] { $lines } linia
    [few] { $lines } linie
    [many] { $lines } linii
   *[other] { $lines } linii
  }, { $crossings ->
    [one] { $crossings } skrzyżowanie
    [few] { $crossings } skrzyżowania
    [many] { $crossings } skrzyżowań
   *[other] { $crossings } skrzyżowania
  }
board-fit = { $board }: można grać.
board-needs-islands = Wyspy: { $found }, a potrzeba { $wanted }.
board-needs-red = Czerwone flagi: { $found }, a potrzeba { $wanted }.
board-needs-blue = Niebieskie flagi: { $found }, a potrzeba { $wanted }.
board-needs-lines = Do niektórych wysp nie da się dotrzeć wzdłuż linii.

measured-title = { $board }: po { $count ->
    [one] { $count } grze solo
    [few] { $count } gry solo
    [many] { $count } gier solo
   *[other] { $count } gry solo
  }, { $think }
measured-spread = rozrzut
measured-range = od, do
measured-deadline = do karty { $card }
measured-median = mediana karty
measured-cards = karty od 1 do { $cards }
measured-islands = Jak często { $bot } kończy każdą wyspę, w procentach:
measured-openings = Otwarcia, każde gra { $bot } ({ $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdań
   *[other] { $count } rozdania
  }, te same dla wszystkich), od najlepszego:
measured-lead = { $opening } wyprzedza drugie o { $second }, a średnią wszystkich o { $all }.

## hashi serve, and hashi alone

served-on = Hashi działa pod { $url } (Ctrl-C kończy)
served-for = Hashi działa pod { $url } dla { $public } (Ctrl-C kończy)
served-already = Hashi już działa pod { $url }
served-phones = Telefony w tej samej sieci otwierają { $url }
served-no-network = Ten komputer nie jest w żadnej sieci: tylko on widzi serwer.
served-no-start = Hashi już się uruchamia, ale nie może skończyć: zamknij je i spróbuj ponownie.
served-ports-taken = Porty od { $first } do { $last } są zajęte: podaj inny przez `{ $program } serve --port`.
served-port-taken = Na porcie { $port } coś już działa, może samo Hashi: najpierw je zamknij albo wybierz inny port przez --port.
served-port-forbidden = Nie możesz używać portu { $port }: wybierz przez --port taki powyżej 1023.
served-port-elsewhere = Ten komputer nie ma adresu { $host }: wybierz inny przez --host.
served-database-taken = Tej bazy danych używa inny serwer: zamknij go albo podaj inną bazę przez --database.
served-public-url = „{ $url }” powinno wyglądać jak https://play.example, bez ścieżki.
served-proxy = „{ $address }” powinno być adresem jak 127.0.0.1 albo siecią jak 10.0.0.0/8.

## Databases, and hashi backup

database-full = Dysk z bazą danych jest pełny: zrób miejsce i uruchom ponownie.
database-locked = Inny program zablokował bazę danych: zamknij go i uruchom ponownie.
database-conflict = Inny program zmienił bazę danych w tej samej chwili: uruchom ponownie.
database-gone = Plik bazy danych ({ $code }) został właśnie usunięty lub zastąpiony: uruchom ponownie.
database-newer = Tę bazę danych zapisało nowsze Hashi: zaktualizuj Hashi albo podaj inną przez --database.
database-broken = Bazy danych nie da się użyć ({ $code }): sprawdź, czy należy do Hashi, albo podaj inną przez --database.
database-no-such-kind = Stoły są przechowywane w pliku albo w PostgreSQL (postgresql://…), a nie w „{ $kind }”.
database-needs-driver =
    Do PostgreSQL potrzeba czegoś jeszcze:
    {"  "}{ $command }
database-no-file = Ten plik to nie baza danych: podaj inny przez --database.
database-damaged = Baza danych jest uszkodzona: wstaw w jej miejsce kopię zapasową.
database-read-only = Do bazy danych nie można pisać: sprawdź, do kogo należą plik i jego folder.
database-not-opened = Bazy danych nie można otworzyć: sprawdź, do kogo należą plik i jego folder.
database-no-folder = Nie da się utworzyć jej folderu: podaj inną bazę danych przez --database.
database-is-folder = Folder to nie baza danych: podaj plik w nim przez --database.
database-several-names = Plik ma jeszcze inną nazwę (twarde dowiązanie): usuń jedną z nich albo podaj inną bazę przez --database.
database-mounted-alone = Plik bazy danych jest zamontowany sam: zamontuj zamiast niego cały folder, bo pliki obok też należą do bazy.
database-no-answer = Żaden PostgreSQL tam nie odpowiada: sprawdź, czy działa, i sprawdź URL.
database-no-host = Żaden PostgreSQL tam nie odpowiada: sprawdź nazwę hosta w URL.
database-no-port = Żaden PostgreSQL tam nie odpowiada: sprawdź host i port w URL.
database-no-entry = PostgreSQL nie wpuszcza Hashi: sprawdź nazwę i hasło w URL.
database-no-user = PostgreSQL nie wpuszcza Hashi: sprawdź nazwę w URL.
database-missing = PostgreSQL nie ma takiej bazy danych: utwórz ją przez createdb albo sprawdź URL.
database-forbidden = PostgreSQL na to nie pozwala: uczyń użytkownika Hashi właścicielem bazy danych.
backup-elsewhere = PostgreSQL sam robi kopie zapasowe: użyj { $program }.
backup-of-nothing = Nie ma bazy danych { $database } do skopiowania.
backup-no-folder = Nie ma folderu { $folder }, do którego można by pisać.
backup-exists = { $file } już istnieje: podaj nowy plik.
backup-done = Wszystko jest teraz w { $file }.

## Printing

print-written = { $file } można już drukować.
print-strange-letters = Niektórych liter nie da się wydrukować: zamiast nich jest „{ $sign }”.
print-record-alone = Gra drukowana jest osobno: podaj jeden zapis i żadnej planszy.
