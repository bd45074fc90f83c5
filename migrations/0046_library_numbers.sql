-- The last number that a record in a person's library got: a number is never used again, so that a
-- board shown earlier keeps its record.
CREATE TABLE library_numbers (
    player INTEGER NOT NULL PRIMARY KEY,
    last INTEGER NOT NULL
) STRICT;
INSERT INTO library_numbers (player, last) SELECT player, MAX(number) FROM library GROUP BY player;

-- Finds whether a person has a record already without reading all of theirs.
CREATE INDEX library_lengths ON library (player, length(record));
