# The lessons: a title, what to do in each step, what to say to a move that is allowed but not wanted, and the end.

home-learn = Ucz się, grając
home-learn-about = Krótkie lekcje po minucie

learn-about = Małe plansze i prawdziwe zasady. Każda lekcja trwa około minuty; graj, ile razy chcesz.
learn-done = zaliczona
lesson-back = Wszystkie lekcje
lesson-number = Lekcja { $number } z { $all }
lesson-again = Jeszcze raz
lesson-anew = Zacznij lekcję od nowa
lesson-next = Następna lekcja
lesson-show = Pokaż mi
lesson-otherwise = Jeszcze nie: ten ruch jest dozwolony, ale tu chodzi o inny.
lesson-you = Ty
lesson-novice = Nowicjusz

lesson-number-title = Wpisz liczbę
lesson-number-1 = Na każdej karcie jest liczba, tutaj 2. Dotknij wyspy, żeby ją tam wpisać. Potem naciśnij „OK”.
lesson-number-1-otherwise = Jeszcze nie: najpierw dotknij wyspy, żeby stanęła na niej 2.
lesson-number-2 = Na każdej wyspie jest tylko jedna liczba i już tam zostaje. Znajdź pustą wyspę dla 4.
lesson-number-2-otherwise = Jeszcze nie: dotknij pustej wyspy, żeby wpisać tam 4.
lesson-number-end = Brawo! Liczba mówi, ile mostów chce mieć wyspa.

lesson-bridges-title = Rysuj mosty
lesson-bridges-1 = Jeden łuk na karcie to jeden most. Dotknij linii przerywanej między wyspami ze strzałką. Liczbą się na razie nie przejmuj.
lesson-bridges-1-otherwise = Jeszcze nie: narysuj most między dwiema wyspami ze strzałką.
lesson-bridges-2 = Dwa łuki to dwa mosty. Zmieszczą się obok siebie na jednej linii. Dotknij dwa razy tej między wyspami ze strzałką.
lesson-bridges-2-otherwise = Jeszcze nie: oba mosty mają leżeć na linii między wyspami ze strzałką.
lesson-bridges-end = Dobrze zbudowane! Pamiętaj: most potrzebuje liczby choć na jednym końcu.

lesson-finished-title = Gotowa wyspa
lesson-finished-1 = Wyspa ze strzałką ma 4 i trzy mosty. Narysuj czwarty, a będzie gotowa.
lesson-finished-1-otherwise = Jeszcze nie: narysuj most do wyspy ze strzałką.
lesson-finished-2 = Liczba może też przyjść na końcu: wpisz 1 tam, gdzie kończy się dokładnie jeden most. Ta wyspa jest od razu gotowa. Mosty pomiń.
lesson-finished-2-otherwise = Jeszcze nie: poszukaj wyspy bez liczby, do której prowadzi dokładnie jeden most.
lesson-finished-end = Gotowe wyspy są zakreślone, a każda daje na koniec 2 punkty. Bardzo dobrze!

lesson-flags-title = Flaga chce najpierw mostu
lesson-flags-1 = Na wyspie z flagą wolno wpisać liczbę tylko wtedy, gdy prowadzi tam już most. Narysuj most do flagi.
lesson-flags-1-otherwise = Jeszcze nie: most ma prowadzić do flagi.
lesson-flags-2 = Nowa karta, a most już stoi. Teraz flaga może dostać liczbę: wpisz 2.
lesson-flags-2-otherwise = Jeszcze nie: tym razem 2 trafia na wyspę z flagą.
lesson-flags-end = Tak to działa: najpierw most, a z późniejszą kartą liczba.

lesson-crossing-title = Mosty się nie krzyżują
lesson-crossing-1 = Wpisz 4 na wyspie ze strzałką i narysuj z niej oba mosty. Jedna droga jest zamknięta: która?
lesson-crossing-1-otherwise = Jeszcze nie: 4 trafia na wyspę ze strzałką i stamtąd wychodzą oba mosty.
lesson-crossing-end = Zgadza się! Każdy most zamyka linie, które przecina. Zanim narysujesz, spójrz dwa razy.

lesson-all-or-nothing-title = Wszystko albo nic
lesson-all-or-nothing-1 = Trzy mosty: narysuj wszystkie trzy albo żadnego. Tu zmieszczą się wszystkie, jeśli 5 stanie w dobrym miejscu. Znajdź je!
lesson-all-or-nothing-1-otherwise = Tak wolno, ale da się lepiej: wpisz 5 tam, skąd mogą wyjść jeszcze dwa mosty.
lesson-all-or-nothing-end = Dobrze znalezione! A gdy nie zmieszczą się wszystkie, pomiń je wszystkie.

