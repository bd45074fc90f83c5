-- The rating changes of a game in one blob (store/packed_changes.rs).
CREATE TABLE rating_changes_packed (
    game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    changes BLOB NOT NULL
) STRICT;

WITH
    seats_rated AS (
        SELECT *, server_rating IS NOT NULL AND server_deviation IS NOT NULL
            AND server_volatility IS NOT NULL AND server_rating_added IS NOT NULL
            AND server_deviation_added IS NOT NULL AND server_volatility_added IS NOT NULL AS has_server
        FROM rating_changes
        -- What is damaged is left out: the game is gone, or the seat is one that no game has.
        WHERE game IN (SELECT id FROM games) AND seat BETWEEN 0 AND 5
    ),
    numbers (game, seat, place, number) AS (
    SELECT game, seat, 1, rating - 1500000 FROM seats_rated
    UNION ALL
    SELECT game, seat, 2, deviation FROM seats_rated
    UNION ALL
    SELECT game, seat, 3, volatility - 6000000 FROM seats_rated
    UNION ALL
    SELECT game, seat, 4, rating_added FROM seats_rated
    UNION ALL
    SELECT game, seat, 5, deviation_added FROM seats_rated
    UNION ALL
    SELECT game, seat, 6, volatility_added FROM seats_rated
    UNION ALL
    SELECT game, seat, 7, server_rating - 1500000 FROM seats_rated WHERE has_server
    UNION ALL
    SELECT game, seat, 8, server_deviation FROM seats_rated WHERE has_server
    UNION ALL
    SELECT game, seat, 9, server_volatility - 6000000 FROM seats_rated WHERE has_server
    UNION ALL
    SELECT game, seat, 10, server_rating_added FROM seats_rated WHERE has_server
    UNION ALL
    SELECT game, seat, 11, server_deviation_added FROM seats_rated WHERE has_server
    UNION ALL
    SELECT game, seat, 12, server_volatility_added FROM seats_rated WHERE has_server
    ),
    -- The sign goes into the lowest bit. Larger numbers are damaged.
    unsigned (game, seat, place, number) AS (
        SELECT game, seat, place, CASE WHEN bounded < 0 THEN -2 * bounded - 1 ELSE 2 * bounded END
        FROM (SELECT *, MAX(-17179869184, MIN(number, 17179869183)) AS bounded FROM numbers)
    ),
    bytes (game, seat, place, hexadecimal) AS (
        SELECT game, seat, 0, format('%02X', seat + 8 * has_server) FROM seats_rated
        UNION ALL
        SELECT game, seat, place, CASE
            WHEN number < 1 << 7 THEN format('%02X', number)
            WHEN number < 1 << 14 THEN format('%02X%02X', number & 127 | 128, number >> 7)
            WHEN number < 1 << 21 THEN format('%02X%02X%02X', number & 127 | 128,
                number >> 7 & 127 | 128, number >> 14)
            WHEN number < 1 << 28 THEN format('%02X%02X%02X%02X', number & 127 | 128,
                number >> 7 & 127 | 128, number >> 14 & 127 | 128, number >> 21)
            ELSE format('%02X%02X%02X%02X%02X', number & 127 | 128, number >> 7 & 127 | 128,
                number >> 14 & 127 | 128, number >> 21 & 127 | 128, number >> 28) END
        FROM unsigned
    )
INSERT INTO rating_changes_packed (game, changes)
SELECT game, unhex(group_concat(hexadecimal, '' ORDER BY seat, place)) FROM bytes GROUP BY game;

DROP TABLE rating_changes;
ALTER TABLE rating_changes_packed RENAME TO rating_changes;
