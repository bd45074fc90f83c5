INSERT INTO players (id, name) VALUES (99, 'Tessera');
INSERT INTO games (id, ruleset, rated, first, channel, started_at, moved_at, ply, to_move, record, posted_ply, end_posted, machine, level)
    VALUES (5, 'gomoku', 0, 0, 5, 1700300000000, 1700300000000, 1, 99, x'0909', 1, 0, 99, 4);
INSERT INTO seats (game, seat, player, running) VALUES (5, 0, 11, 1), (5, 1, 99, 1);
INSERT INTO machine_results (player, ruleset, level, wins, losses, draws) VALUES (11, 'gomoku', 4, 2, 5, 1);
