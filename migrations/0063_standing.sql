-- The key of the position that stands in a running game (rules/position/key.rs), so that nothing is said of a
-- position that somebody has before them. Zero if it has too few stones to tell games apart, empty in finished
-- games, and in running ones from before until somebody asks.
ALTER TABLE games ADD COLUMN standing INTEGER;

CREATE INDEX games_standing ON games (standing) WHERE standing IS NOT NULL;

CREATE INDEX games_standing_unknown ON games (id) WHERE standing IS NULL AND to_move IS NOT NULL;
