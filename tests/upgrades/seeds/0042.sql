INSERT INTO games (id, ruleset, rated, first, server, channel, started_at, moved_at, ply, to_move, record, posted_ply, end_posted, in_set)
    VALUES (6, 'pente', 1, 0, 9, 5, 1700800000000, 1700800000000, 1, 12, x'0909', 1, 0, 1),
           (7, 'pente', 1, 0, 9, 5, 1700800000000, 1700800000000, 1, 11, x'0909', 1, 0, 1);
INSERT INTO seats (game, seat, player, running) VALUES (6, 0, 11, 1), (6, 1, 12, 1), (7, 0, 12, 1), (7, 1, 11, 1);
INSERT INTO sets (first_game, second_game, one, other, ruleset, server) VALUES (6, 7, 11, 12, 'pente', 9);
