-- Whether the game of a table is rated.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT FALSE;
