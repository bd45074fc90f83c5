### How long moves took.

move-times-took = Tempo para este lance: { $span }.
move-times-at-once = Este lance foi feito na hora.
move-times-planned = Este lance veio de uma linha condicional.
move-times-sealed = Este lance estava lacrado.
move-times-median = Mediana do tempo por lance: { $span }
