### Lists of finished games, and how two people have fared against each other.

history-yours = **Tes parties terminées**
history-of = **Parties terminées de { $name }**
history-page = page { $page } sur { $pages }
history-none = Tu n'as encore aucune partie terminée. `/challenge` en lance une.
history-none-of = { $name } n'a aucune partie terminée que tu puisses voir ici.
history-none-fits = Aucune partie terminée que tu puisses voir ici ne correspond. Retire une option pour en voir plus.
history-open = Voir la fin d'une partie

history-head-to-head =
    { $draws ->
        [0] **{ $name } contre { $opponent }** : gagnées { $wins }, perdues { $losses }
       *[other] **{ $name } contre { $opponent }** : gagnées { $wins }, perdues { $losses }, nulles { $draws }
    }
history-by-ruleset = Par règle (gagnées-perdues-nulles) : { $list }
history-last = Derniers résultats, le plus récent d'abord : { $list }

history-won = **gagnée** : { $why }
history-lost = perdue : { $why }
history-drawn = nulle : { $why }
history-no-winner = sans résultat : { $why }
history-early-in-set =
    { $result ->
        [won] **gagnée dans le set**, par un départ tôt : { $why }
        [lost] perdue dans le set, par un départ tôt : { $why }
        [won-if] gagnée dans le set si la partie { $other } compte, par un départ tôt : { $why }
       *[lost-if] perdue dans le set si la partie { $other } compte, par un départ tôt : { $why }
    }
history-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
history-hidden = { $name } ne te montre pas ses résultats ici : tu ne trouves que les parties entre vous deux.
history-match-game = partie { $number } d'un match en { $target }
history-match-won = **match gagné** { $score } ({ $games })
history-match-lost = match perdu { $score } ({ $games })
history-match-even = match sans vainqueur { $score } ({ $games })
history-match-games =
    { $count ->
        [one] partie { $list }
       *[other] parties { $list }
    }
