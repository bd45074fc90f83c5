### Choosing a point with buttons or menus.

picker-the-point = 交点
picker-first-the-file = まず列（縦）
picker-the-file = 列（縦）
picker-then-the-rank = 次に行（横）

picker-back-to-board = 盤に戻る
picker-play = { $point }に打つ
picker-play-power-stone = { $point }にパワー石（残り{ $left }個）
picker-change = 選び直す

picker-question = 対局{ $game }の{ $number }手目、**{ $point }**に打ちますか？
