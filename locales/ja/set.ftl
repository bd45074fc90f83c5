set-term = 2局のセット
set-explained = セットは同時に打つ2局です。それぞれが1局ずつ先手になり、2局を合わせて数えます。
set-play = セットで打つ
set-play-single = 1局だけ打つ

set-title = { $one }と{ $two }のセット：対局{ $first }と{ $second }
set-who-begins = 対局{ $first }は{ $one }、対局{ $second }は{ $two }が先手
set-thread-name = { $players } · 対局{ $first }と{ $second }

set-begins =
    { $clock ->
        [own] これはセットの1局です。対局{ $other }ではいま{ $name }の番です。持ち時間は対局ごとに別です。
       *[none] これはセットの1局です。対局{ $other }ではいま{ $name }の番です。
    }
set-waits-too =
    { $who ->
        [you] セットの対局{ $other }でもあなたの番です。
       *[other] セットの対局{ $other }でも{ $name }の番です。
    }
set-other-won = セットの対局{ $other }は{ $name }が勝ちました。
set-other-drawn = セットの対局{ $other }は引き分けでした。

set-won =
    { $who ->
        [you] セットは{ $score }であなたの勝ちです。
       *[other] セットは{ $score }で**{ $name }**の勝ちです。
    }
set-drawn = セットは1 : 1で終わりました。
set-drawn-rated = セットは1 : 1で終わり、レートは変わりません。
set-aborted = ほとんど指されなかったため、このセットは成績に入りません。
set-changes-no-ratings = ほとんど指されなかったため、このセットでレートは変わりません。
set-drawn-alt = セットは1 : 1で終わりました。
set-won-alt = セットは{ $score }で{ $name }の勝ちです。
set-counts-with = セットの対局{ $other }と合わせて数えます。
set-too-short = この対局が短すぎたため、対局{ $other }とのセットは成績に入りません。
set-too-short-to-rate = この対局が短すぎたため、対局{ $other }とのセットでレートは変わりません。
set-left-early =
    { $who ->
        [you] 対局{ $game }は早い段階で、{ $moves }手で終わりました：{ $why }。対局{ $other }が成績に入れば、セットの中ではあなたの負けになります。
       *[other] 対局{ $game }は早い段階で、{ $moves }手で終わりました：{ $why }。対局{ $other }が成績に入れば、セットの中では**{ $name }**の負けになります。
    }
set-left-early-counts =
    { $who ->
        [you] 対局{ $game }は早い段階で、{ $moves }手で終わりました：{ $why }。対局{ $other }が成績に入るため、セットの中ではあなたの負けです。
       *[other] 対局{ $game }は早い段階で、{ $moves }手で終わりました：{ $why }。対局{ $other }が成績に入るため、セットの中では**{ $name }**の負けです。
    }
set-early-loss = 対局{ $other }は早い段階で抜けた人がいるため、セットの中ではその人の負けです。
set-when-counts = 対局は、二人とも2手以上打つと成績に入ります。
set-resign-early = セットでは、これほど早く抜けると、もう一方の対局{ $other }が成績に入る場合、この対局は負けになります。
set-resign-early-counts = セットでは、対局{ $other }が成績に入るため、これほど早く抜けてもこの対局は負けになります。
set-resign-void = セットの対局{ $other }は短すぎて成績に入らず、この対局もそうなります。その場合セットは成績に入りません。
set-resign-in-tournament = { $tournament }では、この対局は{ $opponents }の勝ちとして数えます。
set-resign-ends =
    { $result ->
        [drawn] その場合、セットは1 : 1で終わります。
       *[lost] その場合、セットは負けです。
    }

set-with = 対局{ $other }とのセット

set-rematch-who-moves-first = またセットです。最初の対局の先手はセットで負けた人、負けた人がいなければ前回の後手です。
set-rematch-begun =
    { $place ->
        [here] 二人とも再戦を申し込んだので、対局{ $first }と{ $second }が下で始まります。
       *[elsewhere] 二人とも再戦を申し込んだので、対局{ $first }と{ $second }が{ $channel }で始まります。
    }

set-against-computer = セットは人どうしで打つものです。私と打つには`set`を外すか、人を招待してください。
set-of-matches = { $ruleset }は点を争うマッチで、先手はもともと入れ替わります。`set`を外すか、別のルールセットを選んでください。
