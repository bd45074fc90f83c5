### How long moves took.

move-times-took = Bedenkzeit für diesen Zug: { $span }.
move-times-at-once = Dieser Zug kam sofort.
move-times-median = Median der Bedenkzeit je Zug: { $span }
