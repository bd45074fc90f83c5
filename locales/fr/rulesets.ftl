### What people read about each ruleset in `/rules`. A page is the sentence, the paragraphs and the
### captions of one ruleset, and has at most 2,000 characters. The sentence is shown in a menu, too: it
### has at most 100. Words in backticks are names of options, as people type them. Names of rulesets are
### not translated.

rulesets-tournament = Règle de tournoi : la troisième pierre, la deuxième de qui commence, doit être à trois lignes du centre au moins.
rulesets-tournament-by-default = Règle de tournoi (sauf si tu choisis une autre `opening`) : la troisième pierre, la deuxième de qui commence, doit être à trois lignes du centre au moins.
rulesets-tournament-optional = La règle de tournoi est facultative : sans elle, seule la première pierre a une place imposée, et l'option `opening` l'active.
rulesets-like-pente = Tout le reste est comme à Pente.
rulesets-like-pente-free = Tout le reste est comme à Pente, mais sans la règle de tournoi.
rulesets-like-keryo = Tout le reste est comme à Keryo-Pente.
rulesets-endless = Les captures pourraient se répéter sans fin : une partie est donc nulle après 2 000 pierres posées.
rulesets-black-begins = Par tradition, qui commence a les pierres noires.
rulesets-swap = La personne qui commence pose quatre pierres n'importe où sur le plateau : blanche, noire, blanche, noire. L'autre choisit ensuite une couleur, puis Blanc joue.
rulesets-swap2 = La personne qui commence pose trois pierres n'importe où : blanche, noire, blanche. L'autre prend blanc, ou prend noir, ou ajoute une pierre noire et une blanche et rend le choix. Une fois les couleurs choisies, Noir joue.

rulesets-pente-sentence = Cinq pierres alignées gagnent, et cinq paires capturées aussi.
rulesets-pente-1 = À tour de rôle, on pose une pierre sur une intersection vide. La première pierre va au centre. Cinq de tes pierres alignées ou plus, dans n'importe quelle direction, gagnent aussitôt.
rulesets-pente-2 = Captures : quand tu poses une pierre de sorte qu'exactement deux pierres adverses se suivent entre elle et une autre des tiennes, ces deux-là quittent le plateau. Une pierre peut capturer dans plusieurs directions à la fois. Dix pierres capturées (cinq paires) gagnent aussi.
rulesets-pente-3 = Se glisser est sans risque : tu ne perds rien si, en posant une pierre, tu places ta propre paire entre deux pierres adverses. Une pierre seule, ou trois pierres et plus qui se suivent, ne sont jamais capturées.
rulesets-pente-4 = Les sources divergent sur six pierres alignées ou plus : selon le livret de l'éditeur, elles gagnent, mais une encyclopédie rapporte qu'en compétition seules cinq exactement gagnent. Ici elles gagnent, sauf si l'option `overline` dit autre chose. L'option `bans` interdit à qui commence, ou aux deux camps, de former deux trois ouverts avec une seule pierre (`/rules ruleset:ninuki-renju` les explique).

rulesets-keryo-pente-sentence = On capture des trios comme des paires, et quinze pierres capturées gagnent.
rulesets-keryo-pente-1 = Exactement trois pierres qui se suivent (un trio) se capturent comme exactement deux, et une même pierre peut faire les deux dans des directions différentes. Pour gagner par captures, il faut quinze pierres.
rulesets-keryo-pente-2 = Tout le reste est comme à Pente, y compris les options `overline` et `bans`.

rulesets-small-keryo-sentence = Keryo-Pente sur un plateau de 13 × 13.
rulesets-small-keryo-1 = Le plateau fait 13 × 13, avec son centre en G7. On capture paires et trios, et quinze pierres capturées gagnent.

rulesets-g-pente-sentence = Pente avec une règle plus stricte pour la troisième pierre.
rulesets-g-pente-1 = La troisième pierre (la deuxième de qui commence) doit être à trois lignes du centre au moins. Sur la rangée et la colonne du centre, elle doit en être à cinq lignes au moins.

