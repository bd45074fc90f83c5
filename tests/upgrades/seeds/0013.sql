INSERT INTO nicknames (server, player, name) VALUES (9, 11, 'Annie');
