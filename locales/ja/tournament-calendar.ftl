tournament-calendar-button = カレンダー
tournament-calendar-file = **{ $name }**のカレンダーファイルです。開くと予定に追加できます。変更があったらもう一度押してください。
tournament-calendar-check-in = { $name }：出席確認
tournament-calendar-entry-end = { $name }：参加締め切り
tournament-calendar-next-ones = { $name }（次回以降）
