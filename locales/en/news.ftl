### News for one person, once each, in a direct message. Where the person cannot be written to, it stands
### in a channel, after a mention of them.
###
### Values that many of these texts have:
### $opponent is the name of the other player. $game is a link that reads as in "game 412".
### $terms are the terms of the game, as in "**Pente** · tournament rule · no clock · not rated".

## What became of an invitation, to the person who made it

news-accepted = { $opponent } accepted your invitation to { $terms }. It's { $opponent }'s turn in { $game }.
news-declined = { $opponent } declined your invitation to { $terms }.
# $to is not shown: `anybody` if whoever wanted could have accepted, else `player`.
news-expired =
    { $to ->
        [anybody] Your invitation expired, and nobody accepted it: { $terms }.
       *[player] Your invitation to { $opponent } expired without an answer: { $terms }.
    }
# Several expired together: a list follows.
news-expired-several = These invitations expired without being accepted:
# A line of that list: who was invited, and to what.
news-expired-one =
    { $to ->
        [anybody] anyone: { $terms }
       *[player] { $opponent }: { $terms }
    }

## An if-then line was played, to the person who left it

# What was played follows, as in "Ben played **L12**. You played **N10**."
news-line = Your if-then line in { $game } was played.
# The lines follow, each as in "- if **M9** then **N8**".
news-lines-left = These if-then lines are left:
news-no-lines-left = You have no more if-then lines there.
# Somebody left a game that others play on, so that lines left there cannot come any more.
news-lines-ended = Somebody left { $game }, and the others play on: your if-then lines there are gone. You can leave new ones with `/if-then`.
# The host of a table had the reader stand up. $table is its number, $channel a link.
news-removed = The host removed you from table { $table } in { $channel }. You can sit down there again if they invite you.

## Vacation is used because the reader's time is up. A list of the games follows.

# $news is not shown: `began` when vacation has just begun, `goes-on` once a day after that. $until is a date
# and a time, $left a time span as in "9 days 4 hours".
news-vacation =
    { $news ->
        [began] Your time is up, so your vacation is being used until you move, at most until { $until }. Left this year: { $left }.
       *[goes-on] Your vacation is still being used until you move, at most until { $until }. Left this year: { $left }.
    }
# A server has turned vacation off while the reader used it there. A list of the games follows, each with
# its deadline.
news-vacation-ends = A server no longer allows vacation in rated games, so yours ends at these deadlines. Move by then, or the game is lost:

## The reader's offer in a game was answered

# $kind is not shown. It is what the reader offered, as in offers.ftl.
news-offer-declined =
    { $kind ->
        [takeback] { $opponent } declined your takeback in { $game }.
        [pause] { $opponent } declined your offer to pause { $game }.
        [adjourn] { $opponent } declined your offer to adjourn { $game }.
        [resume] { $opponent } declined your offer to resume { $game }.
        [rate] { $opponent } declined your offer to make { $game } rated.
        [unrate] { $opponent } declined your offer to make { $game } unrated.
       *[draw] { $opponent } declined your draw offer in { $game }.
    }
news-offer-agreed =
    { $kind ->
        [pause] { $opponent } agreed to pause { $game }.
        [adjourn] { $opponent } agreed to adjourn { $game }.
        [resume] { $opponent } agreed to resume { $game }.
        [rate] { $opponent } agreed to make { $game } rated.
        [unrate] { $opponent } agreed to make { $game } unrated.
       *[takeback] { $opponent } agreed to your takeback in { $game }.
    }
