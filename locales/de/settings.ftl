### A person's own settings: the two pages of `/settings`, their menus and buttons, and the list of
### blocked people. What a menu offers has room for 100 characters.

settings-looks =
    So sehen Nachrichten aus, die nur du siehst:
    - Design: **{ $theme }**
    - Sprache: **{ $language }**
    - Notation: **{ $notation }**
    - vor einem Zug: **{ $confirm }**
    - wer dein `/profile` sieht: **{ $profile }**

settings-turn-to-looks = Aussehen

settings-time =
    Deine Einstellungen für Uhren und Erinnerungen:
    - Zeitzone: **{ $zone }**
    - Erinnerungen: **{ $reminders }**
    - Ruhezeiten: **{ $quiet }**
    - Wochenende (Uhr steht): **{ $weekend }**
    - Urlaub: **{ $vacation }**; dieses Jahr noch { $left }
    - Erinnerungen kommen: **{ $messages }**
    - Tagesliste: **{ $digest }**

settings-turn-to-time = Zeit und Erinnerungen

settings-saved = **Gespeichert**
settings-value = - { $name }: **{ $value }**
settings-another = benutzerdefiniert

settings-damaged = Einige gespeicherte Einstellungen lassen sich nicht lesen, darum gelten für sie die Standardwerte. Bitte wähle sie neu.

settings-theme-menu = Design
settings-theme-shared = Wie auf dem Server

settings-notation-menu = Notation
settings-notation-board = Buchstabe und Zahl: K10
settings-notation-relative = Schritte von der Mitte: R3U2

settings-confirm-menu = Vor einem Zug
settings-confirm-yes = Nachfragen, bevor ein ausgewählter Punkt gespielt wird
settings-confirm-no = Einen ausgewählten Punkt sofort spielen
settings-confirm-switch-on = Vor einem Zug nachfragen
settings-confirm-switch-off = Ohne Nachfrage ziehen

settings-reminders-menu = Erinnerungen
settings-reminders-calm = Ruhig: wenn die Zeit knapp wird, und ein letzter Aufruf
settings-reminders-insistent = Hartnäckig: auch wenn die Hälfte der Zeit um ist
settings-reminders-off = Keine Erinnerungen

settings-quiet-menu = Ruhezeiten
settings-quiet-none = Keine Ruhezeiten

settings-quiet-hours = { $from }:00 bis { $to }:00

settings-no-quiet-hours = keine

settings-weekend-menu = Wochenende (Uhr steht)
settings-weekend-none = Keins: Jeder Tag zählt
settings-weekend-sat-sun = Samstag und Sonntag
settings-weekend-fri-sat = Freitag und Samstag
settings-weekend-thu-fri = Donnerstag und Freitag
settings-weekend-fri-sat-sun = Freitag bis Sonntag
settings-weekend-fri = Freitag
settings-weekend-sat = Samstag
settings-weekend-sun = Sonntag

settings-vacation-menu = Urlaub
settings-vacation-yes = Wird genutzt, bevor ich auf Zeit verliere
settings-vacation-no = Wird nicht genutzt

settings-messages-label = Erinnerungen kommen
settings-messages-yes = Per Direktnachricht
settings-messages-no = Im Kanal der Partie

settings-remind-privately = Per Direktnachricht erinnern

settings-remind-in-channel = Im Kanal erinnern

settings-digest-label = Tägliche Liste
settings-digest-yes = Partien, die auf einen Zug warten
settings-digest-no = Keine

settings-digest-switch-on = Tagesliste einschalten

settings-digest-switch-off = Tagesliste ausschalten

settings-zone-button = Zeitzone
settings-zone-title = Deine Zeitzone
settings-zone-label = Ihr Name oder eine große Stadt darin

settings-blocked-nobody = Du blockierst niemanden.
settings-blocked-parted = Ihr sitzt nicht mehr am selben Tisch: { $tables }.

settings-blocked = Zwischen dir und blockierten Leuten gibt es keine Einladungen und keine Angebote; `/settings unblock` hebt das auf. Du hast blockiert:

settings-language-menu = Sprache
settings-language-client = Wie in Discord

settings-profile-label = Wer dein Profil sieht
settings-profile-everybody = Alle
settings-profile-server = Wer auf einem Server fragt, auf dem ich bin
settings-profile-nobody = Nur ich
