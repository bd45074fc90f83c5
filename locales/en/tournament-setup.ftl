### The making of a tournament, and what of it is told when it is announced.
# Under the preview of a tournament; what is wrong follows, a line for each. "Write …" is the label of a button.
tournament-setup-wrong = Not right yet (**Write …** opens what you wrote again):
# The same for what was written on the other page. $page is the label of the button that turns to it.
tournament-setup-wrong-elsewhere = Not right yet (**{ $page }** and there **Write …** opens what you wrote again):
tournament-setup-still-to-write = What was written is kept: open it again, and send it once more.
# Before the reason why a line is not right. $line is not shown; the names are those of the lines of the forms.
tournament-setup-of-line =
    { $line ->
        [name] **Name**
        [ruleset] **Ruleset**
        [players] **Players**
        [ratings] **Ratings**
        [rounds] **Rounds**
        [start] **Start**
        [entry-end] **Entries until**
        [check-in] **Check-in**
       *[repeats] **Repeats**
    }: { $why }
# Under the preview, above its menus. "Write …" is the label of a button.
tournament-setup-start-passed = The start that was chosen has passed, or is too near. Choose another below, or press **Write …**.
# After the reason why a form is not taken. What was written follows.
tournament-setup-you-wrote = You wrote:
# Under the preview of a tournament that can't be rated. $ruleset is the name of a ruleset.
tournament-setup-unrated-options = It isn't rated: ratings count { $ruleset } as its rules have it, without options such as another board or opening.
tournament-setup-unrated-ruleset = It isn't rated: there are no ratings for { $ruleset }.
# Prompts of menus.
tournament-setup-menu-pace = How much time there is
tournament-setup-menu-entry-end = Until when people can enter
tournament-setup-menu-check-in = Whether players confirm before the start
tournament-setup-menu-repeat = Whether it repeats
# Buttons. The first two turn a page.
tournament-setup-dates = When …
tournament-setup-game = What …
tournament-setup-write = Write …
# Items of menus. $span is as in "3 hours".
tournament-setup-entry-until-start = Until the start
tournament-setup-entry-before = Until { $span } before the start
tournament-setup-check-in-none = No check-in
tournament-setup-check-in-span = Check-in within { $span } of the start
tournament-setup-repeat-none = It takes place once
# $kind is not shown.
tournament-setup-repeat-choice =
    { $kind ->
        [weekly] Every week
        [fortnightly] Every two weeks
       *[monthly] Every month on the same weekday, such as every first Saturday
    }
tournament-setup-choice-swiss-like = Swiss system, like strengths meet first
tournament-setup-choice-groups-like = Round robin in groups of { $count } of like strength
# Added to how a tournament is played.
tournament-setup-format-like = Players of like strength meet first.
# The same of a round robin in several groups.
tournament-setup-format-like-groups = Each group has players of like strength.
tournament-setup-format-rounds = It has { $count } rounds.
tournament-setup-format-draws = A drawn match is played once more, with less time where the pace allows it; if that is drawn too, the better seed goes on.
# Forms: titles and labels have at most 45 characters. What is in backticks or stands as an example is the same in every language.
tournament-setup-form-game = What is played
tournament-setup-form-dates = When it takes place
tournament-setup-line-name = Name
tournament-setup-line-ruleset = Ruleset, with options
tournament-setup-line-players = Players: fewest-most, "full" starts then
tournament-setup-line-ratings = Ratings (empty: any)
tournament-setup-line-rounds = Rounds (empty: as many as fit)
tournament-setup-line-start = Start, in your time
tournament-setup-line-entry-end = Entries until (empty: the start)
tournament-setup-line-check-in = Check-in: minutes before (empty: none)
tournament-setup-line-repeats = Repeats, as an RRULE (empty: once)
tournament-setup-example-name = Autumn cup
# What a draft is called until it has a name that can be seen.
tournament-setup-usual-name = Tournament
# $time is a date with a time, $span is as in "in 3 days".
tournament-setup-entry-until = People can enter until { $time } ({ $span }).
# How a tournament repeats; when the next one is follows. $kind is not shown.
tournament-setup-repeats =
    { $kind ->
        [weekly] It repeats every week.
        [fortnightly] It repeats every two weeks.
       *[monthly] It repeats every month on the same weekday.
    }
# $rule is as in "FREQ=MONTHLY;BYDAY=1SA".
tournament-setup-repeats-by-rule = It repeats by the rule `{ $rule }`.
tournament-setup-next = The next one is on { $time }.
tournament-setup-last = This is the last one.
