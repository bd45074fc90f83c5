tournament-news-round = **{ $tournament }** · ronde { $round } : tu joues contre { $opponents }, { $game }.
# Added to the news of a round. $channel is a link to a channel.
tournament-news-place = On joue dans { $channel }.
# Added where the pace is live.
tournament-news-live = La pendule tourne déjà.
tournament-news-bye = **{ $tournament }** · ronde { $round } : tu n'as pas d'adversaire dans cette ronde.
tournament-news-no-show = Dans une partie de **{ $tournament }**, le temps s'est écoulé sans que tu joues : tu es hors du tournoi, et ne peux en rejoindre un autre sur ce serveur pendant quelque temps.
tournament-news-blocked = **{ $tournament }** · ronde { $round } : il a fallu apparier deux personnes dont l'une a bloqué l'autre. `/tournament manage` te laisse décider de leur résultat.
tournament-news-set-aside = **{ $tournament }** ne peut pas continuer : quelque chose en est abîmé dans la base de données. Ses parties continuent. Préviens qui gère le bot.
tournament-news-set = C’est un set : une seconde partie, couleurs inversées, se joue en même temps.
tournament-news-further = Votre match était nul : celui-ci décide, avec moins de temps. S’il est encore nul, la meilleure tête de série passe.
tournament-news-unreadable = Le tournoi { $tournament }, que tu organises, ne peut pas continuer : il est abîmé dans la base de données, ou a été enregistré par une autre version du bot. Ses parties continuent. Préviens qui gère le bot.
tournament-news-season = **{ $tournament }** · saison { $season }, division { $division } : tu joues contre { $games }. Toutes les parties se jouent en même temps.
tournament-news-check-in = **{ $tournament }** · confirme maintenant ta présence : appuie sur *Confirmer* dans le salon, ou utilise `/tournament check-in` là-bas. Qui ne confirme pas avant { $time } ne joue pas.
