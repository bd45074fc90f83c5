INSERT INTO review_shares (game, player, agreed_at) VALUES (2, 11, 1701200000000);
INSERT INTO shared_reviews (game) VALUES (2);
