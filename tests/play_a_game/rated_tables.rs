//! Rated games of more than two, rated matches for points, and their ladders.

use std::sync::Arc;

use local_discord::{Message, OptionValue, Person};

use crate::table::{Table, private};

/// Ann opens a rated table for three; Ben and Cy sit down. Its message as it was opened, and the three in
/// the order of play, which is by chance.
async fn three<'a>(table: &'a Table, cy: &'a Person) -> (Arc<Message>, [&'a Person; 3]) {
    let options = [("ruleset", "pente-3".into())];
    table.ann.slash("table", options).await.unwrap();
    let opened = table.message("**Table 1**").await;
    for guest in [&table.ben, cy] {
        guest.press(&opened, "Sit down").await.unwrap();
    }
    table.board(1, 2).await;
    let is_title = |it: &Message| it.content.contains("(white) vs ");
    let title = table.until(opened.id, is_title).await;
    let mut order = [&table.ann, &table.ben, cy];
    order.sort_by_key(|who| title.content.find(who.name()));
    (opened, order)
}

async fn ladder(who: &Person, ruleset: &str) -> Vec<String> {
    let options = [("ruleset", ruleset.into())];
    let ladder = who.slash("leaderboard", options).await.unwrap();
    private(&ladder).lines().map(str::to_owned).collect()
}

async fn resign(who: &Person, game: u32) {
    resign_by(who, &format!("Resign game {game}")).await;
}

async fn resign_by(who: &Person, button: &str) {
    let ask = who.slash("resign", []).await.unwrap();
    who.press(&ask.message.unwrap(), button).await.unwrap();
}

#[tokio::test]
async fn a_rated_table_of_three_counts_for_its_own_ladder() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let empty = ladder(&table.ann, "pente-3").await;
    assert!(
        empty[1].ends_with("`/table` opens a table for one."),
        "{empty:?}"
    );
    let (opened, [first, second, third]) = three(&table, &cy).await;
    let terms = "**Pente for Three** · free opening · 3 days + 1 day a move · rated";
    assert!(opened.content.contains(&format!("{terms} · opened by Ann")));
    let title = table.now(opened.id);
    assert!(title.content.contains(terms), "{title:?}");
    let order = [second, third, first];
    let [first, second, third] = [first, second, third].map(Person::name);
    let points = "A1 A3 L10 C1 C3 M10 E1 E3 N10 G1 G3 O10";
    for (index, point) in points.split(' ').enumerate() {
        table.board(1, u32::try_from(index).unwrap() + 2).await;
        table.place(order[index % 3], 1, point).await;
    }
    let end = format!("{first} wins game 1 in 13 moves");
    let end = table.message(&end).await;
    let ratings = format!(
        "Ratings: {first} 1500 → 1721, {second} 1500 → 1389, {third} 1500 → 1389 (provisional)."
    );
    assert!(end.content.ends_with(&ratings), "{end:?}");
    let lines = ladder(&cy, "pente-3").await;
    assert_eq!(lines[0], "**Pente for Three** · this server's ladder");
    assert_eq!(lines[2], format!("{first} · **1721** · 1 game, 1 won"));
    let mut lost = [second, third];
    lost.sort_unstable_by_key(|&name| lines[3].starts_with(name));
    for (line, name) in lines[3..].iter().zip(lost.iter().rev()) {
        assert_eq!(*line, format!("{name} · **1389** · 1 game, 0 won"));
    }
    let other = ladder(&cy, "pente").await;
    assert!(other[1].starts_with("This ladder is still empty"));

    let plain = async || {
        let shown = cy.slash("leaderboard", []).await.unwrap();
        private(&shown).to_owned()
    };
    let shown = plain().await;
    assert!(shown.starts_with("**Pente for Three** · this"), "{shown}");
    assert!(!shown.contains("Other ladders"), "{shown}");
    let game = table.game(true, "tournament").await;
    let points = "K11 N10 L12 O10 M13 P10 N14 Q10 A1 R10";
    table.play(game, points).await;
    table.message(&format!("wins game {game}")).await;
    let shown = plain().await;
    assert!(shown.starts_with("**Pente** · this"), "{shown}");
    let others = "Other ladders with games: Pente for Three. `/leaderboard ruleset:` shows them.";
    assert!(shown.ends_with(others), "{shown}");
    table.clear().await;
}

