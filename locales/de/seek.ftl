### Jemanden zum Spielen finden: die Liste derer, die eine Partie suchen, und was daraus wurde.

seek-choice-any = jede Wertungszahl
seek-choice-points = höchstens { $most } Punkte von meiner entfernt
seek-any = jede Wertungszahl
seek-points = Wertungszahlen bis { $most } Punkte auseinander, mehr bei vorläufigen

seek-list = Diese Leute suchen eine Partie:
seek-none = Gerade sucht hier niemand eine Partie. *Partie suchen* sucht eine für dich: Du spielst gegen die erste Person, die passt.
seek-own-line =
    { $scope ->
        [everywhere] **du**, überall: { $terms } · { $band } · endet { $until }
       *[server] **du**: { $terms } · { $band } · endet { $until }
    }
seek-line = { $name } ({ $rating }): { $terms } · { $band } · gesucht { $since }, endet { $until }
seek-on-another-server = anderswo: { $seek }
seek-item = { $name } ({ $rating })
seek-play = Mit jemandem aus der Liste spielen

seek-seek = Partie suchen
seek-everywhere = Überall suchen
seek-stop = Nicht mehr suchen
seek-stop-one = Aufhören: { $ruleset }
seek-show-list = Liste zeigen
seek-agree = Einverstanden, überall suchen

seek-listed =
    { $scope ->
        [everywhere] Du stehst überall auf der Liste: { $terms } · { $band }. Sobald jemand passt, beginnt die Partie, und ich sage es dir. Auf der Liste stehst du bis { $until }.
        [nowhere] Noch kann dich niemand finden, denn in Direktnachrichten gibt es keine Liste. Stimm mit dem Knopf unten zu, überall zu suchen, oder nutz `/seek` im Kanal eines Servers. Bis { $until } merke ich mir, was du suchst: { $terms } · { $band }.
       *[server] Du stehst auf der Liste dieses Servers: { $terms } · { $band }. Sobald jemand passt, beginnt die Partie, und ich sage es dir. Auf der Liste stehst du bis { $until }.
    }
seek-ask-everywhere = Wer auf anderen Servern sucht, sieht dann deinen Discord-Namen ({ $name }) und deine Wertungszahl ({ $rating }), und du siehst die der anderen. Diese Partien werden in Direktnachrichten mit mir gespielt. Nachrichten zwischen euch gebe ich nicht weiter. Bist du einverstanden?
seek-conversation = Deine Partien mit Leuten von anderen Servern werden hier gespielt, in unseren Direktnachrichten.
seek-stopped = Du suchst nicht mehr: { $terms }.
seek-playing =
    { $place ->
        [here] Du spielst gegen { $opponent }: { $terms }. Partie { $game } beginnt hier im Kanal.
        [private] Du spielst gegen { $opponent }: { $terms }. Partie { $game } beginnt in unseren Direktnachrichten.
       *[elsewhere] Du spielst gegen { $opponent }: { $terms }. Partie { $game } beginnt in { $channel }.
    }
seek-matched = Ich habe jemanden zum Spielen gefunden: { $opponent }, { $terms }. In { $game } ist { $opponent } am Zug.
seek-matched-own = Ich habe jemanden zum Spielen gefunden: { $opponent }, { $terms }. In { $game } bist du am Zug.
seek-ended = Deine Suche ist abgelaufen, und niemand passte: { $terms } · { $band }. `/seek` beginnt eine neue.

seek-gone = Diese Suche ist vorbei: Jemand hat gepasst, sie wurde beendet, oder ihre Zeit ist um. `/seek` zeigt die Liste.
seek-too-many = Du suchst schon { $most } Partien, mehr geht nicht. Beende erst eine Suche: `/seek`.
seek-too-many-games = Bei dir laufen { $most } Partien: Mit so vielen kannst du keine weitere suchen. Beende erst einige.
seek-in-private = Partien mit Leuten von anderen Servern werden in Direktnachrichten gespielt.
seek-not-reached = Ich konnte dir gerade nicht schreiben. Versuche es in einer Minute noch einmal.
seek-opponent-not-reached = Ich konnte der anderen Person gerade nicht schreiben, deshalb hat die Partie nicht begonnen. Versuche es in einer Minute noch einmal, oder spiele mit jemand anderem aus der Liste: `/seek`.
seek-own-seek = Das ist deine eigene Suche.
seek-other-terms = Ihr sucht verschiedene Partien.
seek-too-far-apart = Gesucht wird jemand, dessen Wertungszahl höchstens { $most } Punkte entfernt ist.
seek-playing-already = Ihr spielt das schon gegeneinander. Beendet erst diese Partie.
seek-busy = Dort laufen schon { $most } Partien, deshalb kann noch keine weitere beginnen. Spiele mit jemand anderem aus der Liste.

seek-report = Melden
seek-block = Blockieren
seek-report-title = Dein Gegenüber melden
seek-report-label = Was ist passiert?
seek-report-example = Das liest, wer diesen Bot betreibt; dein Gegenüber erfährt nichts
seek-reported = Danke. Wer diesen Bot betreibt, kann deine Meldung jetzt lesen und entscheidet, was geschieht; dein Gegenüber erfährt nichts. Wenn du der Person nicht mehr begegnen willst, drücke *Blockieren*. Die Partie läuft weiter: `/resign` beendet sie.
seek-no-reason = Sag in ein paar Worten, was passiert ist.
seek-too-many-reports = Du hast an einem Tag { $most } Meldungen gemacht, mehr geht nicht. Versuche es morgen wieder.
