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
# $played est un point ou la couleur choisie.
review-blunder = { $player } a joué **{ $played }**, une grosse erreur.
review-mistake = { $player } a joué **{ $played }**, une erreur.
# $moves est une liste de nombres.
review-missed-wins =
    { $count ->
        [one] Un autre gain forcé a été manqué au coup { $moves }.
       *[other] D'autres gains forcés ont été manqués aux coups { $moves }.
    }
review-puzzle = Problème : coup { $number }
review-not-said = Rien n'est dit maintenant du coup { $number }, car sa position, ou une position précédente, figure dans une partie en cours.
review-left-out = Rien n'est dit du coup { $number } ni de la suite, car il mène à une position qui figure dans une partie en cours, ou en est proche.
review-partial = Certains meilleurs coups manquent pour l'instant, car ils mènent à des positions qui figurent dans des parties en cours. Redemande plus tard l'analyse entière.

## Un coup qui a décidé de la partie

review-point-title = **Partie { $game }** · coup { $number }
review-chances = Chances de gagner : { $before } % avec le meilleur coup, { $after } % après celui-ci.
review-better = Mieux : **{ $best }**
# $line est une liste de points.
review-line = La suite possible : { $line }
review-overview = Aperçu
review-line-shown = Sur le plateau : { $line }
review-line-back = Reculer dans cette suite
review-line-on = Avancer dans cette suite
review-marked = Coup { $number } : { $player } a joué { $played }, marqué { $mark }. Mieux : { $best }, marqué !.
review-picture-played = { $player } : { $played } { $mark }
review-picture-better = Mieux : { $best }
review-picture-line = Mieux : { $line }
review-marked-line = À la place du coup { $number }. { $line }.

## Pourquoi un coup était moins bon. $moves est le nombre de coups qu'il faut pour gagner, $stones une liste de points.

review-missed-win =
    { $moves ->
        [one] Il a manqué un gain en { $moves } coup.
       *[other] Il a manqué un gain en { $moves } coups.
    }
review-four-ignored = Un quatre est resté sans réponse.
review-three-ignored =
    { $moves ->
        [one] Un trois ouvert est resté sans réponse et gagne en { $moves } coup.
       *[other] Un trois ouvert est resté sans réponse et gagne en { $moves } coups.
    }
review-last-capture = Il permet la dernière capture : { $stones }.
review-allows-win =
    { $moves ->
        [one] Il permet un gain en { $moves } coup.
       *[other] Il permet un gain en { $moves } coups.
    }
review-capture-overlooked = Il a laissé passer une capture : { $stones }.
review-pair-left = Il a laissé des pierres en prise : { $stones }.
review-less-likely = Il a coûté { $percent } points de pourcentage de chances de gagner.
review-three-left = Il a laissé un trois ouvert sans le bloquer.
review-four-overlooked = Il a laissé passer un coup qui fait un quatre.
review-three-overlooked = Il a laissé passer un coup qui fait un trois ouvert.
review-allows-four = Il laisse l'adversaire faire un quatre en { $at }.
review-allows-three = Il laisse l'adversaire faire un trois ouvert en { $at }.
review-capture-threat-overlooked = Il a laissé passer un coup qui menace une capture : { $stones }.
review-key-point-left = Il a laissé { $at } à l'adversaire, la meilleure intersection pour les deux.
review-leads-to-capture = Il a laissé passer un coup qui mène à une capture : { $stones }.
review-leads-to-four = Il a laissé passer un coup qui mène à un quatre.
review-leads-to-three = Il a laissé passer un coup qui mène à un trois ouvert.
review-allows-capture-soon = Il laisse l'adversaire préparer une capture : { $stones }.
review-allows-four-soon = Il laisse l'adversaire préparer un quatre.
review-allows-three-soon = Il laisse l'adversaire préparer un trois ouvert.
review-threat-answered = Sa menace est parée en { $at }, ce qui aide davantage l'adversaire.
review-attack-missed = Il a laissé passer une attaque qui gagne très probablement.
review-allows-attack = Il permet une attaque qui gagne très probablement, à partir de { $at }.
# Deux phrases qui peuvent suivre une raison.
review-win-was-likely = Avant lui, le gain était très probable.
review-opponent-likely-wins = Après lui, l'adversaire gagne très probablement.

## Pendant qu'elle se fait

review-waits =
    { $ahead ->
        [one] L'analyse de la partie { $game } viendra bientôt : { $ahead } analyse passe avant la vôtre.
       *[other] L'analyse de la partie { $game } viendra bientôt : { $ahead } analyses passent avant la vôtre.
    }
review-look-again = Regarder à nouveau
review-not-reviewed = L'analyse n'a pas pu être faite. Réessayez plus tard.
review-of-another = L'analyse de la partie { $game } est en cours pour vous. Une à la fois.

review-share = Montrer dans le salon de la partie
review-share-question = { $player } aimerait montrer ici l'analyse de la partie { $game } : son déroulement et ce qui l'a décidée. Elle n'est montrée que si { $other } est aussi d'accord sous 7 jours.
review-share-agree = Montrer
review-share-declined = { $player } préfère ne pas montrer l'analyse de la partie { $game }.
review-share-asked = J'ai demandé à { $other } dans le salon de la partie. L'analyse y est montrée si vous êtes d'accord tous les deux sous 7 jours.
review-share-waits = Tu es d'accord. L'analyse est montrée dans le salon de la partie si { $other } est aussi d'accord sous 7 jours.
review-share-done = L'analyse est dans le salon de la partie.
review-share-failed = Rien n'a pu être publié dans le salon de la partie. Réessaie plus tard.
