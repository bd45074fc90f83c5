### Lists of games.

games-yours = Tes parties :
games-of = Parties en cours pour { $name } :
games-none = Tu n'as aucune partie en cours. Lances-en une avec `/challenge`.
games-none-of = { $name } n'a aucune partie en cours.
games-more = … et { $count } de plus.
games-page = Page { $page } sur { $pages }.
games-page-before = Page précédente
games-page-after = Page suivante
games-game-button = Partie { $game } · { $opponents }
games-which = De quelle partie parles-tu ?
games-which-others =
    { $count ->
        [one] { $count } autre n'est pas affichée : utilise l'option `game` de la commande.
       *[other] { $count } autres ne sont pas affichées : utilise l'option `game` de la commande.
    }

games-against = { $game } contre { $opponents }
games-next-move = coup { $number }
games-waits-for-you = **à toi de jouer**
games-waits-for = à { $name } de jouer
games-waits-for-me = à moi de jouer
games-over = terminée
games-due = échéance { $time }
games-last-move = dernier coup { $time }
games-paused = en pause
games-adjourned = ajournée
games-damaged = partie { $game } · je n'arrive pas à lire ses coups. Préviens la personne qui gère ce bot.

games-choice-against = contre { $opponents }
games-choice-your-turn = à toi de jouer
