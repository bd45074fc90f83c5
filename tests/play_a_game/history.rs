//! Finished games: lists of them, how they ended, and how two people have fared.

use jiff::SignedDuration;
use local_discord::{Answer, Menu, OptionValue, Person};

use crate::table::{Table, private};

/// Ann resigns this game, which may be too short to count.
async fn resigned(table: &Table, who: &Person, game: u32) {
    let options = [("game", game.to_string().into())];
    let question = who.slash("resign", options).await.unwrap();
    let resign = format!("Resign game {game}");
    let question = question.message.unwrap();
    who.press(&question, &resign).await.unwrap();
    let is_end = |it: &local_discord::Message| {
        it.content.contains(&format!("game {game}")) && it.content.contains("resigned")
            || it.content.contains(&format!("Game {game} ended"))
    };
    table.another(is_end).await;
}

/// Ann wins a rated game in nine moves by a row.
async fn won_by_ann(table: &Table, game: u32) {
    table.play(game, "A1 L10 A3 M10 A5 N10 A7 O10").await;
    table.message(&format!("Ann wins game {game}")).await;
}

async fn history<const N: usize>(who: &Person, options: [(&str, OptionValue); N]) -> String {
    let listed = who.slash("history", options).await.unwrap();
    private(&listed).to_owned()
}

fn menu_of(answer: &Answer) -> Menu {
    let message = answer.message.as_ref().unwrap();
    message.menus().into_iter().next().unwrap()
}

#[tokio::test]
async fn finished_games_are_listed_as_their_player_saw_them_end() {
    let table = Table::set().await;
    let none = "You have no finished games yet. `/challenge` starts one.";
    assert_eq!(history(&table.ann, []).await, none);
    let of_ann = || [("player", (&table.ann).into())];
    let none = "Ann has no finished games that you can see here.";
    assert_eq!(history(&table.ben, of_ann()).await, none);

    let won = table.game(false, "free").await;
    won_by_ann(&table, won).await;
    let resigned_game = table.game(false, "free").await;
    table.play(resigned_game, "L11 N10 C3").await;
    resigned(&table, &table.ann, resigned_game).await;
    let running = table.game(false, "free").await;

    let list = history(&table.ann, []).await;
    let lines: Vec<_> = list.lines().collect();
    assert_eq!(lines[0], "**Your finished games**");
    let link = format!("- [game {resigned_game}](https://discord.com/channels/");
    assert!(lines[1].starts_with(&link), "the latest first: {list}");
    let told = " against Ben · Pente · lost: you resigned · 4 moves · <t:";
    assert!(lines[1].contains(told), "{list}");
    let told = " against Ben · Pente · **won**: five in a row (K10-O10) · 9 moves · <t:";
    assert!(lines[2].contains(told), "{list}");
    assert_eq!(lines.len(), 3, "nothing of game {running}: {list}");

    let list = history(&table.ben, of_ann()).await;
    assert!(list.starts_with("**Ann's finished games**\n"), "{list}");
    assert!(list.contains("lost: Ann resigned"), "{list}");
    let list = history(&table.ben, [("result", "won".into())]).await;
    assert!(
        list.starts_with("**Your finished games** · won\n- [game 2]"),
        "{list}"
    );
    let keryo = || [("ruleset", "keryo-pente".into())];
    let none = "No finished game that you can see here matches. Leave an option out to see more.";
    assert_eq!(history(&table.ann, keryo()).await, none);
    table.clear().await;
}

