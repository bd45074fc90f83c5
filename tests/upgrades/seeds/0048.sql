INSERT INTO hills (number, server, ruleset) VALUES (1, 9, 'pente');
INSERT INTO climbers (hill, player, step, since, due) VALUES (1, 11, 1, 1700900000000, 1703000000000), (1, 12, 2, 1700900000000, 1703000000000);
INSERT INTO climbs (game, player, before, after, king) VALUES (2, 11, 1, 2, 0);
