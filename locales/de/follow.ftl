### Einer Partie anderer folgen: die Schaltfläche unter einem Brett, und was private Nachrichten sagen.

follow-button = Folgen
follow-followers =
    { $count ->
        [one] Eine Person folgt dieser Partie.
       *[other] { $count } Personen folgen dieser Partie.
    }
follow-ask = Wann soll ich dir privat über { $game } von { $players } schreiben?
follow-each-move = Nach jedem Zug
follow-the-end = Nur am Ende
follow-stop = Nicht mehr folgen
follow-moves-told = Ich schreibe dir privat nach jedem Zug in { $game } und am Ende.
follow-end-told = Ich schreibe dir privat, wenn { $game } vorbei ist.
follow-quiet-hours = In deinen Ruhezeiten warte ich.
follow-next-games = Du folgst auch den nächsten Partien des Matches.
follow-stopped =
    { $was ->
        [yes] Du folgst Partie { $game } nicht mehr.
       *[no] Du folgst Partie { $game } nicht, oder sie ist vorbei.
    }
follow-told = Du folgst { $game } von { $players }:
follow-to-move = { $player } ist am Zug.
follow-list = Du folgst diesen Partien:
follow-listed = { $game }: { $players }
follow-change = Partie { $game }
follow-none = Du folgst keiner Partie. *Folgen* unter einem Brett anderer beginnt das, oder `/follow` mit der Nummer der Partie.
