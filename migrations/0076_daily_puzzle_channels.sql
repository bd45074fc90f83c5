-- Where the day's puzzle is posted: the channel that the server named when it was chosen; empty for those before.
ALTER TABLE daily_puzzles ADD COLUMN channel INTEGER;
