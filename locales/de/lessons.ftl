lessons-title-five = Fünf in einer Reihe
lessons-five-words = Pente wird auf den Punkten gespielt, an denen sich Linien kreuzen: In jedem Zug setzt du einen Stein, und er wandert nie. Fünf deiner Steine in einer Reihe gewinnen, waagerecht, senkrecht oder schräg.
lessons-five-task = Weiß hat vier in einer Reihe. Gewinne mit einem Stein.
lessons-five-right = Fünf in einer Reihe: Du hast gewonnen.

lessons-title-capture = Schlagen
lessons-capture-words = Schließ genau zwei schwarze Steine zwischen zwei deiner Steine ein, in irgendeiner Richtung, und sie kommen vom Brett. Ein einzelner Stein oder drei oder mehr in einer Reihe werden nie geschlagen.
lessons-capture-task = Schlag ein Paar.
lessons-capture-right = Das Paar kommt vom Brett, und seine Punkte sind wieder frei.

lessons-title-moving-in = Hineinsetzen ist sicher
lessons-moving-in-words = Nur wer eine Falle schließt, schlägt. Du darfst einen Stein so setzen, dass dein eigenes Paar zwischen zwei schwarzen Steinen steht: Es passiert ihm nichts.
lessons-moving-in-task = Setz hinein: Bilde ein Paar, das zwischen zwei schwarzen Steinen steht.
lessons-moving-in-right = Das Paar ist sicher, denn Schwarz hat die Falle nicht geschlossen. Außerdem bildet der Stein senkrecht einen Dreier.

lessons-title-pair = Das Paar ist schwach
lessons-pair-words = Zwei Steine nebeneinander sind das, was geschlagen werden kann. Steht Schwarz an einem Ende deines Paars, schlägt es der nächste schwarze Stein am anderen Ende.
lessons-pair-task = Dein Paar ist in Gefahr. Rette es.
lessons-pair-right = Jetzt kann keines deiner Paare geschlagen werden.

lessons-title-five-captures = Gewinnen durch Schlagen
lessons-five-captures-words = Fünf geschlagene Paare gewinnen, genau wie fünf in einer Reihe. Du hast vier Paare geschlagen, und Schwarz hat vier in einer Reihe.
lessons-five-captures-task = Gewinne sofort.
lessons-five-captures-right = Das war das fünfte Paar: Du hast gewonnen, bevor Schwarz die Fünf schafft.

lessons-title-threes = Dreier und Vierer
lessons-open-three-words = Ein offener Dreier, auch *Tria*, hat drei Steine in einer Reihe und Platz an beiden Enden. Wird er nicht gestoppt, wird daraus ein Vierer mit zwei freien Enden.
lessons-open-three-task = Bilde einen offenen Dreier ohne Lücke.
lessons-open-three-right = Eine Tria. Dein nächster Stein würde einen offenen Vierer bilden.
lessons-stretch-three-words = Ein gestreckter Dreier ist ein offener Dreier mit einer Lücke. Er droht genauso, besteht aber aus einem Paar und einem einzelnen Stein.
lessons-stretch-three-task = Bilde einen gestreckten Dreier.
lessons-stretch-three-right = Ist die Lücke gefüllt, ist es ein offener Vierer.
lessons-open-four-words = Ein Vierer, auch *Tessera*, hat vier Steine in einer Reihe. Beim offenen Vierer sind beide Enden frei: Schwarz kann nur eines blockieren, also machst du am anderen die Fünf.
lessons-open-four-task = Bilde einen offenen Vierer.
lessons-open-four-right = Beide Enden sind frei: Ein Block reicht nicht.
lessons-stretch-two-words = Zwei Steine mit einer Lücke sind ein gestreckter Zweier. Sie wirken zusammen wie ein Paar, aber niemand kann sie schlagen.
lessons-stretch-two-task = Bilde einen gestreckten Zweier.
lessons-stretch-two-right = Es gibt kein Paar zu schlagen, und die Lücke lässt sich später füllen.

lessons-title-blocking = Blockieren
lessons-block-stretch-words = Schwarz hat einen gestreckten Dreier. Er lässt sich an drei Punkten stoppen: an jedem Ende oder in der Lücke.
lessons-block-stretch-task = Stopp ihn an einem seiner drei Punkte.
lessons-block-stretch-right = Schwarz kann keinen offenen Vierer mehr bilden.
lessons-block-straight-words = Bei diesem offenen Dreier steht dein Stein zwei Schritte vor einem Ende. So bleiben drei Punkte, um ihn zu stoppen: jedes Ende, oder auf der anderen Seite einen Schritt weiter.
lessons-block-straight-task = Stopp ihn an einem seiner drei Punkte.
lessons-block-straight-right = Was Schwarz auch anfügt, ein Ende des Vierers ist zu.

