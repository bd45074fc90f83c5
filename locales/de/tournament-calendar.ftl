tournament-calendar-button = Kalender
tournament-calendar-file = **{ $name }** für deinen Kalender: Öffne die Datei, um es einzutragen. Ändert sich das Turnier, drück noch einmal.
tournament-calendar-check-in = { $name }: Einchecken
tournament-calendar-entry-end = { $name }: Anmeldeschluss
tournament-calendar-next-ones = { $name } (die nächsten)
