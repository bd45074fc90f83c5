INSERT INTO server_names (server, name) VALUES (9, 'The Five Stones');
