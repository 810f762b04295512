# What is wrong with a game, a record or a proof: where it happened is told as well, as nobody sees a board.

list-and = { $most } i { $last }

## Why the rules refuse something, by its code

fault-unknown-island = { unknown-island } Wybierz taką, która jest na planszy.
fault-island-taken = { island-taken }
fault-no-line = Żadna linia przerywana nie łączy { $first } i { $second }. Rysuj tylko wzdłuż takich linii.
fault-flag-needs-bridge = { flag-needs-bridge }
fault-number-too-small = Do { $island } { $bridges ->
    [one] prowadzi już { $bridges } most
    [few] prowadzą już { $bridges } mosty
    [many] prowadzi już { $bridges } mostów
   *[other] prowadzi już { $bridges } mostu
  }, za dużo jak na liczbę { $number }. Wybierz wyspę, która ma ich mniej.
fault-wrong-bridge-count = Karta wymaga { $wanted ->
    [one] { $wanted } mostu
    [few] { $wanted } mostów
    [many] { $wanted } mostów
   *[other] { $wanted } mostu
  }, a narysowanych w ruchu jest { $bridges }. Narysuj dokładnie tyle albo zrezygnuj z mostów.
fault-no-number = Ani { $first }, ani { $second } nie ma liczby. Most potrzebuje jej choć na jednej ze swoich wysp.
fault-line-full = Między { $first } a { $second } są już dwa mosty. Wybierz inną linię.
fault-bridges-cross = Most { $bridge } przeciąłby { $blocker }, a mosty się nie krzyżują.
fault-island-full = Most { $bridge } to o jeden za dużo jak na liczbę na { $ends }. Gotowa wyspa nie przyjmuje kolejnych mostów.
fault-more-than-six = Do { $ends } prowadzi już sześć mostów. Więcej nie przyjmie żadna wyspa.
fault-start-number = Pierwsza liczba to 3 lub 4, a nie { $number }.
fault-start-flag = { start-flag }
fault-card-not-left = Karta { $card } nie może przyjść: już była albo nie ma jej w talii.
fault-box-card-seen = W pudełku nie może leżeć karta { $card }: została zagrana.
fault-game-over = Po 17 kartach gra się kończy.
fault-nothing-to-fix = W tej rundzie ten gracz nie ma błędu do poprawienia.
fault-fix-too-late = { fix-too-late }
fault-fix-still-wrong = Nowy ruch też jest błędny. { $fault }
fault-fix-has-consequences = Z nowym ruchem ten z rundy { $round } łamałby zasadę. { $fault }
fault-fix-misses-award = Z nowym ruchem cel z rundy { $round } nie zostałby osiągnięty.

## What a whole sheet cannot have

fault-start-missing = Na żadnej wyspie bez flagi nie ma 3 ani 4. A od tego zaczyna się każda kartka.
fault-number-not-shown = { $most ->
    [0] Żadna karta nie pokazała liczby { $number }.
    [one] Liczba { $number } występuje { $found } razy. Karty i pierwszy wpis pozwalają na nią tylko raz.
    [few] Liczba { $number } występuje { $found } razy. Karty i pierwszy wpis pozwalają na nią najwyżej { $most } razy.
    [many] Liczba { $number } występuje { $found } razy. Karty i pierwszy wpis pozwalają na nią najwyżej { $most } razy.
   *[other] Liczba { $number } występuje { $found } razy. Karty i pierwszy wpis pozwalają na nią najwyżej { $most } razy.
  }
fault-flag-too-early = Liczba wpisana za wcześnie: { $islands }. Na wyspie z flagą potrzebny jest najpierw most z wcześniejszej karty, a takiego nie mogło być.
fault-bridges-not-shown = Mosty na kartce: { $found }. Karty nie dają dokładnie tylu: każda daje wszystkie swoje mosty albo żadnego, razem { $most }.

## What cannot be read, and what to write instead

