INSERT INTO games (id, ruleset, rated, first, server, channel, started_at, moved_at, ply, to_move, record, posted_ply, end_posted, pace, clocks, turn_since, deadline, due)
    VALUES (3, 'pente', 0, 0, 9, 5, 1700100000000, 1700100000000, 1, 12, x'0909', 1, 0, 'relaxed', '604800000+0 604800000+0', 1700100000000, 1700704800000, 1700504800000),
           (4, 'pente', 0, 0, 9, 5, 1700100000000, 1700100000000, 1, 11, x'0909', 1, 0, 'untimed', NULL, NULL, NULL, NULL);
UPDATE games SET rest = 'adjourned' WHERE id = 4;
INSERT INTO seats (game, seat, player, running) VALUES (3, 0, 11, 1), (3, 1, 12, 1), (4, 0, 12, 1), (4, 1, 11, 1);
INSERT INTO offers (game, player, kind, ply, message) VALUES (1, 11, 'draw', 3, 601);
INSERT INTO vacations (player, year, spent, until) VALUES (11, 2023, 3600000, 1700000000000);
INSERT INTO life (only, alive_at) VALUES (1, 1700100000000);
UPDATE settings SET zone = 'Europe/Berlin', weekend = 96, quiet_from = 22, quiet_to = 7;
