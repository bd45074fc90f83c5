### Comment les parties ont commencé : combien de fois une position a été atteinte. Seule la personne qui l'a demandé le voit.

openings-button = Ouvertures
openings-title = **Ouvertures** · { $ruleset } · { $line }
openings-start = depuis le début
openings-counted = { $scope } : { $results }
openings-results =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $first } { $first_wins }, { $second } { $second_wins }, nulles { $draws }
openings-played-move = { $number }. **{ $played }** · { $results }
openings-rated-move = { $number }. **{ $played }** · { $results } · cote moyenne { $rating }
openings-none = Aucune de ces parties n'a atteint cette position. Choisis d'autres parties dans le menu.
openings-leads-to-running = Les parties qui mènent d'ici à ta partie en cours ne sont pas comptées avant sa fin.
openings-none-other = Aucune des autres parties n'a atteint cette position.
openings-none-elsewhere = Il y a des parties avec d'autres options : { $options }. Choisis-les dans le menu ci-dessous.
openings-with-options = { $options } ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    })
openings-other-options = Autres options de { $ruleset }
openings-deep = Seuls les { $depth } premiers coups de chaque partie sont comptés.
openings-stands = Tu joues une partie avec cette position, ou avec une position qui y mène. Je te montrerai la suite quand cette partie sera finie.
openings-not-for-two = Les ouvertures ne sont comptées que pour les parties à deux.
openings-next = { $number } : { $played }
openings-type-point = Taper l'intersection
openings-form-title = Le coup suivant
openings-swap = échanger les couleurs
openings-no-swap = garder les couleurs
openings-pass = en poser deux de plus
openings-in-picture = Coups suivants par numéro : { $moves }.
openings-numbered = { $number } { $point }
openings-which-games = Quelles parties
openings-scope-server = Ce serveur
openings-scope-everywhere = Partout
openings-scope-own = Mes parties
