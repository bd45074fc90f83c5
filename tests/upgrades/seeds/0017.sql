INSERT INTO pings (player, pinged, game, at) VALUES (11, 12, 1, 1700000600000);
INSERT INTO interactions (id, at) VALUES (777, 1700000600000);
