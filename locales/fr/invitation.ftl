### An invitation to a game, from the first ping to the title line of its game.

invitation-open =
    { $to ->
        [anybody] { $challenger } cherche quelqu'un contre qui jouer : { $terms }.
       *[player] { $opponent }, { $challenger } t'invite à jouer : { $terms }.
    }
invitation-challenger-moves-first = Le premier coup est pour { $challenger }.
invitation-you-move-first = Le premier coup est pour toi.
invitation-who-accepts-moves-first = Le premier coup est pour la personne qui accepte.
invitation-centre-of-you = Ta première pierre est posée au centre ; ensuite, c'est à { $name } de jouer.
invitation-centre-of-other = La première pierre de { $name } est posée au centre ; ensuite, c'est à toi de jouer.
invitation-centre-then-anybody = La première pierre de { $name } est posée au centre ; ensuite, c'est à la personne qui accepte de jouer.
invitation-centre-of-anybody = La première pierre de la personne qui accepte est posée au centre ; ensuite, c'est à { $name } de jouer.
invitation-expires = Expire { $time }.

invitation-accept = Accepter
invitation-decline = Refuser
invitation-change = Changer les conditions
invitation-withdraw = Retirer

invitation-accepted =
    { $to ->
        [anybody] L'invitation lancée par { $challenger } a été acceptée : { $terms } · partie { $game }
       *[player] { $challenger } et { $opponent } jouent : { $terms } · partie { $game }
    }
invitation-declined = { $challenger } invitait { $opponent } à jouer : { $terms }. { $opponent } a refusé.
invitation-withdrawn =
    { $to ->
        [anybody] { $challenger } ne cherche plus personne contre qui jouer : { $terms }.
       *[player] { $challenger } a retiré son invitation à { $opponent } : { $terms }.
    }
invitation-expired =
    { $to ->
        [anybody] L'invitation lancée par { $challenger } a expiré sans réponse : { $terms }.
       *[player] L'invitation envoyée par { $challenger } à { $opponent } a expiré sans réponse : { $terms }.
    }
invitation-countered = { $challenger } invitait { $opponent } à jouer : { $terms }. { $opponent } a fait une contre-proposition : voir ci-dessous.

invitation-sent =
    { $to ->
        [anybody] Tu cherches quelqu'un contre qui jouer : { $terms }.
       *[player] Tu as invité { $opponent } à jouer : { $terms }.
    }
invitation-is-here = L'invitation est publiée ici. Son bouton te permet de la retirer.
invitation-is-elsewhere = L'invitation est publiée dans { $channel }. Son bouton te permet de la retirer.

invitation-player = { $name } ({ $colour })
invitation-versus = { $one } contre { $other }
invitation-game = partie { $game }
