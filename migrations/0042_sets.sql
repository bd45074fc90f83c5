-- Sets: two games between the same two people, counted together. `one` has the first seat in the first
-- game, `other` in the second. `ruleset` is the id alone. `ended_by` is the game that ended last, once both
-- are over; `half_points` are then those of `one`, and empty if one of the games was too short to count.
CREATE TABLE sets (
    first_game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    second_game INTEGER NOT NULL UNIQUE REFERENCES games (id),
    one INTEGER NOT NULL REFERENCES players (id),
    other INTEGER NOT NULL REFERENCES players (id),
    ruleset TEXT NOT NULL,
    server INTEGER,
    ended_by INTEGER,
    ended_at INTEGER,
    half_points INTEGER,
    CONSTRAINT set_of_two_games CHECK (first_game <> second_game),
    CONSTRAINT set_between_two CHECK (one <> other),
    CONSTRAINT set_ended_by CHECK (ended_by IN (first_game, second_game)),
    CONSTRAINT set_ended CHECK ((ended_by IS NULL) = (ended_at IS NULL)),
    CONSTRAINT set_half_points CHECK (half_points BETWEEN 0 AND 4)
) STRICT;

-- Whether what is agreed is a set, and whether a game belongs to one.
ALTER TABLE challenges ADD COLUMN in_set INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE games ADD COLUMN in_set INTEGER NOT NULL DEFAULT FALSE;
