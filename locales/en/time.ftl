### Time: deadlines, spans, and how much time a game gives its players.

## Sentences of a board. When the deadline moves, the bot finds them in what it has posted by the
## words around the value, and writes them anew. So words must stand before and after $span, and the
## values must be used once, and in no other way than here.

# $deadline is a time that Discord shows as a span, as in "in 3 days".
time-move-by = Deadline: { $deadline }.
# After an outage of the bot. $span is a time span as below.
time-given-back = I was away for { $span }: that time was added to the clock.
# The time of the player to move is up; "Deadline: …" follows, which is when vacation ends at the latest.
time-on-vacation = The clock has run out, so vacation is being used.

## Time spans: the one or two largest units.

# $longer and $shorter are spans of one unit: "2 days 4 hours".
time-span = { $longer } { $shorter }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-less-than-a-minute = less than a minute

## The clocks in the picture of a board, where there is little room: "2 d 4 h".

time-short-days = { $count } d
time-short-hours = { $count } h
time-short-minutes = { $count } min
# In place of a time, while the player is on vacation.
time-short-vacation = vacation

## How much time a game gives its players, among the other terms of the game. "a move" is what is added
## after each move of the player's own.

time-relaxed = 3 days + 1 day a move
time-daily = 1 day + 12 hours a move
time-slow = 10 days + 36 hours a move
# What is left over of these days is lost.
time-days-each =
    { $days ->
        [one] { $days } day for each move
       *[other] { $days } days for each move
    }
time-untimed = no clock

## The same to choose from, with names.

time-choice-relaxed = relaxed: { time-relaxed }, at most 7 days
time-choice-daily = daily: { time-daily }, at most 3 days
time-choice-slow = slow: { time-slow }, at most 10 days
time-choice-untimed = no clock (never rated)
