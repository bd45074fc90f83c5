//! If the database is locked, damaged or from a newer version, the bot refuses to guess.

use std::fs;
use std::time::Duration;

use jiff::Timestamp;
use tessera::game::GameId;

use crate::database::{is_on_server, is_only_for_files};
use crate::story::Story;

#[tokio::test]
async fn a_database_that_is_held_by_another_process_is_named() {
    let (story, bot) = Story::with_game().await;
    bot.kill().await;
    let mut stranger = story.home.database().await;
    stranger.lock().await;
    let ended = story.home.start_for(&story.discord).ends().await;
    ended.failed_with("in use by another program");
    stranger.close().await;
    let bot = story.home.bot(&story.discord).await;
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}

#[tokio::test]
async fn a_damaged_database_is_named_and_left_alone() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    bot.signal("TERM").await;
    bot.ends().await;
    let file = story.home.file();
    let mut bytes = fs::read(file).unwrap();
    let half = bytes.len() / 2;
    bytes[half..].fill(0xa5);
    fs::write(file, &bytes).unwrap();
    let ended = story.home.start_for(&story.discord).ends().await;
    ended.failed_with("is not a sound database");
    assert_eq!(fs::read(file).unwrap(), bytes);
}

#[tokio::test]
async fn a_damaged_game_does_not_keep_the_others_from_going_on() {
    let (story, bot) = Story::with_game().await;
    bot.kill().await;
    let damage = "UPDATE games SET record = x'ffffffff'";
    story.home.change_database(damage).await;
    let mut bot = story.home.bot(&story.discord).await;
    let stone = [("point", "L11".into()), ("game", "1".into())];
    let refused = story.ben.slash("move", stone).await.unwrap();
    assert!(
        refused.content().contains("can't read the saved data"),
        "{refused:?}"
    );
    bot.hears("game 1 cannot be read").await;
    story.challenge().await;
    let invitation = story.invitation().await;
    story.ben.press(&invitation, "Accept").await.unwrap();
    let begins = |it: &local_discord::Message| it.content.contains("game 2, move 2.");
    story.shown(begins).await;
    let stone = [("point", "L11".into()), ("game", "2".into())];
    story.ben.slash("move", stone).await.unwrap();
    let goes_on = |it: &local_discord::Message| it.content.contains("game 2, move 3.");
    story.shown(goes_on).await;
    bot.kill().await;
}

/// How a change begins that would be refused otherwise, because it breaks a `CHECK`.
const UNCHECKED: &str = "PRAGMA ignore_check_constraints = TRUE;";

