# What the pages say.

language-name = Polski
game = Hashi
motto = Wyspy, mosty i jedna karta dla wszystkich
about = Cyfrowa wersja gry typu flip & write Jeffreya D. Allersa, na planszach naszego pomysłu.

## The home page

home-solo = Solo
home-solo-about = 17 kart, trzy terminy i dwanaście rang – na szczycie Bóg wysp
home-bots = Z botami
home-bots-about = Trzy poziomy: { bot-novice }, { bot-steady }, { bot-master }
home-device = Na jednym urządzeniu
home-device-about = Podajecie sobie telefon, każdy rysuje w ukryciu
home-friends = Ze znajomymi
home-friends-about = Każdy na swoim telefonie, przez link
home-name = Twoje imię
home-names = Kto gra?
home-player = Gracz { $number }
home-names-needed-friends = Najpierw wpisz swoje imię: znajomi zobaczą je przy stole.
home-names-needed-device = Wpisz imiona wszystkich grających, co najmniej dwa.
home-seats = Gracze
home-bot-level = Poziom botów
home-bot = Bot { $number }
home-board = Plansza
board-name = { $board ->
    [Harbour] Przystań
    [Lagoon] Laguna
    [Skerries] Szkiery
    [Strait] Cieśnina
   *[other] { $board }
  }
board-choice = { $board ->
    [A] A · łatwa
    [B] B · trudna
    [Harbour] { board-name } · jeszcze łatwiejsza
    [Lagoon] { board-name } · jeszcze łatwiejsza
    [Skerries] { board-name } · jeszcze trudniejsza
    [Strait] { board-name } · jeszcze trudniejsza
   *[other] { $board }
  }
home-pen = Długopis
home-limit = Czas na rundę
home-options = Więcej opcji
home-shows-sheets = Pokazuj plansze innych po każdej rundzie
home-hints = Pozwalaj na podpowiedzi
home-settles = Odczekaj dwie sekundy, gdy wszyscy skończą
home-start = Graj
home-your-tables = Twoje stoły
home-go-on = Graj dalej
home-against = przeciwnicy: { $names }
home-round = Runda { round-of }
home-their-turn = czekamy na: { $names }
home-rules = Zasady gry
home-no-connection = Serwer nie odpowiada. Spróbuj ponownie.

pen-checked = ze sprawdzaniem błędów
pen-free = bez sprawdzania, jak na kartce
limit-none = bez limitu
limit-60 = 1 minuta
limit-120 = 2 minuty
limit-300 = 5 minut
limit-86400 = doba
bot-random = losowy
bot-novice = nowicjusz
bot-steady = solidny
bot-master = mistrz

## Sitting down

join-title = Zajmij miejsce
join-button = Usiądź
join-open-seat = wolne
open-seat = Miejsce { $number }
join-full = Przy tym stole wszystkie miejsca są zajęte.
join-sheet = Gra już trwa: przejmujesz planszę i widzisz ją taką, jaka jest. Pozostali się o tym dowiedzą.
invite-title = Czekamy na pozostałych
invite-about = Wyślij ten link wszystkim, którzy mają zagrać. Gra ruszy, gdy zapełnią się wszystkie miejsca.
invite-about-open = Kto otworzy ten link, zajmie wolne miejsce.
invite-qr = Ten sam link do zeskanowania aparatem
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-not-copied = Nie udało się: zaznacz link i skopiuj go
invite-only-here = Ten link działa tylko na tym urządzeniu. Aby wpuścić telefony, uruchom serwer poleceniem „{ $program } serve --lan”.
invite-watch = Link dla widzów
give-bot = Oddaj botowi miejsce { $number }

## A round

round-of = { $round } / 17
opening-title = Pierwszy wpis
opening-about = { $solo ->
    [yes] Dotknij wyspy bez flagi, aby wpisać 3, i jeszcze raz, aby wpisać 4.
   *[no] Dotknij wyspy bez flagi, aby wpisać 3, i jeszcze raz, aby wpisać 4. Tę planszę dostanie { $neighbour }: złośliwość dozwolona!
  }
opening-number = { $number } na { $island }
card-label = Karta: liczba { $number }, { $bridges ->
    [one] jeden most
    [few] { $bridges } mosty
    [many] { $bridges } mostów
   *[other] { $bridges } mostu
  }
turn-start = Wpisz { $number }, potem narysuj { $bridges ->
    [one] jeden most
    [few] { $bridges } mosty
    [many] { $bridges } mostów
   *[other] { $bridges } mostu
  }.
turn-entry = { $number } na { $island }
turn-no-entry = Bez liczby
turn-bridges = mosty: { $drawn } z { $wanted }
turn-more-bridges = mosty: { $drawn }, karta pokazuje { $wanted }
turn-whole = Tyle mostów, ile pokazuje karta.
turn-no-bridges = Na razie bez mostów. „OK” je pominie.
turn-nothing = Dotknij wyspy lub linii albo pasuj.
turn-passing = Pasujesz: bez liczby i bez mostów.
turn-passing-about = „{ button-done }” potwierdza pas, „{ button-undo }” go odwołuje.
turn-stuck = Stąd nie da się narysować wszystkich. Cofnij jeden albo zrezygnuj z mostów.
turn-missing = { $count ->
    [one] Brakuje jednego mostu.
    [few] Brakuje { $count } mostów.
    [many] Brakuje { $count } mostów.
   *[other] Brakuje { $count } mostu.
  }
