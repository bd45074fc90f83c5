season-month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
season-quarter =
    { $quarter ->
        [1] 1er trimestre
       *[other] { $quarter }e trimestre
    } { $year }
season-called = Saison { $number } · { $period }

season-off = non
season-monthly = chaque mois
season-quarterly = tous les trois mois

season-ladder = **{ $ruleset }** · { $season }
season-empty = Personne n'a terminé de partie classée de cette variante pendant cette saison.
season-ends = { $season } se termine le { $time }. Une partie en cours compte pour la saison où elle se termine.
season-counts-from = Elle compte les parties qui se terminent à partir du { $time }.

season-none = Il n'y a pas encore de saisons sur ce serveur. Les personnes qui le gèrent peuvent les activer avec `/server seasons:`.
season-not-a-season = { $typed } n'est pas une saison de ce serveur. Choisis-en une dans la liste, ou tape son numéro.

season-over = **{ $season }**, c'est fini.
season-unplayed = Personne n'y a fini de partie classée : il n'y a donc pas de podium.
season-podium = **{ $ruleset }** ({ $count } au classement) : { $list }
season-see = `/leaderboard season:{ $number }` montre le classement final. Les cotes restent, mais comptent comme un peu moins sûres.
season-alt = Podium de { $title }, { $subtitle }.
season-alt-step = { $place } : { $name } ({ $score }).

season-podiums = Podiums de saison sur ce serveur : 1er × { $first }, 2e × { $second }, 3e × { $third }
