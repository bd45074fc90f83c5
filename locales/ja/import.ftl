### A person's own library of records for study.

import-added =
    { $count ->
       *[other] { $count }局の棋譜をライブラリーに追加しました。`/import`で一覧を表示します。見えるのはあなただけです。
    }
import-nothing = ライブラリーには何も追加していません。
import-known =
    { $count ->
       *[other] { $count }局はすでに入っています。
    }
import-full =
    { $count ->
       *[other] さらに{ $count }局は入りません。上限は{ $most }局です。`/import record: delete:`で削除できます。
    }
import-cut = ファイルには一度に読める量より多くの棋譜があります。
import-refused = 棋譜{ $record }：{ $why }
import-refused-more =
    { $count ->
       *[other] ほかに{ $count }局を読み込めませんでした。
    }
import-not-text = UTF-8のテキストではありません
import-not-sgf = 読めるSGFではありません
import-ruleset = 知らないゲームです
import-word = { $word }は手ではありません
import-illegal = { $number }手目の{ $point }は{ $ruleset }のルールに反しています
import-too-long = どの対局よりも長すぎます
import-set-up = 手順ではなく石の配置があります
import-too-large = ファイルが大きすぎます。読めるのは1 MBまでです。
import-not-fetched = Discordからファイルを取得できませんでした。少し待ってからもう一度試してください。
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
