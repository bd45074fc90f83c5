### The ladder: who stands where in one ruleset.

leaderboard-of-server = **{ $ruleset }** · tabela tego serwera
leaderboard-of-everywhere = **{ $ruleset }** · tabela światowa
leaderboard-empty = Ten ranking jest jeszcze pusty: nikt nie zakończył partii rankingowej, która się do niego liczy. Zacznij jedną przez `/challenge`.
leaderboard-empty-table = Ten ranking jest jeszcze pusty: nikt nie zakończył partii rankingowej, która się do niego liczy. `/table` otwiera stół do takiej partii.

leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · wygrane { $wins }, przegrane { $losses }
        [one] { $name } · **{ $rating }** · wygrane { $wins }, przegrane { $losses }, remisy { $draws }
        [few] { $name } · **{ $rating }** · wygrane { $wins }, przegrane { $losses }, remisy { $draws }
        [many] { $name } · **{ $rating }** · wygrane { $wins }, przegrane { $losses }, remisy { $draws }
       *[other] { $name } · **{ $rating }** · wygrane { $wins }, przegrane { $losses }, remisy { $draws }
    }
leaderboard-row-table = { $name } · **{ $rating }** · partie: { $games }, wygrane: { $wins }
leaderboard-provisional = Ranking tymczasowy (za mało niedawnych partii na miejsce w tabeli):
leaderboard-you = Ty: { $row }
leaderboard-you-provisional = Ty (ranking tymczasowy): { $row }
leaderboard-page = Strona { $page } z { $pages }
leaderboard-others = Inne tabele z partiami: { $names }. Pokazuje je `/leaderboard ruleset:`.
