### What Discord shows while somebody chooses a command: what each command does, and what each of its
### options means. Each text has 1 to 100 characters.

commands-challenge = inviter quelqu'un, ou tout le monde, à une partie, ou jouer contre le bot
commands-challenge-opponent = qui inviter ; si omis, tout le monde
commands-challenge-ruleset = la variante ; si omise, comme à votre dernière partie, sinon celle par défaut du serveur
commands-challenge-pace = la cadence ; si omise, comme à votre dernière partie, sinon celle par défaut du serveur
commands-challenge-rated = si la partie compte pour le classement ; si omis, comme la dernière fois, sinon oui si possible
commands-challenge-opening = comment les premières pierres sont posées
commands-challenge-size = combien de lignes a le plateau
commands-challenge-poof = si une paire formée entre deux pierres adverses est perdue
commands-challenge-boat = si un alignement ne gagne que si aucune capture ne peut le rompre
commands-challenge-overline = si six pierres alignées ou plus gagnent
commands-challenge-bans = qui n'a pas le droit de former deux trois ouverts à la fois
commands-challenge-first = qui commence ; si omis, au hasard
commands-challenge-level = pour jouer contre le bot : son niveau, de 1 à 10 (3 si tu invites juste le bot)
commands-challenge-target = nombre de points qui gagne un match de Points (21 par défaut)
commands-challenge-handicap = pour Points : les points de départ de l'adversaire ; avec un moins, les tiens
commands-challenge-calls = si la ligne du tour dit « tria! » et « tessera! » ; si omis, comme la dernière fois, sinon non
commands-challenge-set = si vous jouez un set : deux parties à la fois, chacun en commence une ; si omis, comme avant
commands-challenge-claim = si un gain au temps doit être réclamé ; si omis, comme la dernière fois, sinon non
commands-challenge-hill = si c'est un set classé pour la colline où vous êtes

commands-move = poser une pierre
commands-move-point = l'intersection, comme K10 ou R3U2 ; +K10 pose une pierre de pouvoir
commands-move-game = le numéro de la partie, si c'est à toi de jouer dans plusieurs

commands-board = montrer à nouveau le plateau d'une partie
commands-board-game = le numéro de la partie, si tu en joues plusieurs
commands-board-text = décrire le plateau en mots, pour toi seulement
commands-board-numbers = numéroter les pierres dans l'ordre des coups, pour toi seulement

commands-resign = abandonner une partie ou un match ; je te demanderai de confirmer
commands-resign-game = { commands-board-game }

commands-offer = proposer nulle, pause, classement, etc., offrir un jour ou réclamer un gain au temps
commands-offer-what = ce que tu proposes
commands-offer-game = { commands-board-game }

commands-if-then = préparer une réponse à un coup possible de ton adversaire ; visible pour toi seulement
commands-if-then-line = coup adverse, ta réponse, et ainsi de suite : M9 N8 ; si omis, tu vois tes lignes
commands-if-then-clear = supprimer toutes tes lignes dans cette partie, aussi pour /replay après la fin
commands-if-then-game = { commands-board-game }

commands-games = lister tes parties, d'abord celles où c'est à toi de jouer
commands-games-player = les parties de qui ; si omis, les tiennes

commands-follow = suivre une partie d'autres en privé, ou voir celles que tu suis
commands-follow-game = le numéro de la partie ; sans lui, la liste
commands-follow-tell = quand je t'écris

commands-review = qui était mieux après chaque coup d'une partie terminée, et ce qui a décidé
commands-review-game = quelle partie ; la dernière ici par défaut

commands-opening = combien de fois une position a été atteinte, et comment ces parties ont continué
commands-opening-ruleset = selon quelles règles ; celles que tu joues le plus par défaut
commands-opening-opening = comment les premières pierres sont posées ; comme le plus souvent par défaut

commands-history = voir les parties terminées et le bilan entre deux personnes
commands-history-player = de qui ; les tiennes par défaut
commands-history-opponent = seulement les parties avec cette personne, et le score entre les deux
commands-history-ruleset = quelle règle ; toutes par défaut
commands-history-result = comment la partie s'est finie pour la personne ; tous les résultats par défaut
commands-history-page = quelle page, à partir de 1 ; les plus récentes d'abord

commands-replay = revoir une partie terminée, ou la parcourir coup par coup
commands-replay-game = le numéro de la partie ; par défaut ta dernière terminée ici

commands-profile = voir tes cotes, résultats et adversaires, ou ceux de quelqu'un d'autre
commands-profile-player = de qui ; le tien par défaut
commands-profile-public = si tout le salon le voit ; toi seulement par défaut

commands-export = recevoir les feuilles de tes parties en fichiers
commands-export-game = recevoir la feuille d'une partie en fichier
commands-export-game-game = le numéro de la partie ; par défaut tu choisis parmi tes dernières
commands-export-game-format = sous quelle forme ; par défaut en texte
commands-export-all = recevoir les feuilles de toutes tes parties terminées dans un fichier zip
commands-export-all-format = { commands-export-game-format }
commands-export-all-from = à partir de quelle partie, par son numéro ; par défaut la première

