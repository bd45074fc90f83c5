### Time: deadlines, spans, and how much time a game gives its players.

time-move-by = Prazo: { $deadline }.
time-given-back = Fiquei fora do ar por { $span }: esse tempo foi somado ao relógio.
time-on-vacation = O relógio zerou, então férias estão sendo usadas.
time-span = { $longer } { $shorter }
time-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
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
time-less-than-a-minute = menos de um minuto
time-short-days = { $count } d
time-short-hours = { $count } h
time-short-minutes = { $count } min
time-short-vacation = férias
time-relaxed = 3 dias + 1 dia por lance
time-daily = 1 dia + 12 horas por lance
time-slow = 10 dias + 36 horas por lance
time-days-each =
    { $days ->
        [one] { $days } dia para cada lance
       *[other] { $days } dias para cada lance
    }
time-untimed = sem relógio
time-choice-relaxed = tranquilo: { time-relaxed }, no máximo 7 dias
time-choice-daily = diário: { time-daily }, no máximo 3 dias
time-choice-slow = lento: { time-slow }, no máximo 10 dias
time-choice-untimed = sem relógio (nunca ranqueada)
