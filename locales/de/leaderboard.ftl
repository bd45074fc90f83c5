### The ladder: who stands where in one ruleset.

leaderboard-of-server = **{ $ruleset }** · Rangliste dieses Servers
leaderboard-of-everywhere = **{ $ruleset }** · weltweite Rangliste
leaderboard-empty = Diese Rangliste ist noch leer: Niemand hat eine gewertete Partie beendet, die für sie zählt. `/challenge` beginnt eine.
leaderboard-empty-table = Diese Rangliste ist noch leer: Niemand hat eine gewertete Partie beendet, die für sie zählt. `/table` öffnet einen Tisch für eine.

leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · { $wins } gewonnen, { $losses } verloren
       *[other] { $name } · **{ $rating }** · { $wins } gewonnen, { $losses } verloren, { $draws } remis
    }
leaderboard-row-table =
    { $games ->
        [one] { $name } · **{ $rating }** · { $games } Partie, { $wins } gewonnen
       *[other] { $name } · **{ $rating }** · { $games } Partien, { $wins } gewonnen
    }
leaderboard-provisional = Vorläufig (zu wenige Partien in letzter Zeit für einen Rang):
leaderboard-you = Du: { $row }
leaderboard-you-provisional = Du (vorläufig): { $row }
leaderboard-page = Seite { $page } von { $pages }
leaderboard-others = Weitere Ranglisten mit Partien: { $names }. `/leaderboard ruleset:` zeigt sie.
