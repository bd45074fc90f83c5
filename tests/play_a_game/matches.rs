//! Matches for points: the target, the handicap, the score after each game.

use local_discord::{Answer, Message, OptionValue, Person};

use crate::table::{Table, private};
use crate::terms::{choose, press};

/// White wins by a row without captures: 5 points for the row, and none for an extra four.
const SHORT_WIN: &str = "A1 L10 C1 M10 E1 N10 G1 O10";

/// Plays a game in which whoever begins wins by a row, and returns its end.
async fn won_by_who_begins(table: &Table, game: u32, ann_begins: bool) -> std::sync::Arc<Message> {
    table.board(game, 2).await;
    for (ply, point) in (2..).zip(SHORT_WIN.split(' ')) {
        let is_first = ply % 2 == 1;
        let mover = if is_first == ann_begins {
            &table.ann
        } else {
            &table.ben
        };
        table.board(game, ply).await;
        table.place(mover, game, point).await;
    }
    table.message(&format!("wins game {game} in 9 moves")).await
}

#[tokio::test]
async fn a_match_is_played_to_its_target_with_a_handicap() {
    let table = Table::set().await;
    let options: [(&str, OptionValue); 5] = [
        ("opponent", (&table.ben).into()),
        ("ruleset", "points".into()),
        ("target", 10.into()),
        ("handicap", "3".into()),
        ("first", "opponent".into()),
    ];
    let sent = table.ann.slash("challenge", options).await.unwrap();
    let told = private(&sent);
    assert!(told.contains("Ben starts with 3 points."), "{told}");
    let invitation = table.message("Ann invites you to **Points**").await;
    assert!(invitation.content.contains("first to 10"), "{invitation:?}");
    let begins =
        "Your first stone is placed in the centre; Ann is next. You start with 3 points. Expires";
    assert!(invitation.content.contains(begins), "{invitation:?}");
    table.ben.press(&invitation, "Accept").await.unwrap();
    let title = table.now(invitation.id);
    assert!(
        title.content.ends_with("Ben starts with 3 points."),
        "{title:?}"
    );

    let end = won_by_who_begins(&table, 1, false).await;
    assert_eq!(
        end.content.split_once('\n').unwrap().1,
        "**Match to 10 points**\nBen **8** (3 at the start, +5: 5 for the row), 2 to go\n\
         Ann **0** (+0), 10 to go\n\
         Game 2 is next. Ann's first stone is placed in the centre; Ben is next."
    );
    let score = "Score of the match to 10 points. Ben: 8 points (by game: 5). Ann: 0 points (by \
                 game: 0).";
    assert_eq!(end.attachments.len(), 1, "{end:?}");
    let shown = end.attachments[0].description.as_deref();
    assert!(shown.is_some_and(|it| it.ends_with(score)), "{shown:?}");
    // During play its board says how the match stands.
    let board = table.board(2, 2).await;
    let shown = board.attachments[0].description.as_deref();
    let score = "Score of the match to 10 points. Ann: 0 points. Ben: 8 points.";
    assert!(shown.is_some_and(|it| it.ends_with(score)), "{shown:?}");
    // The loser of a game begins the next.
    let end = won_by_who_begins(&table, 2, true).await;
    assert!(
        end.content
            .contains("Ann **5** (+5: 5 for the row), 5 to go"),
        "{end:?}"
    );
    assert!(end.content.contains("Ben **8** (+0), 2 to go"), "{end:?}");
    // Ben leads, and stands first in the words; the picture has them as they sit.
    let shown = end.attachments[0].description.as_deref().unwrap();
    let score = "Ann: 5 points (by game: 0, 5). Ben: 8 points (by game: 5, 0).";
    assert!(shown.ends_with(score), "{shown}");
    let end = won_by_who_begins(&table, 3, false).await;
    assert!(
        end.content.contains("Ben **13** (+5: 5 for the row)\n"),
        "{end:?}"
    );
    assert!(end.content.ends_with("**Ben** wins the match."), "{end:?}");

    // An end that is opened again tells the score as it stood then, and leads to the game that followed.
    let listed = table.ann.slash("history", []).await.unwrap();
    let told = private(&listed);
    let won = " · match lost 5 : 13 (games 1, 2 and 3) · 9 moves";
    assert!(told.contains(won), "{told}");
    assert!(
        told.contains(" · game 2 of a match to 10 · 9 moves"),
        "{told}"
    );
    let profile = table.ann.slash("profile", []).await.unwrap();
    let profile = table.ann.settled(profile).await.unwrap();
    let matches = "\nMatches for points (won-lost-drawn): 0-1-0\n";
    assert!(private(&profile).contains(matches), "{profile:?}");
    let options = [("game", "2".into()), ("format", "sgf".into())];
    let exported = table.ann.slash("export game", options).await.unwrap();
    let sgf = exported.attachments()[0].bytes().unwrap();
    let sgf = String::from_utf8(sgf.to_vec()).unwrap();
    let names = "EV[Match to 10 points from game 1]RO[2 (game 2)]";
    assert!(sgf.contains(names), "{sgf}");
    let message = listed.message.unwrap();
    let chosen = ["Game 1 · Ben"];
    let opened = table.ann.select(&message, "t1:open-finished", &chosen);
    let opened = table.ann.settled(opened.await.unwrap()).await.unwrap();
    let told = private(&opened);
    assert!(told.contains("Ben **8** (3 at the start, +5"), "{told}");
    let link = "\nNext in the match: [game 2](https://discord.com/channels/";
    assert!(told.contains(link), "{told}");
    let shown = opened.attachments()[0].description.as_deref();
    let score = "Ben: 8 points (by game: 5). Ann: 0 points (by game: 0).";
    assert!(shown.is_some_and(|it| it.ends_with(score)), "{shown:?}");

    // A rematch keeps the handicap with the person who had it.
    table.ann.press(&end, "Rematch").await.unwrap();
    let again = table.message("Ann invites you to **Points**").await;
    assert!(
        again.content.contains("You start with 3 points."),
        "{again:?}"
    );
    assert!(again.content.contains("first to 10"), "{again:?}");

    // So do the last terms, if the other one invites now.
    let back = [("opponent", (&table.ann).into())];
    let preview = table.ben.slash("challenge", back).await.unwrap();
    let told = private(&preview);
    assert!(told.ends_with("You start with 3 points."), "{told}");
    table.clear().await;
}

