//! Damaged data in the database is shown only to people who may see it.

use jiff::SignedDuration;
use tessera::game::PlayerId;

use crate::table::{Table, private};

const MINUTES: SignedDuration = SignedDuration::from_mins(4);
const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);

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
        database.run(damage).await;
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

async fn change(table: &Table, sql: &'static str) {
    table.database().await.run(sql).await;
}

/// Waits until the only game is set aside, so that nothing is due, and returns how much time passed meanwhile:
/// a bot that had work to do may have begun to wait only after its time last passed.
async fn is_set_aside(table: &Table) -> SignedDuration {
    let since = table.time();
    table
        .passes_until(async || table.service().next_due().await.unwrap().is_none())
        .await;
    table.time().duration_since(since)
}

#[tokio::test]
async fn a_game_that_cannot_be_read_is_given_that_time_back_and_spends_no_vacation() {
    let mut table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "K11 N10 L11").await;
    table.board(game, 5).await;
    let own = table.deadline(game).await;
    table.passes(own.duration_since(table.time()) - HOUR * 2);
    change(&table, "UPDATE games SET pace = 'torn', due = 1").await;
    table.passes(SignedDuration::from_mins(1));
    let waited = is_set_aside(&table).await;
    table.passes(DAY * 3);
    table.stop().await;
    // An absence meanwhile is not given back twice.
    table.sleeps(DAY);
    table.start().await;
    is_set_aside(&table).await;
    table.passes(DAY);
    table.stop().await;
    change(&table, "UPDATE games SET pace = 'relaxed'").await;
    table.start().await;
    let left = table.deadline(game).await.duration_since(table.time());
    let lost = (left - HOUR * 2).abs();
    assert!(lost < waited + SignedDuration::from_mins(3), "{left:#}");
    let ann = PlayerId(table.ann.id().get());
    let vacation = table.service().vacation_left(ann, table.time()).await;
    assert_eq!(vacation.unwrap(), 240);
    table.place(&table.ann, game, "N13").await;
    table.board(game, 6).await;
    table.leave().await;
}

#[tokio::test]
async fn a_damaged_game_is_named_where_the_others_are_exported() {
    let table = Table::set().await;
    for number in ["1", "2"] {
        let game = table.game(false, "free").await;
        let options = [("game", number.into())];
        let question = table.ann.slash("resign", options).await.unwrap();
        let question = question.message.unwrap();
        let yes = format!("Resign game {game}");
        table.ann.press(&question, &yes).await.unwrap();
        let ended = format!("Game {game} ended");
        table.message(&ended).await;
        table.passes(MINUTES);
    }
    change(&table, "UPDATE games SET record = x'ff' WHERE id = 1").await;
    let all = table.ben.slash("export all", []).await.unwrap();
    let expected = "The record of 1 finished game. I can't read game 1, so it isn't in the file. \
                    Please tell whoever runs this bot.";
    assert_eq!(private(&all), expected);
    assert_eq!(all.attachments()[0].filename, "games.zip");
    let options = [("game", "1".into())];
    let damaged = table.ben.slash("export game", options).await.unwrap();
    assert!(private(&damaged).contains("can't read the saved data"));
    change(&table, "UPDATE games SET record = x'ff'").await;
    let none = table.ben.slash("export all", []).await.unwrap();
    let expected = "You have no finished games there. I can't read games 1 and 2, so they aren't \
                    in the file. Please tell whoever runs this bot.";
    assert_eq!(private(&none), expected);
    assert!(none.attachments().is_empty());
    table.leave().await;
}
