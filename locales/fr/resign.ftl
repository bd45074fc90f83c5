### The question before somebody resigns, and the answers to it.

resign-question = Abandonner la partie { $game } contre { $opponents } ? C'est définitif.
resign-question-in-match = Abandonner la partie { $game } contre { $opponents } ? Tu quittes ainsi tout le match. C'est définitif.
resign-question-to-partner = Proposer à { $partner } que votre camp abandonne la partie { $game } ? Avec son accord, votre camp perd.

resign-resign = Abandonner la partie { $game }
resign-propose = Proposer d'abandonner la partie { $game }
resign-play-on = Continuer à jouer

resign-resigned = Tu as abandonné la partie { $game }.
resign-resigned-match = Tu as abandonné la partie { $game }, et avec elle tout le match.
resign-goes-on = La partie { $game } continue.
