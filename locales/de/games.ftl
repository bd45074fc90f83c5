### Lists of games.

games-yours = Deine Partien:
games-of = Partien von { $name }:
games-none = Du hast keine laufenden Partien. Beginne eine mit `/challenge`.
games-none-of = { $name } hat keine laufenden Partien.
games-more = … und { $count } weitere.
games-page = Seite { $page } von { $pages }.
games-page-before = Vorige Seite
games-page-after = Nächste Seite
games-game-button = Partie { $game } · { $opponents }
games-which = Welche Partie meinst du?
games-which-others =
    { $count ->
        [one] { $count } weitere wird nicht gezeigt: Nutze dafür die Option `game` des Befehls.
       *[other] { $count } weitere werden nicht gezeigt: Nutze dafür die Option `game` des Befehls.
    }

games-against = { $game } gegen { $opponents }
games-next-move = Zug { $number }
games-waits-for-you = **du bist am Zug**
games-waits-for = { $name } ist am Zug
games-waits-for-me = ich bin am Zug
games-over = beendet
games-due = fällig { $time }
games-last-move = letzter Zug { $time }
games-paused = pausiert
games-adjourned = vertagt
games-damaged = Partie { $game } · Ich kann die gespeicherten Züge nicht lesen. Bitte sag denen Bescheid, die diesen Bot betreiben.

games-choice-against = gegen { $opponents }
games-choice-your-turn = du bist am Zug
