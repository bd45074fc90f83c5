-- The boards that stand in running games, by keys that know neither the size of the board nor where on it the stones
-- are (rules/position/key/board.rs): the present one, and those to which a game may come back. `stands_for` says who
-- is told nothing of them: 0 only those who play, 1 everybody as far as it comes from other games, 2 everybody.
CREATE TABLE standing_boards (
    board INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id),
    stands_for INTEGER NOT NULL,
    PRIMARY KEY (board, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX standing_boards_game ON standing_boards (game);

-- `boards_kept` was the key of one board. It is 1 where the boards of a running game are in that table, and empty in
-- those from before: they are filled in before anything is said of a position.
UPDATE games SET standing = NULL WHERE standing IS NOT NULL;
DROP INDEX games_standing;
DROP INDEX games_standing_unknown;
ALTER TABLE games RENAME COLUMN standing TO boards_kept;
CREATE INDEX games_boards_unknown ON games (id) WHERE boards_kept IS NULL AND to_move IS NOT NULL;
