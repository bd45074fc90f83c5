//! How rows of the database are damaged, in every way that the constraints of the schema allow.
//! Other damage stops the bot before it starts.

/// The damage done to a game, whose number is bound. The game is due at once, so the bot comes
/// across it.
pub const GAMES: &[(&str, &str)] = &[
    (
        "a record",
        "UPDATE games SET record = x'ffffffff', due = 0, posted_ply = NULL WHERE id = $1",
    ),
    (
        "a ruleset",
        "UPDATE games SET ruleset = 'tiddlywinks', due = 0 WHERE id = $1",
    ),
    (
        "a pace",
        "UPDATE games SET pace = 'breathless', due = 0, posted_ply = NULL WHERE id = $1",
    ),
    (
        "clocks",
        "UPDATE clocks SET clocks = 'tick tock' WHERE game = $1",
    ),
    (
        "a deadline",
        "UPDATE games SET deadline = -7, due = 0 WHERE id = $1",
    ),
    ("seats", "DELETE FROM seats WHERE game = $1 AND seat = 1"),
    (
        "an offer",
        "INSERT INTO offers (game, player, kind, ply)
         SELECT game, player, 'draw', -1 FROM seats WHERE game = $1 AND seat = 0",
    ),
    (
        "a plan",
        "INSERT INTO plans (game, player, ply, lines)
         SELECT game, player, 1, 'if pigs fly' FROM seats WHERE game = $1 AND seat = 0",
    ),
    (
        "settings and a daily list",
        "INSERT INTO settings (player, notation, confirm, theme, zone, weekend, quiet_from,
             quiet_to, digest_due)
         SELECT player, 'smoke', 7, 'plaid', 'Middle/Earth', 255, 99, -1, 0
         FROM seats WHERE game = $1 AND seat = 0",
    ),
    (
        "a vacation",
        "INSERT INTO vacations (player, year, spent, until)
         SELECT player, 99999999, -7, 9223372036854775807 FROM seats WHERE game = $1 AND seat = 0",
    ),
    (
        "news",
        "INSERT INTO news (player, kind, id, since, kept_at)
         SELECT player, 'line', game, -1, 9223372036854775807 FROM seats
         WHERE game = $1 AND seat = 0",
    ),
    (
        "a rating",
        "INSERT INTO ratings (server, ruleset, player, rating, deviation, volatility, wins, losses,
             draws, rated_at, provisional_at)
         SELECT 0, 'tiddlywinks', player, 9223372036854775807, -1, -1, -1, -1, -1,
             9223372036854775807, -1
         FROM seats WHERE game = $1 AND seat = 0",
    ),
    (
        "the level of the engine",
        "UPDATE games SET level = 99, machine = to_move, due = 0 WHERE id = $1",
    ),
];

/// The damage done to an invitation, whose number is bound.
pub const CHALLENGES: &[(&str, &str)] = &[
    (
        "an invitation that runs out",
        "UPDATE challenges SET ruleset = 'tiddlywinks', made_at = 0 WHERE id = $1",
    ),
    (
        "an unposted invitation",
        "UPDATE challenges SET pace = 'breathless', message = NULL WHERE id = $1",
    ),
    (
        "a settled invitation",
        "UPDATE challenges SET ruleset = 'tiddlywinks', refused = 'withdrawn', shown = FALSE
         WHERE id = $1",
    ),
];

/// The damage done to a server, whose id is bound.
pub const SERVER: &str = "INSERT INTO servers (server, theme, ruleset, pace)
    VALUES ($1, 'plaid', 'tiddlywinks', 'breathless')";
