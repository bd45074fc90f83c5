courtesies-give-day = 1日あげる
courtesies-day-given = 対局{ $game }で{ $name }に1日あげました。
courtesies-days-left =
    { $count ->
        [0] この対局であげられるのはこれが最後です。
       *[other] この対局では、あと{ $count }日あげられます。
    }
courtesies-time-given = { $name }が{ $game }であなたの持ち時間に1日くれました。
courtesies-claim-term = 時間切れ勝ちは宣言制
courtesies-explained = 時間が切れても、相手が勝ちを宣言するまで対局は続きます。{ $days }日たつと中断になります。
courtesies-choice-claim = 時間切れ勝ち：宣言したときだけ
courtesies-choice-no-claim = 時間切れ勝ち：すぐに決まる
courtesies-choice-claim-about = 時間が切れても、相手が勝ちを宣言するまで対局は続きます
courtesies-choice-no-claim-about = 時間が切れると、その場で負けになります
courtesies-claim = 勝ちを宣言
courtesies-late =
    { $who ->
        [you] あなたの時間が切れました。あなたが打つまで、{ $opponent }さんは勝ちを宣言できます。どちらもなければ、{ $until }に対局は中断になります。
       *[other] { $name }の時間が切れました。{ $name }が打つまで、{ $opponent }さんは勝ちを宣言できます。どちらもなければ、{ $until }に対局は中断になります。
    }
courtesies-in-list = 時間切れ、勝ちを宣言できます
courtesies-claimed = 対局{ $game }で勝ちを宣言しました。
courtesies-now-rated = 2人の同意で、この対局はレート戦になりました。
courtesies-now-unrated = 2人の同意で、この対局は非レート戦になりました。
courtesies-no-clock = 対局{ $game }には時計がないので、あげる時間がありません。
courtesies-time-for-computer = ありがとうございます。でも、私に時間は足りています。
courtesies-time-among-several = 時間をあげられるのは、2人の対局だけです。
courtesies-too-many-gifts = 対局{ $game }では、もう上限の{ $most }日をあげています。もっと長く休むなら、一時停止を提案してください。
courtesies-given-just-now = 対局{ $game }では、ついさっき1日あげました。次は{ $when }にあげられます。
courtesies-nothing-to-claim = 対局{ $game }には、宣言できる時間切れ勝ちがありません。
courtesies-nothing-to-claim-yet = 対局{ $game }では、まだ時間切れ勝ちを宣言できません。相手の時間が切れるのは、早くても{ $when }です。
courtesies-own-time-is-up = 対局{ $game }で時間が切れたのはあなたです。打てば対局は続きます。
courtesies-claim-without-clock = 時計がなければ時間切れはないので、宣言するものがありません。別の`pace`を選ぶか、`claim`を外してください。
courtesies-claim-for-two = 時間切れ勝ちの宣言は、人どうし2人の対局だけです。`claim`を外してください。
courtesies-too-late-to-rate = 対局{ $game }をレート戦にするかどうかは、もう変えられません。盤上の石が{ $most }個までの間だけ変えられます。
courtesies-too-late-in-set = セットの2局は両方ともレート戦か、両方とも非レート戦です。対局{ $other }はもう進みすぎています。
courtesies-set-is-suspended = セットの2局は両方ともレート戦か、両方とも非レート戦です。対局{ $other }は一時停止中か中断中です。先に再開してください。
courtesies-rating-at-table = 3人以上の対局をレート戦にするかどうかは、テーブルで決まります。
courtesies-rating-of-match = マッチをレート戦にするかどうかは、最初の対局の前に決まります。
courtesies-rating-with-computer = 私との対局はレート戦になりません。
courtesies-already-rated = 対局{ $game }は、もうレート戦です。
courtesies-already-unrated = 対局{ $game }は、もう非レート戦です。
