### Analyses de parties terminées. Seule la personne qui les a demandées les voit.

review-not-for-two = Seules les parties à deux sont analysées.
review-too-short = Cette partie était trop courte pour une analyse.
review-during-rated = La partie { $game } entre ces deux joueurs est classée et en cours. Sur son serveur, les analyses de leurs parties ne se montrent qu'ensuite : redemande à ce moment-là.

## Un aperçu

# Le bouton sous la fin d'une partie.
review-button = Analyse
# $first et $second sont des couleurs : celle qui commence, et l'autre.
review-title = **Analyse de la partie { $game }** · les chances de gagner après chaque coup : { $first } par le bas, { $second } au-dessus.
# $players est une liste de textes comme le suivant, séparés par des points.
review-accuracy = Précision : { $players }
review-accuracy-later = La précision sera dite quand il ne manquera plus rien à cette analyse.
review-accuracy-of = { $player } { $percent } %
review-accuracy-means = La précision dit à quel point les chances de gagner ont été préservées : à 100 %, aucun coup n'en a cédé. Les coups comptent plus quand l'avantage change, ce qui arrive souvent dans les parties courtes.
review-turning-points = **Ce qui a décidé :**
review-no-turning-points = Aucun coup n'a décidé à lui seul de cette partie.
# $played est l'un des deux textes suivants, $why l'une des raisons.
review-summary = - Coup { $number } : { $played } { $why }
# $played est une intersection ou la couleur choisie.
review-blunder = { $player } a joué **{ $played }**, une grosse erreur.
review-mistake = { $player } a joué **{ $played }**, une erreur.
review-other-mistakes = Autres erreurs
review-other-mistake = { $word ->
    [blunder] Coup { $number } : une grosse erreur
   *[mistake] Coup { $number } : une erreur
}
# $moves est une liste de nombres.
review-missed-wins =
    { $count ->
        [one] Un autre gain forcé a été manqué au coup { $moves }.
       *[other] D'autres gains forcés ont été manqués aux coups { $moves }.
    }
review-puzzle = Problème : coup { $number }
review-puzzles-wait = Un gain manqué qui demande plus d'un coup peut devenir un problème : cette partie est encore en cours d'examen. Rouvre l'analyse dans quelques minutes.
review-not-said = Rien n'est dit maintenant du coup { $number }, car sa position, ou une position précédente, figure dans une partie en cours.
review-left-out = Rien n'est dit du coup { $number } ni de la suite, car il mène à une position qui figure dans une partie en cours, ou en est proche.
review-partial = Certains meilleurs coups manquent pour l'instant, car ils mènent à des positions qui figurent dans des parties en cours. Redemande plus tard l'analyse entière.

## Un coup qui a décidé de la partie

review-point-title = **Partie { $game }** · coup { $number }
review-chances = Chances de gagner : { $before } % avec le meilleur coup, { $after } % après celui-ci.
review-better = Mieux : **{ $best }**
# $line est une liste d'intersections.
review-line = La suite possible : { $line }
review-overview = Aperçu
review-line-shown = Sur le plateau : { $line }
review-line-back = Reculer dans cette suite
review-line-on = Avancer dans cette suite
review-marked = { $marked ->
    [yes] Coup { $number } : { $player } a joué { $played }, marqué { $mark }.
   *[no] Coup { $number } : { $player } a joué { $played }.
}
review-marked-better = { $marked ->
    [yes] Mieux : { $best }, marqué !.
   *[no] Mieux : { $best }.
}
review-picture-played = { $player } : { $played } { $mark }
review-picture-better = Mieux : { $best }
review-picture-line = Mieux : { $line }
review-marked-line = À la place du coup { $number }. { $line }.

## Pourquoi un coup était moins bon. $moves est le nombre de coups qu'il faut pour gagner, $stones une liste d'intersections.

review-missed-win =
    { $moves ->
        [one] Un gain en { $moves } coup a été manqué.
       *[other] Un gain en { $moves } coups a été manqué.
    }
review-four-ignored = Un quatre est resté sans réponse.
review-three-ignored =
    { $moves ->
        [one] Un trois ouvert est resté sans réponse et gagne en { $moves } coup.
       *[other] Un trois ouvert est resté sans réponse et gagne en { $moves } coups.
    }
review-wrong-block = Un trois ouvert a été bloqué sur la mauvaise intersection.
review-wrong-block-loses =
    { $moves ->
        [one] Un trois ouvert a été bloqué sur la mauvaise intersection, ce qui permet un gain en { $moves } coup.
       *[other] Un trois ouvert a été bloqué sur la mauvaise intersection, ce qui permet un gain en { $moves } coups.
    }
review-last-capture = Cela permet la dernière capture : { $stones }.
review-allows-win =
    { $moves ->
        [one] Cela permet un gain en { $moves } coup, en { $at }.
       *[other] Cela permet un gain en { $moves } coups, à partir de { $at }.
    }
