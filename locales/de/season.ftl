season-month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
season-quarter = { $quarter }. Quartal { $year }
season-called = Saison { $number } · { $period }

season-off = aus
season-monthly = monatlich
season-quarterly = alle drei Monate

season-ladder = **{ $ruleset }** · { $season }
season-empty = In dieser Saison hat niemand eine gewertete Partie dieser Variante beendet.
season-ends = { $season } endet am { $time }. Eine laufende Partie zählt für die Saison, in der sie endet.
season-counts-from = Sie zählt Partien, die ab { $time } enden.

season-none = Auf diesem Server gibt es noch keine Saisons. Wer ihn verwaltet, kann sie mit `/server seasons:` einschalten.
season-not-a-season = { $typed } ist keine Saison dieses Servers. Wähle eine aus der Liste, oder gib ihre Nummer ein.

season-over = **{ $season }** ist zu Ende.
season-unplayed = Niemand hat darin eine gewertete Partie beendet, deshalb gibt es kein Podest.
season-podium = **{ $ruleset }** ({ $count } dabei): { $list }
season-see = `/leaderboard season:{ $number }` zeigt den Endstand. Die Wertungen bleiben, gelten aber als etwas weniger sicher.
season-alt = Siegerpodest von { $title }, { $subtitle }.
season-alt-step = { $place }: { $name } ({ $score }).

season-podiums = Podestplätze in Saisons dieses Servers: 1. × { $first }, 2. × { $second }, 3. × { $third }
