tournament-manage-ask-pause = Suspendre **{ $name }** ? Ses parties continuent ; rien de nouveau ne commence avant la reprise.
tournament-manage-ask-pause-open = Suspendre **{ $name }** ? Il ne commence pas avant que tu le reprennes.
tournament-manage-ask-resume = Reprendre **{ $name }** maintenant ?
# Added to the question before, for a tournament that has not begun. $time is a date with a time, $span is as in "in 3 days".
tournament-manage-ask-resume-start = Il commence alors { $time } ({ $span }).
tournament-manage-late-entry = Qui n’est pas inscrit peut encore entrer jusqu’à la moitié des rondes.
tournament-manage-no-late-entry = Qui n’est pas inscrit reste dehors.
tournament-manage-which-board = Quelle table ? Celles-ci se jouent :
tournament-manage-no-board = Toutes les tables de cette ronde ont déjà un résultat.
tournament-manage-write-reason = Écrire le motif
tournament-manage-series-goes-on = La série continue avec le prochain ; **Arrêter la série** y met fin.
tournament-manage-ask-end-series = Arrêter la série ? **{ $name }** a lieu comme annoncé, et aucun autre ne suit.
tournament-manage-end-series = Arrêter la série
tournament-manage-ask-take-over = Devenir l’organisateur de **{ $name }** ? Tu recevras alors ce qu’un organisateur doit savoir.
tournament-manage-take-over = Devenir organisateur
tournament-manage-ask-put-off = Repousser **{ $name }** ? Il commence alors { $time } ({ $span }), et on peut s’inscrire jusque-là.
tournament-manage-put-off = Repousser
tournament-manage-ask-take-out = Retirer { $name } ? Ses parties sont abandonnées, et le retour dans ce tournoi est impossible.
tournament-manage-ask-replace = { $player } prend la place de { $before } ? Les parties commencées recommencent.
tournament-manage-replace = Remplacer
tournament-manage-replace-example = Pas le temps ce mois-ci.
tournament-manage-cancel-example = Trop peu de gens ont le temps ce mois-ci.
tournament-manage-ask-bye = Passer la ronde { $round } de **{ $name }** pour un demi-point ? C’est possible une fois, pas à la dernière ronde.
tournament-manage-bye = Passer une ronde
tournament-manage-bye-given = Tu passes la prochaine ronde, pour un demi-point.
tournament-manage-log = Journal
tournament-manage-log-head = Ce qui s’est passé, le plus récent d’abord :
tournament-manage-log-kind =
    { $kind ->
        [announced] annoncé
        [extended] début repoussé
        [cancelled] annulé
        [check-in-opened] confirmations ouvertes
        [started-early] commencé avant l’heure
        [round-began] la ronde { $round } a commencé
        [last-season] pas d’autre saison
        [seasons-go-on] la ligue continue
        [over] terminé
        [adjudicated] résultat décidé
        [replaced] remplacé
        [removed] retiré
        [withdrew] abandon
        [no-show] absent
        [paused] suspendu
        [resumed] reprise
        [blocked-pair] deux joueurs bloqués appariés
        [set-aside] abîmé
        [handed-over] repris
       *[series-ended] série arrêtée
    }
tournament-manage-log-board = ronde { $round }, table { $board }
tournament-manage-log-round = ronde { $round }
tournament-manage-choice-put-off = Repousser le début, de `hours`
tournament-manage-choice-decide = Décider un résultat, de `board`
tournament-manage-choice-take-out = Retirer `player`
tournament-manage-choice-replace = Mettre `replacement` à la place de `player`
tournament-manage-result-first = Le premier nommé gagne
tournament-manage-result-second = Le deuxième nommé gagne
tournament-manage-result-third = Le troisième nommé gagne
tournament-manage-result-fourth = Le quatrième nommé gagne
tournament-manage-series-given-up = **{ $name }** n’est plus répété : trois de suite n’ont pas eu lieu.
tournament-manage-series-ended = **{ $name }** est le dernier de sa série.
tournament-manage-tie-breaks-of-cycle = À égalité de points, le nombre de victoires départage ; sinon la place est partagée.
tournament-manage-tie-breaks-of-knock-out = Ceux qui ont été éliminés à la même ronde partagent la place.
tournament-manage-own-waiting = Ta partie de cette ronde est finie. La suivante commence quand toutes le sont.
tournament-manage-own-over = Ta partie de cette ronde est finie.
tournament-manage-own-sits-out = Tu es au repos cette ronde.
tournament-manage-own-in-final = Tu es au repos cette ronde, et en finale.
tournament-manage-own-done = Tu n’as plus de partie dans ce tournoi.
