### The buttons and forms for moving.

move-buttons-play = Jouer
move-buttons-type-point = Taper l'intersection
move-buttons-power-stone = Pierre de pouvoir (reste { $left })
move-buttons-take-white = Prendre blanc
move-buttons-take-black = Prendre noir
move-buttons-add-two-stones = Ajouter deux pierres

move-buttons-next-game = Suivante : partie { $game } contre { $opponents }
move-buttons-play-game = Jouer la partie { $game } · { $opponents }
move-buttons-go-on = Coup suivant

move-buttons-what-else = Partie { $game } : que veux-tu faire ?
move-buttons-board = Plateau
move-buttons-rules = Règles
move-buttons-resign = Abandonner

move-buttons-stone-title = Ta pierre dans la partie { $game }
move-buttons-power-stone-title = Ta pierre de pouvoir, partie { $game }
move-buttons-point = Intersection
move-buttons-example = K10 ou R3U2
move-buttons-typing-help = Pour jouer une pierre, écris une intersection ici, par exemple { $point }. Si plusieurs parties t'attendent, écris d'abord le numéro de la partie, par exemple { $line }. `/games` donne la liste de tes parties, et `/help` explique tout.
move-buttons-typing-help-here = Pour jouer une pierre, réponds au plateau par une intersection, par exemple { $point }, ou mentionne-moi en la donnant. Si plusieurs parties t'attendent, écris d'abord le numéro de la partie, par exemple { $line }. `/games` donne la liste de tes parties, et `/help` explique tout.
move-buttons-type-again = Réessayer
