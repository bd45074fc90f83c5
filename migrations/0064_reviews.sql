-- The review of a finished game (review/bytes.rs), so that a second look costs nothing.
CREATE TABLE reviews (
    game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    review BLOB NOT NULL
) STRICT;
