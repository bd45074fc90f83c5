-- Every offer has a number of its own, also one that is made again after it was withdrawn or declined:
-- by that its message is told from the one before.
ALTER TABLE offers ADD COLUMN number INTEGER NOT NULL DEFAULT 0;

UPDATE offers SET number = (SELECT COUNT(*) FROM offers AS other
    WHERE (other.game, other.player) <= (offers.game, offers.player));

INSERT INTO next_numbers (kind, number) SELECT 'offer', COUNT(*) + 1 FROM offers;

-- The `revision` of an offer that could not be posted is its number from here on, so that another one
-- is tried afresh. What was tried before begins once more.
DELETE FROM post_attempts WHERE kind = 'offer';
