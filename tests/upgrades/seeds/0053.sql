INSERT INTO private_boards (game, player, channel, message) VALUES (1, 11, 61, 611);
INSERT INTO reports (reporter, reported, game, reason, made_at) VALUES (11, 12, 1, 'rude', 1701100000000);
