//! Discord is slow or rate limits the bot: people and channels that are not affected do not wait.

use std::time::Duration;

use jiff::SignedDuration;
use local_discord::{Channel, Moment, Person};

use crate::table::Table;

const MESSAGES: &str = "/channels/*/messages";

/// Counts the boards of this ply that were posted in a game.
fn boards(table: &Table, game: u32, ply: u32) -> usize {
    let heading = format!("game {game}, move {ply}.");
    let said = table.said();
    said.iter().filter(|text| text.contains(&heading)).count()
}

fn limited(table: &Table) -> usize {
    let refused = table.discord.refused_requests();
    refused.iter().filter(|it| it.status == 429).count()
}

/// Waits until Discord has rate limited a request.
async fn is_limited(table: &Table) {
    let refused = table
        .discord
        .wait_for(|world| world.refused_requests().first().cloned());
    refused.await.unwrap();
}

/// Whether nothing is left to post, now or later.
async fn is_all_posted(table: &Table) -> bool {
    let left = table.service().to_post(table.time(), None).await.unwrap();
    left.now.is_empty() && left.next.is_none()
}

/// Ann and Ben begin game 2 in a second channel. Returns Ben there, the channel, and its path for
/// messages.
async fn elsewhere(table: &Table) -> (Person, Channel, String) {
    let channel = table.discord.home().channel("games");
    let (ann, ben) = (
        table.ann.in_channel(&channel),
        table.ben.in_channel(&channel),
    );
    let invite = [
        ("opponent", (&ben).into()),
        ("first", "me".into()),
        ("rated", false.into()),
    ];
    ann.slash("challenge", invite).await.unwrap();
    let invitation = table.message_in(channel.id(), "Ann invites you").await;
    ben.press(&invitation, "Accept").await.unwrap();
    table.message_in(channel.id(), "game 2, move 2.").await;
    let path = format!("/channels/{}/messages", channel.id());
    (ben, channel, path)
}

fn general(table: &Table) -> String {
    format!("/channels/{}/messages", table.discord.general().id())
}

#[tokio::test]
async fn a_board_that_is_never_answered_holds_no_other_and_is_posted_at_last() {
    let table = Table::over_tls().await;
    let held = table.game(false, "tournament").await;
    let (ben, channel, path) = elsewhere(&table).await;
    let before = Moment::BeforeProcessing;
    table.discord.hang_next("POST", &general(&table), before);
    table.place(&table.ben, held, "K11").await;
    // The other game's board fails at first, so it has to be tried again.
    table.discord.refuse_next("POST", &path, 500, 0, "");
    table.place(&ben, 2, "K11").await;
    table.message_in(channel.id(), "game 2, move 3.").await;
    assert_eq!(boards(&table, held, 3), 0, "it hangs still");
    table.board(held, 3).await;
    assert_eq!(boards(&table, held, 3), 1);
    table.leave().await;
}

#[tokio::test]
async fn every_kind_of_limit_is_waited_for_once() {
    let soon = Duration::from_millis(800);
    for kind in ["bucket", "shared", "global"] {
        let table = Table::over_tls().await;
        let game = table.game(false, "tournament").await;
        let discord = &table.discord;
        match kind {
            "bucket" => discord.rate_limit_next("POST", MESSAGES, soon),
            "shared" => discord.rate_limit_shared_next("POST", MESSAGES, soon),
            _ => discord.rate_limit_globally(soon),
        }
        table.place(&table.ben, game, "K11").await;
        table.board(game, 3).await;
        assert_eq!(boards(&table, game, 3), 1, "{kind}");
        assert_eq!(
            limited(&table),
            1,
            "{kind}: nothing is sent before it may be"
        );
        table.leave().await;
    }
}

