### A person's own settings: the two pages of `/settings`, their menus and buttons, and the list of
### blocked people. What a menu offers has room for 100 characters.

settings-looks =
    Cómo ves los mensajes que son solo para ti:
    - tema: **{ $theme }**
    - idioma: **{ $language }**
    - notación: **{ $notation }**
    - antes de una jugada: **{ $confirm }**
    - quién ve tu `/profile`: **{ $profile }**

settings-turn-to-looks = Apariencia

settings-time =
    Tus ajustes de relojes y recordatorios:
    - zona horaria: **{ $zone }**
    - recordatorios: **{ $reminders }**
    - horas de silencio: **{ $quiet }**
    - fin de semana (reloj parado): **{ $weekend }**
    - vacaciones: **{ $vacation }**; aún hay { $left } este año
    - los recordatorios llegan: **{ $messages }**
    - lista diaria: **{ $digest }**

settings-turn-to-time = Tiempo y recordatorios

settings-saved = **Guardado**
settings-value = - { $name }: **{ $value }**
settings-another = otro

settings-damaged = Algunos ajustes guardados no se pueden leer, así que se usan los valores por defecto. Elígelos de nuevo, por favor.

settings-theme-menu = Tema
settings-theme-shared = El mismo que el del servidor

settings-notation-menu = Notación
settings-notation-board = Letra y número: K10
settings-notation-relative = Pasos desde el centro: R3U2

settings-confirm-menu = Antes de una jugada
settings-confirm-yes = Preguntar antes de jugar en un punto elegido
settings-confirm-no = Jugar enseguida en un punto elegido
settings-confirm-switch-on = Preguntar antes de jugar
settings-confirm-switch-off = Jugar sin preguntar

settings-reminders-menu = Recordatorios
settings-reminders-calm = Tranquilos: cuando queda poco tiempo, y un último aviso
settings-reminders-insistent = Insistentes: también cuando ha pasado la mitad del tiempo
settings-reminders-off = Sin recordatorios

settings-quiet-menu = Horas de silencio
settings-quiet-none = Sin horas de silencio

settings-quiet-hours = { $from }:00 a { $to }:00

settings-no-quiet-hours = ninguna

settings-weekend-menu = Fin de semana (reloj parado)
settings-weekend-none = Ninguno: todos los días cuentan
settings-weekend-sat-sun = Sábado y domingo
settings-weekend-fri-sat = Viernes y sábado
settings-weekend-thu-fri = Jueves y viernes
settings-weekend-fri-sat-sun = De viernes a domingo
settings-weekend-fri = Viernes
settings-weekend-sat = Sábado
settings-weekend-sun = Domingo

settings-vacation-menu = Vacaciones
settings-vacation-yes = Se usan antes de que pierda por tiempo
settings-vacation-no = No se usan

settings-messages-label = Los recordatorios se envían
settings-messages-yes = Por mensaje directo
settings-messages-no = En el canal de la partida

settings-remind-privately = Avisarme por mensaje directo

settings-remind-in-channel = Avisarme en el canal

settings-digest-label = Lista diaria
settings-digest-yes = Partidas que esperan una jugada
settings-digest-no = Ninguna

settings-digest-switch-on = Activar lista diaria

settings-digest-switch-off = Desactivar lista diaria

settings-zone-button = Zona horaria
settings-zone-title = Tu zona horaria
settings-zone-label = Su nombre, o una gran ciudad de esa zona

settings-blocked-nobody = No tienes a nadie bloqueado.
settings-blocked-parted = Ya no estáis juntos en estas mesas: { $tables }.

settings-blocked = No puede haber invitaciones ni ofertas entre tú y las personas que bloqueas; `/settings unblock` lo anula. Has bloqueado a:

settings-language-menu = Idioma
settings-language-client = El mismo que en Discord

settings-profile-label = Quién ve tu perfil
settings-profile-everybody = Todos
settings-profile-server = Quien lo pide en un servidor donde estoy
settings-profile-nobody = Solo yo
