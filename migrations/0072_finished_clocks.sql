-- The clocks of running games have rows of their own, which go when the game ends, so that finished games take
-- less room.
CREATE TABLE clocks (
    game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    clocks TEXT NOT NULL
) STRICT;

INSERT INTO clocks (game, clocks)
SELECT id, clocks FROM games WHERE to_move IS NOT NULL AND clocks IS NOT NULL;

ALTER TABLE games DROP COLUMN clocks;

UPDATE games SET
    turn_since = NULL, deadline = NULL, on_vacation = FALSE, vacation_until = NULL, claim_until = NULL,
    reminded = 0
WHERE to_move IS NULL;

-- When the computer was asked matters in its running games, and until the end is posted.
UPDATE games SET asked_at = NULL WHERE machine IS NULL OR (to_move IS NULL AND end_posted);
