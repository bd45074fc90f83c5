### What people read about each ruleset in `/rules`. A page is the sentence, the paragraphs and the
### captions of one ruleset, and has at most 2,000 characters. The sentence is shown in a menu, too: it
### has at most 100. Words in backticks are names of options, as people type them. Names of rulesets are
### not translated.

## Paragraphs that several rulesets share.

rulesets-tournament = Tournament rule: the third stone, which is the second of whoever began, must stand at least three lines from the centre.
rulesets-like-pente = Everything else is as in Pente.
rulesets-like-keryo = Everything else is as in Keryo-Pente.
rulesets-endless = Captures could repeat for ever, so a game is a draw once 2,000 stones have been placed.
rulesets-black-begins = By custom whoever begins has the black stones.
rulesets-swap = Whoever begins places the first four stones, two of each colour by turns, anywhere on the board. The other player then chooses which colour to play, and white moves next.
rulesets-swap2 = Whoever begins places three stones anywhere: white, black, white. The other player takes white, or takes black, or places a black and a white stone and hands the choice back. Then black moves.

## Pente

rulesets-pente-sentence = Five in a row wins, and so do five captured pairs.
rulesets-pente-1 = Players take turns placing one stone on any empty point. The first stone goes to the centre. Five or more of your stones in a row win at once, in any direction.
rulesets-pente-2 = If your stone and another of yours enclose exactly two enemy stones in a line, these two are captured and come off the board. One stone can capture in several directions. Ten captured stones, which is five pairs, win as well.
rulesets-pente-3 = You may safely place a stone so that your own pair ends up enclosed: only the player who closes a bracket captures. A single stone and three or more are never captured.
rulesets-pente-4 = The sources differ on six or more in a row: the booklet lets them win, and the encyclopedia reports that in competitive play only exactly five wins. Here they win, unless the option `overline` says otherwise. The option `bans` forbids the first player, or both players, to make two open threes at once, as in events influenced by Renju.

## Keryo-Pente

rulesets-keryo-pente-sentence = Trios can be captured as well as pairs, and fifteen captured stones win.
rulesets-keryo-pente-1 = Exactly three enclosed stones are captured just as exactly two are, and one stone can do both in different directions. It takes fifteen captured stones to win by captures.
rulesets-keryo-pente-2 = Everything else is as in Pente, the options `overline` and `bans` included.

## Small Keryo

rulesets-small-keryo-sentence = Keryo-Pente on a board of 13 lines.
rulesets-small-keryo-1 = Keryo-Pente on 13 by 13 lines, with the centre at G7: pairs and trios are captured, and fifteen captured stones win.

## G-Pente

rulesets-g-pente-sentence = The third stone must also keep off the lines through the centre nearby.
rulesets-g-pente-1 = The third stone must stand at least three lines from the centre. On the file and on the rank of the centre it must even stand five lines away.

## Poof-Pente

rulesets-poof-pente-sentence = A pair that moves into a bracket is captured, too.
rulesets-poof-pente-1 = Moving in is not safe: if your stone makes a pair of yours that stands between two enemy stones, both stones of the pair come off the board and count for your opponent. Your own captures by that stone still happen first.
rulesets-poof-pente-2 = After a stone the larger number of captures wins if it has reached ten, so you can lose on your own move. With equal numbers the game goes on. Only then does a row count, and only if the stone that made it still stands.

## Boat-Pente

rulesets-boat-pente-sentence = Five in a row wins only if no capture can break it on the next move.
rulesets-boat-pente-1 = Five in a row wins at once only if your opponent cannot capture a stone of it on the next move. If that is possible, the game goes on: your opponent must break the row or lose, whatever else the move may do.

## O-Pente

rulesets-o-pente-sentence = Keryo-Pente with the rules of Poof-Pente and Boat-Pente.
rulesets-o-pente-1 = Pairs and trios are captured and fifteen stones win, as in Keryo-Pente. Pairs and trios that move into a bracket are lost, as in Poof-Pente. A row wins only if no capture can break it on the next move, as in Boat-Pente; rows are looked at before captures are counted.

## D-Pente

