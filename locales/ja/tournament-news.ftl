tournament-news-round = **{ $tournament }** · 第{ $round }回戦: 相手は{ $opponents }、{ $game }です。
# Added to the news of a round. $channel is a link to a channel.
tournament-news-place = 対局の場所は { $channel } です。
tournament-news-is-final = これが決勝です。
# Added where the pace is live.
tournament-news-live = 時計はもう動いています。
tournament-news-bye = **{ $tournament }** · 第{ $round }回戦：この回戦はお休みです。
tournament-news-bye-point = **{ $tournament }** · 第{ $round }回戦：この回戦はお休みですが、1点もらえます。
tournament-news-bye-half = **{ $tournament }** · 第{ $round }回戦：この回戦はお休みで、0.5点になります。
tournament-news-bye-final = **{ $tournament }** · 第{ $round }回戦：この回戦はお休みで、決勝に進んでいます。
tournament-news-forfeit = **{ $tournament }** · 第{ $round }回戦：相手が抜けたので、不戦勝です。
tournament-news-no-show = **{ $tournament }**の対局で一手も打たないまま時間が切れたため、トーナメントから外れました。しばらくこのサーバーのトーナメントには参加できません。
tournament-news-decided = **{ $tournament }** · 第{ $round }回戦：{ $opponents } とのあなたの対局は、主催者が裁定しました。
tournament-news-put-in = **{ $tournament }**：主催者が、出場しない人の代わりにあなたを入れました。出たくなければ `/tournament withdraw` で抜けられます。
tournament-news-replaced = **{ $tournament }**：主催者があなたの枠をほかの人に譲りました。理由は { $channel } にあります。
tournament-news-taken-out = **{ $tournament }**：主催者があなたを外しました。進行中の対局は投了になります。
tournament-news-taken-out-early = **{ $tournament }**：主催者があなたを外しました。
tournament-news-cancelled = **{ $tournament }** は中止になりました。詳しくは { $channel } をご覧ください。
tournament-news-blocked = **{ $tournament }** · 第{ $round }回戦: ブロックにより対戦を望まない二人を組み合わせざるを得ませんでした。`/tournament manage`で結果を裁定できます。
tournament-news-set-aside = **{ $tournament }**は続けられません。データベースの一部が壊れています。対局は続きます。ボットの管理者に知らせてください。
tournament-news-set = セットです。色を入れ替えた二局目も同時に行います：{ $game }。
tournament-news-further = 前の対戦は引き分けでした。この対戦で決まり、これも引き分けなら上位シードが勝ち上がります。
tournament-news-better-seed =
    { $kind ->
        [neither] **{ $tournament }** · 第{ $round }回戦：あなたも{ $opponents }も勝たなかったため、この対戦は上位シードの{ $name }の勝ちになります。
       *[drawn] **{ $tournament }** · 第{ $round }回戦：{ $opponents }との対戦は再び引き分けでした。上位シードの{ $name }の勝ちになります。
    }
tournament-news-unreadable = あなたが主催するトーナメント{ $tournament }は続けられません。データベースで壊れているか、別の版のボットで保存されています。対局は続きます。ボットの管理者に知らせてください。
tournament-news-season = **{ $tournament }** · シーズン { $season }、ディビジョン { $division }：対戦相手は { $games } です。すべての対局が同時に進みます。
tournament-news-check-in = **{ $tournament }** · 出席の受付が始まりました。下か { $channel } の*出席*を押すか、そこで`/tournament check-in`を使ってください。{ $time } までに出席しない人は参加できません。
