### News for one person, once each, in a direct message or in a channel, after a mention of them.

news-accepted = { $opponent } aceptó tu invitación a { $terms }. En la { $game } es el turno de { $opponent }.
news-declined = { $opponent } rechazó tu invitación a { $terms }.
news-expired =
    { $to ->
        [anybody] Tu invitación caducó sin que nadie la aceptara: { $terms }.
       *[player] Tu invitación a { $opponent } caducó sin respuesta: { $terms }.
    }
news-expired-several = Estas invitaciones caducaron sin que nadie las aceptara:
news-expired-one =
    { $to ->
        [anybody] cualquiera: { $terms }
       *[player] { $opponent }: { $terms }
    }

news-line = Se jugó tu jugada condicional en la { $game }.
news-lines-left = Te quedan estas jugadas condicionales:
news-no-lines-left = No te quedan más jugadas condicionales en ella.
news-lines-ended = Alguien ha abandonado la { $game } y los demás siguen jugando: tus jugadas condicionales en ella ya no valen. Puedes dejar otras con `/if-then`.
news-removed = Quien abrió la mesa { $table } en { $channel } te ha hecho dejar tu silla. Podrás sentarte allí otra vez si te invita.

news-vacation =
    { $news ->
        [began] Se te ha acabado el tiempo, así que se usan tus vacaciones hasta que juegues, como máximo hasta el { $until }. Te quedan este año: { $left }.
       *[goes-on] Se siguen usando tus vacaciones hasta que juegues, como máximo hasta el { $until }. Te quedan este año: { $left }.
    }
news-vacation-ends = Un servidor ya no permite vacaciones en partidas puntuadas, así que las tuyas acaban en estos plazos. Juega antes, o perderás la partida:

news-offer-declined =
    { $kind ->
        [takeback] { $opponent } no aceptó que deshagas tu jugada en la { $game }.
        [pause] { $opponent } rechazó pausar la { $game }.
        [adjourn] { $opponent } rechazó aplazar la { $game }.
        [resume] { $opponent } rechazó reanudar la { $game }.
        [rate] { $opponent } rechazó que la { $game } sea puntuada.
        [unrate] { $opponent } rechazó que la { $game } sea amistosa.
       *[draw] { $opponent } rechazó las tablas que ofreciste en la { $game }.
    }
news-offer-agreed =
    { $kind ->
        [pause] { $opponent } aceptó pausar la { $game }.
        [adjourn] { $opponent } aceptó aplazar la { $game }.
        [resume] { $opponent } aceptó reanudar la { $game }.
        [rate] { $opponent } aceptó que la { $game } sea puntuada.
        [unrate] { $opponent } aceptó que la { $game } sea amistosa.
       *[takeback] { $opponent } aceptó que deshagas tu jugada en la { $game }.
    }
