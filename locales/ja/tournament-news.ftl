tournament-news-round = **{ $tournament }** · 第{ $round }回戦: 相手は{ $opponents }、{ $game }です。
tournament-news-bye = **{ $tournament }** · 第{ $round }回戦: この回戦は相手がいません。
tournament-news-no-show = **{ $tournament }**の対局で一手も打たないまま時間が切れたため、トーナメントから外れました。しばらくこのサーバーのトーナメントには参加できません。
tournament-news-blocked = **{ $tournament }** · 第{ $round }回戦: ブロックにより対戦を望まない二人を組み合わせざるを得ませんでした。`/tournament manage`で結果を裁定できます。
tournament-news-set-aside = **{ $tournament }**は続けられません。データベースの一部が壊れています。対局は続きます。ボットの管理者に知らせてください。
tournament-news-set = セットでは先後を入れ替えた二局目もあります。
tournament-news-further = 前の対戦は引き分けでした。短い持ち時間のこの対戦で決まり、これも引き分けなら上位シードが勝ち上がります。
tournament-news-unreadable = あなたが主催するトーナメント{ $tournament }は続けられません。データベースで壊れているか、別の版のボットで保存されています。対局は続きます。ボットの管理者に知らせてください。
