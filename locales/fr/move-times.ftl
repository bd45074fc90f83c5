### How long moves took.

move-times-took = Temps pour ce coup : { $span }.
move-times-at-once = Ce coup a été joué aussitôt.
move-times-planned = Ce coup venait d'une ligne conditionnelle.
move-times-sealed = Ce coup avait été mis sous pli.
move-times-median = Temps médian par coup : { $span }