#[tokio::test]
async fn target_and_handicap_are_chosen_from_a_menu_of_the_counter_offer() {
    let table = Table::set().await;
    let invite: [(&str, OptionValue); 4] = [
        ("opponent", (&table.ben).into()),
        ("ruleset", "points".into()),
        ("target", 35.into()),
        ("handicap", "-5".into()),
    ];
    table.ann.slash("challenge", invite).await.unwrap();
    let first = table.message("Ann invites you to").await;
    assert!(
        first.content.contains("Ann starts with 5 points."),
        "{first:?}"
    );
    let draft = table.ben.press(&first, "Change terms").await.unwrap();
    let same = table
        .ben
        .press(draft.message.as_ref().unwrap(), "Send counter-offer")
        .await
        .unwrap();
    assert!(
        same.content().starts_with("These are the same terms"),
        "{same:?}"
    );
    let rows = &draft.message.as_ref().unwrap().components;
    let counts: Vec<_> = rows
        .iter()
        .map(|row| row["components"].as_array().unwrap().len())
        .collect();
    assert_eq!(counts, [1, 1, 1, 3, 3], "three buttons fit on a phone");
    assert_eq!(
        rows[2]["components"][0]["placeholder"],
        "first to 35 · your opponent starts with 5 points · free opening",
        "what holds now"
    );
    let told = draft.content();
    let why = "Ann starts with 5 points. A match with a handicap can't be rated.";
    assert!(told.ends_with(why), "{told}");
    let labels = labels_of(&draft, 2);
    assert!(labels.contains(&"first to 35 ✓".to_owned()), "{labels:?}");
    let draft = choose(&table, draft, 2, "first to 50").await;
    let told = draft.content();
    assert!(told.contains("first to 50"), "{told}");
    assert!(told.contains("Ann starts with 5 points."), "{told}");
    // What was offered can be chosen again.
    let labels = labels_of(&draft, 2);
    assert!(labels.contains(&"first to 35".to_owned()), "{labels:?}");
    let draft = choose(&table, draft, 2, "you start with 10 points").await;
    let told = draft.content();
    let own = "You start with 10 points. A match with a handicap can't be rated.";
    assert!(told.ends_with(own), "{told}");
    press(&table.ben, &draft, "Send counter-offer").await;
    let counter = table.message("Ben invites you to **Points**").await;
    assert!(counter.content.contains("first to 50"), "{counter:?}");
    assert!(
        counter.content.contains("Ben starts with 10 points."),
        "{counter:?}"
    );
    table.clear().await;
}

