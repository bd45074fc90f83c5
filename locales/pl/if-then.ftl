### A player's conditional moves, shown to nobody else: "if they play this, I answer that".

if-then-none = Nie masz ruchów warunkowych w partii { $game }. Aby je dodać, użyj na przykład `/if-then line:M9 N8`: jeśli przeciwnik zagra M9, odpowiesz N8.
if-then-answers = Twoje ruchy warunkowe w partii { $game } (do końca partii widzisz je tylko ty; potem `/replay` pokazuje wszystkim, co było zaplanowane). Ciągi, do których nie pasuje następny ruch, przepadają; wszystkie, także w `/replay`, usunie `/if-then clear:True`:

if-then-first = jeśli { $deed }
if-then-then = { $before }, to { $deed }
if-then-and-then-if = { $before }, potem jeśli { $deed }
if-then-and = { $before } i { $deed }

if-then-stone = **{ $point }**
if-then-power-stone = kamień mocy na **{ $point }**
if-then-white = wybór białych
if-then-black = wybór czarnych
if-then-two-stones = dołożenie dwóch kamieni

if-then-cleared = Nie masz już ruchów warunkowych w partii { $game }.

if-then-replace = Zastąp ją nową linią
