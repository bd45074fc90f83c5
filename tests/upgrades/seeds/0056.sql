INSERT INTO sealed_moves (game, revision, player, turn) VALUES (4, 1, 11, 'M9');
