### The choices of the commands' options: those that are always the same, and those that are suggested
### while somebody types. Each has room for 100 characters.

options-first-chance = au hasard
options-first-me = moi
options-first-opponent = mon adversaire

options-offer-draw = nulle
options-offer-takeback = annulation : reprendre mon dernier coup
options-offer-pause = pause : s'arrêter un moment, chaque camp peut reprendre
options-offer-adjourn = ajourner : s'arrêter plus longtemps, personne ne perd
options-offer-resume = reprendre une partie ajournée
options-offer-time = temps : offrir un jour à mon adversaire
options-offer-rate = classer la partie
options-offer-unrate = ne pas classer la partie
options-offer-claim = réclamer un gain au temps

options-scope-server = ce serveur
options-scope-everywhere = monde entier
options-scope-me = mes résultats contre le bot

options-visibility-open = ouvert : tout le monde peut voir les parties
options-visibility-closed = fermé : seuls les membres et les personnes qui jouent peuvent les voir

options-power-stone = { $point } · pierre de pouvoir
options-order-chance = au hasard
options-order-as-seated = dans l'ordre des places
options-table-sit = s'asseoir
options-table-sit-on-side = rejoindre le camp { $side }
options-table-stand = se lever
options-table-remove = faire lever `person`
options-table-fill = donner les chaises libres au bot
options-table-start = commencer la partie
options-table-close = fermer la table

## The option `result` of `/history`; the words also stand in its list.

options-result-won = gagnée
options-result-lost = perdue
options-result-drawn = nulle
options-result-none = sans résultat (trop courte)

options-format-text = texte : en-têtes et coups numérotés
options-format-sgf = SGF : pour les éditeurs de go et de gomoku

## The options of `/puzzle`: the theme, how hard it is, and where it comes from.

options-theme-win-by-captures = gain par captures
options-theme-capture = une capture en chemin
options-theme-fours = seulement des quatre et menaces immédiates
options-theme-quiet-stone = une première pierre tranquille
options-theme-under-threat = sous menace
options-theme-defence = défense : empêcher un gain
options-theme-long = long : cinq tours ou plus
options-difficulty-easier = plus facile
options-difficulty-suiting = selon ma cote
options-difficulty-harder = plus difficile
options-source-any = tous ceux-ci
options-source-built-in = intégrés
options-source-server = parties de ce serveur
options-source-mine = mes parties
