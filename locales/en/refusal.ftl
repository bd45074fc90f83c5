### Why something that a person asked for was not done: what is wrong, and what would be right. The
### answer is seen by that person only, unless they wrote a message to the bot in a channel.
###
### $typed is what they typed, in quotes, or general-typed-nothing.

## What a person typed

refusal-no-such-ruleset-typed = There is no ruleset { $typed }. Leave it out for Pente, or choose one from the list.
refusal-not-a-game = { $typed } is not the number of a game. Games go by numbers, like 412; `/games` lists yours.
refusal-no-such-zone = I know no time zone { $typed }. Name it like `Europe/Berlin`, or by a large city in it.
refusal-not-quiet-hours = { $typed } are no quiet hours. Write the full hours, like `22-7`, or `none`.
refusal-not-a-point = { $typed } is not a point. Name it by a letter and a number, like `K10`, or by steps from the centre, like `R3U2`.

# The columns of the board are called by letters, without I.
refusal-no-file-i = { $typed } is not a point: there is no file I, the files go from H straight to J.

# What the board's points are follows: see refusal-rules-extent.
refusal-point-off-board = { $typed } is not on this board.

## Which game is meant

refusal-no-game = You have no game running. `/challenge` invites somebody.
refusal-nothing-waits = No game waits for you now. `/games` shows whose turn it is in each.

# $games is a list of numbers in bold type, as in "**4**, **7** and **9**".
refusal-which-game = More than one game could be meant: { $games }. Say which one with the option `game`, or begin a line with its number, like `412 K10`.
refusal-no-such-game = There is no game { $game }. `/games` lists yours.
refusal-no-such-invitation = There is no such invitation any more. `/challenge` makes a new one.
refusal-overtaken = Game { $game } has just gone on while you pressed. `/board` shows how it stands.

## Whom to invite, and where

refusal-opponent-is-bot = Other bots do not play. Invite a person by their name, or me.
refusal-level-of-person = Only I play at a level. Leave it out to invite a person, or invite me.
refusal-no-such-opponent = I play every ruleset for two, at a level from 1 to 10. Choose one of those.
refusal-only-on-servers = Invitations are made in a server's channel, where both of you can see the board.
refusal-not-reachable = I cannot post boards here by myself. Begin the game in a private conversation with me, or on a server that I was invited to.

# $permissions is a list of permissions in bold type, as in "**Embed Links** and **Attach Files**".
refusal-permissions = A game here needs more than I am allowed in this channel. Somebody who manages it can allow me: { $permissions }.

# $channel is the link to a channel.
refusal-games-channel = Games are played in { $channel } here, but I cannot post there. Somebody who manages the server can allow me to, or choose another channel with `/server`.

# $permission is permissions-manage-server.
refusal-manage-server = Only members with the permission **{ $permission }** choose how games are played here. `/settings` is for what only you see.

## The request itself

refusal-button = This button has no meaning any more. `/games` lists your games, `/board` shows one.
refusal-command = I do not know this command in this form. Discord may still show an older one: try again in a minute, or see `/help`.
refusal-too-much = That is more than I can answer at once, so I will leave the rest unanswered for a while. Please try again in a minute.
refusal-too-soon = You have done this too often just now. Nothing was changed; please try again in a minute.
refusal-stopping = I am about to restart. Nothing was changed; please try again in a moment.
refusal-repeated = That is done already.
refusal-clock-set-back = The clock of the machine I run on has gone back. I decide nothing by it until somebody sets it right; every game is kept.
refusal-no-such-ruleset = There is no such ruleset. Choose one from the list.
refusal-no-such-id = Discord knows nobody by that number.

## Options that do not fit the ruleset. $ruleset is its name. The options of `/challenge` are in quotes.

# $lines is how many lines were asked for.
refusal-size = A board has an odd number of lines from 9 to 19, not { $lines }.
refusal-size-is-fixed = { $ruleset } is played on a board of its own size. Leave the size out.
refusal-opening-is-fixed = { $ruleset } has its own opening. Leave the opening out.

# $openings is as in "tournament rule, or free opening": see general-or.
refusal-opening = { $ruleset } begins in one of these ways: { $openings }. Choose one of them.
refusal-poof-is-fixed = Poof does not go with { $ruleset }. Leave it out.
refusal-boat-is-fixed = Boat does not go with { $ruleset }. Leave it out.
refusal-overline-is-fixed = { $ruleset } has its own rule for six in a row. Leave `overline` out.
refusal-bans-are-fixed = { $ruleset } has its own rule for double threes. Leave `bans` out.

# $bans is as in "double threes allowed, or no double threes for both players": see general-or.
refusal-bans = { $ruleset } is played in one of these ways: { $bans }. Choose one of them.
