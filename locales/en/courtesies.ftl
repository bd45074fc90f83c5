### Courtesies between the two players of a game: a day given to the other one, a win on time that has to be
### claimed, a game that becomes rated or unrated after it has begun.
###
### $game is the number of the game.

## A day for the other player

# A button.
courtesies-give-day = Give a day
# To the giver. $name is the name of the opponent.
courtesies-day-given = You gave { $name } a day in game { $game }.
# Comes after it. $count is how many more days the reader can give in this game.
courtesies-days-left =
    { $count ->
        [0] It was the last one you can give there.
        [one] You can give { $count } more day there.
       *[other] You can give { $count } more days there.
    }
# To the other player, in private. $name is the giver's name, $game a link that reads as in "game 412". The
# deadline may follow.
courtesies-time-given = { $name } gave you a day in { $game }.

## A win on time that has to be claimed

# One of the terms of a game, with dots between them: "**Pente** · tournament rule · … · rated · wins on time are claimed".
courtesies-claim-term = wins on time are claimed
# Comes after an invitation to such a game, or before it is sent.
courtesies-explained = If someone's time runs out, the game goes on until the other player claims the win; after { $days } days it's adjourned.
# Items of the menu in which the pace is chosen.
courtesies-choice-claim = Wins on time: only if claimed
courtesies-choice-no-claim = Wins on time: at once
# Under the two items, at most 100 characters.
courtesies-choice-claim-about = When a time runs out, the game goes on until the other player claims the win
courtesies-choice-no-claim-about = When a time runs out, the game is lost at once
# A button.
courtesies-claim = Claim the win
# Under the board. $who is not shown: `you` if the reader's time is up, else `other`, and then $name is the name
# of whose it is. $opponent is a mention of the other player. $until is a time that Discord shows, as in "in 14 days".
courtesies-late =
    { $who ->
        [you] Your time is up: { $opponent } can claim the win until you move. If neither happens, the game is adjourned { $until }.
       *[other] { $name }'s time is up: { $opponent } can claim the win until { $name } moves. If neither happens, the game is adjourned { $until }.
    }
# In a list of games, where the deadline stands otherwise.
courtesies-in-list = time is up, the win can be claimed
# To the player who did it; how the game ended follows.
courtesies-claimed = You claimed the win in game { $game }.

## On the board, once the players have agreed

courtesies-now-rated = The game is rated now: you both agreed.
courtesies-now-unrated = The game is unrated now: you both agreed.

## Refusals

courtesies-no-clock = Game { $game } has no clock, so there's no time to give.
courtesies-time-for-computer = Thanks, but I don't need more time.
courtesies-time-among-several = Time can only be given in a game for two.
courtesies-too-many-gifts = You've already given { $most } days in game { $game }, and that's the most. For a longer break, offer a pause.
# $when is a time that Discord shows, as in "in 20 minutes".
courtesies-given-just-now = You've just given a day in game { $game }. You can give the next one { $when }.
courtesies-nothing-to-claim = There's no win on time to claim in game { $game }.
# The same while the time of the opponent is running. $when is a time that Discord shows, as in "in 20 minutes".
courtesies-nothing-to-claim-yet = There's no win on time to claim in game { $game } yet: your opponent's time runs out { $when } at the earliest.
courtesies-own-time-is-up = It's your own time that's up in game { $game }. Move, and the game goes on.
courtesies-claim-without-clock = Without a clock nobody's time runs out, so there's nothing to claim. Choose another `pace`, or leave `claim` out.
courtesies-claim-for-two = Wins on time are only claimed in games between two people. Leave `claim` out.
courtesies-too-late-to-rate = Game { $game } can't be made rated or unrated any more: that's possible while at most { $most } stones are on the board.
# $other is the number of the other game of the set.
courtesies-too-late-in-set = Both games of a set are rated, or neither, and game { $other } of this one has gone on too far to change that.
courtesies-set-is-suspended = Both games of a set are rated, or neither, and game { $other } of this one is paused or adjourned. Go on with it first.
courtesies-rating-at-table = Whether a game for more than two is rated is settled at its table.
courtesies-rating-of-match = Whether a match is rated is settled before its first game.
courtesies-rating-with-computer = Games against me are never rated.
courtesies-already-rated = Game { $game } is already rated.
courtesies-already-unrated = Game { $game } is already unrated.
