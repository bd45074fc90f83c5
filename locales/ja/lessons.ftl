lessons-title-five = 5連
lessons-five-words = Penteは線の交点で打ちます。1手ごとに石を1個置き、置いた石は動きません。縦、横、斜めのどれかに自分の石が5個並べば勝ちです。
lessons-five-task = 白が4個並んでいます。1手で勝ってください。
lessons-five-right = 5連です。あなたの勝ちです。

lessons-title-capture = 石を取る
lessons-capture-words = どの方向でも、ちょうど2個の黒石を自分の石で両側から挟むと、その2個を盤から除きます。1個だけの石や、3個以上並んだ石は取れません。
lessons-capture-task = ペアを取ってください。
lessons-capture-right = ペアは盤から除かれ、その交点はまた空きました。

lessons-title-moving-in = 自分から入るのは安全
lessons-moving-in-words = 取れるのは、挟みを完成させた側だけです。自分のペアが2個の黒石に挟まれるように打っても、何も起こりません。
lessons-moving-in-task = 2個の黒石に挟まれたペアを、自分から入って作ってください。
lessons-moving-in-right = 黒が挟んだのではないので、ペアは安全です。しかもこの石で縦に三ができました。

lessons-title-pair = ペアは弱い
lessons-pair-words = 取られるのは、隣り合う2個の石です。ペアの片側に黒石があると、反対側に黒が打ったときに取られます。
lessons-pair-task = あなたのペアが危険です。助けてください。
lessons-pair-right = もう取られるペアはありません。

lessons-title-five-captures = 取って勝つ
lessons-five-captures-words = 5連と同じように、ペアを5組取っても勝ちです。あなたは4組取っていて、黒は4個並べています。
lessons-five-captures-task = この手で勝ってください。
lessons-five-captures-right = 5組目のペアです。黒が5連を作る前に勝ちました。

lessons-title-threes = 三と四
lessons-open-three-words = 活三（*tria*）は、3個並んでいて両端に余裕がある形です。止めないと、両端の空いた四になります。
lessons-open-three-task = 間の空いていない活三を作ってください。
lessons-open-three-right = triaです。次の1手で活四になります。
lessons-stretch-three-words = 飛び三は、間が1つ空いた活三です。脅威は同じですが、ペアと1個の石でできています。
lessons-stretch-three-task = 飛び三を作ってください。
lessons-stretch-three-right = 間を埋めれば活四になります。
lessons-open-four-words = 四（*tessera*）は、4個並んだ形です。活四は両端が空いているので、黒は片方しか止められず、もう片方で5連になります。
lessons-open-four-task = 活四を作ってください。
lessons-open-four-right = 両端が空いています。1手では止められません。
lessons-stretch-two-words = 間が1つ空いた2個の石が飛び二です。ペアのように働きますが、取られることはありません。
lessons-stretch-two-task = 飛び二を作ってください。
lessons-stretch-two-right = 取られるペアはなく、間はあとで埋められます。

lessons-title-blocking = 止める
lessons-block-stretch-words = 黒に飛び三があります。両端か間の、3つの交点のどれでも止められます。
lessons-block-stretch-task = 3つの交点のどれかで止めてください。
lessons-block-stretch-right = 黒はもう活四を作れません。
lessons-block-straight-words = この活三は、片方の端から2路先にあなたの石があります。そのため止められる交点は3つあります。両端と、反対側のもう1路先です。
lessons-block-straight-task = 3つの交点のどれかで止めてください。
lessons-block-straight-right = 黒がどう伸ばしても、四の片方の端はふさがれています。

lessons-title-shapes = 8つの形
lessons-shape-i-words = **I**：1つずつ間を空けて一直線に並ぶ3個の石です。どの2個も取られず、あと2個で5連になります。
lessons-shape-l-words = **L**：飛び二と、それより長い飛びが直角に組み合わさった形です。角の石が両方向に働きます。
lessons-shape-h-words = 小文字の**h**：脚、横棒、反対向きの脚が、どれも間を空けて続きます。黒がどこに受けても、別の線が残ります。
lessons-shape-x-words = **X**：空いた交点を囲む4つの角です。真ん中に打つと、三が同時に2つできます。
lessons-shape-big-h-words = 大文字の**H**：縦の脚が2本、間に横棒を入れる余裕があります。脚も横棒も伸ばせ、取られるペアはありません。
lessons-shape-4x3-words = **4 × 3**：4路×3路の長方形の四隅です。どの辺も間が空いていて、互いに助け合います。
lessons-shape-5x3-words = **5 × 3**：5路×3路の長方形の四隅です。短い辺から伸びる斜めの線が真ん中で出会います。
lessons-shape-hat-words = **帽子**：広い底辺と、その片端から斜めに2線上または2線下にある石です。小さくて取られず、3つの方向に伸びます。

lessons-title-wedge = くさびと伸ばし
lessons-wedge-words = くさびは、黒の飛びの間に打つ石で、隣に自分の別の石があるものです。飛びを分断し、黒は1手ではこれを取れません。
lessons-wedge-task = くさびを打ってください。
lessons-wedge-right = 飛びは分断され、黒は一手ではあなたのペアを取れません。
lessons-extension-words = 伸ばしは、黒が1か所でしか止められない四を作ります。止めた石が、あなたの取れる黒のペアになるなら、その止めは長くもちません。
lessons-extension-task = 止めた石を取れるように三を伸ばしてください。
lessons-extension-right = 黒は止めるしかなく、止めるとペアができ、それを取れます。

lessons-title-initiative = 主導権と要のペア
lessons-initiative-words = 受けなければならない脅威を作る側に主導権があります。四は活三より先です。黒には続きを打つ暇がありません。
lessons-initiative-task = 黒に活三があります。止めずに、どう受けられても止まらない四を作ってください。
lessons-initiative-right = 四が同時に2つです。黒は片方しか止められません。
lessons-keystone-words = 要のペアは、いくつもの線に同時に属しています。それを取ると、すべてが崩れます。
lessons-keystone-task = 黒に活三が2つあります。両方を支えるペアを取ってください。
lessons-keystone-right = 要がなくなり、三はどちらも残っていません。

lessons-title-conventions = ルールと作法
lessons-third-stone-words = 白の最初の石は中央に置かれ、とても有利です。そこで大会ルールでは、白の2個目の石（全体の3個目）は中央から3路以上離します。
lessons-third-stone-task = 3個目の石を打ってください。
lessons-third-stone-right = 中央から十分に離れています。
lessons-notation-words = 交点には2つの名前があります。`K10`は左下の隅から数えた列と段、`R3U2`は中央から右（R）、左（L）、上（U）、下（D）へ進む歩数です。Iの文字は使わず、中央は`K10`または`0`です。
lessons-notation-right = どちらの名前もこの交点を指します。どちらで表示するかは`/settings`で選べます。
lessons-calls-words = 活三を作ったら「tria」、四を作ったら「tessera」と告げるのが礼儀です。`/challenge`の`calls`を使うと、私が両者に代わって告げます。
lessons-calls-task = 「tessera」と告げる手を打ってください。
lessons-calls-right = Tessera! 黒にも伝わりました。

lessons-title-game = はじめての対局
lessons-game-words = 次は、いちばん弱いレベル1の私と打ってください。私が打つたびに、取られた石、脅威、あなたにできることのうち1つをお伝えします。サーバーでは対局専用のスレッドができ、チャンネルのみんなが開けます。2人だけで打つには、私へのダイレクトメッセージで`/learn`を使ってください。
lessons-game-task = 対局を始めて、学んだことを試してください。
