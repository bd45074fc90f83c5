tournament-calendar-button = Calendario
tournament-calendar-file = **{ $name }** para tu calendario: abre el archivo para añadirlo. Si el torneo cambia, pulsa otra vez.
tournament-calendar-check-in = { $name }: confirmación
tournament-calendar-entry-end = { $name }: fin de las entradas
tournament-calendar-next-ones = { $name } (los próximos)
