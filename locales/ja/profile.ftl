### A person's profile.

profile-of = **{ $name }**
profile-ratings-here = このサーバーのレート：{ $list }
profile-ratings-everywhere = 全世界のレート：{ $list }
profile-results = 勝-敗-分：{ $list }
profile-against-bot = ボットとの成績（勝-敗-分）：{ $score }
profile-opponents = 対局の多い相手：{ $list }
profile-streaks = 連勝：現在{ $current }、最高{ $best }
profile-longest = 最も長い対局：対局{ $game }（{ $moves }）
profile-average = 平均手数：{ $moves }
profile-none = 終わった対局はまだありません。
profile-below = プロフィールは下にあり、全員に見えます。
profile-unrated = レートはまだありません。他の人とのレート戦を1局終えると付きます。
profile-provisional = `?`：暫定レート（レート戦を重ねると確定します）
profile-matches = ポイントマッチ（勝-敗-分）：{ $score }
profile-accuracy = 正確さ：平均{ $percent }%・検討した対局：{ $games }
profile-puzzles = 詰め問題：**{ $rating }** · { $tried }問中{ $solved }問正解 · 連続{ $days }日（最長{ $best }日）
profile-sets = セット（勝-敗-分）：{ $score }。その各対局は、早すぎる段階で抜けたものを除き、ここと`/history`で一局としても数えます。
