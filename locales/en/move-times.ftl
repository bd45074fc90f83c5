### How long moves took.

# When stepping through a finished game, after what was played. $span is a time span, as in "3 hours".
move-times-took = Time for this move: { $span }.
move-times-at-once = This move was made at once.
# The same for moves that were made beforehand: by a conditional move, or sealed while the game was adjourned.
move-times-planned = This move came from an if-then line.
move-times-sealed = This move had been sealed.
# In a profile. $span is the middle one of the latest games.
move-times-median = Median time for a move: { $span }
