//! What a server chooses for its games.

use local_discord::OptionValue;
use serde_json::json;

use crate::table::{Table, private};

async fn choose(table: &Table, name: &str, value: OptionValue) -> String {
    let owner = table.discord.person("Owner");
    let answer = owner.slash("server", [(name, value)]).await.unwrap();
    private(&answer).to_owned()
}

#[tokio::test]
async fn each_game_has_its_thread_where_the_server_wants_it() {
    let table = Table::set().await;
    let said = choose(&table, "threads", true.into()).await;
    assert!(said.contains("a thread for each game: **yes**"), "{said}");
    let game = table.game_of("pente", []).await;
    let thread = table.thread("Ann (white) vs", "Ann vs Ben · game 1").await;
    let there = thread.id();
    let board = table.message_in(there, "game 1, ply 2.").await;
    assert_eq!(board.pings, [table.ben.id()]);
    let ben = table.ben.in_channel(&thread);
    ben.press(&board, "Play").await.unwrap();
    ben.reply(&board, "L11").unwrap();
    let board = table.message_in(there, "game 1, ply 3.").await;
    assert_eq!(board.pings, [table.ann.id()]);
    assert!(
        table.said().iter().all(|text| !text.contains("your move")),
        "only in the thread"
    );
    assert_eq!(game, 1);
    table.clear().await;
}

#[tokio::test]
async fn old_boards_are_removed_where_the_server_wants_it_tidy() {
    let table = Table::set().await;
    choose(&table, "tidy", true.into()).await;
    let game = table.game(false, "free").await;
    let first = table.board(game, 2).await;
    table.play(game, "L11").await;
    table.board(game, 3).await;
    table.gone(first.id).await;
    table.clear().await;
}

#[tokio::test]
async fn a_server_says_what_is_usual_on_it() {
    let table = Table::set().await;
    choose(&table, "ruleset", "keryo-pente".into()).await;
    let said = choose(&table, "pace", "daily".into()).await;
    assert!(
        said.contains("**Keryo-Pente**, **1 day + 12 hours a move**"),
        "{said}"
    );
    let invite = [("opponent", (&table.ben).into())];
    let sent = table.ann.slash("challenge", invite).await.unwrap();
    assert!(
        private(&sent).contains("**Keryo-Pente** · tournament rule · 1 day"),
        "{sent:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn only_who_manages_the_server_chooses_for_it() {
    let table = Table::set().await;
    let (slash, boolean) = (1, 5);
    let options = json!([{"name": "tidy", "type": boolean, "value": true}]);
    // Discord does not show the command to her, but a server can, and a client can send anything.
    let refused = table.ann.forged_command("server", slash, options).await;
    let said = private(&refused.unwrap()).to_owned();
    assert!(said.contains("**Manage Server**"), "{said}");
    let home = tessera::game::ServerId(table.discord.home().id().get());
    let settings = table.service().server_settings(home).await.unwrap();
    assert!(!settings.tidy);
    table.clear().await;
}
