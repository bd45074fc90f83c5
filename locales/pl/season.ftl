season-month =
    { $month ->
        [1] styczeń
        [2] luty
        [3] marzec
        [4] kwiecień
        [5] maj
        [6] czerwiec
        [7] lipiec
        [8] sierpień
        [9] wrzesień
        [10] październik
        [11] listopad
       *[12] grudzień
    } { $year }
season-quarter = { $quarter }. kwartał { $year }
season-called = Sezon { $number } · { $period }

season-off = wyłączone
season-monthly = co miesiąc
season-quarterly = co trzy miesiące

season-ladder = **{ $ruleset }** · { $season }
season-empty = W tym sezonie nikt nie ukończył partii rankingowej w tym wariancie.
season-ends = { $season } kończy się { $time }. Nieukończona partia liczy się do sezonu, w którym się skończy.
season-counts-from = Liczą się partie zakończone od { $time }.

season-none = Na tym serwerze nie ma jeszcze sezonów. Zarządzający mogą je włączyć poleceniem `/server seasons:`.
season-not-a-season = To nie jest sezon tego serwera: { $typed }. Wybierz z listy albo wpisz numer.

season-over = Koniec: **{ $season }**.
season-unplayed = Nikt nie skończył w nim rankingowej partii, więc nie ma podium.
season-podium =
    { $count ->
        [one] **{ $ruleset }** ({ $count } gracz): { $list }
        [few] **{ $ruleset }** ({ $count } gracze): { $list }
       *[other] **{ $ruleset }** ({ $count } graczy): { $list }
    }
season-see = `/leaderboard season:{ $number }` pokazuje końcową tabelę. Rankingi zostają, ale liczą się jako trochę mniej pewne.
season-alt = Podium: { $title }, { $subtitle }.
season-alt-step = { $place }: { $name } ({ $score }).

season-podiums = Podia sezonów na tym serwerze: 1. × { $first }, 2. × { $second }, 3. × { $third }
