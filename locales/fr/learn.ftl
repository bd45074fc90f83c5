learn-head = **Leçon { $number } sur 12 : { $title }**
learn-head-part = **Leçon { $number } sur 12 : { $title }** · { $part } sur { $parts }
learn-task = **À toi :** { $task }
learn-game-language = Sur ce serveur, la partie et mes commentaires sont en { $language }, pour tous ceux qui suivent. Avec `/learn` dans un message privé avec moi, ils sont dans ta langue.
learn-named-task = Trouve l'intersection { $name }.
learn-shape-task = Complète la forme : pose la pierre qui manque.
learn-shape-right = La forme est complète, et aucune paire ne peut y être capturée.

learn-right = Juste : **{ $point }**. { $words }
learn-also-right = Juste aussi : { $points }.
learn-shown = Une réponse est **{ $point }**. { $words }
learn-shown-undone = L'exercice est réussi quand tu poses la pierre toi-même : appuie sur *{ $again }*.
learn-wrong = Pas **{ $point }**. { $why }
learn-outside = **{ $point }** est hors de l'image.
learn-hint = Indice : une réponse est parmi { $points }.
learn-board-in-words = Tu as les blancs.
learn-ringed = Encerclées : { $points }.
learn-to-move = Aux blancs de jouer
learn-to-move-after-captures = Aux blancs de jouer · paires capturées : { $pairs }

learn-wrong-short-row = { $length ->
    [1] Elle est seule : il faut cinq pierres alignées.
   *[other] Son alignement a { $length } pierres : il en faut cinq.
}
learn-wrong-one-between = Une seule pierre noire est entre elle et ta pierre suivante sur la ligne : une pierre seule ne se capture pas.
learn-wrong-more-between = Plus de deux pierres noires sont entre elle et ta pierre suivante sur la ligne : on en capture exactement deux, jamais plus.
learn-wrong-nothing-between = Il n'y a pas de pierres noires entre elle et une autre des tiennes.
learn-wrong-not-moved-in = Elle ne forme pas de paire avec une pierre noire à chaque bout.
learn-wrong-leaves-pair = La paire { $pair } peut alors être capturée en { $point }.
learn-wrong-loses = Les noirs gagnent avec leur prochaine pierre en { $point }.
learn-wrong-not-won = Elle arrête les noirs pour l'instant, mais ne gagne pas.
learn-wrong-side-by-side = { $pair } sont côte à côte : c'est une paire, et elle peut être capturée.
learn-wrong-no-stretch-two = Un deux étiré a exactement une intersection vide entre deux de tes pierres, sur une ligne.
learn-wrong-closed-three = Il ne peut pas devenir un quatre ouvert : une extrémité de ce trois est fermée, ou il a deux trous.
learn-wrong-three-without-gap = C'est un trois ouvert, mais sans trou.
learn-wrong-three-with-gap = C'est un trois ouvert, mais avec un trou : un trois étiré.
learn-wrong-no-three = Elle ne forme pas de trois.
learn-wrong-four-blocked = Un quatre peut être bloqué si un bout est fermé : ici en { $point }.
learn-wrong-four-filled = Un quatre à trou s'arrête avec une pierre dans le trou : ici en { $point }.
learn-wrong-no-four = Elle ne forme pas de quatre, les noirs n'ont donc pas à répondre.
learn-wrong-three-grows = Les noirs peuvent encore former un quatre ouvert, en { $points }.
learn-wrong-not-the-shape = Elle ne complète pas la forme. Les pierres cerclées en font partie : quelle pierre manque ?
learn-wrong-not-in-the-gap = Un coin va dans le trou, entre les pierres noires.
learn-wrong-block-is-safe = Les noirs bloquent en { $point }, et cela ne forme aucune paire que tu puisses capturer.
learn-wrong-no-initiative = Ce n'est pas un quatre. Les noirs n'ont pas à répondre et continuent leur trois ouvert.
learn-wrong-answered = C'est un quatre, mais les noirs l'arrêtent en { $point }.
learn-wrong-nothing-captured = Elle ne capture rien.
learn-wrong-wrong-pair = Elle capture une paire, mais les noirs peuvent encore former un quatre ouvert, en { $points }.
learn-wrong-other-point = Cette intersection s'appelle { $name }.
learn-wrong-only-tria = On y dit « tria » : c'est un trois ouvert, pas un quatre.
learn-wrong-not-called = On n'y dit rien : elle ne forme ni trois ouvert ni quatre.

learn-button-hint = Indice
learn-button-show = Montre-moi
learn-button-words = En mots
learn-button-board = Plateau
learn-button-back = Précédent
learn-button-next = Suivant
learn-button-all = Toutes les leçons
learn-button-resume = Continuer
learn-button-again = Réessayer
learn-button-play = Jouer contre moi
learn-button-game = Ta partie
learn-game-runs = Ta partie de cette leçon est encore en cours : { $game }.
learn-button-begin = Leçons
learn-button-decline = Non merci

learn-form-title = Ta pierre

learn-list = **Douze leçons** · { $count } faites
learn-line = { $number }. { $title }
learn-line-done = { $number }. { $title } · faite
learn-line-part = { $number }. { $title } · { $done } sur { $tasks }
learn-menu = Aller à une leçon
learn-all-done = Tu as fait les douze leçons. Continue avec `/challenge`, ou revois tes parties avec `/review`.
learn-game-over = C'était la partie de la dernière leçon. Rejoue, revois cette partie avec *{ $review }* ou continue avec un problème. `/learn` montre s'il reste une leçon.

learn-offer = Tu découvres le Pente ? Douze courtes leçons te montrent comment jouer, en privé.
learn-declined = D'accord. Les leçons t'attendent dans `/learn` quand tu veux.

learn-comment-can-win = Tu peux gagner maintenant, en { $points }.
learn-comment-must-stop = Je menace de gagner en { $points } : empêche-le.
learn-comment-lost = J'ai capturé { $stones }.
learn-comment-can-open = Tu peux former un quatre ouvert, en { $points }.
learn-comment-open-three = J'ai un trois ouvert : bloque-le en { $points }.
learn-comment-weak-pair = Ta paire { $pair } peut être capturée en { $point }.
learn-comment-can-capture = Tu peux capturer la paire { $pair } en { $point }.
learn-comment-captured = Tu as capturé { $stones }.
learn-comment-made-three = Tu as formé un trois ouvert, et je l'ai arrêté.
learn-comment-quiet = Rien ne menace : forme un deux étiré ou une autre forme.
learn-comment-third-stone = Ta première pierre au centre est un grand avantage : c'est pourquoi la deuxième doit s'en tenir à distance.
learn-comment-none = Je ne commente pas ce plateau : la même position figure dans une autre partie en cours, et un commentaire y aiderait quelqu'un.
