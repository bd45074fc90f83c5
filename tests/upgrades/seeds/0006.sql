INSERT INTO blocks (player, blocked) VALUES (12, 11);
INSERT INTO challenges (id, challenger, opponent, ruleset, pace, rated, first, server, channel, made_at) VALUES (6, 11, NULL, 'pente', 'daily', 0, 1, 9, 5, 1700200000000);
