tournament-calendar-button = Kalendarz
tournament-calendar-file = **{ $name }** do twojego kalendarza: otwórz plik, aby dodać. Jeśli turniej się zmieni, naciśnij jeszcze raz.
tournament-calendar-check-in = { $name }: potwierdzanie
tournament-calendar-entry-end = { $name }: koniec zgłoszeń
tournament-calendar-next-ones = { $name } (kolejne)
