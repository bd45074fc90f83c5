live-pace = en direct : { $minutes } minutes + { $seconds } secondes par coup
live-no-gift = La partie { $game } se joue en direct : il n'y a pas de jour à offrir. Pour faire une pause, propose-la.
live-no-claim = Une partie en direct finit par sa pendule : il n'y a rien à réclamer. Choisis une cadence en jours, ou laisse `claim` de côté.
live-no-set = Les deux parties d'un set se jouent en même temps, et personne ne peut suivre deux pendules en direct. Choisis une cadence en jours, ou laisse `set` de côté.
live-time-is-up = Ton temps dans la partie { $game } est écoulé.
