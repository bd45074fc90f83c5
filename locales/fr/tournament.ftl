tournament-heading = **{ $name }** · tournoi { $number }
tournament-format-swiss = Système suisse : personne n'est éliminé, et à chaque ronde tu rencontres quelqu'un qui a à peu près autant de points.
tournament-format-swiss-top = Système suisse : à chaque ronde tu rencontres quelqu'un qui a à peu près autant de points. Ensuite, les { $count } meilleurs jouent par élimination.
tournament-format-round-robin = Toutes rondes en groupes de { $count } au plus : dans un groupe tout le monde se rencontre, et les vainqueurs des groupes jouent une finale.
tournament-format-one-group = Toutes rondes : tout le monde se rencontre.
tournament-format-single = Élimination directe : qui perd un match est éliminé.
tournament-format-double = Double élimination : qui a perdu deux matchs est éliminé.
tournament-format-cycle = Tables tournantes : tout le monde se rencontre à peu près aussi souvent.
tournament-band = Seulement pour les classements { $band }.
tournament-starts = Début : { $time } ({ $span }).
tournament-starts-full = Début dès que { $count } personnes sont inscrites, au plus tard { $time } ({ $span }).
tournament-check-in-hours =
    { $count ->
        [one] Appuie sur « Confirmer » dans la dernière heure avant le début ; qui ne le fait pas ne participe pas.
       *[other] Appuie sur « Confirmer » dans les { $count } dernières heures avant le début ; qui ne le fait pas ne participe pas.
    }
tournament-check-in-minutes =
    { $count ->
        [one] Appuie sur « Confirmer » dans la dernière minute avant le début ; qui ne le fait pas ne participe pas.
       *[other] Appuie sur « Confirmer » dans les { $count } dernières minutes avant le début ; qui ne le fait pas ne participe pas.
    }
tournament-running = La ronde { $round } est en cours.
tournament-running-of = La ronde { $round } sur { $count } est en cours.
tournament-first-round-soon = La première ronde va commencer.
tournament-paused = Il est en pause : aucune nouvelle ronde ne commence.
tournament-paused-open = Il est suspendu et ne commence pas avant d’être repris.
tournament-over = Il est terminé.
tournament-cancelled = Il est annulé. Les parties en cours sont des parties ordinaires.
tournament-entered = Inscrits : { $count } (au moins { $fewest }, au plus { $most }).
tournament-entered-late = Inscrits : { $count } (au plus { $most }).
tournament-entered-by-start = Inscrits : { $count }.
tournament-winners = Première place : { $names }.
tournament-checked-in-count = Présence confirmée : { $count } (✓).
tournament-enter = S'inscrire
tournament-withdraw = Se retirer
tournament-check-in = Confirmer
tournament-show = Voir
tournament-crosstable = Grille
tournament-manage = Gérer
tournament-announce = Annoncer
tournament-discard = Abandonner
tournament-start-now = Commencer maintenant
tournament-pause = Mettre en pause
tournament-resume = Reprendre
tournament-cancel = Annuler le tournoi
tournament-take-out = Retirer
tournament-stay = Rester
tournament-which = De quel tournoi s’agit-il ?
tournament-back = Retour
tournament-draft = Toi seul vois cet aperçu. Les menus le changent ; « Annoncer » le publie, et dès lors on peut s'inscrire.
tournament-menu-format = Comment on joue
tournament-menu-games = Sets ou parties simples
tournament-menu-size = Combien de joueurs
tournament-menu-start = Quand il commence
tournament-choice-swiss = Système suisse
tournament-choice-swiss-top = Système suisse, puis élimination des { $count } meilleurs
tournament-choice-round-robin = Toutes rondes en groupes de { $count }
tournament-choice-single = Élimination directe
tournament-choice-double = Double élimination
tournament-choice-cycle = Tables tournantes
tournament-choice-full = { $count } joueurs, débute une fois complet
tournament-choice-size = De { $fewest } à { $most } joueurs
tournament-choice-start = Dans { $span }, arrondi à l’heure pleine suivante
tournament-choice-games =
    { $kind ->
        [set-rated] Sets de deux parties, classés
        [set-casual] Sets de deux parties, non classés
        [single-rated] Parties simples, classées
       *[single-casual] Parties simples, non classées
    }
