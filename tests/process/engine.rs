//! When the engine finds no move, people are told once what they can do, and the log says why.

use local_discord::LocalDiscord;

use crate::program::Home;

const NO_MOVE: &str = "I can't find a move in game 1";

#[tokio::test]
async fn that_the_engine_has_no_move_is_told_once_and_the_game_can_go_on() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let bot = home.bot(&discord).await;
    let anna = discord.person("Anna");
    let options = [
        ("opponent", discord.bot().into()),
        ("level", 1_i64.into()),
        ("first", "me".into()),
    ];
    anna.slash("challenge", options).await.unwrap();
    let general = discord.general();
    let board = discord.await_message(general.id(), |it| it.content.contains("move 3."));
    let board = board.await.unwrap();
    bot.kill().await;

    // There is no such level, so the engine has no move.
    home.change_database("UPDATE games SET level = 11").await;
    let mut bot = home.bot(&discord).await;
    anna.reply(&board, "S1").unwrap();
    bot.hears("the engine does not move").await;
    let told = discord.await_message(general.id(), |it| it.content.contains(NO_MOVE));
    assert_eq!(told.await.unwrap().pings, [anna.id()]);
    bot.kill().await;

    let bot = home.bot(&discord).await;
    let offer = anna.slash("offer", [("what", "takeback".into())]).await;
    let taken_back = offer.unwrap();
    assert_eq!(
        taken_back.content(),
        "You took back your last move in game 1."
    );
    let again = discord.await_message(general.id(), |it| {
        it.content.contains("A move was taken back.")
    });
    again.await.unwrap();
    let said = general.messages();
    let told = said.iter().filter(|it| it.content.contains(NO_MOVE));
    assert_eq!(told.count(), 1);
    bot.kill().await;
}
