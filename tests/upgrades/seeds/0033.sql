INSERT INTO sent_notices (message, player, at) VALUES (901, 11, 1700500000000);
INSERT INTO declined_offers (game, player, kind, at) VALUES (1, 12, 'draw', 1700500000000);