/// What can be chosen from a menu of a page.
fn labels_of(page: &Answer, menu: usize) -> Vec<String> {
    let menus = page.message.as_ref().unwrap().menus();
    let options = menus[menu].options.iter();
    options.map(|(label, _)| label.clone()).collect()
}

#[tokio::test]
async fn handicaps_are_suggested_for_the_target_that_is_typed() {
    let table = Table::set().await;
    let suggested = async |target: i64| {
        let options: [(&str, OptionValue); 3] = [
            ("ruleset", "points".into()),
            ("target", target.into()),
            ("handicap", "".into()),
        ];
        let offered = table.ann.autocomplete("challenge", options, "handicap");
        let values = offered.await.unwrap().into_iter().map(|it| it.value);
        values.map(|it| format!("{it:?}")).collect::<Vec<_>>()
    };
    let text = |points: &str| format!("String({points:?})");
    assert_eq!(suggested(5).await, ["1", "2", "-1", "-2"].map(text));
    let usual = ["5", "10", "25", "-5", "-10", "-25"].map(text);
    assert_eq!(suggested(50).await, usual);
    table.clear().await;
}

#[tokio::test]
async fn only_openings_that_the_ruleset_allows_are_suggested_at_a_table() {
    let table = Table::set().await;
    let suggested = async |ruleset: &str| {
        let options: [(&str, OptionValue); 2] =
            [("ruleset", ruleset.into()), ("opening", "".into())];
        let offered = table.ann.autocomplete("table", options, "opening");
        let names = offered.await.unwrap().into_iter().map(|it| it.name);
        names.collect::<Vec<_>>()
    };
    assert_eq!(
        suggested("partners").await,
        ["free opening", "tournament rule"]
    );
    assert_eq!(suggested("pente-3").await, ["free opening"]);
    assert_eq!(suggested("chess").await, [""; 0]);
    let typed: [(&str, OptionValue); 2] =
        [("ruleset", "partners".into()), ("opening", "swap3".into())];
    let refused = table.ann.slash("table", typed).await.unwrap();
    let told = private(&refused);
    assert!(told.starts_with("`swap3` is not an opening."), "{told}");
    table.clear().await;
}

#[tokio::test]
async fn a_table_for_points_has_a_target_and_handicaps() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let open: [(&str, OptionValue); 6] = [
        ("ruleset", "points".into()),
        ("seats", 3.into()),
        ("order", "as-seated".into()),
        ("target", 30.into()),
        ("invite", (&table.ben).into()),
        ("handicap", 5.into()),
    ];
    let opened = table.ann.slash("table", open).await.unwrap();
    assert_eq!(
        private(&opened),
        "Table 1 is open here. You invited Ben to table 1. Ben starts with 5 points."
    );
    let shown = table.message("**Table 1**").await;
    assert!(shown.content.contains("first to 30"), "{shown:?}");
    let waiting = format!("{} starts with 5 points.", table.ben.mention());
    assert!(shown.content.contains(&waiting), "{shown:?}");
    let rules = "The first stone is placed in the centre, so the second player is the first to choose a point. Each game \
                 ends with 4 in a row or 4 captured pairs. Points: 10 for 4 in a row, 1 for each captured \
                 pair, 1 for each row of exactly 3 still on the board at the end. <@";
    assert!(shown.content.contains(rules), "{shown:?}");
    let invited = table.message("there is a chair for you at table 1").await;
    assert!(
        invited.content.ends_with(" You start with 5 points."),
        "{invited:?}"
    );
    table.ben.press(&shown, "Sit down").await.unwrap();
    let sits = |it: &Message| it.content.contains("2. Ben (starts with 5)");
    table.until(shown.id, sits).await;

    // Somebody who sits there gets points without another ping, and so does the host.
    let own: [(&str, OptionValue); 2] = [("invite", (&table.ann).into()), ("handicap", 2.into())];
    let given = table.ann.slash("table", own).await.unwrap();
    assert_eq!(private(&given), "Ann starts with 2 points.");
    let sits = |it: &Message| it.content.contains("1. Ann (starts with 2)");
    table.until(shown.id, sits).await;
    let refused: [(&str, OptionValue); 2] = [("invite", (&cy).into()), ("handicap", 30.into())];
    let refused = table.ann.slash("table", refused).await.unwrap();
    assert!(
        private(&refused).starts_with("Whoever started with 30 points or more"),
        "{refused:?}"
    );
    let alone = table
        .ann
        .slash("table", [("handicap", 5.into())])
        .await
        .unwrap();
    assert!(
        private(&alone).starts_with("Whose handicap is this?"),
        "{alone:?}"
    );

    cy.press(&shown, "Sit down").await.unwrap();
    let title = table
        .message("Ann (white) vs Ben (black) vs Cy (red)")
        .await;
    let given = "Ann starts with 2 points. Ben starts with 5 points.";
    assert!(title.content.ends_with(given), "{title:?}");
    let board = table.board(1, 2).await;
    for word in ["2", "5", "0", "30"] {
        assert!(board.content.contains(word), "{board:?}");
    }
    table.clear().await;
}

