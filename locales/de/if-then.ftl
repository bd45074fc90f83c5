### A player's conditional moves, shown to nobody else: "if they play this, I answer that".

if-then-none = Du hast keine Wenn-dann-Folgen in Partie { $game }. Um eine anzulegen, nimm zum Beispiel `/if-then line:M9 N8`: Spielt dein Gegenüber M9, antwortest du N8.
if-then-answers = Deine Wenn-dann-Folgen in Partie { $game } (bis zum Ende siehst nur du sie; danach zeigt `/replay` allen, was du geplant hattest). Folgen, zu denen der nächste Zug nicht passt, fallen weg; `/if-then clear:True` löscht alle, auch für `/replay`:

if-then-first = wenn { $deed }
if-then-then = { $before }, dann { $deed }
if-then-and-then-if = { $before }, und wenn dann { $deed }
if-then-and = { $before } und { $deed }

if-then-stone = **{ $point }**
if-then-power-stone = Powerstein auf **{ $point }**
if-then-white = Farbwahl Weiß
if-then-black = Farbwahl Schwarz
if-then-two-stones = zwei weitere Steine

if-then-cleared = In Partie { $game } hast du keine Wenn-dann-Folgen mehr.

if-then-replace = Durch die neue Folge ersetzen
