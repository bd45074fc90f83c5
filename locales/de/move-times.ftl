### How long moves took.

move-times-took = Bedenkzeit für diesen Zug: { $span }.
move-times-at-once = Dieser Zug kam sofort.
move-times-planned = Dieser Zug kam aus einer Wenn-dann-Folge.
move-times-sealed = Dieser Zug war versiegelt.
move-times-median = Median der Bedenkzeit je Zug: { $span }
