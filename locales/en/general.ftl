### What several messages share, and what is said when something goes wrong.

general-too-late = That took me too long. Please press the button again.

# Shown in place of a name that has nothing to show, for example one of invisible letters only.
general-nameless = someone

# Shown in place of what a person typed, if none of it can be repeated, as in "that isn't a point".
# Otherwise it is repeated in quotes, as in "`zz9` isn't a point".
general-typed-nothing = that

# Alternatives, as in "tournament rule, or free opening". If there are more than two, $first holds
# the ones before, put together by this same text.
general-or = { $first }, or { $second }

# Answers to the questions in a list of settings.
general-yes = yes
general-no = no

# $failure is a code that the people who run the bot find in its log.
general-damaged = The saved data can't be read. Nothing was changed, and other games aren't affected. Please tell whoever runs this bot the code `{ $failure }`; the log explains it.

# $failure is a code that the people who run the bot find in its log.
general-failed = Something went wrong on my side. Nothing was lost: your games are as they were. Please try again in a moment. If it keeps happening, tell whoever runs this bot the code `{ $failure }`.

# The answer to `/board` where the board is posted for everybody, right below.
general-board-below = I've posted the board of game { $game } below.
