### The twelve lessons of `/learn`. A lesson has a title; each of its tasks has two sentences over a drawing
### (`words`), the task itself (`task`), and what is said of a right answer (`right`). The reader has the
### white stones, the opponent the black ones. Points are never named here: everybody reads them in their
### own notation.

lessons-title-five = Five in a row
lessons-five-words = Pente is played on the points where lines cross: each turn you place one stone, and it never moves again. Five of your stones in a row win, across, upright or diagonally.
lessons-five-task = White has four in a row. Win with one stone.
lessons-five-right = Five in a row: you have won.

lessons-title-capture = Capturing
lessons-capture-words = Trap exactly two black stones between two of yours, in any direction, and they leave the board. A single stone, or three or more in a row, can't be captured.
lessons-capture-task = Capture a pair.
lessons-capture-right = The pair leaves the board, and its points are free again.

lessons-title-moving-in = Moving in is safe
lessons-moving-in-words = Only the one who closes a trap captures. You may place a stone so that your own pair stands between two black stones: nothing happens to it.
lessons-moving-in-task = Move in: make a pair that stands between two black stones.
lessons-moving-in-right = The pair is safe, for black didn't close the trap. Besides, the stone makes a three upwards.

lessons-title-pair = The pair is weak
lessons-pair-words = Two stones side by side are what can be captured. Once black stands at one end of your pair, the next black stone at the other end takes it.
lessons-pair-task = Your pair is in danger. Save it.
lessons-pair-right = No pair of yours can be captured now.

lessons-title-five-captures = Winning by captures
lessons-five-captures-words = Five captured pairs win, just like five in a row. You have captured four pairs, and black has four in a row.
lessons-five-captures-task = Win at once.
lessons-five-captures-right = That was the fifth pair: you have won before black could make five.

lessons-title-threes = Threes and fours
lessons-open-three-words = An open three, or *tria*, has three stones in a row and room at both ends. Unless it is stopped, it becomes a four with both ends free.
lessons-open-three-task = Make an open three without a gap.
lessons-open-three-right = A tria. Your next stone would make an open four.
lessons-stretch-three-words = A stretch three is an open three with a gap. It threatens just the same, but it is made of a pair and a single stone.
lessons-stretch-three-task = Make a stretch three.
lessons-stretch-three-right = With the gap filled, it is an open four.
lessons-open-four-words = A four, or *tessera*, has four stones in a row. An open four has both ends free: black can block only one, so you make five at the other.
lessons-open-four-task = Make an open four.
lessons-open-four-right = Both ends are free: one block is not enough.
lessons-stretch-two-words = Two stones with a gap are a stretch two. They work together like a pair, but nobody can capture them.
lessons-stretch-two-task = Make a stretch two.
lessons-stretch-two-right = There is no pair to capture, and the gap can be filled later.

lessons-title-blocking = Blocking
lessons-block-stretch-words = Black has a stretch three. It can be stopped at three points: at either end, or in the gap.
lessons-block-stretch-task = Stop it at one of its three points.
lessons-block-stretch-right = Black can't make an open four any more.
lessons-block-straight-words = This open three has your stone two steps from one end. That leaves three points to stop it: either end, or one step further on the other side.
lessons-block-straight-task = Stop it at one of its three points.
lessons-block-straight-right = Whatever black adds now, one end of the four is closed.

lessons-title-shapes = Eight shapes
lessons-shape-i-words = The **I**: three stones on a line with a gap between each two. No two of them can be captured, and two more stones make five.
lessons-shape-l-words = The **L**: a stretch of two and a longer one at a right angle. The corner stone works in both directions.
lessons-shape-h-words = The small **h**: a leg, a bar and a leg that goes the other way, always with a gap. Wherever black answers, another line stays open.
lessons-shape-x-words = The **X**: four corners around an empty point. A stone in the middle makes two threes at once.
lessons-shape-big-h-words = The big **H**: two upright legs with room for a bar between them. Both legs and the bar can grow, and there is no pair to capture.
lessons-shape-4x3-words = The **4 × 3**: the corners of a rectangle of four by three points. Its sides are stretches that help one another.
lessons-shape-5x3-words = The **5 × 3**: the corners of a rectangle of five by three points. From its short sides diagonals meet in the middle.
lessons-shape-hat-words = The **hat**: a wide base, and a stone two lines above or below it, on the diagonal from one of its ends. It is small, safe from captures, and grows in three directions.

lessons-title-wedge = Wedge and extension
lessons-wedge-words = A wedge is a stone in the gap of a black stretch, with another stone of yours beside it. It splits the stretch, and black can't capture it with one stone.
lessons-wedge-task = Place the wedge.
lessons-wedge-right = The stretch is split, and black can't capture your pair with one stone.
lessons-extension-words = An extension makes a four that black can block at one point only. If the block makes a black pair that you can capture, the block doesn't last.
lessons-extension-task = Extend your three so that you can capture the block.
lessons-extension-right = Black must block, the block makes a pair, and you capture it.

lessons-title-initiative = Initiative and keystones
lessons-initiative-words = Whoever makes threats that must be answered has the initiative. A four comes before an open three: black has no time to go on.
lessons-initiative-task = Black has an open three. Don't stop it: make a four that no answer stops.
lessons-initiative-right = Two fours at once: black can block only one.
lessons-keystone-words = A keystone pair belongs to several lines at once. Capture it, and all of them fall.
lessons-keystone-task = Black has two open threes. Capture the pair that holds both together.
lessons-keystone-right = With the keystone gone, neither three is left.

lessons-title-conventions = Rules and customs
lessons-third-stone-words = White's first stone goes on the centre, which is a big advantage. So by the tournament rule white's second stone, the third in all, stands at least three lines away from the centre.
lessons-third-stone-task = Place the third stone.
lessons-third-stone-right = That is far enough from the centre.
lessons-notation-words = Points have two names: `K10` counts files and ranks from the lower left corner, `R3U2` the steps right (R), left (L), up (U) or down (D) from the centre. The letter I is left out, and the centre is `K10` or `0`.
lessons-notation-right = Both names mean this point. You choose in `/settings` which ones you see.
lessons-calls-words = It's good manners to call "tria" when you make an open three, and "tessera" when you make a four. With `calls` in `/challenge` I call for both of you.
lessons-calls-task = Make a move that is called "tessera".
lessons-calls-right = Tessera! Now black knows.

lessons-title-game = Your first game
lessons-game-words = Now play against me at level 1, the weakest. After each of my moves I point out one thing on the board: what was captured, what threatens, or what you can do. On a server the game gets a thread of its own, which everybody in the channel can open; to play in private, use `/learn` in a direct message to me.
lessons-game-task = Start the game, and try what you have learned.
