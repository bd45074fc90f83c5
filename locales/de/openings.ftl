### Wie Partien begannen: wie oft eine Stellung erreicht wurde. Nur wer gefragt hat, sieht es.

openings-button = Eröffnungen
openings-title = **Eröffnungen** · { $ruleset } · { $line }
openings-start = von Anfang an
openings-counted = { $scope }: { $results }
openings-results =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } · { $first } { $first_wins }, { $second } { $second_wins }, remis { $draws }
openings-played-move = { $number }. **{ $played }** · { $results }
openings-rated-move = { $number }. **{ $played }** · { $results } · mittlere Wertung { $rating }
openings-none = Keine dieser Partien hat diese Stellung erreicht. Wähle im Menü andere Partien.
openings-leads-to-running = Partien, die von hier in deine laufende Partie führen, werden erst gezählt, wenn sie vorbei ist.
openings-none-other = Keine der anderen Partien hat diese Stellung erreicht.
openings-none-elsewhere = Es gibt Partien mit anderen Optionen: { $options }. Wähle sie im Menü unten.
openings-with-options = { $options } ({ $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    })
openings-other-options = Andere Optionen von { $ruleset }
openings-deep = Nur die ersten { $depth } Züge jeder Partie werden gezählt.
openings-stands = Du spielst gerade eine Partie mit dieser Stellung oder einer auf dem Weg zu ihr. Was von hier aus gespielt wurde, zeige ich dir, sobald diese Partie vorbei ist.
openings-not-for-two = Eröffnungen werden nur für Partien zu zweit gezählt.
openings-next = { $number }: { $played }
openings-type-point = Punkt eingeben
openings-form-title = Der nächste Zug
openings-swap = Farben tauschen
openings-no-swap = Farben behalten
openings-pass = zwei weitere setzen
openings-in-picture = Nächste Züge nach Nummer: { $moves }.
openings-numbered = { $number } { $point }
openings-which-games = Welche Partien
openings-scope-server = Dieser Server
openings-scope-everywhere = Überall
openings-scope-own = Meine Partien
