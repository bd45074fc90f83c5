refusal-tournament-no-such = Es gibt kein Turnier { $tournament }. `/tournament list` zeigt die dieses Servers.
refusal-tournament-only-on-servers = Turniere und Ligen gibt es nur auf Servern. Nutz `/tournament` in einem Kanal eines Servers.
refusal-tournament-not-allowed = Turniere legen hier alle an, die den Server verwalten dürfen, und die Rolle, die `/server` als `organisers` nennt.
refusal-tournament-not-organiser = Das kann nur, wer dieses Turnier leitet oder hier Turniere anlegen darf.
refusal-tournament-bad-name = Ein Turnier braucht einen sichtbaren Namen mit höchstens { $most } Zeichen.
refusal-tournament-too-many = Hier laufen schon { $most } Turniere, mehr geht nicht. Warte, bis eines vorbei ist, oder sage eines ab.
refusal-tournament-not-for-tournaments = { $ruleset } geht nicht im Turnier: Dort zählen einzelne Partien, die man allein gewinnt. Wähle ein anderes Regelwerk.
refusal-tournament-seats = Diese Form passt nicht zu { $ruleset }: Ein Reigen ist für drei oder vier je Partie, alle anderen Formen sind für zwei.
refusal-tournament-needs-clock = Partien eines Turniers haben eine Uhr, damit es ein Ende findet. Wähle ein Tempo mit Uhr.
refusal-tournament-numbers = In dieser Form nehmen { $fewest } bis { $most } Leute teil, und die Mindestzahl liegt nicht über der Höchstzahl.
refusal-tournament-rounds = Ein Turnier hat 1 bis { $most } Runden und Gruppen von 3 bis 7.
refusal-tournament-start = Ein Turnier beginnt frühestens { $soonest } und spätestens { $latest }.
refusal-tournament-start-passed = Der gewählte Beginn ist vorbei oder zu nah: Frühester Beginn: { $soonest }. **Wann …** ändert ihn.
refusal-tournament-entry-end = Der Meldeschluss liegt in der Zukunft und nicht nach dem Beginn.
refusal-tournament-empty-band = Die niedrigste Wertungszahl liegt über der höchsten: So könnte niemand teilnehmen.
refusal-tournament-check-in-length = Das Einchecken dauert mindestens 5 Minuten und höchstens { $hours } Stunden.
refusal-tournament-announced-already = Dieses Turnier ist schon angekündigt. Was versprochen ist, bleibt; den Beginn verschieben oder absagen geht noch.
refusal-tournament-entries-over = Für dieses Turnier ist Meldeschluss. `/tournament list` zeigt andere.
refusal-tournament-over = Dieses Turnier ist vorbei.
refusal-tournament-not-begun = Dieses Turnier hat noch nicht begonnen.
refusal-tournament-begun = Dieses Turnier hat schon begonnen.
refusal-tournament-start-paused = Dieses Turnier ist pausiert. Setze es zuerst fort; dann kann es beginnen.
refusal-tournament-season =
    { $kind ->
        [over] Diese Saison der Liga ist vorbei.
        [not-begun] Diese Saison der Liga hat noch nicht begonnen.
        [begun] Diese Saison der Liga hat schon begonnen.
        [start-paused] Diese Liga ist pausiert. Setze sie zuerst fort; dann kann ihre Saison beginnen.
        [paused-already] Diese Liga ist schon pausiert.
       *[not-paused] Diese Liga ist nicht pausiert.
    }