#[tokio::test]
async fn between_two_games_of_a_match_nobody_is_pinged_twice() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let open: [(&str, OptionValue); 3] = [
        ("ruleset", "points-3".into()),
        ("order", "as-seated".into()),
        ("target", 30.into()),
    ];
    table.ann.slash("table", open).await.unwrap();
    let shown = table.message("**Table 1**").await;
    for guest in [&table.ben, &cy] {
        guest.press(&shown, "Sit down").await.unwrap();
    }
    let order = [&table.ben, &cy, &table.ann];
    let points = "A1 A3 L10 C1 C3 M10 E1 E3 N10";
    for (index, point) in points.split(' ').enumerate() {
        table.board(1, u32::try_from(index).unwrap() + 2).await;
        table.place(order[index % 3], 1, point).await;
    }
    let end = table.message("Ann wins game 1 in 10 moves").await;
    let begins = "Game 2 is next. Ben's first stone is placed in the centre; Cy is next.";
    assert!(end.content.ends_with(begins), "{end:?}");
    assert_eq!(end.attachments.len(), 1, "the score is below the board");
    let next = table.board(2, 2).await;
    assert!(!next.content.contains("your game begins"), "{next:?}");
    let forged = table
        .ann
        .press_custom_id(&end, "t1:rematch:1")
        .await
        .unwrap();
    let refused = forged.content();
    assert!(refused.starts_with("Game 2 is still going."), "{refused}");
    // Ben begins with the forced stone, so that Cy is the first to choose a move.
    assert_eq!(
        (&end.pings[..], &next.pings[..]),
        (&[table.ben.id()][..], &[cy.id()][..])
    );
    let ask = cy.slash("resign", [("game", "2".into())]).await.unwrap();
    let question = ask.message.unwrap();
    let asked = "Resign the match against Ben and Ann? You give up all of it, not only game 2. You can't \
                 undo this.";
    assert_eq!(question.content, asked);
    let resigned = cy.press(&question, "Resign the match").await.unwrap();
    let told = "You resigned the match; game 2 was its last.";
    assert_eq!(resigned.content(), told);
    table.clear().await;
}

