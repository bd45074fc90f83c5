### Why a table did not allow something: what is wrong, and what would be right. $most is a number. People
### are shown as mentions.

refusal-table-for-two = { $ruleset } is for two players, so it needs no table. `/challenge` invites someone to it.
refusal-table-seats = { $ruleset } is played by { $fewest } to { $most } people at a table. Choose a number of `seats` in that range.
refusal-table-seats-exactly = { $ruleset } is for exactly { $most } people at a table. Choose `seats` accordingly, or leave it out.
refusal-table-too-many-computers = At this table I can take { $most } chairs at most: one is yours. Choose fewer `bots`.
refusal-table-rated-computers = A rated game is for people only. Leave the bot out, or set `rated` to false.
refusal-table-rated-as-seated = At a rated table, the order of play is drawn by lot. Leave `order` out, or set `rated` to false.
refusal-table-already-seated = You already sit at this table. *Stand up* frees your chair.
refusal-table-guest-seated = They already sit at this table, so they need no invitation.
refusal-table-not-seated = You don't sit at this table. *Sit down* takes a chair.
refusal-table-nobody-to-remove = Name someone who sits at this table with `person`.
refusal-table-removed = The host removed you from this table. You can sit down here again if they invite you.
refusal-table-kept = The free chairs at this table are kept for those who played the game before. Ask the host to invite you.
# $player is a mention.
refusal-table-no-room-for-computer = { $player } already plays as many games against me as one person can, so I can sit at no further table with them.
refusal-table-side-full = No chair is free on this side. Try the other side, or wait until someone stands up.
refusal-table-not-host = Only { $host }, who opened this table, can do that.
refusal-table-too-few = Too few sit here: the game needs { $needed } or more. Invite someone, or give chairs to the bot with `bots` at a new table.
refusal-table-started = This table's game has started: game { $game }. `/board` shows it.
refusal-table-closed = This table was closed. `/table` opens another.
refusal-table-expired = This table was cleared: it was not full in time. `/table` opens another.
refusal-table-too-many-open = You already have { $most } open tables. Close one first.
# $when is as Discord shows a time, as in "in 20 seconds".
refusal-table-too-many-lately = You've opened { $most } tables within a minute, the most I post for one person. Please try again { $when }.
refusal-table-already-invited = This person has already been invited to this table, and is pinged only once.
refusal-table-too-many-invited = { $most } people have been invited to this table, the most I ping for one.
refusal-table-none-open = No table is open in this channel. `/table` opens one.
refusal-table-which = Which table? Give its number with `table`: { $tables }.
refusal-table-no-such-table = There's no table { $table } here. A table's buttons work only in its own channel; `/table` opens a new one.
refusal-table-options = These options don't go together. To open a table, leave out `do` and `table`; at a table that is open, use `do` or `invite` and leave out the rest.
# A handicap is for a person.
refusal-table-handicap-of-whom = Whose handicap is this? Name the person with `invite`: that may be you, or somebody who already sits at the table.
refusal-table-rated-with-handicap = This table's game is rated, so everyone starts at zero. For a handicap, open a table with `rated` set to false.
refusal-table-handicap-at-table = At a table, `handicap` is for the person in `opponent`; with a minus and no `opponent`, for you. Others get theirs with `/table invite`.
refusal-table-first = `first` is for two players. This ruleset is played at a table: `/table` has `order` for who moves first. Leave `first` out.
refusal-table-set = `set` is for two players, and this ruleset is played at a table. Leave `set` out.
