### The question before somebody resigns, and the answers to it.

resign-question = { $opponents }との対局{ $game }を投了しますか？取り消しはできません。
resign-question-in-match = { $opponents }とのマッチを投了しますか？対局{ $game }だけでなく、マッチ全体を放棄します。取り消しはできません。
resign-question-to-partner = { $partner }に、対局{ $game }でのチームの投了を提案しますか？同意されるとチームの負けになります。

resign-resign = 対局{ $game }を投了
resign-resign-match = マッチを投了する
resign-propose = 対局{ $game }の投了を提案
resign-play-on = 対局を続ける

resign-resigned = 対局{ $game }を投了しました。
resign-resigned-match = 対局{ $game }でマッチを投了しました。
resign-goes-on = 対局{ $game }を続けます。
