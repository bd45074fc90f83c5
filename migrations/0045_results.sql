-- The games of a player that are over are in `finished_games` alone; exports read them in the order of their
-- numbers.
DROP INDEX seats_finished;

CREATE INDEX finished_games_by_number ON finished_games (player, game);

-- How the match went for the player that ended with this game, in the numbers of `result`; empty if none
-- did.
ALTER TABLE finished_games ADD COLUMN match_result INTEGER;

-- `moves` is empty until the record was read once; 0 beside an empty `result` says that it is damaged.
-- Last games of matches are read once more.
DROP INDEX finished_games_unread;

CREATE INDEX finished_games_unread ON finished_games (game) WHERE moves IS NULL;

UPDATE finished_games SET moves = NULL
WHERE (ruleset = 'points' OR ruleset LIKE 'points-%')
    AND NOT EXISTS (SELECT 1 FROM games WHERE games.follows = finished_games.game);
