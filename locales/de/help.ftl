### The help page for a new player. Its texts come one below the other and may have 2,000 characters
### together.

help-game = **Pente**: Zwei Seiten setzen abwechselnd einen Stein auf einen freien Punkt. Fünf in einer Reihe gewinnen. Wenn du genau zwei gegnerische Steine nebeneinander zwischen zwei deiner Steine einschließt, egal in welcher Richtung, schlägst du sie: Sie kommen vom Brett. Auch fünf geschlagene Paare gewinnen. Zwischen zwei gegnerische Steine hineinzusetzen ist sicher. Der erste Stein kommt in die Mitte. Mit der Turnierregel muss der dritte mindestens drei Linien von ihr entfernt sein.
help-commands =
    - `/challenge` lädt jemanden ein, oder alle; oder halte einen Namen lange gedrückt (Rechtsklick), dann *Apps*, *Challenge to Pente*
    - *Gegen den Bot spielen* hier unten beginnt eine Partie gegen mich
    - *Spielen* unter dem Brett lässt dich einen Punkt auswählen; die Auswahl siehst nur du
    - Du kannst auch mit einem Punkt auf das Brett antworten oder `/move` nutzen: `K10` (Buchstabe und Zahl) oder `R3U2` (Schritte von der Mitte)
    - `/board` zeigt das Brett noch einmal oder beschreibt es in Worten
    - `/games` listet deine Partien auf, zuerst die, in denen du am Zug bist
    - `/offer` bietet Remis, Zugrücknahme, Pause, Vertagen oder Fortsetzen an; `/resign` gibt auf
    - `/if-then` bereitet deine Antwort auf einen möglichen Zug vor
    - `/leaderboard` zeigt die Rangliste
    - `/rules` erklärt alle Varianten mit Diagrammen
    - `/settings` enthält Design, Sprache, Zeitzone, Ruhezeiten und Erinnerungen
help-clock = Ich pinge dich an, wenn du am Zug bist. Meist hast du anfangs 3 Tage und bekommst nach jedem Zug 1 dazu (nie mehr als 7). In `/settings` kannst du deine Uhr am Wochenende anhalten. Bevor du auf Zeit verlierst, springt automatisch dein Urlaub ein (10 Tage im Jahr), wenn er nicht abgeschaltet ist.
