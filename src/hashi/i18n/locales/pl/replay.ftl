# The end of a game, and games watched again.

## The end

end-winners = { $many ->
    [many] Wspólnie wygrywają { $names }
   *[one] Wygrywa { $names }
  }
end-rank-of = Ranga { $level } z 12, { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
end-stamp-points = PKT
end-stamp-rank = RANGA
end-replay = Obejrzyj
end-print = Drukuj
end-result = Wynik
end-look = Zamknij i spójrz na planszę

## The course of a game

chart-title = Przebieg gry.
chart-about = Punkty po każdej rundzie.
chart-goals = Osiągnięte cele
chart-goal = { $goal } z kartą { $round }.
chart-line = { $name }: { $half } po rundzie { $round }, { $points } na koniec.
chart-round = Runda
chart-rounds = rundy
chart-table = W liczbach

## The proof

proof-title = Czy tasowanie było uczciwe?
proof-about = Kolejność kart zapieczętowano przed grą. Teraz sekret wychodzi na jaw.
proof-button = Sprawdź tasowanie
proof-checking = Liczę…
proof-good = Karty przyszły tak, jak ustalono przed grą.
proof-bad = To się nie zgadza.
proof-here = Ta przeglądarka to przeliczyła: z sekretu wynika poniższa pieczęć oraz { $cards ->
    [0] kolejność kart
    [one] pierwsza karta
    [17] wszystkie 17 kart
    [few] pierwsze { $cards } karty
    [many] pierwszych { $cards } kart
   *[other] pierwsze { $cards } karty
  }{ $box ->
    [yes] , a także karta w pudełku
   *[no] {""}
  }.
proof-server = Serwer to przeliczył: z sekretu wynika poniższa pieczęć oraz { $cards ->
    [0] kolejność kart
    [one] pierwsza karta
    [17] wszystkie 17 kart
    [few] pierwsze { $cards } karty
    [many] pierwszych { $cards } kart
   *[other] pierwsze { $cards } karty
  }{ $box ->
    [yes] , a także karta w pudełku
   *[no] {""}
  }.
proof-why-server = Przeglądarki liczą skróty tylko na bezpiecznych stronach, a ta przyszła przez zwykłe HTTP. Z zapisem sprawdzisz to na każdym innym komputerze: „{ $program } verify”.
proof-noted = To ta sama pieczęć, którą ta przeglądarka zanotowała przed pierwszą kartą.
proof-noted-late = To ta sama pieczęć, którą ta przeglądarka zanotowała po karcie { $cards }.
proof-compare = Porównaj ją z pieczęcią pokazaną przed grą.
proof-not-noted = Wcześniej ta przeglądarka zanotowała inną pieczęć: { $noted }
proof-line = W zapisie nie ma dokładnie jednego poprawnego wiersza „{ $word }: …”, więc nie ma czego dowodzić.
proof-commitment = Stół i sekret nie pasują do pieczęci.
proof-card = W rundzie { $round } z tasowania wychodzi { $expected }, a w zapisie jest { $found }.
proof-box = Z tasowania do pudełka trafia { $expected }, a w zapisie jest { $found }.

## Choosing a record

replay-title = Powtórka
replay-open-title = Obejrzyj grę jeszcze raz
replay-own = Twoje gry
replay-other = Inna gra
replay-open-about = Po każdej grze zostaje zapis: kilka wierszy tekstu. Wybierz plik, upuść go na tę stronę albo wklej tekst.
replay-kept = Zapis tylko wyświetlamy: serwer niczego nie zachowuje.
replay-file = Wybierz plik
replay-paste = Zapis jako tekst
replay-show = Pokaż
replay-drop = Upuść, aby pokazać ten zapis
replay-reading = Czytam zapis…
replay-another = Inny zapis
replay-bad-title = Tego zapisu nie da się pokazać
replay-refused = { $place }: { $message } ({ $clause })
replay-refused-player = { $place }, { $player }: { $message } ({ $clause })
replay-too-long = To o wiele dłuższe niż jakikolwiek zapis gry.
replay-too-many-marks = W tym zapisie jest więcej mostów, niż potrzeba w jakiejkolwiek grze.
replay-not-over = Gra jeszcze trwa. Jej zapis będzie można czytać, gdy się skończy.
replay-not-allowed = Tutaj ten zapis otworzą tylko osoby siedzące przy stole. Z pliku może oglądać każdy: wybierz go poniżej.
replay-no-such-table = Nie ma takiego stołu.
replay-other-problem = Nie udało się. Spróbuj ponownie za chwilę.

## Watching

replay-game = { $names }
replay-step-start = Pierwsze wpisy
replay-step-round = Runda { $round }
replay-step-fix = { $name } poprawia rundę { $round }
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-slider = Krok
replay-players = Czyją planszę widać
replay-player = { $name }, { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
replay-sheet = Plansza: { $name }, { $step }
replay-keys = Strzałki zmieniają krok i gracza, Home i End prowadzą na początek i na koniec, a spacja odtwarza i wstrzymuje. Na planszy przesuwaj palcem.
replay-received = { $number } na { $island }, wpis: { $name }
replay-not-moved = Nic nowego na tej planszy
replay-no-bridges = bez mostów
replay-bridge = { $count ->
    [one] { $from }⁠–⁠{ $to }
    [few] { $count } × { $from }⁠–⁠{ $to }
    [many] { $count } × { $from }⁠–⁠{ $to }
   *[other] { $count } × { $from }⁠–⁠{ $to }
  }
replay-finished = Gotowe: { $islands }
replay-award = { $goal }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
replay-bot = Zagrał bot ({ $bot })
replay-mistake = Błąd na { $islands }: { $reason }
replay-mistake-fixed = Błąd na { $islands }, poprawiony po rundzie { $round }: { $reason }
replay-wins = { $many ->
    [many] Wspólnie wygrywają { $names }
   *[one] Wygrywa { $names }
  } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
replay-rank = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }: { $rank }, ranga { $level } z 12.
replay-broken-off = { $many ->
    [many] Tu zapis się kończy. Prowadzą { $names }
   *[one] Tu zapis się kończy. Prowadzi { $names }
  } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
replay-broken-off-alone = Tu zapis się kończy. Dotychczas: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
home-replay = Obejrzyj grę jeszcze raz
