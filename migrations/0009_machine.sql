-- Games against the engine: `machine` is the player whose moves it chooses, at this `level`.
ALTER TABLE games ADD COLUMN machine INTEGER REFERENCES players (id);
ALTER TABLE games ADD COLUMN level INTEGER;

CREATE INDEX games_machine ON games (id) WHERE machine IS NOT NULL AND to_move = machine;

-- How people fare against it, for each ruleset and level. The ladder of people knows nothing of it.
CREATE TABLE machine_results (
    player INTEGER NOT NULL REFERENCES players (id),
    ruleset TEXT NOT NULL,
    level INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    PRIMARY KEY (player, ruleset, level)
) STRICT, WITHOUT ROWID;
