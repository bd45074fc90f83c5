-- The review of a finished game (review/bytes.rs), so that a second look costs nothing.
CREATE TABLE reviews (
    game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    review BLOB NOT NULL
) STRICT;

-- How well each player of a reviewed game played, in tenths of a percent. Found like the game among the
-- player's finished ones.
CREATE TABLE accuracies (
    player INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id),
    accuracy INTEGER NOT NULL,
    PRIMARY KEY (player, ended_at, game)
) STRICT, WITHOUT ROWID;
