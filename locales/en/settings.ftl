### A person's own settings: the two pages of `/settings`, their menus and buttons, and the list of
### blocked people. What a menu offers has room for 100 characters.

## The page of looks

# $theme, $language, $notation, $confirm and $profile are choices of the menus below.
settings-looks =
    How messages look that only you see:
    - theme: **{ $theme }**
    - language: **{ $language }**
    - notation: **{ $notation }**
    - before a move: **{ $confirm }**
    - who sees your `/profile`: **{ $profile }**

# The button that turns to the page of looks.
settings-turn-to-looks = Looks

## The page of time

# $zone is the name of a time zone, as in "Europe/Berlin"; $left is a time span, as in "9 days 4
# hours"; $quiet is as in "22:00 to 7:00" or "none"; the others are choices of the menus below.
settings-time =
    Your settings for clocks and reminders:
    - time zone: **{ $zone }**
    - reminders: **{ $reminders }**
    - quiet hours: **{ $quiet }**
    - weekend (clock stopped): **{ $weekend }**
    - vacation: **{ $vacation }**; { $left } left this year
    - reminders are sent: **{ $messages }**
    - daily list: **{ $digest }**

# The button that turns to the page of time.
settings-turn-to-time = Time and reminders

# Above a page of settings, after some were changed by the command. Below it they are listed, each on its line.
settings-saved = **Saved**

# A setting and its new value, as in "- Time zone: **Europe/Berlin**".
settings-value = - { $name }: **{ $value }**

# A value that none of the menus offers, in place of the name of a choice.
settings-another = custom

# Below a page of settings.
settings-damaged = Some saved settings can't be read, so their defaults are used instead. Please choose them again.

## The menu of themes

settings-theme-menu = Theme
settings-theme-shared = Same as the server's

## The menu of languages

settings-language-menu = Language
# The language of the reader's Discord client.
settings-language-client = Same as in Discord

## The menu of notations: how points of the board are named

settings-notation-menu = Notation
settings-notation-board = Letter and number: K10
settings-notation-relative = Steps from the centre: R3U2

## What a press on a picked point does, and the buttons that change it

settings-confirm-menu = Before a move
settings-confirm-yes = Ask before playing a picked point
settings-confirm-no = Play a picked point right away

# A button.
settings-confirm-switch-on = Ask before a move

# A button.
settings-confirm-switch-off = Don't ask before a move

## The menu of reminders

settings-reminders-menu = Reminders
settings-reminders-calm = Calm: when time is short, and a last call
settings-reminders-insistent = Insistent: also when half the time is gone
settings-reminders-off = No reminders

## The menu of quiet hours, in which no reminders come

settings-quiet-menu = Quiet hours
settings-quiet-none = No quiet hours

# Full hours of the day, from 0 to 23, as in "22:00 to 7:00". Also on the page of time.
settings-quiet-hours = { $from }:00 to { $to }:00

# On the page of time: see $quiet of settings-time.
settings-no-quiet-hours = none

## The menu of days on which the clocks rest

settings-weekend-menu = Weekend (clock stopped)
settings-weekend-none = None: every day counts
settings-weekend-sat-sun = Saturday and Sunday
settings-weekend-fri-sat = Friday and Saturday
settings-weekend-thu-fri = Thursday and Friday
settings-weekend-fri-sat-sun = Friday to Sunday
settings-weekend-fri = Friday
settings-weekend-sat = Saturday
settings-weekend-sun = Sunday

## The menu about vacation: hours in each year that are spent in place of a player's time

settings-vacation-menu = Vacation
settings-vacation-yes = Used before I lose on time
settings-vacation-no = Not used

## Where reminders go, and the buttons that change it

# What the setting is called.
settings-messages-label = Reminders are sent
settings-messages-yes = By DM
settings-messages-no = In the game's channel

# A button.
settings-remind-privately = Remind me by DM

# A button.
settings-remind-in-channel = Remind me in channel

## Whether a list of the games that wait for the reader comes once a day, and the buttons that change it

# What the setting is called.
settings-digest-label = Daily list
settings-digest-yes = Games waiting for a move
settings-digest-no = None

# A button that switches the daily list on.
settings-digest-switch-on = Turn on daily list

# A button that switches the daily list off.
settings-digest-switch-off = Turn off daily list

## The form for a time zone. Its title and its label have room for 45 characters.

# The button that opens the form.
settings-zone-button = Time zone
settings-zone-title = Your time zone
settings-zone-label = Its name, or a big city in it

## The list of blocked people

settings-blocked-nobody = You're blocking nobody.
# Who was blocked sat at the same tables. $tables are their numbers, as in "3 and 7".
settings-blocked-parted = You no longer sit at the same table: { $tables }.

# The names follow, one a line.
settings-blocked = No invitations or offers pass between you and people you block; `/settings unblock` undoes it. You've blocked:

## The menu for choosing who sees one's profile

# What the setting is called.
settings-profile-label = Who sees your profile
settings-profile-everybody = Everyone
settings-profile-server = Anyone asking on a server I'm on
settings-profile-nobody = Only me
