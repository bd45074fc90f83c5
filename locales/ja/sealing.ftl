### Sealed moves of adjourned games.

sealing-button = 封じ手をする
sealing-invite = 対局{ $game }が再開すると、あなたの番です。今、封じ手ができます。再開まで誰にも見えず、再開と同時に打たれます。
sealing-heading = 封じ手をします。対局が再開するまで、ほかの誰にも見えません。
sealing-seal = { $point }を封じる
sealing-seal-power-stone = { $point }のパワー石を封じる（残り{ $left }）
sealing-question = 対局{ $game }で**{ $point }**を封じますか？
sealing-sealed = 対局{ $game }で{ $moves }を封じました。ほかの誰にも見えません。対局の再開と同時に打たれます。それまでは変更や取り消しができます。
sealing-another = 別の手を封じる
sealing-withdraw = 取り消す
sealing-withdrawn = 対局{ $game }にあなたの封じ手はもうありません。

sealing-board = { $name }が封じ手をしました。
sealing-played = { $name }の封じ手で対局が再開しました。
sealing-lost = 封じ手を打てなかったため、封じ手なしで対局が再開しました。{ $name }は手を選んでください。

sealing-not-yours = 封じ手ができるのは手番の人だけです。
sealing-not-offered = 封じ手ができるのは、人どうしが合意して中断した対局だけです。対局{ $game }はそうではありません。
sealing-nothing = 対局{ $game }にあなたの封じ手はありません。
