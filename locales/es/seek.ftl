### Encontrar rival: la lista de quienes buscan partida, y qué fue de ello.

seek-choice-any = cualquier puntuación
seek-choice-points = a { $most } puntos de la mía como mucho
seek-any = cualquier puntuación
seek-points = puntuaciones a { $most } puntos como mucho, más si alguna es provisional

seek-list = Buscan rival:
seek-none = Ahora mismo nadie busca rival aquí. Pulsa *Buscar rival*: jugarás con la primera persona que encaje.
seek-own-line =
    { $scope ->
        [everywhere] **tú**, en todas partes: { $terms } · { $band } · termina { $until }
       *[server] **tú**: { $terms } · { $band } · termina { $until }
    }
seek-line = { $name } ({ $rating }): { $terms } · { $band } · pedido { $since }, termina { $until }
seek-on-another-server = en otro servidor: { $seek }
seek-item = { $name } ({ $rating })
seek-play = Jugar con alguien de la lista

seek-seek = Buscar rival
seek-everywhere = Buscar en todas partes
seek-stop = Dejar de buscar
seek-stop-one = Dejar: { $ruleset }
seek-show-list = Ver la lista
seek-agree = De acuerdo, buscar en todas partes

seek-listed =
    { $scope ->
        [everywhere] Estás en la lista de todas partes: { $terms } · { $band }. La partida empieza en cuanto alguien encaje, y te aviso. Sigues en la lista hasta el { $until }.
        [nowhere] Todavía no te puede encontrar nadie, porque en los mensajes privados no hay lista. Acepta buscar en todas partes con el botón de abajo, o usa `/seek` en un canal de un servidor. Hasta el { $until } recuerdo lo que buscas: { $terms } · { $band }.
       *[server] Estás en la lista de este servidor: { $terms } · { $band }. La partida empieza en cuanto alguien encaje, y te aviso. Sigues en la lista hasta el { $until }.
    }
seek-ask-everywhere = Quienes buscan en otros servidores verán tu nombre de Discord ({ $name }) y tu puntuación ({ $rating }), y tú los suyos. Esas partidas se juegan en mensajes privados conmigo. No paso mensajes entre vosotros. ¿De acuerdo?
seek-conversation = Tus partidas con personas de otros servidores se juegan aquí, en nuestros mensajes privados.
seek-stopped = Ya no buscas { $terms }.
seek-playing =
    { $place ->
        [here] Juegas contra { $opponent }: { $terms }. La partida { $game } empieza aquí abajo.
        [private] Juegas contra { $opponent }: { $terms }. La partida { $game } empieza en nuestros mensajes privados.
       *[elsewhere] Juegas contra { $opponent }: { $terms }. La partida { $game } empieza en { $channel }.
    }
seek-matched = Te he encontrado rival: { $opponent }, { $terms }. En la { $game } es el turno de { $opponent }.
seek-matched-own = Te he encontrado rival: { $opponent }, { $terms }. En la { $game } es tu turno.
seek-ended = Tu búsqueda terminó sin que encajara nadie: { $terms } · { $band }. `/seek` empieza otra.

seek-gone = Esa búsqueda ha terminado: hubo partida, se retiró o se acabó su tiempo. `/seek` muestra la lista.
seek-too-many = Ya buscas { $most } partidas, que es el máximo. Retira antes una: `/seek`.
seek-too-many-games = Tienes { $most } partidas en curso: con tantas no puedes buscar otra. Termina antes alguna.
seek-in-private = Las partidas con personas de otros servidores se juegan en mensajes privados.
seek-not-reached = No he podido escribirte. Inténtalo de nuevo en un minuto.
seek-opponent-not-reached = No he podido escribir a esa persona, así que la partida no ha empezado. Inténtalo de nuevo en un minuto o juega con alguien más de la lista: `/seek`.
seek-own-seek = Esa es tu propia búsqueda.
seek-other-terms = Buscáis partidas distintas.
seek-too-far-apart = Busca a alguien cuya puntuación esté a { $most } puntos de la suya como mucho.
seek-playing-already = Ya estáis jugando a esto. Terminad antes esa partida.
seek-busy = Esa persona ya tiene { $most } partidas en curso y todavía no puede empezar otra. Juega con alguien más de la lista.

seek-report = Denunciar
seek-block = Bloquear
seek-report-title = Denunciar a tu rival
seek-report-label = ¿Qué ha pasado?
seek-report-example = Lo lee quien gestiona este bot; tu rival no se entera
seek-reported = Gracias. Quien gestiona este bot ya puede leer tu denuncia y decide qué hacer; tu rival no se entera. Si no quieres volver a encontrarte con esa persona, pulsa *Bloquear*. La partida sigue: `/resign` la termina.
seek-no-reason = Di en pocas palabras qué ha pasado.
seek-too-many-reports = Has hecho { $most } denuncias en un día, que es el máximo. Inténtalo mañana.
