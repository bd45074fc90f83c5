### An invitation to a game, from the first ping to the title line of its game.

invitation-open =
    { $to ->
        [anybody] { $challenger }が対局相手を募集しています：{ $terms }。
       *[player] { $opponent }さん、{ $challenger }から対局の招待です：{ $terms }。
    }
invitation-challenger-moves-first = 先手は{ $challenger }です。
invitation-you-move-first = 先手はあなたです。
invitation-who-accepts-moves-first = 先手は承諾した人です。
invitation-centre-of-you = あなたの1個目の石は中央に置かれ、次は{ $name }の手番です。
invitation-centre-of-other = { $name }の1個目の石は中央に置かれ、次はあなたの手番です。
invitation-centre-then-anybody = { $name }の1個目の石は中央に置かれ、次は承諾した人の手番です。
invitation-centre-of-anybody = 承諾した人の1個目の石は中央に置かれ、次は{ $name }の手番です。
invitation-expires = 有効期限：{ $time }。

invitation-accept = 承諾
invitation-decline = 断る
invitation-change = 条件を変更
invitation-withdraw = 取り下げ

invitation-accepted =
    { $to ->
        [anybody] { $challenger }の招待が承諾されました：{ $terms } · 対局{ $game }
       *[player] { $challenger }と{ $opponent }の対局：{ $terms } · 対局{ $game }
    }
invitation-declined = { $opponent }が{ $challenger }の招待を断りました：{ $terms }。
invitation-withdrawn =
    { $to ->
        [anybody] { $challenger }が対局相手の募集を取り下げました：{ $terms }。
       *[player] { $challenger }が{ $opponent }への招待を取り下げました：{ $terms }。
    }
invitation-expired =
    { $to ->
        [anybody] { $challenger }の招待は、返答がなく期限切れになりました：{ $terms }。
       *[player] { $challenger }から{ $opponent }への招待は、返答がなく期限切れになりました：{ $terms }。
    }
invitation-countered = { $challenger }が{ $opponent }を招待しました：{ $terms }。{ $opponent }が対案を出しました。下を見てください。

invitation-sent =
    { $to ->
        [anybody] 対局相手を募集しました：{ $terms }。
       *[player] { $opponent }を招待しました：{ $terms }。
    }
invitation-is-here = 招待はここに投稿してあります。そのボタンで取り下げられます。
invitation-is-elsewhere = 招待は{ $channel }に投稿してあります。そのボタンで取り下げられます。

invitation-player = { $name }（{ $colour }）
invitation-versus = { $one } vs { $other }
invitation-game = 対局{ $game }
