### Time: deadlines, spans, and how much time a game gives its players.

time-move-by = Échéance { $deadline }.
time-given-back = J'étais hors ligne pendant { $span }, et ce temps a été ajouté à la pendule.
time-on-vacation = La pendule est à zéro, des vacances sont donc utilisées.

time-span = { $longer } et { $shorter }
time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-less-than-a-minute = moins d'une minute

time-short-days = { $count } j
time-short-hours = { $count } h
time-short-minutes = { $count } min
time-short-vacation = vacances

time-relaxed = 3 jours + 1 jour par coup
time-daily = 1 jour + 12 heures par coup
time-slow = 10 jours + 36 heures par coup
time-days-each =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
time-untimed = sans pendule

time-choice-relaxed = détendue : { time-relaxed }, 7 jours au plus
time-choice-daily = quotidienne : { time-daily }, 3 jours au plus
time-choice-slow = lente : { time-slow }, 10 jours au plus
time-choice-untimed = sans pendule (jamais classée)
