### Records of games, sent as files.

export-game = Die Notation von Partie { $game }.
export-running-game = Die bisherige Notation von Partie { $game }.

export-all =
    { $count ->
        [one] Die Notation von { $count } beendeten Partie.
       *[other] Die Notationen von { $count } beendeten Partien.
    }
export-none = Dort hast du keine beendeten Partien.
export-rest = Es gibt noch mehr: `/export all from:{ $game }` schickt dir die nächsten.
export-damaged =
    { $count ->
        [one] Partie { $games } kann ich nicht lesen, deshalb fehlt sie in der Datei. Bitte sag denen Bescheid, die diesen Bot betreiben.
       *[other] Die Partien { $games } kann ich nicht lesen, deshalb fehlen sie in der Datei. Bitte sag denen Bescheid, die diesen Bot betreiben.
    }
export-damaged-many =
    { $others ->
        [one] Die Partien { $games } und { $others } weitere kann ich nicht lesen, deshalb fehlen sie in der Datei. Bitte sag denen Bescheid, die diesen Bot betreiben.
       *[other] Die Partien { $games } und { $others } weitere kann ich nicht lesen, deshalb fehlen sie in der Datei. Bitte sag denen Bescheid, die diesen Bot betreiben.
    }
export-which = Welche Partie? Jede andere kommt über ihre Nummer: `/export game game:412`.
export-choose = Eine Partie wählen
