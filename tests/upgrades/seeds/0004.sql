INSERT INTO challenges (id, challenger, opponent, ruleset, rated, first, server, channel, made_at) VALUES (5, 11, 12, 'keryo-pente', 1, 1, 9, 5, 1700001000000);
INSERT INTO rematches (game, challenge) VALUES (2, 5);
