### The question before somebody resigns, and the answers to it.

resign-question = Partie { $game } gegen { $opponents } aufgeben? Das lässt sich nicht rückgängig machen.
resign-question-in-match = Partie { $game } gegen { $opponents } aufgeben? Damit verlässt du das ganze Match. Das lässt sich nicht rückgängig machen.
resign-question-to-partner = { $partner } vorschlagen, Partie { $game } für eure Seite aufzugeben? Mit der Zustimmung verliert ihr beide.

resign-resign = Partie { $game } aufgeben
resign-propose = Aufgabe von Partie { $game } vorschlagen
resign-play-on = Weiterspielen

resign-resigned = Du hast Partie { $game } aufgegeben.
resign-resigned-match = Du hast Partie { $game } aufgegeben und damit das ganze Match.
resign-goes-on = Partie { $game } geht weiter.