#[tokio::test]
async fn a_listed_game_opens_with_its_end_and_its_replay() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    won_by_ann(&table, game).await;
    let listed = table.ben.slash("history", []).await.unwrap();
    let menu = menu_of(&listed);
    assert_eq!(menu.options, [("Game 1 · Ann".to_owned(), "1".to_owned())]);
    let message = listed.message.unwrap();
    let opened = table
        .ben
        .select(&message, "t1:open-finished", &["Game 1 · Ann"])
        .await
        .unwrap();
    let opened = table.ben.settled(opened).await.unwrap();
    let said = "Ann wins game 1 in 9 moves: five in a row (K10-O10).";
    assert_eq!(private(&opened), said);
    assert_eq!(opened.attachments().len(), 1);
    let replay = table.ben.press(&opened.message.unwrap(), "Replay").await;
    let replay = table.ben.settled(replay.unwrap()).await.unwrap();
    assert_eq!(private(&replay), "Game 1, move by move:");
    let forged = table
        .ben
        .press_custom_id(&message, "t1:open-finished")
        .await;
    let forged = forged.unwrap();
    assert!(
        private(&forged).starts_with("This button no longer"),
        "{forged:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_long_history_has_pages_and_the_last_one_stands_for_all_after_it() {
    let table = Table::set().await;
    for game in 1..=9 {
        table.game_of("pente", [("rated", false.into())]).await;
        table.board(game, 2).await;
        resigned(&table, &table.ann, game).await;
        table.passes(SignedDuration::from_mins(2));
    }
    let first = table.ann.slash("history", []).await.unwrap();
    let head = "**Your finished games** · page 1 of 2\n- [game 9]";
    assert!(private(&first).starts_with(head), "{first:?}");
    assert!(private(&first).contains("no winner: you resigned · 1 move · "));
    assert_eq!(menu_of(&first).options.len(), 8);
    let press = async |page: &Answer, button: &str| {
        let answer = table
            .ann
            .press(page.message.as_ref().unwrap(), button)
            .await;
        table.ann.settled(answer.unwrap()).await.unwrap()
    };
    let second = press(&first, "Next page").await;
    let head = "**Your finished games** · page 2 of 2\n- [game 1]";
    assert!(second.content().starts_with(head), "{second:?}");
    assert_eq!(
        second.message.as_ref().unwrap().id,
        first.message.as_ref().unwrap().id
    );
    let back = press(&second, "Previous page").await;
    assert!(back.content().contains("page 1 of 2"), "{back:?}");
    let beyond = history(&table.ann, [("page", 99_i64.into())]).await;
    assert!(beyond.starts_with(head), "{beyond}");
    table.clear().await;
}

#[tokio::test]
async fn the_score_between_two_people_is_told_by_ruleset() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    won_by_ann(&table, game).await;
    let game = table
        .game_of("keryo-pente", [("rated", false.into())])
        .await;
    table.board(game, 2).await;
    table.play(game, "L11 N10 C3").await;
    resigned(&table, &table.ann, game).await;
    let against = || [("opponent", (&table.ben).into())];
    let list = history(&table.ann, against()).await;
    let head: Vec<_> = list.lines().take(4).collect();
    assert_eq!(
        head,
        [
            "**Your finished games** · against Ben",
            "**Ann against Ben**: 1 won, 1 lost",
            "By ruleset (won-lost-drawn): Keryo-Pente 0-1-0, Pente 1-0-0",
            "Latest results, newest first: lost, won",
        ]
    );
    let cleo = table.discord.person("Cleo");
    let both = [
        ("player", (&table.ben).into()),
        ("opponent", (&table.ann).into()),
        ("ruleset", "pente".into()),
    ];
    let list = history(&cleo, both).await;
    let head =
        "**Ben's finished games** · against Ann · Pente\n**Ben against Ann**: 1 won, 1 lost\n";
    assert!(list.starts_with(head), "{list}");
    assert_eq!(list.matches("\n- ").count(), 1, "{list}");
    // Whoever is blocked still knows how they played.
    let block = [("block", (&table.ann).into())];
    table.ben.slash("settings", block).await.unwrap();
    let list = history(&table.ann, against()).await;
    assert!(
        list.contains("**Ann against Ben**: 1 won, 1 lost"),
        "{list}"
    );
    let oneself = [("opponent", (&table.ann).into())];
    let list = history(&table.ann, oneself).await;
    assert!(list.starts_with("**Your finished games**\n- "), "{list}");
    table.clear().await;
}

#[tokio::test]
async fn games_of_a_closed_server_are_not_in_a_strangers_list() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    won_by_ann(&table, game).await;
    let elsewhere = table.elsewhere().await;
    let stranger = table.discord.person("Stranger").in_channel(&elsewhere);
    let of_ann = || [("player", (&table.ann).into())];
    let everybody = [("profile", "everybody".into())];
    table.ann.slash("settings", everybody).await.unwrap();
    let list = history(&stranger, of_ann()).await;
    assert!(list.contains("[game 1]"), "open at first: {list}");
    let closed = [("visibility", "closed".into())];
    let owner = table.discord.person("Owner");
    owner.slash("server", closed).await.unwrap();
    let none = "Ann has no finished games that you can see here.";
    assert_eq!(history(&stranger, of_ann()).await, none);
    let pair = [
        ("player", (&table.ann).into()),
        ("opponent", (&table.ben).into()),
    ];
    let none = "No finished game that you can see here matches. Leave an option out to see more.";
    assert_eq!(history(&stranger, pair).await, none);
    let replay = [("game", "1".into())];
    let refused = stranger.slash("replay", replay).await.unwrap();
    assert_eq!(
        private(&refused),
        "There's no game 1. `/games` lists yours."
    );
    let of_ann = table.ben.in_dm().slash("history", []).await.unwrap();
    assert!(of_ann.content().contains("[game 1]"), "{of_ann:?}");
    table.clear().await;
}

