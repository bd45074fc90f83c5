### Lists of games.

games-yours = Twoje partie:
games-of = Partie ({ $name }):
games-none = Nie masz partii w toku. Zacznij jedną przez `/challenge`.
games-none-of = { $name } nie ma partii w toku.
games-more = … i jeszcze { $count }.
games-page = Strona { $page } z { $pages }.
games-page-before = Poprzednia strona
games-page-after = Następna strona
games-game-button = Partia { $game } · { $opponents }
games-which = O którą partię ci chodzi?
games-which-others =
    { $count ->
        [one] Nie pokazano jeszcze { $count } partii: użyj opcji `game` polecenia.
        [few] Nie pokazano jeszcze { $count } partii: użyj opcji `game` polecenia.
        [many] Nie pokazano jeszcze { $count } partii: użyj opcji `game` polecenia.
       *[other] Nie pokazano jeszcze { $count } partii: użyj opcji `game` polecenia.
    }

games-against = { $game } vs { $opponents }
games-next-move = ruch { $number }
games-waits-for-you = **twoja kolej**
games-waits-for = teraz gra { $name }
games-waits-for-me = moja kolej
games-over = koniec
games-due = termin { $time }
games-last-move = ostatni ruch { $time }
games-paused = pauza
games-adjourned = odłożona
games-damaged = partia { $game } · Nie mogę odczytać jej zapisanych ruchów. Powiedz o tym opiekunowi bota.

games-choice-against = vs { $opponents }
games-choice-your-turn = twoja kolej
