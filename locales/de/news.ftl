### News for one person, once each, in a direct message or in a channel, after a mention of them.

news-accepted = { $opponent } hat deine Einladung angenommen: { $terms }. In { $game } ist { $opponent } am Zug.
news-declined = { $opponent } hat deine Einladung abgelehnt: { $terms }.
news-expired =
    { $to ->
        [anybody] Deine Einladung ist nach einer Woche abgelaufen, ohne dass jemand sie angenommen hat: { $terms }.
       *[player] Deine Einladung an { $opponent } ist nach einer Woche ohne Antwort abgelaufen: { $terms }.
    }

news-line = Deine Wenn-dann-Folge in { $game } wurde gespielt.
news-lines-left = Diese Wenn-dann-Folgen bleiben dir:
news-no-lines-left = Weitere Wenn-dann-Folgen hast du dort nicht.

news-vacation =
    { $news ->
        [began] Deine Zeit ist um, deshalb wird dein Urlaub genutzt, bis du ziehst, höchstens bis { $until }. In diesem Jahr noch übrig: { $left }.
       *[goes-on] Dein Urlaub wird weiter genutzt, bis du ziehst, höchstens bis { $until }. In diesem Jahr noch übrig: { $left }.
    }
