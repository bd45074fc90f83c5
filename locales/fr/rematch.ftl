### A rematch, in addition to its invitation.

rematch-ask = Revanche

rematch-offered =
    { $place ->
        [here] Tu as proposé une revanche de la partie { $game }. L'invitation est ci-dessous.
       *[elsewhere] Tu as proposé une revanche de la partie { $game }. L'invitation est dans { $channel }.
    }
rematch-who-moves-first = La personne qui a perdu commence ou, si personne n'a perdu, celle qui avait joué en second.

rematch-begun =
    { $place ->
        [here] Revanche proposée de part et d'autre : la partie { $game } commence ci-dessous.
       *[elsewhere] Revanche proposée de part et d'autre : la partie { $game } commence dans { $channel }.
    }
