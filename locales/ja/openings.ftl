### 対局の始まり方。局面が何回現れたか。頼んだ人だけに見える。

openings-button = 布石
openings-title = **布石** · { $ruleset } · { $line }
openings-start = 開始局面
openings-counted = { $scope }：{ $results }
openings-results =
    { $games ->
       *[other] { $games }局
    } · { $first } { $first_wins }勝、{ $second } { $second_wins }勝、引き分け { $draws }
openings-played-move = { $number }. **{ $played }** · { $results }
openings-rated-move = { $number }. **{ $played }** · { $results } · 平均レーティング { $rating }
openings-none = これらの対局でこの局面になったものはありません。メニューで別の対局を選んでください。
openings-leads-to-running = ここから自分の進行中の対局につながる対局は、その対局が終わるまで数えません。
openings-none-other = それ以外にこの局面になった対局はありません。
openings-none-elsewhere = 別のオプションの対局があります：{ $options }。下のメニューで選んでください。
openings-with-options = { $options }（{ $games ->
       *[other] { $games }局
    }）
openings-other-options = { $ruleset }の別のオプション
openings-deep = 各対局の最初の{ $depth }手だけを数えています。
openings-stands = この局面、またはそこに至る途中の局面が、あなたの進行中の対局にあります。ここから何が打たれたかは、その対局が終わってから表示します。
openings-not-for-two = 布石を数えるのは2人の対局だけです。
openings-next = { $number }：{ $played }
openings-type-point = 交点を入力
openings-form-title = 次の手
openings-swap = 色を交換
openings-no-swap = 色はそのまま
openings-pass = さらに2つ置く
openings-in-picture = 番号順の次の手：{ $moves }。
openings-numbered = { $number } { $point }
openings-which-games = どの対局か
openings-scope-server = このサーバー
openings-scope-everywhere = すべて
openings-scope-own = 自分の対局
