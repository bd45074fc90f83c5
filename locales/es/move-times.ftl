### How long moves took.

move-times-took = Tiempo para esta jugada: { $span }.
move-times-at-once = Esta jugada se hizo al instante.
move-times-planned = Esta jugada era una jugada condicional.
move-times-sealed = Esta jugada estaba sellada.
move-times-median = Mediana del tiempo por jugada: { $span }
