-- From when a season counts games, if it was switched on in the middle of its month or quarter.
ALTER TABLE seasons ADD COLUMN begins_at INTEGER;

-- Whether a seek ran out, which its maker is told of. Its row is kept for as long again, so that this can be said.
ALTER TABLE seeks ADD COLUMN ended INTEGER NOT NULL DEFAULT FALSE;
