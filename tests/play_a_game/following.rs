//! Following somebody else's game: what a follower reads in private, and when it ends.

use jiff::SignedDuration;
use local_discord::{Answer, Person};

use crate::table::{Table, private};
use crate::tables::Four;

/// Presses *Follow* under the newest board of a game, and chooses when to be told.
async fn follow(table: &Table, who: &Person, game: u32, number: u32, when: &str) -> Answer {
    let board = table.board(game, number).await;
    let asked = who.press(&board, "Follow").await.unwrap();
    let asked = asked.message.unwrap();
    who.press(&asked, when).await.unwrap()
}

/// How many private messages a person has got, besides answers to what they pressed.
fn told(table: &Table, who: &Person) -> usize {
    let channel = who.in_dm().channel();
    table.discord.look(|world| {
        let messages = world.messages(channel).iter();
        messages.filter(|it| !it.is_ephemeral()).count()
    })
}

#[tokio::test]
async fn a_follower_is_told_each_move_once_and_the_end() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let cleo = table.discord.person("Cleo");
    let noted = follow(&table, &cleo, game, 2, "After each move").await;
    assert!(private(&noted).contains("at most once a turn"), "{noted:?}");
    table.place(&table.ben, game, "L11").await;
    let first = table.private_message(&cleo, "Ben played **L11**").await;
    assert!(first.content.contains("It's Ann's turn."), "{first:?}");
    assert!(!first.content.contains("<@"), "nobody is pinged: {first:?}");
    let board = table.board(game, 3).await;
    let says = "One person follows this game.";
    assert!(board.content.contains(says), "{board:?}");
    table.place(&table.ann, game, "L10").await;
    let second = table.private_message(&cleo, "Ann played **L10**").await;
    assert!(!second.content.contains("L11"), "told once: {second:?}");
    // The board is shown from there, though the person does not play.
    let shown = cleo.press(&second, "Board").await.unwrap();
    assert!(private(&shown).contains("Ann played **L10**"), "{shown:?}");
    table.board(game, 4).await;
    let asked = table
        .ben
        .slash("resign", [])
        .await
        .unwrap()
        .message
        .unwrap();
    table.ben.press(&asked, "Resign game 1").await.unwrap();
    let end = table.private_message(&cleo, "Ben resigned").await;
    assert_eq!(told(&table, &cleo), 3);
    let replay = cleo.press(&end, "Replay").await.unwrap();
    assert!(replay.message.is_some(), "{replay:?}");
    table.clear().await;
}

#[tokio::test]
async fn who_wants_the_end_only_reads_nothing_before_it() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let cleo = table.discord.person("Cleo");
    follow(&table, &cleo, game, 2, "Only at the end").await;
    table.play(game, "L11 L10 M12 L9 N13 L8 O14 A1").await;
    let dan = table.discord.person("Dan");
    let asked = [("game", "1".into()), ("tell", "moves".into())];
    dan.slash("follow", asked).await.unwrap();
    table.place(&table.ben, game, "P15").await;
    let end = table.private_message(&cleo, "Ben wins").await;
    assert_eq!(told(&table, &cleo), 1, "{end:?}");
    table.private_message(&dan, "Ben wins").await;
    table.clear().await;
}

#[tokio::test]
async fn who_stops_following_is_told_nothing_more() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let cleo = table.discord.person("Cleo");
    follow(&table, &cleo, game, 2, "After each move").await;
    table.place(&table.ben, game, "L11").await;
    let first = table.private_message(&cleo, "Ben played").await;
    let list = cleo.slash("follow", []).await.unwrap();
    assert!(private(&list).contains("Ann and Ben"), "{list:?}");
    let stopped = cleo.press(&first, "Stop following").await.unwrap();
    assert!(
        private(&stopped).starts_with("You no longer follow game 1"),
        "{stopped:?}"
    );
    let again = [("game", "1".into()), ("tell", "nothing".into())];
    let again = cleo.slash("follow", again).await.unwrap();
    assert!(
        private(&again).starts_with("You don't follow game 1"),
        "{again:?}"
    );
    table.place(&table.ann, game, "L10").await;
    let board = table.board(game, 4).await;
    assert!(!board.content.contains("follow"), "{board:?}");
    table.no_news().await;
    assert_eq!(told(&table, &cleo), 1);
    let list = cleo.slash("follow", []).await.unwrap();
    assert!(
        private(&list).starts_with("You don't follow any game."),
        "{list:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn what_happens_in_quiet_hours_is_told_together_when_they_end() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let cleo = table.discord.person("Cleo");
    let quiet = [("quiet", "11-15".into()), ("zone", "UTC".into())];
    cleo.slash("settings", quiet).await.unwrap();
    follow(&table, &cleo, game, 2, "After each move").await;
    table.place(&table.ben, game, "L11").await;
    table.board(game, 3).await;
    table.place(&table.ann, game, "L10").await;
    table.board(game, 4).await;
    assert_eq!(told(&table, &cleo), 0);
    table.wait(SignedDuration::from_hours(4));
    let all = table.private_message(&cleo, "Ben played **L11**").await;
    assert!(all.content.contains("Ann played **L10**"), "{all:?}");
    assert_eq!(told(&table, &cleo), 1);
    table.clear().await;
}

#[tokio::test]
async fn what_cannot_be_followed_is_refused_in_a_sentence() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let own = table.ann.press(&board, "Follow").await.unwrap();
    assert!(
        private(&own).contains("You play this game yourself"),
        "{own:?}"
    );
    let cleo = table.discord.person("Cleo");
    cleo.slash("settings", [("messages", "no".into())])
        .await
        .unwrap();
    let refused = cleo.press(&board, "Follow").await.unwrap();
    assert!(
        private(&refused).contains("I can't message you"),
        "{refused:?}"
    );
    let unknown = cleo.slash("follow", [("game", "77".into())]).await.unwrap();
    assert!(private(&unknown).contains("no game 77"), "{unknown:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_server_that_closes_its_games_tells_its_followers_nothing_more() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let cleo = table.discord.person("Cleo");
    follow(&table, &cleo, game, 2, "After each move").await;
    let owner = table.discord.person("Owner");
    let closed = [("visibility", "closed".into())];
    owner.slash("server", closed).await.unwrap();
    table.place(&table.ben, game, "L11").await;
    let board = table.board(game, 3).await;
    assert!(board.button("Follow").is_none(), "{board:?}");
    table.no_news().await;
    assert_eq!(told(&table, &cleo), 0);
    table.clear().await;
}

#[tokio::test]
async fn a_follower_is_told_who_leaves_and_every_move_after_that() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.three().await;
    follow(&table, &four.dee, 1, 2, "After each move").await;
    let ask = table.ben.slash("resign", []).await.unwrap();
    let resign = ask.message.unwrap();
    table.ben.press(&resign, "Resign game 1").await.unwrap();
    let gone = table.private_message(&four.dee, "Ben resigned and is out.");
    assert!(gone.await.content.contains("It's Cy's turn."));
    table.place(&four.cy, 1, "L11").await;
    table.private_message(&four.dee, "Cy played **L11**").await;
    table.clear().await;
}
