tournament-heading = **{ $name }** · turniej { $number }
tournament-format-swiss = System szwajcarski: nikt nie odpada, a w każdej rundzie grasz z kimś, kto ma mniej więcej tyle samo punktów.
tournament-format-swiss-top = System szwajcarski: w każdej rundzie grasz z kimś, kto ma mniej więcej tyle samo punktów. Potem { $count } najlepszych gra systemem pucharowym.
tournament-format-round-robin = Każdy z każdym w grupach do { $count } osób: w grupie każdy gra z każdym, a zwycięzcy grup grają finał.
tournament-format-one-group = Każdy z każdym: wszyscy grają ze wszystkimi.
tournament-format-single = System pucharowy: kto przegra mecz, odpada.
tournament-format-double = Podwójna eliminacja: kto przegrał dwa mecze, odpada.
tournament-format-cycle = Zmieniające się stoły: wszyscy spotykają się mniej więcej równie często.
tournament-band = Tylko dla rankingów { $band }.
tournament-starts = Początek: { $time } ({ $span }).
tournament-starts-full = Początek, gdy zapisze się { $count } osób, najpóźniej { $time } ({ $span }).
tournament-check-in-hours =
    { $count ->
        [one] Naciśnij „Potwierdź obecność” w ostatniej godzinie przed początkiem; kto tego nie zrobi, nie bierze udziału.
        [few] Naciśnij „Potwierdź obecność” w ostatnich { $count } godzinach przed początkiem; kto tego nie zrobi, nie bierze udziału.
       *[other] Naciśnij „Potwierdź obecność” w ostatnich { $count } godzinach przed początkiem; kto tego nie zrobi, nie bierze udziału.
    }
tournament-check-in-minutes =
    { $count ->
        [one] Naciśnij „Potwierdź obecność” w ostatniej minucie przed początkiem; kto tego nie zrobi, nie bierze udziału.
        [few] Naciśnij „Potwierdź obecność” w ostatnich { $count } minutach przed początkiem; kto tego nie zrobi, nie bierze udziału.
       *[other] Naciśnij „Potwierdź obecność” w ostatnich { $count } minutach przed początkiem; kto tego nie zrobi, nie bierze udziału.
    }
tournament-running = Trwa runda { $round }.
tournament-running-of = Trwa runda { $round } z { $count }.
tournament-first-round-soon = Pierwsza runda zaraz się zacznie.
tournament-paused = Jest wstrzymany: nie zaczyna się nowa runda.
tournament-paused-open = Jest wstrzymany i nie zacznie się, dopóki nie zostanie wznowiony.
tournament-over = Zakończony.
tournament-cancelled = Odwołany. Trwające partie są zwykłymi partiami.
tournament-entered = Zapisani: { $count } (co najmniej { $fewest }, najwyżej { $most }).
tournament-entered-late = Zapisani: { $count } (najwyżej { $most }).
tournament-entered-by-start = Zapisani: { $count }.
tournament-winners = Pierwsze miejsce: { $names }.
tournament-checked-in-count = Obecność potwierdzili: { $count } (✓).
tournament-enter = Zapisz się
tournament-withdraw = Wycofaj się
tournament-check-in = Potwierdź obecność
tournament-show = Pokaż
tournament-crosstable = Tabela krzyżowa
tournament-manage = Zarządzaj
tournament-announce = Ogłoś
tournament-discard = Odrzuć
tournament-start-now = Zacznij teraz
tournament-pause = Wstrzymaj
tournament-resume = Wznów
tournament-cancel = Odwołaj turniej
tournament-take-out = Usuń
tournament-stay = Zostań
tournament-which = Który turniej masz na myśli?
tournament-back = Wróć
tournament-draft = Tylko ty widzisz ten podgląd. Menu go zmieniają; „Ogłoś” go publikuje i od tej chwili można się zapisywać.
tournament-menu-format = Sposób gry
tournament-menu-games = Sety czy pojedyncze partie
tournament-menu-size = Ilu graczy
tournament-menu-start = Kiedy się zaczyna
tournament-choice-swiss = System szwajcarski
tournament-choice-swiss-top = System szwajcarski, potem puchar { $count } najlepszych
tournament-choice-round-robin = Każdy z każdym w grupach po { $count }
tournament-choice-single = System pucharowy
tournament-choice-double = Podwójna eliminacja
tournament-choice-cycle = Zmieniające się stoły
tournament-choice-full = Graczy: { $count }, początek po zapełnieniu
tournament-choice-size = Od { $fewest } do { $most } graczy
tournament-choice-start = Za: { $span }, w górę do pełnej godziny
tournament-choice-games =
    { $kind ->
        [set-rated] Sety po dwie partie, rankingowe
        [set-casual] Sety po dwie partie, nierankingowe
        [single-rated] Pojedyncze partie, rankingowe
       *[single-casual] Pojedyncze partie, nierankingowe
    }
