### A person's own library of records for study.

import-added =
    { $count ->
       *[other] { $count }局の棋譜をライブラリーに追加しました。`/import`で一覧を表示します。見えるのはあなただけです。
    }
import-nothing = ライブラリーには何も追加していません。
import-no-records = そのファイルには棋譜がありません。
import-known =
    { $count ->
       *[other] { $count }局はすでに入っています。
    }
import-full =
    { $count ->
       *[other] さらに{ $count }局は入りません。上限は{ $most }局です。`/import record: delete:`で削除できます。
    }
import-cut = ファイルには一度に読める量より多くの棋譜があります。
import-passed-over =
    { $count ->
       *[other] `.txt`でも`.sgf`でもない{ $count }個のファイルは読みませんでした。
    }
import-refused = 棋譜{ $record }：{ $why }
import-refused-in = { $file }の棋譜{ $record }：{ $why }
import-refused-more =
    { $count ->
       *[other] ほかに{ $count }局を読み込めませんでした。
    }
import-not-text = テキストではありません
import-not-sgf = 読めるSGFではありません
import-ruleset = 知らないゲームです
import-word = { $word }は手ではありません
import-illegal = { $number }手目の{ $point }は{ $ruleset }のルールに反しています
import-too-long = ヘッダーとコメントを含めて長すぎます
import-set-up = 手順ではなく石の配置があります
import-not-unpacked = 展開できません
import-comment = 波かっこのコメントが閉じていません
import-no-moves = ヘッダーも手もありません
import-header = { $name }はヘッダーの名前になりません
import-go = 囲碁の棋譜です。ここではSGFに`GM[4]`と書きます
import-no-ruleset = どのゲームか書かれていません。SGFではたとえば`RU[keryo-pente]`と書きます
import-size = その大きさの盤では遊ばないゲームです
import-colour = { $number }手目の色が違います
import-result = 結果{ $told }は{ $known }と矛盾しています
import-because = { $fault }。{ $reason }
import-occupied = { $point }には石があります。
import-over = 対局はもう終わっています。
import-too-large = ファイルが大きすぎます。読めるのは1 MBまでです。
import-not-fetched = Discordからファイルを取得できませんでした。少し待ってからもう一度試してください。
import-options = その組み合わせは使えません。`file:`は棋譜を追加するもので、単独で使います。`move:`と`delete:`には`record:`に棋譜の番号が必要です。
import-library = あなたのライブラリー（{ $count }局、上限{ $most }局）：
import-empty = ライブラリーは空です。`/import file:`で、テキスト、SGF、またはそのzipファイルの棋譜を追加できます。見えるのはあなただけです。
import-moves =
    { $count ->
       *[other] { $count }手
    }
import-damaged = 棋譜{ $record }を読み込めません。削除できます。ボットの運営者にも知らせてください。
import-deleted = 棋譜{ $record }をライブラリーから削除しました。
import-no-such-record = ライブラリーに棋譜{ $record }はありません。`/import`で一覧を表示します。
import-record = 棋譜{ $record }：{ $about }
import-beginning = 最初の手の前
import-after-stone = { $count }手中{ $number }手目：**{ $point }**
import-after = { $count }手中{ $number }手目
import-not-a-record = { $typed }は棋譜の番号ではありません。`/import`で一覧を見られます。
