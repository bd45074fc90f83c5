### A person's profile.

profile-of = **{ $name }**
profile-ratings-here = Cotes sur ce serveur : { $list }
profile-ratings-everywhere = Cotes dans le monde : { $list }
profile-results = Gagnées-perdues-nulles : { $list }
profile-against-bot = Contre le bot (gagnées-perdues-nulles) : { $score }
profile-opponents = Le plus de parties avec : { $list }
profile-streaks = Victoires de suite : { $current } en ce moment, record { $best }
profile-longest = Plus longue partie : partie { $game }, { $moves }
profile-average = Coups par partie, en moyenne : { $moves }
profile-none = Aucune partie terminée pour le moment.
profile-below = Le profil est ci-dessous, visible par tout le monde.
profile-unrated = Pas encore de cote : la première vient d'une partie pour le classement contre d'autres personnes.
profile-provisional = `?` : cote provisoire, jusqu'à d'autres parties pour le classement
profile-matches = Matchs aux points (gagnés-perdus-nuls) : { $score }
profile-accuracy = Précision : { $percent } % en moyenne · parties analysées : { $games }
profile-puzzles = Problèmes : **{ $rating }** · résolus : { $solved } sur { $tried } · jours de suite : { $days } (record : { $best })
profile-sets = Sets (gagnés-perdus-nuls) : { $score }. Chacune de leurs parties compte aussi à part, ici et dans `/history`, sauf si elle a été quittée trop tôt.
