### The buttons and forms for moving.

move-buttons-play = 打つ
move-buttons-type-point = 座標を入力
move-buttons-power-stone = パワー石（残り{ $left }個）
move-buttons-take-white = 白を選ぶ
move-buttons-take-black = 黒を選ぶ
move-buttons-add-two-stones = 石を2個追加

move-buttons-next-game = 次：{ $opponents }との対局{ $game }
move-buttons-play-game = 対局{ $game }で打つ · { $opponents }
move-buttons-play-on = 続けて打つ

move-buttons-what-else = 対局{ $game }：何をしますか？
move-buttons-board = 盤面
move-buttons-rules = ルール
move-buttons-resign = 投了

move-buttons-stone-title = 対局{ $game }で石を打つ
move-buttons-power-stone-title = 対局{ $game }でパワー石を打つ
move-buttons-point = 座標
move-buttons-example = K10 または R3U2
move-buttons-typing-help = 石を打つには、ここに点を書いてください（例：{ $point }）。複数の対局が待っているときは、先に対局の番号を書きます（例：{ $line }）。`/games`で対局の一覧、`/help`で説明を見られます。
move-buttons-typing-help-here = 石を打つには、盤の投稿に点を返信する（例：{ $point }）か、点と一緒に私をメンションしてください。複数の対局が待っているときは、先に対局の番号を書きます（例：{ $line }）。`/games`で対局の一覧、`/help`で説明を見られます。
move-buttons-type-again = もう一度入力