lesson-leaving-out-title = Rezygnuj celowo
lesson-leaving-out-1 = Żadna wyspa nie ma tu miejsca na sześć mostów: wyspa z 6 nigdy nie będzie gotowa. Pomiń 6 i narysuj tylko most.
lesson-leaving-out-1-otherwise = Jeszcze nie: narysuj most, ale nie wpisuj 6.
lesson-leaving-out-2 = Teraz na odwrót: wpisz 1 tam, gdzie wyspa od razu będzie gotowa, i pomiń trzy mosty. Nie zmieszczą się.
lesson-leaving-out-2-otherwise = Jeszcze nie: wpisz 1 tam, gdzie kończy się most.
lesson-leaving-out-end = Liczba, mosty albo jedno i drugie: zawsze wolno zrezygnować. Czasem to najlepszy ruch.

lesson-goals-title = Trzy cele
lesson-goals-1 = Wszystkie niebieskie flagi gotowe: 7 punktów! Brakuje tylko jednej wyspy. Gdzie wpisać 1?
lesson-goals-1-otherwise = Jeszcze nie: najpierw dokończ wyspę z niebieską flagą.
lesson-goals-2 = Teraz dwa cele naraz: wszystkie czerwone flagi i sześć połączonych gotowych wysp. Masz kartę z 1.
lesson-goals-2-otherwise = Jeszcze nie: dokończ wyspę z czerwoną flagą, wpisując 1.
lesson-goals-end = Czerwone 9, niebieskie 7, sześć połączonych 8! Kto zdąży dopiero w późniejszej rundzie, dostaje mniej, więc się spiesz.

lesson-cards-to-come-title = Karty, które mogą przyjść
lesson-cards-to-come-1 = Na dole są karty, które mogą jeszcze przyjść. Nie ma już żadnej 2, więc dwa mosty nic fladze nie dadzą. Narysuj trzeci: może przyjść 3.
lesson-cards-to-come-1-otherwise = Jeszcze nie: flaga potrzebuje jeszcze jednego mostu.
lesson-cards-to-come-2 = Jest 3! Wpisz ją tam, gdzie wyspa od razu będzie gotowa.
lesson-cards-to-come-2-otherwise = Jeszcze nie: 3 trafia na wyspę z flagą i trzema mostami.
lesson-cards-to-come-end = Sprytnie! Kto wie, jakie karty mogą przyjść, wie też, co da się jeszcze dokończyć.

lesson-deadlines-title = Terminy w grze solo
lesson-deadlines-1 = W grze solo niebieskie flagi dają 7 punktów tylko do karty 7, a to jest karta 7. Czerwone mają czas do 12. Gdzie wpisać 1?
lesson-deadlines-1-otherwise = Jeszcze nie: czerwone poczekają, niebieskie nie. Dokończ wyspę z niebieską flagą.
lesson-deadlines-2 = W samą porę: 7 punktów! Teraz dokończ tą jedynką wyspę z czerwoną flagą.
lesson-deadlines-2-otherwise = Jeszcze nie: wpisz 1 na wyspie z czerwoną flagą.
lesson-deadlines-end = 9 punktów za czerwone! Sześć połączonych też ma czas do karty 12. Później za wszystko jest mniej.

lesson-mistake-title = Popraw błąd
lesson-mistake-1 = Długopis bez sprawdzania nikogo nie powstrzyma, jak na papierze. Pomyl się celowo: wpisz 2 na wyspie z flagą, choć nie prowadzi tam żaden most.
lesson-mistake-1-otherwise = Jeszcze nie: zrób tylko ten błąd. 2 trafia na wyspę z flagą, a poza tym trzymaj się zasad.
lesson-mistake-2 = Po każdej rundzie wszyscy szukają błędów. Twój się znalazł! Możesz go poprawić najdalej w następnej rundzie: zagraj tę kartę jeszcze raz, zgodnie z zasadami.
lesson-mistake-end = Wszystko znów w porządku. Czego nikt nie poprawi na czas, to zostaje przekreślone i nie daje punktów.

lesson-first-game-title = Twoja pierwsza gra
lesson-first-game-1 = Prawdziwa plansza i pięć kart przeciw nowicjuszowi. Przed grą sąsiad wpisuje ci 3 lub 4: tutaj 4.
lesson-first-game-2 = Spójrz na swoje liczby: którą wyspę dokończysz teraz albo z następną kartą?
lesson-first-game-3 = Most między dwiema liczbami pomaga obu. I pomyśl o flagach: dziś most, jutro liczba.
lesson-first-game-4 = Wyspa z 1 szybko jest gotowa: wpisz 1 tam, gdzie kończy się jeden most, albo narysuj ten most teraz.
lesson-first-game-5 = Ostatnia karta na dziś. Policz, zanim wpiszesz: co będzie gotowe?
lesson-first-game-end = Ty { $own }, nowicjusz { $other }. { $ahead ->
    [yes] Wygrana!
    [level] Remis!
   *[no] Nowicjusz prowadzi. Jeszcze raz?
  } Cała gra ma 17 kart: zagraj solo albo z botami.
