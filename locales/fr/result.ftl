### How a game ended, and what it changed.

result-won =
    { $names } { $winners ->
        [one] gagne
       *[other] gagnent
    } la partie { $game } en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : { $why }.
result-you-won =
    Tu gagnes la partie { $game } en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : { $why }.
result-drawn =
    La partie { $game } est nulle après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : { $why }.
result-without-winner =
    La partie { $game } s'est terminée sans vainqueur après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : { $why }. Une partie aussi courte ne compte pas.
# It ended so early that it counts only in its tournament; what it brings there follows.
result-early =
    La partie { $game } s'est terminée sans vainqueur après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : { $why }.
result-too-short-to-rate = Une partie aussi courte ne change pas les cotes.

result-row =
    { $count ->
        [one] { $words } pierre alignée ({ $from }-{ $to })
       *[other] { $words } pierres alignées ({ $from }-{ $to })
    }
result-row-somewhere =
    { $count ->
        [one] { $words } pierre alignée
       *[other] { $words } pierres alignées
    }
result-pairs-captured =
    { $count ->
        [one] { $words } paire capturée
       *[other] { $words } paires capturées
    }
result-stones-captured =
    { $count ->
        [one] { $words } pierre capturée
       *[other] { $words } pierres capturées
    }
result-resigned = { $name } a abandonné
result-you-resigned = tu as abandonné
result-out-of-time = { $name } a épuisé son temps
result-you-out-of-time = tu as épuisé ton temps
result-in-this-order = { $departures } (dans cet ordre)
result-board-full = le plateau est plein
result-both-agreed = accord mutuel
result-all-agreed = accord unanime
result-row-against-captures = alignement gagnant et capture gagnante en même temps
result-longest = la limite de 2 000 pierres est atteinte


result-rating-of = { $name } { $before } → { $after }
result-ratings = Cotes : { $changes }.
result-ratings-provisional = Cotes : { $changes } (provisoires).
result-ratings-provisional-of = Cotes : { $changes } (provisoire : { $names }).

result-replay = Revoir
result-replay-of = Partie { $game }, coup par coup :
