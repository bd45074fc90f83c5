### Why something that a person asked for was not done: what is wrong, and what would be right. The
### answer is seen by that person only, unless they wrote a message to the bot in a channel.
###
### $typed is what they typed, in quotes, or general-typed-nothing.

## What a person typed

refusal-no-such-ruleset-typed = There's no ruleset called { $typed }. Choose one from the list; `/rules` explains them all.
# What was typed is a part of several names. $rulesets are these, as in "**Keryo-Pente** or **Small Keryo**".
refusal-which-ruleset = { $typed } could be { $rulesets }. Please type more of the name.
# Two points were typed.
refusal-one-stone = You can place one stone now, so type one point. Nothing was played.
refusal-not-a-game = { $typed } isn't a game number. Type a number like 412; `/games` lists your games.
refusal-no-such-zone = I don't know the time zone { $typed }. Type its name, like `Europe/Berlin`, or a big city in it.
refusal-not-quiet-hours = { $typed } isn't a range of hours. Type full hours, like `22-7`, or `none`.
refusal-not-a-point = { $typed } isn't a point. Type a letter and a number, like `K10`, or steps from the centre, like `R3U2`.

# The columns of the board are called by letters, without I.
refusal-no-file-i = { $typed } isn't a point: the board has no letter I, it goes from H straight to J.

# What the board's points are follows: see refusal-rules-extent.
refusal-point-off-board = { $typed } isn't on this board.

## Which game is meant

refusal-no-game = You have no games in progress. `/challenge` starts one.
# `/replay` was used for a running game.
refusal-not-over = Game { $game } isn't over yet. `/board` shows where it stands.
# `/profile` was used for somebody who has not left it open, or one of the two blocks the other.
refusal-profile-hidden = This person doesn't show you their profile here.
refusal-nothing-waits = It isn't your turn in any game. `/games` shows whose turn it is.
# A command was used without its option `game`, and the person has several games.
refusal-none-fits = That isn't possible in any of your games right now. `/games` lists them.
# The same, in the thread of a game that is over.
refusal-over-here = Game { $game }, whose thread this is, is over. If you mean another game, add the option `game` to a command, or start a message with the number, like `412 K10`.

# $games is a list of numbers in bold type, as in "**4**, **7** or **9**".
refusal-which-game = Which game do you mean: { $games }? In a command, add the option `game`, or start a message with the number, like `412 K10`.
# The last alternative in $games if there are many: "**4**, **7** or 12 others".
refusal-other-games =
    { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
refusal-no-such-game = There's no game { $game }. `/games` lists yours.
refusal-no-such-invitation = That invitation no longer exists. `/challenge` sends a new one.
refusal-overtaken = Someone just moved in game { $game }. `/board` shows it.
# The same where the board is shown below.
refusal-overtaken-below = Someone just moved in game { $game }.

## Whom to invite, and where

refusal-opponent-is-bot = I can't invite other bots. Invite a person, or play me.
refusal-level-of-person = `level` is only for games against me. Leave it out, or choose me as `opponent`.
refusal-rated-against-computer = Games against me are never rated. Leave `rated` out.
refusal-no-such-opponent = I play every ruleset for two players, at levels 1 to 10. Choose one of those.
refusal-only-on-servers = Invitations only work on a server. Use `/challenge` in one of its channels, where both of you can see the board.
refusal-not-reachable = I can't post boards here. To play me, send me a DM, type `/help` and press *Play the bot*; or use a server that has added me.

# $permissions is a list of permissions in bold type, as in "**Embed Links** and **Attach Files**".
refusal-permissions = I need more permissions in this channel before you can play here. Please ask someone who manages it to allow me: { $permissions }.

# $channel is the link to a channel.
refusal-games-channel = Games here are played in { $channel }, but I can't post there. Please ask someone who manages the server to allow it, or to choose another channel with `/server`.

# $permission is permissions-manage-server.
refusal-manage-server = You need the permission **{ $permission }** to change how games are played here. Your own settings are in `/settings`.

## The request itself

refusal-button = This button no longer works. `/games` lists your games, `/board` shows a game's board.
refusal-command = This command has changed. Try again in a minute, or see `/help`.
refusal-too-much = That's more than I can answer at once, so I'll ignore the rest for a while. Please try again in a minute.
# $when is as Discord shows a time, as in "in 20 seconds".
refusal-too-soon = You're doing that too often. Nothing was changed; please try again { $when }.
refusal-stopping = I'm about to restart. Nothing was changed; please try again in a moment.
# To somebody whom the operator has banned.
refusal-banned = You can't use this bot: its operator has banned you.
# The same, for a time. $until is a date and a time.
refusal-banned-until = You can't use this bot until { $until }: its operator has banned you.
# Follows one of the two above. $reason is what the operator wrote.
refusal-ban-reason = The reason that was given: { $reason }
# To somebody who invites, or accepts an invitation of, a person whom the operator has banned.
refusal-other-is-banned = This person can't be invited: they may not use this bot.
refusal-other-is-barred = This person can't be invited: the people who manage this server don't let them start anything here.
refusal-barred = The people who manage this server don't let you start anything here. Your running games go on, and elsewhere nothing changes. Please ask them about it.
refusal-bar-whom = You can bar people, but no bots, and not yourself.
refusal-too-many-barred = { $most } people are barred here, the most I keep. Let somebody start games again with `unbar`, or ban them on Discord.
refusal-repeated = That's already done.
refusal-clock-set-back = The clock of the computer I run on has gone backwards, so I can't do that until someone sets it right. Every game is safe.
refusal-no-such-ruleset = There's no such ruleset. Choose one from the list; `/rules` explains them all.
refusal-no-such-id = I can't find that person on Discord. Choose them from the list.

## Options that do not fit the ruleset. $ruleset is its name. The options of `/challenge` are in quotes.

# $lines is how many lines were asked for.
refusal-size = A board can't have { $lines } lines. Choose an odd number from 9 to 19.
refusal-size-is-fixed = { $ruleset } has its own board size. Leave `size` out.
refusal-opening-is-fixed = { $ruleset } has its own opening. Leave `opening` out.

# $openings is as in "tournament rule or free opening".
refusal-opening = { $ruleset } has these openings: { $openings }. Choose one of them.
refusal-poof-is-fixed = The option `poof` doesn't go with { $ruleset }. Leave it out.
refusal-boat-is-fixed = The option `boat` doesn't go with { $ruleset }. Leave it out.
refusal-overline-is-fixed = { $ruleset } has its own rule for six in a row. Leave `overline` out.
refusal-bans-are-fixed = { $ruleset } has its own rule for double threes. Leave `bans` out.

# $bans is as in "double threes allowed or no double threes for either player".
refusal-bans = { $ruleset } can be played with { $bans }. Choose one of these.
# A match of several games for points.
refusal-no-match = `target` and `handicap` are for Points, a match of several games. { $ruleset } is a single game: leave them out.
refusal-target = A match is played to { $fewest } to { $most } points. Choose a `target` in that range instead of { $points }.
refusal-handicap = Whoever started with { $target } points or more would have won already. Choose a smaller `handicap`, or a higher `target`.
# $typed is what was typed.
refusal-not-a-handicap = { $typed } is not a handicap. Type a number such as 5: your opponent then starts with 5 points. With -5 you start with 5.
# $typed is what was typed.
refusal-not-an-opening = { $typed } is not an opening. Leave `opening` out, or choose one from the list that appears while you type.