#[tokio::test]
async fn a_handicap_or_target_that_does_not_fit_is_refused() {
    let table = Table::set().await;
    let refused = async |options: &[(&'static str, OptionValue)]| {
        let asked = options.iter().cloned();
        let answer = table.ann.slash("challenge", asked).await.unwrap();
        private(&answer).to_owned()
    };
    let points = || ("ruleset", OptionValue::from("points"));
    for (options, begins) in [
        (
            vec![("handicap", "5".into())],
            "`target` and `handicap` are for Points, a match of several games. Pente is",
        ),
        (
            vec![points(), ("handicap", "21".into())],
            "Whoever started with 21 points or more would have won already.",
        ),
        (
            vec![points(), ("handicap", "five".into())],
            "`five` is not a handicap. Type a number such as 5",
        ),
        (
            vec![points(), ("handicap", "5".into()), ("rated", true.into())],
            "A rated match starts at zero for everyone.",
        ),
    ] {
        let told = refused(&options).await;
        assert!(told.starts_with(begins), "{told}");
    }
    table.clear().await;
}

#[tokio::test]
async fn partners_may_use_the_tournament_rule_and_a_small_board() {
    let table = Table::set().await;
    let open: [(&str, OptionValue); 3] = [
        ("ruleset", "partners".into()),
        ("opening", "tournament".into()),
        ("size", "13".into()),
    ];
    table.ann.slash("table", open).await.unwrap();
    let shown = table.message("**Table 1**").await;
    let said = "**Partners** · tournament rule · 13 × 13 · ";
    assert!(shown.content.contains(said), "{shown:?}");
    let refused: [(&str, OptionValue); 2] = [
        ("ruleset", "pente-3".into()),
        ("opening", "tournament".into()),
    ];
    let refused = table.ann.slash("table", refused).await.unwrap();
    assert_eq!(
        private(&refused),
        "Pente for Three has its own opening. Leave `opening` out."
    );
    table.clear().await;
}

#[tokio::test]
async fn who_leaves_a_match_is_out_and_the_others_play_on() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let open: [(&str, OptionValue); 2] = [
        ("ruleset", "points-3".into()),
        ("order", "as-seated".into()),
    ];
    table.ann.slash("table", open).await.unwrap();
    let shown = table.message("**Table 1**").await;
    for guest in [&table.ben, &cy] {
        guest.press(&shown, "Sit down").await.unwrap();
    }
    table.board(1, 2).await;
    let ask = cy.slash("resign", []).await.unwrap();
    let question = ask.message.unwrap();
    cy.press(&question, "Resign the match").await.unwrap();
    table.board_at(1, "2b").await;
    let seen = table.ben.slash("board", [("numbers", true.into())]).await;
    let seen = table.ben.settled(seen.unwrap()).await.unwrap();
    let told = private(&seen);
    assert!(told.contains("Cy left the game."), "{told}");
    assert!(!told.contains("The rules put"), "{told}");
    let points = "A1 L10 C1 M10 E1 N10";
    for (number, point) in (2..).zip(points.split(' ')) {
        table.board(1, number).await;
        let mover = if number % 2 == 0 {
            &table.ben
        } else {
            &table.ann
        };
        table.place(mover, 1, point).await;
    }
    let end = table.message("Ann wins game 1").await;
    assert!(
        end.content.contains("Cy **0** (+0), out\nGame 2 is next. "),
        "{end:?}"
    );
    // Ben made fewer points and begins.
    let board = table.board(2, 2).await;
    assert_eq!(board.pings, [table.ann.id()], "Cy is not called any more");
    let score = "Match score: Ben 0, Cy 0 (out), Ann 10 (first to 21).";
    assert!(board.content.contains(score), "{board:?}");
    let games = cy.slash("games", []).await.unwrap();
    assert!(!games.content().contains("game 2"), "{games:?}");
    let ask = table.ben.slash("resign", []).await.unwrap();
    table
        .ben
        .press(&ask.message.unwrap(), "Resign the match")
        .await
        .unwrap();
    let end = table.message("Ben resigned").await;
    assert!(end.content.contains("**Ann** wins the match."), "{end:?}");
    table.ann.press(&end, "Rematch").await.unwrap();
    let again = table.message("Ann would like a rematch of game 2").await;
    assert_eq!(again.pings, [table.ben.id()], "Cy left a game ago");
    let shown = table.ann.press_as_seen(&end, "Replay").await.unwrap();
    let shown = table.ann.settled(shown).await.unwrap();
    assert_eq!(shown.attachments().len(), 1, "{shown:?}");

    // A step without a stone says what was done instead.
    let press = async |from: &Answer, button: &str| {
        let from = from.message.as_ref().unwrap();
        let pressed = table.ann.press(from, button).await.unwrap();
        table.ann.settled(pressed).await.unwrap()
    };
    let begin = press(&shown, "Step through").await;
    assert_eq!(begin.content(), "**Game 2** · before the first move");
    let labels = [
        "Before the first move",
        "Before the first move · Cy left the game.",
        "Move 1 · K10",
        "Move 1 · Ben left the game.",
    ];
    assert_eq!(labels_of(&begin, 0), labels);
    let step = press(&begin, "Forward").await;
    let said = "**Game 2** · before the first move\nCy left the game.";
    assert_eq!(step.content(), said);
    let step = press(&step, "Forward").await;
    assert!(step.content().contains("· move 1 of 1\n"), "{step:?}");
    let first = table.ann.slash("replay", [("game", "1".into())]).await;
    let first = table.ann.settled(first.unwrap()).await.unwrap();
    let begin = press(&first, "Step through").await;
    let labels = [
        "Before the first move",
        "Move 1 · K10",
        "Move 1 · Cy left the game.",
        "Move 2 · A1",
    ];
    assert_eq!(labels_of(&begin, 0)[..4], labels);
    table.clear().await;
}

