//! Told to stop, the bot leaves cleanly, and posts what it was about to post.

use local_discord::{LocalDiscord, Moment, Person};
use tessera::game::GameId;

use crate::program::{Home, Program, in_a_thread};

/// A running bot that logs when its engine thinks.
async fn talkative(home: &Home, discord: &LocalDiscord) -> Program {
    let settings = [
        ("DISCORD_TOKEN", discord.token()),
        ("DISCORD_API", &discord.api_url()),
        (
            "RUST_LOG",
            "info,tessera::discord::scheduler::engine_seats=debug",
        ),
    ];
    let mut bot = home.start(&settings);
    bot.hears("ready").await;
    bot
}

/// Anna begins two games. In the first, the weakest engine answers, which builds the engine's
/// tables. In the second, the strongest engine thinks about its first move.
async fn a_long_search(bot: &mut Program, discord: &LocalDiscord, anna: &Person) {
    let against = |level: i64| {
        let options = [
            ("opponent", discord.bot().into()),
            ("level", level.into()),
            // The book has nothing of it.
            ("ruleset", "gomoku".into()),
            ("first", "me".into()),
        ];
        anna.slash("challenge", options)
    };
    against(1).await.unwrap();
    bot.hears("begins to think").await;
    an_answer(discord, 1).await;
    against(10).await.unwrap();
    bot.hears("begins to think").await;
}

/// Waits until the engine has answered Anna.
async fn an_answer(discord: &LocalDiscord, game: u32) {
    let board = in_a_thread(discord, &format!("your turn · game {game}, move 3.")).await;
    assert!(board.content.contains("played **"));
}

async fn is_told_to_stop(bot: Program) {
    bot.signal("TERM").await;
    let ended = bot.ends().await;
    assert!(ended.status.success(), "{}", ended.said);
    for line in ["stopped thinking", "stopped"] {
        assert!(ended.said.contains(line), "{line}: {}", ended.said);
    }
    // The log would say if the bot had waited for something in vain.
    assert!(!ended.said.contains("left to the next"), "{}", ended.said);
}

#[tokio::test]
async fn a_search_is_cancelled_and_taken_up_by_the_next_start() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let mut bot = talkative(&home, &discord).await;
    let anna = discord.person("Anna");
    a_long_search(&mut bot, &discord, &anna).await;
    is_told_to_stop(bot).await;
    let game = home.service().await.game(GameId(2)).await.unwrap().game;
    assert_eq!(game.record().moves.len(), 1, "half a thought is no move");
    // A weaker level finishes sooner.
    home.change_database("UPDATE games SET level = 1").await;
    let _bot = home.bot(&discord).await;
    an_answer(&discord, 2).await;
}

#[tokio::test]
async fn a_search_is_cancelled_when_the_game_ends() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let mut bot = talkative(&home, &discord).await;
    let anna = discord.person("Anna");
    a_long_search(&mut bot, &discord, &anna).await;
    let question = anna.slash("resign", [("game", "2".into())]).await.unwrap();
    let question = question.message.unwrap();
    anna.press(&question, "Resign game 2").await.unwrap();
    bot.hears("stopped thinking").await;
}

#[tokio::test]
async fn a_signal_stops_it() {
    for name in ["TERM", "INT"] {
        let discord = LocalDiscord::start().await;
        let home = Home::new();
        let bot = home.bot(&discord).await;
        bot.signal(name).await;
        let ended = bot.ends().await;
        assert!(ended.status.success(), "{name}: {}", ended.said);
        assert!(ended.said.contains("stopped"), "{name}: {}", ended.said);
    }
}

#[tokio::test]
async fn what_is_in_hand_is_finished_first() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let mut bot = home.bot(&discord).await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let mut hold = discord.hold(Moment::BeforeProcessing, "POST", "/channels/*/messages");
    anna.slash("challenge", [("opponent", (&ben).into())])
        .await
        .unwrap();
    hold.arrived().await;
    bot.signal("TERM").await;
    bot.hears("stopping").await;
    hold.release();
    let ended = bot.ends().await;
    assert!(ended.status.success(), "{}", ended.said);
    let invitations = discord.general().messages();
    assert_eq!(
        invitations
            .iter()
            .filter(|it| it.button("Accept").is_some())
            .count(),
        1
    );
}
