### Why something that a person asked for was not done: what is wrong, and what would be right. The
### answer is seen by that person only, unless they wrote a message to the bot in a channel.

refusal-no-such-ruleset-typed = Je ne connais pas { $typed } comme variante. Choisis-en une dans la liste ; `/rules` les explique toutes.
refusal-which-ruleset = { $typed } peut être { $rulesets }. Tape une plus grande partie du nom.
refusal-one-stone = Tu peux poser une seule pierre maintenant : tape une seule intersection. Rien n'a été joué.
refusal-not-a-game = Je ne vois pas de numéro de partie dans { $typed }. Tape un nombre comme 412 ; `/games` liste tes parties.
refusal-no-such-zone = Je ne connais pas { $typed } comme fuseau horaire. Tape son nom, comme `Europe/Berlin`, ou une grande ville qui s'y trouve.
refusal-not-quiet-hours = Je ne vois pas de plage horaire dans { $typed }. Tape des heures pleines, comme `22-7`, ou `none`.
refusal-not-a-point = Je ne vois pas d'intersection dans { $typed }. Tape une lettre et un chiffre, comme `K10`, ou un décalage depuis le centre, comme `R3U2`.

refusal-no-file-i = Je ne vois pas d'intersection dans { $typed } : le plateau n'a pas de lettre I, il passe directement de H à J.

refusal-point-off-board = Ce plateau ne contient pas { $typed }.

refusal-no-game = Tu n'as aucune partie en cours. `/challenge` en lance une.
refusal-not-over = La partie { $game } n'est pas encore terminée. `/board` montre où elle en est.
refusal-profile-hidden = Cette personne ne te montre pas son profil ici.
refusal-nothing-waits = Aucune partie n'attend ton coup. `/games` montre qui doit jouer.
refusal-none-fits = Ce n'est possible dans aucune de tes parties pour l'instant. `/games` en donne la liste.
refusal-over-here = La partie { $game }, celle de ce fil, est terminée. Si tu parles d'une autre, ajoute l'option `game` à une commande ; commence un message par le numéro, comme `412 K10`.

refusal-which-game = De quelle partie parles-tu : { $games } ? Dans une commande, ajoute l'option `game` ; commence un message par le numéro, comme `412 K10`.
refusal-other-games =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
refusal-no-such-game = Il n'y a pas de partie { $game }. `/games` liste les tiennes.
refusal-no-such-invitation = Cette invitation n'existe plus. `/challenge` en envoie une nouvelle.
refusal-overtaken = Quelqu'un vient de jouer dans la partie { $game }. `/board` montre le plateau.
refusal-overtaken-below = Quelqu'un vient de jouer dans la partie { $game }.

refusal-opponent-is-bot = Je ne peux pas inviter d'autres bots. Invite une personne, ou joue contre moi.
refusal-level-of-person = `level` ne sert que pour les parties contre moi. Enlève cette option, ou choisis-moi comme `opponent`.
refusal-rated-against-computer = Les parties contre moi ne comptent jamais pour le classement. Laisse `rated` de côté.
refusal-no-such-opponent = Je joue toutes les variantes à deux, aux niveaux 1 à 10. Choisis l'un d'eux.
refusal-only-on-servers = Les invitations ne marchent que sur un serveur. Utilise `/challenge` dans un de ses salons, où le plateau est visible pour vous deux.
refusal-not-reachable = Je ne peux pas publier de plateaux ici. Pour jouer contre moi, envoie-moi un MP, tape `/help` et appuie sur *Jouer contre le bot* ; ou va sur un serveur qui m'a ajouté.

refusal-permissions = Il me faut plus de permissions dans ce salon avant de pouvoir y jouer. Demande à quelqu'un qui le gère de m'accorder : { $permissions }.

refusal-games-channel = Ici, les parties se jouent dans { $channel }, mais je ne peux rien y publier. Demande à quelqu'un qui gère le serveur de le permettre, ou de choisir un autre salon avec `/server`.

