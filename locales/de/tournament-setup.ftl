tournament-setup-wrong = Noch nicht richtig (**Schreiben …** öffnet das Geschriebene wieder):
tournament-setup-wrong-elsewhere = Noch nicht richtig (**{ $page }** und dort **Schreiben …** öffnet das Geschriebene wieder):
tournament-setup-still-to-write = Das Geschriebene ist aufgehoben: Öffne es und schick es noch einmal ab.
tournament-setup-of-line =
    { $line ->
        [name] **Name**
        [ruleset] **Regeln**
        [players] **Spieler**
        [ratings] **Wertungen**
        [rounds] **Runden**
        [start] **Start**
        [entry-end] **Anmeldung bis**
        [check-in] **Einchecken**
       *[repeats] **Wiederholung**
    }: { $why }
tournament-setup-start-passed = Der gewählte Beginn ist vorbei oder zu nah. Wähle unten einen anderen, oder drücke **Schreiben …**.
tournament-setup-you-wrote = Du hast geschrieben:
tournament-setup-unrated-options = Es wird nicht gewertet: Wertungen gibt es für { $ruleset } nach den üblichen Regeln, ohne Optionen wie ein anderes Brett oder eine andere Eröffnung.
tournament-setup-unrated-ruleset = Es wird nicht gewertet: Für { $ruleset } gibt es keine Wertungen.
tournament-setup-menu-pace = Wie viel Bedenkzeit es gibt
tournament-setup-menu-entry-end = Bis wann man sich anmelden kann
tournament-setup-menu-check-in = Ob man vor dem Start eincheckt
tournament-setup-menu-repeat = Ob es sich wiederholt
tournament-setup-dates = Wann …
tournament-setup-game = Was …
tournament-setup-write = Schreiben …
tournament-setup-entry-until-start = Bis zum Start
tournament-setup-entry-before = Bis { $span } vor dem Start
tournament-setup-check-in-none = Ohne Einchecken
tournament-setup-check-in-span = Einchecken frühestens { $span } vor dem Start
tournament-setup-repeat-none = Es findet einmal statt
tournament-setup-repeat-choice =
    { $kind ->
        [weekly] Jede Woche
        [fortnightly] Alle zwei Wochen
       *[monthly] Jeden Monat am gleichen Wochentag, etwa jeden ersten Samstag
    }
tournament-setup-choice-swiss-like = Schweizer System, zuerst etwa gleich Starke
tournament-setup-choice-groups-like = Rundenturnier in Gruppen zu { $count } gleicher Stärke
tournament-setup-format-like = Etwa gleich Starke treffen zuerst aufeinander.
tournament-setup-format-like-groups = In jeder Gruppe spielen etwa gleich Starke.
tournament-setup-format-rounds = Es hat { $count } Runden.
tournament-setup-format-draws = Ein unentschiedenes Match wird einmal wiederholt, mit weniger Zeit, wo das Tempo es zulässt; endet auch das unentschieden, kommt weiter, wer besser gesetzt ist.
tournament-setup-form-game = Was gespielt wird
tournament-setup-form-dates = Wann es stattfindet
tournament-setup-line-name = Name
tournament-setup-line-ruleset = Regeln, mit Optionen
tournament-setup-line-players = Spieler: min-max, „full“: Start, wenn voll
tournament-setup-line-ratings = Wertungen (leer: alle)
tournament-setup-line-rounds = Runden (leer: so viele, wie passen)
tournament-setup-line-start = Start, in deiner Zeit
tournament-setup-line-entry-end = Anmeldung bis (leer: zum Start)
tournament-setup-line-check-in = Einchecken: Minuten vorher (leer: keine)
tournament-setup-line-repeats = Wiederholung, als RRULE (leer: einmal)
tournament-setup-example-name = Herbstpokal
tournament-setup-usual-name = Turnier
tournament-setup-entry-until = Anmelden kann man sich bis { $time } ({ $span }).
tournament-setup-repeats =
    { $kind ->
        [weekly] Es wiederholt sich jede Woche.
        [fortnightly] Es wiederholt sich alle zwei Wochen.
       *[monthly] Es wiederholt sich jeden Monat am gleichen Wochentag.
    }
tournament-setup-repeats-by-rule = Es wiederholt sich nach der Regel `{ $rule }`.
tournament-setup-next = Das nächste ist am { $time }.
tournament-setup-last = Dies ist das letzte.