refusal-tournament-plays-already = Wer den Platz einnehmen soll, nimmt an diesem Turnier schon teil oder hat es verlassen. Wähle jemand anderen.
refusal-tournament-organiser-already = Du leitest dieses Turnier schon.
# $most is the most drafts of one person.
refusal-tournament-too-many-drafts = Du hast hier schon { $most } Entwürfe, und mehr gehen nicht. Kündige einen an oder verwirf einen; `/tournament list` zeigt sie.
refusal-tournament-entered-already = Du nimmst an diesem Turnier schon teil. Mit der Schaltfläche zum Zurückziehen trittst du wieder aus.
refusal-tournament-not-entered = Du nimmst an diesem Turnier nicht teil.
refusal-tournament-has-left = Wer ein Turnier verlassen hat, kommt nicht zurück. Das nächste steht wieder offen.
refusal-tournament-outside-band = Dieses Turnier ist für andere Wertungszahlen: Deine ist hier { $rating }.
refusal-tournament-full = Alle { $most } Plätze sind besetzt. Wenn sich vor dem Beginn jemand zurückzieht, wird einer frei.
refusal-tournament-barred = Du hast hier in einer Turnierpartie keinen Zug gemacht. Wieder teilnehmen kannst du { $when }.
refusal-tournament-check-in-later = Das Einchecken beginnt { $when }.
refusal-tournament-no-check-in = Bei diesem Turnier wird nicht eingecheckt: Wer angemeldet ist, spielt mit.
refusal-tournament-no-bye = Um ein Freilos bitten kann man im Schweizer System, nur nicht für die letzte Runde.
refusal-tournament-no-bye-yet = Dieses Turnier hat noch nicht begonnen. Sobald die erste Runde läuft, kannst du eine spätere aussetzen.
refusal-tournament-bye-taken = Du hattest in diesem Turnier schon ein Freilos oder hast darum gebeten: Mehr als eines gibt es nicht.
refusal-tournament-no-such-board = In der laufenden Runde gibt es kein Brett { $board }.
refusal-tournament-not-this-round = Runde { $round } wird nicht mehr gespielt: Ihre Ergebnisse lassen sich nicht mehr festlegen.
refusal-tournament-decided-already = Das hat schon ein Ergebnis.
refusal-tournament-wrong-result = Dieses Ergebnis passt nicht zu diesen Leuten. Wähle eines aus der Liste.
refusal-tournament-no-reason = Schreib, warum, mit höchstens { $most } Zeichen: Der Grund wird gezeigt.
refusal-tournament-played-already = Ersetzen kann man jemanden nur vor dem ersten Zug im Turnier.
refusal-tournament-start-moved = Der Beginn hat sich geändert, seit du gefragt wurdest: Er ist jetzt { $time }, { $when }. Geändert wurde nichts.
refusal-tournament-too-often = Das hast du innerhalb einer Stunde schon { $most } Mal gemacht, und jedes Mal erfahren es alle. Mehr geht nicht; wieder möglich { $when }.
refusal-tournament-put-in-before = Diese Person wurde schon { $most } Mal in dieses Turnier eingesetzt, und mehr geht nicht. Wähle jemand anderen.
refusal-tournament-paused-already = Dieses Turnier ist schon pausiert.
refusal-tournament-not-paused = Dieses Turnier ist nicht pausiert.
refusal-tournament-too-few = Es haben sich zu wenige gemeldet: Mindestens { $fewest } sind nötig.
refusal-tournament-too-few-there = Zu wenige haben eingecheckt: bisher { $ready }, nötig sind mindestens { $fewest }.
refusal-tournament-option = Dafür braucht `/tournament manage` auch die Option `{ $option }`.
refusal-tournament-repeats-not = Dieses Turnier wiederholt sich nicht.
refusal-tournament-not-right-yet = Etwas Geschriebenes ist noch nicht richtig. **Schreiben …** auf der Seite, auf der du es geschrieben hast, öffnet es wieder; berichtige es, und kündige dann an.
refusal-tournament-draft-changed = Dieser Entwurf hat sich geändert, seit er dir gezeigt wurde, durch jemand anderen oder auf einem anderen Gerät; deshalb ist das nicht geschehen. So ist er jetzt.
refusal-tournament-rounds-follow = Bei dieser Spielweise folgt die Zahl der Runden aus der Zahl der Spieler. Lass die Zeile leer.
refusal-tournament-cannot-be-read = Turnier { $tournament } kann nicht gezeigt werden: Etwas davon ist beschädigt oder von einer anderen Version des Bots gespeichert. Die Partien gehen weiter. Sag bitte denen Bescheid, die den Bot betreiben.
refusal-tournament-rule-misses-start = Der Start ist keiner der Tage der Regel. Der nächste, der es ist: { $time }. Wähle diesen Start oder eine andere Regel.
refusal-tournament-rule-is-over = Die Regel der Wiederholung ist vor dem Start vorbei. Wähle ein späteres `COUNT` oder `UNTIL` oder einen anderen Start.
refusal-tournament-no-such-zone = Die Zeitzone der Reihe ist nicht mehr bekannt. Wähle die Wiederholung noch einmal.
refusal-tournament-line-players = { $typed } ist keine Zahl von Spielern. Schreib die wenigsten und die meisten, wie `4-16`, oder eine Zahl; mit `full` dahinter beginnt es, wenn es voll ist.
refusal-tournament-line-ratings = { $typed } ist kein Bereich von Wertungen. Schreib `1200-1600`, `1200-` oder `-1600`, bis 4000, oder nichts.
refusal-tournament-line-rounds = { $typed } ist keine Zahl von Runden. Schreib eine von 1 bis 15 oder nichts.
refusal-tournament-line-time = { $typed } ist kein Zeitpunkt. Schreib ihn wie `2027-03-06 20:00`: Jahr, Monat, Tag und Uhrzeit, in der Zeitzone deiner `/settings`.
refusal-tournament-line-check-in = { $typed } ist keine Zahl von Minuten. Schreib, wie viele Minuten vor dem Start das Einchecken beginnt, wie `60`, oder nichts.
refusal-tournament-line-ruleset = { $typed } hat eine Option, die keine ist. Schreib Regeln und ihre Optionen wie `keryo-pente size=15 opening=swap2`; `/rules` erklärt sie.
refusal-tournament-line-other = { $typed } lässt sich hier nicht lesen.
refusal-tournament-rule-frequency = Eine Regel sagt, wie oft: `FREQ=DAILY`, `FREQ=WEEKLY` oder `FREQ=MONTHLY`.
refusal-tournament-rule-part = { $typed } ist kein Teil einer Regel. Eine Regel hat `FREQ` (`DAILY`, `WEEKLY`, `MONTHLY`) und kann `INTERVAL` (1 bis 99), `BYDAY` (`SA`, im Monat `1SA`, `-1FR`) und `COUNT` (1 bis 999) oder `UNTIL` (`20271231`) haben, jedes einmal, mit `;` dazwischen.
refusal-tournament-rule-two-ends = Eine Regel endet durch `COUNT` oder durch `UNTIL`, nicht durch beide.
refusal-tournament-no-such-league = Auf diesem Server gibt es keine Liga { $league }, oder keine solche Saison davon. `/tournament list` zeigt, was hier läuft.
refusal-tournament-no-league = Dieses Turnier ist keine Saison einer Liga.
refusal-tournament-season-running = Die Saison läuft. Die nächste wird angekündigt, wenn sie beendet ist; dann kannst du dich anmelden.
refusal-tournament-live-league = Alle Partien einer Saison laufen zur gleichen Zeit, also nicht live. Wähle ein Tempo in Tagen.
refusal-tournament-league-goes-on = Eine Liga geht von selbst weiter, eine Woche nach jeder Saison. Lass die Wiederholung weg.
refusal-tournament-divisions = Eine Division hat 5 bis 11 Spieler. Von 5 oder 6 können 1 oder 2 auf- und absteigen, von mehr 1 bis 3.
refusal-tournament-last-already = Diese Saison ist schon die letzte.
refusal-tournament-goes-on-already = Die Liga geht nach dieser Saison schon weiter.
