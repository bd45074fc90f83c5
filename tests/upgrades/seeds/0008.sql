INSERT INTO plans (game, player, ply, lines) VALUES (1, 11, 3, 'M9 N8');
