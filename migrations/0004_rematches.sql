-- The invitation that was made last for another game after this one.
CREATE TABLE rematches (
    game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    challenge INTEGER NOT NULL REFERENCES challenges (id)
) STRICT;
