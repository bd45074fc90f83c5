live-pace = live: { $minutes } Minuten + { $seconds } Sekunden pro Zug
live-no-gift = Partie { $game } ist live: Da gibt es keine Tage zu schenken. Biete für eine Unterbrechung eine Pause an.
live-no-claim = Eine Live-Partie endet durch die Uhr, da ist nichts zu beanspruchen. Wähle eine Bedenkzeit in Tagen, oder lass `claim` weg.
live-no-set = Die beiden Partien eines Satzes laufen gleichzeitig, und niemand kann an zwei Live-Uhren sitzen. Wähle eine Bedenkzeit in Tagen, oder lass `set` weg.
live-time-is-up = Deine Zeit in Partie { $game } ist um.
