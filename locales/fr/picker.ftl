### Choosing a point with buttons or menus.

picker-the-point = Intersection
picker-first-the-file = D'abord la colonne (lettre)
picker-the-file = Colonne (lettre)
picker-then-the-rank = Puis la rangée (chiffre)

picker-back-to-board = Retour au plateau
picker-play = Jouer { $point }
picker-play-power-stone = Pierre de pouvoir en { $point } (reste { $left })
picker-change = Changer

picker-question = Jouer **{ $point }** dans la partie { $game }, coup { $number } ?
