### ほかの人の対局のフォロー：盤面の下のボタンと、個人メッセージの文面。

follow-button = フォロー
follow-followers = { $count }人がこの対局をフォローしています。
follow-ask = { $game }（{ $players }）について、いつ個人メッセージを送りますか？
follow-each-move = 一手ごと
follow-the-end = 終局のときだけ
follow-stop = フォローをやめる
follow-moves-told = { $game }で一手打たれるごとに（一手番に一回まで）、そして終局のときに、個人メッセージを送ります。
follow-end-told = { $game }が終わったら、個人メッセージを送ります。
follow-quiet-hours = 通知オフの時間帯は待ちます。
follow-next-games = マッチの次の対局もフォローします。
follow-stopped =
    { $was ->
        [yes] 対局{ $game }のフォローをやめました。
       *[no] 対局{ $game }はフォローしていないか、すでに終わっています。
    }
follow-told = フォロー中の{ $game }（{ $players }）：
follow-to-move = { $player }さんの番です。
follow-list = フォロー中の対局：
follow-listed = { $game }：{ $players }
follow-change = 対局{ $game }
follow-none = フォロー中の対局はありません。ほかの人の盤面の下の*フォロー*か、対局番号を付けた`/follow`で始められます。
