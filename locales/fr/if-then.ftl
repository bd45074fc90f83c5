### A player's conditional moves, shown to nobody else: "if they play this, I answer that".

if-then-none = Tu n'as aucune ligne conditionnelle dans la partie { $game }. Pour en ajouter une, tape par exemple `/if-then line:M9 N8` : si ton adversaire joue M9, tu réponds N8.
if-then-answers = Tes lignes conditionnelles dans la partie { $game } (visibles pour toi seulement jusqu'à la fin ; ensuite, `/replay` montre à tout le monde ce que tu avais prévu). Celles que le prochain coup ne suit pas sont supprimées ; `/if-then clear:True` les supprime toutes, aussi pour `/replay` :

if-then-first = si { $deed }
if-then-then = { $before } alors { $deed }
if-then-and-then-if = { $before }, puis si { $deed }
if-then-and = { $before } et { $deed }

if-then-stone = **{ $point }**
if-then-power-stone = une pierre de pouvoir en **{ $point }**
if-then-white = choix de blanc
if-then-black = choix de noir
if-then-two-stones = deux pierres sont ajoutées

if-then-cleared = Il ne te reste aucune ligne conditionnelle dans la partie { $game }.

if-then-replace = La remplacer par la nouvelle
