### Stepping through a finished game, one board after the other. Only who asked sees it.

replay-step-through = 一手ずつ見る
replay-at = **対局{ $game }** · { $moves }手中{ $number }手目
replay-begins = **対局{ $game }** · 初手の前

replay-first = 最初
replay-back-five = 5手戻る
replay-back = 戻る
replay-forward = 進む
replay-forward-five = 5手進む
replay-last = 最後

replay-jump-prompt = 手を選んで移動
replay-jump = { $number }手目
replay-jump-to-begin = 初手の前
replay-none-here = ここで終わった対局はまだありません。`/history`で自分の対局をすべて見られます。
