-- How many players of each ladder have a rating within ten points, and how many of these are ranked unless
-- time passes: `step` is the rating in tens. By these numbers a page far down is found without counting
-- everybody above it.
CREATE TABLE ladder_steps (
    server INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    step INTEGER NOT NULL,
    players INTEGER NOT NULL,
    ranked INTEGER NOT NULL,
    PRIMARY KEY (server, ruleset, step)
) STRICT, WITHOUT ROWID;

INSERT INTO ladder_steps (server, ruleset, step, players, ranked)
SELECT server, ruleset, rating / 10000 AS step, COUNT(*), SUM(provisional_at > 0)
FROM ratings GROUP BY server, ruleset, step;

-- Who became provisional since is counted by the same steps.
DROP INDEX ratings_lapsing;

CREATE INDEX ratings_lapsing ON ratings (server, ruleset, provisional_at, rating)
    WHERE provisional_at > 0;

CREATE TRIGGER ladder_steps_counted AFTER INSERT ON ratings BEGIN
    INSERT INTO ladder_steps (server, ruleset, step, players, ranked)
    VALUES (new.server, new.ruleset, new.rating / 10000, 1, new.provisional_at > 0)
    ON CONFLICT (server, ruleset, step) DO UPDATE SET
        players = players + 1, ranked = ranked + excluded.ranked;
END;

CREATE TRIGGER ladder_steps_recounted AFTER UPDATE OF rating, provisional_at ON ratings
WHEN old.rating / 10000 <> new.rating / 10000
    OR (old.provisional_at > 0) <> (new.provisional_at > 0) BEGIN
    UPDATE ladder_steps SET players = players - 1, ranked = ranked - (old.provisional_at > 0)
    WHERE server = old.server AND ruleset = old.ruleset AND step = old.rating / 10000;
    INSERT INTO ladder_steps (server, ruleset, step, players, ranked)
    VALUES (new.server, new.ruleset, new.rating / 10000, 1, new.provisional_at > 0)
    ON CONFLICT (server, ruleset, step) DO UPDATE SET
        players = players + 1, ranked = ranked + excluded.ranked;
END;

CREATE TRIGGER ladder_steps_discounted AFTER DELETE ON ratings BEGIN
    UPDATE ladder_steps SET players = players - 1, ranked = ranked - (old.provisional_at > 0)
    WHERE server = old.server AND ruleset = old.ruleset AND step = old.rating / 10000;
END;
