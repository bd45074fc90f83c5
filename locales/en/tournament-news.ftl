### What is told of tournaments in private.

# In private, when a round begins. $tournament is its name, $opponents a list of names, $game is "game 412" with a link to its board.
tournament-news-round = **{ $tournament }** · round { $round }: you play { $opponents } in { $game }.
# Added to the news of a round. $channel is a link to a channel.
tournament-news-place = It is played in { $channel }.
# Added to the news of a round.
tournament-news-is-final = This is the final.
# Added where the pace is live.
tournament-news-live = The clock is running already.
# In private, when a round begins in which the person has no opponent.
tournament-news-bye = **{ $tournament }** · round { $round }: you sit out this round.
tournament-news-bye-point = **{ $tournament }** · round { $round }: you sit out this round, and get a point all the same.
tournament-news-bye-half = **{ $tournament }** · round { $round }: you sit out this round, for half a point.
tournament-news-bye-final = **{ $tournament }** · round { $round }: you sit out this round, and are in the final.
tournament-news-forfeit = **{ $tournament }** · round { $round }: your opponent has left, so you win without a game.
# In private.
tournament-news-no-show = You made no move in a game of **{ $tournament }** before its time ran out, so you're out of the tournament, and can't enter another one on this server for a while.
# In private; the result, the reason and what becomes of the game follow. $opponents is a list of names.
tournament-news-decided = **{ $tournament }** · round { $round }: the organiser has decided your game against { $opponents }.
# In private; whom they play, or when it starts, follows.
tournament-news-put-in = **{ $tournament }**: the organiser has put you in the place of somebody who doesn't play. If you don't want to, `/tournament withdraw` takes you out again.
# In private. $channel is a link to a channel.
tournament-news-replaced = **{ $tournament }**: the organiser has let somebody else take your place. The reason is posted in { $channel }.
# In private.
tournament-news-taken-out = **{ $tournament }**: the organiser has taken you out. Your running games in it are resigned for you.
# In private, to whoever is taken out before it has begun.
tournament-news-taken-out-early = **{ $tournament }**: the organiser has taken you out.
# In private, to whoever was in it. $channel is shown as a link.
tournament-news-cancelled = **{ $tournament }** is cancelled. More about it is in { $channel }.
# In private, to the organiser.
tournament-news-blocked = **{ $tournament }** · round { $round }: two who don't want to meet, because one has blocked the other, had to be paired. `/tournament manage` lets you decide their result.
# In private, to the organiser.
tournament-news-set-aside = **{ $tournament }** can't go on: something of it is damaged in the database. Its games go on. Please tell whoever runs the bot.
# Added to the news of a round.
tournament-news-set = It is a set: the second game, with the colours swapped, is played at the same time: { $game }.
tournament-news-further = Your match was drawn: this one decides it. If it is drawn too, the better seed goes on.
# After a match of a knock-out that is not played again. $name is who goes on; $kind is not shown.
tournament-news-better-seed =
    { $kind ->
        [neither] **{ $tournament }** · round { $round }: neither you nor { $opponents } has won, so the match goes to { $name }, the better seed.
       *[drawn] **{ $tournament }** · round { $round }: your match with { $opponents } was drawn once more, so it goes to { $name }, the better seed.
    }
# In private, to the organiser.
tournament-news-unreadable = Tournament { $tournament }, which you organise, can't go on: it is damaged in the database, or was saved by another version of the bot. Its games go on. Please tell whoever runs the bot.
# In private, when a season of a league begins. $games is a list as in "Ann (game 412)".
tournament-news-season = **{ $tournament }** · season { $season }, division { $division }: you play { $games }. All of them are played at the same time.
# In private, to whoever has entered, when the check-in opens. *Check in* is the label of a button, $time is when it
# ends, $channel is a link to a channel.
tournament-news-check-in = **{ $tournament }** · check in now: press *Check in* below or in { $channel }, or use `/tournament check-in` there. Whoever doesn't check in before { $time } doesn't play.
