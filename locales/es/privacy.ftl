### `/privacy`: what is stored about a person. "I" is the bot; only the person sees it.

privacy-heading = Lo que guardo sobre ti, además de tu nombre y del idioma de tu Discord:
privacy-games = - partidas: **{ $finished }** terminadas, **{ $running }** en curso, con cada jugada y su hora; las ve quien puede ver la partida
privacy-results = - puntuaciones, resultados y podios: **{ $count }** (las puntuaciones son públicas; `/settings` dice quién ve tu perfil)
privacy-tournaments = - torneos: **{ $count }** (los ve todo su servidor)
privacy-hills = - puestos en colinas: **{ $count }** (los ve todo su servidor)
privacy-invitations = - invitaciones, mesas y búsquedas de partida: **{ $count }**
privacy-plans = - jugadas condicionales y selladas: **{ $count }** (solo tú las ves hasta el final de la partida)
privacy-settings = - ajustes y vacaciones: **{ $count }**
privacy-blocks = - personas que has bloqueado: **{ $count }**
privacy-following = - partidas ajenas que sigues: **{ $count }**
privacy-lessons = - lecciones: si te las ofrecí y por dónde vas
privacy-solved-tasks = - tareas resueltas de las lecciones: **{ $count }**
privacy-puzzles = - problemas que se te mostraron y cómo te fue: **{ $count }**
privacy-reviews = - análisis de tus partidas que alguien pidió: **{ $count }** (quien puede ver una partida puede ver su análisis; los análisis no se exportan y se quedan con las partidas)
privacy-review-shares = - preguntas y respuestas sobre mostrar un análisis en el canal de la partida: **{ $count }**
privacy-library = - registros importados: **{ $count }** (solo tú los ves)
privacy-reports = - denuncias que escribiste: **{ $count }** (solo las lee quien me administra)
privacy-names = - apodos en servidores: **{ $count }**
privacy-messages = - mensajes pendientes para ti y notas de las últimas horas y días: **{ $count }**
privacy-bars = - vetos de quien me gestiona, de servidores o de torneos: **{ $count }** (mientras valgan, se quedan con tu número de cuenta aunque elimines lo demás)
privacy-kept = Se guarda hasta que lo elimines. Lo que solo hace falta un tiempo desaparece solo: las pulsaciones en 15 minutos, los avisos en una hora, las notas de mensajes privados en días, las invitaciones sin respuesta tras una semana.
privacy-what-to-do = `/privacy export` te lo envía todo en un archivo; `/privacy delete` lo elimina.
privacy-policy = Política de privacidad: { $url }
privacy-in-file =
    { $count ->
        [one] Todo lo que guardo sobre ti está en este archivo, con el registro de { $count } partida terminada.
       *[other] Todo lo que guardo sobre ti está en este archivo, con los registros de { $count } partidas terminadas.
    }
privacy-rest-of-games = No caben todas tus partidas: `/export all from:{ $game }` envía las siguientes.
privacy-left-out = Había más de lo que cabe en un archivo; `data.json` dice cuántas entradas faltan. Pídeselas a quien me administra.
privacy-question = **¿Eliminar todo lo que guardo sobre ti?**
privacy-running-end =
    { $count ->
        [one] - Tu partida en curso termina: se abandona por ti y se avisa a tu rival.
       *[other] - Tus { $count } partidas en curso terminan: se abandonan por ti y se avisa a tus rivales.
    }
privacy-goes = - Terminan las invitaciones, mesas e inscripciones en torneos. Se eliminan tu nombre, puntuaciones, ajustes, lecciones, problemas, registros, denuncias y todo lo que es solo tuyo.
privacy-stays = - Tus partidas quedan para quienes las jugaron contigo y les cuentan igual, pero sin tu nombre: en su lugar dice «{ general-deleted-player }».
privacy-bars-stay = - Si quien me gestiona o un servidor te ha vetado, eso se queda, con tu número de cuenta: si no, el veto acabaría así.
privacy-discord-stays = - Los mensajes que ya están en Discord se quedan como están: puedes pedir a Discord o al servidor que los borren.
privacy-backups = - Las copias de mi base de datos lo conservan unos días más, hasta que se desechan.
privacy-daily-backups =
    { $count ->
        [one] - La copia diaria de mi base de datos lo conserva hasta que se haga una más reciente.
       *[other] - Las copias diarias de mi base de datos lo conservan hasta que se hagan { $count } más recientes.
    }
privacy-delete = Eliminar todo
privacy-keep = Conservar todo
privacy-question-again = **¿De verdad?** No se puede deshacer: no podré recuperar nada, y si vuelves empezarás de cero.
privacy-delete-for-good = Sí, eliminar para siempre
privacy-nothing-deleted = No se ha eliminado nada.
privacy-deleting = Estoy eliminando todo lo que guardo sobre ti. Primero terminan tus partidas y se avisa a tus rivales; tarda entre un cuarto de hora y una hora y media. Hasta entonces no puedo hacer nada más por ti, y no volveré a escribirte sobre esto. ¡Adiós y gracias por jugar!
privacy-being-deleted = Se está eliminando todo lo que guardo sobre ti, como pediste. Tarda hasta una hora y media; después puedes empezar de nuevo.
privacy-other-being-deleted = Esta persona ya no juega: ha pedido que se eliminen sus datos. Elige a otra.
