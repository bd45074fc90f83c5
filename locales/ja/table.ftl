table-head = **テーブル{ $table }** · { $terms } · 開いた人：{ $host }
table-chair = { $number }. { $who }
table-side = **チーム{ $side }：** { $names }
table-free = *空席*
table-kept = *{ $name }の席*
table-rematch = { $players }：{ $host }が対局{ $game }の再戦を希望しています。
table-computer = ボット（レベル{ $level }）
table-with-points = { $name }（{ $points }点から）
table-starts = 全席が埋まると対局が始まります。
table-starts-early = 全席が埋まるか、{ $host }が「開始」を押すと、座っている人で対局が始まります。
table-order-by-chance = 手番の順番は抽選で決まります。
table-order-as-seated = 席の順に打ちます。
table-first-in-centre = 1個目の石は中央に置かれ、2番目の人から打ち始めます。
table-expires = 満席にならなければ、テーブルは{ $time }に片付けられます。
table-sit = 座る
table-sit-on-side = チーム{ $side }に座る
table-stand = 席を立つ
table-no-thanks = 参加しない
table-start = 開始
table-fill = +ボット
table-not-rated-with-bots = ボットが席にいるため、レートの対象になりません。
table-close = 閉じる
table-closed = { $host }がテーブル{ $table }を閉じました：{ $terms }
table-expired = テーブル{ $table }は1週間で満席にならなかったため片付けました。{ $terms }
table-opened =
    { $place ->
        [here] テーブル{ $table }をここに開きました。
       *[elsewhere] テーブル{ $table }を{ $channel }に開きました。
    }
table-opened-and-started =
    { $place ->
        [here] テーブル{ $table }は満席です：対局{ $game }がここで始まりました。
       *[elsewhere] テーブル{ $table }は満席です：対局{ $game }が{ $channel }で始まりました。
    }
table-you-sit = テーブル{ $table }に座りました。
table-you-stand = テーブル{ $table }の席を立ちました。
table-you-declined = 辞退しました。テーブル{ $table }にあなたの席はもう取ってありません。
table-you-removed = { $guest }はテーブル{ $table }の席を立ちました。あなたが招待すれば、また座れます。
table-you-closed = テーブル{ $table }を閉じました。
table-begins = 対局{ $game }が始まりました。
table-you-invited = { $guest }をテーブル{ $table }に招待しました。
table-invitation = { $guest }さん、{ $host }が開いたテーブル{ $table }に招待されています：{ $terms }
