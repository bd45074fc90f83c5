puzzle-head = **Problème** · { $ruleset } · cote { $rating }
puzzle-title = Problème
puzzle-to-move = { $colour ->
    [white] Aux blancs
   *[black] Aux noirs
}
puzzle-row = { $colour ->
    [white] Les blancs gagnent de force : trouve la première pierre.
   *[black] Les noirs gagnent de force : trouve la première pierre.
}
puzzle-captures = { $colour ->
    [white] Les blancs gagnent de force, par captures : trouve la première pierre.
   *[black] Les noirs gagnent de force, par captures : trouve la première pierre.
}
puzzle-defence = { $colour ->
    [white] Les noirs menacent de gagner de force. Trouve une pierre blanche qui l'empêche.
   *[black] Les blancs menacent de gagner de force. Trouve une pierre noire qui l'empêche.
}
puzzle-go-on = { $colour ->
    [white] Les blancs gagnent toujours : trouve la pierre suivante.
   *[black] Les noirs gagnent toujours : trouve la pierre suivante.
}
puzzle-you-have = { $colour ->
    [white] Tu as les blancs.
   *[black] Tu as les noirs.
}
puzzle-captured-pairs = Les blancs ont capturé { $white ->
        [one] { $white } paire
       *[other] { $white } paires
    }, les noirs { $black }.
puzzle-captured-stones = Les blancs ont capturé { $white ->
        [one] { $white } pierre
       *[other] { $white } pierres
    }, les noirs { $black }.
puzzle-repetition = Tu n'avais pas résolu celui-ci : il revient comme révision, sans cote.
puzzle-unrated = Tu l'as déjà tenté : il ne compte pas pour la cote.
puzzle-unrated-reviewed = Sans cote : ce problème vient de ta partie { $game }, dont l'analyse révèle la solution.
puzzle-rated-attempt = Il compte pour la cote : avec un indice, la solution ne rapporte qu'un tiers des points, et demander la solution compte comme un échec.
puzzle-rated-hinted = Demander la solution compte comme un échec.
puzzle-much-harder = { $asked ->
    [kind] Aucun nouveau problème de ce genre mieux adapté à ton niveau ne peut être montré maintenant : celui-ci est bien plus difficile.
   *[any] Aucun nouveau problème mieux adapté à ton niveau ne peut être montré maintenant : celui-ci est bien plus difficile.
}
puzzle-much-easier = { $asked ->
    [kind] Aucun nouveau problème de ce genre mieux adapté à ton niveau ne peut être montré maintenant : celui-ci est bien plus facile.
   *[any] Aucun nouveau problème mieux adapté à ton niveau ne peut être montré maintenant : celui-ci est bien plus facile.
}
puzzle-hint = Indice : une bonne pierre va en { $points }. Avec lui, résoudre ce problème ne rapporte qu'un tiers des points.
puzzle-hint-unrated = Indice : une bonne pierre va en { $points }.
puzzle-kept = { $colour ->
    [white] Juste : **{ $point }**. Les blancs répondent **{ $reply }**.
   *[black] Juste : **{ $point }**. Les noirs répondent **{ $reply }**.
}
puzzle-kept-half = Juste : **{ $point }**. Ton tour compte une autre pierre.
puzzle-wrong = Pas **{ $point }**.
puzzle-wrong-line = Pas **{ $point }** : voici ce qui arrête le gain : { $line }.
puzzle-wrong-defence = { $colour ->
    [white] Pas **{ $point }** : les blancs gagnent ainsi : { $line }.
   *[black] Pas **{ $point }** : les noirs gagnent ainsi : { $line }.
}
puzzle-again-rated = Tu peux réessayer ; seul le premier essai compte pour la cote.
puzzle-again = Tu peux réessayer.
puzzle-solved = Résolu avec **{ $point }** !
puzzle-goes-on = La suite : { $line }.
puzzle-shown = Une solution : **{ $line }**. Toute autre pierre qui obtient le même résultat est juste aussi.
puzzle-not-shown = Une position de la solution se joue en ce moment dans une partie : je ne montre pas encore la solution.
puzzle-rated = Ta cote aux problèmes : { $before } → { $after }.
puzzle-unsettled = Ta cote n'est pas encore fixée : les premiers problèmes la changent à grands pas, dans les deux sens.
puzzle-streak = { $days ->
    [one] Résous-en un demain aussi : cela fera deux jours de suite.
   *[other] Tu as résolu des problèmes { $days } jours de suite.
}
puzzle-from-game = Il vient de la { $game } : { $players }.
puzzle-built-in = Il vient d'une partie que j'ai jouée contre moi-même.
puzzle-none = Aucun problème de ce genre ne peut être montré maintenant. Demande un autre thème ou d'autres règles.
puzzle-none-any = Aucun problème ne peut être montré maintenant : la position de chacun est en train d'être jouée. En attendant, il y a les leçons.
puzzle-none-server = Aucun problème de ce genre, venant des parties de ce serveur, ne peut t'être montré maintenant. On les cherche dans les parties terminées, l'une après l'autre.
puzzle-none-mine = Aucun problème de ce genre ne vient de tes parties maintenant. On les cherche dans les parties terminées, l'une après l'autre : un gain manqué, ou offert, devient un problème.
puzzle-none-stands = De tels problèmes existent, mais leurs positions figurent en ce moment dans des parties en cours. Je ne les montre pas avant la fin.
puzzle-stands = Cette position se joue en ce moment dans une partie. Je ne montre pas le problème avant la fin : cela aiderait quelqu'un. Passe au suivant.
puzzle-stands-own = Tu joues cette position en ce moment dans une partie. Je ne montre pas le problème avant la fin. Passe au suivant.
puzzle-repeats = Les problèmes que tu ne résous pas reviennent après 1, 3, 7 et 21 jours, quand tu en demandes un. Ils sont signalés comme révisions, sans cote.
puzzle-repeats-not = Les problèmes que tu n'as pas résolus ne reviennent plus.
puzzle-went-on = Cela vient déjà d'être tenté. Voici le problème tel qu'il est.
puzzle-unknown = Ce problème n'existe plus. `/puzzle` en a d'autres.
puzzle-button-place = Poser une pierre
puzzle-button-board = Plateau
puzzle-button-solution = Solution
puzzle-button-next = Problème suivant
puzzle-button-any = Un problème à ma mesure
puzzle-button-game = La partie
puzzle-button-repeat = Revoir mes erreurs
puzzle-button-repeat-not = Ne plus les revoir
puzzle-daily = **Le problème du jour** · { $ruleset } · cote à la publication { $rating }
puzzle-daily-privately = **{ $solve }** l'ouvre en privé : personne d'autre ne voit tes essais.
puzzle-daily-other-rules = Il ne reste pour aujourd'hui aucun problème de { $ruleset }, les règles habituelles ici, qui convienne à tous : celui-ci suit d'autres règles.
puzzle-button-solve = Résoudre
puzzle-yesterday = { $count ->
    [one] Une personne a résolu celui d'hier au premier essai.
   *[other] { $count } personnes ont résolu celui d'hier au premier essai.
}
puzzle-yesterday-nobody = Personne n'a résolu celui d'hier au premier essai.
puzzle-yesterday-untried = Personne n'est allé au bout de celui d'hier.
puzzle-yesterday-named = Celui d'hier a été résolu au premier essai par { $names }.
puzzle-yesterday-others = { $count ->
    [one] Celui d'hier a été résolu au premier essai par { $names } et une autre personne.
   *[other] Celui d'hier a été résolu au premier essai par { $names } et { $count } autres.
}
