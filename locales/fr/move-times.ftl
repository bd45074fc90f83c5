### How long moves took.

move-times-took = Temps pour ce coup : { $span }.
move-times-at-once = Ce coup a été joué aussitôt.
move-times-median = Temps médian par coup : { $span }
