tournament-heading = **{ $name }** · 大会 { $number }
tournament-format-swiss = スイス式：脱落はなく、各ラウンドで得点の近い相手と対戦します。
tournament-format-swiss-top = スイス式：各ラウンドで得点の近い相手と対戦します。そのあと上位 { $count } 人が勝ち抜き戦を行います。
tournament-format-round-robin = 最大 { $count } 人のグループ総当たり：グループ内の全員と対戦し、各グループの勝者が決勝を行います。
tournament-format-one-group = 総当たり：全員と対戦します。
tournament-format-single = 勝ち抜き戦：一度負けると脱落です。
tournament-format-double = ダブルイリミネーション：二度負けると脱落です。
tournament-format-cycle = 持ち回りの卓：全員がほぼ同じ回数ずつ対戦します。
tournament-band = レーティング { $band } の方のみ。
tournament-starts = 開始：{ $time }（{ $span }）。
tournament-starts-full = { $count } 人が参加し次第開始します。遅くとも { $time }（{ $span }）。
tournament-check-in-hours =
    { $count ->
       *[other] 開始前の { $count } 時間の間に「出席」を押してください。押さない方は参加できません。
    }
tournament-check-in-minutes =
    { $count ->
       *[other] 開始前の { $count } 分の間に「出席」を押してください。押さない方は参加できません。
    }
tournament-running = 第 { $round } ラウンドが進行中です。
tournament-running-of = 第 { $round } ラウンド（全 { $count }）が進行中です。
tournament-first-round-soon = まもなく1回戦が始まります。
tournament-paused = 中断中です。新しいラウンドは始まりません。
tournament-paused-open = 一時停止中です。再開されるまで始まりません。
tournament-over = 終了しました。
tournament-cancelled = 中止されました。続いている対局は通常の対局になります。
tournament-entered = 参加者：{ $count } 人（最少 { $fewest } 人、最大 { $most } 人）。
tournament-entered-late = 参加者：{ $count } 人（最大 { $most } 人）。
tournament-entered-by-start = 参加者：{ $count } 人。
tournament-winners = 1位：{ $names }。
tournament-checked-in-count = 出席確認済み：{ $count } 人 (✓)。
tournament-enter = 参加する
tournament-withdraw = 辞退する
tournament-check-in = 出席
tournament-show = 表示
tournament-crosstable = 対戦表
tournament-manage = 管理
tournament-announce = 告知する
tournament-discard = 破棄
tournament-start-now = 今すぐ開始
tournament-pause = 中断
tournament-resume = 再開
tournament-cancel = 大会を中止
tournament-take-out = 外す
tournament-stay = 続ける
tournament-which = どの大会ですか？
tournament-back = 戻る
tournament-draft = このプレビューはあなただけに見えます。メニューで変更でき、「告知する」で投稿すると参加を受け付けます。
tournament-menu-format = 対戦方式
tournament-menu-games = セットか一局か
tournament-menu-size = 人数
tournament-menu-start = 開始時刻
tournament-choice-swiss = スイス式
tournament-choice-swiss-top = スイス式のあと上位 { $count } 人の勝ち抜き戦
tournament-choice-round-robin = { $count } 人グループの総当たり
tournament-choice-single = 勝ち抜き戦
tournament-choice-double = ダブルイリミネーション
tournament-choice-cycle = 持ち回りの卓
tournament-choice-full = { $count } 人、満員になり次第開始
tournament-choice-size = { $fewest } ～ { $most } 人
tournament-choice-start = { $span }後（次の正時に切り上げ）
tournament-choice-games =
    { $kind ->
        [set-rated] 二局セット、レーティングあり
        [set-casual] 二局セット、レーティングなし
        [single-rated] 一局、レーティングあり
       *[single-casual] 一局、レーティングなし
    }
