### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = Dein Gegenangebot an { $name }: { $terms }.
counter-offer-invites = Deine Einladung an { $name }: { $terms }.
counter-offer-preview = { $name } zu { $terms } einladen?
counter-offer-as-last-time = So habt ihr zuletzt gespielt; noch ist nichts gesendet.
counter-offer-not-sent-yet = Noch ist nichts gesendet.
counter-offer-sent = Du hast ein Gegenangebot gemacht: { $terms }. Es steht unten.
counter-offer-send = Gegenangebot senden
counter-offer-send-invitation = Einladung senden
counter-offer-cancel = Abbrechen
counter-offer-make-rated = Werten
counter-offer-make-unrated = Nicht werten
counter-offer-cannot-be-rated =
    { $why ->
        [handicap] Ein Match mit Vorgabe kann nicht gewertet werden.
        [clock] Eine Partie ohne Uhr kann nicht gewertet werden.
        [ruleset] { $ruleset } kann nicht gewertet werden.
       *[options] { $ruleset } mit diesen Optionen kann nicht gewertet werden.
    }
counter-offer-with-calls = Mit Ansagen
counter-offer-without-calls = Ohne Ansagen
counter-offer-dropped = Es wurde nichts gesendet.
counter-offer-kept = Es wurde kein Gegenangebot gesendet. Die Einladung steht wie zuvor:

counter-offer-ruleset = Variante
counter-offer-pace = Bedenkzeit
counter-offer-opening = Eröffnung
counter-offer-size = Brettgröße
counter-offer-target = Ziel
counter-offer-handicap = Vorgabe
counter-offer-chosen = { $option } ✓


counter-offer-first-chance = Zufall: eine Seite beginnt
counter-offer-first-me = Ich beginne
counter-offer-first-opponent = Mein Gegenüber beginnt
