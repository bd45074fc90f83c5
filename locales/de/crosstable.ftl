crosstable-points = Pkt.
crosstable-round = Runde { $round }
crosstable-season = Saison { $number }
crosstable-over = Endstand
crosstable-cancelled = abgesagt
crosstable-rows = Spieler { $from }–{ $to } von { $count }
crosstable-rounds = Runden { $from }–{ $to }
crosstable-wins = Siege
crosstable-group = Gruppe { $number }
crosstable-division = Division { $number }
crosstable-the-final = Finale
crosstable-swiss = Schweizer System
crosstable-upper = Ohne Niederlage
crosstable-lower = Nach einer Niederlage
crosstable-semi-finals = Halbfinale
crosstable-quarter-finals = Viertelfinale
crosstable-last = Letzte { $count }
crosstable-bye = Freilos
crosstable-alt = { $title }. { $subtitle }.
crosstable-alt-part = { $name }:
crosstable-alt-row = { $place }. { $name }: { $points }.
crosstable-alt-row-left = { $name }, ausgestiegen: { $points }.
crosstable-alt-match = { $one } – { $other } { $scores }.
crosstable-alt-open = { $one } – { $other }.
crosstable-alt-more =
    { $count ->
        [one] { $count } weitere Zeile steht hier nicht.
       *[other] { $count } weitere Zeilen stehen hier nicht.
    }
crosstable-key = Unter jeder Runde: die Nummer des Gegners mit + für Sieg, = für Remis, − für Niederlage, * solange gespielt wird. Was ohne Partie entschieden wurde, ist blass.
crosstable-key-colours = Die Farbe dahinter ist die der Steine des Spielers.
crosstable-key-square = In einer Zeile: 1 für Sieg, ½ für Remis, 0 für Niederlage gegen den Spieler mit dieser Nummer, * solange gespielt wird. Was ohne Partie entschieden wurde, ist blass.
crosstable-key-struck-out = Was in Klammern steht, zählt nicht: Wer vor der Hälfte der Partien aussteigt, wird gestrichen.
crosstable-key-cycle = Unter jeder Runde: der Platz am Tisch, * solange gespielt wird, und darunter die Nummern der anderen dort.
crosstable-key-bracket = Wer eine Begegnung gewonnen hat, steht fett. Hinter einem Namen stehen die Punkte in der Begegnung.
crosstable-ties = Bei gleichen Punkten entscheiden zuerst die Partien gegeneinander, dann der Reihe nach, was unter einem Namen steht: BH−1 und BH sind die Punkte der Gegner (Buchholz) ohne und mit dem schwächsten, SB (Sonneborn-Berger) die der besiegten Gegner und die halben bei Remis, dann Siege.
crosstable-ties-round-robin = Bei gleichen Punkten entscheiden zuerst die Partien gegeneinander, dann der Reihe nach, was unter einem Namen steht: SB (Sonneborn-Berger) sind die Punkte der besiegten Gegner und die halben bei Remis, dann Siege.
crosstable-text-key-square = Links Platz und Nummer (#), hinter dem Namen die Punkte; dann in der Spalte mit der Nummer des Gegners + für Sieg, = für Remis, - für Niederlage, * solange gespielt wird.
crosstable-text-key-cycle = Links Platz und Nummer (#), hinter dem Namen die Punkte; dann je Runde der Platz am Tisch, wie 1., * solange gespielt wird, und ½ oder 0 ohne Tisch.
crosstable-text-key-knock-out = Links Platz und Nummer (#); dann je Runde die Nummer des Gegners mit + für Sieg, = für Remis, - für Niederlage, * solange gespielt wird; bye ohne Gegner.
crosstable-text-ties = Rechts steht, was bei gleichen Punkten entschied: DE die Punkte gegeneinander (oder + für den, der dadurch vorn ist), BH-1 und BH die Punkte der Gegner (Buchholz) ohne und mit dem schwächsten, SB (Sonneborn-Berger) die der besiegten Gegner und die halben bei Remis, W die Siege.
crosstable-text-ties-round-robin = Rechts steht, was bei gleichen Punkten entschied: DE die Punkte gegeneinander (oder + für den, der dadurch vorn ist), SB (Sonneborn-Berger) die Punkte der besiegten Gegner und die halben bei Remis, W die Siege.
crosstable-text-ties-cycle = Rechts steht, was bei gleichen Punkten entschied: W ist, wie viele Partien jemand gewonnen hat.
crosstable-soon = Du hattest gerade viele Bilder; hier steht es als Text.
crosstable-as-text = Als Text
crosstable-as-picture = Als Bild
crosstable-report = Turnierdatei
crosstable-report-given = Das Turnier als TRF-2026-Datei für andere Programme.
crosstable-no-report = In einer Turnierdatei stehen nur Partien zu zweit, deshalb gibt es von diesem Turnier keine.
