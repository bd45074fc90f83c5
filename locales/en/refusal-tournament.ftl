### Why something that a person asked of a tournament was not done.

# $tournament is its number.
refusal-tournament-no-such = There's no tournament { $tournament }. `/tournament list` shows those of this server.
# In a private conversation.
refusal-tournament-only-on-servers = Tournaments and leagues are only on servers. Use `/tournament` in one of the channels of a server.
refusal-tournament-not-allowed = Tournaments are made here by those who may manage the server, and by the role that `/server` names as `organisers`.
refusal-tournament-not-organiser = Only the organiser of this tournament can do that, or somebody else who may make tournaments here.
# $most is the most characters.
refusal-tournament-bad-name = A tournament needs a name that can be seen, of at most { $most } characters.
# $most is the most tournaments of a server that are not over.
refusal-tournament-too-many = { $most } tournaments are going on here already, and that is the most. Wait until one is over, or cancel one.
# $ruleset is the name of a ruleset for partners, or one that is played in matches for points.
refusal-tournament-not-for-tournaments = { $ruleset } can't be played in a tournament: it takes games that are won alone and by themselves. Choose another ruleset.
# $ruleset is the name of a ruleset.
refusal-tournament-seats = This format doesn't fit { $ruleset }: a cycle is for three or four players a game, every other format for two.
refusal-tournament-needs-clock = Games of a tournament have a clock, so that it comes to an end. Choose a pace other than untimed.
# $fewest and $most are numbers of players.
refusal-tournament-numbers = With this format, the number of players is between { $fewest } and { $most }, and the fewest can't be more than the most.
# $most is the most rounds.
refusal-tournament-rounds = A tournament has 1 to { $most } rounds, and sections of 3 to 7.
# $soonest and $latest are times, such as "in 5 minutes".
refusal-tournament-start = A tournament starts { $soonest } at the soonest, and { $latest } at the latest.
# "When …" is the label of a button. $soonest is a time, such as "in 5 minutes".
refusal-tournament-start-passed = The start that you chose has passed, or is too near: it starts { $soonest } at the soonest. **When …** changes it.
refusal-tournament-entry-end = Entries end in the future, and not after the start.
refusal-tournament-empty-band = The lowest rating is above the highest, so nobody could enter.
# $hours is a number of hours.
refusal-tournament-check-in-length = A check-in lasts at least 5 minutes and at most { $hours } hours.
refusal-tournament-announced-already = This tournament is announced already. What was promised stays; its organiser can still put off the start or cancel it.
refusal-tournament-entries-over = Entries to this tournament have ended. `/tournament list` shows others.
refusal-tournament-over = This tournament is over.
refusal-tournament-not-begun = This tournament hasn't begun yet.
refusal-tournament-begun = This tournament has begun already.
refusal-tournament-start-paused = This tournament is paused. Resume it first; then it can be started.
# The same as some of the others, of a season of a league. $kind is not shown.
refusal-tournament-season =
    { $kind ->
        [over] This season of the league is over.
        [not-begun] This season of the league hasn't begun yet.
        [begun] This season of the league has begun already.
        [start-paused] This league is paused. Resume it first; then its season can be started.
        [paused-already] This league is paused already.
       *[not-paused] This league isn't paused.
    }
