### What Discord shows while somebody chooses a command: what each command does, and what each of its
### options means. Each text has 1 to 100 characters.

commands-challenge = zaproś do gry kogoś lub kogokolwiek albo zagraj z botem
commands-challenge-opponent = kogo zaprosić; pomiń, aby zaprosić kogokolwiek
commands-challenge-ruleset = wariant; bez wyboru jak w waszej ostatniej partii albo domyślny na serwerze
commands-challenge-pace = tempo; bez wyboru jak w waszej ostatniej partii albo domyślne na serwerze
commands-challenge-rated = czy partia liczy się do tabeli; bez wyboru jak ostatnio albo tak, jeśli to możliwe
commands-challenge-opening = jak kładzie się pierwsze kamienie
commands-challenge-size = ile linii ma plansza
commands-challenge-poof = czy przepada para, która powstanie między dwoma kamieniami przeciwnika
commands-challenge-boat = czy rząd wygrywa tylko wtedy, gdy żadne bicie nie może go przerwać
commands-challenge-overline = czy wygrywa sześć i więcej w rzędzie
commands-challenge-bans = komu nie wolno tworzyć dwóch otwartych trójek naraz
commands-challenge-first = kto zaczyna; bez wyboru losowo
commands-challenge-level = aby zagrać z botem: jego poziom, od 1 do 10 (3, jeśli tylko zaprosisz bota)
commands-challenge-target = ile punktów wygrywa mecz Points (domyślnie 21)
commands-challenge-handicap = w Points: z iloma punktami zaczyna druga osoba; z minusem ty
commands-challenge-calls = czy wiersz tury mówi „tria!” i „tessera!”; bez wyboru jak ostatnio albo nie
commands-challenge-set = czy gracie set: dwie partie naraz, każdy zaczyna jedną; bez wyboru jak ostatnio albo nie
commands-challenge-claim = czy wygranej na czas trzeba zażądać; bez wyboru jak ostatnio albo nie
commands-challenge-hill = czy to rankingowy set o wzgórze, na którym oboje stoicie

commands-move = połóż kamień
commands-move-point = pole, na przykład K10 lub R3U2; +K10 kładzie kamień mocy
commands-move-game = numer partii, jeśli w kilku jest twoja kolej

commands-board = pokaż ponownie planszę partii
commands-board-game = numer partii, jeśli grasz ich kilka
commands-board-text = opisz planszę słowami, tylko dla ciebie
commands-board-numbers = ponumeruj kamienie w kolejności ruchów, tylko dla ciebie

commands-resign = poddaj partię lub mecz; poproszę o potwierdzenie
commands-resign-game = { commands-board-game }

commands-offer = zaproponuj remis, pauzę, zmianę rankingu i inne, podaruj dzień lub zażądaj wygranej na czas
commands-offer-what = co zaproponować
commands-offer-game = { commands-board-game }

commands-if-then = przygotuj odpowiedź na możliwy ruch przeciwnika; widzisz ją tylko ty
commands-if-then-line = ruch przeciwnika, twoja odpowiedź i tak dalej: M9 N8; pomiń, aby zobaczyć swoje ciągi
commands-if-then-clear = usuń wszystkie swoje ruchy warunkowe w tej partii, także dla /replay po zakończeniu
commands-if-then-game = { commands-board-game }

commands-games = pokaż listę swoich partii, najpierw te, w których jest twoja kolej
commands-games-player = czyje partie; bez wyboru twoje

commands-follow = śledź partię innych w wiadomościach prywatnych albo pokaż te, które śledzisz
commands-follow-game = numer partii; bez niego lista
commands-follow-tell = kiedy mam pisać

commands-review = kto stał lepiej po ruchach zakończonej partii i co ją rozstrzygnęło
commands-review-game = która partia; jeśli pominięto, ostatnia tutaj

commands-opening = ile razy pozycja powstała w zakończonych partiach i jak się potoczyły
commands-opening-ruleset = według jakich zasad; jeśli pominięto, te, w które grasz najczęściej
commands-opening-opening = jak kładzie się pierwsze kamienie; jeśli pominięto, jak najczęściej u ciebie

