lessons-title-five = Cinq alignées
lessons-five-words = Le Pente se joue sur les intersections : à chaque tour, tu poses une pierre, qui ne bouge plus. Cinq de tes pierres alignées gagnent, à l'horizontale, à la verticale ou en diagonale.
lessons-five-task = Les blancs ont quatre pierres alignées. Gagne en une pierre.
lessons-five-right = Cinq alignées : tu as gagné.

lessons-title-capture = Capturer
lessons-capture-words = Encadre exactement deux pierres noires avec deux des tiennes, dans n'importe quelle direction : elles quittent le plateau. Une pierre seule, ou trois ou plus alignées, ne sont jamais capturées.
lessons-capture-task = Capture une paire.
lessons-capture-right = La paire quitte le plateau, et ses intersections sont de nouveau libres.

lessons-title-moving-in = Se glisser est sans risque
lessons-moving-in-words = Seul le camp qui ferme le piège capture. Tu peux poser une pierre de sorte que ta propre paire soit entre deux pierres noires : il ne lui arrive rien.
lessons-moving-in-task = Glisse-toi : forme une paire entre deux pierres noires.
lessons-moving-in-right = La paire ne risque rien, car les noirs n'ont pas fermé le piège. En plus, la pierre forme un trois à la verticale.

lessons-title-pair = La paire est fragile
lessons-pair-words = Deux pierres côte à côte, c'est ce qui se capture. Si une pierre noire est à un bout de ta paire, la prochaine à l'autre bout la prend.
lessons-pair-task = Ta paire est en danger. Sauve-la.
lessons-pair-right = Aucune de tes paires ne peut plus être capturée.

lessons-title-five-captures = Gagner par captures
lessons-five-captures-words = Cinq paires capturées gagnent, tout comme cinq alignées. Tu as capturé quatre paires, et les noirs ont quatre pierres alignées.
lessons-five-captures-task = Gagne tout de suite.
lessons-five-captures-right = C'était la cinquième paire : tu as gagné avant que les noirs n'en alignent cinq.

lessons-title-threes = Trois et quatre
lessons-open-three-words = Un trois ouvert, ou *tria*, ce sont trois pierres alignées avec de la place aux deux bouts. Si on ne l'arrête pas, il devient un quatre libre aux deux bouts.
lessons-open-three-task = Forme un trois ouvert sans trou.
lessons-open-three-right = Une tria. Ta prochaine pierre formerait un quatre ouvert.
lessons-stretch-three-words = Un trois étiré est un trois ouvert avec un trou. La menace est la même, mais il se compose d'une paire et d'une pierre seule.
lessons-stretch-three-task = Forme un trois étiré.
lessons-stretch-three-right = Le trou rempli, c'est un quatre ouvert.
lessons-open-four-words = Un quatre, ou *tessera*, ce sont quatre pierres alignées. Le quatre ouvert est libre aux deux bouts : les noirs n'en bloquent qu'un, et tu en alignes cinq à l'autre.
lessons-open-four-task = Forme un quatre ouvert.
lessons-open-four-right = Les deux bouts sont libres : un seul blocage ne suffit pas.
lessons-stretch-two-words = Deux pierres avec un trou forment un deux étiré. Elles agissent ensemble comme une paire, mais personne ne peut les capturer.
lessons-stretch-two-task = Forme un deux étiré.
lessons-stretch-two-right = Il n'y a pas de paire à capturer, et le trou peut se remplir plus tard.

lessons-title-blocking = Bloquer
lessons-block-stretch-words = Les noirs ont un trois étiré. On peut l'arrêter sur trois intersections : à chaque bout, ou dans le trou.
lessons-block-stretch-task = Arrête-le sur une de ses trois intersections.
lessons-block-stretch-right = Les noirs ne peuvent plus former de quatre ouvert.
lessons-block-straight-words = Dans ce trois ouvert, une de tes pierres est à deux pas d'un bout. Il reste trois intersections pour l'arrêter : chaque bout, ou un pas plus loin de l'autre côté.
lessons-block-straight-task = Arrête-le sur une de ses trois intersections.
lessons-block-straight-right = Quoi que les noirs ajoutent, un bout du quatre est fermé.

