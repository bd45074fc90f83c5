INSERT INTO match_points (game, seat, for_row, for_captures, for_lesser_rows, plies) VALUES (2, 0, 5, 1, 0, 4), (2, 1, 0, 0, 0, 4);
