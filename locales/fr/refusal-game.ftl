### Why the game, an invitation or an offer did not allow something: what is wrong, and what would be
### right. $game is the number of a game. People are shown as mentions.

refusal-game-self-challenge = Tu ne peux pas jouer contre toi. Invite quelqu'un d'autre.
refusal-game-self-block = Tu ne peux pas te bloquer ou te débloquer toi-même. Choisis quelqu'un d'autre.
refusal-game-not-for-two = { $ruleset } se joue à plus de deux, à une table : `/table` en ouvre une. Ici, choisis une variante à deux ; `/rules` en donne la liste.

refusal-game-not-ratable = { $ruleset } avec ces options ne peut pas être une partie classée. Mets `rated` sur False, ou enlève les autres options.

refusal-game-rated-without-clock = Une partie classée a besoin d'une pendule. Choisis une autre cadence avec `pace`, ou mets `rated` sur False.
refusal-game-rated-with-handicap = Un match classé commence à zéro pour tout le monde. Laisse `handicap` de côté, ou mets `rated` sur False.
refusal-game-not-for-you = Cette invitation est pour { $opponent } : personne d'autre ne peut y répondre.
refusal-game-your-own-challenge = C'est ta propre invitation : c'est à quelqu'un d'autre de l'accepter. Tu peux la retirer avec son bouton.
refusal-game-not-your-challenge = Cette invitation vient de { $challenger } : personne d'autre ne peut la retirer.
refusal-game-already-accepted = Cette invitation est déjà acceptée : c'est maintenant la partie { $game }. `/board` montre le plateau.
refusal-game-already-declined = Cette invitation a déjà été refusée. `/challenge` en envoie une nouvelle.
refusal-game-already-withdrawn = Cette invitation a déjà été retirée. `/challenge` en envoie une nouvelle.
refusal-game-expired = Cette invitation a expiré : personne n'a répondu à temps. `/challenge` en envoie une nouvelle.
refusal-game-already-countered = Cette invitation a déjà reçu une contre-proposition. Réponds plutôt à celle-là.
refusal-game-same-terms = Ce sont les mêmes conditions. Changes-en au moins une, ou accepte l'invitation telle quelle.
refusal-game-for-anybody = Cette invitation s'adresse à tout le monde. Si elle ne t'intéresse pas, ignore-la simplement.
refusal-game-too-many-open =
    { $most ->
        [one] Tu as déjà { $most } invitation ouverte.
       *[other] Tu as déjà { $most } invitations ouvertes.
    } Retires-en une, ou attends une réponse.
refusal-game-too-many-lately =
    { $most ->
        [one] Tu as envoyé { $most } invitation
       *[other] Tu as envoyé { $most } invitations
    } en une minute, mon maximum par personne. Rien n'a été envoyé ; réessaie { $when }.
refusal-game-blocked = Vous ne pouvez pas vous inviter : c'est désactivé d'un côté ou de l'autre. Si c'est du tien, `/settings unblock` débloque.
refusal-game-too-many-computer-games =
    { $most ->
        [one] Tu as déjà { $most } partie
       *[other] Tu as déjà { $most } parties
    } contre moi, mon maximum par personne à la fois. Termines-en une ou abandonnes-en une ; `/games` les liste.
refusal-game-too-many-computer-games-begun =
    { $most ->
        [one] Tu as commencé { $most } partie
       *[other] Tu as commencé { $most } parties
    } contre moi en peu de temps, le maximum que je commence avec une même personne. Tu pourras commencer la prochaine { $when }.

refusal-game-calendar-stays = Tu as changé ton week-end ou ton fuseau horaire il y a moins d'une semaine, et tes pendules en dépendent. Tu pourras les changer à nouveau { $when }. Rien n'a changé.

refusal-game-not-a-player = Tu ne joues pas dans la partie { $game }. `/games` liste les tiennes, `/challenge` en lance une.
refusal-game-over = La partie { $game } est terminée. `/board` montre comment elle a fini, `/challenge` en lance une autre.
refusal-game-over-below = La partie { $game } est terminée. `/challenge` en lance une autre.
refusal-game-still-running = La partie { $game } est encore en cours. Tu pourras proposer une revanche quand elle sera finie.
refusal-game-not-your-turn = C'est à ton adversaire de jouer ; je te mentionnerai quand ce sera à toi.
refusal-game-computers-turn = C'est à moi de jouer. Le plateau montrera mon coup dès que je l'aurai joué.

refusal-game-not-your-turn-after = C'est à ton adversaire de jouer ; je te mentionnerai quand ce sera à toi. Le dernier coup était { $point }.
refusal-game-not-your-turn-among = C'est à { $player } de jouer ; je te mentionnerai quand ce sera à toi.
refusal-game-not-your-turn-among-after = C'est à { $player } de jouer ; je te mentionnerai quand ce sera à toi. Le dernier coup était { $point }.

refusal-game-stale =
    { $whose ->
        [you] La partie a avancé depuis ce plateau. C'est à toi de jouer maintenant.
       *[opponent] La partie a avancé depuis ce plateau. C'est à ton adversaire de jouer.
    }

