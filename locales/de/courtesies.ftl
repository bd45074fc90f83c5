courtesies-give-day = Einen Tag schenken
courtesies-day-given = Du hast { $name } in Partie { $game } einen Tag geschenkt.
courtesies-days-left =
    { $count ->
        [0] Es war der letzte, den du dort schenken kannst.
        [one] Du kannst dort noch { $count } Tag schenken.
       *[other] Du kannst dort noch { $count } Tage schenken.
    }
courtesies-time-given = { $name } hat dir einen Tag geschenkt: { $game }.
courtesies-claim-term = Sieg auf Zeit nur auf Anspruch
courtesies-explained = Läuft eine Zeit ab, geht die Partie weiter, bis das Gegenüber den Sieg beansprucht; nach { $days } Tagen wird sie vertagt.
courtesies-choice-claim = Sieg auf Zeit: nur auf Anspruch
courtesies-choice-no-claim = Sieg auf Zeit: sofort
courtesies-choice-claim-about = Läuft eine Zeit ab, geht die Partie weiter, bis das Gegenüber den Sieg beansprucht
courtesies-choice-no-claim-about = Läuft eine Zeit ab, ist die Partie sofort verloren
courtesies-claim = Sieg beanspruchen
courtesies-late =
    { $who ->
        [you] Deine Zeit ist abgelaufen: { $opponent } kann den Sieg beanspruchen, bis du ziehst. Geschieht beides nicht, wird die Partie { $until } vertagt.
       *[other] Die Zeit von { $name } ist abgelaufen: { $opponent } kann den Sieg bis zum nächsten Zug beanspruchen. Geschieht beides nicht, wird die Partie { $until } vertagt.
    }
courtesies-in-list = Zeit abgelaufen, der Sieg kann beansprucht werden
courtesies-claimed = Du hast in Partie { $game } den Sieg beansprucht.
courtesies-now-rated = Die Partie wird jetzt gewertet: Ihr habt beide zugestimmt.
courtesies-now-unrated = Die Partie wird jetzt nicht gewertet: Ihr habt beide zugestimmt.
courtesies-no-clock = Partie { $game } hat keine Uhr, also gibt es keine Zeit zu verschenken.
courtesies-time-for-computer = Danke, aber ich brauche nicht mehr Zeit.
courtesies-time-among-several = Zeit lässt sich nur in einer Partie zu zweit verschenken.
courtesies-too-many-gifts = Du hast in Partie { $game } schon { $most } Tage verschenkt, mehr geht nicht. Für eine längere Unterbrechung biete eine Pause an.
courtesies-given-just-now = Du hast in Partie { $game } gerade erst einen Tag verschenkt. Den nächsten kannst du { $when } verschenken.
courtesies-nothing-to-claim = In Partie { $game } gibt es keinen Sieg auf Zeit zu beanspruchen.
courtesies-nothing-to-claim-yet = In Partie { $game } gibt es noch keinen Sieg auf Zeit zu beanspruchen: Die Zeit deines Gegenübers läuft frühestens { $when } ab.
courtesies-own-time-is-up = In Partie { $game } ist deine eigene Zeit abgelaufen. Zieh, dann geht die Partie weiter.
courtesies-claim-without-clock = Ohne Uhr läuft keine Zeit ab, also gibt es nichts zu beanspruchen. Wähle eine andere `pace` oder lass `claim` weg.
courtesies-claim-for-two = Ein Sieg auf Zeit wird nur in Partien zwischen zwei Menschen beansprucht. Lass `claim` weg.
courtesies-too-late-to-rate = Ob Partie { $game } gewertet wird, lässt sich nicht mehr ändern: Das geht, solange höchstens { $most } Steine auf dem Brett liegen.
courtesies-too-late-in-set = Beide Partien eines Satzes werden gewertet oder keine, und Partie { $other } ist dafür schon zu weit.
courtesies-set-is-suspended = Beide Partien eines Satzes werden gewertet oder keine, und Partie { $other } ist pausiert oder vertagt. Setzt sie zuerst fort.
courtesies-rating-at-table = Ob eine Partie mit mehr als zwei Plätzen gewertet wird, steht am Tisch fest.
courtesies-rating-of-match = Ob ein Match gewertet wird, steht vor seiner ersten Partie fest.
courtesies-rating-with-computer = Partien gegen mich werden nie gewertet.
courtesies-already-rated = Partie { $game } wird schon gewertet.
courtesies-already-unrated = Partie { $game } wird ohnehin nicht gewertet.
