### The buttons and forms for moving.

move-buttons-play = 打つ
move-buttons-type-point = 座標を入力
move-buttons-power-stone = パワー石（残り{ $left }個）
move-buttons-take-white = 白を選ぶ
move-buttons-take-black = 黒を選ぶ
move-buttons-add-two-stones = 石を2個追加

move-buttons-waits-too = { $opponents }との対局{ $game }も、あなたの手番です。
move-buttons-play-game = 対局{ $game }で打つ · { $opponents }

move-buttons-what-else = 対局{ $game }：何をしますか？
move-buttons-board = 盤面
move-buttons-rules = ルール
move-buttons-resign = 投了

move-buttons-stone-title = 対局{ $game }で石を打つ
move-buttons-power-stone-title = 対局{ $game }でパワー石を打つ
move-buttons-point = 座標
move-buttons-example = K10 または R3U2
move-buttons-type-again = もう一度入力
