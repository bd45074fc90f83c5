-- How long each entry of the record took, a byte each (game/move_times.rs); shorter than the record where the
-- rest is not known, and empty for games from before.
ALTER TABLE games ADD COLUMN move_times BLOB;

-- The middle one of the times that the player's moves took in the game, as such a byte; empty if none is known.
ALTER TABLE finished_games ADD COLUMN median_time INTEGER;
