### A player's conditional moves, shown to nobody else: "if they play this, I answer that".

if-then-none = No tienes jugadas condicionales en la partida { $game }. Para añadir una, usa por ejemplo `/if-then line:M9 N8`: si tu rival juega en M9, respondes en N8.
if-then-answers = Tus jugadas condicionales en la partida { $game } (solo las ves tú hasta el final; después, `/replay` muestra a todos lo que habías planeado). Se descartan las que no coincidan con la próxima jugada; `/if-then clear:True` las borra todas, también para `/replay`:

if-then-first = si { $deed }
if-then-then = { $before }, entonces { $deed }
if-then-and-then-if = { $before }; luego, si { $deed }
if-then-and = { $before } y { $deed }

if-then-stone = **{ $point }**
if-then-power-stone = una piedra de poder en **{ $point }**
if-then-white = se eligen blancas
if-then-black = se eligen negras
if-then-two-stones = se añaden dos piedras

if-then-cleared = No te quedan jugadas condicionales en la partida { $game }.

if-then-replace = Reemplazarla por la nueva
