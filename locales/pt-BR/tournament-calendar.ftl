tournament-calendar-button = Calendário
tournament-calendar-file = **{ $name }** para o seu calendário: abra o arquivo para adicionar. Se o torneio mudar, aperte de novo.
tournament-calendar-check-in = { $name }: confirmação
tournament-calendar-entry-end = { $name }: fim das inscrições
tournament-calendar-next-ones = { $name } (próximos)
