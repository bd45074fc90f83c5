-- By how many milliseconds the deadline of a game, or the time at which an invitation counts as made,
-- has moved since its message was posted or changed last; hours of vacation do not count. Where that is
-- a minute or more, `refresh` says how often it was tried to change the message.
ALTER TABLE games ADD COLUMN unshown INTEGER NOT NULL DEFAULT 0;
ALTER TABLE challenges ADD COLUMN unshown INTEGER NOT NULL DEFAULT 0;

UPDATE games SET unshown = 60000 WHERE refresh IS NOT NULL;
UPDATE challenges SET unshown = 60000 WHERE refresh IS NOT NULL;
