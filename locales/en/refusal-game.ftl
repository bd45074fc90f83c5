### Why the game, an invitation or an offer did not allow something: what is wrong, and what would be
### right. $game is the number of a game. People are shown as mentions.

## Invitations

refusal-game-self-challenge = You can't play against yourself. Invite someone else.
# After `/settings block` or `/settings unblock`.
refusal-game-self-block = You can't block or unblock yourself. Choose someone else.
refusal-game-not-for-two = { $ruleset } is for more than two players, so it needs a table: `/table` opens one. Here, choose a ruleset for two; `/rules` lists them.

# `rated` is an option of `/challenge` and `/table`.
refusal-game-not-ratable = { $ruleset } with these options can't be rated. Set `rated` to false, or leave the other options out.

# `pace` and `rated` are options of `/challenge` and `/table`.
refusal-game-rated-without-clock = A rated game needs a clock. Choose another `pace`, or set `rated` to false.
refusal-game-rated-with-handicap = A rated match starts at zero for everyone. Leave `handicap` out, or set `rated` to false.
refusal-game-not-for-you = This invitation is for { $opponent }, so only they can answer it.
refusal-game-your-own-challenge = This is your own invitation, so someone else has to accept it. You can withdraw it with its button.
refusal-game-not-your-challenge = Only { $challenger } can withdraw this invitation.
refusal-game-already-accepted = This invitation was already accepted and is now game { $game }. `/board` shows it.
refusal-game-already-declined = This invitation was already declined. `/challenge` sends a new one.
refusal-game-already-withdrawn = This invitation was already withdrawn. `/challenge` sends a new one.
refusal-game-expired = This invitation expired: nobody answered it in time. `/challenge` sends a new one.
refusal-game-already-countered = This invitation was already answered with a counter-offer. Answer that one instead.
refusal-game-same-terms = These are the same terms. Change at least one, or accept the invitation as it is.
refusal-game-for-anybody = This invitation is for anyone. If you're not interested, just ignore it.
refusal-game-too-many-open = You already have { $most } open invitations. Withdraw one, or wait for an answer.
# $when is as Discord shows a time, as in "in 20 seconds".
refusal-game-too-many-lately = You've sent { $most } invitations within a minute, the most I post for one person. Nothing was sent; please try again { $when }.
refusal-game-blocked = You two can't invite each other: one of you has turned that off. If it was you, `/settings unblock` undoes it.
refusal-game-too-many-computer-games = You already have { $most } games against me, the most I play with one person at once. Finish or resign one; `/games` lists them.
# $when is a time that Discord shows as the span until then, as in "in 3 minutes".
refusal-game-too-many-computer-games-begun = You've started { $most } games against me in a short time, the most I start with one person. You can start the next one { $when }.

## Settings

# $when is a time that Discord shows as the span until then, as in "in 3 days".
refusal-game-calendar-stays = You changed your weekend or time zone within the last week, and your clocks depend on them. You can change them again { $when }. Nothing was changed.

## Whose game and whose turn it is

refusal-game-not-a-player = You're not a player in game { $game }. `/games` lists yours, `/challenge` starts one.
refusal-game-over = Game { $game } is over. `/board` shows how it ended, `/challenge` starts another.
# The same where the board is shown below.
refusal-game-over-below = Game { $game } is over. `/challenge` starts another.
refusal-game-still-running = Game { $game } is still going. You can offer a rematch when it's over.
refusal-game-not-your-turn = It's your opponent's turn; I'll ping you when it's yours.
# To somebody who plays against the bot.
refusal-game-computers-turn = It's my turn. The board shows my move as soon as I've made it.

# The last stone was put on $point.
refusal-game-not-your-turn-after = It's your opponent's turn; I'll ping you when it's yours. The last move was { $point }.
# The same two among more than two players. $player is a mention.
refusal-game-not-your-turn-among = It's { $player }'s turn; I'll ping you when it's yours.
refusal-game-not-your-turn-among-after = It's { $player }'s turn; I'll ping you when it's yours. The last move was { $point }.

# A button was pressed under a board that is not the newest of its game. The newest is shown below.
# $whose is not shown: `you` if it is the reader's turn.
refusal-game-stale =
    { $whose ->
        [you] The game has moved on since that board. It's your turn now.
       *[opponent] The game has moved on since that board. It's your opponent's turn.
    }

