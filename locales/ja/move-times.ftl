### How long moves took.

move-times-took = この手の時間：{ $span }。
move-times-at-once = この手はすぐに打たれました。
move-times-planned = この手は予約手です。
move-times-sealed = この手は封じ手でした。
move-times-median = 一手の時間の中央値：{ $span }
