### Sealed moves of adjourned games.

sealing-button = Zug versiegeln
sealing-invite = Wenn Partie { $game } weitergeht, bist du am Zug. Du kannst ihn jetzt versiegeln: Niemand sieht ihn bis dahin, und er wird gespielt, sobald die Partie weitergeht.
sealing-heading = Du versiegelst einen Zug: Sonst sieht ihn niemand, bis die Partie weitergeht.
sealing-seal = { $point } versiegeln
sealing-seal-power-stone = Powerstein auf { $point } versiegeln ({ $left } übrig)
sealing-question = **{ $point }** in Partie { $game } versiegeln?
sealing-sealed = Du hast in Partie { $game } { $moves } versiegelt. Sonst sieht das niemand. Es wird gespielt, wenn die Partie weitergeht; bis dahin kannst du es ändern oder zurückziehen.
sealing-another = Anderen Zug versiegeln
sealing-withdraw = Zurückziehen
sealing-withdrawn = In Partie { $game } hast du keinen versiegelten Zug mehr.

sealing-board = { $name } hat einen Zug versiegelt.
sealing-played = Die Partie geht weiter mit dem Zug, den { $name } versiegelt hatte.
sealing-lost = Die Partie geht ohne den versiegelten Zug weiter, denn er ließ sich nicht spielen. { $name }, wähle einen Zug.

sealing-not-yours = Nur wer am Zug ist, kann einen Zug versiegeln.
sealing-not-offered = Versiegeln lässt sich ein Zug nur in einer Partie zwischen Menschen, die sie einvernehmlich vertagt haben. Auf Partie { $game } trifft das nicht zu.
sealing-nothing = Du hast in Partie { $game } keinen versiegelten Zug.
