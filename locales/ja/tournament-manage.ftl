tournament-manage-ask-pause = **{ $name }**を一時停止しますか。対局は続きますが、再開するまで次は始まりません。
tournament-manage-ask-pause-open = **{ $name }** を一時停止しますか？再開するまで始まりません。
tournament-manage-ask-resume = **{ $name }**を再開しますか。
# Added to the question before, for a tournament that has not begun. $time is a date with a time, $span is as in "in 3 days".
tournament-manage-ask-resume-start = 再開すると、開始は { $time }（{ $span }）です。
tournament-manage-late-entry = 未参加の人も、ラウンドの半分までは途中から参加できます。
tournament-manage-no-late-entry = 未参加の人は加われません。
tournament-manage-which-board = どの卓ですか？対局中の卓：
tournament-manage-no-board = このラウンドの卓はすべて結果が出ています。
tournament-manage-write-reason = 理由を書く
tournament-manage-series-goes-on = シリーズは次回に続きます。**シリーズを終える**で止められます。
tournament-manage-ask-end-series = シリーズを終えますか。**{ $name }**は予定どおり開かれ、次回はありません。
tournament-manage-end-series = シリーズを終える
tournament-manage-ask-take-over = **{ $name }**の主催者になりますか。主催者への連絡が届くようになります。
tournament-manage-take-over = 主催を引き継ぐ
tournament-manage-ask-put-off = **{ $name }**を延期しますか。開始は{ $time }（{ $span }）になり、それまで参加できます。
tournament-manage-put-off = 延期する
tournament-manage-ask-take-out = { $name }さんを外しますか。対局は投了となり、このトーナメントには戻れません。
tournament-manage-ask-replace = { $before }さんの代わりに{ $player }さんが入りますか。始まった対局は最初からになります。
tournament-manage-replace = 交代する
tournament-manage-replace-example = 今月は時間がありません。
tournament-manage-cancel-example = 今月は時間のある人が少なすぎます。
tournament-manage-ask-bye = **{ $name }**の第{ $round }回戦を半点で休みますか。一度だけ、最終戦以外で可能です。
tournament-manage-bye = 一回休む
tournament-manage-bye-given = 次の回は半点で休みになります。
tournament-manage-log = 記録
tournament-manage-log-head = これまでの出来事（新しい順）：
tournament-manage-log-kind =
    { $kind ->
        [announced] 告知
        [extended] 開始を延期
        [cancelled] 中止
        [check-in-opened] 出席の受付開始
        [started-early] 早めに開始
        [round-began] 第{ $round }回戦開始
        [last-season] 次のシーズンなし
        [seasons-go-on] リーグ続行
        [over] 終了
        [adjudicated] 結果を裁定
        [replaced] 交代
        [removed] 除外
        [withdrew] 辞退
        [no-show] 不在
        [paused] 一時停止
        [resumed] 再開
        [blocked-pair] ブロックし合う二人が対戦
        [set-aside] 破損
        [handed-over] 主催を引き継ぎ
       *[series-ended] シリーズ終了
    }
tournament-manage-log-board = ラウンド { $round }、ボード { $board }
tournament-manage-log-round = ラウンド { $round }
tournament-manage-choice-put-off = 開始を延期（`hours`）
tournament-manage-choice-decide = 結果を裁定（`board`）
tournament-manage-choice-take-out = `player`を外す
tournament-manage-choice-replace = `player`を`replacement`に交代
tournament-manage-result-first = 先に書かれた人の勝ち
tournament-manage-result-second = 二番目の人の勝ち
tournament-manage-result-third = 三番目の人の勝ち
tournament-manage-result-fourth = 四番目の人の勝ち
tournament-manage-series-given-up = **{ $name }**は三回続けて開かれなかったため、繰り返しを終えます。
tournament-manage-series-ended = **{ $name }**がシリーズの最終回です。
tournament-manage-tie-breaks-of-cycle = 同点の場合は勝ち数で決まり、それも同じなら同順位です。
tournament-manage-tie-breaks-of-knock-out = 同じ回で敗退した人は同順位です。
tournament-manage-own-waiting = この回の対局は終わりました。全員が終わると次の回が始まります。
tournament-manage-own-over = この回戦の対局は終わりました。
tournament-manage-own-sits-out = この回戦はお休みです。
tournament-manage-own-in-final = この回戦はお休みで、決勝に進んでいます。
tournament-manage-own-done = この大会でのあなたの対局はもうありません。
