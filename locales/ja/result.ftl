### How a game ended, and what it changed.

result-won =
    { $winners ->
       *[other] { $names }が{ $moves }手で対局{ $game }に勝ちました：{ $why }。
    }
result-you-won = あなたが{ $moves }手で対局{ $game }に勝ちました：{ $why }。
result-drawn = 対局{ $game }は{ $moves }手で引き分けです：{ $why }。
result-without-winner = 対局{ $game }は{ $moves }手で終わり、勝敗なしです：{ $why }。手数が少ないため成績に入りません。
# It ended so early that it counts only in its tournament; what it brings there follows.
result-early = 対局{ $game }は{ $moves }手で終わり、勝敗なしです：{ $why }。
result-too-short-to-rate = 手数が少ないため、レートは変わりません。

result-row =
    { $count ->
       *[other] { $words }連（{ $from }-{ $to }）
    }
result-row-somewhere =
    { $count ->
       *[other] { $words }連
    }
result-pairs-captured =
    { $count ->
       *[other] ペア{ $words }組取り
    }
result-stones-captured =
    { $count ->
       *[other] 石{ $words }個取り
    }
result-resigned = { $name }の投了
result-you-resigned = あなたの投了
result-out-of-time = { $name }の時間切れ
result-you-out-of-time = あなたの時間切れ
result-in-this-order = { $departures }（この順）
result-board-full = 盤が満杯
result-both-agreed = 両者の合意
result-all-agreed = 全員の合意
result-row-against-captures = 勝ちになる連と取りが同時に成立
result-longest = 石が上限の2,000個に到達


result-rating-of = { $name } { $before } → { $after }
result-ratings = レート：{ $changes }。
result-ratings-provisional = レート：{ $changes }（暫定）。
result-ratings-provisional-of = レート：{ $changes }（暫定：{ $names }）。

result-replay = リプレイ
result-replay-of = 対局{ $game }の全手順：
