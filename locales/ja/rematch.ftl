### A rematch, in addition to its invitation.

rematch-ask = 再戦

rematch-offered =
    { $place ->
        [here] 対局{ $game }の再戦を申し込みました。招待は下にあります。
       *[elsewhere] 対局{ $game }の再戦を申し込みました。招待は{ $channel }にあります。
    }
rematch-who-moves-first = 先手は負けた人、負けた人がいなければ前回の後手です。

rematch-begun =
    { $place ->
        [here] 二人とも再戦を申し込んだので、対局{ $game }が下で始まります。
       *[elsewhere] 二人とも再戦を申し込んだので、対局{ $game }が{ $channel }で始まります。
    }
