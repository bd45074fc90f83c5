//! Languages that change while something is posted, and people who read another one than their
//! server.

use local_discord::{Message, Moment};
use tessera::game::ServerSettingsPatch;

use crate::table::Table;

/// Chooses the language of the home server.
async fn choose(table: &Table, tag: &str) {
    let patch = ServerSettingsPatch {
        language: Some(Some(tag.to_owned())),
        ..ServerSettingsPatch::default()
    };
    let server = table.server();
    let changed = table
        .service()
        .change_server_settings(server, patch, table.time());
    changed.await.unwrap();
}

/// Whether a message shows the board after this many moves of game 1.
fn shows(message: &Message, moves: u32) -> bool {
    let name = format!("game-1-{moves}.png");
    message.attachments.iter().any(|it| it.filename == name)
}

#[tokio::test]
async fn a_board_that_was_posted_in_another_language_is_not_posted_again() {
    let table = Table::in_english().await;
    let game = table.game(false, "tournament").await;
    let path = "/channels/*/messages";
    table
        .discord
        .cut_next("POST", path, Moment::BeforeAnswering);
    let mut looks_back = table.discord.hold(Moment::BeforeProcessing, "GET", path);
    table.place(&table.ben, game, "K11").await;
    looks_back.arrived().await;
    choose(&table, "de").await;
    looks_back.release();
    // The next board is posted only after every attempt at this one.
    table.place(&table.ann, game, "N10").await;
    table.message("**N10**").await;
    let boards = table.messages();
    let boards = boards.iter().filter(|it| shows(it, 2));
    assert_eq!(boards.count(), 1);
    table.leave().await;
}

#[tokio::test]
async fn a_board_that_had_to_be_sent_privately_keeps_the_language_of_its_reader() {
    let table = Table::in_english().await;
    table.ann.reads("de");
    table.game_without_its_channel().await;
    let point = [("point", "L11".into())];
    table.ben.in_dm().slash("move", point).await.unwrap();
    let board = table.private_message(&table.ann, "du bist am Zug").await;
    table.sleeps(jiff::SignedDuration::from_hours(48));
    let there = table.ann.in_dm().channel();
    let changed = table.discord.wait_for(|world| {
        let board = world.message(there, board.id)?;
        board.edited_at.map(|_| board.content.clone())
    });
    let changed = changed.await.unwrap();
    assert!(changed.contains("du bist am Zug"), "{changed}");
    assert!(changed.contains("Frist: <t:"), "{changed}");
    let picture = board.attachments[0].description.as_deref();
    assert!(picture.is_some_and(|it| it.contains("Weiß")), "{board:?}");
    table.leave().await;
}
