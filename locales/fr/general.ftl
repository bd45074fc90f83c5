### What several messages share, and what is said when something goes wrong.

general-too-late = J'ai mis trop de temps. Appuie encore une fois sur le bouton.

general-nameless = quelqu'un
general-deleted-player = Compte supprimé

general-typed-nothing = cela
general-between-sentences = {" "}

general-yes = oui
general-no = non

general-damaged = Je n'arrive pas à lire les données enregistrées. Rien n'a changé, et les autres parties ne sont pas touchées. Transmets le code `{ $failure }` à la personne qui gère ce bot : il mène à l'erreur dans mon journal.

general-failed = Un problème est survenu de mon côté. Rien n'est perdu : tes parties sont intactes. Réessaie dans un instant. Si ça continue, transmets le code `{ $failure }` à la personne qui gère ce bot.

general-board-below = J'ai publié le plateau de la partie { $game } ci-dessous.
