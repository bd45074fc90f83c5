### News for one person, once each, in a direct message or in a channel, after a mention of them.

news-accepted = { $opponent } hat deine Einladung angenommen: { $terms }. In { $game } ist { $opponent } am Zug.
news-declined = { $opponent } hat deine Einladung abgelehnt: { $terms }.
news-expired =
    { $to ->
        [anybody] Deine Einladung ist abgelaufen, ohne dass jemand sie angenommen hat: { $terms }.
       *[player] Deine Einladung an { $opponent } ist ohne Antwort abgelaufen: { $terms }.
    }
news-expired-several = Diese Einladungen sind abgelaufen, ohne dass jemand sie angenommen hat:
news-expired-one =
    { $to ->
        [anybody] alle: { $terms }
       *[player] { $opponent }: { $terms }
    }

news-line = Deine Wenn-dann-Folge in { $game } wurde gespielt.
news-lines-left = Diese Wenn-dann-Folgen bleiben dir:
news-no-lines-left = Weitere Wenn-dann-Folgen hast du dort nicht.
news-lines-ended = Jemand hat { $game } verlassen, und die anderen spielen weiter: Deine Wenn-dann-Folgen dort sind hinfällig. Neue hinterlässt du mit `/if-then`.
news-removed = Wer Tisch { $table } in { $channel } eröffnet hat, hat dich aufstehen lassen. Mit einer Einladung kannst du dich dort wieder setzen.

news-vacation =
    { $news ->
        [began] Deine Zeit ist um, deshalb wird dein Urlaub genutzt, bis du ziehst, höchstens bis { $until }. In diesem Jahr noch übrig: { $left }.
       *[goes-on] Dein Urlaub wird weiter genutzt, bis du ziehst, höchstens bis { $until }. In diesem Jahr noch übrig: { $left }.
    }
news-vacation-ends = Ein Server erlaubt in gewerteten Partien keinen Urlaub mehr; deiner endet deshalb zu diesen Fristen. Zieh bis dahin, sonst ist die Partie verloren:

news-offer-declined =
    { $kind ->
        [takeback] { $opponent } hat deine Zugrücknahme abgelehnt: { $game }.
        [pause] { $opponent } hat deine Pause abgelehnt: { $game }.
        [adjourn] { $opponent } hat abgelehnt, zu vertagen: { $game }.
        [resume] { $opponent } hat abgelehnt, fortzusetzen: { $game }.
        [rate] { $opponent } lehnt ab, dass die Partie gewertet wird: { $game }.
        [unrate] { $opponent } lehnt ab, dass die Partie nicht gewertet wird: { $game }.
       *[draw] { $opponent } hat dein Remisangebot abgelehnt: { $game }.
    }
news-offer-agreed =
    { $kind ->
        [pause] { $opponent } ist mit der Pause einverstanden: { $game }.
        [adjourn] { $opponent } ist einverstanden, zu vertagen: { $game }.
        [resume] { $opponent } ist einverstanden, fortzusetzen: { $game }.
        [rate] { $opponent } ist einverstanden, dass die Partie gewertet wird: { $game }.
        [unrate] { $opponent } ist einverstanden, dass die Partie nicht gewertet wird: { $game }.
       *[takeback] { $opponent } ist mit deiner Zugrücknahme einverstanden: { $game }.
    }
