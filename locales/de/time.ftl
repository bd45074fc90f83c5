### Time: deadlines, spans, and how much time a game gives its players.

time-move-by = Frist: { $deadline }.
time-given-back = Ich war { $span } nicht erreichbar: Diese Zeit kam auf der Uhr dazu.
time-on-vacation = Die Zeit ist abgelaufen, deshalb wird Urlaub genutzt.

time-span = { $longer } { $shorter }
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
time-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
time-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-less-than-a-minute = weniger als eine Minute

time-short-days = { $count } T
time-short-hours = { $count } h
time-short-minutes = { $count } min
time-short-vacation = Urlaub

time-relaxed = 3 Tage + 1 Tag pro Zug
time-daily = 1 Tag + 12 Stunden pro Zug
time-slow = 10 Tage + 36 Stunden pro Zug
time-days-each =
    { $days ->
        [one] { $days } Tag für jeden Zug
       *[other] { $days } Tage für jeden Zug
    }
time-untimed = keine Uhr

time-choice-relaxed = entspannt: { time-relaxed }, höchstens 7 Tage
time-choice-daily = täglich: { time-daily }, höchstens 3 Tage
time-choice-slow = langsam: { time-slow }, höchstens 10 Tage
time-choice-untimed = keine Uhr (immer ungewertet)
