### The help page for a new player. Its texts come one below the other and may have 2,000 characters
### together.

help-game = **Pente** : à tour de rôle, on pose une pierre sur une intersection vide. Cinq pierres alignées gagnent. Encadre exactement deux pierres adverses qui se suivent avec deux des tiennes, dans n'importe quelle direction : tu les captures et elles quittent le plateau. Cinq paires capturées gagnent aussi. Se glisser entre deux pierres adverses est sans risque. Avec la règle de tournoi, la première pierre va au centre, et la troisième à trois lignes du centre au moins.
help-commands =
    - `/challenge` invite une personne, ou tout le monde ; un appui long sur un nom aussi, sous *Applications*
    - *Jouer*, sous le plateau, te fait choisir une intersection ; les choix ne sont visibles que pour toi
    - Tu peux aussi répondre au plateau par une intersection, ou utiliser `/move` : `K10` (lettre et chiffre) ou `R3U2` (décalage depuis le centre)
    - `/board` montre à nouveau le plateau, ou le décrit en mots
    - `/games` liste tes parties, d'abord celles qui t'attendent
    - `/offer` propose la nulle, l'annulation d'un coup, une pause ou d'ajourner ; `/resign` abandonne
    - `/if-then` prépare ta réponse à un coup possible de ton adversaire
    - `/leaderboard` montre le classement
    - `/rules` explique chaque variante, dessins à l'appui
    - `/settings` règle ton thème, ton fuseau horaire, tes heures calmes et tes rappels
help-clock = Je te mentionne quand c'est à toi de jouer. Vous convenez du nombre de jours par coup ; les week-ends et les vacances peuvent arrêter ta pendule.
