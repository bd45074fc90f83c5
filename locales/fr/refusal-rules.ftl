### Why the rules of play do not allow a move: what is wrong, and what would be right. $centre and
### $point are points of the board, as in "K10".

refusal-rules-off-board = Cette intersection n'est pas sur le plateau.

refusal-rules-extent =
    { $ranks ->
        [1] Les lettres vont de A à { $file } (sans I).
       *[other] Les lettres vont de A à { $file } (sans I), les chiffres de 1 à { $ranks }.
    }

refusal-rules-occupied =
    { $stone ->
        [white] Il y a déjà une pierre blanche en { $point }.
        [black] Il y a déjà une pierre noire en { $point }.
        [red] Il y a déjà une pierre rouge en { $point }.
        [blue] Il y a déjà une pierre bleue en { $point }.
        [green] Il y a déjà une pierre verte en { $point }.
        [yellow] Il y a déjà une pierre jaune en { $point }.
       *[power] Il y a déjà une pierre de pouvoir en { $point }.
    } Choisis une intersection vide.
refusal-rules-not-your-turn = Ce n'est pas à toi de jouer. `/board` montre qui doit jouer.
refusal-rules-game-over = La partie est terminée. `/board` montre comment elle a fini.
refusal-rules-centre-required = La première pierre doit aller au centre, { $centre }.

refusal-rules-too-near-centre = Règle de tournoi : cette pierre doit être à { $distance } lignes au moins du centre, { $centre }, donc hors du carré de { $side } × { $side } qui l'entoure.
refusal-rules-on-centre-line = Règle G : sur la rangée ou la colonne du centre, { $centre }, cette pierre doit en être à { $distance } lignes au moins.

refusal-rules-choice-pending = Choisis d'abord, puis pose une pierre : utilise les boutons sous le plateau, ou prends un des choix que `/move` te propose.
refusal-rules-placement-pending = Il n'y a rien à choisir maintenant. Pose une pierre : tape une intersection, comme `K10`.

refusal-rules-not-offered = Tu ne peux pas choisir cela maintenant. Tu peux prendre blanc ou prendre noir. Utilise les boutons sous le plateau.

refusal-rules-not-offered-with-pass = Tu ne peux pas choisir cela maintenant. Tu peux prendre blanc, prendre noir, ou ajouter deux pierres et laisser ton adversaire choisir. Utilise les boutons sous le plateau.

refusal-rules-double-three = Cette pierre formerait deux trois ouverts à la fois ({ $threes }), ce qui est interdit ici. Choisis une autre intersection.
refusal-rules-must-touch = Ici, chaque pierre doit en toucher une déjà posée. Choisis une intersection voisine d'une pierre.
refusal-rules-without-power-stones = Cette partie n'a pas de pierres de pouvoir. Tape seulement l'intersection, comme `K10`.
refusal-rules-no-power-stone = Tu n'as plus de pierres de pouvoir. Joue une pierre ordinaire.
refusal-rules-no-such-seat = Cette partie se joue à { $seats } seulement.
refusal-rules-seat-left = Cette personne a déjà quitté la partie.