commands-history = lista zakończonych partii i bilans dwóch osób
commands-history-player = czyje partie; twoje, jeśli puste
commands-history-opponent = tylko partie z tą osobą i bilans obu osób
commands-history-ruleset = które zasady; wszystkie, jeśli puste
commands-history-result = jak partia skończyła się dla gracza; dowolny wynik, jeśli puste
commands-history-page = która strona, od 1; najpierw najnowsze partie

commands-replay = odtwórz zakończoną partię albo przejdź ją krok po kroku
commands-replay-game = numer partii; jeśli go nie podasz, ostatnia zakończona tutaj

commands-profile = pokaż rankingi, wyniki i przeciwników: swoje lub czyjeś
commands-profile-player = czyj profil; twój, jeśli puste
commands-profile-public = czy widzą go wszyscy na kanale; inaczej tylko ty

commands-export = pobierz zapisy swoich partii jako pliki
commands-export-game = pobierz zapis jednej partii jako plik
commands-export-game-game = numer partii; jeśli go nie podasz, wybierzesz z ostatnich
commands-export-game-format = w jakiej postaci; jeśli nie podasz, jako tekst
commands-export-all = pobierz zapisy wszystkich zakończonych partii w pliku zip
commands-export-all-format = { commands-export-game-format }
commands-export-all-from = od której partii, według numeru; jeśli nie podasz, od pierwszej

commands-import = przechowuj zapisy partii do analizy w bibliotece, którą widzisz tylko ty
commands-import-file = plik z zapisami: tekst, SGF albo plik zip z nimi
commands-import-record = zapis w twojej bibliotece według numeru, aby zobaczyć go na planszy
commands-import-move = po którym ruchu; jeśli nie podasz, po ostatnim
commands-import-delete = czy usunąć ten zapis

commands-hill = pokaż wzgórze odmiany: kto jak wysoko wszedł, wygrywając sety
commands-hill-ruleset = która odmiana; bez wyboru domyślna serwera

commands-leaderboard = pokaż tabelę
commands-leaderboard-ruleset = która odmiana; bez wyboru domyślna serwera albo najczęściej grana
commands-leaderboard-scope = które partie; bez wyboru z tego serwera
commands-leaderboard-season = sezon tego serwera: numer albo jeden z listy
commands-leaderboard-page = która strona, licząc od 1

commands-rules = przeczytaj zasady Pente lub innego wariantu
commands-rules-ruleset = który wariant; pomiń, aby zobaczyć wszystkie
commands-learn = naucz się grać w dwunastu krótkich lekcjach

## `/puzzle`

commands-puzzle = rozwiąż zadanie: znajdź wygrywający kamień
commands-puzzle-theme = o czym jest; dowolny temat, jeśli pominięto
commands-puzzle-ruleset = według jakich zasad; dowolne, jeśli pominięto
commands-puzzle-difficulty = jak trudne; jeśli pominięto, dopasowane do twojego rankingu zadań
commands-puzzle-source = skąd są zadania; jeśli pominięto: wbudowane, z tego serwera i z twoich partii

commands-settings = zobacz lub zmień swoje ustawienia: motyw, język, notację, przypomnienia, strefę czasową, urlop
commands-settings-theme = wygląd plansz, które widzisz tylko ty
commands-settings-language = język tego, co widzisz tylko ty
commands-settings-notation = sposób zapisu pól dla ciebie
commands-settings-confirm = czy pytać przed zagraniem wybranego pola
commands-settings-reminders = jak często przypominać ci o partii
commands-settings-quiet = godziny bez przypomnień, na przykład 22-7; „none” je wyłącza
commands-settings-zone = twoja strefa czasowa, na przykład Europe/Berlin
commands-settings-weekend = dni, w które twoje zegary stoją
commands-settings-vacation = czy zużyć urlop, zanim przegrasz na czas
commands-settings-messages = gdzie wysyłać twoje przypomnienia
commands-settings-block = osoba, od której nie chcesz zaproszeń ani propozycji
commands-settings-unblock = osoba, którą chcesz odblokować
commands-settings-digest = czy wysyłać ci codzienną listę partii, w których jest twoja kolej
commands-settings-profile = kto może widzieć twój profil

