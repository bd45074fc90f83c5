### The help for a new player: a first page, and one with everything. The texts of a page come one below
### the other and may have 2,000 characters together.

## The first page: three lines over a drawing of a capture.

help-goal = **Pente**: na zmianę kładziecie po kamieniu. Wygrywa pięć w rzędzie, a także pięć zbitych par.
help-capture = Aby zbić, zamknij dokładnie dwa kamienie przeciwnika między dwoma swoimi, jak na rysunku: schodzą z planszy.
# $play is the label of a button under the board, in the language of the board.
help-pace = Partia może trwać wiele dni: gdy przychodzi twoja kolej, dostajesz ode mnie ping i naciskasz *{ $play }* pod planszą.

## Its buttons

help-challenge-friend = Wyzwij kogoś
help-rules = Zasady
# Leads to the other page.
help-more = Więcej
# Leads back to the first page.
help-back = Wróć

## Choosing whom to challenge

help-choose-friend = Kogo chcesz wyzwać? Opublikuję zaproszenie, które ta osoba może przyjąć, odrzucić lub na które może odpowiedzieć innymi warunkami. Aby samodzielnie wybrać wariant lub tempo, użyj `/challenge`.
# The menu of people, as long as nobody is chosen.
help-friend-prompt = Wybierz osobę

## The page with everything

help-game = **Pente**: dwie osoby na zmianę kładą po kamieniu na pustym polu. Wygrywa pięć w rzędzie. Jeśli zamkniesz dokładnie dwa kamienie przeciwnika stojące w rzędzie między dwoma swoimi, w dowolnym kierunku, bijesz je: schodzą z planszy. Pięć zbitych par też wygrywa. Wejście między dwa kamienie przeciwnika jest bezpieczne. Pierwszy kamień trafia na środek. Przy regule turniejowej trzeci musi leżeć co najmniej trzy linie od niego.
help-commands =
    - `/challenge` zaprasza kogoś lub kogokolwiek (`set`: dwie partie naraz); albo przytrzymaj nick (prawy przycisk myszy), *Aplikacje*, *Challenge to Pente*
    - *Zagraj z botem* poniżej zaczyna partię ze mną
    - *{ $play }* pod planszą pozwala wybrać pole; wybór widzisz tylko ty
    - Możesz też odpowiedzieć na planszę nazwą pola lub użyć `/move`: `K10` (litera i liczba) albo `R3U2` (kroki od środka)
    - `/board` pokazuje planszę ponownie lub opisuje ją słowami
    - `/table` otwiera stół dla trojga do sześciorga, także w parach i drużynach; ja też mogę zająć miejsca
    - `/games` to lista twoich partii, najpierw te, w których twoja kolej; `/history` to partie zakończone; `/replay` odtwarza jedną z nich; `/review` mówi, co ją rozstrzygnęło; `/follow` śledzi partię innych
    - `/offer` proponuje remis, cofnięcie ruchu, pauzę, odłożenie (z zapieczętowanym ruchem) lub wznowienie, daje przeciwnikowi dzień albo żąda wygranej na czas; `/resign` poddaje partię
    - `/if-then` przygotowuje odpowiedź na możliwy ruch przeciwnika
    - `/rules` wyjaśnia każdy wariant, z diagramami
    - `/settings` to twój motyw, język, strefa czasowa, godziny ciszy i przypomnienia
help-clock = Gdy przychodzi twoja kolej, dostajesz ode mnie ping. Zwykle masz na początek 3 dni i po każdym ruchu dostajesz 1 (nigdy więcej niż 7). W `/settings` możesz zatrzymać swój zegar w weekendy. Zanim przegrasz na czas, automatycznie włącza się urlop (10 dni w roku), chyba że jest wyłączony.
help-ladder-page = Zadania, tabela i więcej
help-ladder =
    - `/learn` uczy cię gry w dwunastu krótkich lekcjach
    - `/puzzle` daje ci zadanie w sam raz dla ciebie: znajdź wygrywający kamień
    - `/opening` pokazuje, ile razy powstała pozycja i co grano dalej
    - `/seek` szuka ci przeciwnika, na tym serwerze albo, jeśli chcesz, wszędzie
    - `/leaderboard` pokazuje tabelę i sezony, `/profile` twój bilans
    - `/hill` pokazuje wzgórze wariantu, na które wspinasz się wygranymi setami
    - `/tournament` pokazuje i prowadzi turnieje oraz cię zapisuje
    - `/export` wysyła ci zapisy twoich partii jako pliki
    - `/import` przechowuje zapisy innych partii do analizy
    - `/server`, jeśli zarządzasz serwerem: kanał na partie, wzgórza, sezony i inne
