### Reminders of a game, and the daily list of games that wait.

reminders-half =
    { $to ->
        [private] { $game }（相手：{ $opponents }）はあなたの手番です。持ち時間の半分が過ぎました。
       *[mention] { $player }さん、{ $game }（相手：{ $opponents }）はあなたの手番です。持ち時間の半分が過ぎました。
    }
reminders-low =
    { $to ->
        [private] { $game }（相手：{ $opponents }）はあなたの手番です。持ち時間が少なくなっています。
       *[mention] { $player }さん、{ $game }（相手：{ $opponents }）はあなたの手番です。持ち時間が少なくなっています。
    }
reminders-last-call =
    { $to ->
        [private] { $game }（相手：{ $opponents }）はあなたの手番です。最後のお知らせです。まもなく時間切れです。
       *[mention] { $player }さん、{ $game }（相手：{ $opponents }）はあなたの手番です。最後のお知らせです。まもなく時間切れです。
    }
reminders-play = 対局{ $game }を打つ

reminders-digest = あなたの手番の対局：
