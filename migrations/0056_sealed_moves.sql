-- The sealed move of a game that the players agreed to adjourn, which nobody but its owner may see before the
-- game is resumed. The row is there from the agreement on: as long as `turn` is empty, the player to move may
-- leave a move. `revision` is the adjourned board; `turn` has the moves as the record's text writes them.
CREATE TABLE sealed_moves (
    game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    revision INTEGER NOT NULL,
    player INTEGER,
    turn TEXT
) STRICT;
