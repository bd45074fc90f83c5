### 終わった対局の検討。頼んだ人だけに見える。

review-not-for-two = 検討できるのは2人の対局だけです。
review-too-short = この対局は短すぎて検討できません。
review-during-rated = 今は検討できません。この2人の対局{ $game }はレート戦で進行中です。そのサーバーでは終わるまで2人の対局を検討できません。終わってからもう一度どうぞ。

## 概要

# 対局の終わりの下にあるボタン。
review-button = 検討
# $first と $second は色。先手と後手。
review-title = **対局{ $game }の検討** · 各手の後の勝率。下から{ $first }、上が{ $second }。
# $players は次のような文のリストで、間に点が入る。
review-accuracy = 正確さ: { $players }
review-accuracy-later = 正確さは、この検討に伏せられた部分がなくなってから示します。
review-accuracy-of = { $player } { $percent }%
review-accuracy-means = 正確さは、勝つ見込みをどれだけ保てたかを示します。100%なら、どの手も見込みを失っていません。優劣が揺れ動く間の手ほど重く数え、短い対局では優劣がよく揺れ動きます。
review-turning-points = **勝負を決めた手**
review-no-turning-points = 一手で勝負を決めた手はありませんでした。
# $played は次の2つの文のどちらか、$why は理由の文。
review-summary = - { $number }手目: { $played }{ $why }
# $played は点、または選んだ色。
review-blunder = { $player }は**{ $played }**と打ちました。大悪手です。
review-mistake = { $player }は**{ $played }**と打ちました。悪手です。
review-other-mistakes = ほかの悪手
review-other-mistake = { $word ->
    [blunder] { $number }手目：大悪手
   *[mistake] { $number }手目：悪手
}
# $moves は数のリスト。
review-missed-wins =
    { $count ->
       *[other] ほかに{ $moves }手目で必勝を逃しました。
    }
review-puzzle = 詰め問題：{ $number }手目
review-puzzles-wait = 逃した勝ちのうち、2手以上かかるものは詰め問題になることがあります。この対局はまだ調べている途中です。数分後にもう一度検討を開いてください。
review-not-said = { $number }手目については、その局面かそれより前の局面が進行中の対局に現れているため、今は何も言いません。
review-left-out = { $number }手目以降については、進行中の対局に現れている局面、またはそれに近い局面に至るため、何も言いません。
review-partial = より良い手の一部は、進行中の対局に現れている局面に至るため、今は示していません。後でもう一度検討を開いてください。

## 勝負を決めた一手

review-point-title = **対局{ $game }** · { $number }手目
review-chances = 勝率: 最善手なら{ $before }%、この手の後は{ $after }%。
review-better = 最善: **{ $best }**
# $line は点のリスト。
review-line = その後の例: { $line }
review-overview = 概要
review-line-shown = 盤上：{ $line }
review-line-back = この手順を戻る
review-line-on = この手順を進む
review-marked = { $marked ->
    [yes] { $number }手目：{ $player }が打った手は{ $played }（印は{ $mark }）。
   *[no] { $number }手目：{ $player }が打った手は{ $played }。
}
review-marked-better = { $marked ->
    [yes] より良い手：{ $best }（印は!）。
   *[no] より良い手：{ $best }。
}
review-picture-played = { $player }：{ $played } { $mark }
review-picture-better = より良い手：{ $best }
review-picture-line = より良い手順：{ $line }
review-marked-line = { $number }手目の代わりに。{ $line }。

## 手が悪かった理由。$moves は勝つまでの自分の手数、$stones は点のリスト。

review-missed-win =
    { $moves ->
       *[other] { $moves }手での勝ちを逃しました。
    }
review-four-ignored = 四に受けませんでした。
review-three-ignored =
    { $moves ->
       *[other] 活三に受けず、相手は{ $moves }手で勝てます。
    }
review-wrong-block = 活三を止める点を間違えました。
review-wrong-block-loses =
    { $moves ->
       *[other] 活三を止める点を間違え、相手の{ $moves }手での勝ちを許します。
    }
review-last-capture = 最後の取りを許します: { $stones }。
review-allows-win =
    { $moves ->
       *[other] { $at }から始まる、相手の{ $moves }手での勝ちを許します。
    }
