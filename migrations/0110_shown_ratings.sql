-- The rating in thousandths with which a puzzle was shown when the attempt at it began: it is told until the attempt is
-- over, whatever is rated meanwhile. Empty for attempts from before, and where none goes on.
ALTER TABLE puzzle_attempts ADD COLUMN shown_rating INTEGER;
