hill-term = { $ruleset }の丘の対局
hill-explained = これは丘の対局です。セットに勝つと一段上がり、負けると一段下がります。承諾した人は丘に登り、このサーバーの全員に見えるようになります。
hill-no-longer = もう丘の対局ではありません。
hill-rematch-not =
    { $why ->
        [off] このサーバーの丘は無効になっているため、今回は丘の対局ではありません。
        [left] あなたはもう丘にいないため、今回は丘の対局ではありません。`/hill`でまた登れます。
       *[playing] お二人はすでに別のセットを丘で打っているため、今回は丘の対局ではありません。
    }
hill-title = { $ruleset } · キング・オブ・ザ・ヒル

hill-heading = **{ $ruleset }** · このサーバーの丘
hill-empty = この丘にはまだ誰もいません。
hill-king = 丘の王は**{ $name }**です。
hill-alone = 丘には**{ $name }**しかいないので、誰かが上に登るまで王です。
hill-no-king = 王はいません。一番上の{ $step }段目に何人かいます。
hill-step = { $step }段目：{ $names }
hill-own = あなたは全{ $top }段のうち{ $step }段目にいます。
hill-own-ends = それまでにこの丘のセットを終えないと、{ $time }に丘を降りることになります。
hill-not-on = あなたはこの丘にいません。登る人は一番下の段から始まり、丘にいる人はこのサーバーの全員に見えます。
hill-how = 丘のためのレート戦のセットに勝つと一段上がり、負けると一段下がります。`/challenge`の`hill`で招待できます。{ $days }日間セットを終えないと丘を降ります。
hill-others = ほかに人がいる丘：{ $names }。`/hill ruleset:`で見られます。
hill-join = 丘に登る
hill-leave = 丘を降りる
hill-stay = 残る
hill-ask-leave = { $ruleset }の丘を降りますか？今は{ $step }段目です。また登るときは一番下の段から始まります。
hill-leave-playing = この丘のセットは続きますが、終わるときに丘にいないため、あなたの段は動きません。
hill-challenge = 丘にいる人に挑戦する
hill-opponent = { $name } · { $step }段目

hill-climbs =
    { $who ->
        [you] あなたは丘の{ $step }段目に上がります。
       *[other] **{ $name }**は丘の{ $step }段目に上がります。
    }
hill-falls =
    { $who ->
        [you] あなたは丘の{ $step }段目に下がります。
       *[other] **{ $name }**は丘の{ $step }段目に下がります。
    }
hill-bottom =
    { $who ->
        [you] あなたは丘の一番下の段のままです。
       *[other] **{ $name }**は丘の一番下の段のままです。
    }
hill-stays =
    { $who ->
        [you] あなたは丘の{ $step }段目のままです。
       *[other] **{ $name }**は丘の{ $step }段目のままです。
    }
hill-resign =
    { $result ->
        [lost] これで{ $ruleset }の丘では一段下がります（一番下の段にいる場合を除く）。
        [same] これで{ $ruleset }の丘の段は誰も動きません。
       *[open] このセットは{ $ruleset }の丘の対局です。負けた人は一段下がります。
    }
hill-is-king =
    { $who ->
        [you] あなたが丘の王です！
       *[other] **{ $name }**が丘の王です！
    }
hill-crowned = これで一番上の段は**{ $name }**だけになり、丘の王です。

hill-of-profile = このサーバーの丘：{ $list }
hill-of-profile-one =
    { $crown ->
        [king] { $ruleset } { $step }段目（王）
       *[none] { $ruleset } { $step }段目
    }

hill-ends = { $ruleset }の丘で{ $days }日間セットを終えていないため、{ $time }に丘を降りることになります。そのサーバーで`/challenge`の`hill`を使うと招待できます。
hill-has-ended = { $days }日間セットを終えなかったため、{ $ruleset }の丘を降りました。そのサーバーの`/hill`でまた登れます。
hill-became-king = 一番上の段にほかの人がいなくなり、あなたが{ $ruleset }の丘の王になりました。
hill-is-on = この丘は{ $channel }のあるサーバーにあります。
hill-is-on-server = この丘はサーバー**{ $server }**にあります。
hill-is-on-server-with = この丘は{ $channel }のあるサーバー**{ $server }**にあります。

hill-switched-off = 丘はそのまま残りますが、`hill`をまた有効にするまで、誰も見たり登ったりできません。

hill-alt = { $ruleset }の丘、全{ $count }段。
hill-alt-step = { $step }段目：{ $names }。
hill-alt-king = { $step }段目：{ $name }、丘の王。
hill-more-steps = ほか{ $count }段

hill-off = このサーバーに丘はありません。サーバーを管理する人が`/server`で有効にできます。
hill-only-on-servers = 丘はサーバーにだけあります。サーバーのチャンネルで`/hill`を使ってください。
hill-no-hill = このオプションの{ $ruleset }に丘はありません。丘があるのは、2人でレート戦のセットを打てるものだけです。別の種類を選ぶか、オプションを外してください。
hill-only-rated-sets = 丘で数えるのはレート戦のセットだけです。`set`と`rated`を外すか、`hill`を外してください。
hill-stays-rated = このセットは丘のためのもので、丘で数えるのはレート戦のセットだけなので、レート戦のままです。
hill-not-on-hill = あなたは{ $ruleset }の丘にいません。丘のセットに招待できるのは、丘にいる人だけです。`/hill`で登れます。
hill-other-left = { $player }はもう{ $ruleset }の丘にいないため、丘のセットを始められません。`hill`なしで打つか、また登ってもらってください。
hill-set-running = お二人はすでにこの丘のセットを打っています。対局{ $game }がその一局です。先にそれを終えるか、`hill`なしで打ってください。
hill-invited = お二人の間には、この丘のセットへの招待がすでにあります。{ $player }が{ $time }に{ $channel }で出しました。先にそれに答えるか取り下げるか、`hill`なしで打ってください。
hill-for-two = 丘は2人のセットのためのものです。`hill`を外すか、人と2人用の種類を選んでください。
