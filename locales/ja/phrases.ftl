### Phrases that several messages share: moves, the terms of a game, scores.

phrases-number = { $count }
phrases-computer = { $name }（レベル{ $level }）

phrases-colour =
    { $colour ->
        [white] 白
        [black] 黒
        [red] 赤
        [blue] 青
        [green] 緑
       *[yellow] 黄
    }
phrases-line-turn = { $colour } { $moves }

phrases-opening-free = 開局制限なし
phrases-opening-tournament = 大会ルール
phrases-opening-g = Gルール
phrases-opening-swap = Swap開局
phrases-opening-swap2 = Swap2開局

phrases-poof = Poofあり
phrases-without-poof = Poofなし
phrases-boat = Boatあり
phrases-without-boat = Boatなし

phrases-overline-wins = 6連以上も勝ち
phrases-overline-neutral = ちょうど5連のみ勝ち

phrases-bans-none = 三々の制限なし
phrases-bans-first = 先手は三々禁止
phrases-bans-both = 両者とも三々禁止

phrases-rated = レート戦
phrases-not-rated = 非レート戦
phrases-with-calls = コールあり

phrases-played =
    { $who ->
        [you] {""}
       *[other] { $name }が
    }{ $stone ->
        [power] **{ $point }**にパワー石を打ちました
       *[ordinary] **{ $point }**に打ちました
    }。

phrases-played-capturing =
    { $who ->
        [you] {""}
       *[other] { $name }が
    }{ $stone ->
        [power] **{ $point }**にパワー石を打ち
       *[ordinary] **{ $point }**に打ち
    }、{ $captured }を取りました。

phrases-played-losing =
    { $who ->
        [you] {""}
       *[other] { $name }が
    }{ $stone ->
        [power] **{ $point }**にパワー石を打ち
       *[ordinary] **{ $point }**に打ち
    }、{ $lost }を失いました（Poof）。

phrases-played-capturing-losing =
    { $who ->
        [you] {""}
       *[other] { $name }が
    }{ $stone ->
        [power] **{ $point }**にパワー石を打ち
       *[ordinary] **{ $point }**に打ち
    }、{ $captured }を取り、{ $lost }を失いました（Poof）。

phrases-played-several = { $name }が{ $points }に打ちました。
phrases-opened = { $name }が{ $points }に打って開局しました。

phrases-took-colour =
    { $who ->
        [you] {""}
       *[other] { $name }が
    }{ $colour ->
        [black] 黒
       *[white] 白
    }を選びました。

phrases-handed-back =
    { $who ->
        [you] 石を2個追加します。そのあと相手が色を選びます。
       *[other] { $name }が石を2個追加します。そのあと相手が色を選びます。
    }

phrases-left-game =
    { $who ->
        [you] {""}
       *[other] { $name }が
    }対局から抜けました。

phrases-draw-agreed = 両者が引き分けに合意しました。
phrases-tria = **Tria!**
phrases-tessera = **Tessera!**

phrases-captured = 取り数 { $score }。
phrases-captured-pairs = 取ったペア：{ $counts }。
phrases-captured-stones = 取った石：{ $counts }。
phrases-captured-by = { $name } { $count }

phrases-points = マッチの得点：{ $points }（{ $target }点先取）。

phrases-game = 対局{ $game }
phrases-game-linked = [対局{ $game }]({ $link })

phrases-addressed = { $players }さん：{ $text }
