### Lists of games.

games-yours = Deine Partien:
games-of = Partien von { $name }:
games-none = Du hast keine laufenden Partien. Beginne eine mit `/challenge`.
games-none-of = { $name } hat keine laufenden Partien.
games-more = … und { $count } weitere.

games-against = { $game } gegen { $opponents }
games-next-move = Zug { $number }
games-waits-for-you = **du bist am Zug**
games-waits-for = { $name } ist am Zug
games-over = beendet
games-due = fällig { $time }
games-last-move = letzter Zug { $time }
games-paused = pausiert
games-adjourned = vertagt
games-damaged = Partie { $game } · Ich kann die gespeicherten Züge nicht lesen. Bitte sag denen Bescheid, die diesen Bot betreiben.

games-choice-against = gegen { $opponents }
games-choice-your-turn = du bist am Zug
