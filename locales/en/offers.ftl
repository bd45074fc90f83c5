### Offers between the players of a game.
###
### Values that many of these texts have:
### $kind is not shown. It is what is offered: `draw`, `takeback` (to take the last move back), `pause`,
### `adjourn` (to put the game away without a result) or `resume` (to go on with an adjourned game).
### $maker is the name of the player who made the offer, $game the number of the game.

# $opponent is a mention: it pings the player who may agree, who reads this.
offers-offered =
    { $kind ->
        [takeback] { $opponent }, { $maker } asks to take their last move back in game { $game }.
        [pause] { $opponent }, { $maker } proposes a pause in game { $game }: the clocks stand until one of you goes on.
        [adjourn] { $opponent }, { $maker } proposes to adjourn game { $game }: nobody loses, and it can be taken up again.
        [resume] { $opponent }, { $maker } would like to take up game { $game } again.
       *[draw] { $opponent }, { $maker } offers a draw in game { $game }.
    }

## The buttons under an offer.

offers-agree = Agree
offers-decline = Decline
offers-withdraw = Withdraw

## What an offer becomes once it is answered. $answerer is the name of the player who answered.

offers-agreed =
    { $kind ->
        [takeback] { $maker } proposed to take a move back in game { $game }: { $answerer } agreed.
        [pause] { $maker } proposed a pause in game { $game }: { $answerer } agreed.
        [adjourn] { $maker } proposed to adjourn in game { $game }: { $answerer } agreed.
        [resume] { $maker } proposed to take it up again in game { $game }: { $answerer } agreed.
       *[draw] { $maker } proposed a draw in game { $game }: { $answerer } agreed.
    }
offers-declined =
    { $kind ->
        [takeback] { $maker } proposed to take a move back in game { $game }: { $answerer } declined.
        [pause] { $maker } proposed a pause in game { $game }: { $answerer } declined.
        [adjourn] { $maker } proposed to adjourn in game { $game }: { $answerer } declined.
        [resume] { $maker } proposed to take it up again in game { $game }: { $answerer } declined.
       *[draw] { $maker } proposed a draw in game { $game }: { $answerer } declined.
    }
offers-withdrawn =
    { $kind ->
        [takeback] { $maker } proposed to take a move back in game { $game }, and took it back.
        [pause] { $maker } proposed a pause in game { $game }, and took it back.
        [adjourn] { $maker } proposed to adjourn in game { $game }, and took it back.
        [resume] { $maker } proposed to take it up again in game { $game }, and took it back.
       *[draw] { $maker } proposed a draw in game { $game }, and took it back.
    }
# Nobody can answer the offer any more, for example because a move was played.
offers-moot =
    { $kind ->
        [takeback] The proposal of to take a move back in game { $game } does not stand any more.
        [pause] The proposal of a pause in game { $game } does not stand any more.
        [adjourn] The proposal of to adjourn in game { $game } does not stand any more.
        [resume] The proposal of to take it up again in game { $game } does not stand any more.
       *[draw] The proposal of a draw in game { $game } does not stand any more.
    }

## What the player reads who makes an offer.

offers-sent =
    { $kind ->
        [takeback] You proposed to take a move back in game { $game }. It stands until it is answered, or until the next move.
        [pause] You proposed a pause in game { $game }. It stands until it is answered, or until the next move.
        [adjourn] You proposed to adjourn in game { $game }. It stands until it is answered, or until the next move.
        [resume] You proposed to take it up again in game { $game }. It stands until it is answered, or until the next move.
       *[draw] You proposed a draw in game { $game }. It stands until it is answered, or until the next move.
    }
# To a player who repeats an offer.
offers-stands =
    { $kind ->
        [takeback] You have proposed to take a move back in game { $game } already, and there is no answer yet. The proposal stands until it is answered, or until the next move.
        [pause] You have proposed a pause in game { $game } already, and there is no answer yet. The proposal stands until it is answered, or until the next move.
        [adjourn] You have proposed to adjourn in game { $game } already, and there is no answer yet. The proposal stands until it is answered, or until the next move.
        [resume] You have proposed to take it up again in game { $game } already, and there is no answer yet. The proposal stands until it is answered, or until the next move.
       *[draw] You have proposed a draw in game { $game } already, and there is no answer yet. The proposal stands until it is answered, or until the next move.
    }
# The offer took effect at once, because it needed no agreement or both players had made it.
offers-done =
    { $kind ->
        [takeback] The move in game { $game } is taken back.
        [pause] Game { $game } is paused.
        [adjourn] Game { $game } is adjourned.
        [resume] Game { $game } is taken up again.
       *[draw] Game { $game } is a draw: you both wished for it.
    }
# A pause has ended.
offers-went-on = Game { $game } goes on.

# The buttons that make an offer.
offers-propose =
    { $kind ->
        [takeback] Take back
        [pause] Pause
        [adjourn] Adjourn
        [resume] Take up again
       *[draw] Offer a draw
    }