review-capture-overlooked = 取りを見落としました: { $stones }。
review-pair-left = 取られる石を残しました: { $stones }。
review-less-likely = 勝率が{ $percent }ポイント下がりました。
review-three-left = 活三を止めませんでした。
review-four-overlooked = 四を作る手を見落としました。
review-three-overlooked = 活三を作る手を見落としました。
review-two-overlooked = 二つの狙いを同時に作る手を見落としました。
review-allows-four = 相手に{ $at }で四を作らせます。
review-allows-three = 相手に{ $at }で活三を作らせます。
review-allows-two = 相手に{ $at }で二つの狙いを同時に作らせます。
review-capture-threat-overlooked = { $stones }の取りを狙う手を見落としました。
review-key-point-left = 双方にとって最善の点{ $at }を相手に譲りました。
review-leads-to-capture = 取りにつながる手を見落としました: { $stones }。
review-leads-to-four = 四につながる手を見落としました。
review-leads-to-three = 活三につながる手を見落としました。
review-allows-capture-soon = 相手に取りの準備を許します: { $stones }。
review-allows-four-soon = 相手に四の準備を許します。
review-allows-three-soon = 相手に活三の準備を許します。
review-threat-answered = その狙いは{ $at }で受けられ、何も残りません。
review-threat-returned = その狙いは{ $at }で受けられ、逆に狙いか取りを返されます。
review-threat-misplaced = その狙いは{ $at }に打って作るほうがよかったです。
review-attack-missed = 勝つ可能性がとても高い攻めを見落としました。
review-allows-attack = { $at }から始まる、勝つ可能性がとても高い攻めを許します。
# $playedと$betterは点の数です: 打った手の後と、よりよい手の後。
review-more-points = 相手が活三を作れる点が増えます: { $better }ではなく{ $played }。
review-fewer-points = 次に活三を作れる点が少なくなります: { $better }ではなく{ $played }。
# 理由の後に続くことのある二つの文。
review-win-was-likely = この手の前は、勝つ可能性がとても高い局面でした。
review-opponent-likely-wins = この手の後は、相手が勝つ可能性がとても高くなります。

## 作成中

review-waits =
    { $ahead ->
       *[other] 対局{ $game }の検討はまもなく始まります。あなたの前に{ $ahead }件あります。
    }
review-begun = 対局{ $game }の検討を作成中です。これまでに{ $moves }手のうち{ $judged }手を調べました。
review-look-again = もう一度見る
review-not-reviewed = 検討を作れませんでした。後でもう一度お試しください。
review-of-another = 対局{ $game }の検討を作成中です。一度に1件だけです。

review-share = 対局のチャンネルに表示
review-share-question = { $player }さんが対局{ $game }の検討（流れと勝負を決めた手）をここに表示したいそうです。{ $other }さんも7日以内に同意した場合だけ表示されます。
review-share-agree = 表示する
review-share-declined = { $player }は対局{ $game }の検討を表示しないことを選びました。
review-share-you-declined = 断りました。対局{ $game }の検討は対局のチャンネルに表示されません。気が変わったら、検討の下の「{ $share }」を押してください。
review-share-agreed = 二人とも同意したので、対局{ $game }の検討をここに表示します。
review-share-asked = 対局のチャンネルで{ $other }さんに尋ねました。7日以内に二人とも同意すると、そこに検討が表示されます。
review-share-waits = { $again ->
    [asked] { $other }さんにはもう尋ねました。
    [yes] 引き続き表示を希望しています。
   *[no] 表示を希望しました。
}{ $other }さんも7日以内に同意すると、対局のチャンネルに検討が表示されます。
review-share-other-declined = 引き続き表示を希望していますが、{ $other }さんは断ったため、もう尋ねません。{ $other }さんが7日以内に「{ $share }」を押した場合だけ、対局のチャンネルに検討が表示されます。
review-share-at-once = { $other }さんはこの検討を対局のチャンネルに表示したいと希望しています。「{ $share }」を押すと、すぐに全員に表示されます。
review-share-done = 検討は対局のチャンネルにあります。
review-share-failed = 対局のチャンネルに投稿できませんでした。あとでもう一度試してください。
