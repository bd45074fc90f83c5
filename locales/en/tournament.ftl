### Tournaments: their announcement, what is posted of them, and what their players and organisers read.

# $name is what the organiser called it.
tournament-heading = **{ $name }** · tournament { $number }

## How a tournament is played, in a sentence under its name.

tournament-format-swiss = Swiss system: nobody is out, and in each round you meet somebody with about as many points.
tournament-format-swiss-top = Swiss system: in each round you meet somebody with about as many points. Then the best { $count } play a knock-out.
tournament-format-round-robin = Round robin in groups of up to { $count }: in a group everyone meets everyone, and the winners of the groups play a final.
# The same with a single group.
tournament-format-one-group = Round robin: everyone meets everyone.
tournament-format-single = Knock-out: whoever loses a match is out.
tournament-format-double = Double knock-out: whoever has lost two matches is out.
tournament-format-cycle = Tables in turn: everyone meets everyone about equally often.
# $band is as in "1200–1600" or "≥ 1200".
tournament-band = Only for ratings { $band }.
# $time is a date with a time, $span is as in "in 3 days".
tournament-starts = It starts { $time } ({ $span }).
# The same for a tournament that starts sooner if $count people have entered.
tournament-starts-full = It starts as soon as { $count } have entered, at the latest { $time } ({ $span }).
# $count is a number of hours. "Check in" is the label of a button.
tournament-check-in-hours =
    { $count ->
        [one] Press "Check in" in the last hour before the start; whoever doesn't is left out.
       *[other] Press "Check in" in the last { $count } hours before the start; whoever doesn't is left out.
    }
# The same for minutes.
tournament-check-in-minutes =
    { $count ->
        [one] Press "Check in" in the last minute before the start; whoever doesn't is left out.
       *[other] Press "Check in" in the last { $count } minutes before the start; whoever doesn't is left out.
    }
tournament-running = Round { $round } is being played.
# The same where it is known how many rounds there are.
tournament-running-of = Round { $round } of { $count } is being played.
tournament-first-round-soon = The first round is about to begin.
tournament-paused = It's paused: no new round begins.
# Before the start.
tournament-paused-open = It's paused and doesn't start until it's resumed.
tournament-over = It's over.
tournament-cancelled = It's cancelled. Games that go on are ordinary ones.
# Names follow.
tournament-entered = Entered: { $count } (at least { $fewest }, at most { $most }).
# The same once it has begun, as long as people can enter.
tournament-entered-late = Entered: { $count } (at most { $most }).
# The same once nobody can.
tournament-entered-by-start = Entered: { $count }.
# Under the announcement of one that is over. $names is a list of names.
tournament-winners = First place: { $names }.
# The mark stands behind the names of those who have checked in.
tournament-checked-in-count = Checked in: { $count } (✓).

## Buttons.

tournament-enter = Enter
tournament-withdraw = Withdraw
tournament-check-in = Check in
tournament-show = Show
tournament-crosstable = Crosstable
tournament-manage = Manage
tournament-announce = Announce
tournament-discard = Discard
tournament-start-now = Start now
tournament-pause = Pause
tournament-resume = Resume
tournament-cancel = Cancel the tournament
tournament-take-out = Take out
tournament-stay = Stay
# Buttons with the names of tournaments follow.
tournament-which = Which tournament do you mean?
tournament-back = Back

## The making of a tournament.

tournament-draft = Only you see this preview. The menus change it; "Announce" posts it, and from then on people can enter.
# Prompts of menus.
tournament-menu-format = How it is played
tournament-menu-games = Sets or single games
tournament-menu-size = How many players
tournament-menu-start = When it starts
# Items of menus.
tournament-choice-swiss = Swiss system
tournament-choice-swiss-top = Swiss system, then a knock-out of the best { $count }
tournament-choice-round-robin = Round robin in groups of { $count }
tournament-choice-single = Knock-out
tournament-choice-double = Double knock-out
tournament-choice-cycle = Tables in turn
# A tournament that starts when it is full.
tournament-choice-full = { $count } players, starts when full
tournament-choice-size = { $fewest } to { $most } players
# $span is as in "3 days".
tournament-choice-start = In { $span }, rounded up to the full hour
# A set is two games with the colours swapped. $kind is not shown.
tournament-choice-games =
    { $kind ->
        [set-rated] Sets of two games, rated
        [set-casual] Sets of two games, not rated
        [single-rated] Single games, rated
       *[single-casual] Single games, not rated
    }
tournament-announced = It's announced in the tournament's channel. Nothing more is needed: it starts and pairs by itself. `/tournament manage` lets you step in.
tournament-discarded = The draft is gone. Nobody else saw it.

## Answers to those who press a button.

