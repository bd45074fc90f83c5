learn-head = **レッスン{ $number }/12：{ $title }**
learn-head-part = **レッスン{ $number }/12：{ $title }** · { $part }/{ $parts }
learn-task = **課題：**{ $task }
learn-game-language = このサーバーでは、見ている全員のために、対局とコメントは{ $language }で表示されます。私へのダイレクトメッセージで`/learn`を使うと、あなたの言語になります。
learn-named-task = { $name }の交点を見つけてください。
learn-shape-task = 足りない石を打って、形を完成させてください。
learn-shape-right = 形が完成しました。取られるペアはありません。

learn-right = 正解：**{ $point }**。{ $words }
learn-also-right = ほかの正解：{ $points }。
learn-shown = 答えの1つは**{ $point }**です。{ $words }
learn-shown-undone = 自分で石を置くと課題が完了します。*{ $again }*を押してください。
learn-wrong = **{ $point }**は違います。{ $why }
learn-outside = **{ $point }**は図の外にあります。
learn-hint = ヒント：{ $points }の中に正解があります。
learn-board-in-words = あなたは白です。
learn-ringed = 輪のある石：{ $points }。
learn-to-move = 白の番
learn-to-move-after-captures = 白の番 · 取った組：{ $pairs }

learn-wrong-short-row = { $length ->
    [1] 1個だけです。5個並べる必要があります。
   *[other] { $length }個しか並びません。5個必要です。
}
learn-wrong-one-between = 線上のあなたの次の石との間に黒石が1個しかありません。1個だけの石は取れません。
learn-wrong-more-between = 線上のあなたの次の石との間に黒石が3個以上あります。取れるのはちょうど2個だけです。
learn-wrong-nothing-between = あなたの別の石との間に黒石がありません。
learn-wrong-not-moved-in = 両端に黒石があるペアになりません。
learn-wrong-leaves-pair = { $pair }のペアが{ $point }で取られます。
learn-wrong-loses = 黒が次に{ $point }で勝ちます。
learn-wrong-not-won = いまは黒を止めますが、勝ちにはなりません。
learn-wrong-side-by-side = { $pair }が隣り合っています。これはペアで、取られることがあります。
learn-wrong-no-stretch-two = 飛び二は、線の上で自分の2個の石の間がちょうど1つ空いた形です。
learn-wrong-closed-three = この三は片端がふさがっているか、すき間が二つあるので、活四になりません。
learn-wrong-three-without-gap = 活三ですが、間が空いていません。
learn-wrong-three-with-gap = 活三ですが、間が空いています。これは飛び三です。
learn-wrong-no-three = 三になりません。
learn-wrong-four-blocked = 片方の端がふさがった四は止められます。ここでは{ $point }です。
learn-wrong-four-filled = 間の空いた四は、間に打てば止まります。ここでは{ $point }です。
learn-wrong-no-four = 四にならないので、黒は受ける必要がありません。
learn-wrong-three-grows = 黒はまだ{ $points }で活四を作れます。
learn-wrong-not-the-shape = 形が完成しません。輪のある石はその一部です。足りない石はどこでしょうか。
learn-wrong-not-in-the-gap = くさびは、黒石と黒石の間に打ちます。
learn-wrong-block-is-safe = 黒が{ $point }で止めても、あなたが取れるペアはできません。
learn-wrong-no-initiative = 四ではありません。黒は受けずに活三を伸ばします。
learn-wrong-answered = 四ですが、黒が{ $point }で止めます。
learn-wrong-nothing-captured = 何も取れません。
learn-wrong-wrong-pair = ペアは取れますが、黒はまだ{ $points }で活四を作れます。
learn-wrong-other-point = その交点は{ $name }です。
learn-wrong-only-tria = それは「tria」です。活三で、四ではありません。
learn-wrong-not-called = 何も告げない手です。活三にも四にもなりません。

learn-button-hint = ヒント
learn-button-show = 答えを見る
learn-button-words = 言葉で
learn-button-board = 盤
learn-button-back = 前へ
learn-button-next = 次へ
learn-button-all = レッスン一覧
learn-button-resume = 続ける
learn-button-again = もう一度
learn-button-play = 私と対局
learn-button-game = 自分の対局
learn-game-runs = このレッスンの対局がまだ進行中です：{ $game }。
learn-button-begin = レッスン
learn-button-decline = いいえ

learn-form-title = あなたの石

learn-list = **12のレッスン** · { $count }個完了
learn-line = { $number }. { $title }
learn-line-done = { $number }. { $title } · 完了
learn-line-part = { $number }. { $title } · { $done }/{ $tasks }
learn-menu = レッスンへ移動
learn-all-done = 12のレッスンをすべて終えました。`/challenge`で対局を続けるか、`/review`で自分の対局を振り返ってください。
learn-game-over = これが最後のレッスンの対局でした。もう一度打つか、*{ $review }*でこの対局を振り返るか、詰め問題に進んでください。残りのレッスンは`/learn`で分かります。

learn-offer = Penteは初めてですか？12の短いレッスンで打ち方が分かります。見えるのはあなただけです。
learn-declined = 分かりました。レッスンはいつでも`/learn`で見られます。

learn-comment-can-win = いま{ $points }で勝てます。
learn-comment-must-stop = 私は{ $points }での勝ちを狙っています。止めてください。
learn-comment-lost = あなたの石{ $stones }を取りました。
learn-comment-can-open = { $points }で活四を作れます。
learn-comment-open-three = 私に活三があります。{ $points }で止めてください。
learn-comment-weak-pair = あなたのペア{ $pair }は{ $point }で取られます。
learn-comment-can-capture = ペア{ $pair }を{ $point }で取れます。
learn-comment-captured = あなたは{ $stones }を取りました。
learn-comment-made-three = あなたが活三を作り、私が止めました。
learn-comment-quiet = 脅威はありません。飛び二やほかの形を作りましょう。
learn-comment-third-stone = 中央の最初の石は大きな有利です。そのため、あなたの2つ目の石は中央から離して置きます。
learn-comment-none = この盤面には解説を付けません。同じ局面が進行中の別の対局にあり、解説がその対局者の助けになるためです。
