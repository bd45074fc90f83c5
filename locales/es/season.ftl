season-month =
    { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
season-quarter = { $quarter }.º trimestre de { $year }
season-called = Temporada { $number } · { $period }

season-off = no
season-monthly = cada mes
season-quarterly = cada tres meses

season-ladder = **{ $ruleset }** · { $season }
season-empty = Nadie terminó una partida puntuada de esta variante en esta temporada.
season-ends = { $season } termina el { $time }. Una partida sin terminar cuenta para la temporada en la que acabe.
season-counts-from = Cuenta las partidas que acaban desde el { $time }.

season-none = Todavía no hay temporadas en este servidor. Quienes lo gestionan pueden activarlas con `/server seasons:`.
season-not-a-season = { $typed } no es una temporada de este servidor. Elige una de la lista o escribe su número.

season-over = **{ $season }** ha terminado.
season-unplayed = Nadie terminó una partida puntuada en ella, así que no hay podio.
season-podium =
    { $count ->
        [one] **{ $ruleset }** ({ $count } participante): { $list }
       *[other] **{ $ruleset }** ({ $count } participantes): { $list }
    }
season-see = `/leaderboard season:{ $number }` muestra la clasificación final. Las puntuaciones siguen, pero se consideran un poco menos seguras.
season-alt = Podio de { $title }, { $subtitle }.
season-alt-step = { $place }: { $name } ({ $score }).

season-podiums = Podios de temporada en este servidor: 1.º × { $first }, 2.º × { $second }, 3.º × { $third }