commands-import = garder des feuilles de parties à étudier, dans une collection que toi seul vois
commands-import-file = un fichier de feuilles : texte, SGF ou un fichier zip
commands-import-record = une feuille de ta collection par son numéro, pour la voir sur un plateau
commands-import-move = après quel coup ; par défaut après le dernier
commands-import-delete = supprimer cette feuille ou non

commands-hill = montrer la colline d'une variante : qui y est monté et jusqu'où
commands-hill-ruleset = quelle variante ; celle du serveur si omis

commands-leaderboard = montrer le classement
commands-leaderboard-ruleset = quelle variante ; si omise, celle du serveur ou la plus jouée
commands-leaderboard-scope = quelles parties ; si omis, celles de ce serveur
commands-leaderboard-season = une saison de ce serveur : son numéro, ou une de la liste
commands-leaderboard-page = quelle page, à partir de 1

commands-rules = lire les règles de Pente ou d'une autre variante
commands-rules-ruleset = quelle variante ; si omise, tu les vois toutes
commands-learn = apprendre à jouer en douze courtes leçons

## `/puzzle`

commands-puzzle = résoudre un problème : trouver la pierre gagnante
commands-puzzle-theme = de quoi il s'agit ; n’importe quel thème sinon
commands-puzzle-ruleset = selon quelles règles ; n’importe lesquelles sinon
commands-puzzle-difficulty = difficulté ; sinon, ce qui convient à ta cote aux problèmes
commands-puzzle-source = d’où viennent les problèmes ; sinon intégrés, de ce serveur et de tes parties

commands-settings = voir ou changer tes réglages : thème, langue, notation, rappels, fuseau horaire, vacances
commands-settings-theme = l'apparence des plateaux visibles pour toi seulement
commands-settings-language = la langue de ce qui est visible pour toi seulement
commands-settings-notation = comment les intersections s'écrivent pour toi
commands-settings-confirm = s'il faut demander avant de jouer l'intersection choisie
commands-settings-reminders = à quelle fréquence te rappeler une partie
commands-settings-quiet = heures sans rappels, comme 22-7 ; « none » les supprime
commands-settings-zone = ton fuseau horaire, comme Europe/Berlin
commands-settings-weekend = les jours où tes pendules s'arrêtent
commands-settings-vacation = s'il faut utiliser les vacances avant que tu perdes au temps
commands-settings-messages = où envoyer tes rappels
commands-settings-block = une personne dont tu ne veux ni invitations ni propositions
commands-settings-unblock = une personne à débloquer
commands-settings-digest = s'il faut t'envoyer chaque jour la liste des parties où c'est à toi de jouer
commands-settings-profile = qui peut voir ton profil

commands-server = voir ou changer comment on joue sur ce serveur
commands-server-theme = l'apparence des plateaux pour tout le monde ici
commands-server-channel = le salon où se jouent toutes les parties
commands-server-anywhere = permettre à nouveau les parties dans tous les salons
commands-server-threads = ouvrir un fil pour chaque partie
commands-server-tidy = supprimer l'ancien plateau quand un nouveau est publié
commands-server-ruleset = la variante par défaut des invitations
commands-server-pace = la cadence par défaut des invitations
commands-server-vacation = si les vacances sont possibles dans les parties classées
commands-server-language = la langue de ce que tout le monde lit ici
commands-server-visibility = qui peut voir les parties jouées ici
commands-server-seasons = si les classements ont des saisons ; un changement vaut dès la suivante
commands-server-hill = si on peut monter sur des collines ici avec /hill
commands-server-reviews = si deux adversaires voient les analyses de leurs anciennes parties pendant une partie classée ici
commands-server-puzzles = le salon où un problème est publié chaque jour
commands-server-no-puzzles = vrai pour ne plus publier de problème du jour
commands-server-bar = une personne qui ne peut plus rien commencer ici ; ses parties en cours continuent
commands-server-unbar = une personne qui peut à nouveau commencer des parties ici

commands-help = découvrir ce que je sais faire et comment jouer
commands-table = ouvrir une table pour trois à six personnes, ou prendre place à une table
commands-table-ruleset = à quoi jouer ; Pente par défaut
commands-table-seats = combien de personnes jouent, de 3 à 6 (4 par défaut)
commands-table-pace = temps de chaque personne ; par défaut, celui du serveur
commands-table-order = l'ordre de jeu ; au hasard par défaut
commands-table-rated = si la partie compte pour le classement ; si omis, oui si possible
commands-table-bots = combien de places prend le bot ; aucune par défaut
commands-table-level = la force du bot, de 1 à 10 (3 par défaut)
commands-table-target = nombre de points qui gagne un match de Points (21 par défaut)
commands-table-opening = le début de la partie, pour Partners et Points
commands-table-size = nombre de lignes du plateau ; 19 par défaut
commands-table-calls = si la ligne du tour dit « tria! » et « tessera! » ; non par défaut
commands-table-invite = une personne à inviter par son nom : elle est mentionnée une fois
commands-table-handicap = pour Points : les points de départ de la personne dans `invite`
commands-table-do = que faire à une table ouverte
commands-table-person = avec `do` : qui doit se lever
commands-table-table = le numéro de la table, s'il y en a plusieurs

