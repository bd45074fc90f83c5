//! Profiles: what they say, and to whom.

use local_discord::{Answer, Message, OptionValue, Person};

use crate::table::{Table, private};

/// Ann wins a rated game against Ben.
async fn won_by_ann(table: &Table) {
    let game = table.game(true, "tournament").await;
    table
        .play(game, "K11 N10 L12 O10 M13 P10 N14 Q10 A1 R10")
        .await;
    table.message("wins game").await;
}

async fn profile<const N: usize>(who: &Person, options: [(&str, OptionValue); N]) -> Answer {
    let shown = who.slash("profile", options).await.unwrap();
    who.settled(shown).await.unwrap()
}

const OF_ANN: &str = "**Ann**\nRatings on this server: Pente **1662?**\nRatings worldwide: Pente \
                      **1662?**\n`?`: provisional, until more rated games have been \
                      played\nWon-lost-drawn: Pente 1-0-0\nMost games with: Ben (1)\nWins in a \
                      row: 1 now, best 1\nLongest game: game 1, 11 moves\nMoves in a game, on \
                      average: 11\nMedian time for a move: less than a minute";

#[tokio::test]
async fn ones_own_profile_is_shown_privately_or_to_everybody() {
    let table = Table::set().await;
    let none = profile(&table.ann, []).await;
    assert_eq!(private(&none), "**Ann**\nNo finished games yet.");
    won_by_ann(&table).await;
    let shown = profile(&table.ann, []).await;
    assert_eq!(private(&shown), OF_ANN);
    let [chart] = shown.attachments() else {
        panic!("no chart: {shown:?}");
    };
    let described = chart.description.as_deref().unwrap();
    assert!(described.starts_with("Pente: 1662 on "), "{described}");
    assert!(described.ends_with("1 rated game."), "{described}");

    let before = table.said().len();
    let answer = profile(&table.ann, [("public", true.into())]).await;
    assert_eq!(
        private(&answer),
        "The profile is below, for everyone to see."
    );
    let is_profile = |it: &Message| it.content == OF_ANN && !it.is_ephemeral();
    let shown = table.another(is_profile).await;
    assert!(shown.pings.is_empty(), "{shown:?}");
    assert_eq!(shown.attachments.len(), 1);
    assert_eq!(table.said().len(), before + 1);
    table.clear().await;
}

#[tokio::test]
async fn a_profile_without_its_chart_is_shown_to_who_has_had_many_pictures() {
    let table = Table::set().await;
    won_by_ann(&table).await;
    loop {
        let shown = profile(&table.ann, []).await;
        assert_eq!(private(&shown), OF_ANN);
        if shown.attachments().is_empty() {
            break;
        }
    }
    table.clear().await;
}