turn-done = Gotowe. Czekamy na: { $names }.
turn-settling = Wszyscy gotowi.
turn-watching = Oglądasz grę: { $names }.
turn-large-sheet = Duża plansza: { $name }.
others-label = { $name }: { $finished ->
    [one] jedna gotowa wyspa
    [few] { $finished } gotowe wyspy
    [many] { $finished } gotowych wysp
   *[other] { $finished } gotowej wyspy
}. Zobacz planszę.
button-undo = Cofnij
button-skip-all = Pas
button-skip-bridges = Bez mostów
button-done = OK
button-take-back = Zmień ruch
button-previous-card = { $round ->
    [0] Zmień wpis
   *[other] Wróć do karty { $round }
}
button-hint = Podpowiedź
button-call = Niech bot zagra za: { $name }
hint-region = Rozejrzyj się wokół { $islands }.
hint-move = Mistrz zagrałby tak: { $move }.
hint-pass = Z tą kartą mistrz by spasował.
hint-thinking = Mistrz myśli…

goals-label = Cele
goal-red = czerwone flagi
goal-blue = niebieskie flagi
goal-six = 6 połączonych
goal-red-about = Wszystkie wyspy z czerwoną flagą są gotowe.
goal-blue-about = Wszystkie wyspy z niebieską flagą są gotowe.
goal-six-about = Co najmniej sześć gotowych wysp łączy się mostami, a między nimi są tylko gotowe wyspy.
goal-worth = { $solo ->
    [yes] { $first } punktów do karty { $until }, później { $later }.
   *[no] { $first } punktów za pierwszeństwo, później { $later }.
  }
goal-progress = { $done } z { $all }
goal-until = do karty { $card }
points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
strip-label = Karty, które mogą jeszcze przyjść: { $cards }
strip-box = Została w pudełku: { $cards }
seat-done = gotowe
seat-thinking = myśli
seat-away = poza stołem
connecting = Łączę…
lost = Połączenie przerwane. Próbuję ponownie…

out-title = Nie masz tu miejsca
out-about = Poproś o link osobę, która otworzyła ten stół: sam adres strony nikogo nie wpuszcza.
out-seat-lost = Nie masz już miejsca przy tym stole: zostało oddane albo stołu już nie ma.
out-button = Na stronę główną

missing-title = Tu nic nie ma
missing-about = Link prowadzi donikąd: może brakuje jego części albo stołu już nie ma.

## One device

curtain-title = { $name }
curtain-about = Weź urządzenie. Reszta nie patrzy.
curtain-button = To ja, { $name }
reveal-title = Karta { $round } zagrana
reveal-nothing = Żadnej nowej gotowej wyspy.
reveal-button = Następna karta
reveal-check = Ostatnie sprawdzenie

## Keys

keys-title = Klawisze
keys-walk-key = ← ↑ ↓ →
keys-walk = idź wzdłuż linii
keys-jump-key = Tab
keys-jump = z planszy do przycisków
keys-write-key = Spacja
keys-write = wpisz liczbę albo ją cofnij
keys-draw-key = Shift + ← ↑ ↓ →
keys-draw = narysuj most; drugi raz: dwa; trzeci raz: żadnego
keys-undo-key = U
keys-undo = cofnij ostatni znak
keys-back-key = { keys-undo-key }
keys-back = cofnij ostatni znak albo zmień ostatni ruch
keys-over-key = Esc
keys-over = zacznij ruch od nowa
keys-pass-key = P
keys-pass = spasuj albo pomiń mosty
keys-hint-key = H
keys-hint = podpowiedź: najpierw gdzie, potem co
keys-done-key = Enter
keys-done = zatwierdź ruch
keys-help-key = ?
keys-help = pokaż tę ściągę

## What happened

log-title = Co się dotąd wydarzyło

news-began = { $solo ->
    [yes] Twoja gra się zaczyna. Czas na pierwszy wpis.
   *[no] Gra się zaczyna. Czas na pierwszy wpis.
  }
news-turned-up = Karta { $round }: { $card }
news-finished = { $name } ma gotowe { $islands }.
news-award = { $name } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }: { $goal }.
news-bot = { $name }: zagrał bot.
news-entry-bot = { $name }: pierwszego wpisu dokonał bot.
news-hint = { $name } korzysta z podpowiedzi.
news-round-taken-back = { $round ->
    [0] { $name } zmienia pierwszy wpis.
   *[other] { $name } wraca do karty { $round }.
}
news-put-right = { $name } poprawia rundę { $round }.
news-crossed-out = { $name } przekreśla { $islands }: błąd nie został poprawiony na czas.
news-seated = { $name } siada do stołu.
news-seated-sees = { $name } siada do stołu i widzi teraz planszę z tego miejsca.
news-taken-over = { $before } odchodzi, dalej gra { $name }.
news-left = { $before } odchodzi, miejsce jest wolne.
news-called = { $name } wzywa bota, by zagrał za: { $absent }.
news-ended = Koniec gry.
news-closed = Stół jest zamknięty.
news-next = { $count ->
    [0] Następna gra już czeka.
    [one] { $names } chce zagrać jeszcze raz.
    [few] { $names } chcą zagrać jeszcze raz.
    [many] { $names } chcą zagrać jeszcze raz.
   *[other] { $names } chcą zagrać jeszcze raz.
  }

