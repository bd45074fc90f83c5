### A person's own settings: the two pages of `/settings`, their menus and buttons, and the list of
### blocked people. What a menu offers has room for 100 characters.

settings-looks =
    L'aspect des messages visibles pour toi seulement :
    - thème : **{ $theme }**
    - langue : **{ $language }**
    - notation : **{ $notation }**
    - avant un coup : **{ $confirm }**
    - qui voit ton `/profile` : **{ $profile }**

settings-turn-to-looks = Apparence

settings-time =
    Tes réglages pour les pendules et les rappels :
    - fuseau horaire : **{ $zone }**
    - rappels : **{ $reminders }**
    - heures calmes : **{ $quiet }**
    - week-end (pendule arrêtée) : **{ $weekend }**
    - vacances : **{ $vacation }** ; encore { $left } cette année
    - envoi des rappels : **{ $messages }**
    - liste du jour : **{ $digest }**

settings-turn-to-time = Temps et rappels

settings-saved = **Enregistré**
settings-value = - { $name } : **{ $value }**
settings-another = autre choix

settings-damaged = Certains réglages enregistrés sont illisibles ; leurs valeurs par défaut les remplacent. Choisis-les à nouveau.

settings-theme-menu = Thème
settings-theme-shared = Comme sur le serveur

settings-notation-menu = Notation
settings-notation-board = Lettre et chiffre : K10
settings-notation-relative = Décalage depuis le centre : R3U2

settings-confirm-menu = Avant un coup
settings-confirm-yes = Demander avant de jouer l'intersection choisie
settings-confirm-no = Jouer tout de suite l'intersection choisie
settings-confirm-switch-on = Demander avant un coup
settings-confirm-switch-off = Jouer sans demander

settings-reminders-menu = Rappels
settings-reminders-calm = Discrets : quand le temps presse, et un dernier appel
settings-reminders-insistent = Insistants : aussi à la moitié du temps
settings-reminders-off = Aucun rappel

settings-quiet-menu = Heures calmes
settings-quiet-none = Pas d'heures calmes

settings-quiet-hours = de { $from } h à { $to } h

settings-no-quiet-hours = aucune

settings-weekend-menu = Week-end (pendule arrêtée)
settings-weekend-none = Aucun : tous les jours comptent
settings-weekend-sat-sun = Samedi et dimanche
settings-weekend-fri-sat = Vendredi et samedi
settings-weekend-thu-fri = Jeudi et vendredi
settings-weekend-fri-sat-sun = De vendredi à dimanche
settings-weekend-fri = Vendredi
settings-weekend-sat = Samedi
settings-weekend-sun = Dimanche

settings-vacation-menu = Vacances
settings-vacation-yes = Utilisées avant que je perde au temps
settings-vacation-no = Pas utilisées

settings-messages-label = Envoi des rappels
settings-messages-yes = Par MP
settings-messages-no = Dans le salon de la partie

settings-remind-privately = Rappels par MP

settings-remind-in-channel = Rappels dans le salon

settings-digest-label = Liste quotidienne
settings-digest-yes = Parties qui attendent mon coup
settings-digest-no = Aucune

settings-digest-switch-on = Activer la liste du jour

settings-digest-switch-off = Désactiver la liste du jour

settings-zone-button = Fuseau horaire
settings-zone-title = Ton fuseau horaire
settings-zone-label = Son nom, ou une grande ville qui s'y trouve

settings-blocked-nobody = Tu ne bloques personne.
settings-blocked-parted = Vous n'êtes plus assis ensemble (tables : { $tables }).

settings-blocked = Ni invitations ni propositions entre toi et les personnes que tu bloques ; `/settings unblock` débloque. Tu as bloqué :

settings-language-menu = Langue
settings-language-client = Comme dans Discord

settings-profile-label = Qui voit ton profil
settings-profile-everybody = Tout le monde
settings-profile-server = Qui le demande sur un serveur où je suis
settings-profile-nobody = Moi seulement
