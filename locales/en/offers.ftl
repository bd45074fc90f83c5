### Offers between the players of a game.
###
### Values that many of these texts have:
### $kind is not shown. It is what is offered: `draw`, `takeback` (to undo the maker's last move),
### `pause`, `adjourn` (to put the game away without a result) or `resume` (to go on with an adjourned
### game). A partner answers `resign` (to resign for their side). `rate` and `unrate` make the game count for
### the ladder, or not. Where it matters, `takeback-with-reply` is a takeback that also undoes the move that
### followed, `takeback-from-bot` is the same where the bot made that move, and `pause-without-clock` is
### a pause in a game without a clock.
### $maker is the name of the player who made the offer, $game the number of the game.

# $opponent is a mention: it pings the player who may agree, who reads this.
offers-offered =
    { $kind ->
        [takeback] { $opponent }, { $maker } asks for a takeback in game { $game }, to undo their last move.
        [takeback-with-reply] { $opponent }, { $maker } asks for a takeback in game { $game }. It undoes their last move and your reply.
        [pause] { $opponent }, { $maker } offers a pause in game { $game }. The clocks stop until one of you resumes or plays.
        [pause-without-clock] { $opponent }, { $maker } offers a pause in game { $game }, until one of you resumes or plays.
        [adjourn] { $opponent }, { $maker } offers to adjourn game { $game }. Nobody loses, and it resumes when everyone agrees.
        [resume] { $opponent }, { $maker } offers to resume game { $game }.
        [resign] { $opponent }, { $maker } wants your side to resign game { $game }. You both lose if you agree.
        [takeback-with-replies] { $opponent }, { $maker } asks for a takeback in game { $game }. It undoes their last move and every move since.
        [rate] { $opponent }, { $maker } offers to make game { $game } rated.
        [unrate] { $opponent }, { $maker } offers to make game { $game } unrated.
       *[draw] { $opponent }, { $maker } offers a draw in game { $game }.
    }

## The buttons under an offer.

offers-agree = Agree
offers-decline = Decline
offers-withdraw = Withdraw

## What an offer becomes once it is answered. $answerer is the name of the player who answered.

offers-agreed =
    { $kind ->
        [takeback] { $answerer } agreed to { $maker }'s takeback in game { $game }.
        [pause] { $maker } and { $answerer } paused game { $game }.
        [adjourn] { $maker } and { $answerer } adjourned game { $game }.
        [resume] { $maker } and { $answerer } resumed game { $game }.
        [resign] { $maker } and { $answerer } resigned game { $game }.
        [rate] { $maker } and { $answerer } made game { $game } rated.
        [unrate] { $maker } and { $answerer } made game { $game } unrated.
       *[draw] { $maker } and { $answerer } agreed to a draw in game { $game }.
    }
offers-declined =
    { $kind ->
        [takeback] { $answerer } declined { $maker }'s takeback in game { $game }.
        [pause] { $answerer } declined { $maker }'s offer to pause game { $game }.
        [adjourn] { $answerer } declined { $maker }'s offer to adjourn game { $game }.
        [resume] { $answerer } declined { $maker }'s offer to resume game { $game }.
        [resign] { $answerer } does not want to resign game { $game }.
        [rate] { $answerer } declined { $maker }'s offer to make game { $game } rated.
        [unrate] { $answerer } declined { $maker }'s offer to make game { $game } unrated.
       *[draw] { $answerer } declined { $maker }'s draw offer in game { $game }.
    }
offers-withdrawn =
    { $kind ->
        [takeback] { $maker } no longer asks for a takeback in game { $game }.
        [pause] { $maker } withdrew the offer to pause game { $game }.
        [adjourn] { $maker } withdrew the offer to adjourn game { $game }.
        [resume] { $maker } withdrew the offer to resume game { $game }.
        [resign] { $maker } no longer wants to resign game { $game }.
        [rate] { $maker } withdrew the offer to make game { $game } rated.
        [unrate] { $maker } withdrew the offer to make game { $game } unrated.
       *[draw] { $maker } withdrew the draw offer in game { $game }.
    }
