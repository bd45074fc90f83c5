### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = Ta contre-proposition à { $name } : { $terms }.
counter-offer-invites = Ton invitation à { $name } : { $terms }.
counter-offer-preview = Inviter { $name } à { $terms } ?
counter-offer-as-last-time = Ce sont les conditions de votre dernière partie ; rien n'est encore envoyé.
counter-offer-not-sent-yet = Rien n'est encore envoyé.
counter-offer-sent = Tu as fait une contre-proposition : { $terms }. Elle est publiée ci-dessous.
counter-offer-send = Envoyer
counter-offer-send-invitation = Envoyer l'invitation
counter-offer-cancel = Annuler
counter-offer-make-rated = Rendre classée
counter-offer-make-unrated = Rendre non classée
counter-offer-cannot-be-rated =
    { $why ->
        [handicap] Un match avec handicap ne peut pas être classé.
        [clock] Une partie sans pendule ne peut pas être classée.
        [ruleset] { $ruleset } ne peut pas être classé.
       *[options] { $ruleset } avec ces options ne peut pas être classé.
    }
counter-offer-with-calls = Avec annonces
counter-offer-without-calls = Sans annonces
counter-offer-dropped = Rien n'a été envoyé.
counter-offer-kept = Aucune contre-proposition n'a été envoyée. L'invitation reste inchangée :

counter-offer-ruleset = Variante
counter-offer-pace = Cadence
counter-offer-opening = Ouverture
counter-offer-size = Taille du plateau
counter-offer-target = Objectif
counter-offer-handicap = Handicap
counter-offer-chosen = { $option } ✓


counter-offer-first-chance = Au hasard : l'un ou l'autre camp commence
counter-offer-first-me = Je commence
counter-offer-first-opponent = Mon adversaire commence
