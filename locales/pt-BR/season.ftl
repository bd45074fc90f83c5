season-month =
    { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    } de { $year }
season-quarter = { $quarter }º trimestre de { $year }
season-called = Temporada { $number } · { $period }

season-off = não
season-monthly = todo mês
season-quarterly = a cada três meses

season-ladder = **{ $ruleset }** · { $season }
season-empty = Ninguém terminou uma partida ranqueada desta variante nesta temporada.
season-ends = { $season } termina em { $time }. Uma partida inacabada conta para a temporada em que terminar.
season-counts-from = Ela conta as partidas que terminam a partir de { $time }.

season-none = Ainda não há temporadas neste servidor. Quem o administra pode ativá-las com `/server seasons:`.
season-not-a-season = { $typed } não é uma temporada deste servidor. Escolha uma da lista ou digite o número dela.

season-over = **{ $season }** terminou.
season-unplayed = Ninguém terminou uma partida ranqueada nela, então não há pódio.
season-podium =
    { $count ->
        [one] **{ $ruleset }** ({ $count } participante): { $list }
       *[other] **{ $ruleset }** ({ $count } participantes): { $list }
    }
season-see = `/leaderboard season:{ $number }` mostra a classificação final. Os ratings continuam, mas contam como um pouco menos certos.
season-alt = Pódio de { $title }, { $subtitle }.
season-alt-step = { $place }: { $name } ({ $score }).

season-podiums = Pódios de temporada neste servidor: 1º × { $first }, 2º × { $second }, 3º × { $third }
