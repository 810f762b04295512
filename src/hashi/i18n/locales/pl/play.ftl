# What `hashi play` says, beside what the pages say, too.

## Choosing

play-go-on = Graj dalej
play-people = Na jednej klawiaturze
play-join = Dołącz do stołu
play-join-link = Zaproszenie
play-own-board = własna
play-choose = ↑ ↓ wybór, ← → zmiana, Enter: gramy, R zasady, ? klawisze, Q wyjście
play-choose-names = Wpisz imiona po przecinku: Ania, Ben. Enter: gramy, Ctrl-C: wyjście.
play-need-names = Wpisz od dwóch do czterech różnych imion, oddzielając je przecinkami: Ania, Ben.
play-join-how = Wpisz lub wklej link, potem swoje imię. Enter: dołącz, Esc: powrót.
play-choose-game = ↑ ↓ wybór, Enter: graj dalej, Esc powrót, Q wyjście
play-games-folder = Te gry są w { $folder }
play-open-elsewhere = otwarta gdzie indziej

## A round

play-strip = Mogą jeszcze wyjść
play-strip-box = Została w pudełku
play-goal-reached = { $points } { $points ->
    [one] zdobyty
    [few] zdobyte
    [many] zdobytych
   *[other] zdobyte
  }
play-goal-gone = już nie { $first }
play-opening = { $solo ->
    [yes] Spacja wpisuje 3 na wyspie bez flagi, jeszcze raz 4. Enter: gotowe.
   *[no] Spacja wpisuje 3 na wyspie bez flagi, jeszcze raz 4. Enter: gotowe. Tę planszę dostanie { $neighbour }: złośliwość dozwolona.
  }
play-nothing = Spacja wpisuje liczbę, Shift i strzałka rysują most. Dwa razy Enter: pas.
play-no-bridges = Na razie bez mostów. Enter je pominie.
play-pass = Nic nie jest wpisane. Jeszcze raz Enter i pasujesz.
play-all-drawn = { $count ->
    [one] Most z tej karty jest już narysowany. Narysuj go
    [few] Wszystkie { $count } mosty z tej karty są już narysowane. Narysuj jeden
    [many] Wszystkie { $count } mostów z tej karty jest już narysowanych. Narysuj jeden
   *[other] Wszystkie mosty ({ $count }) z tej karty są już narysowane. Narysuj jeden
  } jeszcze raz, aby go usunąć.
play-which-way = W którą stronę? Strzałka narysuje most.
play-take-back = T wycofuje twój ruch.
play-next = Enter: dalej. T wycofuje twój ruch.
play-checked = M wymienia błędy. Enter: sprawdzone.
play-fix = Aby to poprawić, wpisz : a potem fix, rundę i ruch: { $fix }
play-type = Ruchy zapisuje się tak: { $move }
play-type-entry = Pierwszy wpis zapisuje się tak: { $entry }
play-type-fix = Błąd poprawia się tak: { $fix }
play-type-or-fix = Ruch: { $move }   Popraw błąd: { $fix }
play-where = Gra jest zapisana. Aby grać dalej: { $program } play { $place }
play-look = Gra jest zapisana. Aby obejrzeć ją jeszcze raz: { $program } replay { $place }
play-promise = Kolejność kart zapieczętowano przed grą. Oto jej pieczęć:
play-promise-check = Zanotuj ją. Po grze „{ $program } verify” obliczy ją jeszcze raz z zapisu.
play-not-kept = Gry nie można teraz zapisać. Graj dalej: po każdej rundzie będzie kolejna próba.
play-no-bot = Bot nie może teraz wykonać ruchu. Próbuje ponownie…

## The keys at the foot of the screen, as they fit the moment: 78 columns at most