/// One damaged row of every kind; game 3 itself stays sound.
const DAMAGE: [&str; 20] = [
    "UPDATE games SET record = x'ffffffff', due = 1 WHERE id = 1",
    "UPDATE clocks SET clocks = 'torn' WHERE game = 2; UPDATE games SET due = 1 WHERE id = 2",
    "UPDATE games SET deadline = 9223372036854775807 WHERE id = 2",
    "INSERT INTO plans (game, player, ply, lines)
     SELECT 3, id, 1, 'no line at all' FROM players WHERE name = 'Anna'",
    "INSERT INTO offers (game, player, kind, ply)
     SELECT 3, id, 'draw', -1 FROM players WHERE name = 'Anna'",
    "INSERT INTO vacations (player, year, spent, until)
     SELECT id, 1000000, -1, -1 FROM players",
    "INSERT INTO settings (player, notation, confirm, zone, weekend, digest_due)
     SELECT id, 'braille', TRUE, 'Nowhere/At_All', 96, 1 FROM players WHERE name = 'Anna'",
    "INSERT INTO servers (server, theme, channel, ruleset, pace)
     SELECT server, '', -1, 'chess', 'hasty' FROM games WHERE id = 3",
    "INSERT INTO challenges (id, challenger, ruleset, pace, rated, first, channel, made_at)
     SELECT 1000, id, 'chess', 'hasty', FALSE, 0, -1, 1 FROM players WHERE name = 'Ben'",
    "INSERT INTO ratings (server, ruleset, player, rating, deviation, volatility, wins, losses,
                          draws, rated_at, provisional_at)
     SELECT 0, 'pente', id, 1500000, 50000, 6000000, -1, 0, 0, 1, 0 FROM players
     WHERE name = 'Ben'",
    "INSERT INTO reminders (game, player, ply, reminder)
     SELECT 3, id, -1, 9 FROM players UNION SELECT 3, -1, 1, 1",
    "INSERT INTO news (player, kind, id, since, kept_at)
     SELECT id, 'line', 1, -1, 9223372036854775807 FROM players
     UNION SELECT -1, 'answer', -1, 0, 0 UNION SELECT 1, 'answer', 1000, 0, 0",
    "PRAGMA ignore_check_constraints = TRUE;
     INSERT INTO news (player, kind, id, kept_at) SELECT id, 'gossip', 3, 1 FROM players",
    "INSERT INTO digests (player, due_at) VALUES (-1, 1), (1, 9223372036854775807)",
    "INSERT INTO absences (id, since, until) VALUES (9223372036854775807, 5, 7)",
    "PRAGMA ignore_check_constraints = TRUE;
     INSERT INTO challenges (id, challenger, opponent, ruleset, pace, rated, first, channel, made_at)
     SELECT 1001, id, id, 'pente', 'relaxed', FALSE, 0, 1, 1 FROM players WHERE name = 'Ben'",
    "PRAGMA ignore_check_constraints = TRUE; UPDATE heartbeat SET only = 2",
    "PRAGMA ignore_check_constraints = TRUE; UPDATE games SET rest = 'torn' WHERE id = 1",
    "UPDATE seats SET left_after = -1 WHERE game = 3",
    "INSERT INTO short_ids (id) SELECT id FROM players WHERE TRUE ON CONFLICT DO NOTHING;
     INSERT INTO finished_games (player, ended_at, game, ruleset, opponent, result, moves)
     SELECT short_id, 9223372036854775807, 3, 'chess', -1, -1, -1 FROM short_ids",
];

#[tokio::test]
async fn a_damaged_row_of_any_kind_is_set_aside_and_told() {
    let (story, bot) = Story::with_game().await;
    for game in ["game 2, move 2.", "game 3, move 2."] {
        story.challenge().await;
        let invitation = story.invitation().await;
        story.ben.press(&invitation, "Accept").await.unwrap();
        story.shown(|it| it.content.contains(game)).await;
    }
    bot.signal("TERM").await;
    bot.ends().await;
    for damage in DAMAGE {
        // A server lets no row break a `CHECK`.
        if !(is_on_server() && damage.starts_with(UNCHECKED)) {
            story.home.change_database(damage).await;
        }
    }
    let mut bot = story.home.start_for(&story.discord);
    bot.hears("ready").await;
    let stone = |game: &str| [("point", "L11".into()), ("game", game.into())];
    for damaged in ["1", "2"] {
        let answer = story.ben.slash("move", stone(damaged)).await.unwrap();
        assert!(
            answer.content().contains("can't read the saved data"),
            "{answer:?}"
        );
    }
    let placed = story.ben.slash("move", stone("3")).await.unwrap();
    assert!(placed.content().starts_with("You played"), "{placed:?}");
    story
        .shown(|it| it.content.contains("game 3, move 3."))
        .await;
    let list = story.anna.slash("games", []).await.unwrap();
    for line in [
        "**your turn**",
        "- game 1 · I can't read its saved moves",
        "- game 2 · I can't read its saved moves",
    ] {
        assert!(list.content().contains(line), "{list:?}");
    }
    let settings = story.anna.slash("settings", []).await.unwrap();
    let damaged = "Some saved settings can't be read";
    assert!(settings.content().contains(damaged), "{settings:?}");
    let ladder = story.ben.slash("leaderboard", []).await.unwrap();
    assert!(!ladder.content().contains("went wrong"), "{ladder:?}");
    for command in ["profile", "history"] {
        let shown = story.anna.slash(command, []).await.unwrap();
        assert!(!shown.content().contains("went wrong"), "{shown:?}");
    }
    // Settings that were chosen again are sound.
    let zone = [
        ("zone", "Europe/Berlin".into()),
        ("notation", "board".into()),
    ];
    let settings = story.anna.slash("settings", zone).await.unwrap();
    assert!(!settings.content().contains(damaged), "{settings:?}");
    // They are read by a job that nobody waits for.
    bot.hears("challenge 1000").await;
    if !is_on_server() {
        bot.hears_all(&["challenge 1001"]).await;
    }
    bot.signal("TERM").await;
    let said = bot.ends().await.said;
    let unchecked = [
        "challenge 1001",
        "a row of the table `games`",
        "a row of the table `challenges`",
        "a row of the table `heartbeat`",
        "news cannot be read: gossip",
    ];
    let unchecked = unchecked.into_iter().filter(|_| !is_on_server());
    let checked = [
        "game 1",
        "game 2",
        "game 3",
        "challenge 1000",
        "the absence from 5 to 7, in milliseconds,",
        "a time zone in the settings",
        "an id cannot be read",
        "a time cannot be read",
    ];
    for damaged in checked.into_iter().chain(unchecked) {
        let lines = said.lines().filter(|line| line.contains(damaged));
        assert!(
            lines.clone().count() > 0,
            "{damaged} is not told of:\n{said}"
        );
    }
    // The bot does not read damaged rows over and over.
    let errors = said.lines().filter(|line| line.contains("ERROR")).count();
    assert!(errors < 40, "{errors} errors:\n{said}");
    let once = said
        .lines()
        .filter(|line| line.contains("a row of the table"));
    let broken = if is_on_server() { 0 } else { 3 };
    assert_eq!(once.count(), broken, "{said}");
    // What was in the way is gone: the next absence is noted and given back.
    let mut bot = story.home.start_for(&story.discord);
    bot.hears("every clock that runs was given exactly that")
        .await;
    bot.kill().await;
}

