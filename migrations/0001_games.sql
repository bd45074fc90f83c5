-- Everything that is kept. Times are milliseconds since 1970 in UTC; ids of
-- people, servers, channels and messages are Discord's.

-- The number the next game or challenge gets. A number is never given out
-- twice, whatever is deleted.
CREATE TABLE next_numbers (
    kind TEXT NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO next_numbers (kind, number) VALUES ('challenge', 1), ('game', 1);

-- Everybody who was ever invited or accepted, under the name last seen.
CREATE TABLE players (
    id INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

-- A ruleset is its id and the options that differ, as `pente size=13`. `first`
-- is who moves first: 0 by chance, 1 the challenger, 2 the opponent. A challenge
-- is open until it has a `game` or was `refused`. `message` is the message that
-- shows it.
CREATE TABLE challenges (
    id INTEGER NOT NULL PRIMARY KEY,
    challenger INTEGER NOT NULL REFERENCES players (id),
    opponent INTEGER NOT NULL REFERENCES players (id),
    ruleset TEXT NOT NULL,
    rated INTEGER NOT NULL,
    first INTEGER NOT NULL,
    server INTEGER,
    channel INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    game INTEGER REFERENCES games (id),
    refused TEXT,
    message INTEGER,
    CONSTRAINT challenge_between_two CHECK (challenger <> opponent),
    CONSTRAINT challenge_first CHECK (first IN (0, 1, 2)),
    CONSTRAINT challenge_refused CHECK (refused IN ('declined', 'withdrawn')),
    CONSTRAINT challenge_answered_once CHECK (game IS NULL OR refused IS NULL)
) STRICT;

CREATE INDEX challenges_unposted ON challenges (id)
    WHERE game IS NULL AND refused IS NULL AND message IS NULL;

-- `record` holds the moves and is the truth about the game. `ply` and `to_move`,
-- which is empty when the game is over, follow from it; games are looked up by
-- them.
-- `board` is the message that shows the board of `posted_ply`.
CREATE TABLE games (
    id INTEGER NOT NULL PRIMARY KEY,
    ruleset TEXT NOT NULL,
    rated INTEGER NOT NULL,
    first INTEGER NOT NULL,
    server INTEGER,
    channel INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    moved_at INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    to_move INTEGER REFERENCES players (id),
    record BLOB NOT NULL,
    posted_ply INTEGER,
    board INTEGER,
    end_posted INTEGER NOT NULL,
    CONSTRAINT game_first CHECK (first IN (0, 1, 2))
) STRICT;

CREATE INDEX games_waiting ON games (to_move, moved_at, id)
    WHERE to_move IS NOT NULL;

CREATE INDEX games_unposted ON games (id)
    WHERE posted_ply IS NULL OR posted_ply < ply OR (to_move IS NULL AND NOT end_posted);

-- Who sits where. `running` is whether the game goes on.
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    running INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_running ON seats (player, game) WHERE running;

-- Every ladder: one a ruleset for each server, and one for everywhere, which
-- is server 0. Ratings and deviations are in thousandths, volatilities in
-- hundred-millionths. `provisional_at` is when the player becomes provisional if no
-- game is played, and 0 for one who is provisional already.
CREATE TABLE ratings (
    server INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    rated_at INTEGER NOT NULL,
    provisional_at INTEGER NOT NULL,
    PRIMARY KEY (server, ruleset, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_ladder ON ratings (server, ruleset, rating DESC, player, provisional_at);

-- The same without those who are provisional for certain, who on a young ladder
-- are most.
CREATE INDEX ratings_ranked ON ratings (server, ruleset, rating DESC, player, provisional_at)
    WHERE provisional_at > 0;

-- How many players each ladder has: counting them takes longer than all else
-- that a page of a large ladder needs.
CREATE TABLE ladders (
    server INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    players INTEGER NOT NULL,
    PRIMARY KEY (server, ruleset)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER ratings_counted AFTER INSERT ON ratings BEGIN
    INSERT INTO ladders (server, ruleset, players) VALUES (new.server, new.ruleset, 1)
    ON CONFLICT (server, ruleset) DO UPDATE SET players = players + 1;
END;

CREATE TRIGGER ratings_discounted AFTER DELETE ON ratings BEGIN
    UPDATE ladders SET players = players - 1
    WHERE server = old.server AND ruleset = old.ruleset;
END;

-- What every rated game changed, everywhere and, where it had one, on its
-- server, so that all ratings can be computed again.
CREATE TABLE rating_changes (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    rating_before INTEGER NOT NULL,
    deviation_before INTEGER NOT NULL,
    volatility_before INTEGER NOT NULL,
    rating_after INTEGER NOT NULL,
    deviation_after INTEGER NOT NULL,
    volatility_after INTEGER NOT NULL,
    server_rating_before INTEGER,
    server_deviation_before INTEGER,
    server_volatility_before INTEGER,
    server_rating_after INTEGER,
    server_deviation_after INTEGER,
    server_volatility_after INTEGER,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
