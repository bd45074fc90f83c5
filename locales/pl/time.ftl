### Time: deadlines, spans, and how much time a game gives its players.

time-move-by = Termin: { $deadline }.
time-given-back = Przerwa w moim działaniu: { $span }. Ten czas został dodany do zegara.
time-on-vacation = Czas na zegarze się skończył, więc używany jest urlop.

time-span = { $longer } { $shorter }
time-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
time-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
time-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
time-less-than-a-minute = mniej niż minuta

time-short-days = { $count } d
time-short-hours = { $count } h
time-short-minutes = { $count } min
time-short-vacation = urlop

time-relaxed = 3 dni + 1 dzień na ruch
time-daily = 1 dzień + 12 godzin na ruch
time-slow = 10 dni + 36 godzin na ruch
time-days-each =
    { $days ->
        [one] { $days } dzień na każdy ruch
        [few] { $days } dni na każdy ruch
        [many] { $days } dni na każdy ruch
       *[other] { $days } dnia na każdy ruch
    }
time-untimed = bez zegara

time-choice-relaxed = luźne: { time-relaxed }, najwyżej 7 dni
time-choice-daily = codzienne: { time-daily }, najwyżej 3 dni
time-choice-slow = wolne: { time-slow }, najwyżej 10 dni
time-choice-untimed = bez zegara (zawsze towarzyska)
