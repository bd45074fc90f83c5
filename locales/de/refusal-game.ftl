### Why the game, an invitation or an offer did not allow something: what is wrong, and what would be
### right. $game is the number of a game. People are shown as mentions.

refusal-game-self-challenge = Du kannst nicht gegen dich selbst spielen. Lade jemand anderen ein.
refusal-game-self-block = Du kannst dich nicht selbst blockieren oder die Blockierung aufheben. Wähle jemand anderen.
refusal-game-not-for-two = { $ruleset } ist für mehr als zwei und braucht einen Tisch: `/table` eröffnet einen. Wähle hier eine Variante für zwei; `/rules` listet sie auf.

refusal-game-not-ratable = { $ruleset } kann mit diesen Optionen nicht gewertet werden. Setz `rated` auf False oder lass die anderen Optionen weg.

refusal-game-rated-without-clock = Eine gewertete Partie braucht eine Uhr. Wähle eine andere `pace` oder setz `rated` auf False.
refusal-game-rated-with-handicap = Ein gewertetes Match beginnt für alle bei null. Lass `handicap` weg oder setz `rated` auf False.
refusal-game-not-for-you = Diese Einladung ist für { $opponent }; niemand sonst kann sie beantworten.
refusal-game-your-own-challenge = Das ist deine eigene Einladung, also muss sie jemand anderes annehmen. Du kannst sie mit ihrem Button zurückziehen.
refusal-game-not-your-challenge = Nur { $challenger } kann diese Einladung zurückziehen.
refusal-game-already-accepted = Diese Einladung wurde schon angenommen und ist jetzt Partie { $game }. `/board` zeigt sie.
refusal-game-already-declined = Diese Einladung wurde schon abgelehnt. `/challenge` verschickt eine neue.
refusal-game-already-withdrawn = Diese Einladung wurde schon zurückgezogen. `/challenge` verschickt eine neue.
refusal-game-expired = Diese Einladung ist abgelaufen: Niemand hat rechtzeitig geantwortet. `/challenge` verschickt eine neue.
refusal-game-already-countered = Auf diese Einladung kam schon ein Gegenangebot. Beantworte stattdessen das.
refusal-game-same-terms = Das sind dieselben Bedingungen. Ändere mindestens eine, oder nimm die Einladung so an, wie sie ist.
refusal-game-for-anybody = Diese Einladung ist für alle. Wenn du nicht magst, ignorier sie einfach.
refusal-game-too-many-open = Du hast schon { $most } offene Einladungen. Zieh eine zurück oder warte auf eine Antwort.
refusal-game-too-many-lately = Du hast in einer Minute { $most } Einladungen verschickt; mehr poste ich pro Person nicht. Es wurde nichts verschickt; bitte versuch es { $when } noch einmal.
refusal-game-blocked = Ihr könnt euch nicht einladen: Eine Seite hat das ausgeschaltet. Wenn du es warst: `/settings unblock` hebt es auf.
refusal-game-too-many-computer-games = Du hast schon { $most } Partien gegen mich; mehr spiele ich mit einer Person nicht gleichzeitig. Beende eine oder gib eine auf; `/games` listet sie auf.
refusal-game-too-many-computer-games-begun = Du hast in kurzer Zeit { $most } Partien gegen mich begonnen; mehr beginne ich mit einer Person nicht. Die nächste kannst du { $when } beginnen.

refusal-game-calendar-stays = Du hast dein Wochenende oder deine Zeitzone in der letzten Woche geändert, und davon hängen deine Uhren ab. Du kannst sie { $when } wieder ändern. Nichts wurde geändert.

refusal-game-not-a-player = Du spielst in Partie { $game } nicht mit. `/games` listet deine Partien auf, `/challenge` beginnt eine.
refusal-game-over = Partie { $game } ist beendet. `/board` zeigt, wie sie ausging, `/challenge` beginnt eine neue.
refusal-game-over-below = Partie { $game } ist beendet. `/challenge` beginnt eine neue.
refusal-game-still-running = Partie { $game } läuft noch. Eine Revanche kannst du anbieten, wenn sie beendet ist.
refusal-game-not-your-turn = Dein Gegenüber ist am Zug; ich pinge dich an, wenn du dran bist.
refusal-game-computers-turn = Ich bin am Zug. Das Brett zeigt meinen Zug, sobald ich gespielt habe.

refusal-game-not-your-turn-after = Dein Gegenüber ist am Zug; ich pinge dich an, wenn du dran bist. Der letzte Zug war { $point }.
refusal-game-not-your-turn-among = { $player } ist am Zug; ich pinge dich an, wenn du dran bist.
refusal-game-not-your-turn-among-after = { $player } ist am Zug; ich pinge dich an, wenn du dran bist. Der letzte Zug war { $point }.

refusal-game-stale =
    { $whose ->
        [you] Die Partie ist seit diesem Brett weitergegangen. Jetzt bist du am Zug.
       *[opponent] Die Partie ist seit diesem Brett weitergegangen. Dein Gegenüber ist am Zug.
    }

