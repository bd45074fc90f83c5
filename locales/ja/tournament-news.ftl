tournament-news-round = **{ $tournament }** · 第{ $round }回戦: 相手は{ $opponents }、{ $game }です。セットでは先後を入れ替えた二局目もあります。
tournament-news-bye = **{ $tournament }** · 第{ $round }回戦: この回戦は相手がいません。
tournament-news-no-show = **{ $tournament }**の対局で一手も打たないまま時間が切れたため、トーナメントから外れました。しばらくこのサーバーのトーナメントには参加できません。
tournament-news-blocked = **{ $tournament }** · 第{ $round }回戦: ブロックにより対戦を望まない二人を組み合わせざるを得ませんでした。`/tournament manage`で結果を裁定できます。
tournament-news-set-aside = **{ $tournament }**は続けられません。データベースの一部が壊れています。対局は続きます。ボットの管理者に知らせてください。
tournament-news-season = **{ $tournament }** · シーズン { $season }、ディビジョン { $division }：対戦相手は { $games } です。すべての対局が同時に進みます。