tournament-announced = Ogłoszono na kanale turnieju. Nic więcej nie trzeba: sam się zaczyna i kojarzy pary. `/tournament manage` pozwala interweniować.
tournament-discarded = Szkic usunięto. Nikt inny go nie widział.
tournament-entered-now = Jesteś na liście. Napiszę do ciebie prywatnie, gdy będziesz mieć parę.
tournament-entered-check-in = Jesteś na liście. Napiszę do ciebie prywatnie, gdy trzeba będzie potwierdzić obecność: kto nie potwierdzi, nie gra.
tournament-withdrawn = Nie ma cię już w turnieju.
tournament-checked-in = Obecność potwierdzona.
tournament-ask-leave = Jeśli teraz opuścisz **{ $name }**, twoje partie zostaną poddane i nie będzie powrotu. Opuścić?
tournament-round-began = **{ $name }** · zaczęła się runda { $round }
tournament-final-began = **{ $name }** · zaczęła się runda { $round }: finał
tournament-bye = { $name }: bez przeciwnika w tej rundzie, ale z punktem.
tournament-no-opponent = { $name }: bez przeciwnika w tej rundzie.
tournament-half-point-bye = { $name }: pauza w tej rundzie, pół punktu.
tournament-better-seed =
    { $kind ->
        [neither] { $players }: nikt nie wygrał, więc przechodzi wyżej rozstawiony gracz: { $name }.
       *[drawn] { $players }: znowu remis, więc przechodzi wyżej rozstawiony gracz: { $name }.
    }
tournament-once-more = powtórka po remisie
tournament-second-final = To drugi finał: { $name } przegrywa po raz pierwszy, więc oboje grają jeszcze raz, a kto wygra ten mecz, wygrywa turniej.
tournament-over-post = **{ $name }** – koniec.
tournament-tie-breaks = Przy równych punktach decydują kolejno: partie między nimi, punkty przeciwników bez najsłabszego (Buchholz), punkty wszystkich przeciwników, punkty pokonanych i połowa punktów tych, z którymi był remis (Sonneborn-Berger), wygrane.
tournament-tie-breaks-round-robin = Przy równej liczbie punktów decydują kolejno: gry między sobą, punkty pokonanych i połowa punktów tych, z którymi był remis (Sonneborn-Berger), wygrane.
tournament-put-off = **{ $name }** zacznie się później: { $time } ({ $span }). Do tego czasu można się zgłaszać.
tournament-started-early = **{ $name }** · organizator zaczyna go przed czasem.
tournament-too-few-yet = Na razie zapisało się mniej osób niż { $count }.
tournament-too-few-there-yet = Na razie obecność potwierdziło mniej osób niż { $count }.
tournament-check-in-again = Kto chce grać, potwierdza wtedy obecność od { $time } ({ $span }), także jeśli już to zrobił.
tournament-called-off = **{ $name }** – odwołano.
tournament-go-on = Trwające gry toczą się dalej jako zwykłe.
tournament-too-few = Zapisało się mniej osób niż { $count }.
tournament-too-few-there = Obecność potwierdziło mniej osób niż { $count }.
tournament-check-in-post = **{ $name }** · można potwierdzać obecność: kto nie potwierdzi przed { $time }, nie gra.
tournament-adjudicated = **{ $name }** · runda { $round }, stół { $board }: organizator ustalił wynik.
tournament-released =
    { $count ->
        [one] Ta gra toczy się dalej, ale nie liczy się już do turnieju: { $games }.
        [few] Te gry toczą się dalej, ale nie liczą się już do turnieju: { $games }.
       *[other] Te gry toczą się dalej, ale nie liczą się już do turnieju: { $games }.
    }
tournament-replaced = **{ $name }** · { $player } zajmuje miejsce: { $before }.
tournament-removed = **{ $name }** · organizator usunął: { $player }.
tournament-withdrew-post = **{ $name }** · { $player } rezygnuje z dalszej gry.
tournament-struck-out = Rezygnacja przed rozegraniem połowy partii, więc wyniki się nie liczą: { $names }.
tournament-perhaps-struck-out = { $name }: nie rozegrano jeszcze połowy partii. Jeśli tak zostanie po zakończeniu trwających, żaden z tych wyników się nie liczy.
tournament-handed-over = **{ $name }** · odtąd prowadzi go { $player }.
tournament-paused-post = **{ $name }** – wstrzymano. Partie trwają; nie zaczyna się nowa runda.
tournament-paused-open-post = **{ $name }** jest wstrzymany i nie zacznie się, dopóki nie zostanie wznowiony.
tournament-resumed-post = **{ $name }** – wznowiono.
tournament-enter-until-then = Do tego czasu można się zgłaszać.
tournament-reason = Powód: { $reason }
tournament-points = punkty: { $points }
tournament-still-in = nadal w grze
tournament-performance = wynik rankingowy { $rating }
# Under the podium. $names is a list of names.
tournament-shared-first = Pierwsze miejsce dzielą: { $names }.
# Under a board: the tournament for which its game is played.
tournament-of-game = Turniej: { $tournament }.
# After the end of a game: what it brings in its tournament. A set is two games that count together. $kind is not shown.
tournament-point =
    { $kind ->
        [set] W turnieju { $tournament } tę grę wygrywa { $name }.
       *[single] W turnieju { $tournament } punkt dostaje { $name }.
    }
