-- Whether the player to move has begun a turn of several stones: its board is posted when the turn is
-- over, unless none was posted at all, or none since the board was last reset.
ALTER TABLE games ADD COLUMN half_turn INTEGER NOT NULL DEFAULT FALSE;

DROP INDEX games_unposted;

CREATE INDEX games_unposted ON games (id)
    WHERE posted_ply IS NULL
        OR (posted_ply < ply AND (NOT half_turn OR posted_ply / 65536 < ply / 65536))
        OR (to_move IS NULL AND NOT end_posted);
