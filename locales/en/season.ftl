### The seasons of a server's ladders.

## What a season is called

# "October 2026". $year is four digits.
season-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
# "4th quarter 2026".
season-quarter =
    { $quarter ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    } quarter { $year }
# $number counts the seasons of the server, $period is as in "October 2026".
season-called = Season { $number } · { $period }

## How long seasons are: an option of `/server`, and in its list of settings

season-off = off
season-monthly = monthly
season-quarterly = every three months

## On ladders. $season is season-called.

# The heading of the standings of a season. $ruleset is the name of a ruleset.
season-ladder = **{ $ruleset }** · { $season }
season-empty = Nobody finished a rated game of this ruleset in this season.
# Below a ladder. $time is a date and a time.
season-ends = { $season } ends { $time }. An unfinished game counts for the season in which it ends.
# Comes after the text before, if the season began in the middle of its month or quarter. $time is a date and a time.
season-counts-from = It counts games that end from { $time } on.

## The option `season` of `/leaderboard`

season-none = There are no seasons on this server yet. Its managers can turn them on with `/server seasons:`.
season-not-a-season = { $typed } isn't a season of this server. Choose one from the list, or type its number.

## What is posted when a season is over

season-over = **{ $season }** is over.
# Comes in the place of the podiums.
season-unplayed = Nobody finished a rated game in it, so there's no podium.
# One line for each ruleset. $list is as in "1. Ann 1620, 2. Ben 1540?": a question mark stands behind
# ratings that are provisional.
season-podium =
    { $count ->
        [one] **{ $ruleset }** ({ $count } player): { $list }
       *[other] **{ $ruleset }** ({ $count } players): { $list }
    }
# What is in backticks stays as it is. $number is the number of the season.
season-see = `/leaderboard season:{ $number }` shows the final standings. Ratings stay, but count as a little less certain.
# The picture in words. $title is season-called, $subtitle the name of a ruleset.
season-alt = Podium of { $title }, { $subtitle }.
season-alt-step = { $place }: { $name } ({ $score }).

## In a profile: how often somebody came first, second and third

season-podiums = Season podiums on this server: 1st × { $first }, 2nd × { $second }, 3rd × { $third }
