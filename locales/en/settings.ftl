### A person's own settings: the two pages of `/settings`, their menus and buttons, and the list of
### blocked people. What a menu offers has room for 100 characters.

## The page of looks

# $theme, $notation and $confirm are choices of the menus below.
settings-looks =
    Your settings. What only you see looks and reads like this:
    - theme: **{ $theme }**
    - points: **{ $notation }**
    - picking a point: **{ $confirm }**

# The button that turns to the page of looks.
settings-turn-to-looks = Looks

## The page of time

# $zone is the name of a time zone, as in "Europe/Berlin"; $hours counts the hours of vacation that are
# left; $quiet is as in "22 to 7 o'clock" or "none"; the others are choices of the menus below.
settings-time =
    Your settings. Your clocks and reminders:
    - time zone: **{ $zone }**
    - reminders: **{ $reminders }**
    - quiet hours: **{ $quiet }**
    - days that do not count: **{ $weekend }**
    - vacation: **{ $vacation }**; { $hours } hours are left this year
    - where: **{ $messages }**
    - daily list: **{ $digest }**

# The button that turns to the page of time.
settings-turn-to-time = Time and reminders

# A value that none of the menus offers, in place of the name of a choice.
settings-another = another

# Below a page of settings.
settings-damaged = Some saved settings cannot be read, so the defaults are used for them. Please choose them again.

## The menu of themes

settings-theme-menu = Theme
settings-theme-shared = As everybody sees the game
settings-theme-wood = Wood
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-high-contrast = High contrast
settings-theme-colour-blind = Colour-blind, with shapes
settings-theme-print = Print

## The menu of notations: how points of the board are named

settings-notation-menu = Points
settings-notation-board = By letter and number: K10
settings-notation-relative = By steps from the centre: R3U2

## The menu about picking a point with buttons

settings-confirm-menu = Picking
settings-confirm-yes = Show a picked stone before it is played
settings-confirm-no = Play a picked stone at once

## The menu of reminders

settings-reminders-menu = Reminders
settings-reminders-calm = Calm: when little time is left, and a last call
settings-reminders-insistent = Insistent: at half of the time as well
settings-reminders-off = No reminders

## The menu of quiet hours, in which no reminders come

settings-quiet-menu = Quiet hours
settings-quiet-none = None

# Full hours of the day, from 0 to 23, as in "22 to 7 o'clock". Also on the page of time.
settings-quiet-hours = { $from } to { $to } o'clock

# On the page of time: see $quiet of settings-time.
settings-no-quiet-hours = none

## The menu of days on which the clocks rest

settings-weekend-menu = Days that do not count
settings-weekend-none = Every day counts
settings-weekend-sat-sun = Saturday and Sunday
settings-weekend-fri-sat = Friday and Saturday
settings-weekend-thu-fri = Thursday and Friday
settings-weekend-fri-sat-sun = Friday to Sunday
settings-weekend-fri = Friday
settings-weekend-sat = Saturday
settings-weekend-sun = Sunday

## The menu about vacation: hours in each year that are spent in place of a player's time

settings-vacation-menu = Vacation
settings-vacation-yes = Spend vacation before a game is lost on time
settings-vacation-no = Spend no vacation

## Where reminders go, and the buttons that change it

settings-messages-yes = Remind me by private message
settings-messages-no = Remind me in the game's channel

# A button.
settings-remind-privately = Remind me privately

# A button.
settings-remind-in-channel = Remind me in the channel

## Whether a list of the games that wait comes once a day, and the buttons that change it

settings-digest-yes = Send a list of waiting games once a day
settings-digest-no = Send no daily list

# A button that switches the daily list on.
settings-digest-switch-on = Daily list

# A button that switches the daily list off.
settings-digest-switch-off = No daily list

## The form for a time zone. Its title and its label have room for 45 characters.

# The button that opens the form.
settings-zone-button = Time zone
settings-zone-title = Your time zone
settings-zone-label = By its name, or a large city in it

## The list of blocked people

settings-blocked-nobody = You take invitations from everybody.

# The names follow, one a line.
settings-blocked = There are no invitations between you and these; `/settings unblock` takes somebody off the list:
