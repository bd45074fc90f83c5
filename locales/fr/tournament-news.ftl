tournament-news-round = **{ $tournament }** · ronde { $round } : tu joues contre { $opponents }, { $game }. Un set compte une seconde partie, couleurs inversées.
tournament-news-bye = **{ $tournament }** · ronde { $round } : tu n'as pas d'adversaire dans cette ronde.
tournament-news-no-show = Dans une partie de **{ $tournament }**, le temps s'est écoulé sans que tu joues : tu es hors du tournoi, et ne peux en rejoindre un autre sur ce serveur pendant quelque temps.
tournament-news-blocked = **{ $tournament }** · ronde { $round } : il a fallu apparier deux personnes dont l'une a bloqué l'autre. `/tournament manage` te laisse décider de leur résultat.
tournament-news-set-aside = **{ $tournament }** ne peut pas continuer : quelque chose en est abîmé dans la base de données. Ses parties continuent. Préviens qui gère le bot.
tournament-news-season = **{ $tournament }** · saison { $season }, division { $division } : tu joues contre { $games }. Toutes les parties se jouent en même temps.
