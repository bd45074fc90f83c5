### Changing one's last move while the opponent has not opened the board.

changing-button = Meinen Zug ändern
changing-heading = Du änderst deinen Zug in Partie { $game }: Wähle, was du statt **{ $points }** spielst. Bis dahin gilt er.
changing-second = Wähle jetzt den zweiten Stein.
changing-question = Stattdessen **{ $point }** in Partie { $game } spielen?
changing-done = Du hast deinen Zug geändert.
changing-changed = { $name } hat den Zug geändert.

changing-only-for-two = Ändern lässt sich ein Zug nur in einer Partie zwischen zwei Menschen.
changing-no-move = In Partie { $game } gibt es keinen Zug von dir zu ändern: Das geht nur mit Steinen, die du zuletzt gesetzt hast, solange seitdem nichts geschehen ist.
changing-already = Der letzte Zug in Partie { $game } wurde schon einmal zurückgenommen oder geändert. Das geht nur einmal; mit `/offer` kannst du eine Rücknahme anbieten.
changing-after-opening = Dein Gegenüber hat in Partie { $game } schon angefangen zu antworten, deshalb gilt der Zug. Mit `/offer` kannst du eine Rücknahme anbieten.
changing-too-late = Ein Zug lässt sich { $minutes } Minuten lang ändern, solange deine Uhr noch Zeit hat. Der Zug in Partie { $game } gilt; mit `/offer` kannst du eine Rücknahme anbieten.
changing-unseen = Dein Gegenüber hat den letzten Zug in Partie { $game } geändert: Er ist jetzt **{ $points }**, deshalb wurde dein Zug nicht gespielt. Sieh dir das Brett an, bevor du ihn noch einmal schickst.
changing-board-shows = `/board` zeigt es.