refusal-manage-server = Il te faut la permission **{ $permission }** pour changer la façon de jouer ici. Tes propres réglages sont dans `/settings`.

refusal-button = Ce bouton ne marche plus. `/games` liste tes parties, `/board` montre le plateau d'une partie.
refusal-command = Cette commande a changé. Réessaie dans une minute, ou regarde `/help`.
refusal-too-much = C'est plus que je ne peux traiter à la fois, alors j'ignore le reste un moment. Réessaie dans une minute.
refusal-too-soon = Tu fais cela trop souvent. Rien n'a changé ; réessaie { $when }.
refusal-stopping = Je suis sur le point de redémarrer. Rien n'a changé ; réessaie dans un instant.
refusal-banned = Tu ne peux pas utiliser ce bot : son exploitant t'a banni.
refusal-banned-until = Tu ne peux pas utiliser ce bot jusqu'au { $until } : son exploitant t'a banni.
refusal-ban-reason = Raison indiquée : { $reason }
refusal-other-is-banned = Cette personne ne peut pas être invitée : elle n'a pas le droit d'utiliser ce bot.
refusal-other-is-barred = Cette personne ne peut pas être invitée : ceux qui gèrent ce serveur ne la laissent rien commencer ici.
refusal-barred = Les personnes qui gèrent ce serveur ne te laissent rien commencer ici. Tes parties en cours continuent, et rien ne change ailleurs. Adresse-toi à elles.
refusal-bar-whom = Tu peux exclure des personnes, mais ni des bots ni toi-même.
refusal-too-many-barred = { $most } personnes sont exclues ici, mon maximum. Lève une exclusion avec `unbar`, ou bannis sur Discord.
refusal-repeated = C'est déjà fait.
refusal-clock-set-back = L'horloge de l'ordinateur qui me fait tourner a reculé, donc je ne peux pas faire cela avant qu'elle soit remise à l'heure. Aucune partie n'est en danger.
refusal-no-such-ruleset = Cette variante n'existe pas. Choisis-en une dans la liste ; `/rules` les explique toutes.
refusal-no-such-id = Je ne trouve pas cette personne sur Discord. Choisis-la dans la liste.

refusal-size =
    { $lines ->
        [one] Un plateau ne peut pas avoir { $lines } ligne.
       *[other] Un plateau ne peut pas avoir { $lines } lignes.
    } Choisis un nombre impair de 9 à 19.
refusal-size-is-fixed = { $ruleset } a sa propre taille de plateau. Enlève `size`.
refusal-opening-is-fixed = { $ruleset } a sa propre ouverture. Enlève `opening`.

refusal-opening = { $ruleset } a ces ouvertures : { $openings }. Choisis l'une d'elles.
refusal-poof-is-fixed = L'option `poof` ne va pas avec { $ruleset }. Enlève-la.
refusal-boat-is-fixed = L'option `boat` ne va pas avec { $ruleset }. Enlève-la.
refusal-overline-is-fixed = { $ruleset } a sa propre règle pour six pierres alignées. Enlève `overline`.
refusal-bans-are-fixed = { $ruleset } a sa propre règle pour les doubles trois. Enlève `bans`.

refusal-bans = { $ruleset } se joue avec l'une de ces règles : { $bans }. Choisis-en une.
refusal-no-match = `target` et `handicap` vont avec Points, un match en plusieurs parties. { $ruleset } est une seule partie : laisse-les de côté.
refusal-target = Un match se joue en { $fewest } à { $most } points. Choisis un `target` dans cet intervalle au lieu de { $points }.
refusal-handicap = Qui commencerait avec { $target } points ou plus aurait déjà gagné. Choisis un `handicap` plus petit ou un `target` plus grand.
refusal-not-a-handicap = { $typed } n'est pas un handicap. Écris un nombre comme 5 : l'adversaire commence alors avec 5 points. Avec -5, c'est toi qui commences avec 5.
refusal-not-an-opening = { $typed } n'est pas une ouverture. Laisse `opening` de côté, ou choisis dans la liste qui s'affiche pendant que tu écris.
