### What people read about each ruleset in `/rules`. A page is the sentence, the paragraphs and the
### captions of one ruleset, and has at most 2,000 characters. The sentence is shown in a menu, too: it
### has at most 100. Words in backticks are names of options, as people type them. Names of rulesets are
### not translated.

## Paragraphs that several rulesets share.

rulesets-tournament = Tournament rule: the third stone, the first player's second, must be at least three lines from the centre.
rulesets-tournament-by-default = Tournament rule (unless you choose another `opening`): the third stone, the first player's second, must be at least three lines from the centre.
rulesets-tournament-optional = The tournament rule is optional: without it only the first stone has a fixed place, and the option `opening` turns it on.
rulesets-like-pente = Everything else is as in Pente.
rulesets-like-pente-free = Everything else is as in Pente, but without the tournament rule.
rulesets-like-keryo = Everything else is as in Keryo-Pente.
rulesets-endless = Captures could repeat for ever, so a game is a draw once 2,000 stones have been placed.
rulesets-black-begins = By custom, whoever moves first has black.
rulesets-swap = The first player places four stones anywhere on the board: white, black, white, black. The other player then chooses a colour, and white moves next.
rulesets-swap2 = The first player places three stones anywhere: white, black, white. The other player takes white, or takes black, or adds a black and a white stone and hands the choice back. Once colours are chosen, black moves next.

## Pente

rulesets-pente-sentence = Five in a row wins, and so do five captured pairs.
rulesets-pente-1 = Players take turns placing one stone on any empty point. The first stone goes on the centre. Five or more of your stones in a row, in any direction, wins at once.
rulesets-pente-2 = Captures: when you place a stone so that exactly two of your opponent's stones stand in a line between it and another stone of yours, those two come off the board. One stone can capture in several directions at once. Capturing ten stones (five pairs) wins as well.
rulesets-pente-3 = Moving in is safe: you lose nothing by placing a stone so that your own pair stands between two of your opponent's. A single stone, or three and more in a row, is never captured.
rulesets-pente-4 = The sources differ on six or more in a row: in the publisher's booklet it wins, but an encyclopedia reports that in competitive play only exactly five wins. Here it wins, unless the option `overline` says otherwise. The option `bans` stops the first player, or both, from making two open threes with one stone (`/rules ruleset:ninuki-renju` explains them).

## Keryo-Pente

rulesets-keryo-pente-sentence = You capture trios as well as pairs, and capturing fifteen stones wins.
rulesets-keryo-pente-1 = Exactly three stones in a line (a trio) are captured just as exactly two are, and one stone can do both in different directions. To win by captures you need fifteen stones.
rulesets-keryo-pente-2 = Everything else is as in Pente, including the options `overline` and `bans`.

## Small Keryo

rulesets-small-keryo-sentence = Keryo-Pente on a 13 × 13 board.
rulesets-small-keryo-1 = The board is 13 × 13, with its centre at G7. Pairs and trios are captured, and capturing fifteen stones wins.

## G-Pente

