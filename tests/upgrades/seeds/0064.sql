INSERT INTO accuracies (player, ended_at, game, accuracy) VALUES (11, 1700000900000, 2, 71);