unreadable-line = Wiersz { $line }: { $problem }
unreadable-after-box = Po karcie w pudełku nie może już nic być.
unreadable-board-name-taken = Inna plansza nazywa się już „{ $text }”. Nadaj tej własną nazwę.
unreadable-board-size = Plansza ma od 1 do { $columns } kolumn i od 1 do { $rows } rzędów.
unreadable-box-too-early = Kartę w pudełku można podać dopiero po rundzie { $wanted }.
unreadable-control-character = W wierszu jest znak sterujący. Pisz zwykłym tekstem.
unreadable-count-too-early = Wyspy liczy się dopiero po odkryciu wszystkich kart, a jest ich { $wanted }.
unreadable-fix-with-checked-pen = Gdy długopis sprawdza, nie ma czego poprawiać. Pomiń to.
unreadable-goal-twice = { $text } ma już ten cel. Każdy cel liczy się raz.
unreadable-header-missing = Przed pierwszą rundą brakuje wiersza „{ $word }: …”.
unreadable-header-too-late = Wiersz „{ $word }: …” powinien stać przed pierwszą rundą.
unreadable-header-twice = Wiersz „{ $word }: …” występuje dwa razy.
unreadable-island-count = Wyspy: { $found }. Plansza, na której da się grać, ma ich od { $fewest } do { $most }.
unreadable-lesson-refused = Krok { $step } łamie zasadę ({ $clause }); krok 0 to gra przed lekcją.
unreadable-lesson-twice = Inna lekcja nazywa się już „{ $text }”. Nadaj plikowi inną nazwę.
unreadable-line-twice = Linia { $text } jest usunięta dwa razy.
unreadable-line-too-long = Wiersz ma więcej znaków niż { $most }.
unreadable-model-not-wanted = Wzorcowy ruch kroku { $step } nie jest tym, czego ten krok wymaga.
unreadable-move-count = Ruchy: { $found }, gracze: { $wanted }. Przed każdym ruchem postaw „|”.
unreadable-name-twice = Dwoje graczy ma imię „{ $text }”. Nadaj każdemu inne.
unreadable-no-deals = W pliku nie ma rozdania; zapisz po jednym w wierszu, wszystkie 18 kart po kolei.
unreadable-no-such-card = Karty { $found } jeszcze nie było; odkryte do tej pory: { $most }.
unreadable-no-such-island = Na tej planszy nie ma wyspy { $text }.
unreadable-no-such-line = Na tej planszy nie ma linii { $text }, którą można by usunąć.
unreadable-nobody-plays = Podaj, kto gra: od jednego do czterech imion.
unreadable-not-a-board = „{ $text }” to nie plansza; rozdziel jej rzędy znakiem „/”.
unreadable-not-a-board-name = „{ $text }” nie może być nazwą planszy; użyj od 1 do { $most } znaków, bez „|”, „#” i „:”.
unreadable-not-a-bridge = „{ $text }” to nie most; napisz c4-e4 dla jednego, c4=e4 dla dwóch.
unreadable-not-a-card = „{ $text }” to nie karta; napisz liczbę i mosty, na przykład 5/3.
unreadable-not-a-cell = „{ $text }” w rzędzie { $row } to nie pole; używaj „.”, „o”, „R” i „B”.
unreadable-not-a-choice = „{ $text }” jest tu niemożliwe; wybierz jedno z: { $known }.
unreadable-not-a-count = „{ $text }” to nie liczba wysp; napisz liczbę całkowitą, na przykład 9.
unreadable-not-a-deal = Rozdanie to wszystkie 18 kart talii { $deck } w dowolnej kolejności.
unreadable-not-a-lesson-name = „{ $text }” to nie nazwa lekcji; nazwij plik jak 13-island-tour.toml, małymi literami.
unreadable-not-a-line = „{ $text }” to nie linia; napisz ją jak c4-e4.
unreadable-not-a-list = „{ $text }” musi być podane, jako lista tekstów w nawiasach kwadratowych.
unreadable-not-a-mark = „{ $text }” nie da się odczytać; napisz c4=3 dla liczby, c4-e4 dla mostu, a c4=e4 dla dwóch.
unreadable-not-a-move = „{ $text }” to nie ruch; napisz go jak „c4 c4-e4” albo „- -”, by spasować.
unreadable-not-a-name = „{ $text }” nie może być imieniem; użyj od 1 do { $most } znaków, bez „|”, „#” i „:”.
unreadable-not-a-record = Zapis zaczyna się od wiersza „{ $wanted }”.
unreadable-not-a-start = „{ $text }” to nie pierwszy wpis; napisz go jak c2=3.
unreadable-not-a-text = „{ $text }” musi być podane, jako tekst w cudzysłowie.
unreadable-not-a-want = Krok nie może wymagać „{ $text }”; napisz na przykład „number on c1”, „no bridges”, „bridge to c1”, „finished” albo „goal red”.
unreadable-not-an-island = „{ $text }” to nie wyspa; napisz kolumnę i rząd, na przykład c4.
unreadable-not-tables = „{ $text }” musi tu być; napisz [[{ $text }]] nad każdym.
unreadable-not-toml = Plik nie jest w formacie TOML.
unreadable-not-utf8 = To nie jest zwykły tekst w UTF-8. Wybierz inny plik albo zapisz tekst jako UTF-8.
unreadable-note-too-early = Rundy { $found } nie zagrano przed tym wierszem.
unreadable-player-count = Gracze: { $found }, to za dużo; w tej grze jest miejsc { $most }.
unreadable-possible-not-a-list = „{ $text }” można pominąć. Jeśli jest podane, musi to być lista tekstów w nawiasach kwadratowych.
unreadable-possible-not-a-text = „{ $text }” można pominąć. Jeśli jest podane, musi to być tekst w cudzysłowie.
unreadable-ragged-board = Rząd { $row } nie jest tak długi jak pierwszy: { $cells } zamiast { $wanted }.
unreadable-round-order = Tu powinna być runda { $wanted }, a nie runda { $found }.
unreadable-start-count = Pierwsze wpisy: { $found }, gracze: { $wanted }. Rozdziel je znakiem „|”.
unreadable-strange-line = „{ $text }” to nie wiersz taki jak „1. 5/3 | c4 c4-e4” lub „fix 1 Ann: - -”.
unreadable-too-long = Tekst ma więcej znaków niż { $most }.
unreadable-too-many-boards = Plików z planszami: { $found }. Wczytuje się tylko { $most } pierwszych w kolejności nazw.
unreadable-too-many-islands = To niemożliwe: wysp na planszy jest { $most }, a nie { $found }.
unreadable-too-many-steps = Kroków: { $found }. Lekcja ma ich najwyżej { $most }.
unreadable-unknown-board = Nie ma planszy „{ $text }”; znane to { $known }. Swoją opisz rzędami.
unreadable-unknown-deck = Nie ma talii „{ $text }”; znane to: { $known }.
unreadable-unknown-entry = Pozycja „{ $text }” nie jest znana; w pliku mogą być: { $known }.
unreadable-unknown-player = W tej grze nie gra nikt o imieniu „{ $text }”.

## What keeps a record from proving that its cards came in the order fixed before the game

unproved-line-missing = Tego zapisu nie da się sprawdzić: brakuje wiersza „{ $word }: …”. Stół dopisuje „table”, „commitment” i „secret” do zapisu zakończonej gry.
unproved-line-twice = Tego zapisu nie da się sprawdzić: wiersz „{ $word }: …” występuje dwa razy.
unproved-no-such-round = Runda { $round } nie ma karty: gra kończy się po { $most }.
unproved-not-64-digits = W wierszu „{ $word }: …” powinny być 64 cyfry spośród 0-9 i a-f, a nie „{ $text }”.
unproved-not-a-table = „{ $text }” to nie identyfikator stołu; składa się on z A-Z, a-z, 0-9, „_” i „-”.
unproved-wrong-box = { proof-box }
unproved-wrong-card = { proof-card }
unproved-wrong-commitment = { proof-commitment } Wynika z nich { $expected }, a w zapisie jest { $found }.
