# Why something is not allowed, by its code, and what to do instead.

unknown-island = Na { $island } nie ma wyspy.
island-taken = Na { $island } jest już { $number }. Wybierz wyspę bez liczby.
no-line = Tu nie ma linii przerywanej. Rysuj tylko wzdłuż takich linii.
flag-needs-bridge = Na { $island } jest flaga, a mostu jeszcze nie ma. Liczbę wpiszesz, gdy dotrze tam most z wcześniejszej karty.
number-too-small = Do { $island } prowadzi za dużo mostów jak na tę liczbę.
wrong-bridge-count = Karta wymaga { $wanted ->
    [one] jednego mostu
    [few] { $wanted } mostów
    [many] { $wanted } mostów
   *[other] { $wanted } mostu
  }. Narysuj dokładnie tyle albo zrezygnuj z mostów.
all-drawn = { $count ->
    [one] Most z tej karty jest już narysowany. Dotknij go
    [few] Wszystkie { $count } mosty z tej karty są już narysowane. Dotknij jednego
    [many] Wszystkie { $count } mostów z tej karty jest już narysowanych. Dotknij jednego
   *[other] Wszystkie mosty ({ $count }) z tej karty są już narysowane. Dotknij jednego
  } jeszcze raz, aby go usunąć.
no-number = Na obu końcach brak liczby. Most potrzebuje jej choć na jednej ze swoich wysp.
line-full = Na tej linii są już dwa mosty.
bridges-cross = Ten most przeciąłby inny, a mosty się nie krzyżują.
island-full = O jeden most za dużo: gotowa wyspa nie przyjmuje kolejnych.
more-than-six = Do tej wyspy prowadzi już sześć mostów. Więcej nie przyjmie żadna.
start-number = Pierwsza liczba to 3 lub 4.
start-flag = Na { $island } jest flaga. Pierwsza liczba trafia na wyspę bez flagi.
no-bridge-yet = Przed pierwszą kartą wpisujesz tylko liczbę.
entry-missing = Najpierw wpisz 3 lub 4.
one-entry = Jedna karta, jedna liczba. Najpierw cofnij tamtą.
nothing-to-fix = W tej rundzie nie ma błędu do poprawienia.
fix-too-late = Za późno: błąd można poprawić najdalej w następnej rundzie.
fix-still-wrong = Nowy ruch też jest błędny. { $fault }
fix-has-consequences = To zmieniłoby dalszy ciąg gry. Musi zostać, jak jest.
already-done = Masz już tę rundę za sobą. Najpierw wycofaj ruch.
wrong-round = Ta runda już się skończyła.
too-late = Za późno: runda już się skończyła.
too-many-attempts = Ta runda była już zmieniana { $count } razy. Teraz zostaje, jak jest.
too-many-attempts-in-all = W tej grze ruchy były już zmieniane { $count } razy. Od teraz zostają, jak są.
not-stored = Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj ponownie za chwilę.
bots-getting-ready = Boty się przygotowują… (tylko raz)
no-bot-now = Mistrz nie ma teraz odpowiedzi. Spróbuj za chwilę.
too-many-hints = Zbyt wiele osób prosi teraz o podpowiedź. Spróbuj ponownie za chwilę.
no-more-hints = W tej rundzie nie ma już podpowiedzi. W następnej będą znowu.
too-many-tables = Za dużo stołów w tak krótkim czasie. Spróbuj później.
too-many-requests = To było dużo jak na kilka sekund. Spróbuj ponownie za chwilę.
too-many-records = Za dużo zapisów w tak krótkim czasie. Spróbuj później.
no-game = Stół zamknięto przed pierwszą kartą: nie ma gry do pokazania.
table-broken = Ten stół jest uszkodzony. Serwer spróbuje ponownie przy następnym uruchomieniu.
seat-taken = Ktoś już tu siedzi.
given-too-often = To miejsce zbyt często zmieniało gracza. Teraz może je zająć tylko bot: może mu je oddać osoba, która otworzyła stół.
name-taken = Przy tym stole jest już { $name }. Podaj inne imię.
bad-name = Imię ma od 1 do 24 znaków, ale bez | # :
unseen-name = W tym imieniu nic nie widać. Wpisz takie, które ma litery, cyfry lub emoji.
loose-accents = W tym imieniu jedna litera ma za dużo znaków nad sobą lub pod sobą albo taki znak stoi sam.
other = Teraz to niemożliwe.
