### Changing one's last move while the opponent has not opened the board.

changing-button = 着手を変更
changing-heading = 対局{ $game }の着手を変更します。**{ $points }**の代わりに打つ点を選んでください。それまでは**{ $points }**が有効です。
changing-second = 次に2つ目の石を選んでください。
changing-question = 対局{ $game }で代わりに**{ $point }**に打ちますか？
changing-done = 着手を変更しました。
changing-changed = { $name }が着手を変更しました。

changing-only-for-two = 着手を変更できるのは、人どうし二人の対局だけです。
changing-no-move = 対局{ $game }に変更できるあなたの着手はありません。変更できるのは、最後に自分が置いた石だけで、その後に何も起きていない間に限ります。
changing-already = 対局{ $game }の最後の着手は、すでに一度戻されたか変更されています。変更は一度だけです。`/offer`で待ったを申し込めます。
changing-after-opening = 対局{ $game }では相手がもう応手を始めたため、着手はそのままです。`/offer`で待ったを申し込めます。
changing-too-late = 着手を変更できるのは{ $minutes }分間、自分の持ち時間がある間だけです。対局{ $game }の着手はそのままです。`/offer`で待ったを申し込めます。
changing-unseen = 対局{ $game }で相手が最後の着手を**{ $points }**に変更したため、あなたの着手は打たれていません。盤面を確認してから、もう一度送ってください。
changing-board-shows = `/board`で盤面を表示できます。