tournament-announced = 大会のチャンネルで告知しました。開始も組み合わせも自動です。`/tournament manage` で介入できます。
tournament-discarded = 下書きを破棄しました。ほかの人には見えていません。
tournament-entered-now = 参加を受け付けました。組み合わせが決まったら個別にお知らせします。
tournament-entered-check-in = 参加を受け付けました。出席の受付が始まったら個別にお知らせします。出席しない人は参加できません。
tournament-withdrawn = 大会から抜けました。
tournament-checked-in = 出席を確認しました。
tournament-ask-leave = いま **{ $name }** を抜けると、大会の対局は投了になり、戻れません。抜けますか？
tournament-round-began = **{ $name }** · 第 { $round } ラウンド開始
tournament-final-began = **{ $name }** · 第{ $round }回戦が始まりました：決勝
tournament-bye = { $name }：このラウンドは不戦勝です。
tournament-no-opponent = { $name }：このラウンドは対戦相手がいません。
tournament-half-point-bye = { $name }：このラウンドは休みで、0.5点です。
tournament-better-seed =
    { $kind ->
        [neither] { $players }：どちらも勝たなかったため、上位シードの{ $name }が勝ち上がります。
       *[drawn] { $players }：再び引き分けのため、上位シードの{ $name }が勝ち上がります。
    }
tournament-once-more = 引き分けのため再対戦
tournament-second-final = これは二度目の決勝です：{ $name } はこれが初めての負けなので、二人がもう一度対戦し、この対戦に勝った人が優勝します。
tournament-over-post = **{ $name }** が終了しました。
tournament-tie-breaks = 同点の場合は次の順で決まります：直接対決、最弱を除く対戦相手の得点（ブッフホルツ）、全対戦相手の得点、勝った相手の得点と引き分けた相手の得点の半分（ゾンネボルン・ベルガー）、勝ち数。
tournament-tie-breaks-round-robin = 同点の場合は次の順で決めます：直接対局、勝った相手の得点と引き分けた相手の得点の半分（ゾンネボルン・ベルガー）、勝ち数。
tournament-put-off = **{ $name }** の開始が延期されました：{ $time }（{ $span }）。それまで参加できます。
tournament-started-early = **{ $name }** · 主催者が予定より早く開始します。
tournament-too-few-yet = まだ { $count } 人に達していません。
tournament-too-few-there-yet = 出席した人はまだ { $count } 人に達していません。
tournament-check-in-again = 参加するには、{ $time }（{ $span }）からもう一度チェックインが必要です。すでに済ませた人も同じです。
tournament-called-off = **{ $name }** は中止されました。
tournament-go-on = まだ続いている対局は、通常の対局として続きます。
tournament-too-few = 参加者が { $count } 人に達しませんでした。
tournament-too-few-there = 出席した人が { $count } 人に達しませんでした。
tournament-check-in-post = **{ $name }** · 出席の受付が始まりました。{ $time } までに出席しない人は参加できません。
tournament-adjudicated = **{ $name }** · 第 { $round } ラウンド、第 { $board } 卓：主催者が結果を裁定しました。
tournament-released =
    { $count ->
       *[other] 次の対局は続きますが、大会にはもう数えません：{ $games }。
    }
tournament-replaced = **{ $name }** · { $before } に代わって { $player } が参加します。
tournament-removed = **{ $name }** · 主催者が { $player } を外しました。
tournament-withdrew-post = **{ $name }** · { $player } が棄権しました。
tournament-struck-out = 半分の対局を終える前に抜けたため、結果は数えません：{ $names }。
tournament-perhaps-struck-out = { $name } さんはまだ半分の対局を終えていません。続いている対局が終わってもそのままなら、結果はどれも数えません。
tournament-handed-over = **{ $name }** · これからは { $player } が主催します。
tournament-paused-post = **{ $name }** は中断中です。対局は続きますが、新しいラウンドは始まりません。
tournament-paused-open-post = **{ $name }** は一時停止中です。再開されるまで始まりません。
tournament-resumed-post = **{ $name }** を再開します。
tournament-enter-until-then = それまで参加できます。
tournament-reason = 理由：{ $reason }
tournament-points = 得点 { $points }
tournament-still-in = 勝ち残り中
tournament-performance = パフォーマンス { $rating }
# Under the podium. $names is a list of names.
tournament-shared-first = 1位を分け合ったのは { $names } です。
# Under a board: the tournament for which its game is played.
tournament-of-game = 大会：{ $tournament }。
# After the end of a game: what it brings in its tournament. A set is two games that count together. $kind is not shown.
tournament-point =
    { $kind ->
        [set] { $tournament } では、この対局は { $name } さんの勝ちになります。
       *[single] { $tournament } では、{ $name } さんに1点が入ります。
    }
tournament-half-point =
    { $kind ->
        [set] { $tournament } では、この対局は引き分けになります。
       *[single] { $tournament } では、両者に½点ずつ入ります。
    }
