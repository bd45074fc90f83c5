INSERT INTO post_attempts (kind, id, player, revision, tries, last_at, next_at, outage, forbidden) VALUES ('invitation', 6, 0, 0, 2, 1700200100000, 1700200200000, 1, 0);
