### A person's profile.

profile-of = **{ $name }**
profile-ratings-here = Rankingi na tym serwerze: { $list }
profile-ratings-everywhere = Rankingi na świecie: { $list }
profile-results = Wygrane-przegrane-remisy: { $list }
profile-against-bot = Z botem (wygrane-przegrane-remisy): { $score }
profile-opponents = Najwięcej partii z: { $list }
profile-streaks = Wygrane z rzędu: teraz { $current }, najwięcej { $best }
profile-longest = Najdłuższa partia: partia { $game }, { $moves }
profile-average = Ruchy w partii, średnio: { $moves }
profile-none = Jeszcze żadnych zakończonych partii.
profile-below = Profil jest poniżej, widoczny dla wszystkich.
profile-unrated = Jeszcze bez rankingu: pierwszy daje partia rankingowa z innymi.
profile-provisional = `?`: tymczasowy, dopóki nie będzie więcej partii rankingowych
profile-matches = Mecze na punkty (wygrane-przegrane-zremisowane): { $score }
profile-accuracy = Dokładność: średnio { $percent }% · przeanalizowane partie: { $games }
profile-puzzles = Zadania: **{ $rating }** · rozwiązane: { $solved } z { $tried } · dni z rzędu: { $days } (rekord: { $best })
profile-sets = Sety (wygrane-przegrane-zremisowane): { $score }. Każda ich partia liczy się też osobno, tu i w `/history`, chyba że opuszczono ją zbyt wcześnie.
