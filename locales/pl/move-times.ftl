### How long moves took.

move-times-took = Czas na ten ruch: { $span }.
move-times-at-once = Ten ruch zapadł od razu.
move-times-planned = To był ruch warunkowy.
move-times-sealed = Ten ruch był zapieczętowany.
move-times-median = Mediana czasu na ruch: { $span }
