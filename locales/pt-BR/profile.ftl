### A person's profile.

profile-of = **{ $name }**
profile-ratings-here = Ratings neste servidor: { $list }
profile-ratings-everywhere = Ratings no mundo todo: { $list }
profile-results = Vitórias-derrotas-empates: { $list }
profile-against-bot = Contra o bot (vitórias-derrotas-empates): { $score }
profile-opponents = Mais partidas com: { $list }
profile-streaks = Vitórias seguidas: agora { $current }, recorde { $best }
profile-longest = Partida mais longa: partida { $game }, { $moves }
profile-average = Lances por partida, em média: { $moves }
profile-none = Ainda não há partidas encerradas.
profile-below = O perfil está abaixo, à vista de todos.
profile-unrated = Ainda sem rating: o primeiro vem com uma partida ranqueada contra outras pessoas.
profile-provisional = `?`: provisório, até que haja mais partidas ranqueadas
profile-matches = Matches por pontos (vitórias-derrotas-empates): { $score }
profile-accuracy = Precisão: { $percent }% em média · partidas analisadas: { $games }
profile-puzzles = Problemas: **{ $rating }** · resolvidos: { $solved } de { $tried } · dias seguidos: { $days } (recorde: { $best })
profile-sets = Sets (vitórias-derrotas-empates): { $score }. Cada uma das suas partidas também conta por si, aqui e em `/history`, a não ser que tenha sido deixada cedo demais.
