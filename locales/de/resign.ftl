### The question before somebody resigns, and the answers to it.

resign-question = Partie { $game } gegen { $opponents } aufgeben? Das lässt sich nicht rückgängig machen.

resign-resign = Partie { $game } aufgeben
resign-play-on = Weiterspielen

resign-resigned = Du hast Partie { $game } aufgegeben.
resign-goes-on = Partie { $game } geht weiter.
