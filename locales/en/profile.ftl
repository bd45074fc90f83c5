### A person's profile: one line for each of the following, if there is something to tell.

# The heading.
profile-of = **{ $name }**
# $list is as in "Pente **1662**, Keryo-Pente **1540?**": a question mark stands behind ratings that are
# provisional.
profile-ratings-here = Ratings on this server: { $list }
profile-ratings-everywhere = Ratings worldwide: { $list }
# $list is as in "Pente 10-3-1, Keryo-Pente 2-0-0".
profile-results = Won-lost-drawn: { $list }
# $score is as in "10-3-1".
profile-against-bot = Against the bot (won-lost-drawn): { $score }
# $list is as in "Ben (12), Cy (3)", with the number of games.
profile-opponents = Most games with: { $list }
profile-streaks = Wins in a row: { $current } now, best { $best }
# $moves is as in "31 moves".
profile-longest = Longest game: game { $game }, { $moves }
profile-average = Moves in a game, on average: { $moves }
profile-none = No finished games yet.
# To the one who shows a profile to everybody.
profile-below = The profile is below, for everyone to see.
# Instead of ratings.
profile-unrated = No rating yet: the first one comes with a rated game against other people.
# What the question mark behind some ratings means.
profile-provisional = `?`: provisional, until more rated games have been played
# How well the person played in games that were reviewed. $percent is 0 to 100, $games a number of games.
profile-accuracy = Accuracy: { $percent } % on average · games reviewed: { $games }
profile-puzzles = Puzzles: **{ $rating }** · solved: { $solved } of { $tried } · days in a row: { $days } (best: { $best })
# Sets of two games. $score is as in "3-1-0".
profile-sets = Sets (won-lost-drawn): { $score }. Each of their games also counts by itself, here and in `/history`, unless it was left too early.
# Matches for points with other people. $score is as in "3-1-0".
profile-matches = Matches for points (won-lost-drawn): { $score }
