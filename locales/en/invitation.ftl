### An invitation to a game, from the first ping to the title line of its game.
###
### Values that many of these texts have:
### $to is not shown: `anybody` if whoever wants may accept, else `player`.
### $challenger is the name of the person who invites, $opponent the name of the invited person.
### $terms are the terms of the game, as in "**Pente** · tournament rule · no clock · not rated".
### $game is the number of a game.

# $opponent is a mention here: it pings the invited person, who reads this.
invitation-open =
    { $to ->
        [anybody] { $challenger } invites anybody to { $terms }.
       *[player] { $opponent }, { $challenger } invites you to { $terms }.
    }
# Comes after "invites you to …" or "invites anybody to …".
invitation-challenger-moves-first = { $challenger } moves first.
# Comes after "Ann invites you to …".
invitation-you-move-first = You move first.
# Comes after "Ann invites anybody to …": the person who accepts makes the first move.
invitation-who-accepts-moves-first = Who accepts moves first.
# $time is shown by Discord, as in "in 7 days".
invitation-open-until = Open until { $time }.

## The buttons under an invitation.

invitation-accept = Accept
invitation-decline = Decline
# Leads to proposing other terms.
invitation-change = Change
invitation-withdraw = Withdraw

## What an invitation becomes once it is answered.

invitation-accepted =
    { $to ->
        [anybody] { $challenger }'s invitation to { $terms } was accepted · game { $game }
       *[player] { $challenger } and { $opponent } play { $terms } · game { $game }
    }
invitation-declined = { $opponent } declined { $challenger }'s invitation to { $terms }.
invitation-withdrawn =
    { $to ->
        [anybody] { $challenger } took back the invitation of anybody to { $terms }.
       *[player] { $challenger } took back the invitation of { $opponent } to { $terms }.
    }
invitation-expired =
    { $to ->
        [anybody] { $challenger }'s invitation of anybody to { $terms } has run out: nobody answered it for a week.
       *[player] { $challenger }'s invitation of { $opponent } to { $terms } has run out: nobody answered it for a week.
    }
invitation-countered = { $challenger } invited { $opponent } to { $terms }. { $opponent } proposes other terms, below.

## Confirms an invitation to the person who made it.

# One of the two sentences after this one follows.
invitation-sent =
    { $to ->
        [anybody] You invited anybody to { $terms }.
       *[player] You invited { $opponent } to { $terms }.
    }
invitation-is-here = The invitation is here in the channel, with a button to withdraw it.
# $channel is a link to a channel.
invitation-is-elsewhere = The invitation is in { $channel }, with a button to withdraw it.

## The title line of a game: "Ann (white) vs Ben (black) · game 412 · **Pente** · …".

invitation-player = { $name } ({ $colour })
# $one and $other are players with their colours.
invitation-versus = { $one } vs { $other }
invitation-game = game { $game }