#[tokio::test]
async fn who_leaves_a_table_at_once_took_no_part_in_its_rating() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let (_, [first, second, third]) = three(&table, &cy).await;
    resign(third, 1).await;
    for (index, point) in ["A1", "L10", "A3"].into_iter().enumerate() {
        table.board(1, u32::try_from(index).unwrap() + 2).await;
        let who = [second, first][index % 2];
        table.place(who, 1, point).await;
    }
    table.board(1, 5).await;
    resign(first, 1).await;
    let (won, lost) = (second.name(), first.name());
    let end = table.message(&format!("{won} wins game 1")).await;
    let ratings = format!("Ratings: {won} 1500 → 1611, {lost} 1500 → 1389 (provisional).");
    assert!(end.content.ends_with(&ratings), "{end:?}");
    let lines = ladder(third, "pente-3").await;
    assert_eq!(lines.len(), 4, "who left is not on it: {lines:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_rated_says_why() {
    let table = Table::set().await;
    let ruleset = ("ruleset", OptionValue::from("pente-3"));
    let rated = ("rated", OptionValue::from(true));
    for (option, said) in [
        (
            ("bots", OptionValue::from(1)),
            "A rated game is for people only.",
        ),
        (("pace", "untimed".into()), "A rated game needs a clock."),
        (
            ("order", "as-seated".into()),
            "At a rated table, the order of play is drawn by lot.",
        ),
    ] {
        let options = [ruleset.clone(), rated.clone(), option.clone()];
        let refused = table.ann.slash("table", options).await.unwrap();
        assert!(private(&refused).starts_with(said), "{refused:?}");
    }
    let with_level = [ruleset.clone(), rated, ("level", 2.into())];
    let refused = table.ann.slash("challenge", with_level).await.unwrap();
    assert!(private(&refused).starts_with("A rated game is for people only."));
    for (table_number, option) in [
        ("**Table 1**", ("bots", OptionValue::from(1))),
        ("**Table 2**", ("pace", "untimed".into())),
        ("**Table 3**", ("order", "as-seated".into())),
    ] {
        let options = [ruleset.clone(), option.clone()];
        table.ann.slash("table", options).await.unwrap();
        let opened = table.message(table_number).await;
        assert!(
            opened.content.contains("· not rated · opened by Ann"),
            "{opened:?}"
        );
    }
    table.clear().await;
}

/// Whoever begins wins with the fifth stone.
const SHORT_WIN: &str = "A1 L10 C1 M10 E1 N10 G1 O10";

#[tokio::test]
async fn a_match_for_points_is_rated_once_at_its_end() {
    let table = Table::set().await;
    let game = table.game_of("points", []).await;
    table.play(game, SHORT_WIN).await;
    let end = table.message("Ann wins game 1 in 9 moves").await;
    assert!(end.content.contains("Game 2 is next."), "{end:?}");
    let empty = ladder(&table.ann, "points").await;
    assert!(empty[1].starts_with("This ladder is still empty"));
    table.board(2, 2).await;
    table.place(&table.ann, 2, "A1").await;
    table.board(2, 3).await;
    resign_by(&table.ann, "Resign the match").await;
    let end = table.message("Ann resigned").await;
    assert!(
        end.content.ends_with(
            "**Ben** wins the match.\nRatings: Ben 1500 → 1662, Ann 1500 → 1338 (provisional)."
        ),
        "{end:?}"
    );
    let lines = ladder(&table.ann, "points").await;
    assert_eq!(lines[2], "Ben · **1662** · 1 won, 0 lost");
    assert_eq!(lines[3], "Ann · **1338** · 0 won, 1 lost");
    table.clear().await;
}