commands-server = zobacz lub zmień, jak się gra na tym serwerze
commands-server-theme = wygląd plansz dla wszystkich tutaj
commands-server-channel = kanał, na którym toczą się wszystkie partie
commands-server-anywhere = pozwól znowu grać na każdym kanale
commands-server-threads = otwieraj wątek dla każdej partii
commands-server-tidy = usuwaj starą planszę po publikacji nowej
commands-server-ruleset = domyślny wariant zaproszeń
commands-server-pace = domyślne tempo zaproszeń
commands-server-vacation = czy można używać urlopu w partiach rankingowych
commands-server-language = język tego, co czytają tu wszyscy
commands-server-visibility = kto widzi partie, które się tu toczą
commands-server-seasons = czy tabele mają sezony; zmiana działa od następnego
commands-server-hill = czy można tu wchodzić na wzgórza przez /hill
commands-server-reviews = czy dwoje przeciwników widzi analizy swoich wcześniejszych partii, gdy grają tu rankingową
commands-server-puzzles = kanał, na którym raz dziennie pojawia się zadanie
commands-server-no-puzzles = prawda, aby nie publikować już zadania dnia
commands-server-bar = osoba, która nie może tu już niczego zaczynać; jej trwające partie toczą się dalej
commands-server-unbar = osoba, która znów może tu zaczynać partie

commands-help = dowiedz się, co umiem i jak się gra
commands-table = otwórz stół dla trzech do sześciu osób albo usiądź przy nim
commands-table-ruleset = w co grać; Pente, jeśli pominiesz
commands-table-seats = ile osób gra, od 3 do 6 (4, jeśli pominiesz)
commands-table-pace = ile czasu ma każdy; jeśli pominiesz, jak zwykle na serwerze
commands-table-order = kolejność gry; losowa, jeśli pominiesz
commands-table-rated = czy partia liczy się do tabeli; jeśli pominiesz, tak, gdy to możliwe
commands-table-bots = ile miejsc zajmie bot; zero, jeśli pominiesz
commands-table-level = siła bota, od 1 do 10 (3, jeśli pominiesz)
commands-table-target = ile punktów wygrywa mecz Points (domyślnie 21)
commands-table-opening = jak zaczyna się partia, w Partners i Points
commands-table-size = ile linii ma plansza; domyślnie 19
commands-table-calls = czy wiersz tury mówi „tria!” i „tessera!”; bez wyboru nie
commands-table-invite = kogo zaprosić imiennie: jedno powiadomienie
commands-table-handicap = w Points: z iloma punktami zaczyna osoba z `invite`
commands-table-do = co zrobić przy otwartym stole
commands-table-person = z `do`: kto ma wstać
commands-table-table = numer stołu, jeśli otwartych jest kilka

commands-seek = szukaj przeciwnika albo zobacz, kto szuka
commands-seek-ruleset = wariant; bez wyboru domyślny na serwerze
commands-seek-pace = tempo; bez wyboru domyślne na serwerze
commands-seek-rated = czy partia liczy się do tabeli; bez wyboru tak, jeśli to możliwe
commands-seek-band = o ile ranking przeciwnika może różnić się od twojego; bez wyboru dowolnie
commands-seek-everywhere = czy mogą z tobą grać też osoby z innych serwerów, prywatnie; bez wyboru nie

