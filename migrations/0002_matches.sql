-- A match for points is several games, each following the one before it.
ALTER TABLE games ADD COLUMN follows INTEGER REFERENCES games (id);

CREATE UNIQUE INDEX games_follow ON games (follows) WHERE follows IS NOT NULL;
