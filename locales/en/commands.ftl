### What Discord shows while somebody chooses a command: what each command does, and what each of its
### options means. A key is the command and its option: `commands-challenge-level` is the option `level` of
### `/challenge`. Names of commands and options are not translated. Each text has 1 to 100 characters.

## `/challenge`

commands-challenge = invite someone, or anyone, to a game, or play the bot
commands-challenge-opponent = who to invite; leave it out to invite anyone
commands-challenge-ruleset = what to play; if left out, as in your last game together, or the server's default
commands-challenge-pace = how much time each player has; if left out, as in your last game together, or the server's default
commands-challenge-rated = whether the game counts for the ladder; if left out, as last time, or yes if it can
commands-challenge-opening = how the first stones are placed
commands-challenge-size = how many lines the board has
commands-challenge-poof = whether a pair completed between two enemy stones is lost
commands-challenge-boat = whether a row wins only if no capture can break it
commands-challenge-overline = whether six or more in a row wins
commands-challenge-bans = who may not make two open threes at once
commands-challenge-first = who moves first; random if left out
commands-challenge-level = to play the bot: its strength, from 1 to 10 (3 if you just invite the bot)
commands-challenge-target = how many points win a match of Points (21 if left out)
commands-challenge-handicap = in Points: how many points your opponent starts with; with a minus, you
commands-challenge-calls = whether turn messages call "tria!" and "tessera!"; as last time if left out, else no
commands-challenge-set = whether to play a set: two games at once, each first in one; as last time if left out, else no
commands-challenge-claim = whether a win on time has to be claimed; as last time if left out, else no
commands-challenge-hill = whether it's a rated set for the hill that you both climb

## `/move`

commands-move = play a stone
commands-move-point = the point, like K10 or R3U2; +K10 plays a power stone
commands-move-game = the game's number, if it's your turn in more than one

## `/board`

commands-board = show a game's board again
commands-board-game = the game's number, if you're playing more than one
commands-board-text = describe the board in words, only for you
commands-board-numbers = number the stones in the order they were played, only for you

## `/resign`

commands-resign = resign a game or a match; I'll ask you to confirm
commands-resign-game = { commands-board-game }

## `/offer`

commands-offer = offer a draw, takeback, pause or rating, to adjourn or resume, give a day or claim a win on time
commands-offer-what = what to offer
commands-offer-game = { commands-board-game }

## `/if-then`

commands-if-then = prepare an answer to a move your opponent may play; only you see it
# `M9 N8` is an example: two points of the board.
commands-if-then-line = their move, your answer, and so on: M9 N8; leave it out to see your lines
commands-if-then-clear = delete all your lines in this game; /replay won't show them after the end
commands-if-then-game = { commands-board-game }

## `/games`

commands-games = list your games, your turn first
commands-games-player = whose games; yours if left out

## `/follow`

commands-follow = follow somebody else's game by private message, or list the games you follow
commands-follow-game = the game's number; leave it out for the list
commands-follow-tell = when I write to you

## `/review`

commands-review = who stood better after a finished game's moves, and what decided it
commands-review-game = which game; the last one here if left out

## `/opening`

commands-opening = how often a position was reached in finished games, and how they went on
commands-opening-ruleset = by which rules; those you play most if left out
commands-opening-opening = how the games began; as you play most if left out

## `/history`

commands-history = list finished games, and how two people have fared
commands-history-player = whose games; yours if left out
commands-history-opponent = only games with this person, and the score between the two
commands-history-ruleset = which ruleset; all if left out
commands-history-result = how the game went for the player; any result if left out
commands-history-page = which page, starting at 1; the newest games come first

## `/replay`

commands-replay = replay a finished game, or step through it
commands-replay-game = the game's number; your last finished one here if left out

## `/profile`

commands-profile = show your ratings, results and opponents, or somebody else's
commands-profile-player = whose profile; yours if left out
commands-profile-public = whether everyone in the channel sees it; only you if left out

## `/export`

commands-export = get the records of your games as files
commands-export-game = get the record of one game as a file
commands-export-game-game = the game's number; you choose from your latest if left out
commands-export-game-format = how it's written; as text if left out
commands-export-all = get the records of all your finished games in a zip file
commands-export-all-format = { commands-export-game-format }
commands-export-all-from = from which game on, by its number; from your first if left out

