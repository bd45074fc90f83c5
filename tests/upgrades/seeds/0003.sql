INSERT INTO settings (player, theme, notation, confirm) VALUES (11, 'dark', 'relative', 0);
INSERT INTO servers (server, theme) VALUES (9, 'wood');