#[tokio::test]
async fn games_of_three_are_in_everybodys_history() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let options: [(&str, OptionValue); 2] =
        [("ruleset", "pente-3".into()), ("order", "as-seated".into())];
    table.ann.slash("table", options).await.unwrap();
    let opened = table.message("**Table 1**").await;
    table.ben.press(&opened, "Sit down").await.unwrap();
    cy.press(&opened, "Sit down").await.unwrap();
    table.board(1, 2).await;
    for (number, who, point) in [
        (3, &table.ben, "A1"),
        (4, &cy, "C1"),
        (5, &table.ann, "E1"),
        (6, &table.ben, "G1"),
        (7, &cy, "J1"),
    ] {
        table.place(who, 1, point).await;
        table.board(1, number).await;
    }
    resigned_from_table(&table, &table.ben).await;
    resigned_from_table(&table, &cy).await;
    table.message("Ann wins game 1").await;
    let list = history(&table.ben, []).await;
    let told = "[game 1](https://discord.com/channels/";
    assert!(list.contains(told), "{list}");
    let told = "against Ann and Cy · Pente for Three · lost: Cy resigned · 6 moves";
    assert!(list.contains(told), "{list}");
    let list = history(&table.ann, [("opponent", (&cy).into())]).await;
    assert!(
        list.contains("**Ann against Cy**: 1 won, 0 lost\nLatest"),
        "{list}"
    );
    let list = history(&cy, [("opponent", (&table.ben).into())]).await;
    assert!(!list.contains("won, "), "neither beat the other: {list}");
    assert!(list.contains("· lost: you resigned ·"), "{list}");
    table.clear().await;
}

async fn resigned_from_table(table: &Table, who: &Person) {
    let question = who.slash("resign", []).await.unwrap();
    let question = question.message.unwrap();
    who.press(&question, "Resign game 1").await.unwrap();
    table.no_news().await;
}

#[tokio::test]
async fn a_hostile_name_does_nothing_in_a_list() {
    let table = Table::in_english().await;
    let hostile = table.discord.person("**@everyone** <@1>\u{202e}");
    let invite = [
        ("opponent", (&hostile).into()),
        ("rated", false.into()),
        ("first", "me".into()),
    ];
    table.ann.slash("challenge", invite).await.unwrap();
    let invitation = table.message("invites you").await;
    hostile.press(&invitation, "Accept").await.unwrap();
    table.board(1, 2).await;
    resigned(&table, &table.ann, 1).await;
    let list = history(&table.ann, [("opponent", (&hostile).into())]).await;
    let name = r"\*\*\@everyone\*\* \<\@1\>";
    let head = format!("**Your finished games** · against {name}\n");
    assert!(list.starts_with(&head), "{list}");
    assert!(list.contains("[game 1]("), "{list}");
    assert!(!list.contains('\u{202e}'), "{list}");
    table.clear().await;
}

#[tokio::test]
async fn who_hides_their_results_shows_only_games_with_the_reader() {
    let table = Table::set().await;
    let won = table.game(false, "free").await;
    won_by_ann(&table, won).await;
    let cleo = table.discord.person("Cleo");
    let of_ann = || [("player", (&table.ann).into())];
    assert!(history(&cleo, of_ann()).await.contains("game 1"));
    let hide = [("profile", "nobody".into())];
    table.ann.slash("settings", hide).await.unwrap();
    let hidden =
        "Ann doesn't show you their results here: you only find games between the two of you.";
    assert_eq!(history(&cleo, of_ann()).await, hidden);
    let to_ben = history(&table.ben, of_ann()).await;
    let start = format!("**Ann's finished games**\n{hidden}\n- [game 1]");
    assert!(to_ben.starts_with(&start), "{to_ben}");
    let to_ann = history(&table.ann, []).await;
    assert!(
        to_ann.starts_with("**Your finished games**\n- [game 1]"),
        "{to_ann}"
    );
    let options = [("game", "1".into())];
    let replay = cleo.slash("replay", options).await.unwrap();
    let replay = cleo.settled(replay).await.unwrap();
    assert_eq!(private(&replay), "Game 1, move by move:");
    table.clear().await;
}