# Nobody can answer the offer any more, for example because a move was played.
offers-moot =
    { $kind ->
        [takeback] The takeback offer in game { $game } is no longer open.
        [pause] The offer to pause game { $game } is no longer open.
        [adjourn] The offer to adjourn game { $game } is no longer open.
        [resume] The offer to resume game { $game } is no longer open.
        [resign] The proposal to resign game { $game } is no longer open.
        [rate] The offer to make game { $game } rated is no longer open.
        [unrate] The offer to make game { $game } unrated is no longer open.
       *[draw] The draw offer in game { $game } is no longer open.
    }
# Comes after it, if the same player has offered something else meanwhile. $maker is their name.
offers-replaced = { $maker } has offered something else instead.

## What the player reads who makes an offer.

offers-sent =
    { $kind ->
        [takeback] You asked for a takeback in game { $game }. Your opponent can agree until the next move.
        [pause] You offered to pause game { $game }. Your opponent can agree until the next move.
        [adjourn] You offered to adjourn game { $game }. Your opponent can agree until the next move.
        [resume] You offered to resume game { $game }. It goes on when your opponent agrees.
        [rate] You offered to make game { $game } rated. Your opponent can agree until the next move.
        [unrate] You offered to make game { $game } unrated. Your opponent can agree until the next move.
       *[draw] You offered a draw in game { $game }. Your opponent can agree until the next move.
    }
# To a player who repeats an offer.
offers-stands =
    { $kind ->
        [takeback] You've already asked for a takeback in game { $game }. Your opponent can agree until the next move.
        [pause] You've already offered to pause game { $game }. Your opponent can agree until the next move.
        [adjourn] You've already offered to adjourn game { $game }. Your opponent can agree until the next move.
        [resume] You've already offered to resume game { $game }. It goes on when your opponent agrees.
        [rate] You've already offered to make game { $game } rated. Your opponent can agree until the next move.
        [unrate] You've already offered to make game { $game } unrated. Your opponent can agree until the next move.
       *[draw] You've already offered a draw in game { $game }. Your opponent can agree until the next move.
    }
# The offer took effect at once, because it needed no agreement or both players had made it.
offers-done =
    { $kind ->
        [takeback] You took back your last move in game { $game }.
        [takeback-with-reply] You took back your last move in game { $game }, and the moves after it.
        [takeback-from-bot] You took back your last move in game { $game }, and my reply with it.
        [pause] Game { $game } is paused until someone resumes or plays.
        [adjourn] Game { $game } is adjourned. Nobody loses, and you can resume it later.
        [resume] Game { $game } has resumed.
        [resign] You and your partner resigned game { $game }.
        [rate] Game { $game } is rated now: you both offered that.
        [unrate] Game { $game } is unrated now: you both offered that.
       *[draw] Game { $game } is a draw: you both offered one.
    }
# A pause has ended.
offers-went-on = You resumed game { $game }.

# The buttons that make an offer. Against the bot, a takeback often undoes the bot's move, too.
offers-button =
    { $kind ->
        [takeback] Takeback
        [takeback-if-agreed] Ask for a takeback
        [takeback-from-bot] Takeback (both moves)
        [pause] Pause
        [adjourn] Adjourn
        [resume] Resume
        [rate] Make it rated
        [unrate] Make it unrated
       *[draw] Offer draw
    }

# Under an offer that several players have to answer.
offers-agreed-so-far = Agreed so far: { $names }.
# To a player who has offered what somebody else had offered before.
offers-you-agreed =
    { $kind ->
        [pause] Someone had already offered a pause in game { $game }, so you have agreed to it. The others still have to.
        [adjourn] Someone had already offered to adjourn game { $game }, so you have agreed to it. The others still have to.
        [resume] Someone had already offered to resume game { $game }, so you have agreed to it. The others still have to.
       *[draw] Someone had already offered a draw in game { $game }, so you have agreed to it. The others still have to.
    }
# To the maker of an offer that several players have to answer. $names is a list of names.
offers-waits-for =
    { $count ->
        [1] Your offer in game { $game } is waiting for { $names }. It takes effect if they agree; the next move cancels it.
       *[other] Your offer in game { $game } is waiting for { $names }. It takes effect once all of them agree; the next move cancels it.
    }
# To a player who wants to resign for their side. $partner is the name of who plays on the same side.
offers-proposed-to-partner = You proposed to { $partner } that your side resigns game { $game }. You both lose if they agree; the next move cancels the proposal.
