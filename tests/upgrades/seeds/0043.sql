INSERT INTO followers (game, player, wants, told) VALUES (1, 13, 'moves', 3);
