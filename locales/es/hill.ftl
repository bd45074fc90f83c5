hill-term = por la colina de { $ruleset }
hill-explained = Es por la colina: quien gana el set sube un escalón y quien lo pierde baja uno. Quien acepta entra en la colina, donde todo este servidor lo ve.
hill-no-longer = Ya no es por la colina.
hill-rematch-not =
    { $why ->
        [off] Esta vez no es por la colina: las colinas están desactivadas en este servidor.
        [left] Esta vez no es por la colina, porque ya no estás en ella. `/hill` te deja entrar de nuevo.
       *[playing] Esta vez no es por la colina, porque ya estáis jugando otro set por ella.
    }
hill-title = { $ruleset } · King of the Hill

hill-heading = **{ $ruleset }** · la colina de este servidor
hill-empty = Todavía no hay nadie en esta colina.
hill-king = **{ $name }** lleva la corona de la colina.
hill-alone = **{ $name }** está a solas en la colina, así que lleva la corona hasta que alguien suba más.
hill-no-king = Nadie lleva la corona: varias personas comparten el escalón más alto, el { $step }.
hill-step = Escalón { $step }: { $names }
hill-own = Estás en el escalón { $step } de { $top }.
hill-own-ends = Tu lugar termina { $time } si no acabas antes un set en esta colina.
hill-not-on = No estás en esta colina. Quien entra empieza en el escalón más bajo, y todo este servidor ve quién está en la colina.
hill-how = Un set puntuado acordado para la colina lleva a quien lo gana un escalón arriba y a quien lo pierde uno abajo. `/challenge` con `hill` invita a uno. Quien no acaba ninguno en { $days } días sale de la colina.
hill-others = Otras colinas con gente: { $names }. `/hill ruleset:` las muestra.
hill-join = Entrar en la colina
hill-leave = Dejar la colina
hill-stay = Quedarme
hill-ask-leave = ¿Quieres dejar la colina de { $ruleset }? Estás en el escalón { $step }. Si vuelves, empiezas en el más bajo.
hill-leave-playing = Tu set por esta colina sigue, pero no te moverá: cuando acabe ya no estarás en ella.
hill-challenge = Retar a alguien de la colina
hill-opponent = { $name } · escalón { $step }

hill-climbs =
    { $who ->
        [you] Subes al escalón { $step } de la colina.
       *[other] **{ $name }** sube al escalón { $step } de la colina.
    }
hill-falls =
    { $who ->
        [you] Bajas al escalón { $step } de la colina.
       *[other] **{ $name }** baja al escalón { $step } de la colina.
    }
hill-bottom =
    { $who ->
        [you] Sigues en el escalón más bajo de la colina.
       *[other] **{ $name }** sigue en el escalón más bajo de la colina.
    }
hill-stays =
    { $who ->
        [you] Sigues en el escalón { $step } de la colina.
       *[other] **{ $name }** sigue en el escalón { $step } de la colina.
    }
hill-resign =
    { $result ->
        [lost] En la colina de { $ruleset } bajas por ello un escalón, si no estás ya en el más bajo.
        [same] En la colina de { $ruleset } nadie se mueve por ello.
       *[open] El set es por la colina de { $ruleset }: quien lo pierde baja un escalón.
    }
hill-is-king =
    { $who ->
        [you] ¡Llevas la corona de la colina!
       *[other] ¡**{ $name }** lleva la corona de la colina!
    }
hill-crowned = Así, **{ $name }** queda a solas en el escalón más alto y lleva la corona de la colina.

hill-of-profile = Colinas de este servidor: { $list }
hill-of-profile-one =
    { $crown ->
        [king] { $ruleset } escalón { $step } (corona)
       *[none] { $ruleset } escalón { $step }
    }

hill-ends = Tu lugar en la colina de { $ruleset } termina { $time }, porque llevas { $days } días sin acabar un set allí. `/challenge` con `hill`, en su servidor, invita a uno.
hill-has-ended = Ya no estás en la colina de { $ruleset }, porque no acabaste ningún set allí en { $days } días. `/hill`, en su servidor, te deja entrar de nuevo.
hill-became-king = Ahora llevas la corona de la colina de { $ruleset }: ya no hay nadie más en el escalón más alto.
hill-is-on = Esta colina está en el servidor con { $channel }.
hill-is-on-server = Esta colina está en el servidor **{ $server }**.
hill-is-on-server-with = Esta colina está en el servidor **{ $server }**, donde está { $channel }.

hill-switched-off = Las colinas se conservan, pero nadie las ve ni sube hasta que vuelvas a activar `hill`.

hill-alt =
    La colina de { $ruleset }, { $count ->
        [one] { $count } escalón
       *[other] { $count } escalones
    }.
hill-alt-step = Escalón { $step }: { $names }.
hill-alt-king = Escalón { $step }: { $name }, con la corona.
hill-more-steps =
    { $count ->
        [one] { $count } escalón más
       *[other] { $count } escalones más
    }

hill-off = En este servidor no hay colina. Quien lo administra puede activar las colinas en `/server`.
hill-only-on-servers = Solo hay colinas en los servidores. Usa `/hill` en un canal de uno.
hill-no-hill = No hay colina de { $ruleset } con estas opciones: solo la tiene lo que se juega entre dos en sets puntuados. Elige otra variante o quita sus opciones.
hill-only-rated-sets = En una colina solo cuentan los sets puntuados. Quita `set` y `rated`, o `hill`.
hill-stays-rated = Este set es para la colina, donde solo cuentan los sets puntuados, así que sigue siendo puntuado.
hill-not-on-hill = No estás en la colina de { $ruleset }, y solo quien está en ella puede invitar a un set por ella. `/hill` te deja entrar.
hill-other-left = { $player } ya no está en la colina de { $ruleset }, así que no puede empezar ningún set por ella. Jugad sin `hill` o pídele que vuelva a entrar.
hill-set-running = Ya estáis jugando un set por esta colina: la partida { $game } es parte de él. Acabadlo primero o jugad sin `hill`.
hill-invited = Ya hay una invitación a un set por esta colina entre vosotros: { $player } la hizo { $time } en { $channel }. Responde a esa o retírala primero, o jugad sin `hill`.
hill-for-two = Una colina es para sets entre dos personas. Quita `hill`, o elige una persona y una variante para dos.
