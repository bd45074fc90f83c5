set-term = set de deux parties
set-explained = Un set, ce sont deux parties en même temps : chacun de vous commence l'une d'elles, et elles comptent ensemble.
set-play = Jouer un set
set-play-single = Jouer une partie

set-title = { $one } et { $two } jouent un set : parties { $first } et { $second }
set-who-begins = { $one } commence la partie { $first }, { $two } la partie { $second }
set-thread-name = { $players } · parties { $first } et { $second }

set-begins =
    { $clock ->
        [own] C'est une partie de votre set : dans la partie { $other }, c'est maintenant à { $name } de jouer. Chaque partie a sa propre pendule.
       *[none] C'est une partie de votre set : dans la partie { $other }, c'est maintenant à { $name } de jouer.
    }
set-waits-too =
    { $who ->
        [you] La partie { $other } de votre set t'attend aussi.
       *[other] La partie { $other } du set attend aussi { $name }.
    }
set-other-won = { $name } a gagné la partie { $other } du set.
set-other-drawn = La partie { $other } du set s'est terminée par une nulle.

set-won =
    { $who ->
        [you] Tu gagnes le set { $score }.
       *[other] **{ $name }** gagne le set { $score }.
    }
set-drawn = Le set se termine à 1 : 1.
set-drawn-rated = Le set se termine à 1 : 1 et ne change pas les cotes.
set-aborted = Le set ne compte pas, car il a été trop peu joué.
set-changes-no-ratings = Le set ne change aucune cote, car il a été trop peu joué.
set-drawn-alt = Le set s'est terminé à 1 : 1.
set-won-alt = { $name } a gagné le set { $score }.
set-counts-with = Elle compte avec la partie { $other } du set.
set-too-short = Le set avec la partie { $other } ne compte pas, car cette partie était trop courte.
set-too-short-to-rate = Le set avec la partie { $other } ne change aucune cote, car cette partie était trop courte.
set-left-early =
    { $who ->
        [you] La partie { $game } s'est terminée tôt, après { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } : { $why }. Dans le set, elle est perdue pour toi si la partie { $other } compte.
       *[other] La partie { $game } s'est terminée tôt, après { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } : { $why }. Dans le set, elle est perdue pour **{ $name }** si la partie { $other } compte.
    }
set-left-early-counts =
    { $who ->
        [you] La partie { $game } s'est terminée tôt, après { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } : { $why }. Dans le set, elle est perdue pour toi, car la partie { $other } compte.
       *[other] La partie { $game } s'est terminée tôt, après { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } : { $why }. Dans le set, elle est perdue pour **{ $name }**, car la partie { $other } compte.
    }
set-early-loss = La partie { $other } a été quittée tôt : dans le set, elle est perdue pour qui l'a quittée.
set-when-counts = Une partie compte dès que chacun y a joué deux coups.
set-resign-early = Dans un set, partir si tôt fait perdre cette partie si l'autre, la partie { $other }, compte.
set-resign-early-counts = Dans un set, partir si tôt fait perdre cette partie quand même, car la partie { $other } compte.
set-resign-void = La partie { $other } du set était trop courte pour compter, et celle-ci le serait aussi : le set ne compte alors pas.
set-resign-in-tournament = Dans { $tournament }, cette partie compte alors comme gagnée par { $opponents }.
set-resign-ends =
    { $result ->
        [drawn] Le set se termine alors à 1 : 1.
       *[lost] Tu perds alors le set.
    }

set-with = set avec la partie { $other }

set-rematch-who-moves-first = C'est de nouveau un set. La personne qui a perdu le set commence la première partie ou, si personne ne l'a perdu, celle qui avait joué en second.
set-rematch-begun =
    { $place ->
        [here] Revanche proposée de part et d'autre : les parties { $first } et { $second } commencent ci-dessous.
       *[elsewhere] Revanche proposée de part et d'autre : les parties { $first } et { $second } commencent dans { $channel }.
    }

set-against-computer = Un set se joue entre deux personnes. Enlève `set` pour jouer contre moi, ou invite une personne.
set-of-matches = { $ruleset } est un match aux points, où les parties alternent déjà. Enlève `set`, ou choisis une autre variante.
