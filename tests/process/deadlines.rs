//! Killed while it processes deadlines by itself, the bot announces a loss on time once and sends
//! each reminder once.
//!
//! The process knows only the system's clock, so the times in its database are moved instead.

use local_discord::Moment;
use tessera::game::GameId;

use crate::program::Program;
use crate::step::{MESSAGES, Step};
use crate::story::Story;

/// A story in which Ben's deadline passed long ago; the bot is not running.
async fn with_time_up() -> Story {
    let (story, bot) = Story::with_game().await;
    let settings = [("vacation", "no".into()), ("reminders", "calm".into())];
    story.ben.slash("settings", settings).await.unwrap();
    stop(bot).await;
    let pass = "UPDATE games SET due = 0, turn_since = turn_since - 3600000000,
        deadline = deadline - 3600000000";
    story.home.change_database(pass).await;
    story
}

/// A story in which half an hour of Ben's three days is left; the bot is not running.
async fn with_little_time() -> Story {
    let (story, bot) = Story::with_game().await;
    stop(bot).await;
    let pass = "UPDATE games SET due = 0, turn_since = turn_since - 257400000,
        deadline = deadline - 257400000";
    story.home.change_database(pass).await;
    story
}

/// Stops the bot. It first finishes what it is doing: it records which message shows the board.
async fn stop(bot: Program) {
    bot.signal("TERM").await;
    let ended = bot.ends().await;
    assert!(ended.status.success(), "{}", ended.said);
}

#[tokio::test]
async fn a_loss_on_time_is_kept_and_told_once() {
    for step in Step::UNASKED {
        let story = with_time_up().await;
        let bot = story.home.start_for(&story.discord);
        story.kill_at(step, bot, async {}).await;
        let bot = story.go_on().await;
        let lost = "Ben ran out of time";
        story.shown(|it| it.content.contains(lost)).await;
        assert_eq!(story.said(lost).len(), 1, "{step:?}");
        let home = story.home.service().await;
        assert!(home.game(GameId(1)).await.unwrap().game.is_over());
        story.end(bot).await;
    }
}

#[tokio::test]
async fn everybody_is_reminded_once() {
    let opens = "/users/@me/channels";
    for (moment, path) in [
        (Moment::BeforeProcessing, opens),
        (Moment::BeforeAnswering, opens),
        (Moment::BeforeProcessing, MESSAGES),
        (Moment::BeforeAnswering, MESSAGES),
    ] {
        let story = with_little_time().await;
        let bot = story.home.start_for(&story.discord);
        let mut hold = story.discord.hold(moment, "POST", path);
        hold.arrived().await;
        bot.kill().await;
        hold.release();
        let bot = look_after_everything(&story).await;
        is_reminded(&story).await;
        let reminders = reminders(&story);
        assert_eq!(reminders.len(), 1, "{moment:?} {path}: {reminders:?}");
        story.end(bot).await;
    }
}

#[tokio::test]
async fn what_is_due_after_a_restart_is_reminded_of() {
    let story = with_little_time().await;
    let channel = story.ben.in_dm().channel();
    let bot = story.home.bot(&story.discord).await;
    let last_call = |it: &local_discord::Message| it.content.contains("last call");
    let reminder = story.discord.await_message(channel, last_call).await;
    assert!(reminder.unwrap().content.starts_with("Your turn in"));
    story.end(bot).await;
}

/// Starts the bot and waits until it has processed all games once. Only then does it post,
/// beginning with what the database records as unposted.
async fn look_after_everything(story: &Story) -> Program {
    let forget = "UPDATE games SET posted_ply = NULL";
    story.home.change_database(forget).await;
    story.go_on().await
}

/// Waits until no reminder is left to send.
async fn is_reminded(story: &Story) {
    let mut database = story.home.database().await;
    let count = "SELECT COUNT(*) FROM reminders";
    loop {
        if database.number(count).await == 0 {
            return;
        }
        tokio::task::yield_now().await;
    }
}

/// The reminders that Ben got privately.
fn reminders(story: &Story) -> Vec<String> {
    let channel = story.ben.in_dm().channel();
    story.discord.look(|world| {
        let said = world.messages(channel).iter();
        said.map(|it| it.content.clone()).collect()
    })
}