refusal-tournament-plays-already = Whoever is to take the place has entered this tournament already, or has left it. Choose somebody else.
refusal-tournament-organiser-already = You are the organiser of this tournament already.
# $most is the most drafts of one person.
refusal-tournament-too-many-drafts = You have { $most } drafts here already, and that is the most. Announce one or discard one; `/tournament list` shows them.
refusal-tournament-entered-already = You have entered this tournament already. **Withdraw** takes you out again.
refusal-tournament-not-entered = You aren't in this tournament.
refusal-tournament-has-left = Whoever has left a tournament doesn't come back to it. The next one is open again.
# $rating is the person's rating.
refusal-tournament-outside-band = This tournament is for other ratings: yours is { $rating } here.
# $most is how many places there are.
refusal-tournament-full = All { $most } places are taken. If somebody withdraws before the start, one is free again.
# The person made no move in a game of a tournament here. $when is a time, such as "in 2 days".
refusal-tournament-barred = You made no move in a tournament game here, so you can enter one again { $when }.
# $when is a time, such as "in 2 hours".
refusal-tournament-check-in-later = The check-in opens { $when }.
refusal-tournament-no-check-in = This tournament has no check-in: whoever has entered takes part.
refusal-tournament-no-bye = You can ask for a bye in a Swiss, for a round other than the last.
refusal-tournament-no-bye-yet = This tournament hasn't begun yet. Once its first round is being played, you can ask to sit out a later one.
refusal-tournament-bye-taken = You had a bye in this tournament already, or asked for one: there is one at most.
# $board is a number.
refusal-tournament-no-such-board = There's no board { $board } in the round that is being played.
# $round is a number.
refusal-tournament-not-this-round = Round { $round } isn't the one that is being played: its results can't be decided.
refusal-tournament-decided-already = That has a result already.
refusal-tournament-wrong-result = That result doesn't fit these players. Choose one from the list.
# $most is the most characters.
refusal-tournament-no-reason = Write why, in at most { $most } characters: the reason is posted.
refusal-tournament-played-already = Somebody can be replaced only before their first move in the tournament.
# $time is the start, such as "Friday 20:00", and $when the same, such as "in 2 days".
refusal-tournament-start-moved = The start has been moved since you were asked: it is now { $time }, { $when }. Nothing was changed.
# $most is a number of times. $when is a time, such as "in 20 minutes".
refusal-tournament-too-often = You've done that { $most } times within an hour, and everybody is told each time, so that is the most. You can do it again { $when }.
# $most is a number of times.
refusal-tournament-put-in-before = This person was put into this tournament { $most } times already, and that is the most. Choose somebody else.
refusal-tournament-paused-already = This tournament is paused already.
refusal-tournament-not-paused = This tournament isn't paused.
# $fewest is a number of players.
refusal-tournament-too-few = Too few have entered: it takes at least { $fewest }.
# Enough have entered.
refusal-tournament-too-few-there = Too few have checked in: { $ready } so far, and it takes at least { $fewest }.
# $option is the name of an option.
refusal-tournament-option = For that, `/tournament manage` needs the option `{ $option }`, too.
refusal-tournament-repeats-not = This tournament doesn't repeat.
# "Write …" is the label of a button.
refusal-tournament-not-right-yet = Something you wrote isn't right yet. **Write …**, on the page where you wrote it, opens it again; send it as it should be, and then announce.
refusal-tournament-draft-changed = This draft has changed since it was shown to you, by somebody else or on another device, so nothing was done. Here it is as it is now.
refusal-tournament-rounds-follow = With this format, the number of rounds follows from the number of players. Leave that line empty.
# $tournament is a number.
refusal-tournament-cannot-be-read = Tournament { $tournament } can't be shown: something of it is damaged, or was saved by another version of the bot. Its games go on. Please tell whoever runs the bot.
# $time is a date with a time.
refusal-tournament-rule-misses-start = The start isn't one of the rule's days. The next one that is: { $time }. Choose that start, or another rule.
refusal-tournament-rule-is-over = The rule by which it repeats is over before the start. Choose a later `COUNT` or `UNTIL`, or another start.
refusal-tournament-no-such-zone = The time zone of the series isn't known here any more. Choose again how it repeats.
# $typed is what was written, in all of these.
refusal-tournament-line-players = { $typed } isn't a number of players. Write the fewest and the most, as in `4-16`, or one number; `full` after it starts the tournament once it is full.
refusal-tournament-line-ratings = { $typed } isn't a range of ratings. Write `1200-1600`, `1200-` or `-1600`, up to 4000, or nothing for any.
refusal-tournament-line-rounds = { $typed } isn't a number of rounds. Write one from 1 to 15, or nothing.
refusal-tournament-line-time = { $typed } isn't a time. Write it as `2027-03-06 20:00`: year, month, day and hour, in the time zone of your `/settings`.
refusal-tournament-line-check-in = { $typed } isn't a number of minutes. Write how many minutes before the start the check-in opens, as in `60`, or nothing.
refusal-tournament-line-ruleset = { $typed } has an option that isn't one. Write a ruleset and its options as in `keryo-pente size=15 opening=swap2`; `/rules` tells them.
refusal-tournament-line-other = { $typed } can't be read here.
refusal-tournament-rule-frequency = A rule says how often: `FREQ=DAILY`, `FREQ=WEEKLY` or `FREQ=MONTHLY`.
refusal-tournament-rule-part = { $typed } isn't a part of a rule. A rule has `FREQ` (`DAILY`, `WEEKLY`, `MONTHLY`), and may have `INTERVAL` (1 to 99), `BYDAY` (`SA`, or by the month `1SA`, `-1FR`), and `COUNT` (1 to 999) or `UNTIL` (`20271231`), each once, with `;` between.
refusal-tournament-rule-two-ends = A rule ends by `COUNT` or by `UNTIL`, not by both.
# $league is its number.
refusal-tournament-no-such-league = There's no league { $league } on this server, or no such season of it. `/tournament list` shows what goes on here.
refusal-tournament-no-league = This tournament isn't a season of a league.
refusal-tournament-season-running = The season is being played. The next one is announced when it is over, and you can enter that one.
refusal-tournament-live-league = All games of a season are played at the same time, so they can't be live. Choose a pace of days.
refusal-tournament-league-goes-on = A league goes on by itself, a week after each season. Leave out the repetition.
refusal-tournament-divisions = A division has 5 to 11 players. Of 5 or 6 players 1 or 2 can go up and down, of more 1 to 3.
refusal-tournament-last-already = This season is the last one already.
refusal-tournament-goes-on-already = The league goes on after this season already.
