tournament-calendar-button = Calendrier
tournament-calendar-file = **{ $name }** pour ton calendrier : ouvre le fichier pour l’ajouter. Si le tournoi change, appuie de nouveau.
tournament-calendar-check-in = { $name } : confirmer sa présence
tournament-calendar-entry-end = { $name } : fin des inscriptions
tournament-calendar-next-ones = { $name } (les prochains)