#[tokio::test]
async fn a_clock_that_was_set_back_is_named_and_decides_nothing() {
    let (story, bot) = Story::with_game().await;
    bot.kill().await;
    let ahead = "UPDATE heartbeat SET alive_at = alive_at + 7200000";
    story.home.change_database(ahead).await;
    // Judged by Discord's clock, the system's clock is wrong.
    story.discord.advance(Duration::from_hours(2));
    let ended = story.home.start_for(&story.discord).ends().await;
    ended.failed_with("set it right before the bot decides by it");
    ended.failed_with("--accept-clock");
    let back = "UPDATE heartbeat SET alive_at = alive_at - 7200000";
    story.home.change_database(back).await;
    let bot = story.home.bot(&story.discord).await;
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}

/// Changes the database as if the system's clock had been two hours ahead when the bot last ran.
/// Returns the deadline of game 1.
async fn had_been_ahead(story: &Story) -> Timestamp {
    let ahead = "UPDATE heartbeat SET alive_at = alive_at + 7200000";
    story.home.change_database(ahead).await;
    let ahead = "UPDATE games SET deadline = deadline + 7200000, due = due + 7200000";
    story.home.change_database(ahead).await;
    deadline(story).await
}

async fn deadline(story: &Story) -> Timestamp {
    let game = story.home.service().await.game(GameId(1)).await;
    game.unwrap().game.deadline().unwrap()
}

fn assert_corrected(ahead: Timestamp, corrected: Timestamp) {
    let by = ahead.duration_since(corrected).as_secs();
    // The time since the bot last ran is given back, as always.
    assert!((7_000..=7_200).contains(&by), "{ahead} {corrected}");
}

#[tokio::test]
async fn a_clock_that_had_been_ahead_is_right_if_discord_says_so() {
    let (story, bot) = Story::with_game().await;
    bot.kill().await;
    let ahead = had_been_ahead(&story).await;
    let mut bot = story.home.start_for(&story.discord);
    bot.hears("Discord says that it is right").await;
    bot.hears("ready").await;
    assert_corrected(ahead, deadline(&story).await);
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}

#[tokio::test]
async fn a_clock_that_had_been_ahead_is_right_if_the_operator_says_so() {
    for arguments in [&["--accept-clock"][..], &["run", "--accept-clock"]] {
        let (story, bot) = Story::with_game().await;
        bot.kill().await;
        let ahead = had_been_ahead(&story).await;
        story.discord.advance(Duration::from_hours(2));
        let mut bot = story.home.start_with(arguments, &story.discord);
        bot.hears("is taken for right").await;
        bot.hears("ready").await;
        assert_corrected(ahead, deadline(&story).await);
        // The clock counts as right from here on; the option is not needed again.
        bot.kill().await;
        let bot = story.home.bot(&story.discord).await;
        bot.kill().await;
    }
}
