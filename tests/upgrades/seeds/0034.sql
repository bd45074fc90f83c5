INSERT INTO players (id, name) VALUES (13, 'Cleo');
INSERT INTO tables (id, host, ruleset, pace, by_chance, level, server, channel, opened_at) VALUES (1, 11, 'pente-3', 'relaxed', 1, 4, 9, 5, 1700600000000);
INSERT INTO chairs (table_number, chair, player) VALUES (1, 0, 11), (1, 1, 12), (1, 2, NULL);
INSERT INTO table_invitations (table_number, player, silent) VALUES (1, 13, 0);
