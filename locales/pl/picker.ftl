### Choosing a point with buttons or menus.

picker-the-point = Pole
picker-first-the-file = Najpierw kolumna
picker-the-file = Kolumna
picker-then-the-rank = Teraz wiersz

picker-back-to-board = Wróć do planszy
picker-play = Zagraj { $point }
picker-play-power-stone = Kamień mocy na { $point } (zostało: { $left })
picker-change = Zmień

picker-question = Zagrać **{ $point }** w partii { $game }, ruch { $number }?