refusal-game-stale-after =
    { $whose ->
        [you] Die Partie ist seit diesem Brett weitergegangen. Jetzt bist du am Zug. Der letzte Zug war { $point }.
       *[opponent] Die Partie ist seit diesem Brett weitergegangen. Dein Gegenüber ist am Zug. Der letzte Zug war { $point }.
    }
refusal-game-stale-among = Die Partie ist seit diesem Brett weitergegangen. { $player } ist am Zug.
refusal-game-stale-among-after = Die Partie ist seit diesem Brett weitergegangen. { $player } ist am Zug. Der letzte Zug war { $point }.

refusal-game-adjourned = Partie { $game } ist vertagt. Biete an, sie fortzusetzen: mit dem Button unter ihrem Brett oder mit `/offer`.
refusal-game-already-adjourned = Partie { $game } ist schon vertagt. Um sie fortzusetzen, nimm den Button unter ihrem Brett oder `/offer`.
refusal-game-not-adjourned = Partie { $game } ist nicht vertagt, du kannst also einfach weiterspielen. `/board` zeigt sie.

refusal-game-already-paused = Partie { $game } ist schon pausiert. Sie geht weiter, sobald jemand zieht oder auf *Fortsetzen* drückt.
refusal-game-not-paused = Partie { $game } ist nicht pausiert, du kannst also einfach weiterspielen. `/board` zeigt sie.
refusal-game-already-taken-back = Dein letzter Zug in Partie { $game } wurde schon zurückgenommen. Um noch einen zurückzunehmen, frag noch einmal in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
refusal-game-nothing-to-take-back = Du hast in Partie { $game } keinen Zug, den du zurücknehmen könntest.
refusal-game-offer-is-moot = Dieses Angebot in Partie { $game } ist nicht mehr offen: Es wurde beantwortet, oder die Partie ist weitergegangen. `/offer` macht ein neues.
refusal-game-your-own-offer = Das ist dein eigenes Angebot. Nur dein Gegenüber kann es beantworten; du kannst es zurückziehen.
refusal-game-your-own-offer-among = Das ist dein eigenes Angebot. Es richtet sich an { $asked }; du kannst es zurückziehen.
refusal-game-declined-just-now = Dasselbe Angebot wurde in Partie { $game } gerade abgelehnt. Warte { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }, bevor du es wieder machst.
refusal-game-not-your-offer = Nur { $by } kann dieses Angebot zurückziehen.
refusal-game-offers-blocked = Ihr könnt euch keine Angebote machen: Eine Seite hat das ausgeschaltet. Wenn du es warst: `/settings unblock` hebt es auf. Die Partie selbst geht weiter.
refusal-game-computer-plays-on = Auf Remis lasse ich mich nicht ein. Du kannst pausieren, vertagen, einen Zug zurücknehmen oder aufgeben.

refusal-game-plan-on-own-turn = Du bist in Partie { $game } am Zug, also spiel einfach. Wenn-dann-Folgen sind für die Zeit, in der dein Gegenüber am Zug ist.
refusal-game-plan-is-full = Du hast in dieser Partie schon { $most } Wenn-dann-Folgen. `/if-then clear:True` löscht sie alle.
refusal-game-line-contradicts = Eine andere deiner Folgen antwortet auf diese Züge schon mit **{ $reply }**, und nur eine davon kann gespielt werden. Die neue Folge ist nicht gespeichert.
refusal-game-choice-contradicts = Eine andere deiner Folgen antwortet auf diese Züge schon anders, und nur eine davon kann gespielt werden. Die neue Folge ist nicht gespeichert.
refusal-game-line-too-long = Eine Wenn-dann-Folge hat höchstens { $most } Züge. Lass die letzten weg.
refusal-game-line-without-answer = Eine Wenn-dann-Folge beginnt mit dem Zug deines Gegenübers und endet mit deinem, wie `M9 N8`.
refusal-game-not-a-turn = Das ist kein Zug. Gib einen Punkt ein, wie `K10`.
refusal-game-has-left = Du bist aus Partie { $game } ausgeschieden; sie geht ohne dich weiter. `/board` zeigt sie.
refusal-game-not-asked = Dieses Angebot richtet sich an { $asked }; sonst kann niemand antworten.
refusal-game-already-agreed = Du hast schon zugestimmt; andere noch nicht.

refusal-game-own-game = Du spielst diese Partie selbst und erfährst ohnehin alles.
refusal-game-not-public = Diese Partie ist nur auf ihrem eigenen Server zu sehen, darum kann ich dir nicht über sie schreiben. `/board` zeigt sie dort.
refusal-game-no-messages = Ich darf dir nicht privat schreiben. Erlaube es mit `messages` in `/settings` und in Discords Datenschutzeinstellungen für diesen Server.
refusal-game-too-many-followers = Dieser Partie folgen schon { $most } Personen, mehr kann ich nicht schreiben. `/board` zeigt sie jederzeit.
refusal-game-too-many-followed = Du folgst schon { $most } Partien, mehr sind nicht möglich. `/follow` listet sie auf.