tournament-announced = Il est annoncé dans le salon du tournoi. Rien d'autre à faire : il commence et apparie tout seul. `/tournament manage` te permet d'intervenir.
tournament-discarded = Le brouillon est supprimé. Personne d'autre ne l'a vu.
tournament-entered-now = Tu es inscrit. Je t'écrirai en privé dès que tu seras apparié.
tournament-entered-check-in = Tu es inscrit. Je t'écrirai en privé quand il faudra confirmer ta présence : qui ne confirme pas ne joue pas.
tournament-withdrawn = Tu n'es plus dans le tournoi.
tournament-checked-in = Ta présence est confirmée.
tournament-ask-leave = Si tu quittes **{ $name }** maintenant, tes parties y sont abandonnées pour toi, et tu ne peux pas revenir. Quitter ?
tournament-round-began = **{ $name }** · la ronde { $round } a commencé
tournament-final-began = **{ $name }** · la ronde { $round } a commencé : la finale
tournament-bye = { $name } : pas d'adversaire dans cette ronde, un point quand même.
tournament-no-opponent = { $name } : pas d'adversaire dans cette ronde.
tournament-half-point-bye = { $name } est au repos, pour un demi-point.
tournament-better-seed =
    { $kind ->
        [neither] { $players } : aucun des deux n’a gagné ; le match revient à { $name }, meilleure tête de série.
       *[drawn] { $players } : encore nul ; le match revient à { $name }, meilleure tête de série.
    }
tournament-once-more = rejoué après un nul
tournament-second-final = C’est une deuxième finale : { $name } a perdu pour la première fois, donc les deux se rencontrent encore une fois, et qui gagne ce match gagne le tournoi.
tournament-over-post = **{ $name }** est terminé.
tournament-tie-breaks = À égalité de points départagent, dans cet ordre : les parties entre eux, les points des adversaires sans le plus faible (Buchholz), ceux de tous les adversaires, ceux des adversaires battus et la moitié de ceux avec qui on a fait nulle (Sonneborn-Berger), les victoires.
tournament-tie-breaks-round-robin = À égalité de points décident, dans cet ordre : les parties entre eux, les points des adversaires battus et la moitié de ceux avec qui on a fait nulle (Sonneborn-Berger), les victoires.
tournament-put-off = **{ $name }** commence plus tard : { $time } ({ $span }). On peut s’inscrire jusque-là.
tournament-started-early = **{ $name }** · l’organisation le fait commencer avant l’heure.
tournament-too-few-yet = Moins de { $count } personnes sont inscrites pour l'instant.
tournament-too-few-there-yet = Moins de { $count } personnes ont confirmé leur présence pour l'instant.
tournament-check-in-again = Pour jouer, il faut alors confirmer sa présence à partir de { $time } ({ $span }), même si c’est déjà fait.
tournament-called-off = **{ $name }** est annulé.
tournament-go-on = Ce qui se joue encore continue comme des parties ordinaires.
tournament-too-few = Moins de { $count } personnes étaient inscrites.
tournament-too-few-there = Moins de { $count } personnes avaient confirmé leur présence.
tournament-check-in-post = **{ $name }** · les confirmations sont ouvertes : qui ne confirme pas avant { $time } ne joue pas.
tournament-adjudicated = **{ $name }** · ronde { $round }, table { $board } : l'organisation a décidé du résultat.
tournament-released =
    { $count ->
        [one] Cette partie continue, mais ne compte plus pour le tournoi : { $games }.
       *[other] Ces parties continuent, mais ne comptent plus pour le tournoi : { $games }.
    }
tournament-replaced = **{ $name }** · { $player } prend la place de { $before }.
tournament-removed = **{ $name }** · l'organisation a retiré { $player }.
tournament-withdrew-post = **{ $name }** · { $player } s’est retiré du tournoi.
tournament-struck-out = Départ avant la moitié des parties, donc résultats non comptés : { $names }.
tournament-perhaps-struck-out = { $name } n'a pas encore joué la moitié des parties. Si c'est toujours le cas une fois les parties en cours terminées, aucun de ses résultats ne compte.
tournament-handed-over = **{ $name }** · { $player } l’organise désormais.
tournament-paused-post = **{ $name }** est en pause. Les parties continuent ; aucune nouvelle ronde ne commence.
tournament-paused-open-post = **{ $name }** est suspendu : il ne commence pas avant d’être repris.
tournament-resumed-post = **{ $name }** reprend.
tournament-enter-until-then = On peut s’inscrire jusque-là.
tournament-reason = Motif : { $reason }
tournament-points = points : { $points }
tournament-still-in = encore en lice
tournament-performance = performance { $rating }
# Under the podium. $names is a list of names.
tournament-shared-first = { $names } se partagent la première place.
# Under a board: the tournament for which its game is played.
tournament-of-game = Tournoi : { $tournament }.
# After the end of a game: what it brings in its tournament. A set is two games that count together. $kind is not shown.
tournament-point =
    { $kind ->
        [set] Dans { $tournament }, cette partie compte comme gagnée par { $name }.
       *[single] Dans { $tournament }, le point revient à { $name }.
    }
tournament-half-point =
    { $kind ->
        [set] Dans { $tournament }, cette partie compte comme nulle.
       *[single] Dans { $tournament }, chacun reçoit un demi-point.
    }
