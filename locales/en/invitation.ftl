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
        [anybody] { $challenger } is looking for an opponent: { $terms }.
       *[player] { $opponent }, { $challenger } invites you to { $terms }.
    }
# Comes after "Ann invites you to …" or "Ann is looking for an opponent: …".
invitation-challenger-moves-first = { $challenger } moves first.
# Comes after "Ann invites you to …".
invitation-you-move-first = You move first.
# Comes after "Ann is looking for an opponent: …": the person who accepts makes the first move.
invitation-who-accepts-moves-first = Whoever accepts moves first.
# In place of the three sentences before where the rules put the first stone on the centre, so that the other
# player is the first to choose a point. $name is that player here.
invitation-centre-of-you = Your first stone is placed in the centre; { $name } is next.
# $name is the player whose stone it is.
invitation-centre-of-other = { $name }'s first stone is placed in the centre; you are next.
invitation-centre-then-anybody = { $name }'s first stone is placed in the centre; whoever accepts is next.
invitation-centre-of-anybody = The first stone of whoever accepts is placed in the centre; { $name } is next.
# $time is shown by Discord, as in "in 7 days".
invitation-expires = Expires { $time }.

## The buttons under an invitation.

invitation-accept = Accept
invitation-decline = Decline
# Leads to a counter-offer with other terms.
invitation-change = Change terms
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
        [anybody] { $challenger } is no longer looking for an opponent: { $terms }.
       *[player] { $challenger } withdrew the invitation to { $opponent }: { $terms }.
    }
invitation-expired =
    { $to ->
        [anybody] { $challenger }'s invitation expired without an answer: { $terms }.
       *[player] { $challenger }'s invitation to { $opponent } expired without an answer: { $terms }.
    }
invitation-countered = { $challenger } invited { $opponent } to { $terms }. { $opponent } made a counter-offer: see below.

## Confirms an invitation to the person who made it.

# One of the two sentences after this one follows.
invitation-sent =
    { $to ->
        [anybody] You're looking for an opponent: { $terms }.
       *[player] You invited { $opponent } to { $terms }.
    }
invitation-is-here = The invitation is posted here. You can withdraw it with its button.
# $channel is a link to a channel.
invitation-is-elsewhere = The invitation is posted in { $channel }. You can withdraw it with its button.

## The title line of a game: "Ann (white) vs Ben (black) · game 412 · **Pente** · …".

invitation-player = { $name } ({ $colour })
# $one and $other are players with their colours.
invitation-versus = { $one } vs { $other }
invitation-game = game { $game }
