### Leagues: seasons in divisions. Where nothing is said here, the texts of tournaments are used.

# $league and $season are numbers.
league-heading = **{ $name }** · league { $league } · season { $season }
# An item of the menu that lists tournaments.
league-list-item = { $name } · season { $season }
# $size is the number of players of a division, $movers how many go up and how many go down.
league-format =
    { $movers ->
        [one] League in divisions of { $size }: everyone in a division meets everyone, and all games are played at the same time. After a season one player of each division goes up and one goes down. The next season starts a week after the last game.
       *[other] League in divisions of { $size }: everyone in a division meets everyone, and all games are played at the same time. After a season { $movers } players of each division go up and { $movers } go down. The next season starts a week after the last game.
    }
# $span is as in "in 5 months".
league-running = The season is being played. What is still being played { $span } counts as drawn.
league-last = No season follows this one.
# $time is a date with a time, $span is as in "in 7 days".
league-next = Start of the next season: { $time } ({ $span }).

## The making of a league: the prompt of a menu, and its items.

league-menu-divisions = How it is divided
league-choice =
    { $movers ->
        [one] Divisions of { $size }, one up and one down
       *[other] Divisions of { $size }, { $movers } up and { $movers } down
    }
# What is in backticks stays as it is.
league-announced = It's announced in the league's channel. Nothing more is needed: its seasons start and pair by themselves. `/league manage` lets you step in.

## A division. A place is marked that goes up or down.

league-menu-division = See a division …
league-item = Division { $number }
league-item-crosstable = Division { $number }: crosstable
league-division = **Division { $number }**
league-up = ▲ goes up
league-down = ▼ goes down
league-left = has left
# Names in a list of a division's players: how they came into it.
league-came-up = { $name } (up)
league-came-down = { $name } (down)
league-new = { $name } (new)

## What a person reads of themselves.

league-own-planned = If the season began now, you would play in division { $number }.
league-own-place = You are in division { $division }, in place { $place } now.
# The same once the season is over.
league-own-final-place = You finished division { $division } in place { $place }.
# $games is a list as in "Ann (game 412)".
league-own-games = You still play { $games }.
league-own-not-in = You aren't in this season.
league-own-left = You have left this season.
# Buttons with the names of leagues follow. The person wanted to enter or leave a tournament.
league-which = There's no tournament here for that. Do you mean a league?
league-withdrawn = You're out of the league's season.
league-ask-leave = If you leave **{ $name }** now, your games of this season are resigned for you, and you can't come back to it. You can enter the next season, and then begin in the lowest division. Leave?
# In private, to somebody who made no move in a game of a season.
league-no-show = You made no move in a game of **{ $name }** before its time ran out, so you're out of this season of the league: your other games in it are resigned for you, and you aren't entered for the next one. You can enter it yourself, and then begin in the lowest division; other tournaments of this server are closed to you for a while.
# In private; whom they play, or when it starts, follows. What is in backticks stays as it is.
league-put-in = **{ $name }**: the organiser has put you in the place of somebody who doesn't play. If you don't want to, `/league leave` takes you out again.

## What is posted of a league, and pings nobody.

league-began = **{ $name }** · season { $season } has begun
# $names is a list.
league-division-of = Division { $number }: { $names }
league-over = **{ $name }** · season { $season } is over
# $names is whoever is first, several if nothing tells them apart.
league-first = Division { $number } · first: { $names }.
league-go-up = Up: { $names }.
league-go-down = Down: { $names }.
league-carried = The next season starts { $time } ({ $span }). Whoever played to the end is entered, and can withdraw under its announcement; everyone else can enter there.
league-was-last = That was its last season.
league-last-post = **{ $name }** · season { $season } is the last one.
league-goes-on-post = **{ $name }** · the league goes on after season { $season }.

## The page of the organiser.

league-end = No further season
league-ask-end = Let no season of **{ $name }** follow this one? This season is played to its end, and until then the league can be let go on again.
league-keep = Let the league go on
# The label of a button.
league-cancel = Cancel the season
# "No further season" is the label of a button.
league-ask-cancel = Cancel this season of **{ $name }** for good? The league ends with it; its games go on as ordinary ones. "No further season" lets it be played to its end.

# What is in backticks stays as it is.
league-none = There is no league on this server yet. Whoever manages the server can make one with `/league create`.
