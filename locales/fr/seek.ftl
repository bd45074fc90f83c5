### Trouver quelqu'un contre qui jouer : la liste de celles et ceux qui cherchent une partie, et la suite.

seek-choice-any = n'importe quelle cote
seek-choice-points = à { $most } points de la mienne au plus
seek-any = n'importe quelle cote
seek-points = cotes à { $most } points d'écart au plus, davantage si l'une est provisoire

seek-list = Cherchent une partie :
seek-none = Personne ne cherche de partie ici en ce moment. Appuie sur *Chercher une partie* : tu joueras contre la première personne qui convient.
seek-own-line =
    { $scope ->
        [everywhere] **toi**, partout : { $terms } · { $band } · se termine { $until }
       *[server] **toi** : { $terms } · { $band } · se termine { $until }
    }
seek-line = { $name } ({ $rating }) : { $terms } · { $band } · demandé { $since }, se termine { $until }
seek-on-another-server = ailleurs : { $seek }
seek-item = { $name } ({ $rating })
seek-play = Jouer contre quelqu'un de la liste

seek-seek = Chercher une partie
seek-everywhere = Chercher partout
seek-stop = Ne plus chercher
seek-stop-one = Arrêter : { $ruleset }
seek-show-list = Voir la liste
seek-agree = D'accord, chercher partout

seek-listed =
    { $scope ->
        [everywhere] Tu es sur la liste partout : { $terms } · { $band }. La partie commence dès que quelqu'un convient, et je te le dis. Tu restes sur la liste jusqu'au { $until }.
        [nowhere] Personne ne peut encore te trouver, car il n'y a pas de liste en messages privés. Accepte de chercher partout avec le bouton ci-dessous, ou utilise `/seek` dans un salon d'un serveur. Je retiens ce que tu cherches jusqu'au { $until } : { $terms } · { $band }.
       *[server] Tu es sur la liste de ce serveur : { $terms } · { $band }. La partie commence dès que quelqu'un convient, et je te le dis. Tu restes sur la liste jusqu'au { $until }.
    }
seek-ask-everywhere = Les gens d'autres serveurs qui cherchent verront ton nom Discord ({ $name }) et ta cote ({ $rating }), et tu verras les leurs. Ces parties se jouent en messages privés avec moi. Je ne transmets aucun message entre vous. Es-tu d'accord ?
seek-conversation = Tes parties avec des gens d'autres serveurs se jouent ici, dans nos messages privés.
seek-stopped = Tu ne cherches plus { $terms }.
seek-playing =
    { $place ->
        [here] Tu joues contre { $opponent } : { $terms }. La partie { $game } commence ici, plus bas.
        [private] Tu joues contre { $opponent } : { $terms }. La partie { $game } commence dans nos messages privés.
       *[elsewhere] Tu joues contre { $opponent } : { $terms }. La partie { $game } commence dans { $channel }.
    }
seek-matched = J'ai trouvé quelqu'un contre qui jouer : { $opponent }, { $terms }. Dans la { $game }, c'est à { $opponent } de jouer.
seek-matched-own = J'ai trouvé quelqu'un contre qui jouer : { $opponent }, { $terms }. Dans la { $game }, c'est à toi de jouer.
seek-ended = Ta recherche s'est terminée sans que personne ne convienne : { $terms } · { $band }. `/seek` en commence une autre.

seek-gone = Cette recherche est finie : une partie a été trouvée, elle a été arrêtée, ou son temps est écoulé. `/seek` montre la liste.
seek-too-many = Tu cherches déjà { $most } parties, c'est le maximum. Arrête d'abord une recherche : `/seek`.
seek-too-many-games = Tu as { $most } parties en cours : avec autant, tu ne peux pas en chercher une autre. Finis-en d'abord.
seek-in-private = Les parties avec des gens d'autres serveurs se jouent en messages privés.
seek-not-reached = Je n'ai pas pu t'écrire. Réessaie dans une minute.
seek-opponent-not-reached = Je n'ai pas pu écrire à cette personne, la partie n'a donc pas commencé. Réessaie dans une minute, ou joue contre quelqu'un d'autre de la liste : `/seek`.
seek-own-seek = C'est ta propre recherche.
seek-other-terms = Vous cherchez des parties différentes.
seek-too-far-apart = La personne cherche quelqu'un dont la cote est à { $most } points de la sienne au plus.
seek-playing-already = Vous y jouez déjà ensemble. Finissez d'abord cette partie.
seek-busy = La personne a déjà { $most } parties en cours et ne peut pas encore en commencer une autre. Joue contre quelqu'un d'autre de la liste.

seek-report = Signaler
seek-block = Bloquer
seek-report-title = Signaler la personne
seek-report-label = Que s'est-il passé ?
seek-report-example = Lu par qui gère ce bot ; la personne signalée n'en sait rien
seek-reported = Merci. Qui gère ce bot peut maintenant lire ton signalement et décide de la suite ; la personne signalée n'en sait rien. Si tu ne veux plus la rencontrer, appuie sur *Bloquer*. La partie continue : `/resign` y met fin.
seek-no-reason = Dis en quelques mots ce qui s'est passé.
seek-too-many-reports = Tu as fait { $most } signalements en un jour, c'est le maximum. Réessaie demain.