refusal-game-stale-after =
    { $whose ->
        [you] La partie a avancé depuis ce plateau. C'est à toi de jouer maintenant. Le dernier coup était { $point }.
       *[opponent] La partie a avancé depuis ce plateau. C'est à ton adversaire de jouer. Le dernier coup était { $point }.
    }
refusal-game-stale-among = La partie a avancé depuis ce plateau. C'est à { $player } de jouer.
refusal-game-stale-among-after = La partie a avancé depuis ce plateau. C'est à { $player } de jouer. Le dernier coup était { $point }.

refusal-game-adjourned = La partie { $game } est ajournée. Propose de la reprendre, avec le bouton sous son plateau ou avec `/offer`.
refusal-game-already-adjourned = La partie { $game } est déjà ajournée. Pour la reprendre, utilise le bouton sous son plateau ou `/offer`.
refusal-game-not-adjourned = La partie { $game } n'est pas ajournée, tu peux donc continuer à jouer. `/board` montre le plateau.

refusal-game-already-paused = La partie { $game } est déjà en pause. Elle reprend quand quelqu'un joue ou appuie sur *Reprendre*.
refusal-game-not-paused = La partie { $game } n'est pas en pause, tu peux donc continuer à jouer. `/board` montre le plateau.
refusal-game-already-taken-back = Ton dernier coup dans la partie { $game } est déjà annulé. Pour annuler un coup de plus, redemande dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
refusal-game-nothing-to-take-back = Tu n'as aucun coup à annuler dans la partie { $game }.
refusal-game-offer-is-moot = Cette proposition dans la partie { $game } n'est plus valable : elle a reçu une réponse, ou la partie a avancé. `/offer` en fait une nouvelle.
refusal-game-your-own-offer = C'est ta propre proposition. C'est à ton adversaire d'y répondre ; toi, tu peux la retirer.
refusal-game-your-own-offer-among = C'est ta propre proposition. Elle s'adresse à { $asked } ; toi, tu peux la retirer.
refusal-game-declined-just-now = La même proposition vient d'être refusée dans la partie { $game }. Attends { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } avant de la refaire.
refusal-game-not-your-offer = Cette proposition vient de { $by } : personne d'autre ne peut la retirer.
refusal-game-offers-blocked = Vous ne pouvez pas vous envoyer de propositions : c'est désactivé d'un côté ou de l'autre. Si c'est du tien, `/settings unblock` débloque. La partie, elle, continue.
refusal-game-computer-plays-on = Je n'accepte pas la nulle. Tu peux faire une pause, ajourner, annuler un coup ou abandonner.

refusal-game-plan-on-own-turn = C'est à toi de jouer dans la partie { $game }, alors joue. Les lignes conditionnelles servent quand c'est à ton adversaire de jouer.
refusal-game-plan-is-full =
    { $most ->
        [one] Tu as déjà { $most } ligne conditionnelle
       *[other] Tu as déjà { $most } lignes conditionnelles
    } dans cette partie. `/if-then clear:True` les supprime toutes.
refusal-game-line-contradicts = Une autre de tes lignes conditionnelles répond déjà à ces coups par **{ $reply }**, et une seule pourrait être jouée. La nouvelle ligne n'est pas enregistrée.
refusal-game-choice-contradicts = Une autre de tes lignes conditionnelles répond déjà autrement à ces coups, et une seule pourrait être jouée. La nouvelle ligne n'est pas enregistrée.
refusal-game-line-too-long =
    { $most ->
        [one] Une ligne conditionnelle compte au plus { $most } coup.
       *[other] Une ligne conditionnelle compte au plus { $most } coups.
    } Enlève les derniers.
refusal-game-line-without-answer = Une ligne conditionnelle commence par un coup de ton adversaire et finit par un des tiens, comme `M9 N8`.
refusal-game-not-a-turn = Ce n'est pas un coup. Tape une intersection, comme `K10`.
refusal-game-has-left = Tu as quitté la partie { $game } ; elle continue sans toi. `/board` la montre.
refusal-game-not-asked = Cette proposition s'adresse à { $asked } ; personne d'autre ne peut y répondre.
refusal-game-already-agreed = Tu as déjà accepté ; d'autres doivent encore le faire.

refusal-game-own-game = Tu joues toi-même cette partie, donc tu sais déjà tout.
refusal-game-not-public = Cette partie n'est visible que sur son propre serveur, je ne peux donc pas t'écrire à son sujet. `/board` la montre là-bas.
refusal-game-no-messages = Je ne peux pas t'écrire en privé. Autorise-le avec `messages` dans `/settings`, et dans les paramètres de confidentialité de Discord pour ce serveur.
refusal-game-too-many-followers = { $most } personnes suivent déjà cette partie, le maximum à qui je peux écrire. `/board` la montre à tout moment.
refusal-game-too-many-followed = Tu suis déjà { $most } parties, le maximum pour une personne. `/follow` les montre.