tournament-half-point =
    { $kind ->
        [set] W turnieju { $tournament } ta gra liczy się jako remis.
       *[single] W turnieju { $tournament } każdy dostaje pół punktu.
    }
tournament-game-of-leaver =
    { $kind ->
        [never] W turnieju { $tournament } ta gra się nie liczy: { $name } rezygnuje przed rozegraniem połowy partii.
       *[perhaps] W turnieju { $tournament } ta gra liczy się tylko wtedy, gdy { $name } ma za sobą połowę partii.
    }
tournament-match-end =
    { $kind ->
        [goes-on] W turnieju { $tournament } dalej przechodzi { $name }.
        [first-defeat] W turnieju { $tournament } dalej przechodzi { $name }; { $other } przegrywa mecz po raz pierwszy.
        [second-final] W turnieju { $tournament } pierwszy finał wygrywa { $name }. { $other } przegrywa po raz pierwszy, więc będzie drugi finał.
        [match] W turnieju { $tournament } mecz wygrywa { $name }.
       *[wins] Turniej { $tournament } wygrywa { $name }.
    }
tournament-match-again = W turnieju { $tournament } nikt jeszcze nie wygrał tego meczu: będzie powtórka.
tournament-match-by-seed = Nikt nie wygrał tego meczu, więc decyduje wyższe rozstawienie.
# The same for a game of three or four.
tournament-table-counts = Zajęte miejsca liczą się w turnieju { $tournament }.
tournament-section = **Grupa { $number }**
tournament-final-section = **Finał**
tournament-crosstable-key = Po lewej miejsce i numer (#), za nazwą punkty; dalej w każdej rundzie numer przeciwnika z + za wygraną, = za remis, - za przegraną, * w trakcie gry; bye, ½, 0 lub puste pole bez przeciwnika.
tournament-own-not-in = Nie ma cię w tym turnieju.
tournament-own-draft = To szkic: widzą go tylko osoby, które mogą tu organizować. **Zarządzaj** pozwala go zmienić i ogłosić.
tournament-own-left = Opuściłeś ten turniej.
tournament-own-taken-out = Organizator usunął cię z tego turnieju.
tournament-own-not-checked-in = Przed startem nie potwierdzono twojej obecności, więc nie grasz w tym turnieju.
tournament-own-entered = Jesteś na liście.
tournament-own-to-check-in = Twoja obecność nie jest jeszcze potwierdzona: kto nie potwierdzi jej przed startem, nie gra.
tournament-own-place = Twoje miejsce teraz: { $place }.
tournament-own-final-place = Twoje miejsce: { $place }.
tournament-own-still-in = Nadal jesteś w grze.
tournament-own-possible = Na koniec możliwe jeszcze: od { $best } do { $worst }.
tournament-own-possible-late = Inni mogą jeszcze dołączyć; jest to uwzględnione.
tournament-own-certain = Miejsce na koniec jest już pewne: { $place }.
tournament-own-game = Grasz z: { $opponents } ({ $game }).
tournament-manage-head = To, co tu zrobisz, zostanie opublikowane i zapisane w dzienniku turnieju.
tournament-menu-put-off = Przesuń początek o …
tournament-menu-board = Ustal wynik stołu …
tournament-more-boards = Więcej stołów …
tournament-menu-person = Usuń lub zastąp kogoś …
tournament-menu-replace = Kto zajmie miejsce
tournament-ask-start = Zacząć teraz? Graczy: { $count }.
tournament-ask-cancel = Odwołać **{ $name }** na dobre? Partie będą trwać jako zwykłe.
tournament-decide = { $players }: który wynik obowiązuje? Potem wpiszesz powód, który zostanie opublikowany. Partia trwa jako zwykła.
tournament-wins = Wygrywa { $name }
tournament-draw = Remis
tournament-neither = Bez punktów dla obu
tournament-neither-wins = Nikt nie wygrywa
tournament-reason-title = Ustalenie wyniku
tournament-reason-label = Dlaczego? Przeczytają to wszyscy.
tournament-reason-example = Tak uzgodnili.
tournament-person = { $name }: usuń jak po wycofaniu się albo wybierz niżej, kto zagra zamiast. Zastąpić można tylko kogoś, kto nie wykonał jeszcze ruchu.
tournament-no-bot = Grać mogą tylko ludzie będący członkami tego serwera.
tournament-nobody-of-it = Usunąć lub zastąpić można tylko kogoś, kto bierze udział w tym turnieju.
tournament-list = Turnieje na tym serwerze:
# Marks a draft in that list.
tournament-is-draft = szkic, nieogłoszony
tournament-list-starts = początek { $span }
tournament-list-entered = zapisani: { $count } z { $most }
tournament-list-round = runda { $round }
tournament-list-running = trwa
tournament-list-over = zakończony
tournament-list-cancelled = odwołany
tournament-list-paused = wstrzymany
tournament-menu-open = Pokaż turniej …
tournament-list-item = { $number }. { $name }
tournament-none = Na tym serwerze nie ma jeszcze turnieju. Kto zarządza serwerem, może go utworzyć przez `/tournament create`.
