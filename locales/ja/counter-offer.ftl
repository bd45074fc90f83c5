### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = { $name }への対案：{ $terms }。
counter-offer-invites = { $name }への招待：{ $terms }。
counter-offer-preview = { $name }を{ $terms }に招待しますか？
counter-offer-as-last-time = 前回の対局と同じ条件です。まだ送っていません。
counter-offer-not-sent-yet = まだ送っていません。
counter-offer-sent = 対案を出しました：{ $terms }。下に投稿してあります。
counter-offer-send = 対案を送る
counter-offer-send-invitation = 招待を送る
counter-offer-cancel = キャンセル
counter-offer-make-rated = レート戦にする
counter-offer-make-unrated = 非レート戦にする
counter-offer-cannot-be-rated =
    { $why ->
        [handicap] ハンデ付きのマッチはレートの対象にできません。
        [clock] 時計なしの対局はレートの対象にできません。
        [ruleset] { $ruleset }はレートの対象にできません。
       *[options] このオプションの{ $ruleset }はレートの対象にできません。
    }
counter-offer-with-calls = コールあり
counter-offer-without-calls = コールなし
counter-offer-dropped = 何も送りませんでした。
counter-offer-kept = 対案は送りませんでした。招待は元のままです：

counter-offer-ruleset = ルールセット
counter-offer-pace = 持ち時間
counter-offer-opening = 開局
counter-offer-size = 盤の大きさ
counter-offer-target = 目標点
counter-offer-handicap = ハンデ
counter-offer-chosen = { $option } ✓


counter-offer-first-chance = ランダム：どちらかが先手
counter-offer-first-me = 自分が先手
counter-offer-first-opponent = 相手が先手