play-foot-all = ? klawisze
play-foot-opening = Spacja 3/4 · ← ↑ ↓ → idź · Enter gotowe · H podpowiedź · R zasady · { play-foot-all }
play-foot-turn = Spacja liczba · Shift+strzałka most · H podpowiedź · : ruch · { play-foot-all }
play-foot-back = Spacja liczba · Shift+→ most · H podpowiedź · T cofnij · : ruch · { play-foot-all }
play-foot-marked = Spacja liczba · Shift+strzałka most · U cofnij · Enter ok · { play-foot-all }
play-foot-done = T wycofaj swój ruch · S gdzie jest zapis · R zasady · { play-foot-all }
play-foot-check = M błędy · : popraw błąd · Enter sprawdzone · { play-foot-all }
play-foot-over = Enter do wyniku · S gdzie jest zapis · R zasady · Q wyjście · { play-foot-all }
play-foot-watch = S gdzie jest zapis · R zasady w skrócie · Q wyjście · { play-foot-all }
play-typing-keys = Enter zagraj wpisany ruch · Esc usuń go i wróć do planszy

## Over the board

play-curtain = Twoja kolej. Reszta nie patrzy. Enter!
play-curtain-back = T: ostatni gracz wycofuje swój ruch.
play-on = Enter: dalej
play-back = Dowolny klawisz: powrót
play-leave = Q: wyjście
play-record = Gra jest zapisana w { $file }
play-end-keys = A: jeszcze raz · Enter: obejrzyj planszę · Q: wyjście
play-too-small = Gra potrzebuje { $columns } kolumn i { $lines } wierszy, a ten terminal ma { $found }. Powiększ go albo zmniejsz czcionkę.
play-keys-bridge-key = B, potem ← ↑ ↓ →
play-keys-bridge = narysuj most tam, gdzie Shift nie działa
play-keys-type-key = : lub Tab
play-keys-type = wpisz cały ruch: c4 c4-e4 c4=c6
play-keys-back-key = T
play-keys-back = wycofaj swój ruch
play-keys-hint-key = { keys-hint-key }
play-keys-hint = { keys-hint }
play-keys-mistakes-key = M
play-keys-mistakes = poszukaj błędów, gdy grasz bez sprawdzania
play-keys-where-key = S
play-keys-where = pokaż, gdzie zapisana jest gra, i jej pieczęć
play-keys-rules-key = R
play-keys-rules = zasady w skrócie
play-rules-keys = R: następna strona · każdy inny klawisz: powrót
play-keys-leave-key = Q
play-keys-leave = wyjdź; gra zostaje zapisana

## At a server's table

play-seat-not-kept = Twojego miejsca nie można zapisać na tym komputerze: jeśli wyjdziesz, już na nie nie wrócisz.
play-strange-server = { play-not-understood } Próbuję ponownie…

## Before the screen

play-no-terminal = Ta gra potrzebuje terminala dla siebie: uruchom ją w nim, a nie przez potok.
play-join-alone = Z --join podaj najwyżej jedno --name i pomiń FILE, --bot, --board i --pen: to już wybrała osoba, która otworzyła stół.
play-bad-link = To nie jest zaproszenie do stołu: skopiuj cały przysłany link.
play-no-server = Nie odpowiada tam żaden serwer Hashi. Czy działa i czy link jest poprawny?
play-not-understood = Serwer i gra nie rozumieją się nawzajem: może jedno z nich jest starsze albo stoi między nimi proxy.
play-elsewhere = Serwer odsyła pod inny adres, a gra tam za nim nie pójdzie. Może link ma się zaczynać od https zamiast http?
play-no-table = Z tym linkiem serwer nikogo nie wpuszcza: stołu już nie ma albo brakuje części linku.
play-seated = Masz już miejsce przy tym stole, pod innym imieniem: pomiń --name, aby na nie wrócić.
play-broken = Gra potknęła się o własny błąd i musiała się zakończyć.
play-crash = Co się stało, zapisano w { $file }
play-not-saved = Ostatnich ruchów nie udało się zapisać: { $reason }.
play-taken = Gra z tego pliku toczy się właśnie w innym programie. Najpierw zakończ ją tam.
play-taken-up = Gra w tym pliku toczy się dalej ze swoimi graczami, planszą i długopisem: pomiń { $options }.
play-no-file = W { $folder } nie można utworzyć pliku dla nowej gry.