tournament-entered-now = You're in. I'll write to you in private when you are paired.
tournament-entered-check-in = You're in. I'll write to you in private when the check-in opens: whoever doesn't check in doesn't play.
tournament-withdrawn = You're out of the tournament.
tournament-checked-in = You're checked in.
tournament-ask-leave = If you leave **{ $name }** now, your games in it are resigned for you, and you can't come back. Leave?

## What is posted of a tournament, and pings nobody.

tournament-round-began = **{ $name }** · round { $round } has begun
tournament-final-began = **{ $name }** · round { $round } has begun: the final
tournament-bye = { $name }: no opponent in this round, a point all the same.
tournament-no-opponent = { $name }: no opponent in this round.
tournament-half-point-bye = { $name } sits out for half a point.
# From a match of a knock-out that is not played again. $players is as in "Ann – Ben", $name is who goes on; $kind is
# not shown: `drawn`, or `neither` if neither has won.
tournament-better-seed =
    { $kind ->
        [neither] { $players }: neither has won, so the match goes to { $name }, the better seed.
       *[drawn] { $players }: drawn once more, so the match goes to { $name }, the better seed.
    }
# After "1. Ann – Ben · game 412 · ".
tournament-once-more = played once more, as it was drawn
# Of a double knock-out. $name has lost the first final, as the first match at all.
tournament-second-final = This is a second final: { $name } has lost for the first time, so the two meet once more, and whoever wins this match wins the tournament.
tournament-over-post = **{ $name }** is over.
tournament-tie-breaks = With equal points these decide, in this order: games against each other, the points of one's opponents without the weakest (Buchholz), the points of all of them, the points of those one beat and half of those one drew with (Sonneborn-Berger), wins.
# The same for a round robin.
tournament-tie-breaks-round-robin = With equal points these decide, in this order: games against each other, the points of those one beat and half of those one drew with (Sonneborn-Berger), wins.
tournament-put-off = **{ $name }** starts later: { $time } ({ $span }). People can enter until then.
tournament-started-early = **{ $name }** · the organiser has started it early.
tournament-too-few-yet = Fewer than { $count } have entered so far.
tournament-too-few-there-yet = Fewer than { $count } have checked in so far.
# After that the start is put off, if there is a check-in.
tournament-check-in-again = Whoever plays has to check in then, from { $time } ({ $span }), also after having done so already.
tournament-called-off = **{ $name }** is cancelled.
# Added when games are still running.
tournament-go-on = What is still being played goes on as ordinary games.
tournament-too-few = Fewer than { $count } had entered.
tournament-too-few-there = Fewer than { $count } had checked in.
tournament-check-in-post = **{ $name }** · the check-in is open: whoever doesn't check in before { $time } doesn't play.
tournament-adjudicated = **{ $name }** · round { $round }, board { $board }: the organiser has decided the result.
# After a decision. $games is a list of games, as in "game 412 and game 413".
tournament-released =
    { $count ->
        [one] This game goes on, but no longer counts for the tournament: { $games }.
       *[other] These games go on, but no longer count for the tournament: { $games }.
    }
tournament-replaced = **{ $name }** · { $player } takes the place of { $before }.
tournament-removed = **{ $name }** · the organiser has taken out { $player }.
tournament-withdrew-post = **{ $name }** · { $player } has withdrawn.
# Of a round robin or a league. $names is a list of names.
tournament-struck-out = { $names } left before playing half of the games: their results don't count.
# The same while games of $name, who has left, are still running: these are resigned, and may count as played.
tournament-perhaps-struck-out = { $name } has not played half of the games yet. If that stays so once those that are running are over, none of their results counts.
tournament-handed-over = **{ $name }** · { $player } organises it from now on.
tournament-paused-post = **{ $name }** is paused. Games go on; no new round begins.
# The same before the start.
tournament-paused-open-post = **{ $name }** is paused: it doesn't start until it's resumed.
tournament-resumed-post = **{ $name }** goes on.
# After a sentence that says when it starts.
tournament-enter-until-then = People can enter until then.
tournament-reason = Reason: { $reason }
# $points is as in "2½".
tournament-points = points: { $points }
# Behind a name, of a player of a knock-out who is not out.
tournament-still-in = still in
# The rating at which such a result would have been expected.
tournament-performance = performance { $rating }
# Under the podium. $names is a list of names.
tournament-shared-first = { $names } share first place.
# Under a board: the tournament for which its game is played.
tournament-of-game = Tournament: { $tournament }.
# After the end of a game: what it brings in its tournament. A set is two games that count together. $kind is not shown.
tournament-point =
    { $kind ->
        [set] In { $tournament }, this game counts as won by { $name }.
       *[single] In { $tournament }, the point goes to { $name }.
    }
tournament-half-point =
    { $kind ->
        [set] In { $tournament }, this game counts as a draw.
       *[single] In { $tournament }, each gets half a point.
    }
