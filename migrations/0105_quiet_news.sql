-- News of what the same person did in the same game a moment ago arrives without a sound.
ALTER TABLE news ADD COLUMN is_quiet INTEGER NOT NULL DEFAULT FALSE CHECK (is_quiet IN (FALSE, TRUE));
