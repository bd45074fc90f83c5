### Why the rules of play do not allow a move: what is wrong, and what would be right.

refusal-rules-off-board = その交点は盤の外です。

refusal-rules-extent =
    { $ranks ->
        [1] この盤の座標はA～{ $file }です（Iはありません）。
       *[other] この盤の文字はA～{ $file }（Iはありません）、数字は1～{ $ranks }です。
    }

refusal-rules-occupied =
    { $stone ->
        [white] { $point }には白石があります。
        [black] { $point }には黒石があります。
        [red] { $point }には赤石があります。
        [blue] { $point }には青石があります。
        [green] { $point }には緑石があります。
        [yellow] { $point }には黄石があります。
       *[power] { $point }にはパワー石があります。
    }空いている交点を選んでください。
refusal-rules-not-your-turn = あなたの手番ではありません。誰の手番かは`/board`で見られます。
refusal-rules-game-over = 終局しています。結果は`/board`で見られます。
refusal-rules-centre-required = 1個目の石は中央の{ $centre }に打ちます。

refusal-rules-too-near-centre = 大会ルール：この石は中央の{ $centre }から{ $distance }路以上離して、中央を囲む{ $side } × { $side }の外側に打ちます。
refusal-rules-on-centre-line = Gルール：中央と同じ行や列では、この石は中央の{ $centre }から{ $distance }路以上離して打ちます。

refusal-rules-choice-pending = 先に選んでから石を打ってください。盤の下のボタンか、`/move`の候補を使えます。
refusal-rules-placement-pending = 今は選ぶものはありません。`K10`のように座標を入力して石を打ってください。

refusal-rules-not-offered = 今それは選べません。白か黒を選べます。盤の下のボタンを使ってください。

refusal-rules-not-offered-with-pass = 今それは選べません。白か黒を選ぶか、石を2個追加して相手に選ばせることができます。盤の下のボタンを使ってください。

refusal-rules-double-three = この石を打つと活三が同時に2つできます（{ $threes }）。ここでは禁止です。別の交点を選んでください。
refusal-rules-must-touch = ここでは、どの石も盤上の石に隣り合うように打ちます。石の隣の交点を選んでください。
refusal-rules-without-power-stones = この対局にパワー石はありません。`K10`のように座標だけを入力してください。
refusal-rules-no-power-stone = パワー石はもう残っていません。普通の石を打ってください。
refusal-rules-no-such-seat = この対局の人数は{ $seats }人です。
refusal-rules-seat-left = その人はもう対局から抜けています。
