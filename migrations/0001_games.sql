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

-- A ruleset is its id and the options that differ, as `pente size=13`.
-- `message` is the message that shows the challenge.
CREATE TABLE challenges (
    id INTEGER NOT NULL PRIMARY KEY,
    challenger INTEGER NOT NULL REFERENCES players (id),
    opponent INTEGER NOT NULL REFERENCES players (id),
    ruleset TEXT NOT NULL,
    rated INTEGER NOT NULL,
    first TEXT NOT NULL,
    server INTEGER,
    channel INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    status TEXT NOT NULL,
    game INTEGER REFERENCES games (id),
    message INTEGER,
    CONSTRAINT challenge_between_two CHECK (challenger <> opponent),
    CONSTRAINT challenge_first CHECK (first IN ('chance', 'challenger', 'opponent')),
    CONSTRAINT challenge_status CHECK (status IN ('open', 'accepted', 'declined', 'withdrawn')),
    CONSTRAINT challenge_accepted_is_a_game CHECK ((status = 'accepted') = (game IS NOT NULL))
) STRICT;

CREATE INDEX challenges_unposted ON challenges (id)
    WHERE status = 'open' AND message IS NULL;

-- `record` holds the moves and is the truth about the game. `ply`, `to_move`
-- and `ended_at` follow from it; they are what games are looked up by.
-- `board` is the message that shows the board of `posted_ply`.
CREATE TABLE games (
    id INTEGER NOT NULL PRIMARY KEY,
    ruleset TEXT NOT NULL,
    rated INTEGER NOT NULL,
    first TEXT NOT NULL,
    server INTEGER,
    channel INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    moved_at INTEGER NOT NULL,
    ended_at INTEGER,
    ply INTEGER NOT NULL,
    to_move INTEGER REFERENCES players (id),
    record BLOB NOT NULL,
    posted_ply INTEGER,
    board INTEGER,
    end_posted INTEGER NOT NULL,
    CONSTRAINT game_first CHECK (first IN ('chance', 'challenger', 'opponent')),
    CONSTRAINT game_runs_or_ended CHECK ((ended_at IS NULL) = (to_move IS NOT NULL))
) STRICT;

CREATE INDEX games_waiting ON games (to_move, moved_at, id)
    WHERE to_move IS NOT NULL;

CREATE INDEX games_unposted ON games (id)
    WHERE posted_ply IS NULL OR posted_ply < ply OR (ended_at IS NOT NULL AND NOT end_posted);

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
-- millionths. `provisional_at` is when the player becomes provisional if no
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

-- What every rated game changed, so that all ratings can be computed again.
CREATE TABLE rating_changes (
    game INTEGER NOT NULL REFERENCES games (id),
    server INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    rating_before INTEGER NOT NULL,
    deviation_before INTEGER NOT NULL,
    volatility_before INTEGER NOT NULL,
    rating_after INTEGER NOT NULL,
    deviation_after INTEGER NOT NULL,
    volatility_after INTEGER NOT NULL,
    PRIMARY KEY (game, server, seat)
) STRICT, WITHOUT ROWID;
