### A rematch, in addition to its invitation.

rematch-ask = Revanche
rematch-offered =
    { $place ->
        [here] Você propôs uma revanche da partida { $game }. O convite está abaixo.
       *[elsewhere] Você propôs uma revanche da partida { $game }. O convite está em { $channel }.
    }
rematch-who-moves-first = Começa quem perdeu ou, se ninguém perdeu, quem não começou a anterior.
rematch-begun =
    { $place ->
        [here] Os dois lados propuseram revanche: a partida { $game } começa abaixo.
       *[elsewhere] Os dois lados propuseram revanche: a partida { $game } começa em { $channel }.
    }
