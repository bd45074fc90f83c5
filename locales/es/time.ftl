### Time: deadlines, spans, and how much time a game gives its players.

time-move-by = El plazo vence { $deadline }.
time-given-back = Estuve fuera de servicio { $span }: ese tiempo se ha añadido al reloj.
time-on-vacation = El reloj ha llegado a cero, así que se usan vacaciones.

time-span = { $longer } { $shorter }
time-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
time-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
time-less-than-a-minute = menos de un minuto

time-short-days = { $count } d
time-short-hours = { $count } h
time-short-minutes = { $count } min
time-short-vacation = vacaciones

time-relaxed = 3 días + 1 día por jugada
time-daily = 1 día + 12 horas por jugada
time-slow = 10 días + 36 horas por jugada
time-days-each =
    { $days ->
        [one] { $days } día para cada jugada
       *[other] { $days } días para cada jugada
    }
time-untimed = sin reloj

time-choice-relaxed = tranquilo: { time-relaxed }, máximo 7 días
time-choice-daily = diario: { time-daily }, máximo 3 días
time-choice-slow = lento: { time-slow }, máximo 10 días
time-choice-untimed = sin reloj (nunca puntuada)