# The same; the last stone was put on $point.
refusal-game-stale-after =
    { $whose ->
        [you] The game has moved on since that board. It's your turn now. The last move was { $point }.
       *[opponent] The game has moved on since that board. It's your opponent's turn. The last move was { $point }.
    }
# The same two among more than two players. $player is a mention.
refusal-game-stale-among = The game has moved on since that board. It's { $player }'s turn.
refusal-game-stale-among-after = The game has moved on since that board. It's { $player }'s turn. The last move was { $point }.

## Offers: a draw, a takeback, a pause, to adjourn, to resume

refusal-game-adjourned = Game { $game } is adjourned. Offer to resume it, with the button under its board or with `/offer`.
refusal-game-already-adjourned = Game { $game } is already adjourned. To resume it, use the button under its board or `/offer`.
refusal-game-not-adjourned = Game { $game } isn't adjourned, so you can just play on. `/board` shows it.

# *Resume* is the label of a button.
refusal-game-already-paused = Game { $game } is already paused. It resumes when someone plays or presses *Resume*.
refusal-game-not-paused = Game { $game } isn't paused, so you can just play on. `/board` shows it.
refusal-game-already-taken-back = Your last move in game { $game } was already taken back. To take back one more, ask again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
refusal-game-nothing-to-take-back = You have no move in game { $game } to take back.
refusal-game-offer-is-moot = That offer in game { $game } is no longer open: it was answered, or the game moved on. `/offer` makes a new one.
refusal-game-your-own-offer = This is your own offer. Only your opponent can answer it; you can withdraw it.
# The same among more than two players. $asked are mentions.
refusal-game-your-own-offer-among = This is your own offer. Only { $asked } can answer it; you can withdraw it.
# $minutes is how long an offer that was declined may not be repeated.
refusal-game-declined-just-now = The same offer has just been declined in game { $game }. Wait { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } before you make it again.
refusal-game-not-your-offer = Only { $by } can withdraw this offer.
refusal-game-offers-blocked = You two can't send each other offers: one of you has turned that off. If it was you, `/settings unblock` undoes it. The game itself goes on.
refusal-game-computer-plays-on = I don't agree to draws. You can pause, adjourn, take a move back or resign.

## Moves that are left with `/if-then` for when the other player makes a certain move

refusal-game-plan-on-own-turn = It's your turn in game { $game }, so just play. If-then lines are for when your opponent is to move.
refusal-game-plan-is-full = You already have { $most } if-then lines in this game. `/if-then clear:True` deletes them all.
# Another line of the reader answers the same moves with another one. $reply is a point; what is in backticks stays as it is.
refusal-game-line-contradicts = Another of your lines already answers those moves with **{ $reply }**, and only one of them could be played. The new line has not been saved.
# The same if the other line answers with a choice in the opening.
refusal-game-choice-contradicts = Another of your lines already answers those moves with another one, and only one of them could be played. The new line has not been saved.
refusal-game-line-too-long = An if-then line has at most { $most } moves. Leave out the last ones.
refusal-game-line-without-answer = An if-then line starts with your opponent's move and ends with yours, like `M9 N8`.
refusal-game-not-a-turn = That isn't a move. Type a point, like `K10`.

# A player who has left a game that others play on.
refusal-game-has-left = You have left game { $game }; it goes on without you. `/board` shows it.
# $asked are mentions.
refusal-game-not-asked = This offer is for { $asked }, so only they can answer it.
refusal-game-already-agreed = You have already agreed; others still have to.

## Somebody else's game cannot be followed. $most is a number.

refusal-game-own-game = You play this game yourself, so you are told about it anyway.
refusal-game-not-public = This game is seen on its own server only, so I can't write to you about it. `/board` shows it there.
refusal-game-no-messages = I can't message you privately. Set `messages` in `/settings` so that I write to you, and allow direct messages in Discord's privacy settings for this server.
refusal-game-too-many-followers = { $most } people follow this game already, the most I can write to. `/board` shows it at any time.
refusal-game-too-many-followed = You already follow { $most } games, the most one person can. `/follow` lists them.
