INSERT INTO past_plans (game, player, lines) VALUES (2, 11, 'M9 N8');