lessons-title-shapes = Acht Formen
lessons-shape-i-words = Das **I**: drei Steine auf einer Linie, dazwischen je eine Lücke. Keine zwei lassen sich schlagen, und zwei weitere Steine ergeben fünf.
lessons-shape-l-words = Das **L**: ein gestreckter Zweier und ein längerer im rechten Winkel. Der Stein in der Ecke wirkt in beide Richtungen.
lessons-shape-h-words = Das kleine **h**: ein Bein, ein Querstrich und ein Bein in die andere Richtung, immer mit einer Lücke. Wo Schwarz auch antwortet, eine andere Linie bleibt offen.
lessons-shape-x-words = Das **X**: vier Ecken um einen leeren Punkt. Ein Stein in der Mitte bildet zwei Dreier zugleich.
lessons-shape-big-h-words = Das große **H**: zwei senkrechte Beine mit Platz für einen Querstrich. Beine und Querstrich können wachsen, und es gibt kein Paar zu schlagen.
lessons-shape-4x3-words = Das **4 × 3**: die Ecken eines Rechtecks von vier mal drei Punkten. Seine Seiten sind gestreckt und helfen einander.
lessons-shape-5x3-words = Das **5 × 3**: die Ecken eines Rechtecks von fünf mal drei Punkten. Von den kurzen Seiten aus treffen sich Diagonalen in der Mitte.
lessons-shape-hat-words = Der **Hut**: eine breite Basis und ein Stein zwei Linien darüber oder darunter, auf der Diagonale von einem ihrer Enden. Er ist klein, vor dem Schlagen sicher und wächst in drei Richtungen.

lessons-title-wedge = Keil und Verlängerung
lessons-wedge-words = Ein Keil ist ein Stein in der Lücke einer schwarzen gestreckten Form, mit einem anderen deiner Steine daneben. Er teilt sie, und Schwarz kann ihn nicht mit einem einzigen Stein schlagen.
lessons-wedge-task = Setz den Keil.
lessons-wedge-right = Die Form ist geteilt, und Schwarz kann dein Paar nicht mit einem Stein schlagen.
lessons-extension-words = Eine Verlängerung bildet einen Vierer, den Schwarz nur an einem Punkt blockieren kann. Entsteht durch den Block ein schwarzes Paar, das du schlagen kannst, hält der Block nicht.
lessons-extension-task = Verlängere deinen Dreier so, dass du den Block schlagen kannst.
lessons-extension-right = Schwarz muss blockieren, der Block bildet ein Paar, und du schlägst es.

lessons-title-initiative = Initiative und Schlusssteine
lessons-initiative-words = Wer droht, sodass geantwortet werden muss, hat die Initiative. Ein Vierer geht vor einem offenen Dreier: Schwarz hat keine Zeit weiterzumachen.
lessons-initiative-task = Schwarz hat einen offenen Dreier. Stopp ihn nicht: Bilde einen Vierer, den keine Antwort aufhält.
lessons-initiative-right = Zwei Vierer zugleich: Schwarz kann nur einen blockieren.
lessons-keystone-words = Ein Schlussstein-Paar gehört zu mehreren Linien zugleich. Schlag es, und alle fallen.
lessons-keystone-task = Schwarz hat zwei offene Dreier. Schlag das Paar, das beide zusammenhält.
lessons-keystone-right = Ohne den Schlussstein ist kein Dreier mehr da.

lessons-title-conventions = Regeln und Gebräuche
lessons-third-stone-words = Der erste weiße Stein kommt in die Mitte, und das ist ein großer Vorteil. Nach der Turnierregel steht darum der zweite weiße Stein, der dritte insgesamt, mindestens drei Linien von der Mitte entfernt.
lessons-third-stone-task = Setz den dritten Stein.
lessons-third-stone-right = Das ist weit genug von der Mitte.
lessons-notation-words = Punkte haben zwei Namen: `K10` zählt Spalten und Reihen von links unten, `R3U2` die Schritte nach rechts (R), links (L), oben (U) oder unten (D) von der Mitte aus. Den Buchstaben I gibt es nicht, und die Mitte ist `K10` oder `0`.
lessons-notation-right = Beide Namen meinen diesen Punkt. In `/settings` wählst du, welche du siehst.
lessons-calls-words = Es ist höflich, „Tria“ zu sagen, wenn du einen offenen Dreier bildest, und „Tessera“ bei einem Vierer. Mit `calls` in `/challenge` sage ich es für euch beide.
lessons-calls-task = Mach einen Zug, zu dem man „Tessera“ sagt.
lessons-calls-right = Tessera! Jetzt weiß es auch Schwarz.

lessons-title-game = Deine erste Partie
lessons-game-words = Spiel jetzt gegen mich auf Stufe 1, der schwächsten. Nach jedem meiner Züge weise ich dich auf eines hin: was geschlagen wurde, was droht oder was du tun kannst. Auf einem Server bekommt die Partie einen eigenen Thread, den alle im Kanal öffnen können; um unter uns zu spielen, gib `/learn` in einer Direktnachricht an mich ein.
lessons-game-task = Beginn die Partie und probier aus, was du gelernt hast.
