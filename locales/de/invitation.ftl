### An invitation to a game, from the first ping to the title line of its game.
###
### Values that many of these texts have:
### $to is not shown: `anybody` if whoever wants may accept, else `player`.
### $challenger is the name of the person who invites, $opponent the name of the invited person.
### $terms are the terms of the game, as in "**Pente** · tournament rule · no clock · not rated".
### $game is the number of a game.

invitation-open =
    { $to ->
        [anybody] { $challenger } sucht ein Gegenüber: { $terms }.
       *[player] { $opponent }, { $challenger } lädt dich ein: { $terms }.
    }
invitation-challenger-moves-first = { $challenger } macht den ersten Zug.
invitation-you-move-first = Du machst den ersten Zug.
invitation-who-accepts-moves-first = Wer annimmt, macht den ersten Zug.
invitation-centre-of-you = Dein erster Stein wird in die Mitte gesetzt; danach ist { $name } am Zug.
invitation-centre-of-other = Der erste Stein von { $name } wird in die Mitte gesetzt; danach bist du am Zug.
invitation-centre-then-anybody = Der erste Stein von { $name } wird in die Mitte gesetzt; danach ist am Zug, wer annimmt.
invitation-centre-of-anybody = Der erste Stein der Person, die annimmt, wird in die Mitte gesetzt; danach ist { $name } am Zug.
invitation-expires = Läuft ab: { $time }.

invitation-accept = Annehmen
invitation-decline = Ablehnen
invitation-change = Bedingungen ändern
invitation-withdraw = Zurückziehen

invitation-accepted =
    { $to ->
        [anybody] Die Einladung von { $challenger } wurde angenommen: { $terms } · Partie { $game }
       *[player] { $challenger } und { $opponent } spielen { $terms } · Partie { $game }
    }
invitation-declined = { $opponent } hat die Einladung von { $challenger } abgelehnt: { $terms }.
invitation-withdrawn =
    { $to ->
        [anybody] { $challenger } sucht kein Gegenüber mehr: { $terms }.
       *[player] { $challenger } hat die Einladung an { $opponent } zurückgezogen: { $terms }.
    }
invitation-expired =
    { $to ->
        [anybody] Die Einladung von { $challenger } ist ohne Antwort abgelaufen: { $terms }.
       *[player] Die Einladung von { $challenger } an { $opponent } ist ohne Antwort abgelaufen: { $terms }.
    }
invitation-countered = { $challenger } hat { $opponent } eingeladen: { $terms }. { $opponent } hat ein Gegenangebot gemacht, siehe unten.

invitation-sent =
    { $to ->
        [anybody] Du suchst ein Gegenüber: { $terms }.
       *[player] Du hast { $opponent } eingeladen: { $terms }.
    }
invitation-is-here = Die Einladung steht hier im Kanal. Mit ihrem Button kannst du sie zurückziehen.
invitation-is-elsewhere = Die Einladung steht in { $channel }. Mit ihrem Button kannst du sie zurückziehen.

invitation-player = { $name } ({ $colour })
invitation-versus = { $one } vs { $other }
invitation-game = Partie { $game }