rulesets-poof-pente-sentence = Se glisser est risqué : une paire complétée entre deux pierres adverses est perdue.
rulesets-poof-pente-1 = À Pente, se glisser ne coûte rien, mais ici, si : quand ta pierre complète une paire à toi entre deux pierres adverses, cette paire quitte le plateau et compte comme capturée par ton adversaire, même si ta pierre capture une de ces deux pierres.
rulesets-poof-pente-2 = Après chaque pierre, le camp qui a capturé le plus gagne s'il a au moins dix pierres : tu peux donc perdre sur ton propre coup. À égalité, la partie continue. C'est seulement ensuite qu'un alignement compte, et seulement si la pierre qui l'a formé est encore sur le plateau.

rulesets-boat-pente-sentence = Cinq pierres alignées gagnent seulement si aucune capture ne peut les rompre au coup suivant.
rulesets-boat-pente-1 = Cinq pierres alignées gagnent aussitôt seulement si ton adversaire ne peut capturer aucune d'elles au coup suivant. Sinon, la partie continue : ton adversaire doit rompre l'alignement sous peine de perdre, quoi que fasse d'autre son coup.

rulesets-o-pente-sentence = Keryo-Pente combiné avec Poof-Pente et Boat-Pente.
rulesets-o-pente-1 = On capture paires et trios, et quinze pierres capturées gagnent, comme à Keryo-Pente. Les paires et trios complétés entre deux pierres adverses sont perdus, comme à Poof-Pente. Un alignement gagne seulement si aucune capture ne peut le rompre au coup suivant, comme à Boat-Pente ; les alignements sont vérifiés avant de compter les captures. La première pierre va au centre.

rulesets-d-pente-sentence = L'un des camps pose quatre pierres, puis l'autre choisit une couleur.

rulesets-dk-pente-sentence = Keryo-Pente où l'un des camps pose quatre pierres, puis l'autre choisit une couleur.

rulesets-swap2-pente-sentence = L'un des camps pose trois pierres, puis l'autre choisit une couleur ou en ajoute deux.

rulesets-swap2-keryo-sentence = Keryo-Pente avec l'ouverture de Swap2-Pente.

rulesets-gomoku-sentence = Pas de captures ; un alignement de cinq exactement gagne.
rulesets-gomoku-1 = À tour de rôle, on pose une pierre ; rien n'est jamais capturé. Exactement cinq de tes pierres alignées gagnent. Six ou plus ne comptent pas. La première pierre va au centre.

