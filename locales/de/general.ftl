### What several messages share, and what is said when something goes wrong.

general-too-late = Das hat bei mir zu lange gedauert. Bitte drück den Button noch einmal.

general-nameless = jemand
general-deleted-player = Gelöschte Person

general-typed-nothing = Das
general-between-sentences = {" "}

general-yes = ja
general-no = nein

general-damaged = Ich kann die gespeicherten Daten dazu nicht lesen. Nichts wurde geändert, und andere Partien sind nicht betroffen. Bitte nenne denen, die diesen Bot betreiben, den Code `{ $failure }`: Er führt zum Fehler in meinem Log.

general-failed = Bei mir ist etwas schiefgegangen. Nichts ist verloren: Deine Partien sind, wie sie waren. Bitte versuch es gleich noch einmal. Wenn es öfter passiert, nenne denen, die diesen Bot betreiben, den Code `{ $failure }`.

general-board-below = Das Brett von Partie { $game } steht jetzt unten.
