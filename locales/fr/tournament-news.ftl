tournament-news-round = **{ $tournament }** · ronde { $round } : tu joues contre { $opponents }, { $game }.
# Added to the news of a round. $channel is a link to a channel.
tournament-news-place = On joue dans { $channel }.
tournament-news-is-final = C’est la finale.
# Added where the pace is live.
tournament-news-live = La pendule tourne déjà.
tournament-news-bye = **{ $tournament }** · ronde { $round } : tu es au repos cette ronde.
tournament-news-bye-point = **{ $tournament }** · ronde { $round } : tu es au repos cette ronde, avec un point quand même.
tournament-news-bye-half = **{ $tournament }** · ronde { $round } : tu es au repos cette ronde, pour un demi-point.
tournament-news-bye-final = **{ $tournament }** · ronde { $round } : tu es au repos cette ronde, et en finale.
tournament-news-forfeit = **{ $tournament }** · ronde { $round } : ton adversaire n’est plus là, tu gagnes sans jouer.
tournament-news-no-show = Dans une partie de **{ $tournament }**, le temps s'est écoulé sans que tu joues : tu es hors du tournoi, et ne peux en rejoindre un autre sur ce serveur pendant quelque temps.
tournament-news-decided = **{ $tournament }** · ronde { $round } : l’organisation a décidé de ta partie contre { $opponents }.
tournament-news-put-in = **{ $tournament }** : l’organisation t’a mis à la place de quelqu’un qui ne joue pas. Si tu ne veux pas, `/tournament withdraw` te retire.
tournament-news-replaced = **{ $tournament }** : l’organisation a donné ta place à quelqu’un d’autre. La raison est publiée dans { $channel }.
tournament-news-taken-out = **{ $tournament }** : l’organisation t’a retiré des participants. Tes parties en cours y sont abandonnées pour toi.
tournament-news-taken-out-early = **{ $tournament }** : l’organisation t’a retiré des participants.
tournament-news-cancelled = **{ $tournament }** est annulé. Plus d’informations dans { $channel }.
tournament-news-blocked = **{ $tournament }** · ronde { $round } : il a fallu apparier deux personnes dont l'une a bloqué l'autre. `/tournament manage` te laisse décider de leur résultat.
tournament-news-set-aside = **{ $tournament }** ne peut pas continuer : quelque chose en est abîmé dans la base de données. Ses parties continuent. Préviens qui gère le bot.
tournament-news-set = C’est un set : la seconde partie, couleurs échangées, se joue en même temps : { $game }.
tournament-news-further = Votre match était nul : celui-ci décide. S’il est encore nul, la meilleure tête de série passe.
tournament-news-better-seed =
    { $kind ->
        [neither] **{ $tournament }** · ronde { $round } : ni toi ni { $opponents } n’avez gagné ; le match revient à { $name }, meilleure tête de série.
       *[drawn] **{ $tournament }** · ronde { $round } : ton match contre { $opponents } est encore nul ; il revient à { $name }, meilleure tête de série.
    }
tournament-news-unreadable = Le tournoi { $tournament }, que tu organises, ne peut pas continuer : il est abîmé dans la base de données, ou a été enregistré par une autre version du bot. Ses parties continuent. Préviens qui gère le bot.
tournament-news-season = **{ $tournament }** · saison { $season }, division { $division } : tu joues contre { $games }. Toutes les parties se jouent en même temps.
tournament-news-check-in = **{ $tournament }** · confirme maintenant ta présence : appuie sur *Confirmer* ci-dessous ou dans { $channel }, ou utilise `/tournament check-in` là-bas. Qui ne confirme pas avant { $time } ne joue pas.
