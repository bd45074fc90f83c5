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
        [anybody] Your invitation expired after a week, and nobody accepted it: { $terms }.
       *[player] Your invitation to { $opponent } expired after a week without an answer: { $terms }.
    }

## An if-then line was played, to the person who left it

# What was played follows, as in "Ben played **L12**. You played **N10**."
news-line = Your if-then line in { $game } was played.
# The lines follow, each as in "- if **M9** then **N8**".
news-lines-left = These if-then lines are left:
news-no-lines-left = You have no more if-then lines there.

## Vacation is used because the reader's time is up. A list of the games follows.

# $news is not shown: `began` when vacation has just begun, `goes-on` once a day after that. $until is a date
# and a time, $left a time span as in "9 days 4 hours".
news-vacation =
    { $news ->
        [began] Your time is up, so your vacation is being used until you move, at most until { $until }. Left this year: { $left }.
       *[goes-on] Your vacation is still being used until you move, at most until { $until }. Left this year: { $left }.
    }
