### How long moves took.

move-times-took = Tempo para este lance: { $span }.
move-times-at-once = Este lance foi feito na hora.
move-times-median = Mediana do tempo por lance: { $span }
