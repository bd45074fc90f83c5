INSERT INTO library (player, number, record, imported_at) VALUES (11, 1, '(;GM[1]SZ[19];B[jj];W[kk])', 1700700000000);