## Mistakes

check-title = Poszukaj błędów
check-none = Nie znaleziono błędów.
check-mistake = Runda { $round }, { $islands }: { $reason }
check-until = { $until ->
    [18] Można to poprawić do końcowego podliczenia.
    [19] Można to poprawić do końcowego podliczenia.
   *[other] Można to poprawić do odkrycia karty { $until }.
}
check-fix = Popraw
check-fixing = Runda { $round } jeszcze raz
check-fixing-about = Wpisz { $number } i narysuj { $bridges ->
    [one] jeden most
    [few] { $bridges } mosty
    [many] { $bridges } mostów
   *[other] { $bridges } mostu
  }, tym razem zgodnie z zasadami, albo coś pomiń.
check-cancel = Zostaw
check-final = Ostatnia okazja, by poszukać błędów.
check-final-button = Sprawdzone

## The end

end-islands = wyspy
end-total = suma
end-again = Jeszcze raz
end-join = Dołącz
end-watch = Obejrzyj następną grę
end-next = Przejdź do następnej gry
end-record = Zapis
end-home = Strona główna

## Islands, for those who listen

island-label = { $at }{ $flag ->
    [red] , czerwona flaga
    [blue] , niebieska flaga
   *[none] {""}
  }{ $number ->
    [0] , bez liczby
   *[other] , liczba { $number }
  }, { $bridges ->
    [0] bez mostów
    [one] jeden most
    [few] { $bridges } mosty
    [many] { $bridges } mostów
   *[other] { $bridges } mostu
  }{ $state ->
    [finished] , gotowa
    [finishing] , będzie gotowa
    [crossed-out] , przekreślona
   *[open] {""}
  }
line-label = Od { $from } do { $to }, { $bridges ->
    [0] bez mostu
    [one] jeden most
    [few] { $bridges } mosty
    [many] { $bridges } mostów
   *[other] { $bridges } mostu
  }

## Ranks

rank-1 = Pomocnik
rank-2 = Nosiwoda
rank-3 = Wiążący bambus
rank-4 = Wkrętak
rank-5 = Wylewacz betonu
rank-6 = Kierownik projektu
rank-7 = Mistrz mostów
rank-8 = Specjalista ds. planowania
rank-9 = Ekspert ds. statyki
rank-10 = As architektury
rank-11 = Geniusz konstrukcyjny
rank-12 = Bóg wysp

## The menu, and how the pages look and sound

menu-button = Menu
menu-title = Przy tym stole
menu-back = Wróć do planszy
menu-rules = Zasady gry, w nowej karcie
menu-clear = Wymaż ten ruch
menu-yes = Tak
clause-link = Zasada { $clause }, w nowej karcie
menu-give = Oddaj botowi miejsce: { $name }
menu-give-sure = { $name } traci to miejsce na dobre i dalej gra tam bot.
menu-open = Zwolnij dla kogoś miejsce: { $name }
menu-open-sure = { $name } traci to miejsce. Zajmie je następna zaproszona osoba i zagra dalej.
menu-take = Zajmij miejsce { $number } na tym urządzeniu
menu-invite = Linki do tego stołu
menu-forget = Usuń z tej gry imię: { $name }
menu-forget-sure = Zamiast imienia { $name } wszyscy zobaczą neutralną nazwę, także w zapisie gry, i nikt go już nie przywróci. Miejsce zostaje twoje.
menu-leave-bot = Odejdź na dobre: zastąpi cię bot
menu-leave-open = Odejdź na dobre: miejsce będzie wolne
menu-leave-bot-sure = Oddajesz swoje miejsce, a pozostali grają dalej bez ciebie.
menu-leave-open-sure = Oddajesz swoje miejsce. Pozostali czekają, aż ktoś je zajmie.
menu-close = Zamknij stół
menu-close-sure = Gra skończy się tutaj dla wszystkich.
options-title = Ustawienia
option-language = Język
option-theme = Kolory
option-theme-auto = jak w urządzeniu
option-theme-light = jasne
option-theme-dark = ciemne
option-text = Tekst
option-text-usual = zwykły
option-text-large = większy
option-hand = Przyciski dla
option-hand-right = prawej ręki
option-hand-left = lewej ręki
option-motion = Animacje
option-motion-auto = jak w urządzeniu
option-motion-none = brak
option-sound = Dźwięki
option-speech = Czytaj komunikaty na głos
option-notify = Powiadamiaj, gdy moja kolej
title-your-turn = ● Twoja kolej – { $title }
notify-your-turn = Twoja kolej.