rulesets-ninuki-renju-sentence = Cinq alignées exactement, sans rupture possible, ou cinq paires ; pas de double trois.
rulesets-ninuki-renju-1 = On capture des paires, et cinq paires gagnent. Un alignement gagne seulement s'il compte exactement cinq pierres. Si une capture pouvait le rompre, la partie continue un coup de plus ; s'il est encore là ensuite, il gagne, sauf si ce coup est la cinquième capture : alors la capture gagne. Les alignements plus longs ne comptent pas. Mais si ta capture réduit à exactement cinq un alignement adverse plus long, ton adversaire gagne (si c'était ta cinquième capture, la partie est nulle).
rulesets-ninuki-renju-2 = Double trois : personne ne peut former des trois ouverts sur deux lignes avec une seule pierre. Un trois ouvert, ce sont trois pierres sur quatre intersections voisines d'une ligne, dont une pierre de plus fait quatre pierres alignées aux deux bouts vides : chacun des deux bouts gagne alors. Une ligne où une seule pierre de plus gagne est un quatre, pas un trois. Un trois et un quatre ensemble sont permis, deux quatre aussi. L'interdiction ne vaut pas pour une pierre qui fait cinq ou ta cinquième capture, ni quand aucune autre pierre ne peut arrêter le quatre adverse ou rompre le cinq adverse.
rulesets-ninuki-renju-3 = Les sources divergent sur qui l'interdiction vise : une encyclopédie dit seulement qui commence, deux autres disent les deux camps. Ici elle vise les deux, sauf si l'option `bans` laisse le second camp libre.
rulesets-ninuki-renju-4 = Le plateau fait 15 × 15, et la première pierre va en son centre, H8.

rulesets-complication-sentence = Il faut un alignement de cinq exactement ; former deux trois ouverts à la fois est interdit.
rulesets-complication-1 = Seul un alignement de cinq exactement gagne ; un plus long ne compte pas.
rulesets-complication-2 = Double trois : aucune pierre ne peut former des trois ouverts sur deux lignes à la fois. Un trois ouvert, ce sont trois pierres sur quatre intersections voisines d'une ligne, dont une pierre de plus fait quatre pierres alignées aux deux bouts vides : chacun des deux bouts gagne alors. Une ligne où une seule pierre de plus gagne est un quatre, pas un trois. Un trois et un quatre ensemble sont permis, deux quatre aussi. L'interdiction ne vaut pas pour une pierre qui gagne, ni quand ton adversaire menace de faire cinq et que seule une telle pierre peut l'arrêter.

rulesets-connect6-sentence = Deux pierres par tour après la première ; six pierres alignées gagnent.
rulesets-connect6-1 = Au premier tour, une seule pierre, au centre. Ensuite, deux pierres à chaque tour. Rien n'est capturé. Six pierres alignées ou plus gagnent, même dès la première pierre d'un tour.

rulesets-linear-pente-sentence = Pente sur une seule ligne : captures et alignements peuvent avoir des écarts égaux.
rulesets-linear-pente-1 = Le plateau est une ligne de 19 intersections, de A à T. Deux pierres adverses entre deux des tiennes sont capturées quand les quatre sont à écarts égaux : côte à côte, ou à deux, trois ou quatre intersections l'une de l'autre. Cinq de tes pierres à écarts égaux gagnent. Les captures seules ne gagnent pas. La première pierre peut aller n'importe où.

rulesets-pyatka-sentence = On capture en diagonale seulement ; il faut cinq pierres alignées et trois paires capturées.
rulesets-pyatka-1 = Les paires se capturent en diagonale seulement. Pour gagner, il te faut les deux : cinq pierres alignées ou plus sur le plateau, et trois paires capturées. L'ordre est libre, mais l'alignement doit être sur le plateau quand tu obtiens le second des deux. L'alignement peut se trouver n'importe où sur le plateau.
rulesets-pyatka-2 = Un article de magazine de 1983 raconte que ce jeu se jouait parmi les étudiants de Leningrad ; une encyclopédie doute de l'histoire.
rulesets-pyatka-3 = La première pierre va au centre.

rulesets-pente-plus-sentence = Chaque camp a deux pierres de pouvoir, qui comptent pour toutes les couleurs.
rulesets-pente-plus-1 = Chaque camp a deux pierres de pouvoir et peut en jouer une à n'importe quel tour, à la place d'une pierre ordinaire. Pour le camp qui joue, elle compte pour n'importe quelle couleur dans un alignement et comme un bout d'une capture. Elle n'est jamais capturée elle-même.
rulesets-pente-plus-2 = Les règles de l'éditeur en disent peut-être plus sur les pierres de pouvoir, mais nous n'en connaissons pas le texte.

rulesets-neighbours-sentence = Après la première, chaque pierre doit en toucher une déjà posée.
rulesets-neighbours-1 = Après la première, chaque pierre doit être voisine d'une pierre déjà sur le plateau, en ligne droite ou en diagonale.

rulesets-partners-sentence = Deux contre deux, avec une couleur par camp.
rulesets-partners-1 = On joue à quatre, deux contre deux, à tour de rôle : une personne de chaque camp, puis leurs partenaires. Les partenaires jouent la même couleur. Alignements et captures comptent pour le camp.
rulesets-partners-2 = Les partenaires n'ont pas le droit de parler stratégie. Si quelqu'un quitte la partie ou n'a plus de temps, son camp perd ; pour abandonner, il faut l'accord des deux.

rulesets-team-pente-sentence = Deux contre deux, à quatre couleurs : alignements personnels, captures communes.
rulesets-team-pente-1 = On joue à quatre, avec quatre couleurs : la première et la troisième contre la deuxième et la quatrième. Un alignement compte seulement dans une même couleur. Un camp gagne avec dix pierres capturées au camp adverse. Les deux pierres d'une capture peuvent être de couleurs différentes, mais aucune ne peut être à toi. Les pierres partenaires se capturent comme les autres, mais ne comptent pour personne.
rulesets-team-pente-2 = Les sources divergent sur les pierres partenaires : le livret de l'éditeur permet de les capturer sans qu'elles comptent, une encyclopédie dit que seules les pierres adverses se capturent. Ici on suit le livret.
rulesets-team-pente-3 = Les partenaires n'ont pas le droit de parler stratégie. Si quelqu'un quitte la partie ou n'a plus de temps, son camp perd ; pour abandonner, il faut l'accord des deux.

rulesets-party-sentence = Chacun pour soi : cinq pierres alignées ou dix pierres capturées gagnent.
rulesets-party-1 = On joue de trois à six, à tour de rôle, une couleur par personne et chacun pour soi. Cinq pierres alignées de ta couleur, ou dix pierres capturées de n'importe quelles autres, gagnent. Les deux pierres d'une capture peuvent être de couleurs différentes, mais aucune ne peut être à toi.
rulesets-party-2 = Qui quitte la partie est hors jeu : ses pierres restent et peuvent être capturées. La dernière personne en jeu gagne.

rulesets-keryo-party-sentence = Chacun pour soi, trios compris : cinq pierres alignées ou quinze capturées gagnent.
rulesets-keryo-party-1 = Comme Pente de trois à six, avec les captures de Keryo-Pente : exactement deux ou exactement trois pierres qui se suivent se capturent, et une même pierre peut faire les deux dans des directions différentes. Cinq pierres alignées de ta couleur, ou quinze pierres capturées de n'importe quelles autres, gagnent. Les pierres d'une capture peuvent être de couleurs différentes, mais aucune ne peut être à toi.

rulesets-points-sentence = Un match de plusieurs parties de Pente, qui valent des points : victoire à 21.
rulesets-points-1 = Un match compte plusieurs parties de Pente. Chaque partie vaut 5 points pour les cinq pierres alignées, 1 par paire capturée, et 1 par alignement de quatre (tessera) encore sur le plateau à la fin : exactement quatre pierres, libre ou bloqué. À 21 points, on gagne le match ; qui perd une partie commence la suivante.
rulesets-points-2 = Si les deux atteignent 21 dans la même partie, le plus haut score gagne ; à égalité, on joue une partie de plus.
rulesets-points-3 = Qui abandonne une partie ou épuise son temps abandonne tout le match : l'adversaire le gagne, quel que soit le score.
rulesets-match-options = L'objectif habituel est 21 : l'option `target` en fixe un autre, de 5 à 200 points. Un objectif bas peut être atteint dès la première partie. Avec `handicap`, quelqu'un commence le match avec des points.

rulesets-points-party-sentence = Un match de parties courtes, jusqu'à quatre alignées ou quatre captures : victoire à 21 points.
rulesets-points-party-1 = Un match compte plusieurs parties courtes. Une partie finit avec quatre pierres alignées ou quatre paires capturées. Elle vaut 10 points pour les quatre qui la terminent, 1 par paire capturée, et 1 par alignement de trois encore sur le plateau : exactement trois pierres, libre ou bloqué. À 21 points, on gagne le match ; qui a marqué le moins commence la partie suivante.
rulesets-points-party-2 = Si plusieurs atteignent 21 dans la même partie, le plus haut score gagne ; s'il est partagé, on joue une partie de plus. Les deux pierres d'une capture peuvent être de couleurs différentes, mais aucune ne peut être à toi.
rulesets-points-party-3 = Qui abandonne une partie ou épuise son temps abandonne tout le match : ses pierres restent et peuvent être capturées, et les autres continuent, dans les parties suivantes aussi. S'il ne reste qu'une personne, elle gagne le match.

rulesets-drawing-capture = Le joueur 1 joue l'intersection marquée et capture les deux pierres du joueur 2.
rulesets-drawing-moving-in = Le joueur 2 peut jouer l'intersection marquée : se glisser est sans risque.
rulesets-drawing-third-stone = La première pierre et, autour d'elle, les intersections les plus proches permises pour la troisième.
rulesets-drawing-trio = Le joueur 1 joue l'intersection marquée et capture trois pierres.
rulesets-drawing-g-lines = Les intersections les plus proches permises pour la troisième pierre, en haut à droite du centre.
rulesets-drawing-poof = Si le joueur 1 joue l'intersection marquée, la paire se trouve entre deux pierres adverses et elle est perdue.
rulesets-drawing-breakable = L'alignement ne gagne pas encore : le joueur 2 joue l'intersection marquée et en capture une pierre.
rulesets-drawing-swap-choice = Quatre pierres sont posées. Quelle couleur prendrais-tu ?
rulesets-drawing-swap2-choice = Trois pierres sont posées : prends une couleur, ou ajoutes-en deux et rends le choix.
rulesets-drawing-overline = Six pierres alignées ne gagnent pas.
rulesets-drawing-double-three = Le joueur 1 ne peut pas jouer l'intersection marquée : elle formerait deux trois ouverts à la fois.
rulesets-drawing-six = Six pierres alignées gagnent.
rulesets-drawing-spaced = Le joueur 1 joue l'intersection marquée et capture les deux pierres du joueur 2 : les quatre sont espacées de deux intersections.
rulesets-drawing-diagonal = Une pierre sur l'intersection marquée capture seulement la paire en diagonale.
rulesets-drawing-power = La pierre de pouvoir complète cet alignement, et pourrait aussi en compléter un de l'autre couleur.
rulesets-drawing-touching = Les intersections qui touchent la pierre.
rulesets-drawing-mixed = Le joueur 1 joue l'intersection marquée et capture deux pierres de couleurs différentes.
rulesets-drawing-mixed-trio = Le joueur 1 joue l'intersection marquée et capture un trio de deux couleurs.
rulesets-drawing-partners-order = Les quatre premiers tours, de gauche à droite : une personne de chaque camp, puis leurs partenaires, dans les mêmes couleurs.
rulesets-drawing-partners-row = Les deux partenaires du camp 1 peuvent jouer l'intersection marquée : l'alignement compte pour le camp, peu importe qui en a posé les pierres.
rulesets-drawing-team-capture = Les joueurs 2 et 4 sont dans l'autre camp. Le joueur 1 joue l'intersection marquée : les deux pierres capturées comptent.
rulesets-drawing-team-partner = Le joueur 3 est partenaire du joueur 1. Le joueur 1 joue l'intersection marquée : les deux pierres sont capturées, mais seule celle du joueur 2 compte.
rulesets-drawing-team-row = Les joueurs 1 et 3 sont partenaires, mais cet alignement ne gagne pas : il faut cinq pierres d'une même couleur.
rulesets-drawing-fours = La fin d'une partie. Le joueur 1 marque 5 points pour l'alignement de cinq et 1 pour celui de quatre, soit 6. Le joueur 2 marque 1 point pour chacun de ses deux alignements de quatre, soit 2. Chaque paire capturée ajoute 1 point.
rulesets-drawing-no-fours = Le joueur 1 marque 5 points pour l'alignement de cinq, et rien pour ceux de quatre qu'il contient. Le joueur 2 ne marque rien : il y a un trou entre ses quatre pierres.
rulesets-drawing-threes = La fin d'une partie. Le joueur 1 marque 10 points pour l'alignement de quatre et 1 pour celui de trois, soit 11. Les joueurs 2 et 3 marquent 1 point chacun pour leur alignement de trois. Chaque paire capturée ajoute 1 point.
