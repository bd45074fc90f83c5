### What organisers of a tournament do and read.
# Questions before a deed, and the buttons that do it. $name is the tournament.
tournament-manage-ask-pause = Pause **{ $name }**? Its games go on; nothing new begins until you resume it.
# The same before the start.
tournament-manage-ask-pause-open = Pause **{ $name }**? It doesn't start until you resume it.
tournament-manage-ask-resume = Let **{ $name }** go on now?
# Added to the question before, for a tournament that has not begun. $time is a date with a time, $span is as in "in 3 days".
tournament-manage-ask-resume-start = It then starts { $time } ({ $span }).
# After the question whether to start a tournament now.
tournament-manage-late-entry = Whoever has not entered can still do so until half of the rounds are played.
tournament-manage-no-late-entry = Whoever has not entered stays outside.
# A list of boards follows, as in "1. Ann – Ben".
tournament-manage-which-board = Which board? These are being played:
tournament-manage-no-board = Every board of this round has a result already.
# A button that opens the form again.
tournament-manage-write-reason = Write the reason
# "End the series" is the label of a button.
tournament-manage-series-goes-on = The series goes on with the next one; **End the series** stops that.
tournament-manage-ask-end-series = End the series? **{ $name }** takes place as announced, and no other follows it.
tournament-manage-end-series = End the series
tournament-manage-ask-take-over = Become the organiser of **{ $name }**? You are told then what an organiser has to know.
tournament-manage-take-over = Take over
# $time is a date with a time, $span is as in "in 3 days".
tournament-manage-ask-put-off = Put off **{ $name }**? It then starts { $time } ({ $span }), and people can enter until then.
tournament-manage-put-off = Put off
tournament-manage-ask-take-out = Take out { $name }? Their games are resigned for them, and they can't come back to this tournament.
tournament-manage-ask-replace = Let { $player } take the place of { $before }? Games that have begun begin again.
tournament-manage-replace = Replace
# An example of a reason, in a form.
tournament-manage-replace-example = They have no time this month.
# An example of a reason, in a form.
tournament-manage-cancel-example = Too few have time this month.
tournament-manage-ask-bye = Sit out round { $round } of **{ $name }** for half a point? That is possible once, and not in the last round.
tournament-manage-bye = Sit out a round
tournament-manage-bye-given = You sit out the next round, for half a point.
tournament-manage-log = Log
tournament-manage-log-head = What happened, the latest first:
# An entry of the log, beside a time and names. $kind is not shown.
tournament-manage-log-kind =
    { $kind ->
        [announced] announced
        [extended] start put off
        [cancelled] cancelled
        [check-in-opened] check-in opened
        [started-early] started early
        [round-began] round { $round } began
        [last-season] no further season
        [seasons-go-on] the league goes on
        [over] over
        [adjudicated] result decided
        [replaced] replaced
        [removed] taken out
        [withdrew] withdrew
        [no-show] did not come
        [paused] paused
        [resumed] goes on
        [blocked-pair] two who are blocked were paired
        [set-aside] damaged
        [handed-over] taken over
       *[series-ended] series ended
    }
# Where something in the log happened.
tournament-manage-log-board = round { $round }, board { $board }
tournament-manage-log-round = round { $round }
# Choices of what `/tournament manage` does. What is in backticks is the name of an option.
tournament-manage-choice-put-off = Put off the start, by `hours`
tournament-manage-choice-decide = Decide a result, of `board`
tournament-manage-choice-take-out = Take out `player`
tournament-manage-choice-replace = Put `replacement` in the place of `player`
# Results of a board, by the order in which it names its players.
tournament-manage-result-first = The one named first wins
tournament-manage-result-second = The one named second wins
tournament-manage-result-third = The one named third wins
tournament-manage-result-fourth = The one named fourth wins
# Posted where tournaments are announced.
tournament-manage-series-given-up = **{ $name }** won't be repeated: the last three didn't take place.
tournament-manage-series-ended = **{ $name }** is the last of its series.
# Under the podium.
tournament-manage-tie-breaks-of-cycle = With equal points, more wins decide; if that is equal too, the place is shared.
tournament-manage-tie-breaks-of-knock-out = Players who went out in the same round share a place.
# What a player reads of themselves.
tournament-manage-own-waiting = Your game of this round is over. The next round begins once all of this one are.
tournament-manage-own-over = Your game of this round is over.
tournament-manage-own-sits-out = You sit out this round.
tournament-manage-own-in-final = You sit out this round, and are in the final.
tournament-manage-own-done = You have no further game in this tournament.
