INSERT INTO seeks (player, ruleset, pace, rated, band, server, channel, everywhere, made_at) VALUES (13, 'pente', 'relaxed', 0, 'any', 9, 5, 1, 1701000000000);
INSERT INTO sought_games (game, waited) VALUES (1, 11);
INSERT INTO everywhere_consents (player, agreed_at) VALUES (13, 1701000000000);
