### Records of games, sent as files.

export-game = 対局{ $game }の棋譜です。
export-running-game = 対局{ $game }のここまでの棋譜です。

export-all =
    { $count ->
       *[other] 終局した{ $count }局の棋譜です。
    }
export-none = そこには終局した対局がありません。
export-rest = まだあります。`/export all from:{ $game }`で続きを送ります。
export-damaged =
    { $count ->
       *[other] 対局{ $games }は読み込めないため、ファイルに入っていません。ボットの運営者に知らせてください。
    }
export-damaged-many =
    { $others ->
       *[other] 対局{ $games }とほか{ $others }局は読み込めないため、ファイルに入っていません。ボットの運営者に知らせてください。
    }
export-which = どの対局ですか。ほかの対局は番号で指定できます：`/export game game:412`
export-choose = 対局を選ぶ