#[tokio::test]
async fn a_channel_that_is_limited_for_long_is_left_alone_and_holds_no_other() {
    let table = Table::over_tls().await;
    let limited_game = table.game(false, "tournament").await;
    let (ben, channel, _) = elsewhere(&table).await;
    let ten_minutes = Duration::from_mins(10);
    table
        .discord
        .rate_limit_shared_next("POST", &general(&table), ten_minutes);
    table.place(&table.ben, limited_game, "K11").await;
    is_limited(&table).await;
    table.place(&table.ann, limited_game, "N10").await;
    table.place(&ben, 2, "K11").await;
    table.message_in(channel.id(), "game 2, move 3.").await;
    assert_eq!(boards(&table, limited_game, 4), 0);
    table.wait(SignedDuration::from_mins(11));
    table.board(limited_game, 4).await;
    assert_eq!(limited(&table), 1, "it was left alone until then");
    table.leave().await;
}

#[tokio::test]
async fn a_thread_is_opened_though_discord_wants_none_for_a_moment() {
    let table = Table::over_tls().await;
    with_threads(&table, Duration::from_secs(40)).await;
    table.game_of("pente", []).await;
    is_limited(&table).await;
    table
        .passes_until(async || is_all_posted(&table).await)
        .await;
    let thread = table.thread("Ann (white) vs", "Ann vs Ben · game 1").await;
    table.message_in(thread.id(), "game 1, move 2.").await;
    table.leave().await;
}

/// The server wants threads, and Discord will want none of the next request for this long.
async fn with_threads(table: &Table, limit: Duration) {
    let owner = table.discord.person("Owner");
    let threads = [("threads", true.into())];
    owner.slash("server", threads).await.unwrap();
    let path = "/channels/*/messages/*/threads";
    table.discord.rate_limit_shared_next("POST", path, limit);
}

#[tokio::test]
async fn a_channel_without_new_threads_holds_up_no_game_between_people() {
    let table = Table::over_tls().await;
    with_threads(&table, Duration::from_mins(30)).await;
    let against_bot = [("level", 1_i64.into()), ("first", "me".into())];
    table.ann.slash("challenge", against_bot).await.unwrap();
    is_limited(&table).await;
    let game = table.game_of("pente", []).await;
    assert_eq!(game, 2);
    let board = table.board(game, 2).await;
    assert_eq!(board.channel, table.discord.general().id());
    table.place(&table.ben, game, "K11").await;
    table.board(game, 3).await;
    assert_eq!(boards(&table, 1, 3), 0, "that one waits for its thread");
    table.wait(SignedDuration::from_mins(31));
    let wanted = "your turn · game 1, move 3.";
    let board = table.message(wanted).await;
    assert_ne!(board.channel, table.discord.general().id());
    assert_eq!(limited(&table), 1, "it was left alone until then");
    table.leave().await;
}

#[tokio::test]
async fn an_invitation_says_what_became_of_it_though_it_may_not_be_changed_for_a_while() {
    let table = Table::over_tls().await;
    let invite = [("opponent", (&table.ben).into())];
    table.ann.slash("challenge", invite).await.unwrap();
    let invitation = table.message("Ann invites you").await;
    table
        .passes_until(async || is_all_posted(&table).await)
        .await;
    let path = "/channels/*/messages/*";
    let ten_minutes = Duration::from_mins(10);
    table
        .discord
        .rate_limit_shared_next("PATCH", path, ten_minutes);
    let much_later = table.time() + SignedDuration::from_hours(24 * 60);
    let expired = table.service().expire_challenges(much_later);
    expired.await.unwrap();
    table
        .passes_until(async || is_all_posted(&table).await)
        .await;
    assert_eq!(limited(&table), 1);
    let told = table.now(invitation.id);
    assert!(told.buttons().is_empty(), "{told:?}");
    table.leave().await;
}

#[tokio::test]
async fn what_may_not_be_changed_for_a_while_holds_up_no_new_board() {
    let table = Table::over_tls().await;
    let game = table.game(false, "tournament").await;
    let path = "/channels/*/messages/*";
    let ten_minutes = Duration::from_mins(10);
    table
        .discord
        .rate_limit_shared_next("PATCH", path, ten_minutes);
    table.place(&table.ben, game, "K11").await;
    table.board(game, 3).await;
    is_limited(&table).await;
    table.place(&table.ann, game, "N10").await;
    table.board(game, 4).await;
    table.leave().await;
}

