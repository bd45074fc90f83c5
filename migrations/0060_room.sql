-- What takes the room of finished games.

-- Only whoever exports all of their games reads them in the order of their numbers; they are sorted then.
DROP INDEX finished_games_by_number;

-- What every rated game changed: the numbers before it, and what it added to each. The first six are of the
-- ladder of everywhere, the others of the server's: empty if they are the same, or the game had no server.
-- Ratings and deviations are in thousandths, volatilities in hundred-millionths.
CREATE TABLE rating_changes_kept (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    rating_added INTEGER NOT NULL,
    deviation_added INTEGER NOT NULL,
    volatility_added INTEGER NOT NULL,
    server_rating INTEGER,
    server_deviation INTEGER,
    server_volatility INTEGER,
    server_rating_added INTEGER,
    server_deviation_added INTEGER,
    server_volatility_added INTEGER,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO rating_changes_kept
    (game, seat, rating, deviation, volatility, rating_added, deviation_added, volatility_added)
SELECT game, seat, rating_before, deviation_before, volatility_before,
       rating_after - rating_before, deviation_after - deviation_before,
       volatility_after - volatility_before
FROM rating_changes
-- What is damaged is left out: the game is gone, or a number is one that no rating has.
WHERE game IN (SELECT id FROM games)
    AND rating_before BETWEEN -4000000000000 AND 4000000000000
    AND deviation_before BETWEEN -4000000000000 AND 4000000000000
    AND volatility_before BETWEEN -4000000000000 AND 4000000000000
    AND rating_after BETWEEN -4000000000000 AND 4000000000000
    AND deviation_after BETWEEN -4000000000000 AND 4000000000000
    AND volatility_after BETWEEN -4000000000000 AND 4000000000000;

UPDATE rating_changes_kept SET
    server_rating = former.server_rating_before,
    server_deviation = former.server_deviation_before,
    server_volatility = former.server_volatility_before,
    server_rating_added = former.server_rating_after - former.server_rating_before,
    server_deviation_added = former.server_deviation_after - former.server_deviation_before,
    server_volatility_added = former.server_volatility_after - former.server_volatility_before
FROM rating_changes AS former
WHERE former.game = rating_changes_kept.game AND former.seat = rating_changes_kept.seat
    AND former.server_rating_before BETWEEN -4000000000000 AND 4000000000000
    AND former.server_deviation_before BETWEEN -4000000000000 AND 4000000000000
    AND former.server_volatility_before BETWEEN -4000000000000 AND 4000000000000
    AND former.server_rating_after BETWEEN -4000000000000 AND 4000000000000
    AND former.server_deviation_after BETWEEN -4000000000000 AND 4000000000000
    AND former.server_volatility_after BETWEEN -4000000000000 AND 4000000000000
    AND (former.server_rating_before, former.server_deviation_before, former.server_volatility_before,
         former.server_rating_after, former.server_deviation_after, former.server_volatility_after)
        <> (former.rating_before, former.deviation_before, former.volatility_before,
            former.rating_after, former.deviation_after, former.volatility_after);

DROP TABLE rating_changes;
ALTER TABLE rating_changes_kept RENAME TO rating_changes;

-- The sets that a person has played to the end.
CREATE INDEX sets_of_one ON sets (one) WHERE half_points IS NOT NULL;
CREATE INDEX sets_of_other ON sets (other) WHERE half_points IS NOT NULL;
