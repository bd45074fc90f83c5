### Suivre une partie d'autres personnes : le bouton sous un plateau, et ce qu'on lit en privé.

follow-button = Suivre
follow-followers =
    { $count ->
        [one] Une personne suit cette partie.
       *[other] { $count } personnes suivent cette partie.
    }
follow-ask = Quand dois-je t'écrire en privé à propos de la { $game } de { $players } ?
follow-each-move = Après chaque coup
follow-the-end = Seulement à la fin
follow-stop = Ne plus suivre
follow-moves-told = Je t'écris en privé après chaque coup de la { $game }, au plus une fois par tour, et à la fin.
follow-end-told = Je t'écris en privé quand la { $game } est terminée.
follow-quiet-hours = J'attends la fin de tes heures calmes.
follow-next-games = Tu suis aussi les parties suivantes du match.
follow-stopped =
    { $was ->
        [yes] Tu ne suis plus la partie { $game }.
       *[no] Tu ne suis pas la partie { $game }, ou elle est terminée.
    }
follow-told = Tu suis la { $game } de { $players } :
follow-to-move = C'est à { $player } de jouer.
follow-list = Tu suis ces parties :
follow-listed = { $game } : { $players }
follow-change = Partie { $game }
follow-none = Tu ne suis aucune partie. *Suivre* sous un plateau d'autres personnes permet de commencer, ou `/follow` avec le numéro de la partie.
