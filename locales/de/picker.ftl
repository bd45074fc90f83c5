### Choosing a point with buttons or menus.

picker-the-point = Punkt
picker-first-the-file = Zuerst die Spalte
picker-the-file = Spalte
picker-then-the-rank = Dann die Zeile

picker-back-to-board = Zurück zum Brett
picker-play = { $point } spielen
picker-play-power-stone = Powerstein auf { $point } ({ $left } übrig)
picker-change = Ändern

picker-question = **{ $point }** in Partie { $game } spielen, Zug { $number }?