lessons-title-shapes = Huit formes
lessons-shape-i-words = Le **I** : trois pierres sur une ligne, séparées par des trous. On ne peut en capturer aucune, et deux pierres de plus en font cinq.
lessons-shape-l-words = Le **L** : un deux étiré et un plus long à angle droit. La pierre du coin agit dans les deux directions.
lessons-shape-h-words = Le petit **h** : une jambe, une barre et une jambe de l'autre côté, toujours avec un trou. Où que les noirs répondent, une autre ligne reste ouverte.
lessons-shape-x-words = Le **X** : quatre coins autour d'une intersection vide. Une pierre au milieu forme deux trois à la fois.
lessons-shape-big-h-words = Le grand **H** : deux jambes verticales avec de la place pour une barre. Les jambes et la barre peuvent grandir, et il n'y a pas de paire à capturer.
lessons-shape-4x3-words = Le **4 × 3** : les coins d'un rectangle de quatre intersections sur trois. Ses côtés sont étirés et s'entraident.
lessons-shape-5x3-words = Le **5 × 3** : les coins d'un rectangle de cinq intersections sur trois. Depuis les petits côtés, des diagonales se rejoignent au milieu.
lessons-shape-hat-words = Le **chapeau** : une large base et, deux lignes au-dessus ou au-dessous, une pierre sur la diagonale d'un bout. Il est petit, à l'abri des captures, et grandit dans trois directions.

lessons-title-wedge = Coin et extension
lessons-wedge-words = Un coin est une pierre dans le trou d'une forme étirée des noirs, avec une autre de tes pierres à côté. Il la coupe, et les noirs ne peuvent pas le capturer avec une seule pierre.
lessons-wedge-task = Enfonce le coin.
lessons-wedge-right = La forme est coupée, et les noirs ne peuvent pas capturer ta paire d'une seule pierre.
lessons-extension-words = Une extension forme un quatre que les noirs ne peuvent bloquer qu'à un endroit. Si le blocage forme une paire noire que tu peux capturer, il ne tient pas.
lessons-extension-task = Étends ton trois de façon à pouvoir capturer le blocage.
lessons-extension-right = Les noirs doivent bloquer, le blocage forme une paire, et tu la captures.

lessons-title-initiative = Initiative et clés de voûte
lessons-initiative-words = Faire des menaces auxquelles il faut répondre, c'est avoir l'initiative. Un quatre passe avant un trois ouvert : les noirs n'ont pas le temps de continuer.
lessons-initiative-task = Les noirs ont un trois ouvert. Ne l'arrête pas : forme un quatre qu'aucune réponse n'arrête.
lessons-initiative-right = Deux quatre à la fois : les noirs n'en bloquent qu'un.
lessons-keystone-words = Une paire clé de voûte fait partie de plusieurs lignes à la fois. Capture-la, et toutes s'écroulent.
lessons-keystone-task = Les noirs ont deux trois ouverts. Capture la paire qui tient les deux.
lessons-keystone-right = Sans la clé de voûte, il ne reste aucun des deux trois.

lessons-title-conventions = Règles et usages
lessons-third-stone-words = La première pierre blanche va au centre, ce qui est un gros avantage. D'après la règle de tournoi, la deuxième pierre blanche, la troisième en tout, est donc à trois lignes du centre au moins.
lessons-third-stone-task = Pose la troisième pierre.
lessons-third-stone-right = C'est assez loin du centre.
lessons-notation-words = Les intersections ont deux noms : `K10` compte les colonnes et les rangées depuis le coin en bas à gauche, `R3U2` les pas à droite (R), à gauche (L), en haut (U) ou en bas (D) depuis le centre. La lettre I n'existe pas, et le centre est `K10` ou `0`.
lessons-notation-right = Les deux noms désignent cette intersection. Dans `/settings`, tu choisis ceux que tu vois.
lessons-calls-words = Il est poli de dire « tria » quand on forme un trois ouvert, et « tessera » quand on forme un quatre. Avec `calls` dans `/challenge`, je le dis pour vous deux.
lessons-calls-task = Joue un coup auquel on dit « tessera ».
lessons-calls-right = Tessera ! Maintenant, les noirs le savent.

lessons-title-game = Ta première partie
lessons-game-words = Joue maintenant contre moi au niveau 1, le plus faible. Après chacun de mes coups, je te signale une chose sur le plateau : ce qui a été capturé, ce qui menace ou ce que tu peux faire. Sur un serveur, la partie a son propre fil, que tout le monde dans le salon peut ouvrir ; pour jouer en privé, utilise `/learn` dans un message privé avec moi.
lessons-game-task = Lance la partie et essaie ce que tu as appris.