commands-seek = chercher quelqu'un contre qui jouer, ou voir qui cherche
commands-seek-ruleset = la variante ; si omise, celle par défaut du serveur
commands-seek-pace = la cadence ; si omise, celle par défaut du serveur
commands-seek-rated = si la partie compte pour le classement ; si omis, oui si possible
commands-seek-band = écart maximal entre ta cote et celle de l'autre ; sans limite par défaut
commands-seek-everywhere = si des gens d'autres serveurs peuvent jouer contre toi, en privé ; non par défaut

commands-tournament = créer, jouer et suivre des tournois
commands-tournament-create = créer un tournoi : des menus et un aperçu suivent avant l'annonce
commands-tournament-create-name = son nom
commands-tournament-create-ruleset = à quoi on joue ; sinon le choix habituel du serveur
commands-tournament-create-pace = le temps de chacun ; sinon le choix habituel du serveur
commands-tournament-create-lowest-rating = le classement minimal ; sinon n'importe lequel
commands-tournament-create-highest-rating = le classement maximal ; sinon n'importe lequel
commands-tournament-create-check-in = s'il faut confirmer dans la dernière heure avant le début ; sinon non
commands-tournament-show = voir un tournoi : ta place, ta partie, le classement
commands-tournament-show-number = son numéro ; sinon le tien ou le dernier
commands-tournament-list = voir les tournois de ce serveur
commands-tournament-manage = pour l'organisation : commencer, suspendre, décider, remplacer, repousser, annuler
commands-tournament-manage-number = son numéro ; sinon le dernier
commands-server-organisers = le rôle de ceux qui organisent les tournois, outre les gérants du serveur
commands-server-no-organisers = vrai pour que seuls les gérants du serveur organisent les tournois
commands-tournament-create-start = quand il commence, comme 2027-03-06 20:00 ; sinon dans deux jours
commands-tournament-create-repeats = une RRULE, comme FREQ=MONTHLY;BYDAY=1SA ; sinon une fois
commands-tournament-manage-do = quoi faire, après une question ; sinon sa page
commands-tournament-manage-board = la table dont tu décides le résultat
commands-tournament-manage-result = le résultat que tu décides
commands-tournament-manage-player = qui retirer ou remplacer
commands-tournament-manage-replacement = qui prend sa place
commands-tournament-manage-hours = de combien d’heures repousser le début
commands-tournament-manage-reason = pourquoi tu décides un résultat, remplaces quelqu’un ou annules ; c’est publié
commands-tournament-enter = s’inscrire à un tournoi
commands-tournament-enter-number = son numéro ; sinon le tien ou le dernier
commands-tournament-withdraw = quitter un tournoi
commands-tournament-withdraw-number = son numéro ; sinon le tien ou le dernier
commands-tournament-check-in = confirmer ta présence avant le début
commands-tournament-check-in-number = son numéro ; sinon le tien ou le dernier
commands-tournament-bye = passer la prochaine ronde d’un suisse pour un demi-point
commands-tournament-bye-number = son numéro ; sinon le tien ou le dernier

## `/privacy`, `/about`

commands-privacy = voir, recevoir ou supprimer ce que le bot conserve sur toi
commands-privacy-show = voir ce qui est conservé sur toi, qui le voit et combien de temps
commands-privacy-export = recevoir tout ce qui est conservé sur toi dans un fichier
commands-privacy-delete = supprimer tout ce qui est conservé sur toi ; demande deux fois
commands-about = la version du bot, et les liens vers ses conditions, sa confidentialité et l'aide
commands-league = créer, jouer et suivre des ligues : des saisons en divisions
commands-league-create = créer une ligue : des menus et un aperçu suivent avant l'annonce
commands-league-create-name = son nom
commands-league-create-ruleset = à quoi on joue ; sinon le choix habituel du serveur
commands-league-create-pace = le temps de chacun ; sinon le choix habituel du serveur
commands-league-create-division-size = le nombre de joueurs d'une division, de 5 à 11 ; sinon 9
commands-league-create-moving = combien montent et combien descendent, de 1 à 3 ; sinon 2
commands-league-create-check-in = s'il faut confirmer dans la dernière heure avant le début ; sinon non
commands-league-show = voir une ligue : ta division, tes parties, le classement
commands-league-show-number = son numéro ; sinon la tienne ou la dernière
commands-league-show-season = quelle saison ; sinon la dernière
commands-league-enter = s'inscrire à la prochaine saison d'une ligue
commands-league-enter-number = son numéro ; sinon la dernière
commands-league-leave = quitter une ligue
commands-league-leave-number = son numéro ; sinon la tienne
commands-league-manage = pour l'organisation : commencer, suspendre, décider, remplacer, finir, annuler
commands-league-manage-number = son numéro ; sinon la dernière