rulesets-d-pente-sentence = One player places four stones, the other chooses a colour.

## DK-Pente

rulesets-dk-pente-sentence = Keryo-Pente in which one player places four stones and the other chooses.

## Swap2-Pente

rulesets-swap2-pente-sentence = One player places three stones; the other chooses a colour or adds two more.

## Swap2-Keryo

rulesets-swap2-keryo-sentence = Keryo-Pente with the opening of Swap2-Pente.

## Gomoku

rulesets-gomoku-sentence = No captures; exactly five in a row wins.
rulesets-gomoku-1 = Players take turns placing one stone; nothing is ever captured. Exactly five of your stones in a row win. Six or more are worth nothing. The first stone goes to the centre.

## Ninuki-Renju

rulesets-ninuki-renju-sentence = Exactly five unbreakable stones or five pairs win; double threes are forbidden.
rulesets-ninuki-renju-1 = Pairs are captured and five pairs win. A row wins only if it is exactly five long and no capture can break it on the next move, or has not broken it. A longer row is worth nothing, but if your capture cuts your opponent's longer row down to exactly five, your opponent wins; if that capture was your fifth, the game is drawn.
rulesets-ninuki-renju-2 = Neither player may make open threes on two lines with one stone. An open three is three stones within four points that one more turns into four in a row with both ends empty, from which either end wins. A line on which one more stone wins is a four and no three; a three and a four are allowed, and so are two fours. The ban is lifted for a stone that makes five or the fifth capture, and when no other stone can stop a four or break a five.
rulesets-ninuki-renju-3 = The sources differ on whom the ban binds: the encyclopedia says only the first player, two others say both. Here it binds both, unless the option `bans` leaves the second player free.
rulesets-ninuki-renju-4 = The board has 15 lines and the first stone goes to its centre, H8.

## Complication

rulesets-complication-sentence = Only exactly five wins, and two open threes at once are forbidden.
rulesets-complication-1 = Only exactly five in a row wins; a longer row is worth nothing.
rulesets-complication-2 = No stone may make open threes on two lines at once. An open three is three stones within four points that one more turns into four in a row with both ends empty, from which either end wins. A line on which one more stone wins is a four and no three; a three together with a four is allowed, and so are two fours. The ban is lifted for a stone that wins, and when your opponent threatens five and only such a stone can stop it.

## Connect6

rulesets-connect6-sentence = Two stones a turn after the first; six in a row wins.
rulesets-connect6-1 = The first turn is a single stone in the centre. After that every turn has two stones. Nothing is captured. Six or more in a row win, even with the first stone of a turn.

## Linear Pente

rulesets-linear-pente-sentence = Pente on a single line, with captures and rows at every even spacing.
rulesets-linear-pente-1 = The board is one line of 19 points, A to T. Two enemy stones between two of yours are captured when all four are equally spaced: next to each other, or two, three or four points apart. Five equally spaced stones of yours win. Captures alone do not win, and the first stone may go anywhere.

## Pyatka

rulesets-pyatka-sentence = Captures are diagonal, and a win takes both a row and three captures.
rulesets-pyatka-1 = Pairs are captured along diagonals only. To win you need both: five or more in a row on the board, and three captured pairs. It does not matter which comes first, but the row must stand when the second comes true. It is looked for on the whole board.
rulesets-pyatka-2 = The encyclopedia that tells the story of this game doubts that the story is true.
rulesets-pyatka-3 = The first stone goes to the centre.

## Pente Plus

rulesets-pente-plus-sentence = Each player has two power stones that count for every colour.
rulesets-pente-plus-1 = Each player has two power stones and may play one on any turn instead of a normal stone. A power stone counts as any colour in a row and as the end of a bracket for whoever plays, and it is never captured itself.
rulesets-pente-plus-2 = The publisher's rules may say more about power stones; their text is not known to us.

## Neighbours

rulesets-neighbours-sentence = Every stone after the first must touch another.
rulesets-neighbours-1 = Every stone after the first must touch a stone that is on the board, straight or diagonally.

## Partners

