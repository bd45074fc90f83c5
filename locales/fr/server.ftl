### The settings of a server, which `/server` shows and changes, and the places of its games.

server-settings =
    Les réglages de ce serveur :
    - thème : **{ $theme }** (chaque personne peut choisir le sien dans `/settings`)
    - langue : **{ $language }**
    - les parties se jouent **{ $channel }**
    - un fil par partie : **{ $threads }**
    - supprimer l'ancien plateau quand un nouveau est publié : **{ $tidy }**
    - partie par défaut : **{ $ruleset }**, **{ $pace }**
    - vacances possibles dans les parties classées : **{ $vacation }**
    - saisons du classement : **{ $seasons }**
    - King of the Hill (`/hill`) : **{ $hill }**
    - analyses des anciennes parties de deux adversaires pendant une partie classée : **{ $reviews }**
    - problème du jour (`/puzzle`) : **{ $puzzles }**
    - qui organise les tournois : **{ $organisers }**
    - qui peut voir les parties : **{ $visibility }**

server-channel-any = dans le salon de l'invitation

server-channel-one = dans { $channel }

server-visibility-open = tout le monde, aussi sur d'autres serveurs

server-visibility-closed = seulement les membres de ce serveur et les personnes qui jouent

server-thread-name = { $players } · partie { $game }

server-players = { $first } contre { $second }

server-continued-here = Je ne peux plus rien publier dans le salon de cette partie, alors elle continue ici.

server-saved = Enregistré.
server-language-own = celle de la communauté du serveur
server-organisers-none = ceux qui gèrent le serveur
server-organisers-role = ceux qui gèrent le serveur, et { $role }
server-barred = Ne peuvent rien commencer ici : { $people }. Avec `unbar`, une personne peut de nouveau commencer des parties.
server-nobody-barred = Tout le monde peut commencer des parties ici.
