### The question before somebody resigns, and the answers to it.

resign-question = Abandonner la partie { $game } contre { $opponents } ? C'est définitif.
resign-question-in-match = Abandonner le match contre { $opponents } ? Tu le quittes en entier, pas seulement la partie { $game }. C'est définitif.
resign-question-to-partner = Proposer à { $partner } que votre camp abandonne la partie { $game } ? Avec son accord, votre camp perd.

resign-resign = Abandonner la partie { $game }
resign-resign-match = Abandonner le match
resign-propose = Proposer d'abandonner la partie { $game }
resign-play-on = Continuer à jouer

resign-resigned = Tu as abandonné la partie { $game }.
resign-resigned-match = Tu as abandonné le match dans la partie { $game }.
resign-goes-on = La partie { $game } continue.
