### Tables: an open invitation with a chair for each of three to six people.
###
### Values that many of these texts have:
### $table is the number of a table, $game that of a game. $host is the name of the person who opened the
### table. $terms are the terms of the game. $side is the number of a side, 1 or 2.

# The first line of an open table. $host is the person who opened it.
table-head = **Table { $table }** · { $terms } · opened by { $host }
# A chair, counted from 1. $who is a name, `table-free` or `table-computer`.
table-chair = { $number }. { $who }
# The chairs of people who play together. $names is what stands for each chair.
table-side = **Side { $side }:** { $names }
table-free = *empty*
# A free chair at a table for a rematch.
table-kept = *kept for* { $name }
# The line above the first one, at a table for a rematch. $players are mentions, $game is the game before.
table-rematch = { $players }: { $host } would like a rematch of game { $game }.
table-computer = the bot, level { $level }
# Somebody who starts a match with points. $name is the person.
table-with-points = { $name } (starts with { $points })
table-starts = The game starts when every chair is taken.
table-starts-early = The game starts when every chair is taken, or with those who sit here when { $host } presses *Start*.
table-order-by-chance = The order of play is random.
table-order-as-seated = You play in the order in which you sit here.
# After one of the two sentences before, where the rules put the first stone on the centre.
table-first-in-centre = The first stone is placed in the centre, so the second player is the first to choose a point.
# $time is shown by Discord, as in "in 7 days".
table-expires = If it is not full, the table is cleared { $time }.

## The buttons under a table.

table-sit = Sit down
table-sit-on-side = Sit on side { $side }
table-stand = Stand up
# In place of the button before, at a table for a rematch, where chairs are kept for people.
table-no-thanks = No, thanks
table-start = Start
# Gives every free chair to the bot. Short, because up to five buttons stand side by side on a phone.
table-fill = + Bots
# The bot has taken the chairs of a table for a rated game.
table-not-rated-with-bots = With the bot at the table, it is not rated.
table-close = Close

## What a table becomes.

table-closed = { $host } closed table { $table }: { $terms }
table-expired = Table { $table } was cleared: it was not full after a week. { $terms }

## Confirmed to one person. $place is not shown: `here` or `elsewhere`; $channel is a link.

table-opened =
    { $place ->
        [here] Table { $table } is open here.
       *[elsewhere] Table { $table } is open in { $channel }.
    }
# The same if nobody had to sit down any more.
table-opened-and-started =
    { $place ->
        [here] Table { $table } is full: game { $game } has started here.
       *[elsewhere] Table { $table } is full: game { $game } has started in { $channel }.
    }
table-you-sit = You sit at table { $table }.
table-you-stand = You stood up from table { $table }.
# To a person for whom a chair was kept.
table-you-declined = You declined: no chair is kept for you at table { $table } any more.
# $guest is the person whom the host had stand up.
table-you-removed = { $guest } no longer sits at table { $table }, and can sit down again only if you invite them.
table-you-closed = You closed table { $table }.
table-begins = Game { $game } has started.
table-you-invited = You invited { $guest } to table { $table }.
# $guest is a mention: it pings the invited person.
table-invitation = { $guest }, there is a chair for you at table { $table }, which { $host } opened: { $terms }