#[tokio::test]
async fn a_profile_is_seen_by_those_for_whom_it_was_left_open() {
    let table = Table::set().await;
    won_by_ann(&table).await;
    let cleo = table.discord.person("Cleo");
    let elsewhere = table.elsewhere().await;
    let stranger = table.discord.person("Stranger").in_channel(&elsewhere);
    let of_ann = || [("player", (&table.ann).into())];
    let hidden = "This person doesn't show you their profile here.";
    let says = async |who: &Person| private(&profile(who, of_ann()).await).to_owned();

    assert_eq!(
        says(&cleo).await,
        OF_ANN,
        "a fellow member sees it at first"
    );
    assert_eq!(says(&stranger).await, hidden);
    let chosen = async |audience: &str| {
        let options = [("profile", audience.into())];
        let saved = table.ann.slash("settings", options).await.unwrap();
        private(&saved).to_owned()
    };
    let saved = chosen("everybody").await;
    assert!(
        saved.contains("who sees your `/profile`: **Everyone**"),
        "{saved}"
    );
    let abroad = says(&stranger).await;
    assert!(
        abroad.starts_with("**Ann**\nRatings worldwide: Pente **1662?**\n`?`: provisional"),
        "{abroad}"
    );
    let closed = [("visibility", "closed".into())];
    let owner = table.discord.person("Owner");
    owner.slash("server", closed).await.unwrap();
    let rated = "**Ann**\nRatings worldwide: Pente **1662?**\n`?`: provisional, until more rated games \
                 have been played";
    let abroad = profile(&stranger, of_ann()).await;
    assert_eq!(private(&abroad), rated);
    assert_eq!(abroad.attachments().len(), 0, "a chart tells of each game");
    let ann_abroad = table.discord.person("Ann").in_channel(&elsewhere);
    let alone = profile(&ann_abroad, []).await;
    assert!(private(&alone).contains("Won-lost-drawn: Pente 1-0-0"));
    assert_eq!(alone.attachments().len(), 1);
    let public = || [("public", true.into())];
    for (who, content, charts) in [(&ann_abroad, rated, 0), (&table.ann, OF_ANN, 1)] {
        profile(who, public()).await;
        let is_public = |it: &Message| it.content == content && !it.is_ephemeral();
        let shown = table.discord.await_message(who.channel(), is_public).await;
        let shown = shown.expect("what everybody reads");
        assert_eq!(shown.attachments.len(), charts, "{shown:?}");
    }
    chosen("nobody").await;
    assert_eq!(says(&cleo).await, hidden);
    assert_eq!(says(&table.ann).await, OF_ANN);

    chosen("server").await;
    let block = [("block", (&cleo).into())];
    table.ann.slash("settings", block).await.unwrap();
    assert_eq!(
        says(&cleo).await,
        hidden,
        "one who is blocked does not see it"
    );
    assert_eq!(says(&table.ben).await, OF_ANN);
    table.clear().await;
}

#[tokio::test]
async fn games_against_the_bot_are_counted_apart() {
    let table = Table::set().await;
    let bot = [("level", 1_i64.into()), ("first", "opponent".into())];
    table.ben.slash("challenge", bot).await.unwrap();
    let board = table.message("your turn · game 1, move 2.").await;
    for (number, point) in [(2, "A1"), (4, "A3")] {
        let board = table.message(&format!("game 1, move {number}.")).await;
        table.place(&table.ben, 1, point).await;
        table
            .until(board.id, |it| {
                !it.content.contains(&format!("move {number}."))
            })
            .await;
    }
    table
        .until(board.id, |it| {
            it.content.contains("your turn · game 1, move 6.")
        })
        .await;
    let question = table.ben.slash("resign", []).await.unwrap();
    let question = question.message.unwrap();
    table.ben.press(&question, "Resign game 1").await.unwrap();
    table
        .until(board.id, |it| it.content.contains("wins game 1"))
        .await;
    let shown = profile(&table.ben, []).await;
    let said = "**Ben**\nNo rating yet: the first one comes with a rated game against other \
                people.\nAgainst the bot (won-lost-drawn): 0-1-0";
    assert_eq!(private(&shown), said);

    let elsewhere = table.elsewhere().await;
    let stranger = table.discord.person("Stranger").in_channel(&elsewhere);
    let of_ben = || [("player", (&table.ben).into())];
    let everybody = [("profile", "everybody".into())];
    table.ben.slash("settings", everybody).await.unwrap();
    assert_eq!(private(&profile(&stranger, of_ben()).await), said);
    let closed = [("visibility", "closed".into())];
    let owner = table.discord.person("Owner");
    owner.slash("server", closed).await.unwrap();
    let none = "**Ben**\nNo finished games yet.";
    assert_eq!(private(&profile(&stranger, of_ben()).await), none);
    assert_eq!(private(&profile(&table.ann, of_ben()).await), said);
    table.clear().await;
}

#[tokio::test]
async fn games_from_before_results_were_stored_are_counted_soon_after_a_start() {
    let mut table = Table::set().await;
    won_by_ann(&table).await;
    table.stop().await;
    let forget = "UPDATE finished_games SET result = NULL, moves = NULL";
    table.database().await.run(forget).await;
    table.start().await;
    let none_is_left = async || {
        let unread = "SELECT COUNT(*) FROM finished_games WHERE result IS NULL";
        table.database().await.number(unread).await == 0
    };
    table.passes_until(none_is_left).await;
    assert_eq!(private(&profile(&table.ann, []).await), OF_ANN);
    table.clear().await;
}
