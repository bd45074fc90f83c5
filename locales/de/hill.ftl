hill-term = für den Hügel von { $ruleset }
hill-explained = Es geht um den Hügel: Wer den Satz gewinnt, steigt eine Stufe hinauf, wer ihn verliert, eine hinunter. Wer annimmt, kommt auf den Hügel, wo alle auf diesem Server ihn sehen.
hill-no-longer = Um den Hügel geht es dabei nicht mehr.
hill-rematch-not =
    { $why ->
        [off] Diesmal geht es nicht um den Hügel: Hügel sind auf diesem Server ausgeschaltet.
        [left] Diesmal geht es nicht um den Hügel, weil du nicht mehr darauf stehst. Mit `/hill` kommst du wieder darauf.
       *[playing] Diesmal geht es nicht um den Hügel, weil ihr beide schon einen anderen Satz dafür spielt.
    }
hill-title = { $ruleset } · King of the Hill

hill-heading = **{ $ruleset }** · der Hügel dieses Servers
hill-empty = Auf diesem Hügel steht noch niemand.
hill-king = **{ $name }** trägt die Krone des Hügels.
hill-alone = **{ $name }** steht allein auf dem Hügel und trägt deshalb die Krone, bis jemand vorbeizieht.
hill-no-king = Niemand trägt die Krone: Auf der obersten Stufe, Stufe { $step }, stehen mehrere.
hill-step = Stufe { $step }: { $names }
hill-own = Du stehst auf Stufe { $step } von { $top }.
hill-own-ends = Dein Platz endet { $time }, wenn du bis dahin keinen Satz auf diesem Hügel beendest.
hill-not-on = Du stehst nicht auf diesem Hügel. Wer dazukommt, beginnt auf der untersten Stufe, und alle auf diesem Server sehen, wer auf dem Hügel steht.
hill-how = Ein gewerteter Satz, der für den Hügel vereinbart ist, bringt die Siegerseite eine Stufe hinauf und die andere eine hinunter. `/challenge` mit `hill` lädt dazu ein. Wer { $days } Tage lang keinen beendet, verliert den Platz auf dem Hügel.
hill-others = Andere Hügel, auf denen jemand steht: { $names }. `/hill ruleset:` zeigt sie.
hill-join = Auf den Hügel
hill-leave = Vom Hügel gehen
hill-stay = Bleiben
hill-ask-leave = Willst du den Hügel von { $ruleset } verlassen? Du stehst auf Stufe { $step }. Wenn du wiederkommst, beginnst du auf der untersten.
hill-leave-playing = Dein Satz für diesen Hügel geht weiter, bewegt dich aber nicht: Wenn er endet, stehst du nicht mehr auf dem Hügel.
hill-challenge = Jemanden auf dem Hügel herausfordern
hill-opponent = { $name } · Stufe { $step }

hill-climbs =
    { $who ->
        [you] Du steigst auf Stufe { $step } des Hügels.
       *[other] **{ $name }** steigt auf Stufe { $step } des Hügels.
    }
hill-falls =
    { $who ->
        [you] Du fällst auf Stufe { $step } des Hügels.
       *[other] **{ $name }** fällt auf Stufe { $step } des Hügels.
    }
hill-bottom =
    { $who ->
        [you] Du bleibst auf der untersten Stufe des Hügels.
       *[other] **{ $name }** bleibt auf der untersten Stufe des Hügels.
    }
hill-stays =
    { $who ->
        [you] Du bleibst auf Stufe { $step } des Hügels.
       *[other] **{ $name }** bleibt auf Stufe { $step } des Hügels.
    }
hill-resign =
    { $result ->
        [lost] Auf dem Hügel von { $ruleset } fällst du dafür eine Stufe, wenn du nicht schon auf der untersten stehst.
        [same] Auf dem Hügel von { $ruleset } ändert sich dadurch nichts.
       *[open] Der Satz ist für den Hügel von { $ruleset }: Wer ihn verliert, fällt eine Stufe.
    }
