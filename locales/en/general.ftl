### What several messages share, and what is said when something goes wrong.

general-too-late = That took me too long. Please press the button again.

# Shown in place of a name that has nothing to show, for example one of invisible letters only.
general-nameless = someone

# Shown in place of the name of a person who had everything about them deleted.
general-deleted-player = Deleted player

# Shown in place of what a person typed, if none of it can be repeated, as in "that isn't a point".
# Otherwise it is repeated in quotes, as in "`zz9` isn't a point".
general-typed-nothing = that

# Between two sentences of a paragraph: a space in most languages.
general-between-sentences = {" "}

# Answers to the questions in a list of settings.
general-yes = yes
general-no = no

# $failure is a code that the people who run the bot find in its log.
general-damaged = I can't read the saved data for this. Nothing was changed, and other games aren't affected. Please tell whoever runs this bot the code `{ $failure }`: it leads them to the error in my log.

# $failure is a code that the people who run the bot find in its log.
general-failed = Something went wrong on my side. Nothing was lost: your games are as they were. Please try again in a moment. If it keeps happening, tell whoever runs this bot the code `{ $failure }`.

# The answer to `/board` where the board is posted for everybody, right below.
general-board-below = I've posted the board of game { $game } below.