rulesets-partners-sentence = Two against two with one colour a side.
rulesets-partners-1 = Four people, two against two, sit in turn: first one side, then the other, then the partners. Partners play the same colour. Rows and captures count for the side.
rulesets-partners-2 = Partners may not discuss strategy.

## Team Pente

rulesets-team-pente-sentence = Two against two with four colours: rows are your own, captures are shared.
rulesets-team-pente-1 = Four people with four colours, the first and third against the second and fourth. A row counts only in one person's own colour. A side wins with ten stones captured from its opponents. The two stones of a capture may differ in colour, but neither may be yours; your partner's stones are captured like any others and count for nobody.
rulesets-team-pente-2 = On a partner's stones the sources differ: the booklet lets them be captured without counting, the encyclopedia says that only opponents' stones are targets. Here the booklet is followed.
rulesets-team-pente-3 = Partners may not discuss strategy. If one leaves, the side loses.

## Pente for Three, Four, Five and Six

rulesets-party-sentence = Everybody for themselves: five in a row or ten captured stones win.
rulesets-party-1 = Three to six people with a colour each play in turn, everybody for themselves. Five in a row of your own colour or ten captured stones of any others win. The two stones of a capture may differ in colour, but neither may be yours.
rulesets-party-2 = Whoever leaves is out: the stones stay and can be captured. The last one left wins.

## Points

rulesets-points-sentence = Several games of Pente that score points, up to 21.
rulesets-points-1 = A match of several games of Pente. Each game scores 5 points for the five in a row, 1 for each captured pair, and 1 for each four in a row that still stands at the end. The four must be exactly four long. The first to 21 points wins the match; the loser of a game begins the next.
rulesets-points-2 = If both pass 21 in one game, the higher number wins; if they are equal, another game is played. A player may be given points at the start as a handicap.
rulesets-points-3 = The tournament rule is optional: without it only the first stone is bound to its place, and the option `opening` turns it on.

## Points for Three, Four, Five and Six

rulesets-points-party-sentence = Several short games, each to four in a row or four captures, that score points up to 21.
rulesets-points-party-1 = A match of several short games. A game ends with four in a row or four captured pairs. It scores 10 points for the four, 1 for each captured pair, and 1 for each row of exactly three that still stands. The first to 21 points wins the match; whoever scored least begins the next game.
rulesets-points-party-2 = If several pass 21 in one game, the highest number wins; if that is shared, another game is played. The two stones of a capture may differ in colour, but neither may be yours.

## Captions of the drawings. The numbers are written on the stones: 1 is a stone of whoever has the
## first colour, 2 of whoever has the second.

rulesets-drawing-capture = 1 plays on the marked point and takes both stones of 2.
rulesets-drawing-moving-in = 2 may play on the marked point: moving in is safe.
rulesets-drawing-third-stone = The first stone, and around it the nearest points that the third one may take.
rulesets-drawing-trio = 1 plays on the marked point and takes three stones.
rulesets-drawing-g-lines = The nearest points for the third stone in the upper right of the centre.
rulesets-drawing-poof = If 1 plays on the marked point, the pair stands in a bracket and is lost.
rulesets-drawing-breakable = The row does not win yet: 2 plays on the marked point and captures out of it.
rulesets-drawing-swap-choice = Four stones are down. Which colour would you take?
rulesets-drawing-swap2-choice = Three stones are down: take a colour, or place two more and hand the choice back.
rulesets-drawing-overline = Six in a row is worth nothing.
rulesets-drawing-double-three = 1 may not play on the marked point: it would make two open threes at once.
rulesets-drawing-six = Six in a row.
rulesets-drawing-spaced = 1 plays on the marked point and takes both stones of 2: all four are two apart.
rulesets-drawing-diagonal = Only the diagonal pair is captured by a stone on the marked point.
rulesets-drawing-power = The power stone completes this row, and could complete one of the other colour.
rulesets-drawing-touching = The points that touch the stone.
rulesets-drawing-mixed = 1 plays on the marked point and takes two stones of different colours.
rulesets-drawing-fours = The row scores 5 for its owner; the four below it scores 1.
rulesets-drawing-threes = The four scores 10 for its owner; the three below it scores 1.