## `/import`

commands-import = keep records of games for study, in a library that only you see
commands-import-file = a file with records: text, SGF, or a zip file of them
commands-import-record = a record in your library by its number, to see it on a board; names are suggested
commands-import-move = after which move; after the last if left out
commands-import-delete = whether to delete that record

## `/hill`

commands-hill = see the hill of a ruleset: who climbed how high by winning sets
commands-hill-ruleset = which ruleset; the server's default if left out

## `/leaderboard`

commands-leaderboard = show the ladder
commands-leaderboard-ruleset = which ruleset; the server's own, or the most played, if left out
commands-leaderboard-scope = whose games; this server's if left out
commands-leaderboard-season = a season of this server: its number, or one of the list
commands-leaderboard-page = which page, starting at 1

## `/rules`

commands-rules = read the rules of Pente or another ruleset
commands-rules-ruleset = which ruleset; leave it out to see them all

## `/settings`

commands-settings = see or change your settings: theme, language, notation, reminders, time zone, vacation
commands-settings-theme = how boards look that only you see
commands-settings-language = the language of what only you see
commands-settings-notation = how points are written for you
commands-settings-confirm = whether to ask before playing a point you pick
commands-settings-reminders = how often to remind you of a game
# `none` is typed as it stands here, in every language.
commands-settings-quiet = hours without reminders, like 22-7; "none" turns them off
commands-settings-zone = your time zone, like Europe/Berlin
commands-settings-weekend = the days on which your clocks stop
commands-settings-vacation = whether to use vacation before you lose on time
commands-settings-messages = where to send your reminders
commands-settings-block = someone whose invitations and offers you don't want
commands-settings-unblock = someone to take off your block list
commands-settings-digest = whether to send you a daily list of games where it's your turn
commands-settings-profile = who can see your profile

## `/server`

commands-server = see or change how games are played on this server
commands-server-theme = how boards look to everyone here
commands-server-channel = the channel where all games are played
commands-server-anywhere = allow games in every channel again
commands-server-threads = open a thread for each game
commands-server-tidy = delete the old board when a new one is posted
commands-server-ruleset = the default ruleset for invitations
commands-server-pace = the default pace for invitations
commands-server-vacation = whether vacation can be used in rated games
commands-server-language = the language of what everyone here reads
commands-server-visibility = who can see the games played here
commands-server-seasons = whether the ladders have seasons; a change applies from the next one
commands-server-hill = whether people here can climb hills with /hill
commands-server-reviews = whether two opponents can see reviews of their old games while they play a rated one here
commands-server-puzzles = the channel in which a puzzle is posted once a day
commands-server-no-puzzles = true to post no puzzle of the day any more
commands-server-bar = a person who may start nothing here any more; their running games go on
commands-server-unbar = a person who may start games here again

## `/learn`

commands-learn = learn to play in twelve short lessons

## `/puzzle`

commands-puzzle = solve a puzzle: find the winning stone
commands-puzzle-theme = what it is about; any theme if left out
commands-puzzle-ruleset = by which rules; any if left out
commands-puzzle-difficulty = how hard; if left out, what suits your puzzle rating
commands-puzzle-source = where puzzles are from; built in, this server and your own games if left out

## `/help`

commands-help = learn what I can do and how to play

## `/table`

commands-table = open a table for three to six people, or sit down at one
commands-table-ruleset = what to play; Pente if left out
commands-table-seats = how many play, from 3 to 6 (4 if left out)
commands-table-pace = how much time each player has; the server's default if left out
commands-table-order = the order of play; random if left out
commands-table-rated = whether the game counts for the ladder; if left out, yes if it can
commands-table-bots = how many chairs the bot takes; none if left out
commands-table-level = how strong the bot is, from 1 to 10 (3 if left out)
commands-table-target = how many points win a match of Points (21 if left out)
commands-table-opening = how the game begins, for Partners and Points
commands-table-size = how many lines the board has; 19 if left out
commands-table-calls = whether turn messages call "tria!" and "tessera!"; no if left out
commands-table-invite = someone to invite by name: they are pinged once
commands-table-handicap = in Points: how many points the person named in `invite` starts with
commands-table-do = what to do at a table that is open
commands-table-person = with `do`: who is to stand up
commands-table-table = the table's number, if several are open