/// A game in which Ben will soon be reminded; returns the path for private messages to him.
async fn soon_reminded(table: &Table) -> String {
    table.game(false, "free").await;
    format!("/channels/{}/messages", table.ben.in_dm().channel())
}

/// Counts the private messages to Ben that contain these words.
fn written(table: &Table, words: &str) -> usize {
    let channel = table.ben.in_dm().channel();
    table.discord.look(|world| {
        let messages = world.messages(channel).iter();
        messages.filter(|it| it.content.contains(words)).count()
    })
}

#[tokio::test]
async fn a_reminder_that_may_not_be_sent_for_a_while_is_sent_later_and_once() {
    let conversations = "/users/@me/channels".to_owned();
    for path in [None, Some(conversations)] {
        let mut table = Table::over_tls().await;
        let messages = soon_reminded(&table).await;
        let path = path.unwrap_or(messages);
        let ten_minutes = Duration::from_mins(10);
        table
            .discord
            .rate_limit_shared_next("POST", &path, ten_minutes);
        table.wait(SignedDuration::from_hours(62));
        is_limited(&table).await;
        // A restart does not lose it either.
        table.stop().await;
        table.start().await;
        table
            .passes_until(async || is_all_posted(&table).await)
            .await;
        assert_eq!(written(&table, "your time is running low"), 1, "{path}");
        assert_eq!(limited(&table), 1, "{path}");
        table.leave().await;
    }
}

#[tokio::test]
async fn a_daily_list_that_may_not_be_sent_for_a_while_is_sent_later_and_once() {
    let table = Table::over_tls().await;
    let messages = soon_reminded(&table).await;
    let daily = [("digest", "yes".into()), ("reminders", "off".into())];
    table.ben.slash("settings", daily).await.unwrap();
    table
        .discord
        .rate_limit_shared_next("POST", &messages, Duration::from_mins(10));
    table.wait(SignedDuration::from_hours(24));
    is_limited(&table).await;
    table
        .passes_until(async || is_all_posted(&table).await)
        .await;
    assert_eq!(written(&table, "It's your turn in these games:"), 1);
    table.leave().await;
}

#[tokio::test]
async fn a_reminder_that_is_refused_for_good_is_not_tried_again() {
    let table = Table::over_tls().await;
    let messages = soon_reminded(&table).await;
    table
        .discord
        .refuse_next("POST", &messages, 400, 50_035, "Invalid Form Body");
    table.wait(SignedDuration::from_hours(62));
    let refused = table
        .discord
        .wait_for(|world| world.refused_requests().first().cloned());
    refused.await.unwrap();
    table
        .passes_until(async || is_all_posted(&table).await)
        .await;
    table.wait(SignedDuration::from_hours(9) + SignedDuration::from_mins(10));
    table.private_message(&table.ben, "last call").await;
    assert_eq!(written(&table, "your time is running low"), 0);
    assert_eq!(table.discord.refused_requests().len(), 1);
    table.leave().await;
}

#[tokio::test]
async fn a_daily_list_that_was_sent_before_the_bot_died_is_not_sent_again() {
    let mut table = Table::over_tls().await;
    let messages = soon_reminded(&table).await;
    let daily = [("digest", "yes".into()), ("reminders", "off".into())];
    table.ben.slash("settings", daily).await.unwrap();
    let before = Moment::BeforeAnswering;
    table.discord.cut_next("POST", &messages, before);
    table.passes(SignedDuration::from_hours(24));
    let words = "It's your turn in these games:";
    table.private_message(&table.ben, words).await;
    table.stop().await;
    // Discord itself no longer remembers that the message was sent before.
    table.passes(SignedDuration::from_mins(30));
    table.start().await;
    table
        .passes_until(async || is_all_posted(&table).await)
        .await;
    assert_eq!(written(&table, words), 1);
    table.leave().await;
}
