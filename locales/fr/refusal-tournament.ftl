refusal-tournament-no-such = Il n'y a pas de tournoi { $tournament }. `/tournament list` montre ceux de ce serveur.
refusal-tournament-only-on-servers = Il n'y a de tournois et de ligues que sur les serveurs. Utilise `/tournament` dans un salon de l'un d'eux.
refusal-tournament-not-allowed = Ici, les tournois sont créés par qui peut gérer le serveur, et par le rôle que `/server` nomme comme `organisers`.
refusal-tournament-not-organiser = Seul peut le faire qui organise ce tournoi, ou peut créer des tournois ici.
refusal-tournament-bad-name = Un tournoi a besoin d'un nom visible de { $most } caractères au plus.
refusal-tournament-too-many = Il y a déjà { $most } tournois en cours ici, c'est le maximum. Attends que l'un se termine, ou annules-en un.
refusal-tournament-not-for-tournaments = { $ruleset } ne se joue pas en tournoi : il y faut des parties isolées que l'on gagne seul. Choisis d'autres règles.
refusal-tournament-seats = Ce format ne convient pas à { $ruleset } : un cycle est pour trois ou quatre par partie, tout autre format pour deux.
refusal-tournament-needs-clock = Les parties d'un tournoi ont une pendule, pour qu'il ait une fin. Choisis un rythme avec pendule.
refusal-tournament-numbers = Avec ce format, de { $fewest } à { $most } personnes participent, et le minimum ne dépasse pas le maximum.
refusal-tournament-rounds = Un tournoi compte de 1 à { $most } rondes, et des groupes de 3 à 7.
refusal-tournament-start = Un tournoi commence au plus tôt { $soonest } et au plus tard { $latest }.
refusal-tournament-start-passed = Le début choisi est passé, ou trop proche : au plus tôt { $soonest }. **Quand…** le change.
refusal-tournament-entry-end = Les inscriptions se terminent dans l'avenir, et pas après le début.
refusal-tournament-empty-band = Le classement le plus bas dépasse le plus haut : personne ne pourrait entrer.
refusal-tournament-check-in-length = La confirmation dure au moins 5 minutes et au plus { $hours } heures.
refusal-tournament-announced-already = Ce tournoi est déjà annoncé. Ce qui est promis reste ; qui l'organise peut encore le repousser ou l'annuler.
refusal-tournament-entries-over = Les inscriptions à ce tournoi sont closes. `/tournament list` en montre d'autres.
refusal-tournament-over = Ce tournoi est terminé.
refusal-tournament-not-begun = Ce tournoi n'a pas encore commencé.
refusal-tournament-begun = Ce tournoi a déjà commencé.
refusal-tournament-start-paused = Ce tournoi est en pause. Reprends-le d’abord ; il pourra ensuite commencer.
refusal-tournament-season =
    { $kind ->
        [over] Cette saison de la ligue est terminée.
        [not-begun] Cette saison de la ligue n’a pas encore commencé.
        [begun] Cette saison de la ligue a déjà commencé.
        [start-paused] Cette ligue est en pause. Reprends-la d’abord ; sa saison pourra ensuite commencer.
        [paused-already] Cette ligue est déjà en pause.
       *[not-paused] Cette ligue n’est pas en pause.
    }
