### The help for a new player: a first page, and one with everything. The texts of a page come one below
### the other and may have 2,000 characters together.

## The first page: three lines over a drawing of a capture.

help-goal = **Pente**: Setzt abwechselnd einen Stein. Fünf in einer Reihe gewinnen, fünf geschlagene Paare auch.
help-capture = So schlägst du: Schließ genau zwei gegnerische Steine zwischen zwei deiner Steine ein, wie in der Zeichnung. Sie kommen vom Brett.
# $play is the label of a button under the board, in the language of the board.
help-pace = Eine Partie darf Tage dauern: Ich pinge dich an, wenn du am Zug bist, und du drückst *{ $play }* unter dem Brett.

## Its buttons

help-challenge-friend = Freunde herausfordern
help-rules = Regeln
# Leads to the other page.
help-more = Mehr
# Leads back to the first page.
help-back = Zurück

## Choosing whom to challenge

help-choose-friend = Wen möchtest du herausfordern? Ich schreibe eine Einladung, die die Person annehmen, ablehnen oder mit anderen Bedingungen beantworten kann. Variante und Tempo bestimmst du mit `/challenge`.
# The menu of people, as long as nobody is chosen.
help-friend-prompt = Wähle eine Person

## The page with everything

help-game = **Pente**: Zwei Seiten setzen abwechselnd einen Stein auf einen freien Punkt. Fünf in einer Reihe gewinnen. Wenn du genau zwei gegnerische Steine nebeneinander zwischen zwei deiner Steine einschließt, egal in welcher Richtung, schlägst du sie: Sie kommen vom Brett. Auch fünf geschlagene Paare gewinnen. Zwischen zwei gegnerische Steine hineinzusetzen ist sicher. Der erste Stein kommt in die Mitte. Mit der Turnierregel muss der dritte mindestens drei Linien von ihr entfernt sein.
help-commands =
    - `/challenge` lädt jemanden ein, oder alle (`set`: zwei Partien zugleich); oder halte einen Namen gedrückt (Rechtsklick), *Apps*, *Challenge to Pente*
    - *Gegen den Bot spielen* hier unten beginnt eine Partie gegen mich
    - *{ $play }* unter dem Brett lässt dich einen Punkt auswählen; die Auswahl siehst nur du
    - Du kannst auch mit einem Punkt auf das Brett antworten oder `/move` nutzen: `K10` (Buchstabe und Zahl) oder `R3U2` (Schritte von der Mitte)
    - `/board` zeigt das Brett noch einmal oder beschreibt es in Worten
    - `/table` eröffnet einen Tisch für drei bis sechs, auch Partner und Teams; ich kann mitspielen
    - `/games` zeigt deine Partien, zuerst die, in denen du am Zug bist; `/history` die beendeten; `/replay` wiederholt eine; `/review` sagt, was sie entschied; `/follow` folgt anderen
    - `/offer` bietet Remis, Zugrücknahme, Pause, Vertagen (danach lässt sich ein Zug versiegeln) oder Fortsetzen an, schenkt dem Gegenüber einen Tag, beansprucht einen Sieg auf Zeit; `/resign` gibt auf
    - `/if-then` bereitet deine Antwort auf einen möglichen Zug vor
    - `/rules` erklärt alle Varianten mit Diagrammen
    - `/settings` enthält Design, Sprache, Zeitzone, Ruhezeiten und Erinnerungen
help-clock = Ich pinge dich an, wenn du am Zug bist. Meist hast du anfangs 3 Tage und bekommst nach jedem Zug 1 dazu (nie mehr als 7). In `/settings` kannst du deine Uhr am Wochenende anhalten. Bevor du auf Zeit verlierst, springt automatisch dein Urlaub ein (10 Tage im Jahr), wenn er nicht abgeschaltet ist.
help-ladder-page = Rätsel, Rangliste und mehr
help-ladder =
    - `/learn` bringt dir das Spiel in zwölf kurzen Lektionen bei
    - `/puzzle` gibt dir ein passendes Rätsel: Finde den gewinnenden Stein
    - `/opening` zeigt, wie oft eine Stellung vorkam und was dann kam
    - `/seek` findet ein Gegenüber, auf diesem Server oder auf Wunsch überall
    - `/leaderboard` zeigt die Rangliste und ihre Saisons, `/profile` deine Bilanz
    - `/hill` zeigt den Hügel einer Variante, den man mit gewonnenen Sätzen besteigt
    - `/tournament` zeigt Turniere, meldet dich an und richtet sie aus
    - `/export` schickt dir deine Partien als Dateien, `/import` sammelt andere
    - `/server`, wenn du den Server verwaltest: Kanal für Partien, Hügel, Saisons und mehr
