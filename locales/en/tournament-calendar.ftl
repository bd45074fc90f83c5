### The calendar file of a tournament.
# A button: sends a calendar file.
tournament-calendar-button = Calendar
# With the file. $name is the tournament.
tournament-calendar-file = **{ $name }** for your calendar: open the file to add it. If the tournament changes, press again.
# What things are called in a calendar.
tournament-calendar-check-in = { $name }: check in
tournament-calendar-entry-end = { $name }: entries end
tournament-calendar-next-ones = { $name } (next ones)
