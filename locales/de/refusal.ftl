### Why something that a person asked for was not done: what is wrong, and what would be right. The
### answer is seen by that person only, unless they wrote a message to the bot in a channel.
###
### $typed is what they typed, in quotes, or general-typed-nothing.

refusal-no-such-ruleset-typed = { $typed } ist keine Variante. Wähle eine aus der Liste; `/rules` erklärt sie alle.
refusal-which-ruleset = { $typed } kann { $rulesets } sein. Bitte gib mehr vom Namen ein.
refusal-one-stone = Du kannst jetzt einen Stein setzen; gib also einen Punkt ein. Es wurde nichts gespielt.
refusal-not-a-game = { $typed } ist keine Partienummer. Gib eine Zahl wie 412 ein; `/games` listet deine Partien auf.
refusal-no-such-zone = { $typed } kenne ich nicht als Zeitzone. Gib ihren Namen ein, wie `Europe/Berlin`, oder eine große Stadt darin.
refusal-not-quiet-hours = { $typed } ist keine Zeitspanne. Gib volle Stunden ein, wie `22-7`, oder `none`.
refusal-not-a-point = { $typed } ist kein Punkt. Gib einen Buchstaben und eine Zahl ein, wie `K10`, oder Schritte von der Mitte, wie `R3U2`.

refusal-no-file-i = { $typed } ist kein Punkt: Das Brett hat keinen Buchstaben I, nach H kommt gleich J.

refusal-point-off-board = { $typed } gibt es auf diesem Brett nicht.

refusal-no-game = Du hast keine laufenden Partien. `/challenge` beginnt eine.
refusal-not-over = Partie { $game } läuft noch. `/board` zeigt, wie sie steht.
refusal-profile-hidden = Diese Person zeigt dir hier ihr Profil nicht.
refusal-nothing-waits = Du bist in keiner Partie am Zug. `/games` zeigt, wer wo am Zug ist.
refusal-none-fits = Das geht gerade in keiner deiner Partien. `/games` listet sie auf.
refusal-over-here = Partie { $game }, um die es in diesem Thread geht, ist beendet. Wenn du eine andere meinst, füg bei einem Befehl die Option `game` hinzu; eine Nachricht beginnst du mit der Nummer, wie `412 K10`.

refusal-which-game = Welche Partie meinst du: { $games }? Füg bei einem Befehl die Option `game` hinzu; eine Nachricht beginnst du mit der Nummer, wie `412 K10`.
refusal-other-games =
    { $count ->
        [one] { $count } andere
       *[other] { $count } andere
    }
refusal-no-such-game = Es gibt keine Partie { $game }. `/games` listet deine auf.
refusal-no-such-invitation = Diese Einladung gibt es nicht mehr. `/challenge` verschickt eine neue.
refusal-overtaken = In Partie { $game } hat gerade jemand gezogen. `/board` zeigt sie.
refusal-overtaken-below = In Partie { $game } hat gerade jemand gezogen.

refusal-opponent-is-bot = Andere Bots kann ich nicht einladen. Lade einen Menschen ein, oder spiel gegen mich.
refusal-level-of-person = `level` gilt nur für Partien gegen mich. Lass es weg, oder wähle mich als `opponent`.
refusal-rated-against-computer = Partien gegen mich werden nie gewertet. Lass `rated` weg.
refusal-no-such-opponent = Ich spiele alle Varianten für zwei, auf den Stufen 1 bis 10. Wähle eine davon.
refusal-only-on-servers = Einladungen gehen nur auf einem Server. Nutz `/challenge` in einem seiner Kanäle, in dem ihr beide das Brett sehen könnt.
refusal-not-reachable = Hier kann ich keine Bretter posten. Um gegen mich zu spielen, schick mir eine Direktnachricht, tippe `/help` und drück *Gegen den Bot spielen*; oder nutz einen Server, der mich hinzugefügt hat.

refusal-permissions = Ich brauche in diesem Kanal mehr Berechtigungen, bevor du hier spielen kannst. Bitte Leute, die ihn verwalten, mir das zu erlauben: { $permissions }.

refusal-games-channel = Partien werden hier in { $channel } gespielt, aber dort kann ich nicht posten. Bitte Leute, die den Server verwalten, es zu erlauben oder mit `/server` einen anderen Kanal zu wählen.

