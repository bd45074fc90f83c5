//! Suggestions while typing, lists of games, the ladder, and the help page.

use jiff::SignedDuration;
use local_discord::Answer;
use tessera::language::{Language, about_ruleset};

use crate::table::{Table, private};

#[tokio::test]
async fn points_are_suggested_to_the_one_to_move_in_the_order_of_their_coordinates() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    let suggested = async |typed: &str| {
        let options = [("point", typed.into())];
        let choices = table
            .ben
            .autocomplete("move", options, "point")
            .await
            .unwrap();
        choices
            .iter()
            .map(|choice| choice.name.clone())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(
        suggested("k1").await,
        "K1 K11 K12 K13 K14 K15 K16 K17 K18 K19"
    );
    assert_eq!(suggested("R3 U2").await, "N12");
    assert_eq!(suggested("").await.split(' ').count(), 25);
    assert_eq!(suggested("zz").await, "");
    let options = [("point", "k1".into()), ("game", game.to_string().into())];
    let to_ann = table
        .ann
        .autocomplete("move", options, "point")
        .await
        .unwrap();
    assert!(to_ann.is_empty(), "it is not her move");
    table.clear().await;
}

#[tokio::test]
async fn games_are_suggested_by_number_and_by_name() {
    let table = Table::set().await;
    let one = table.game(false, "free").await;
    let two = table.game(false, "free").await;
    let suggested = async |who: &local_discord::Person, command: &str, typed: &str| {
        let options = [("game", typed.into())];
        let choices = who.autocomplete(command, options, "game").await.unwrap();
        choices
            .iter()
            .map(|choice| choice.name.clone())
            .collect::<Vec<_>>()
    };
    let lines = [one, two].map(|game| format!("{game} · against Ann · move 2 · your turn"));
    assert_eq!(suggested(&table.ben, "move", "").await, lines);
    assert_eq!(suggested(&table.ben, "move", "an").await, lines);
    assert_eq!(
        suggested(&table.ben, "move", &two.to_string()).await,
        lines[1..]
    );
    assert!(suggested(&table.ann, "move", "").await.is_empty());
    assert_eq!(suggested(&table.ann, "resign", "").await.len(), 2);
    table.clear().await;
}

#[tokio::test]
async fn rulesets_are_suggested() {
    let table = Table::set().await;
    let options = [("opponent", (&table.ben).into()), ("ruleset", "PEN".into())];
    let choices = table
        .ann
        .autocomplete("challenge", options, "ruleset")
        .await
        .unwrap();
    assert_eq!(choices[0].name, "Pente");
    table.clear().await;
}

#[tokio::test]
async fn games_are_listed_privately_with_those_that_wait_first() {
    let table = Table::set().await;
    let none = table.ann.slash("games", []).await.unwrap();
    assert!(private(&none).starts_with("You have no games in progress"));
    let one = table.game(false, "free").await;
    let two = table.game(false, "free").await;
    table.play(two, "A1").await;
    table.board(two, 3).await;
    let of_ann = table.ann.slash("games", []).await.unwrap();
    let lines: Vec<_> = private(&of_ann).lines().collect();
    assert_eq!(lines[0], "Your games:");
    assert!(lines[1].starts_with(&format!("- [game {two}](https://discord.com/channels/")));
    assert!(lines[1].contains("**your turn**"));
    assert!(lines[2].contains(&format!("game {one}")) && lines[2].contains("Ben's turn"));
    let options = [("player", (&table.ben).into())];
    let of_ben = table.ann.slash("games", options).await.unwrap();
    assert!(private(&of_ben).starts_with("Ben's games:"));
    table.clear().await;
}

/// The numbers of the games in a list, in its order.
fn listed(answer: &Answer) -> Vec<String> {
    let lines = private(answer).lines().skip(1);
    let number = |line: &str| {
        let (_, rest) = line.split_once("game ").unwrap();
        rest.chars().take_while(char::is_ascii_digit).collect()
    };
    lines.map(number).collect()
}

#[tokio::test]
async fn games_come_in_the_order_of_their_deadlines_and_games_against_the_bot_last() {
    let table = Table::set().await;
    let against_the_bot = [("level", 1_i64.into()), ("first", "opponent".into())];
    table.ben.slash("challenge", against_the_bot).await.unwrap();
    table.message("your turn · game 1, move 2.").await;
    table.game(false, "free").await;
    let daily = || [("rated", false.into()), ("pace", "daily".into())];
    table.game_of("pente", daily()).await;
    let in_ten = [("rated", false.into()), ("pace", "slow".into())];
    table.game_of("pente", in_ten).await;
    let played = table.game_of("pente", daily()).await;
    table.board(played, 2).await;
    table.place(&table.ben, played, "A1").await;
    let games = table.ben.slash("games", []).await.unwrap();
    assert_eq!(listed(&games), ["3", "2", "4", "5", "1"], "{games:?}");
    let labels = games.message.unwrap().buttons().into_iter();
    let labels: Vec<_> = labels.map(|button| button.label).collect();
    let expected = [
        "Play game 3 · Ann",
        "Play game 2 · Ann",
        "Play game 4 · Ann",
        "Game 5 · Ann",
        "Play game 1 · Local Bot (level 1)",
    ];
    assert_eq!(labels, expected);
    table.clear().await;
}

