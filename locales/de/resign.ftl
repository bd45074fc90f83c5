### The question before somebody resigns, and the answers to it.

resign-question = Partie { $game } gegen { $opponents } aufgeben? Das lässt sich nicht rückgängig machen.
resign-question-in-match = Das Match gegen { $opponents } aufgeben? Du gibst das ganze Match auf, nicht nur Partie { $game }. Das lässt sich nicht rückgängig machen.
resign-question-to-partner = { $partner } vorschlagen, Partie { $game } für eure Seite aufzugeben? Mit der Zustimmung verliert ihr beide.

resign-resign = Partie { $game } aufgeben
resign-resign-match = Match aufgeben
resign-propose = Aufgabe von Partie { $game } vorschlagen
resign-play-on = Weiterspielen

resign-resigned = Du hast Partie { $game } aufgegeben.
resign-resigned-match = Du hast das Match in Partie { $game } aufgegeben.
resign-goes-on = Partie { $game } geht weiter.