refusal-tournament-plays-already = La personne qui doit prendre la place est déjà inscrite à ce tournoi, ou l’a quitté. Choisis quelqu’un d’autre.
refusal-tournament-organiser-already = Tu organises déjà ce tournoi.
# $most is the most drafts of one person.
refusal-tournament-too-many-drafts = Tu as déjà { $most } brouillons ici, et c’est le maximum. Annonces-en un ou supprimes-en un ; `/tournament list` les montre.
refusal-tournament-entered-already = Tu participes déjà à ce tournoi. Le bouton de retrait t'en fait sortir.
refusal-tournament-not-entered = Tu ne participes pas à ce tournoi.
refusal-tournament-has-left = Qui a quitté un tournoi n'y revient pas. Le suivant est de nouveau ouvert.
refusal-tournament-outside-band = Ce tournoi est pour d'autres classements : le tien est { $rating } ici.
refusal-tournament-full = Les { $most } places sont prises. Si quelqu'un se retire avant le début, une se libère.
refusal-tournament-barred = Tu n'as joué aucun coup dans une partie de tournoi ici : tu pourras participer de nouveau { $when }.
refusal-tournament-check-in-later = La confirmation s'ouvre { $when }.
refusal-tournament-no-check-in = Ce tournoi n'a pas de confirmation : qui est inscrit participe.
refusal-tournament-no-bye = On peut demander une exemption dans un système suisse, sauf pour la dernière ronde.
refusal-tournament-no-bye-yet = Ce tournoi n’a pas encore commencé. Dès que la première ronde se joue, tu peux demander à en sauter une suivante.
refusal-tournament-bye-taken = Tu as déjà eu ou demandé une exemption dans ce tournoi : il y en a une au plus.
refusal-tournament-no-such-board = Il n'y a pas d'échiquier { $board } dans la ronde en cours.
refusal-tournament-not-this-round = La ronde { $round } n'est plus celle qui se joue : ses résultats ne peuvent plus être décidés.
refusal-tournament-decided-already = Cela a déjà un résultat.
refusal-tournament-wrong-result = Ce résultat ne convient pas à ces personnes. Choisis-en un dans la liste.
refusal-tournament-no-reason = Écris pourquoi, en { $most } caractères au plus : la raison est publiée.
refusal-tournament-played-already = On ne peut remplacer quelqu'un qu'avant son premier coup dans le tournoi.
refusal-tournament-start-moved = Le début a été déplacé depuis la question : c’est maintenant { $time }, { $when }. Rien n’a été changé.
refusal-tournament-too-often = Tu l’as fait { $most } fois en une heure, et tout le monde en est informé à chaque fois : c’est le maximum. Ce sera de nouveau possible { $when }.
refusal-tournament-put-in-before = Cette personne a déjà été mise { $most } fois dans ce tournoi, et c’est le maximum. Choisis quelqu’un d’autre.
refusal-tournament-paused-already = Ce tournoi est déjà en pause.
refusal-tournament-not-paused = Ce tournoi n'est pas en pause.
refusal-tournament-too-few = Trop peu de personnes sont inscrites : il en faut au moins { $fewest }.
refusal-tournament-too-few-there = Trop peu de personnes ont confirmé leur présence : { $ready } pour l’instant, et il en faut au moins { $fewest }.
refusal-tournament-option = Pour cela, `/tournament manage` a aussi besoin de l’option `{ $option }`.
refusal-tournament-repeats-not = Ce tournoi ne se répète pas.
refusal-tournament-not-right-yet = Quelque chose que tu as écrit n’est pas encore correct. **Écrire…**, sur la page où tu l’as écrit, le rouvre ; corrige-le, puis annonce.
refusal-tournament-draft-changed = Ce brouillon a changé depuis qu'il t'a été montré, par quelqu'un d'autre ou sur un autre appareil ; cela n'a donc pas été fait. Le voici tel qu'il est maintenant.
refusal-tournament-rounds-follow = Avec ce format, le nombre de rondes dépend du nombre de joueurs. Laisse cette ligne vide.
refusal-tournament-cannot-be-read = Le tournoi { $tournament } ne peut pas être montré : quelque chose en est abîmé, ou a été enregistré par une autre version du bot. Ses parties continuent. Préviens qui gère le bot.
refusal-tournament-rule-misses-start = Le début n’est pas un des jours de la règle. Le prochain qui l’est : { $time }. Choisis ce début, ou une autre règle.
refusal-tournament-rule-is-over = La règle de répétition est finie avant le début. Choisis un `COUNT` ou `UNTIL` plus tardif, ou un autre début.
refusal-tournament-no-such-zone = Le fuseau horaire de la série n’est plus connu. Choisis de nouveau la répétition.
refusal-tournament-line-players = { $typed } n’est pas un nombre de joueurs. Écris le minimum et le maximum, comme `4-16`, ou un seul nombre ; `full` après fait commencer quand c’est complet.
refusal-tournament-line-ratings = { $typed } n’est pas un intervalle de classements. Écris `1200-1600`, `1200-` ou `-1600`, jusqu’à 4000, ou rien.
refusal-tournament-line-rounds = { $typed } n’est pas un nombre de rondes. Écris-en un de 1 à 15, ou rien.
refusal-tournament-line-time = { $typed } n’est pas une date. Écris-la comme `2027-03-06 20:00` : année, mois, jour et heure, dans le fuseau de tes `/settings`.
refusal-tournament-line-check-in = { $typed } n’est pas un nombre de minutes. Écris combien de minutes avant le début la confirmation s’ouvre, comme `60`, ou rien.
refusal-tournament-line-ruleset = { $typed } a une option qui n’en est pas une. Écris des règles et leurs options comme `keryo-pente size=15 opening=swap2` ; `/rules` les explique.
refusal-tournament-line-other = { $typed } n’est pas lisible ici.
refusal-tournament-rule-frequency = Une règle dit combien de fois : `FREQ=DAILY`, `FREQ=WEEKLY` ou `FREQ=MONTHLY`.
refusal-tournament-rule-part = { $typed } n’est pas une partie de règle. Une règle a `FREQ` (`DAILY`, `WEEKLY`, `MONTHLY`), et peut avoir `INTERVAL` (1 à 99), `BYDAY` (`SA`, ou par mois `1SA`, `-1FR`), et `COUNT` (1 à 999) ou `UNTIL` (`20271231`), une fois chacun, séparés par `;`.
refusal-tournament-rule-two-ends = Une règle finit par `COUNT` ou par `UNTIL`, pas par les deux.
refusal-tournament-no-such-league = Il n'y a pas de ligue { $league } sur ce serveur, ou pas de telle saison. `/tournament list` montre ce qui s'y joue.
refusal-tournament-no-league = Ce tournoi n'est pas une saison d'une ligue.
refusal-tournament-season-running = La saison est en cours. La prochaine sera annoncée quand elle sera terminée, et tu pourras t'y inscrire.
refusal-tournament-live-league = Toutes les parties d'une saison se jouent en même temps, donc pas en direct. Choisis un rythme en jours.
refusal-tournament-league-goes-on = Une ligue continue d'elle-même, une semaine après chaque saison. Laisse la répétition de côté.
refusal-tournament-divisions = Une division a de 5 à 11 joueurs. Sur 5 ou 6, 1 ou 2 peuvent monter et descendre ; au-delà, de 1 à 3.
refusal-tournament-last-already = Cette saison est déjà la dernière.
refusal-tournament-goes-on-already = La ligue continue déjà après cette saison.