#[tokio::test]
async fn a_long_list_of_games_has_pages_that_are_turned_by_buttons() {
    let table = Table::set().await;
    for _ in 0..9 {
        table.game_of("pente", [("rated", false.into())]).await;
        table.passes(SignedDuration::from_mins(2));
    }
    let first = table.ben.slash("games", []).await.unwrap();
    assert!(private(&first).starts_with("Your games: Page 1 of 2.\n"));
    assert_eq!(listed(&first), ["1", "2", "3", "4", "5", "6", "7", "8"]);
    let press = async |page: &Answer, button: &str| {
        let page = page.message.as_ref().unwrap();
        let answer = table.ben.press(page, button).await.unwrap();
        table.ben.settled(answer).await.unwrap()
    };
    let second = press(&first, "Next page").await;
    assert_eq!(listed(&second), ["9"]);
    let back = press(&second, "Previous page").await;
    assert_eq!(listed(&back).len(), 8);
    let second = press(&back, "Next page").await;
    let picker = press(&second, "Play game 9 · Ann").await;
    let picker = picker.content();
    assert!(picker.contains("game 9, move 2."), "{picker}");

    let options = [("player", (&table.ann).into())];
    let of_ann = table.ben.slash("games", options).await.unwrap();
    assert!(private(&of_ann).starts_with("Ann's games: Page 1 of 2.\n"));
    let second = press(&of_ann, "Next page").await;
    assert!(second.content().starts_with("Ann's games: Page 2 of 2.\n"));
    table.clear().await;
}

#[tokio::test]
async fn the_ladder_shows_who_won() {
    let table = Table::set().await;
    let empty = table.ann.slash("leaderboard", []).await.unwrap();
    assert!(private(&empty).contains("This ladder is still empty"));
    let game = table.game(true, "tournament").await;
    table
        .play(game, "K11 N10 L12 O10 M13 P10 N14 Q10 A1 R10")
        .await;
    table.message("wins game").await;
    for options in [
        vec![],
        vec![("scope", "everywhere".into()), ("page", 9_i64.into())],
    ] {
        let ladder = table.ben.slash("leaderboard", options).await.unwrap();
        let lines: Vec<_> = private(&ladder).lines().collect();
        assert_eq!(lines[2], "Ann · **1662** · 1 won, 0 lost");
        assert_eq!(lines[3], "Ben · **1338** · 0 won, 1 lost");
    }
    table.clear().await;
}

#[tokio::test]
async fn a_short_draw_says_that_it_changes_no_ratings() {
    let table = Table::set().await;
    let game = table.game(true, "tournament").await;
    table.board(game, 2).await;
    table
        .ann
        .slash("offer", [("what", "draw".into())])
        .await
        .unwrap();
    let offer = table.message("Ann offers a draw").await;
    table.ben.press(&offer, "Agree").await.unwrap();
    let end = table.message("Game 1 is a draw").await;
    let told = "A game this short doesn't change the ratings.";
    assert!(end.content.ends_with(told), "{end:?}");
    table.clear().await;
}

#[tokio::test]
async fn help_is_for_the_asker_also_in_a_private_conversation() {
    let table = Table::set().await;
    let help = table.help(&table.ann).await;
    assert!(private(&help).contains("Five in a row wins"));
    let help = table.help(&table.ann.in_dm()).await;
    assert!(help.content().contains("Five in a row wins"));
    table.clear().await;
}

#[tokio::test]
async fn the_rules_of_every_ruleset_are_read_and_drawn() {
    let table = Table::set().await;
    let list = table.ben.slash("rules", []).await.unwrap();
    assert!(private(&list).contains("**For two players**: Pente · Keryo-Pente · "));
    let page = table
        .ben
        .select(&list.message.unwrap(), "t1:rules:two", &["Boat-Pente"])
        .await
        .unwrap();
    let page = table.ben.settled(page).await.unwrap();
    assert!(page.content().starts_with("**Boat-Pente** · "), "{page:?}");
    assert!(!page.attachments().is_empty());
    let next = table
        .ben
        .select(&page.message.unwrap(), "t1:rules:more", &["Team Pente"])
        .await
        .unwrap();
    let next = table.ben.settled(next).await.unwrap();
    assert!(next.content().starts_with("**Team Pente** · "), "{next:?}");

    for ruleset in tessera::rules::catalogue::all() {
        table.wait(jiff::SignedDuration::from_secs(2));
        let named = [("ruleset", ruleset.id.into())];
        let page = table.ann.slash("rules", named).await.unwrap();
        let page = table.ann.settled(page).await.unwrap();
        let sentence = about_ruleset(ruleset.about.sentence).in_language(Language::English);
        let title = format!("**{}** · {sentence}", ruleset.name);
        assert!(private(&page).starts_with(&title), "{page:?}");
        let drawings = page.attachments();
        assert_eq!(drawings.len(), ruleset.about.diagrams.len());
        for drawing in drawings {
            let description = drawing.description.as_deref().unwrap();
            assert!((10..=1_024).contains(&description.chars().count()));
        }
    }
    let unknown = [("ruleset", "chess".into())];
    let refused = table.ann.slash("rules", unknown).await.unwrap();
    let says = "There's no ruleset called `chess`. Choose one to read its rules.";
    assert!(private(&refused).starts_with(says), "{refused:?}");
    assert_eq!(refused.message.unwrap().menus().len(), 2);
    let list = table.ben.slash("rules", []).await.unwrap();
    let list = list.message.unwrap();
    let forged = table
        .ben
        .press_custom_id(&list, "t1:rules:two")
        .await
        .unwrap();
    assert!(private(&forged).starts_with("This button no longer works"));
    table.clear().await;
}