## `/seek`

commands-seek = look for an opponent, or see who is looking for one
commands-seek-ruleset = what to play; the server's default if left out
commands-seek-pace = how much time each player has; the server's default if left out
commands-seek-rated = whether the game counts for the ladder; yes if it can, if left out
commands-seek-band = how far your opponent's rating may be from yours; any if left out
commands-seek-everywhere = whether people on other servers may play you, too, in private messages; no if left out

## `/tournament`

commands-tournament = make, enter and follow tournaments
commands-tournament-create = make a tournament: menus and a preview follow before it is announced
commands-tournament-create-name = what it is called
commands-tournament-create-ruleset = what to play; the server's default if left out
commands-tournament-create-pace = how much time each player has; the server's default if left out
commands-tournament-create-lowest-rating = the lowest rating that may enter; any if left out
commands-tournament-create-highest-rating = the highest rating that may enter; any if left out
commands-tournament-create-check-in = whether players confirm in the last hour before the start; no if left out
commands-tournament-show = see a tournament: your place, your game, the standings
commands-tournament-show-number = its number; yours or the latest one if left out
commands-tournament-list = see the tournaments of this server
commands-tournament-manage = for organisers: start, pause, decide, replace, put off, cancel
commands-tournament-manage-number = its number; the latest one if left out
commands-server-organisers = the role whose members organise tournaments, besides those who manage the server
commands-server-no-organisers = true to let only those who manage the server organise tournaments
commands-tournament-create-start = when it starts, as 2027-03-06 20:00; in two days if left out
commands-tournament-create-repeats = an RRULE, as FREQ=MONTHLY;BYDAY=1SA; once if left out
commands-tournament-manage-do = what to do, after a question; its page if left out
commands-tournament-manage-board = the board whose result you decide
commands-tournament-manage-result = the result that you decide
commands-tournament-manage-player = whom to take out or replace
commands-tournament-manage-replacement = who takes their place
commands-tournament-manage-hours = by how many hours to put the start off
commands-tournament-manage-reason = why you decide a result, replace somebody or cancel; it is posted
commands-tournament-enter = enter a tournament
commands-tournament-enter-number = its number; yours or the latest one if left out
commands-tournament-withdraw = leave a tournament
commands-tournament-withdraw-number = its number; yours or the latest one if left out
commands-tournament-check-in = confirm before the start that you are there
commands-tournament-check-in-number = its number; yours or the latest one if left out
commands-tournament-bye = sit out the next round of a Swiss for half a point
commands-tournament-bye-number = its number; yours or the latest one if left out

## `/privacy`, `/about`

commands-privacy = see, get or delete what the bot stores about you
commands-privacy-show = see what is stored about you, who sees it, and for how long
commands-privacy-export = get everything that is stored about you as a file
commands-privacy-delete = delete everything that is stored about you; asks twice
commands-about = the bot's version, and links to its terms, privacy policy and help

## `/league`

commands-league = make, enter and follow leagues: seasons in divisions
commands-league-create = make a league: menus and a preview follow before it is announced
commands-league-create-name = what it is called
commands-league-create-ruleset = what to play; the server's default if left out
commands-league-create-pace = how much time each player has; the server's default if left out
commands-league-create-division-size = how many players a division has, 5 to 11; 9 if left out
commands-league-create-moving = how many go up and how many go down, 1 to 3; 2 if left out
commands-league-create-check-in = whether players confirm in the last hour before the start; no if left out
commands-league-show = see a league: your division, your games, the standings
commands-league-show-number = its number; yours or the latest one if left out
commands-league-show-season = which season; the latest one if left out
commands-league-enter = enter the next season of a league
commands-league-enter-number = its number; the latest one if left out
commands-league-leave = leave a league
commands-league-leave-number = its number; yours if left out
commands-league-manage = for organisers: start, pause, decide, replace, end, cancel
commands-league-manage-number = its number; the latest one if left out
