match-score-first-to = { $target }点先取
match-score-ends-at = 各対局は{ $length }連、または{ $pairs }組取りで終わります。
match-score-brings = 得点：{ $length }連が{ $row }点、取ったペア1組につき{ $capture }点、終局時に盤上に残っているちょうど{ $shorter }連1つにつき{ $lesser }点です。
match-score-low-target = 目標点が低いため、1局でマッチが終わることがあります。
match-score-starts-with = { $name }は{ $points }点から始めます。
match-score-you-start-with = あなたは{ $points }点から始めます。
match-score-who-accepts = 受けた人
match-score-nobody-ahead = ハンデなし
match-score-opponent-ahead = 相手が{ $points }点から始める
match-score-you-ahead = あなたが{ $points }点から始める
match-score-by-ratings = { $who }（レート差に応じたハンデ）
match-score-heading = **{ $target }点先取のマッチ**
match-score-line =
    { $name } **{ $points }**{ $detail }{ $missing ->
        [0] {""}
        [out] 、離脱
       *[other] 、あと{ $missing }点
    }
match-score-detail = （{ $parts }）
match-score-made = +{ $total }
match-score-made-for = +{ $total }：{ $detail }
match-score-for-row = 連{ $points }
match-score-for-captures = 取り{ $points }
match-score-for-lesser-rows = 短い連{ $points }
match-score-at-start = 開始時{ $points }
match-score-points-of = { $name } { $points }
match-score-points-of-out = { $name } { $points }（離脱）
match-score-won = マッチは**{ $name }**の勝ちです。
match-score-next = 次は対局{ $next }です。
match-score-centre-then = { $name }の1個目の石は中央に置かれ、次は{ $next }の手番です。
match-score-begins = 先手は{ $name }です。
match-score-followed-by = マッチの次の対局：{ $game }。
match-score-ends = マッチはここで終了です。
