-- When the computer was last left to move, in a game against it: whoever then waits long for its answer
-- is pinged. Empty where nobody waits, because the board was reset since.
ALTER TABLE games ADD COLUMN asked_at INTEGER;
