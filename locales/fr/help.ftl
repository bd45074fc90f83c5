### The help for a new player: a first page, and one with everything. The texts of a page come one below
### the other and may have 2,000 characters together.

## The first page: three lines over a drawing of a capture.

help-goal = **Pente** : posez une pierre à tour de rôle. Cinq pierres alignées gagnent, cinq paires capturées aussi.
help-capture = Pour capturer, encadre exactement deux pierres adverses avec deux des tiennes, comme sur le dessin : elles quittent le plateau.
# $play is the label of a button under the board, in the language of the board.
help-pace = Une partie peut durer des jours : je te mentionne quand c'est à toi de jouer, et tu appuies sur *{ $play }*, sous le plateau.

## Its buttons

help-challenge-friend = Défier quelqu'un
help-rules = Règles
# Leads to the other page.
help-more = Plus
# Leads back to the first page.
help-back = Retour

## Choosing whom to challenge

help-choose-friend = Qui veux-tu défier ? Je publie une invitation que cette personne peut accepter, refuser ou à laquelle elle peut répondre par d'autres conditions. Pour choisir toi-même la variante ou la cadence, utilise `/challenge`.
# The menu of people, as long as nobody is chosen.
help-friend-prompt = Choisis une personne

## The page with everything

help-game = **Pente** : à tour de rôle, on pose une pierre sur une intersection vide. Cinq pierres alignées gagnent. Encadre exactement deux pierres adverses qui se suivent avec deux des tiennes, dans n'importe quelle direction : tu les captures et elles quittent le plateau. Cinq paires capturées gagnent aussi. Se glisser entre deux pierres adverses est sans risque. La première pierre va au centre. Avec la règle de tournoi, la troisième doit en être à trois lignes au moins.
help-commands =
    - `/challenge` invite une personne, ou tout le monde (`set` : deux parties à la fois) ; ou appui long (clic droit) sur un nom, *Applications*, *Challenge to Pente*
    - *Jouer contre le bot*, ci-dessous, lance une partie contre moi
    - *{ $play }*, sous le plateau, te fait choisir une intersection ; les choix restent privés
    - Tu peux aussi répondre au plateau par une intersection, ou utiliser `/move` : `K10` (lettre et chiffre) ou `R3U2` (décalage depuis le centre)
    - `/board` montre à nouveau le plateau, ou le décrit en mots
    - `/table` ouvre une table de trois à six, aussi par équipes ; je peux jouer aussi
    - `/games` liste tes parties, d'abord celles où c'est à toi, `/history` les finies ; `/replay` en rejoue une, `/review` dit ce qui en a décidé ; `/follow` en suit une autre
    - `/offer` propose nulle, annulation d'un coup, pause, ajournement (coup sous pli) ou reprise, offre un jour à l'adversaire, réclame un gain au temps ; `/resign` abandonne
    - `/if-then` prépare ta réponse à un coup possible
    - `/rules` explique chaque variante, avec des schémas
    - `/settings` règle thème, langue, fuseau horaire, heures calmes et rappels
help-clock = Je te mentionne quand c'est à toi de jouer. En général, tu commences avec 3 jours et tu en gagnes 1 après chaque coup (jamais plus de 7). Dans `/settings`, tu peux arrêter ta pendule le week-end. Avant que tu perdes au temps, tes vacances (10 jours par an) prennent automatiquement le relais, sauf si elles sont désactivées.
help-ladder-page = Problèmes, classement et plus
help-ladder =
    - `/learn` t'apprend le jeu en douze courtes leçons
    - `/puzzle` te donne un problème à ta mesure : trouve la pierre gagnante
    - `/opening` montre combien de fois une position est apparue, et la suite
    - `/seek` te trouve quelqu'un contre qui jouer, sur ce serveur ou, si tu veux, partout
    - `/leaderboard` montre le classement et ses saisons, `/profile` ton bilan
    - `/hill` montre la colline d'une variante, que l'on gravit en gagnant des sets
    - `/tournament` montre et organise des tournois, et t'y inscrit
    - `/export` t'envoie tes parties en fichiers, `/import` en garde d'autres à étudier
    - `/server`, si tu gères le serveur : salon des parties, collines, saisons, etc.
