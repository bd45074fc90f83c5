league-heading = **{ $name }** · Liga { $league } · Saison { $season }
league-list-item = { $name } · Saison { $season }
league-format =
    { $movers ->
        [one] Liga mit Divisionen zu { $size }: In einer Division spielt jeder gegen jeden, alle Partien zur gleichen Zeit. Nach einer Saison steigt in jeder Division einer auf und einer ab. Die nächste Saison beginnt eine Woche nach der letzten Partie.
       *[other] Liga mit Divisionen zu { $size }: In einer Division spielt jeder gegen jeden, alle Partien zur gleichen Zeit. Nach einer Saison steigen in jeder Division { $movers } auf und { $movers } ab. Die nächste Saison beginnt eine Woche nach der letzten Partie.
    }
league-running = Die Saison läuft. Was { $span } noch läuft, zählt als remis.
league-last = Auf diese Saison folgt keine weitere.
league-next = Beginn der nächsten Saison: { $time } ({ $span }).
league-menu-divisions = Wie sie geteilt ist
league-choice =
    { $movers ->
        [one] Divisionen zu { $size }, einer steigt auf und einer ab
       *[other] Divisionen zu { $size }, { $movers } steigen auf und { $movers } ab
    }
league-announced = Sie ist im Kanal der Liga angekündigt. Mehr ist nicht nötig: Ihre Saisons beginnen und paaren von selbst. Mit `/league manage` kannst du eingreifen.
league-menu-division = Eine Division ansehen …
league-item = Division { $number }
league-item-crosstable = Division { $number }: Kreuztabelle
league-division = **Division { $number }**
league-up = ▲ steigt auf
league-down = ▼ steigt ab
league-left = ausgestiegen
league-came-up = { $name } (aufgestiegen)
league-came-down = { $name } (abgestiegen)
league-new = { $name } (neu)
league-own-planned = Begänne die Saison jetzt, würdest du in Division { $number } spielen.
league-own-place = Du bist in Division { $division }, jetzt auf Platz { $place }.
league-own-final-place = Du hast Division { $division } auf Platz { $place } beendet.
league-own-games = Du spielst noch gegen { $games }.
league-own-not-in = Du bist nicht in dieser Saison.
league-own-left = Du hast diese Saison verlassen.
league-which = Dafür gibt es hier kein Turnier. Meinst du eine Liga?
league-withdrawn = Du bist nicht mehr in der Saison dieser Liga.
league-ask-leave = Wenn du **{ $name }** jetzt verlässt, werden deine Partien dieser Saison für dich aufgegeben, und du kannst nicht in sie zurück. Zur nächsten Saison kannst du dich anmelden und beginnst dann in der untersten Division. Verlassen?
league-no-show = Du hast in einer Partie von **{ $name }** keinen Zug gemacht, bevor die Zeit abgelaufen ist. Deshalb bist du in dieser Saison der Liga nicht mehr dabei: Deine anderen Partien werden für dich aufgegeben, und für die nächste bist du nicht angemeldet. Du kannst dich selbst anmelden und beginnst dann in der untersten Division; andere Turniere dieses Servers sind dir eine Zeit lang verschlossen.
league-put-in = **{ $name }**: Die Turnierleitung lässt dich für jemanden einspringen, der nicht spielt. Wenn du nicht willst, meldet `/league leave` dich wieder ab.
league-began = **{ $name }** · Saison { $season } hat begonnen
league-division-of = Division { $number }: { $names }
league-over = **{ $name }** · Saison { $season } ist beendet
league-first = Division { $number } · auf dem ersten Platz: { $names }.
league-go-up = Aufsteiger: { $names }.
league-go-down = Absteiger: { $names }.
league-carried = Die nächste Saison beginnt { $time } ({ $span }). Wer bis zum Ende gespielt hat, ist angemeldet und kann sich unter ihrer Ankündigung abmelden; alle anderen können sich dort anmelden.
league-was-last = Das war ihre letzte Saison.
league-last-post = **{ $name }** · Saison { $season } ist die letzte.
league-goes-on-post = **{ $name }** · die Liga geht nach Saison { $season } weiter.
league-end = Keine weitere Saison
league-ask-end = Soll auf diese Saison von **{ $name }** keine weitere folgen? Sie wird zu Ende gespielt, und bis dahin kann die Liga wieder weitergehen.
league-keep = Die Liga geht weiter
league-cancel = Saison absagen
league-ask-cancel = Diese Saison von **{ $name }** endgültig absagen? Damit endet die Liga; die Partien gehen als gewöhnliche weiter. Mit „Keine weitere Saison“ wird sie noch zu Ende gespielt.
league-none = Auf diesem Server gibt es noch keine Liga. Wer den Server verwaltet, kann mit `/league create` eine anlegen.