/// Ann opens a table for a match of three, and Ben and Cy sit down.
async fn three_for_points(table: &Table, cy: &Person, target: i64) -> std::sync::Arc<Message> {
    let open: [(&str, OptionValue); 3] = [
        ("ruleset", "points-3".into()),
        ("order", "as-seated".into()),
        ("target", target.into()),
    ];
    table.ann.slash("table", open).await.unwrap();
    let shown = table.message("**Table 1**").await;
    for guest in [&table.ben, cy] {
        guest.press(&shown, "Sit down").await.unwrap();
    }
    table.board(1, 2).await;
    shown
}

#[tokio::test]
async fn a_match_that_everybody_leaves_at_once_says_who_left() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let shown = three_for_points(&table, &cy, 10).await;
    let low = "With so low a target, the match may be over after one game.";
    assert!(shown.content.contains(low), "{shown:?}");
    for (leaver, board) in [(&cy, "2b"), (&table.ben, "")] {
        let ask = leaver.slash("resign", []).await.unwrap();
        let question = ask.message.unwrap();
        leaver.press(&question, "Resign the match").await.unwrap();
        if !board.is_empty() {
            table.board_at(1, board).await;
        }
    }
    let end = table.message("Game 1 ended").await;
    assert_eq!(
        end.content,
        format!(
            "{}: Game 1 ended without a winner after 1 move: Cy resigned, Ben resigned (in this order). A \
             game this short doesn't count.\n**Match to 10 points**\nAnn **0**, 10 to go\nBen **0**, \
             out\nCy **0**, out\nThe match ends here.",
            table.ann.mention()
        )
    );
    assert_eq!(end.attachments.len(), 1, "it has a stone: {end:?}");
    let replayed = table.ann.press_as_seen(&end, "Replay").await.unwrap();
    let replayed = table.ann.settled(replayed).await.unwrap();
    assert_eq!(replayed.attachments().len(), 1, "{replayed:?}");
    table.clear().await;
}

#[tokio::test]
async fn resigning_a_match_is_called_so_wherever_it_is_offered() {
    let table = Table::set().await;
    let game = table.game_of("points", []).await;
    let board = table.board(game, 2).await;
    let question = table.more(&table.ben, &board, "Resign the match").await;
    let asked = "Resign the match against Ann? You give up all of it, not only game 1. You can't undo this.";
    assert_eq!(private(&question), asked);
    let resigned = press(&table.ben, &question, "Resign the match").await;
    assert_eq!(
        resigned.content(),
        "You resigned the match; game 1 was its last."
    );
    table.message("The match ends here.").await;
    let rules = [("ruleset", "points".into())];
    let rules = table.ben.slash("rules", rules).await.unwrap();
    let rules = table.ben.settled(rules).await.unwrap();
    for told in [
        "Whoever resigns a game or runs out of time gives up the whole match",
        "1 for each four (tessera) that is still on the board",
        "A low target may be reached in the first game.",
    ] {
        assert!(rules.content().contains(told), "{told}: {rules:?}");
    }
    table.clear().await;
}

#[tokio::test]
async fn who_wins_a_game_of_a_match_reads_the_score_once() {
    let table = Table::set().await;
    let game = table.game_of("points", []).await;
    let (last, before) = ("O10", "A1 L10 C1 M10 E1 N10 G1");
    table.play(game, before).await;
    table.board(game, 9).await;
    let won = table.place(&table.ann, game, last).await;
    let told = "You played **O10**. You win game 1 in 9 moves: five in a row (K10-O10).";
    assert_eq!(private(&won), told);
    let end = table.message("Ann wins game 1").await;
    assert!(end.content.contains("Ann **5** (+5"), "{end:?}");
    table.clear().await;
}
