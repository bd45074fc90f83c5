INSERT INTO seasons (id, server, number, period, ends_at, growth, closed, counted, told) VALUES (1, 9, 1, 'month', 1700900000000, 0, 1, 1, 1), (2, 9, 2, 'month', 1703500000000, 0, 0, 0, 0);
INSERT INTO podiums (season, ruleset, place, player) VALUES (1, 'keryo-pente', 1, 12);