review-capture-overlooked = Une capture n'a pas été vue : { $stones }.
review-pair-left = Des pierres sont restées en prise : { $stones }.
review-less-likely = Cela a coûté { $percent } points de pourcentage de chances de gagner.
review-three-left = Un trois ouvert n'a pas été bloqué.
review-four-overlooked = Un coup qui fait un quatre n'a pas été vu.
review-three-overlooked = Un coup qui fait un trois ouvert n'a pas été vu.
review-two-overlooked = Un coup qui fait deux menaces à la fois n'a pas été vu.
review-allows-four = Cela laisse l'adversaire faire un quatre en { $at }.
review-allows-three = Cela laisse l'adversaire faire un trois ouvert en { $at }.
review-allows-two = Cela laisse l'adversaire faire deux menaces à la fois en { $at }.
review-capture-threat-overlooked = Un coup qui menace de capturer { $stones } n'a pas été vu.
review-key-point-left = { $at }, la meilleure intersection pour les deux, est restée à l'adversaire.
review-leads-to-capture = Un coup qui mène à une capture n'a pas été vu : { $stones }.
review-leads-to-four = Un coup qui mène à un quatre n'a pas été vu.
review-leads-to-three = Un coup qui mène à un trois ouvert n'a pas été vu.
review-allows-capture-soon = Cela laisse l'adversaire préparer une capture : { $stones }.
review-allows-four-soon = Cela laisse l'adversaire préparer un quatre.
review-allows-three-soon = Cela laisse l'adversaire préparer un trois ouvert.
review-threat-answered = La menace ne donne rien : elle est parée en { $at }.
review-threat-returned = La menace est parée en { $at }, avec une menace ou une capture en retour.
review-threat-misplaced = La menace aurait été meilleure en { $at }.
review-attack-missed = Une attaque qui gagne très probablement n'a pas été vue.
review-allows-attack = Cela permet une attaque qui gagne très probablement, à partir de { $at }.
# $played et $better sont des nombres d'intersections : après le coup joué, et après le meilleur.
review-more-points = Cela laisse à l'adversaire plus d'intersections pour un trois ouvert : { $played } au lieu de { $better }.
review-fewer-points = Cela prépare moins d'intersections pour un trois ouvert : { $played } au lieu de { $better }.
# Deux phrases qui peuvent suivre une raison.
review-win-was-likely = Avant ce coup, le gain était très probable.
review-opponent-likely-wins = Après ce coup, l'adversaire gagne très probablement.

## Pendant qu'elle se fait

review-waits =
    { $ahead ->
        [one] L'analyse de la partie { $game } viendra bientôt : { $ahead } analyse passe avant la tienne.
       *[other] L'analyse de la partie { $game } viendra bientôt : { $ahead } analyses passent avant la tienne.
    }
review-begun =
    { $judged ->
        [one] L'analyse de la partie { $game } est en cours : { $judged } coup sur { $moves } est jugé jusqu'ici.
       *[other] L'analyse de la partie { $game } est en cours : { $judged } coups sur { $moves } sont jugés jusqu'ici.
    }
review-look-again = Regarder à nouveau
review-not-reviewed = L'analyse n'a pas pu être faite. Réessaie plus tard.
review-of-another = L'analyse de la partie { $game } est en cours pour toi. Une à la fois.

review-share = Montrer dans le salon de la partie
review-share-question = { $player } aimerait montrer ici l'analyse de la partie { $game } : son déroulement et ce qui l'a décidée. Elle n'est montrée que si { $other } est aussi d'accord sous 7 jours.
review-share-agree = Montrer
review-share-declined = { $player } préfère ne pas montrer l'analyse de la partie { $game }.
review-share-you-declined = Tu as refusé : l'analyse de la partie { $game } n'est pas montrée dans le salon de la partie. Si tu changes d'avis, appuie sur *{ $share }* sous l'analyse.
review-share-agreed = Les deux joueurs sont finalement d'accord : l'analyse de la partie { $game } est montrée ici.
review-share-asked = J'ai demandé à { $other } dans le salon de la partie. L'analyse y est montrée si vous êtes d'accord tous les deux sous 7 jours.
review-share-waits = { $again ->
    [asked] J'ai déjà demandé à { $other }.
    [yes] Tu veux toujours la montrer.
   *[no] Tu veux la montrer.
} L'analyse est montrée dans le salon de la partie si { $other } est aussi d'accord sous 7 jours.
review-share-other-declined = Tu veux toujours la montrer, mais { $other } a refusé et ne reçoit plus de demande. L'analyse n'est montrée dans le salon de la partie que si { $other } appuie quand même sur *{ $share }* sous 7 jours.
review-share-at-once = { $other } veut montrer cette analyse dans le salon de la partie : si tu appuies sur *{ $share }*, tout le monde l'y voit aussitôt.
review-share-done = L'analyse est dans le salon de la partie.
review-share-failed = Rien n'a pu être publié dans le salon de la partie. Réessaie plus tard.