refusal-manage-server = Du brauchst die Berechtigung **{ $permission }**, um zu ändern, wie hier gespielt wird. Deine eigenen Einstellungen findest du in `/settings`.

refusal-button = Dieser Button funktioniert nicht mehr. `/games` listet deine Partien auf, `/board` zeigt das Brett einer Partie.
refusal-command = Dieser Befehl hat sich geändert. Versuch es in einer Minute noch einmal, oder sieh in `/help` nach.
refusal-too-much = Das ist mehr, als ich auf einmal beantworten kann; den Rest ignoriere ich eine Weile. Bitte versuch es in einer Minute noch einmal.
refusal-too-soon = Das machst du gerade zu oft. Nichts wurde geändert; bitte versuch es { $when } noch einmal.
refusal-stopping = Ich starte gleich neu. Nichts wurde geändert; bitte versuch es gleich noch einmal.
refusal-banned = Du kannst diesen Bot nicht benutzen: Sein Betreiber hat dich gesperrt.
refusal-banned-until = Du kannst diesen Bot bis { $until } nicht benutzen: Sein Betreiber hat dich gesperrt.
refusal-ban-reason = Der angegebene Grund: { $reason }
refusal-other-is-banned = Diese Person kann nicht eingeladen werden: Sie darf diesen Bot nicht benutzen.
refusal-other-is-barred = Diese Person kann nicht eingeladen werden: Wer diesen Server verwaltet, lässt sie hier nichts beginnen.
refusal-barred = Wer diesen Server verwaltet, lässt dich hier nichts beginnen. Deine laufenden Partien gehen weiter, und anderswo ändert sich nichts. Bitte frag dort nach.
refusal-bar-whom = Du kannst Leute aussperren, aber keine Bots und nicht dich selbst.
refusal-too-many-barred = Hier sind { $most } Leute ausgesperrt; mehr merke ich mir nicht. Lass jemanden mit `unbar` wieder beginnen, oder banne sie auf Discord.
refusal-repeated = Das ist schon erledigt.
refusal-clock-set-back = Die Uhr des Computers, auf dem ich laufe, ist zurückgesprungen; darum geht das erst wieder, wenn jemand sie richtig stellt. Alle Partien sind sicher.
refusal-no-such-ruleset = Diese Variante gibt es nicht. Wähle eine aus der Liste; `/rules` erklärt sie alle.
refusal-no-such-id = Diese Person finde ich auf Discord nicht. Wähle sie aus der Liste.

refusal-size = Ein Brett kann keine { $lines } Linien haben. Wähle eine ungerade Zahl von 9 bis 19.
refusal-size-is-fixed = { $ruleset } hat eine eigene Brettgröße. Lass `size` weg.
refusal-opening-is-fixed = { $ruleset } hat eine eigene Eröffnung. Lass `opening` weg.

refusal-opening = { $ruleset } hat diese Eröffnungen: { $openings }. Wähle eine davon.
refusal-poof-is-fixed = Die Option `poof` passt nicht zu { $ruleset }. Lass sie weg.
refusal-boat-is-fixed = Die Option `boat` passt nicht zu { $ruleset }. Lass sie weg.
refusal-overline-is-fixed = { $ruleset } hat eine eigene Regel für sechs in einer Reihe. Lass `overline` weg.
refusal-bans-are-fixed = { $ruleset } hat eine eigene Regel für Doppeldreier. Lass `bans` weg.

refusal-bans = { $ruleset } kann man so spielen: { $bans }. Wähle eins davon.
refusal-no-match = `target` und `handicap` gehören zu Points, einem Match aus mehreren Partien. { $ruleset } ist eine einzelne Partie: Lass sie weg.
refusal-target = Das Ziel eines Matchs liegt zwischen { $fewest } und { $most } Punkten. Wähle ein `target` in diesem Bereich statt { $points }.
refusal-handicap = Wer mit { $target } Punkten oder mehr begänne, hätte schon gewonnen. Wähle ein kleineres `handicap` oder ein höheres `target`.
refusal-not-a-handicap = { $typed } ist keine Vorgabe. Gib eine Zahl wie 5 ein: Die andere Person beginnt dann mit 5 Punkten. Mit -5 beginnst du mit 5.
refusal-not-an-opening = { $typed } ist keine Eröffnung. Lass `opening` weg, oder wähle eine aus der Liste, die beim Tippen erscheint.