rulesets-g-pente-sentence = Pente with a stricter rule for the third stone.
rulesets-g-pente-1 = The third stone (the first player's second) must be at least three lines from the centre. On the centre's own row and column it must be at least five lines away.

## Poof-Pente

rulesets-poof-pente-sentence = Moving in isn't safe: complete a pair between two enemy stones and you lose it.
rulesets-poof-pente-1 = In Pente you lose nothing by moving in, but here you do: if your stone completes a pair of yours between two enemy stones, that pair comes off and counts as captured by your opponent, even if your stone captures one of those two.
rulesets-poof-pente-2 = After each stone, whoever has captured more wins if they have at least ten, so you can lose on your own move. If both have the same number, the game goes on. Only then does a row count, and only if the stone that made it is still on the board.

## Boat-Pente

rulesets-boat-pente-sentence = Five in a row wins only if no capture can break it on the next move.
rulesets-boat-pente-1 = Five in a row wins at once only if your opponent can't capture one of its stones on the next move. If they can, the game goes on: they must break the row or they lose, whatever else their move does.

## O-Pente

rulesets-o-pente-sentence = Keryo-Pente combined with Poof-Pente and Boat-Pente.
rulesets-o-pente-1 = Pairs and trios are captured, and capturing fifteen stones wins, as in Keryo-Pente. Pairs and trios completed between two enemy stones are lost, as in Poof-Pente. A row wins only if no capture can break it on the next move, as in Boat-Pente; rows are checked before captures are counted. The first stone goes on the centre.

## D-Pente

rulesets-d-pente-sentence = One player places four stones, then the other chooses a colour.

## DK-Pente

rulesets-dk-pente-sentence = Keryo-Pente where one player places four stones, then the other chooses a colour.

## Swap2-Pente

rulesets-swap2-pente-sentence = One player places three stones, then the other chooses a colour or adds two more.

## Swap2-Keryo

rulesets-swap2-keryo-sentence = Keryo-Pente with the opening of Swap2-Pente.

## Gomoku

rulesets-gomoku-sentence = No captures; exactly five in a row wins.
rulesets-gomoku-1 = Players take turns placing one stone; nothing is ever captured. Exactly five of your stones in a row wins. Six or more doesn't count. The first stone goes on the centre.

## Ninuki-Renju

rulesets-ninuki-renju-sentence = Exactly five in a row that can't be broken, or five captured pairs, wins; no double threes.
rulesets-ninuki-renju-1 = Pairs are captured, and capturing five pairs wins. A row wins only if it is exactly five long. If a capture could break it, the game goes on for one move; if the row is still there then, it wins, unless that move is the fifth capture: then the capture wins. Longer rows don't count. But if your capture cuts your opponent's longer row down to exactly five, they win (if it was your fifth capture, it's a draw).
rulesets-ninuki-renju-2 = Double three: neither player may make open threes on two lines with one stone. An open three is three stones within four points of a line, which one more stone turns into four in a row with both ends empty, so that either end then wins. A line on which one more stone wins is a four, not a three. A three and a four together are allowed, and so are two fours. The ban doesn't apply to a stone that makes five or your fifth capture, or when no other stone can stop your opponent's four or break their five.
rulesets-ninuki-renju-3 = The sources differ on whom the ban binds: an encyclopedia says only the first player, two others say both. Here it binds both, unless the option `bans` leaves the second player free.
rulesets-ninuki-renju-4 = The board is 15 × 15, and the first stone goes on its centre, H8.

## Complication

rulesets-complication-sentence = A winning row is exactly five long, and making two open threes at once is forbidden.
rulesets-complication-1 = Only exactly five in a row wins; a longer row doesn't count.
rulesets-complication-2 = Double three: no stone may make open threes on two lines at once. An open three is three stones within four points of a line, which one more stone turns into four in a row with both ends empty, so that either end then wins. A line on which one more stone wins is a four, not a three. A three and a four together are allowed, and so are two fours. The ban doesn't apply to a stone that wins, or when your opponent threatens five and only such a stone can stop it.

## Connect6

rulesets-connect6-sentence = Two stones a turn after the first; six in a row wins.
rulesets-connect6-1 = The first turn is a single stone on the centre. After that, every turn is two stones. Nothing is captured. Six or more in a row wins, even with the first stone of a turn.

## Linear Pente

rulesets-linear-pente-sentence = Pente on a single line: the stones of a capture or a row may have equal gaps between them.
rulesets-linear-pente-1 = The board is one line of 19 points, A to T. Two enemy stones between two of yours are captured when all four are equally spaced: next to each other, or two, three or four points apart. Five of your stones that are equally spaced win. Captures alone don't win. The first stone may go anywhere.

## Pyatka

rulesets-pyatka-sentence = You capture on diagonals only, and need both five in a row and three captured pairs.
rulesets-pyatka-1 = Pairs are captured on diagonals only. To win you need both: five or more in a row on the board, and three captured pairs. Either may come first, but the row must be on the board when you complete the second. The row may be anywhere.
rulesets-pyatka-2 = A magazine article of 1983 tells of this game among students in Leningrad; an encyclopedia doubts the story.
rulesets-pyatka-3 = The first stone goes on the centre.

## Pente Plus

rulesets-pente-plus-sentence = Each player has two power stones that count as every colour.
rulesets-pente-plus-1 = Each player has two power stones and may play one on any turn instead of an ordinary stone. For whoever plays, a power stone counts as any colour in a row and as one end of a capture. It is never captured itself.
rulesets-pente-plus-2 = The publisher's rules may say more about power stones, but we don't know their text.

## Neighbours

rulesets-neighbours-sentence = Every stone after the first must touch a stone already on the board.
rulesets-neighbours-1 = Every stone after the first must be next to a stone already on the board, straight or diagonally.

## Partners

rulesets-partners-sentence = Two against two, with one colour for each side.
rulesets-partners-1 = Four players, two against two, take turns: one player of each side, then their partners. Partners play the same colour. Rows and captures count for the side.
rulesets-partners-2 = Partners may not discuss strategy. If one of them leaves or runs out of time, their side loses; to resign, both have to agree.

## Team Pente

rulesets-team-pente-sentence = Two against two, with four colours: rows are your own, captures are shared.
rulesets-team-pente-1 = Four players with four colours: the first and third against the second and fourth. A row counts only in one player's own colour. A side wins with ten stones captured from its opponents. The two stones of a capture may differ in colour, but neither may be yours. Your partner's stones are captured like any others, but count for nobody.
rulesets-team-pente-2 = The sources differ on a partner's stones: the publisher's booklet lets them be captured without counting, an encyclopedia says that only opponents' stones can be captured. Here the booklet is followed.
rulesets-team-pente-3 = Partners may not discuss strategy. If one of them leaves or runs out of time, their side loses; to resign, both have to agree.

## Pente for Three, Four, Five and Six

rulesets-party-sentence = Everyone for themselves: five in a row or ten captured stones wins.
rulesets-party-1 = Three to six players take turns, each with a colour and everyone for themselves. Five in a row of your own colour, or capturing ten stones of any others, wins. The two stones of a capture may differ in colour, but neither may be yours.
rulesets-party-2 = Whoever leaves is out: their stones stay and can be captured. The last player left wins.

## Keryo for Three, Four, Five and Six

rulesets-keryo-party-sentence = Everyone for themselves, with trios: five in a row or fifteen captured stones wins.
rulesets-keryo-party-1 = As Pente for three to six, with Keryo-Pente's captures: exactly two or exactly three stones in a line are captured, and one stone can do both in different directions. Five in a row of your own colour, or capturing fifteen stones of any others, wins. The stones of a capture may differ in colour, but none may be yours.

## Points

rulesets-points-sentence = A match of several Pente games that score points: first to 21 wins.
rulesets-points-1 = A match is several games of Pente. Each game scores 5 points for the five in a row, 1 for each captured pair, and 1 for each four (tessera) that is still on the board at the end: exactly four in a row, open or blocked. The first to 21 points wins the match; the loser of a game begins the next.
rulesets-points-2 = If both reach 21 in one game, the higher score wins; if the scores are equal, another game is played.
rulesets-points-3 = Whoever resigns a game or runs out of time gives up the whole match: the opponent wins it, whatever the score.
# For two and for more.
rulesets-match-options = The usual target is 21: the option `target` sets another, from 5 to 200 points. A low target may be reached in the first game. With `handicap`, a player starts the match with points.

## Points for Three, Four, Five and Six

rulesets-points-party-sentence = A match of short games to four in a row or four captures: first to 21 points wins.
rulesets-points-party-1 = A match is several short games. A game ends with four in a row or four captured pairs. It scores 10 points for the four that ends it, 1 for each captured pair, and 1 for each three that is still on the board: exactly three in a row, open or blocked. The first to 21 points wins the match; whoever scored least begins the next game.
rulesets-points-party-2 = If several reach 21 in one game, the highest score wins; if that is shared, another game is played. The two stones of a capture may differ in colour, but neither may be yours.
rulesets-points-party-3 = Whoever resigns a game or runs out of time gives up the whole match: their stones stay and can be captured, and the others play on without them, in all later games too. If only one player is left, that player wins the match.

## Captions of the diagrams. The numbers of the players are written on their stones: player 1 is whoever
## has the first colour, player 2 whoever has the second.

rulesets-drawing-capture = Player 1 plays the marked point and captures both stones of player 2.
rulesets-drawing-moving-in = Player 2 may play the marked point: moving in is safe.
rulesets-drawing-third-stone = The first stone and, around it, the nearest points allowed for the third.
rulesets-drawing-trio = Player 1 plays the marked point and captures three stones.
rulesets-drawing-g-lines = The nearest points allowed for the third stone, to the upper right of the centre.
rulesets-drawing-poof = If player 1 plays the marked point, the pair stands between two enemy stones and is lost.
rulesets-drawing-breakable = The row doesn't win yet: player 2 plays the marked point and captures a stone of it.
rulesets-drawing-swap-choice = Four stones are down. Which colour would you take?
rulesets-drawing-swap2-choice = Three stones are down: take a colour, or add two more and hand the choice back.
rulesets-drawing-overline = Six in a row doesn't win.
rulesets-drawing-double-three = Player 1 may not play the marked point: it would make two open threes at once.
rulesets-drawing-six = Six in a row wins.
rulesets-drawing-spaced = Player 1 plays the marked point and captures both stones of player 2: all four are two points apart.
rulesets-drawing-diagonal = A stone on the marked point captures only the diagonal pair.
rulesets-drawing-power = The power stone completes this row, and could complete one of the other colour, too.
rulesets-drawing-touching = The points that touch the stone.
rulesets-drawing-mixed = Player 1 plays the marked point and captures two stones of different colours.
rulesets-drawing-mixed-trio = Player 1 plays the marked point and captures a trio of two colours.
rulesets-drawing-partners-order = The first four turns, from left to right: one player of each side, then their partners in the same colours.
rulesets-drawing-partners-row = Either partner of side 1 may play the marked point: the row counts for the side, whoever placed its stones.
rulesets-drawing-team-capture = Players 2 and 4 are on the other side. Player 1 plays the marked point: both captured stones count.
rulesets-drawing-team-partner = Player 3 is player 1's partner. Player 1 plays the marked point: both stones are captured, but only player 2's counts.
rulesets-drawing-team-row = Players 1 and 3 are partners, but this row wins nothing: it takes five stones of one colour.
rulesets-drawing-fours = The end of a game. Player 1 scores 5 for the five in a row and 1 for the four: 6 points. Player 2 scores 1 for each of two fours: 2 points. Each captured pair adds 1.
rulesets-drawing-no-fours = Player 1 scores 5 for the five in a row, and nothing for the fours inside it. Player 2 scores nothing: the stones are not in a row without a gap.
rulesets-drawing-threes = The end of a game. Player 1 scores 10 for the four in a row and 1 for the three: 11 points. Players 2 and 3 score 1 each for their threes. Each captured pair adds 1.
