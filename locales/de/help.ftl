### The help page for a new player. Its texts come one below the other and may have 2,000 characters
### together.

help-game = **Pente**: Zwei Seiten setzen abwechselnd einen Stein auf einen freien Punkt. Fünf in einer Reihe gewinnen. Wenn du genau zwei gegnerische Steine nebeneinander zwischen zwei deiner Steine einschließt, egal in welcher Richtung, schlägst du sie: Sie kommen vom Brett. Auch fünf geschlagene Paare gewinnen. Zwischen zwei gegnerische Steine hineinzusetzen ist sicher. Mit der Turnierregel kommt der erste Stein in die Mitte und der dritte mindestens drei Linien von ihr entfernt.
help-commands =
    - `/challenge` lädt jemanden zu einer Partie ein, oder alle; das geht auch mit langem Druck auf einen Namen, unter *Apps*
    - *Spielen* unter dem Brett lässt dich einen Punkt auswählen; die Auswahl siehst nur du
    - Du kannst auch mit einem Punkt auf das Brett antworten oder `/move` nutzen: `K10` (Buchstabe und Zahl) oder `R3U2` (Schritte von der Mitte)
    - `/board` zeigt das Brett noch einmal oder beschreibt es in Worten
    - `/games` listet deine Partien auf, zuerst die, die auf dich warten
    - `/offer` bietet Remis, Zugrücknahme, Pause oder Vertagung an; `/resign` gibt auf
    - `/if-then` bereitet deine Antwort auf einen möglichen Zug vor
    - `/leaderboard` zeigt die Rangliste
    - `/rules` erklärt alle Varianten mit Zeichnungen
    - `/settings` enthält Design, Zeitzone, Ruhezeiten und Erinnerungen
help-clock = Ich pinge dich an, wenn du am Zug bist. Ihr vereinbart, wie viele Tage es pro Zug gibt; Wochenenden und Urlaub können deine Uhr anhalten.
