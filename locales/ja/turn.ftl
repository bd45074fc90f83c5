### The message of a turn, with the picture of the board: who is to move, and everything that led to it.

turn-called =
    { $asked ->
        [choice] { $player }さん、色を選んでください（対局{ $game }、{ $number }手目）。
        [white] { $player }さんの手番：白石（対局{ $game }、{ $number }手目）。
        [black] { $player }さんの手番：黒石（対局{ $game }、{ $number }手目）。
        [second] { $player }さんの手番：2個目の石（対局{ $game }、{ $number }手目）。
       *[stone] { $player }さんの手番です（対局{ $game }、{ $number }手目）。
    }

turn-to-pick =
    { $asked ->
        [choice] 色を選んでください（対局{ $game }、{ $number }手目）。
        [white] あなたの手番：白石（対局{ $game }、{ $number }手目）。
        [black] あなたの手番：黒石（対局{ $game }、{ $number }手目）。
        [second] あなたの手番：2個目の石（対局{ $game }、{ $number }手目）。
       *[stone] あなたの手番です（対局{ $game }、{ $number }手目）。
    }

turn-still-yours =
    { $asked ->
        [choice] 次は対局{ $game }の色を選んでください。
        [white] 次は対局{ $game }で白石を打ってください。
        [black] 次は対局{ $game }で黒石を打ってください。
        [second] 次は対局{ $game }で2個目の石を打ってください。
       *[stone] 対局{ $game }は、続けてあなたの手番です。
    }

turn-next =
    { $asked ->
        [choice] 対局{ $game }：次は{ $player }が色を選びます。
        [mine] 対局{ $game }：私の返し手は盤に表示されます。
       *[stone] 対局{ $game }：{ $player }の手番です。
    }

turn-shown-again =
    { $asked ->
        [choice] **対局{ $game }**、{ $number }手目：{ $player }が色を選びます。
        [mine] **対局{ $game }**、{ $number }手目：私の手番です。
       *[stone] **対局{ $game }**、{ $number }手目：{ $player }の手番です。
    }
turn-shown-again-to-you =
    { $asked ->
        [choice] **対局{ $game }**・{ $number }手目：色を選んでください。
       *[stone] **対局{ $game }**・{ $number }手目：あなたの手番です。
    }
turn-side =
    { $who ->
        [you] あなた：{ $colour }。
       *[other] { $name }：{ $colour }。
    }
turn-side-captured =
    { $who ->
        [you] あなた：{ $colour }
       *[other] { $name }：{ $colour }
    }、{ $count ->
        [0] 取った石なし
       *[other] 取った石{ $count }個
    }。
turn-side-captured-pairs =
    { $who ->
        [you] あなた：{ $colour }
       *[other] { $name }：{ $colour }
    }、{ $count ->
        [0] 取ったペアなし
       *[other] 取ったペア{ $count }組
    }。

turn-computer-thinks = **対局{ $game }**、{ $number }手目：考え中です。
turn-is-thinking = **対局{ $game }**、{ $number }手目：{ $name }が考えています。
turn-paused =
    { $clock ->
        [none] **対局{ $game }**、{ $number }手目：一時停止中です。誰かが再開するか打つまで続きます。
       *[stopped] **対局{ $game }**、{ $number }手目：一時停止中です。誰かが再開するか打つまで、時計は止まっています。
    }
turn-adjourned =
    { $with ->
        [bot] **対局{ $game }**、{ $number }手目：中断中です。どちらの負けにもなりません。「再開」で続けられます。
       *[person] **対局{ $game }**、{ $number }手目：中断中です。どちらの負けにもなりません。「再開」で続きを提案できます。
    }

turn-taken-back = 待ったで手が取り消されました。
turn-taken-back-free = { $name }が待ったをして最後の手を取り消しました。2分以内なら同意はいりません。
turn-taken-back-by =
    { $count ->
        [1] 待ったで{ $name }の{ $number }手目が取り消されました。
       *[other] 待ったで{ $name }の{ $number }手目と、その後の手がすべて取り消されました。
    }
turn-pause-over = 一時停止が終わりました。
turn-resumed = 対局が再開しました。
turn-first-stone = ルールにより、1個目の石は**{ $point }**に置かれました。
turn-answered-at-once = 返し手が予約されていました：{ $answer }
turn-line-missed = これに応じる予約手はありません。

turn-swap-begins = Swap開局：両方の色を交互に使い、最初の石4個を好きな所に打ってください。そのあと相手が色を選びます。
turn-swap2-begins = Swap2開局：両方の色を交互に使い、最初の石3個を好きな所に打ってください。そのあと相手が色を選ぶか、石を2個追加してあなたに色を選ばせます。
turn-choose-colour = **白**と**黒**、どちらを選びますか？
turn-choose-colour-or-add = **白**を選ぶ、**黒**を選ぶ、または黒石と白石を1個ずつ追加して相手に選ばせる、のどれかを選んでください。
turn-moves-next =
    { $colour ->
        [black] 次は黒が打ちます。
       *[white] 次は白が打ちます。
    }

turn-resume = 再開
turn-more = その他
turn-game-begins = { $players }の皆さん、対局が始まります。
turn-sides = { $one } 対 { $other }。
turn-order = その後：{ $names }。
turn-partner =
    { $who ->
        [you] あなたのパートナーは{ $name }です。
       *[other] { $player }のパートナーは{ $name }です。
    }
turn-out = 離脱：{ $names }。
turn-resigned-and-left = { $name }が投了し、離脱しました。
turn-timed-out-and-left = { $name }は時間切れで離脱しました。

turn-was-to-move = { $player }の手番でした（対局{ $game }、{ $number }手目）。
turn-outdated = この盤面は古くなりました（対局{ $game }、{ $number }手目）。