commands-tournament = twórz turnieje, graj w nich i śledź je
commands-tournament-create = utwórz turniej: przed ogłoszeniem zobaczysz menu i podgląd
commands-tournament-create-name = nazwa turnieju
commands-tournament-create-ruleset = w co się gra; domyślnie ustawienie serwera
commands-tournament-create-pace = ile czasu ma każdy; domyślnie ustawienie serwera
commands-tournament-create-lowest-rating = najniższy ranking uczestnika; domyślnie dowolny
commands-tournament-create-highest-rating = najwyższy ranking uczestnika; domyślnie dowolny
commands-tournament-create-check-in = czy potwierdzać obecność w ostatniej godzinie przed startem; domyślnie nie
commands-tournament-show = zobacz turniej: swoje miejsce, partię i tabelę
commands-tournament-show-number = jego numer; domyślnie twój lub najnowszy
commands-tournament-list = zobacz turnieje tego serwera
commands-tournament-manage = dla organizatora: start, pauza, decyzje, zmiany, przesunięcie, odwołanie
commands-tournament-manage-number = jego numer; domyślnie najnowszy
commands-server-organisers = rola osób, które obok zarządzających serwerem organizują turnieje
commands-server-no-organisers = prawda, aby turnieje organizowały tylko osoby zarządzające serwerem
commands-tournament-create-start = kiedy się zaczyna, jak 2027-03-06 20:00; inaczej za dwa dni
commands-tournament-create-repeats = RRULE, jak FREQ=MONTHLY;BYDAY=1SA; inaczej raz
commands-tournament-manage-do = co zrobić, po pytaniu; inaczej jego strona
commands-tournament-manage-board = stół, którego wynik rozstrzygasz
commands-tournament-manage-result = wynik, który rozstrzygasz
commands-tournament-manage-player = kogo usunąć lub zastąpić
commands-tournament-manage-replacement = kto zajmuje miejsce
commands-tournament-manage-hours = o ile godzin przełożyć start
commands-tournament-manage-reason = dlaczego rozstrzygasz wynik, zastępujesz kogoś lub odwołujesz; jest publikowane
commands-tournament-enter = zgłoś się do turnieju
commands-tournament-enter-number = jego numer; inaczej twój lub najnowszy
commands-tournament-withdraw = wycofaj się z turnieju
commands-tournament-withdraw-number = jego numer; inaczej twój lub najnowszy
commands-tournament-check-in = potwierdź obecność przed startem
commands-tournament-check-in-number = jego numer; inaczej twój lub najnowszy
commands-tournament-bye = pauzuj w następnej rundzie szwajcara za pół punktu
commands-tournament-bye-number = jego numer; inaczej twój lub najnowszy

## `/privacy`, `/about`

commands-privacy = zobacz, pobierz lub usuń to, co bot o tobie przechowuje
commands-privacy-show = zobacz, co o tobie przechowuję, kto to widzi i jak długo
commands-privacy-export = pobierz w pliku wszystko, co o tobie przechowuję
commands-privacy-delete = usuń wszystko, co o tobie przechowuję; pyta dwa razy
commands-about = wersja bota oraz odnośniki do regulaminu, prywatności i pomocy
commands-league = twórz ligi, graj w nich i śledź je: sezony w dywizjach
commands-league-create = utwórz ligę: przed ogłoszeniem zobaczysz menu i podgląd
commands-league-create-name = nazwa ligi
commands-league-create-ruleset = w co się gra; domyślnie ustawienie serwera
commands-league-create-pace = ile czasu ma każdy; domyślnie ustawienie serwera
commands-league-create-division-size = ilu graczy ma dywizja, od 5 do 11; domyślnie 9
commands-league-create-moving = ilu awansuje i ilu spada, od 1 do 3; domyślnie 2
commands-league-create-check-in = czy potwierdzać obecność w ostatniej godzinie przed startem; domyślnie nie
commands-league-show = zobacz ligę: swoją dywizję, partie i tabelę
commands-league-show-number = jej numer; domyślnie twoja lub najnowsza
commands-league-show-season = który sezon; domyślnie najnowszy
commands-league-enter = zapisz się na następny sezon ligi
commands-league-enter-number = jej numer; domyślnie najnowsza
commands-league-leave = opuść ligę
commands-league-leave-number = jej numer; domyślnie twoja
commands-league-manage = dla organizatora: start, pauza, decyzje, zmiany, zakończenie, odwołanie
commands-league-manage-number = jej numer; domyślnie najnowsza