# Instead of that, after the end of a game in a round robin or a league from which $name has left. $kind is not shown.
tournament-game-of-leaver =
    { $kind ->
        [never] In { $tournament }, this game doesn't count: { $name } left before playing half of the games.
       *[perhaps] In { $tournament }, this game counts only if { $name } has played half of the games.
    }
# After the last game of a match of a knock-out: what it brings $name, who has won it, and $other, who has lost it.
# $kind is not shown: `goes-on`; `first-defeat` in a double knock-out, where $other is not out yet; `second-final`; `match`
# if $name has left the tournament; `wins` for the tournament.
tournament-match-end =
    { $kind ->
        [goes-on] In { $tournament }, { $name } goes on.
        [first-defeat] In { $tournament }, { $name } goes on; it is the first match that { $other } has lost.
        [second-final] In { $tournament }, { $name } wins the first final. { $other } has lost for the first time, so a second final follows.
        [match] In { $tournament }, the match goes to { $name }.
       *[wins] { $name } wins { $tournament }.
    }
tournament-match-again = In { $tournament }, nobody has won this match yet: it is played once more.
# Before what the match brings; who the better seed is follows there.
tournament-match-by-seed = Nobody has won this match, so it goes to the better seed.
# The same for a game of three or four.
tournament-table-counts = Its places count in { $tournament }.
# A group of a round robin; its standings follow.
tournament-section = **Group { $number }**
tournament-final-section = **Final**
# Under a crosstable as text. "bye" stays as it is.
tournament-crosstable-key = On the left the place and the number (#), behind the name the points; then in each round the opponent's number with + for a win, = for a draw, - for a loss, * while it is played; bye, ½, 0 or nothing without an opponent.

## What a person reads of themselves.

tournament-own-not-in = You aren't in this tournament.
# "Manage" is the label of a button.
tournament-own-draft = It's a draft: only those who may organise here see it. Press **Manage** to edit or announce it.
tournament-own-left = You have left this tournament.
tournament-own-taken-out = The organiser has taken you out of this tournament.
tournament-own-not-checked-in = You hadn't checked in before the start, so you don't play in this tournament.
tournament-own-entered = You have entered.
tournament-own-to-check-in = You haven't checked in yet: whoever doesn't check in before the start doesn't play.
tournament-own-place = Your place now: { $place }.
tournament-own-final-place = Your place: { $place }.
# In a knock-out.
tournament-own-still-in = You're still in.
tournament-own-possible = Still possible at the end: { $best } to { $worst }.
# After it, if somebody can still enter and change that.
tournament-own-possible-late = Others can still enter; that is counted in.
tournament-own-certain = Your place at the end is certain: { $place }.
# $opponents is a list of names, $game is as in "game 412".
tournament-own-game = You play { $opponents } in { $game }.

## The page of the organiser.

tournament-manage-head = What you do here is posted and kept in the tournament's log.
tournament-menu-put-off = Put the start off by …
tournament-menu-board = Decide the result of a board …
# The last item of that menu where it does not hold them all.
tournament-more-boards = More boards …
tournament-menu-person = Take out or replace somebody …
tournament-menu-replace = Who takes their place
tournament-ask-start = Start now, with { $count } players?
tournament-ask-cancel = Cancel **{ $name }** for good? Its games go on as ordinary ones.
tournament-decide = { $players }: which result stands? You then write the reason, which is posted. The game goes on as an ordinary one.
tournament-wins = { $name } wins
tournament-draw = A draw
tournament-neither = No point for either
# The same in a knock-out, where there are no points.
tournament-neither-wins = Neither wins
# A form: its title and label have at most 45 characters.
tournament-reason-title = Decide a result
tournament-reason-label = Why? Everybody reads it.
tournament-reason-example = They agreed on it.
tournament-person = { $name }: take them out, as if they had withdrawn, or choose below who plays instead. Only somebody who has made no move yet can be replaced.
tournament-no-bot = Only members of this server who are people can play.
tournament-nobody-of-it = Only somebody who is in this tournament can be taken out or replaced.

## The list of a server.

tournament-list = Tournaments on this server:
# Marks a draft in that list.
tournament-is-draft = a draft, not announced
# Each stands after a name and dots. $span is as in "in 3 days".
tournament-list-starts = starts { $span }
tournament-list-entered = entered: { $count } of { $most }
tournament-list-round = round { $round }
tournament-list-running = being played
tournament-list-over = over
tournament-list-cancelled = cancelled
tournament-list-paused = paused
# The prompt of a menu, and its items.
tournament-menu-open = Show a tournament …
tournament-list-item = { $number }. { $name }
# What is in backticks stays as it is.
tournament-none = There is no tournament on this server yet. Whoever manages the server can make one with `/tournament create`.
