-- `free_takeback` is the ply that the game went back to when a move was last taken back without
-- asking, and empty if none was: each ply has one such takeback.
ALTER TABLE games ADD COLUMN free_takeback INTEGER;

-- A line of a plan is kept while the game may come back to it. It begins with the number of moves
-- before it, and how many of its own only lead to the position that it was written for, as in
-- `12+1: L11 M9 N8`; without them it begins at the board `ply`. What was planned at another board
-- than the present one was given up until now.
DELETE FROM plans WHERE ply <> (SELECT games.ply FROM games WHERE games.id = plans.game);
