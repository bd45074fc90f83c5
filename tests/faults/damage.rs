//! Damaged data in the database is shown only to people who may see it.

use crate::table::{Table, private};

#[tokio::test]
async fn a_damaged_game_of_a_closed_server_is_as_hidden_as_any_other() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.board(game, 2).await;
    let owner = table.discord.person("Owner");
    let closed = [("visibility", "closed".into())];
    owner.slash("server", closed).await.unwrap();
    let elsewhere = table.elsewhere().await;
    let member = table.discord.person("Cleo");
    let stranger = table.discord.person("Stranger").in_channel(&elsewhere);
    let help = table.help(&stranger).await.message.unwrap();
    let number = || [("game", "1".into())];
    let mut database = table.database().await;
    // A damaged server id no longer tells which server the game belongs to.
    for (damage, hides_from_members) in [
        ("UPDATE games SET record = x'ff'", false),
        ("UPDATE games SET server = -1", true),
    ] {
        sqlx::query(damage).execute(&mut database).await.unwrap();
        let line = [("point", "L11".into()), ("game", "1".into())];
        for hidden in [
            stranger.slash("board", number()).await.unwrap(),
            stranger.slash("move", line).await.unwrap(),
            stranger.press_custom_id(&help, "t1:more:1").await.unwrap(),
        ] {
            let says = "There's no game 1. `/games` lists yours.";
            assert_eq!(private(&hidden), says, "{damage}");
        }
        let told = table.ben.slash("board", number()).await.unwrap();
        assert!(
            private(&told).contains("can't read the saved data"),
            "{told:?}"
        );
        let told = member.slash("board", number()).await.unwrap();
        let is_hidden = private(&told).starts_with("There's no game 1.");
        assert_eq!(is_hidden, hides_from_members, "{told:?}");
    }
    table.leave().await;
}
