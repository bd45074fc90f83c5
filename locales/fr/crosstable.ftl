crosstable-points = Pts
crosstable-round = Ronde { $round }
crosstable-season = Saison { $number }
crosstable-over = classement final
crosstable-cancelled = annulé
crosstable-rows = joueurs { $from } à { $to } sur { $count }
crosstable-rounds = rondes { $from } à { $to }
crosstable-wins = victoires
crosstable-group = Groupe { $number }
crosstable-division = Division { $number }
crosstable-the-final = Finale
crosstable-swiss = Système suisse
crosstable-upper = Sans défaite
crosstable-lower = Après une défaite
crosstable-semi-finals = Demi-finales
crosstable-quarter-finals = Quarts de finale
crosstable-last = { $count } derniers
crosstable-bye = exempt
crosstable-alt = { $title }. { $subtitle }.
crosstable-alt-part = { $name } :
crosstable-alt-row = { $place }. { $name } : { $points }.
crosstable-alt-row-left = { $name }, qui a quitté : { $points }.
crosstable-alt-match = { $one } – { $other } { $scores }.
crosstable-alt-open = { $one } – { $other }.
crosstable-alt-more =
    { $count ->
        [one] { $count } autre ligne n'est pas dite ici.
       *[other] { $count } autres lignes ne sont pas dites ici.
    }
crosstable-key = Sous chaque ronde : le numéro de l'adversaire avec + pour une victoire, = pour une nulle, − pour une défaite, * si on joue encore. Ce qui a été décidé sans partie est pâle.
crosstable-key-colours = La couleur derrière est celle des pierres du joueur.
crosstable-key-square = Dans une ligne : 1 pour une victoire, ½ pour une nulle, 0 pour une défaite contre le joueur qui a ce numéro, * si on joue encore. Ce qui a été décidé sans partie est pâle.
crosstable-key-struck-out = Ce qui est entre parenthèses ne compte pas : les résultats de qui part avant d'avoir joué la moitié des parties sont annulés.
crosstable-key-cycle = Sous chaque ronde : la place à la table, * si on joue encore, et au-dessous les numéros des autres à cette table.
crosstable-key-bracket = Le vainqueur d'un match est en gras. Les points du match suivent le nom.
crosstable-ties = À égalité de points, les parties entre eux départagent d'abord ; puis, dans cet ordre, ce qui est sous le nom : BH−1 et BH sont les points des adversaires (Buchholz) sans et avec le plus faible, SB (Sonneborn-Berger) ceux des adversaires battus et la moitié de ceux des nulles, puis les victoires.
crosstable-ties-round-robin = À égalité de points, les parties entre eux départagent d'abord ; puis, dans cet ordre, ce qui est sous le nom : SB (Sonneborn-Berger), les points des adversaires battus et la moitié de ceux des nulles, puis les victoires.
crosstable-text-key-square = À gauche, la place et le numéro (#) ; après le nom, les points ; puis, dans la colonne du numéro de chaque adversaire, + pour une victoire, = pour une nulle, - pour une défaite, * si on joue encore.
crosstable-text-key-cycle = À gauche, la place et le numéro (#) ; après le nom, les points ; puis, à chaque ronde, la place à la table, comme 1., * si on joue encore, et ½ ou 0 sans table.
crosstable-text-key-knock-out = À gauche, la place et le numéro (#) ; puis, à chaque ronde, le numéro de l'adversaire avec + pour une victoire, = pour une nulle, - pour une défaite, * si on joue encore ; bye sans adversaire.
crosstable-text-ties = À droite, ce qui a départagé à égalité de points : DE les points entre eux (ou + pour qui passe devant par là), BH-1 et BH les points des adversaires (Buchholz) sans et avec le plus faible, SB (Sonneborn-Berger) ceux des adversaires battus et la moitié en cas de nulle, W les victoires.
crosstable-text-ties-round-robin = À droite, ce qui a départagé à égalité de points : DE les points entre eux (ou + pour qui passe devant par là), SB (Sonneborn-Berger) les points des adversaires battus et la moitié en cas de nulle, W les victoires.
crosstable-text-ties-cycle = À droite, ce qui a départagé à égalité de points : W est le nombre de parties gagnées.
crosstable-soon = Tu viens d'avoir beaucoup d'images ; voici le texte.
crosstable-as-text = En texte
crosstable-as-picture = En image
crosstable-report = Fichier de rapport
crosstable-report-given = Le tournoi en fichier TRF-2026 pour d'autres programmes.
crosstable-no-report = Un fichier de rapport ne contient que des parties à deux : il n'y en a pas de ce tournoi.
