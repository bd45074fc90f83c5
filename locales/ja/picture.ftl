### Pictures: the few words in them, and the descriptions that screen readers tell of them.

picture-separator = 、

picture-colour =
    { $colour ->
        [white] 白
        [black] 黒
        [red] 赤
        [blue] 青
        [green] 緑
       *[yellow] 黄
    }
picture-colour-begins =
    { $colour ->
        [white] 白
        [black] 黒
        [red] 赤
        [blue] 青
        [green] 緑
       *[yellow] 黄
    }
picture-power = パワー石

picture-empty = 石のない盤。
picture-first-stone = ルールにより、1個目の石は{ $point }に置かれました。
picture-tria = Tria!
picture-tessera = Tessera!
picture-played = { $who }が{ $point }に打ちました。
picture-played-and-removed = { $who }が{ $point }に打ち、{ $removed }が盤から除かれました。
picture-player = { $name }（{ $colour }）
picture-player-of-seat = プレイヤー{ $number }
picture-captured-stones = 取った石：{ $counts }。
picture-captured-pairs = 取ったペア：{ $counts }。
picture-captured-of-colour = { $colour } { $count }
picture-stones = { $colour }：{ $points }。
picture-stones-and-more = { $colour }：{ $points }、ほか{ $count }個。
picture-stones-counted = { $colour }：石{ $count }個。
picture-power-stones = パワー石：{ $points }。

picture-part = { $low }から{ $high }までの盤面。
picture-part-line = 1列の盤全体。
picture-picked = 選択中（まだ打っていません）：{ $point }。
picture-marked = 印のある交点：{ $points }。

picture-rank = 行{ $rank }：{ $stones }。
picture-rank-stones = { $colour } { $files }
picture-line = 盤の列：{ $stones }。
picture-other-ranks = ほかの行：石{ $count }個。

picture-drawing-colours = { $colours }。
picture-drawing-colour = { $number }は{ $colour }
picture-drawing-rank = 上から{ $number }行目、左から数えて：{ $points }。
picture-drawing-point = { $file }に{ $what }
picture-drawing-points = { $first }～{ $last }に{ $what }
picture-drawing-marked = 印
picture-drawing-power-stone = パワー石
picture-drawing-more-ranks = ほか{ $count }行。

picture-game = 対局{ $game }
picture-to-move = 手番：{ $name }
picture-paused = 一時停止中
picture-adjourned = 中断中
picture-without-a-winner = 勝者なし
picture-drawn = 引き分け
picture-wins = 勝者：{ $name }
picture-win = 勝者：{ $names }
picture-partners = { $one } & { $other }
picture-bot = ボット{ $level }
picture-captured = 取り数 { $count }
picture-out = 離脱

picture-replay-title = { $players } · 対局{ $game }
picture-opponents = { $one } vs { $other }
picture-captured-score = 取り数 { $score }
picture-replay = 対局の全手順を1手ずつ。

picture-match-title = 対局{ $game } · { $target }点先取
picture-match-score = { $target }点先取のマッチの得点。
picture-match-player =
    { $name }：{ $points }点{ $detail ->
        [0] {""}
       *[other] （対局ごと：{ $games }）
    }。

picture-rating-none = { $title }：レート戦はまだありません。
picture-rating-one = { $title }：{ $start }に{ $first }。レート戦1局。
picture-rating = { $title }：{ $start }に{ $first }、{ $end }に{ $last }。最低{ $lowest }、最高{ $highest }。レート戦{ $count }局。
picture-date = { $year }/{ $month }/{ $day }

picture-theme-wood = 木目
picture-theme-light = ライト
picture-theme-dark = ダーク
picture-theme-high-contrast = ハイコントラスト
picture-theme-colour-blind = 色覚対応（形つき）
picture-theme-print = 印刷用

picture-strip =
    { $moves ->
       *[other] { $moves }手
    }それぞれの後の{ $colour ->
        [white] 白
        [black] 黒
       *[other] 先手
    }の勝率。最後は{ $last }%、最低{ $lowest }%、最高{ $highest }%。
picture-strip-even =
    { $moves ->
       *[other] { $moves }手
    }それぞれの後の{ $colour ->
        [white] 白
        [black] 黒
       *[other] 先手
    }の勝率。終始{ $percent }%。
picture-strip-until = グラフはそこで終わります。{ $number }手目より後については何も言いません。
picture-strip-at = { $number }手目の後{ $percent }%
picture-strip-course = 経過：{ $points }。
picture-strip-nothing = どちらが優勢だったかについては何も言いません。
