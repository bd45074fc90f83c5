-- Answers that players have left for moves that may come: one line of play each, its moves as text
-- with a blank between them, from the board `ply` on. At any other board they mean nothing.
CREATE TABLE plans (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL REFERENCES players (id),
    ply INTEGER NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
