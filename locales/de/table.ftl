table-head = **Tisch { $table }** · { $terms } · eröffnet von { $host }
table-chair = { $number }. { $who }
table-side = **Seite { $side }:** { $names }
table-free = *leer*
table-kept = *reserviert für* { $name }
table-rematch = { $players }: { $host } möchte eine Revanche für Partie { $game }.
table-computer = der Bot, Stufe { $level }
table-with-points = { $name } (beginnt mit { $points })
table-starts = Die Partie beginnt, sobald alle Plätze besetzt sind.
table-starts-early = Die Partie beginnt, sobald alle Plätze besetzt sind, oder mit allen, die hier sitzen, wenn { $host } auf *Start* drückt.
table-order-by-chance = Die Reihenfolge wird ausgelost.
table-order-as-seated = Gespielt wird in der Reihenfolge der Plätze.
table-first-in-centre = Der erste Stein wird in die Mitte gesetzt; zuerst gerufen wird, wer an zweiter Stelle kommt.
table-expires = Wird der Tisch nicht voll, wird er { $time } abgeräumt.
table-sit = Setzen
table-sit-on-side = Auf Seite { $side } setzen
table-stand = Aufstehen
table-no-thanks = Nein, danke
table-start = Start
table-fill = + Bots
table-not-rated-with-bots = Mit dem Bot am Tisch wird sie nicht gewertet.
table-close = Abräumen
table-closed = { $host } hat Tisch { $table } abgeräumt: { $terms }
table-expired = Tisch { $table } wurde abgeräumt: Er war nach einer Woche nicht voll. { $terms }
table-opened =
    { $place ->
        [here] Tisch { $table } steht jetzt hier.
       *[elsewhere] Tisch { $table } steht jetzt in { $channel }.
    }
table-opened-and-started =
    { $place ->
        [here] Tisch { $table } ist voll besetzt: Partie { $game } hat hier begonnen.
       *[elsewhere] Tisch { $table } ist voll besetzt: Partie { $game } hat in { $channel } begonnen.
    }
table-you-sit = Du sitzt an Tisch { $table }.
table-you-stand = Du bist von Tisch { $table } aufgestanden.
table-you-declined = Du hast abgelehnt: An Tisch { $table } ist kein Platz mehr für dich reserviert.
table-you-removed = { $guest } ist von Tisch { $table } aufgestanden und kann sich wieder setzen, wenn du die Person einlädst.
table-you-closed = Du hast Tisch { $table } abgeräumt.
table-begins = Partie { $game } hat begonnen.
table-you-invited = Du hast { $guest } an Tisch { $table } eingeladen.
table-invitation = { $guest }, an Tisch { $table } von { $host } ist ein Platz für dich frei: { $terms }
