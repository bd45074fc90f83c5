-- The channel of a server in which the day's puzzle is posted; empty where there is none.
ALTER TABLE servers ADD COLUMN puzzles INTEGER;

CREATE INDEX servers_puzzles ON servers (server) WHERE puzzles IS NOT NULL;

-- The day's puzzles of each server, by the `day` in UTC, counted from 1970-01-01. It is `told` once it was posted, or
-- never will be.
CREATE TABLE daily_puzzles (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    chosen_at INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT FALSE,
    UNIQUE (server, day)
) STRICT;

CREATE INDEX daily_puzzles_untold ON daily_puzzles (id) WHERE NOT told;

-- Who solved the day's puzzle there with their first attempt, in the order in which they did.
CREATE TABLE daily_solvers (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    daily INTEGER NOT NULL REFERENCES daily_puzzles (id),
    player INTEGER NOT NULL,
    UNIQUE (daily, player)
) STRICT;

CREATE INDEX daily_solvers_player ON daily_solvers (player);

-- The finished games in which puzzles were looked for.
CREATE TABLE searched_games (
    game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id)
) STRICT;
