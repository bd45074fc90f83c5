-- The conditional moves that each player has written in a game, for after its end; plans forgets those that
-- cannot apply any more. `lines` is written as in plans.
CREATE TABLE past_plans (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL REFERENCES players (id),
    lines TEXT NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