hill-is-king =
    { $who ->
        [you] Du trägst die Krone des Hügels!
       *[other] **{ $name }** trägt die Krone des Hügels!
    }
hill-crowned = Damit steht **{ $name }** allein auf der obersten Stufe und trägt die Krone des Hügels.

hill-of-profile = Hügel auf diesem Server: { $list }
hill-of-profile-one =
    { $crown ->
        [king] { $ruleset } Stufe { $step } (Krone)
       *[none] { $ruleset } Stufe { $step }
    }

hill-ends = Dein Platz auf dem Hügel von { $ruleset } endet { $time }, weil du dort seit { $days } Tagen keinen Satz beendet hast. `/challenge` mit `hill` lädt auf dem Server zu einem ein.
hill-has-ended = Du stehst nicht mehr auf dem Hügel von { $ruleset }, weil du dort { $days } Tage lang keinen Satz beendet hast. Mit `/hill` kommst du auf dem Server wieder darauf.
hill-became-king = Du trägst jetzt die Krone des Hügels von { $ruleset }: Auf der obersten Stufe steht sonst niemand mehr.
hill-is-on = Dieser Hügel ist auf dem Server mit { $channel }.
hill-is-on-server = Dieser Hügel ist auf dem Server **{ $server }**.
hill-is-on-server-with = Dieser Hügel ist auf dem Server **{ $server }**, wo { $channel } ist.

hill-switched-off = Die Hügel bleiben, wie sie sind, aber niemand sieht oder besteigt sie, bis du `hill` wieder auf wahr setzt.

hill-alt =
    Der Hügel von { $ruleset }, { $count ->
        [one] { $count } Stufe
       *[other] { $count } Stufen
    }.
hill-alt-step = Stufe { $step }: { $names }.
hill-alt-king = Stufe { $step }: { $name }, mit der Krone.
hill-more-steps =
    { $count ->
        [one] { $count } weitere Stufe
       *[other] { $count } weitere Stufen
    }

hill-off = Auf diesem Server gibt es keinen Hügel. Wer ihn verwaltet, kann Hügel in `/server` einschalten.
hill-only-on-servers = Hügel gibt es nur auf Servern. Nutz `/hill` in einem Kanal eines Servers.
hill-no-hill = Für { $ruleset } mit diesen Optionen gibt es keinen Hügel: Einen hat nur, was sich zu zweit in gewerteten Sätzen spielen lässt. Wähle eine andere Variante, oder lass ihre Optionen weg.
hill-only-rated-sets = Auf einem Hügel zählen nur gewertete Sätze. Lass `set` und `rated` weg, oder `hill`.
hill-stays-rated = Dieser Satz ist für den Hügel, und dort zählen nur gewertete Sätze. Deshalb bleibt er gewertet.
hill-not-on-hill = Du stehst nicht auf dem Hügel von { $ruleset }, und nur wer darauf steht, kann zu einem Satz dafür einladen. Mit `/hill` kommst du darauf.
hill-other-left = { $player } steht nicht mehr auf dem Hügel von { $ruleset }, deshalb kann kein Satz dafür beginnen. Spielt ohne `hill`, oder bitte um die Rückkehr auf den Hügel.
hill-set-running = Ihr beide spielt schon einen Satz für diesen Hügel: Partie { $game } gehört dazu. Beendet ihn zuerst, oder spielt ohne `hill`.
hill-invited = Zwischen euch beiden steht schon eine Einladung zu einem Satz für diesen Hügel: { $player } hat sie { $time } in { $channel } gemacht. Beantworte sie oder ziehe sie zuerst zurück, oder spielt ohne `hill`.
hill-for-two = Ein Hügel ist für Sätze von zwei Menschen. Lass `hill` weg, oder wähle einen Menschen und eine Variante für zwei.
