### A player's conditional moves, shown to nobody else: "if they play this, I answer that".

if-then-none = 対局{ $game }に予約手はありません。追加するには、たとえば`/if-then line:M9 N8`と入力します。相手がM9に打つと、あなたはN8に打ちます。
if-then-answers = 対局{ $game }の予約手です（終局まではあなただけに見えます。終局後は`/replay`で誰でも見られます）。次の手と合わないものは消えます。`/if-then clear:True`で、`/replay`の分も含めてすべて削除できます：

if-then-first = 相手が{ $deed }
if-then-then = { $before } → 自分は{ $deed }
if-then-and-then-if = { $before } → 相手が{ $deed }
if-then-and = { $before }、{ $deed }

if-then-stone = **{ $point }**
if-then-power-stone = **{ $point }**にパワー石
if-then-white = 白を選択
if-then-black = 黒を選択
if-then-two-stones = 石を2個追加

if-then-cleared = 対局{ $game }に予約手はもうありません。

if-then-replace = 新しい予約手に置き換える
