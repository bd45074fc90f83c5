### Changing one's last move while the opponent has not opened the board.

changing-button = Changer mon coup
changing-heading = Tu changes ton coup dans la partie { $game } : choisis quoi jouer à la place de **{ $points }**, qui reste valable jusque-là.
changing-second = Choisis maintenant la deuxième pierre.
changing-question = Jouer plutôt **{ $point }** dans la partie { $game } ?
changing-done = Tu as changé ton coup.
changing-changed = { $name } a changé ce coup.

changing-only-for-two = On ne change un coup que dans une partie entre deux personnes.
changing-no-move = Dans la partie { $game }, tu n'as pas de coup à changer : seules les pierres que tu as posées en dernier peuvent l'être, tant que rien d'autre ne s'est passé.
changing-already = Le dernier coup de la partie { $game } a déjà été repris ou changé une fois. On ne change un coup qu'une fois ; tu peux proposer une reprise avec `/offer`.
changing-after-opening = Dans la partie { $game }, ton adversaire a commencé à répondre : le coup reste. Tu peux proposer une reprise avec `/offer`.
changing-too-late = Un coup peut être changé pendant { $minutes } minutes, tant qu'il reste du temps à ta pendule. Le coup de la partie { $game } reste ; tu peux proposer une reprise avec `/offer`.
changing-unseen = Ton adversaire a changé le dernier coup de la partie { $game } : c'est maintenant **{ $points }**, et ton coup n'a pas été joué. Regarde le plateau avant de le renvoyer.
changing-board-shows = `/board` le montre.
