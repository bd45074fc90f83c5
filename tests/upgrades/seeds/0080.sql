INSERT INTO tournaments (id, server, channel, organiser, name, ruleset, pace, rated, calls, in_set, format, fewest, most, starts_at, starts_when_full, seed, made_at)
    VALUES (1, 9, 5, 11, 'Autumn Cup', 'pente', 'relaxed', 1, 0, 0, 'swiss 5', 4, 64, 1703000000000, 0, 7, 1701300000000);
INSERT INTO tournament_entries (tournament, player, entered_at, rating) VALUES (1, 12, 1701300000000, 1500000);
-- A record as it is packed since.
INSERT INTO games (id, ruleset, rated, first, server, channel, started_at, moved_at, ply, to_move, record, posted_ply, end_posted)
    VALUES (8, 'pente', 0, 0, 9, 5, 1701300000000, 1701300600000, 1, 12, x'e05a00', 1, 0);
INSERT INTO seats (game, seat, player, running) VALUES (8, 0, 13, 1), (8, 1, 12, 1);
