-- The points that the last hint named, in words, as long as it is of use: until the next stone is tried with success.
ALTER TABLE puzzle_attempts ADD COLUMN hint TEXT NOT NULL DEFAULT '';

-- `agreed_at` is empty once the player has withdrawn what they agreed to. It was the beginning of 1970 then.
CREATE TABLE review_shares_kept (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL,
    agreed_at INTEGER,
    asked INTEGER NOT NULL DEFAULT FALSE,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

INSERT INTO review_shares_kept (game, player, agreed_at, asked)
SELECT game, player, NULLIF(agreed_at, 0), asked FROM review_shares;
DROP TABLE review_shares;
ALTER TABLE review_shares_kept RENAME TO review_shares;