tournament-game-of-leaver =
    { $kind ->
        [never] Dans { $tournament }, cette partie ne compte pas : { $name } est parti avant d'avoir joué la moitié des parties.
       *[perhaps] Dans { $tournament }, cette partie ne compte que si { $name } a joué la moitié des parties.
    }
tournament-match-end =
    { $kind ->
        [goes-on] Dans { $tournament }, { $name } se qualifie pour la suite.
        [first-defeat] Dans { $tournament }, { $name } se qualifie pour la suite ; c’est le premier match perdu par { $other }.
        [second-final] Dans { $tournament }, { $name } gagne la première finale. { $other } a perdu pour la première fois, donc une deuxième finale suit.
        [match] Dans { $tournament }, le match revient à { $name }.
       *[wins] { $name } gagne { $tournament }.
    }
tournament-match-again = Dans { $tournament }, personne n’a encore gagné ce match : il est rejoué.
tournament-match-by-seed = Personne n’a gagné ce match ; il revient à la meilleure tête de série.
# The same for a game of three or four.
tournament-table-counts = Ses places comptent dans { $tournament }.
tournament-section = **Groupe { $number }**
tournament-final-section = **Finale**
tournament-crosstable-key = À gauche, la place et le numéro (#) ; après le nom, les points ; puis, à chaque ronde, le numéro de l'adversaire avec + pour une victoire, = pour une nulle, - pour une défaite, * si on joue encore ; bye, ½, 0 ou rien sans adversaire.
tournament-own-not-in = Tu n'es pas dans ce tournoi.
tournament-own-draft = C'est un brouillon : seules les personnes qui organisent ici le voient. **Gérer** permet de le changer et de l'annoncer.
tournament-own-left = Tu as quitté ce tournoi.
tournament-own-taken-out = L’organisation t’a retiré de ce tournoi.
tournament-own-not-checked-in = Tu n’avais pas confirmé ta présence avant le début : tu ne joues donc pas.
tournament-own-entered = Tu es inscrit.
tournament-own-to-check-in = Tu n’as pas encore confirmé ta présence : qui ne la confirme pas avant le début ne joue pas.
tournament-own-place = Ta place actuelle : { $place }.
tournament-own-final-place = Ta place : { $place }.
tournament-own-still-in = Tu es encore en lice.
tournament-own-possible = Encore possible à la fin : de { $best } à { $worst }.
tournament-own-possible-late = D’autres peuvent encore s’inscrire ; c’est compris dans ce calcul.
tournament-own-certain = Ta place à la fin est certaine : { $place }.
tournament-own-game = Tu joues contre { $opponents } : { $game }.
tournament-manage-head = Ce que tu fais ici est publié et gardé dans le journal du tournoi.
tournament-menu-put-off = Repousser le début de …
tournament-menu-board = Décider du résultat d'une table …
tournament-more-boards = Autres tables …
tournament-menu-person = Retirer ou remplacer quelqu'un …
tournament-menu-replace = Qui prend sa place
tournament-ask-start = Commencer maintenant avec { $count } joueurs ?
tournament-ask-cancel = Annuler **{ $name }** pour de bon ? Ses parties continuent comme parties ordinaires.
tournament-decide = { $players } : quel résultat compte ? Tu écris ensuite le motif, qui est publié. La partie continue comme partie ordinaire.
tournament-wins = { $name } gagne
tournament-draw = Match nul
tournament-neither = Aucun point pour les deux
tournament-neither-wins = Aucun des deux ne gagne
tournament-reason-title = Décider d'un résultat
tournament-reason-label = Pourquoi ? Tout le monde le lit.
tournament-reason-example = Ils en ont convenu.
tournament-person = { $name } : le retirer, comme s'il s'était retiré, ou choisir ci-dessous qui joue à sa place. On ne peut remplacer que qui n'a pas encore joué.
tournament-no-bot = Seules des personnes membres de ce serveur peuvent jouer.
tournament-nobody-of-it = Seule une personne inscrite à ce tournoi peut être retirée ou remplacée.
tournament-list = Tournois de ce serveur :
# Marks a draft in that list.
tournament-is-draft = un brouillon, pas encore annoncé
tournament-list-starts = début { $span }
tournament-list-entered = inscrits : { $count } sur { $most }
tournament-list-round = ronde { $round }
tournament-list-running = en cours
tournament-list-over = terminé
tournament-list-cancelled = annulé
tournament-list-paused = en pause
tournament-menu-open = Voir un tournoi …
tournament-list-item = { $number }. { $name }
tournament-none = Il n'y a pas encore de tournoi sur ce serveur. Qui gère le serveur peut en créer un avec `/tournament create`.
