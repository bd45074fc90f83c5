UPDATE settings SET language = 'de';
UPDATE players SET locale = 'pt-BR' WHERE id = 12;
INSERT INTO server_locales (server, locale) VALUES (9, 'fr');
