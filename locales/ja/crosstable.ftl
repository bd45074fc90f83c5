crosstable-points = 点
crosstable-round = 第{ $round }ラウンド
crosstable-season = シーズン{ $number }
crosstable-over = 最終結果
crosstable-cancelled = 中止
crosstable-rows = { $count }人中{ $from }–{ $to }番目
crosstable-rounds = 第{ $from }–{ $to }ラウンド
crosstable-wins = 勝ち数
crosstable-group = グループ{ $number }
crosstable-division = ディビジョン{ $number }
crosstable-the-final = 決勝
crosstable-swiss = スイス式
crosstable-upper = 無敗の部
crosstable-lower = 1敗の部
crosstable-semi-finals = 準決勝
crosstable-quarter-finals = 準々決勝
crosstable-last = ベスト{ $count }
crosstable-bye = 不戦
crosstable-alt = { $title }。{ $subtitle }。
crosstable-alt-part = { $name }：
crosstable-alt-row = { $place }位 { $name }：{ $points }点。
crosstable-alt-row-left = 離脱 { $name }：{ $points }点。
crosstable-alt-match = { $one } 対 { $other } { $scores }。
crosstable-alt-open = { $one } 対 { $other }。
crosstable-alt-more =
    { $count ->
       *[other] ほか{ $count }行は省略しています。
    }
crosstable-key = 各ラウンドの下：相手の番号と + 勝ち、= 引き分け、− 負け、* 対局中。対局なしで決まったものは薄い色です。
crosstable-key-colours = 背景の色はその人の石の色です。
crosstable-key-square = 行の中：その番号の相手に 1 勝ち、½ 引き分け、0 負け、* 対局中。対局なしで決まったものは薄い色です。
crosstable-key-struck-out = かっこ内は数えません。半分の対局を終える前に抜けた人の結果は取り消されます。
crosstable-key-cycle = 各ラウンドの下：卓での順位（* 対局中）と、その下に同卓の人の番号。
crosstable-key-bracket = 太字は対戦の勝者です。名前の後ろはその対戦の得点です。
crosstable-ties = 同点のときはまず直接対決、次に名前の下の値が順に決めます：BH−1 と BH は最弱を除く／含む対戦相手の得点（ブッフホルツ）、SB（ゾンネボルン・ベルガー）は勝った相手の得点と引き分けた相手の得点の半分、最後に勝ち数。
crosstable-ties-round-robin = 同点のときはまず直接対決、次に名前の下の値が順に決めます：SB（ゾンネボルン・ベルガー）は勝った相手の得点と引き分けた相手の得点の半分、最後に勝ち数。
crosstable-text-key-square = 左は順位と番号（#）、名前の後は得点。続いて相手の番号の列に + 勝ち、= 引き分け、- 負け、* 対局中。
crosstable-text-key-cycle = 左は順位と番号（#）、名前の後は得点。続いて各ラウンドの卓での順位（1. など）、* 対局中、卓がないときは ½ か 0。
crosstable-text-key-knock-out = 左は順位と番号（#）。続いて各ラウンドの相手の番号と + 勝ち、= 引き分け、- 負け、* 対局中。相手がいないときは bye。
crosstable-text-ties = 右は同点を分けたもの：DE 直接対決の得点（それで上回る人は +）、BH-1 と BH 最弱を除く・含む対戦相手の得点（ブッフホルツ）、SB（ゾンネボルン・ベルガー）勝った相手の得点と引き分けた相手の半分、W 勝ち数。
crosstable-text-ties-round-robin = 右は同点を分けたもの：DE 直接対決の得点（それで上回る人は +）、SB（ゾンネボルン・ベルガー）勝った相手の得点と引き分けた相手の半分、W 勝ち数。
crosstable-text-ties-cycle = 右は同点を分けたもの：W は勝った対局の数です。
crosstable-soon = 画像を続けてたくさん表示したため、テキストで表示します。
crosstable-as-text = テキストで見る
crosstable-as-picture = 画像で見る
crosstable-report = レポートファイル
crosstable-report-given = ほかのプログラム用のTRF-2026ファイルです。
crosstable-no-report = レポートファイルには2人の対局しか書けないため、この大会のものはありません。
