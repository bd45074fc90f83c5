### The buttons and forms for moving.

move-buttons-play = Spielen
move-buttons-type-point = Punkt eingeben
move-buttons-power-stone = Powerstein ({ $left } übrig)
move-buttons-take-white = Weiß nehmen
move-buttons-take-black = Schwarz nehmen
move-buttons-add-two-stones = Zwei weitere Steine

move-buttons-next-game = Nächste: Partie { $game } gegen { $opponents }
move-buttons-play-game = Partie { $game } spielen · { $opponents }
move-buttons-play-on = Weiterspielen

move-buttons-what-else = Partie { $game }: Was möchtest du tun?
move-buttons-board = Brett
move-buttons-rules = Regeln
move-buttons-resign = Aufgeben

move-buttons-stone-title = Dein Stein in Partie { $game }
move-buttons-power-stone-title = Dein Powerstein in Partie { $game }
move-buttons-point = Punkt
move-buttons-example = K10 oder R3U2
move-buttons-typing-help = Um einen Stein zu setzen, schreib hier einen Punkt, zum Beispiel { $point }. Wenn mehrere Partien auf dich warten, schreib die Nummer der Partie davor, zum Beispiel { $line }. `/games` listet deine Partien auf, und `/help` erklärt alles.
move-buttons-typing-help-here = Um einen Stein zu setzen, antworte auf das Brett mit einem Punkt, zum Beispiel { $point }, oder erwähne mich damit. Wenn mehrere Partien auf dich warten, schreib die Nummer der Partie davor, zum Beispiel { $line }. `/games` listet deine Partien auf, und `/help` erklärt alles.
move-buttons-type-again = Neu eingeben
