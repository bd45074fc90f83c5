### What several messages share, and what is said when something goes wrong.

general-too-late = 処理に時間がかかりすぎました。もう一度ボタンを押してください。

general-nameless = 名無し
general-deleted-player = 削除されたプレイヤー

general-typed-nothing = その入力
general-between-sentences = {""}

general-yes = はい
general-no = いいえ

general-damaged = これに関する保存データを読み込めません。何も変更されておらず、ほかの対局に影響はありません。ボットの運営者にコード`{ $failure }`を知らせてください。詳細はログにあります。

general-failed = こちらで問題が発生しました。失われたものはなく、対局は元のままです。少し待ってからもう一度試してください。何度も起きるときは、ボットの運営者にコード`{ $failure }`を知らせてください。

general-board-below = 対局{ $game }の盤面を下に投稿しました。
