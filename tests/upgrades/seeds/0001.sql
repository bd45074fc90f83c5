-- Two who play: game 1 is running, game 2 is over, and one invitation is open.
INSERT INTO players (id, name) VALUES (11, 'Anna'), (12, 'Ben');
INSERT INTO games (id, ruleset, rated, first, server, channel, started_at, moved_at, ply, to_move, record, posted_ply, board, end_posted)
    VALUES (1, 'pente', 1, 1, 9, 5, 1700000000000, 1700000600000, 3, 12, x'090909070e09', 3, 501, 0),
           (2, 'keryo-pente', 1, 0, 9, 5, 1700000000000, 1700000900000, 3, NULL, x'090909070e096001', 3, 502, 1);
INSERT INTO seats (game, seat, player, running) VALUES (1, 0, 11, 1), (1, 1, 12, 1), (2, 0, 12, 0), (2, 1, 11, 0);
INSERT INTO challenges (id, challenger, opponent, ruleset, rated, first, server, channel, made_at, game, refused, message)
    VALUES (1, 11, 12, 'pente', 1, 1, 9, 5, 1699999000000, 1, NULL, 401),
           (2, 12, 11, 'keryo-pente', 1, 0, 9, 5, 1699999000000, 2, NULL, 402),
           (3, 12, 11, 'pente', 0, 2, NULL, 6, 1700000500000, NULL, 'declined', 403),
           (4, 12, 11, 'pente', 0, 2, NULL, 6, 1700000700000, NULL, NULL, 404);
INSERT INTO ratings (server, ruleset, player, rating, deviation, volatility, wins, losses, draws, rated_at, provisional_at)
    VALUES (0, 'keryo-pente', 11, 1400000, 290000, 6000000, 0, 1, 0, 1700000900000, 0),
           (0, 'keryo-pente', 12, 1600000, 90000, 6000000, 12, 3, 1, 1700000900000, 1800000000000);
INSERT INTO rating_changes (game, seat, rating_before, deviation_before, volatility_before, rating_after, deviation_after, volatility_after)
    VALUES (2, 0, 1580000, 95000, 6000000, 1600000, 90000, 6000000), (2, 1, 1500000, 350000, 6000000, 1400000, 290000, 6000000);
UPDATE next_numbers SET number = 50;
