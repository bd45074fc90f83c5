puzzle-head = **詰め問題** · { $ruleset } · レーティング{ $rating }
puzzle-title = 詰め問題
puzzle-to-move = { $colour ->
    [white] 白の番
   *[black] 黒の番
}
puzzle-row = { $colour ->
    [white] 白は必ず勝てます。最初の一手を見つけてください。
   *[black] 黒は必ず勝てます。最初の一手を見つけてください。
}
puzzle-captures = { $colour ->
    [white] 白は取りで必ず勝てます。最初の一手を見つけてください。
   *[black] 黒は取りで必ず勝てます。最初の一手を見つけてください。
}
puzzle-defence = { $colour ->
    [white] 黒に必勝の狙いがあります。それを防ぐ白の一手を見つけてください。
   *[black] 白に必勝の狙いがあります。それを防ぐ黒の一手を見つけてください。
}
puzzle-go-on = { $colour ->
    [white] 白はまだ必勝です。次の一手を見つけてください。
   *[black] 黒はまだ必勝です。次の一手を見つけてください。
}
puzzle-you-have = { $colour ->
    [white] あなたは白です。
   *[black] あなたは黒です。
}
puzzle-captured-pairs = 取ったペア：白{ $white }、黒{ $black }。
puzzle-captured-stones = 取った石：白{ $white }、黒{ $black }。
puzzle-repetition = 以前に解けなかった問題の復習です。レーティングは変わりません。
puzzle-unrated = すでに挑戦した問題なので、レーティングは変わりません。
puzzle-unrated-reviewed = レーティングの対象外です。この問題は自分の対局{ $game }からのもので、その検討に答えが載っています。
puzzle-rated-attempt = レーティングの対象です。ヒントを使うと得られる点は3分の1になり、解答を見ると、解けなかったものとして数えます。
puzzle-rated-hinted = 解答を見ると、解けなかったものとして数えます。
puzzle-much-harder = { $asked ->
    [kind] この種類でちょうどよい難しさの新しい問題は今ありません。この問題はかなり難しいです。
   *[any] ちょうどよい難しさの新しい問題は今ありません。この問題はかなり難しいです。
}
puzzle-much-easier = { $asked ->
    [kind] この種類でちょうどよい難しさの新しい問題は今ありません。この問題はかなり易しいです。
   *[any] ちょうどよい難しさの新しい問題は今ありません。この問題はかなり易しいです。
}
puzzle-hint = ヒント：正解の一手は{ $points }のどれかです。この問題を解いて得られる点は3分の1になります。
puzzle-hint-unrated = ヒント：正解の一手は{ $points }のどれかです。
puzzle-kept = { $colour ->
    [white] 正解：**{ $point }**。白は**{ $reply }**と応じます。
   *[black] 正解：**{ $point }**。黒は**{ $reply }**と応じます。
}
puzzle-kept-half = 正解：**{ $point }**。この手番ではもう一つ置けます。
puzzle-wrong = **{ $point }**ではありません。
puzzle-wrong-line = **{ $point }**ではありません。{ $line }で止められます。
puzzle-wrong-defence = { $colour ->
    [white] **{ $point }**ではありません。白は{ $line }で勝ちます。
   *[black] **{ $point }**ではありません。黒は{ $line }で勝ちます。
}
puzzle-again-rated = もう一度挑戦できます（レーティングの対象は最初の挑戦だけです）。
puzzle-again = もう一度挑戦できます。
puzzle-solved = **{ $point }**で解けました！
puzzle-goes-on = 続きは{ $line }です。
puzzle-shown = 解答例：**{ $line }**。同じ結果になる他の手も正解です。
puzzle-not-shown = 解答の途中の局面が今ちょうど対局中なので、解答はまだ表示できません。
puzzle-rated = 詰め問題のレーティング：{ $before } → { $after }。
puzzle-unsettled = レーティングはまだ定まっていません。最初のうちは問題ごとに大きく上下します。
puzzle-streak = 連続{ $days }日目です。
puzzle-from-game = { $game }（{ $players }）からの問題です。
puzzle-built-in = 私が自分自身と打った対局からの問題です。
puzzle-none = 今表示できる該当の問題はありません。別のテーマかルールを選んでください。
puzzle-none-any = 今表示できる詰め問題がありません。どの問題の局面も、いま対局中です。その間はレッスンをどうぞ。
puzzle-none-server = このサーバーの対局からは、今表示できる該当の問題がありません。問題は終わった対局から一局ずつ探しています。
puzzle-none-mine = 自分の対局からは、今該当の問題がありません。問題は終わった対局から一局ずつ探しています。逃した勝ちや与えてしまった勝ちが問題になります。
puzzle-none-stands = 該当の問題はありますが、その局面がいま進行中の対局に現れているので、対局が終わるまで表示できません。
puzzle-stands = この局面は今ちょうど対局中なので、その対局が終わるまでこの問題は表示できません（どちらかの助けになるためです）。次の問題へどうぞ。
puzzle-stands-own = この局面はいま自分の対局に現れているので、その対局が終わるまでこの問題は表示できません。次の問題へどうぞ。
puzzle-repeats = 解けなかった問題は、1日、3日、7日、21日後以降に問題を求めたとき、復習として戻ってきます。レーティングは変わりません。
puzzle-repeats-not = 解けなかった問題はもう戻ってきません。
puzzle-went-on = それはたった今試されました。現在の問題はこのとおりです。
puzzle-unknown = その問題はもうありません。`/puzzle`に他の問題があります。
puzzle-button-place = 石を置く
puzzle-button-board = 盤
puzzle-button-solution = 解答
puzzle-button-next = 次の問題
puzzle-button-any = 自分に合った問題
puzzle-button-game = 元の対局
puzzle-button-repeat = 間違いを復習する
puzzle-button-repeat-not = 復習しない
puzzle-daily = **今日の詰め問題** · { $ruleset } · 投稿時のレーティング{ $rating }
puzzle-daily-privately = **{ $solve }**を押すと自分だけに開きます。解答はほかの人には見えません。
puzzle-daily-other-rules = このサーバーの標準ルール（{ $ruleset }）で、みんなに合う問題が今日は残っていないため、別のルールの問題です。
puzzle-button-solve = 解く
puzzle-yesterday = 昨日の問題は{ $count }人が最初の挑戦で解きました。
puzzle-yesterday-nobody = 昨日の問題を最初の挑戦で解いた人はいませんでした。
puzzle-yesterday-untried = 昨日の問題を最後まで解いた人はいませんでした。
puzzle-yesterday-named = 昨日の問題を最初の挑戦で解いた人：{ $names }。
puzzle-yesterday-others = 昨日の問題を最初の挑戦で解いた人：{ $names }、ほか{ $count }人。
