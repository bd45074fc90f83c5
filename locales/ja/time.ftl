### Time: deadlines, spans, and how much time a game gives its players.

time-move-by = 期限：{ $deadline }。
time-given-back = 私が停止していた{ $span }を、持ち時間に加えました。
time-on-vacation = 持ち時間がなくなったため、休暇を使っています。

time-span = { $longer }{ $shorter }
time-days = { $count }日
time-hours = { $count }時間
time-minutes = { $count }分
time-less-than-a-minute = 1分未満

time-short-days = { $count }日
time-short-hours = { $count }時間
time-short-minutes = { $count }分
time-short-vacation = 休暇

time-relaxed = 3日 + 1手ごとに1日
time-daily = 1日 + 1手ごとに12時間
time-slow = 10日 + 1手ごとに36時間
time-days-each = 1手につき{ $days }日
time-untimed = 時間制限なし

time-choice-relaxed = ゆったり：{ time-relaxed }（最大7日）
time-choice-daily = 毎日：{ time-daily }（最大3日）
time-choice-slow = じっくり：{ time-slow }（最大10日）
time-choice-untimed = 時間制限なし（常に非レート戦）
