-- The finished games in which puzzles are looked for, and how often a search may still be begun in each: none is left
-- once the game was searched, or given up.
DROP TABLE searched_games;

CREATE TABLE puzzle_searches (
    game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    tries_left INTEGER NOT NULL DEFAULT 5
) STRICT;

CREATE INDEX puzzle_searches_left ON puzzle_searches (game) WHERE tries_left > 0;

INSERT INTO puzzle_searches (game) SELECT id FROM games WHERE to_move IS NULL;

-- The built-in puzzles that somebody has met, without those from games.
CREATE INDEX puzzles_built_in ON puzzles (id, rating, deviation, volatility) WHERE game IS NULL;
