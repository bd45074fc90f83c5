### Menus with which an invited person puts together other terms for a game.

# $name is the person who invited, $terms are the terms so far, as in "**Pente** · tournament rule ·
# no clock · not rated".
counter-offer-terms = Your counter-offer to { $name }: { $terms }.
# The same for an invitation that was not sent yet. $name is the person to invite.
counter-offer-invites = Your invitation to { $name }: { $terms }.
# Shown before an invitation is sent, if some of its terms are those of the last game of the two. One of the two
# texts after this one follows.
counter-offer-preview = Invite { $name } to { $terms }?
counter-offer-as-last-time = You played on these terms last time; nothing is sent yet.
counter-offer-not-sent-yet = Nothing is sent yet.
counter-offer-sent = You made a counter-offer: { $terms }. It's posted below.
# The button that sends the terms.
counter-offer-send = Send counter-offer
counter-offer-send-invitation = Send invitation
# Drops what was put together.
counter-offer-cancel = Cancel
# The buttons that change whether the game is rated.
counter-offer-make-rated = Make it rated
counter-offer-make-unrated = Make it not rated
# Why the button "Make it rated" is off. $why is not shown; $ruleset is the name of a ruleset.
counter-offer-cannot-be-rated =
    { $why ->
        [handicap] A match with a handicap can't be rated.
        [clock] A game without a clock can't be rated.
        [ruleset] { $ruleset } can't be rated.
       *[options] { $ruleset } with these options can't be rated.
    }
# The buttons that agree on calls, or do without.
counter-offer-with-calls = With calls
counter-offer-without-calls = Without calls
# After a press on "Cancel".
counter-offer-dropped = Nothing was sent.
# After a press on "Cancel". The invitation follows on the next line.
counter-offer-kept = No counter-offer was sent. The invitation is as it was:

## The menus, as long as nothing is chosen.

counter-offer-ruleset = Ruleset
counter-offer-pace = Pace
counter-offer-opening = Opening
counter-offer-size = Board size
# How many points win a match. It may stand in one line with other prompts, as in "Target · Handicap".
counter-offer-target = Target
# Points with which somebody starts a match.
counter-offer-handicap = Handicap
# A choice that is made already. $option is its text.
counter-offer-chosen = { $option } ✓




## The buttons that change who moves first.

counter-offer-first-chance = Random: either of us moves first
counter-offer-first-me = I move first
counter-offer-first-opponent = My opponent moves first