tournament-game-of-leaver =
    { $kind ->
        [never] { $tournament } では、この対局は数えません。{ $name } さんが半分の対局を終える前に抜けたためです。
       *[perhaps] { $tournament } では、{ $name } さんが半分の対局を終えている場合だけ、この対局を数えます。
    }
tournament-match-end =
    { $kind ->
        [goes-on] { $tournament } では、{ $name } さんが勝ち上がります。
        [first-defeat] { $tournament } では、{ $name } さんが勝ち上がります。{ $other } さんはこれが初めての負けです。
        [second-final] { $tournament } では、{ $name } さんが一度目の決勝に勝ちました。{ $other } さんはこれが初めての負けなので、二度目の決勝を行います。
        [match] { $tournament } では、この対戦は { $name } さんの勝ちになります。
       *[wins] { $tournament } は { $name } さんの優勝です。
    }
tournament-match-again = { $tournament } では、この対戦はまだ決着していません。再対戦します。
tournament-match-by-seed = この対戦は決着しなかったため、上位シードの勝ちになります。
# The same for a game of three or four.
tournament-table-counts = この対局の順位は { $tournament } に数えられます。
tournament-section = **グループ { $number }**
tournament-final-section = **決勝**
tournament-crosstable-key = 左は順位と番号（#）、名前の後は得点。続いて各ラウンドの相手の番号と + 勝ち、= 引き分け、- 負け、* 対局中。相手がいないときは bye、½、0 または空欄。
tournament-own-not-in = あなたはこの大会に参加していません。
tournament-own-draft = これは下書きで、ここで大会を運営できる人だけに見えます。**管理** で変更し、告知できます。
tournament-own-left = あなたはこの大会を抜けました。
tournament-own-taken-out = 主催者があなたをこの大会から外しました。
tournament-own-not-checked-in = 開始までにチェックインしなかったため、この大会には参加していません。
tournament-own-entered = あなたは参加しています。
tournament-own-to-check-in = まだチェックインしていません。開始までにしない人は参加できません。
tournament-own-place = 現在の順位：{ $place }。
tournament-own-final-place = あなたの順位：{ $place }位。
tournament-own-still-in = あなたは勝ち残っています。
tournament-own-possible = 最終順位の可能性：{ $best } ～ { $worst }。
tournament-own-possible-late = まだ参加する人がいるかもしれず、それも含めた順位です。
tournament-own-certain = 最終順位は確定：{ $place }。
tournament-own-game = 対戦相手：{ $opponents }（{ $game }）。
tournament-manage-head = ここでの操作は投稿され、大会の記録に残ります。
tournament-menu-put-off = 開始を延期 …
tournament-menu-board = 結果を裁定する卓 …
tournament-more-boards = ほかの卓 …
tournament-menu-person = 参加者を外す・交代する …
tournament-menu-replace = 代わりの人
tournament-ask-start = { $count } 人で今すぐ開始しますか？
tournament-ask-cancel = **{ $name }** を中止しますか？元には戻せません。対局は通常の対局として続きます。
tournament-decide = { $players }：どの結果にしますか？次に理由を書くと投稿されます。対局は通常の対局として続きます。
tournament-wins = { $name } の勝ち
tournament-draw = 引き分け
tournament-neither = 両者とも得点なし
tournament-neither-wins = 両者とも勝ちなし
tournament-reason-title = 結果の裁定
tournament-reason-label = 理由（全員が読みます）
tournament-reason-example = 両者が同意した。
tournament-person = { $name }：辞退と同じ扱いで外すか、下で代わりの人を選んでください。交代できるのは、まだ一手も打っていない人だけです。
tournament-no-bot = このサーバーのメンバー（人）だけが参加できます。
tournament-nobody-of-it = 外したり交代させたりできるのは、この大会の参加者だけです。
tournament-list = このサーバーの大会：
# Marks a draft in that list.
tournament-is-draft = 下書き（未告知）
tournament-list-starts = { $span }に開始
tournament-list-entered = 参加 { $count }/{ $most } 人
tournament-list-round = 第 { $round } ラウンド
tournament-list-running = 進行中
tournament-list-over = 終了
tournament-list-cancelled = 中止
tournament-list-paused = 中断中
tournament-menu-open = 大会を表示 …
tournament-list-item = { $number }. { $name }
tournament-none = このサーバーにはまだ大会がありません。サーバーの管理者は `/tournament create` で作れます。
