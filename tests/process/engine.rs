//! When the engine finds no move, people are told once what they can do, and the log says why.

use local_discord::LocalDiscord;

use crate::program::{Home, in_a_thread};

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
    let board = in_a_thread(&discord, "move 3.").await;
    let thread = discord.channel(board.channel);
    bot.kill().await;

    // There is no such level, so the engine has no move.
    home.change_database("UPDATE games SET level = 11").await;
    let mut bot = home.bot(&discord).await;
    anna.reply(&board, "S1").unwrap();
    bot.hears("the engine does not move").await;
    let told = discord.await_message(thread.id(), |it| it.content.contains(NO_MOVE));
    assert_eq!(told.await.unwrap().pings, [anna.id()]);
    bot.kill().await;

    let bot = home.bot(&discord).await;
    let offer = anna.slash("offer", [("what", "takeback".into())]).await;
    let taken_back = offer.unwrap();
    assert_eq!(
        taken_back.content(),
        "You took back your last move in game 1."
    );
    in_a_thread(&discord, "A move was taken back.").await;
    let said = thread.messages();
    let told = said.iter().filter(|it| it.content.contains(NO_MOVE));
    assert_eq!(told.count(), 1);
    bot.kill().await;
}
