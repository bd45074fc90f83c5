-- How many players of each ladder are ranked unless time passes: those whose
-- `provisional_at` is not 0. With those who became provisional since, who have an
-- index of their own, it gives the number of ranked players without counting them.
ALTER TABLE ladders ADD COLUMN ranked INTEGER NOT NULL DEFAULT 0;

UPDATE ladders SET ranked = (
    SELECT COUNT(*) FROM ratings
    WHERE ratings.server = ladders.server AND ratings.ruleset = ladders.ruleset
      AND provisional_at > 0
);

CREATE INDEX ratings_lapsing ON ratings (server, ruleset, provisional_at)
    WHERE provisional_at > 0;

DROP TRIGGER ratings_counted;
DROP TRIGGER ratings_discounted;

CREATE TRIGGER ratings_counted AFTER INSERT ON ratings BEGIN
    INSERT INTO ladders (server, ruleset, players, ranked)
    VALUES (new.server, new.ruleset, 1, new.provisional_at > 0)
    ON CONFLICT (server, ruleset) DO UPDATE SET
        players = players + 1, ranked = ranked + excluded.ranked;
END;

CREATE TRIGGER ratings_recounted AFTER UPDATE OF provisional_at ON ratings
WHEN (old.provisional_at > 0) <> (new.provisional_at > 0) BEGIN
    UPDATE ladders SET ranked = ranked + (new.provisional_at > 0) - (old.provisional_at > 0)
    WHERE server = new.server AND ruleset = new.ruleset;
END;

CREATE TRIGGER ratings_discounted AFTER DELETE ON ratings BEGIN
    UPDATE ladders SET players = players - 1, ranked = ranked - (old.provisional_at > 0)
    WHERE server = old.server AND ruleset = old.ruleset;
END;
