### Menus with which an invited person puts together other terms for a game.

# $name is the person who invited, $terms are the terms so far, as in "**Pente** · tournament rule ·
# no clock · not rated".
counter-offer-terms = Your counter-offer to { $name }: { $terms }.
counter-offer-sent = You made a counter-offer: { $terms }. It's posted below.
# The button that sends the terms.
counter-offer-send = Send counter-offer

## The menus, as long as nothing is chosen.

counter-offer-ruleset = Ruleset
counter-offer-pace = Pace
counter-offer-rating = Rating
counter-offer-first = Who moves first

## The choices of the menu "Rating".

counter-offer-rating-yes = Rated
counter-offer-rating-no = Not rated

## The choices of the menu "Who moves first".

counter-offer-first-chance = Random: either of us moves first
counter-offer-first-me = I move first
counter-offer-first-opponent = My opponent moves first
