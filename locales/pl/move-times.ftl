### How long moves took.

move-times-took = Czas na ten ruch: { $span }.
move-times-at-once = Ten ruch zapadł od razu.
move-times-median = Mediana czasu na ruch: { $span }
