//! What organisers of tournaments ask for that cannot be, or that needs one thing more: it is said before they write
//! anything, with what can be done instead.

use jiff::SignedDuration;
use local_discord::{Message, OptionValue};

use crate::table::{Table, private};
use crate::tournament_told::{SMALL, decided, entered, manage, owner, people, start, view};

const SINGLE: (&str, &str) = ("games", "Single games, rated");

fn has_button(message: &Message, label: &str) -> bool {
    message.buttons().iter().any(|it| it.label == label)
}

#[tokio::test]
async fn a_board_that_cannot_be_decided_is_refused_before_the_reason_and_the_others_are_named() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo", "Dora"];
    entered(&table, &[SINGLE], &names).await;
    let decide = async |board: Option<i64>| {
        table.wait_out_double_press();
        let mut options: Vec<(&str, OptionValue)> = vec![
            ("do", "decide".into()),
            ("result", "first".into()),
            ("reason", "agreed".into()),
        ];
        options.extend(board.map(|it| ("board", OptionValue::from(it))));
        let answer = owner(&table).slash("tournament manage", options).await;
        answer.unwrap()
    };
    for board in [None, Some(7)] {
        let refused = decide(board).await;
        assert!(refused.modal.is_none(), "{refused:?}");
        let said = private(&refused);
        assert!(
            said.starts_with("This tournament hasn't begun yet."),
            "{said}"
        );
        assert!(said.contains("You wrote:\n```\nagreed\n```"), "{said}");
    }
    start(&table).await;
    table.message("round 1 has begun").await;
    let round = view(&table).await;
    let first = &round.last_round().unwrap().pairings[0];
    let players = first.pairing.players.iter();
    let players: Vec<String> = players
        .map(|it| round.entry(*it).unwrap().name.clone())
        .collect();
    let boards = format!("\n1\\. {}\n2\\. ", players.join(" – "));
    for (board, why) in [
        (None, "Which board? These are being played:"),
        (Some(7), "There's no board 7 in the round"),
    ] {
        let shown = decide(board).await;
        assert!(shown.modal.is_none(), "{shown:?}");
        let said = private(&shown);
        for part in [why, boards.as_str(), "You wrote:\n```\nagreed\n```"] {
            assert!(said.contains(part), "{part} in {said}");
        }
        // The menu leads on.
        let page = shown.message.unwrap();
        table.wait_out_double_press();
        let menu = "t1:tournament:board:1";
        owner(&table).select(&page, menu, &["1"]).await.unwrap();
        let results = table.now(page.id);
        assert!(
            results.content.contains("which result stands?"),
            "{results:?}"
        );
    }
    let form = decide(Some(1)).await.modal.unwrap();
    table.wait_out_double_press();
    owner(&table)
        .submit_modal(&form, &[("line", "agreed")])
        .await
        .unwrap();
    // The other board is still played, so the round is not over: one that has a result names those that have none.
    let shown = decide(Some(1)).await;
    assert!(shown.modal.is_none(), "{shown:?}");
    let said = private(&shown);
    assert!(said.contains("That has a result already."), "{said}");
    assert!(
        said.contains("\n2\\. ") && !said.contains("\n1\\. "),
        "{said}"
    );
    assert_eq!(view(&table).await.rounds.len(), 1);
}

#[tokio::test]
async fn a_league_is_called_a_league_where_something_is_refused() {
    let table = Table::in_english().await;
    let options: [(&str, OptionValue); 1] = [("name", "Steps".into())];
    let made = owner(&table).slash("league create", options).await.unwrap();
    table.wait_out_double_press();
    owner(&table)
        .press(&made.message.unwrap(), "Announce")
        .await
        .unwrap();
    table.message("**Steps** · league 1").await;
    let options: [(&str, OptionValue); 2] = [("do", "decide".into()), ("board", 1.into())];
    table.wait_out_double_press();
    let refused = owner(&table).slash("tournament manage", options).await;
    let refused = refused.unwrap();
    let expected = "This season of the league hasn't begun yet.";
    assert_eq!(private(&refused), expected);
    // A league is not entered by the command for tournaments without being asked for.
    let asked = table.ann.slash("tournament enter", []).await.unwrap();
    assert!(
        private(&asked).contains("Do you mean a league?"),
        "{asked:?}"
    );
    let entries = async || view(&table).await.entries.len();
    assert_eq!(entries().await, 0);
    table.wait_out_double_press();
    table
        .ann
        .press(&asked.message.unwrap(), "Steps")
        .await
        .unwrap();
    assert_eq!(entries().await, 1);
    table.wait_out_double_press();
    let asked = table.ann.slash("tournament withdraw", []).await.unwrap();
    assert!(
        private(&asked).contains("Do you mean a league?"),
        "{asked:?}"
    );
    assert_eq!(entries().await, 1);
}

#[tokio::test]
async fn a_reason_of_which_nothing_is_seen_opens_its_form_again() {
    let table = Table::in_english().await;
    entered(&table, &[SINGLE], &["Ann", "Ben", "Cleo", "Dora"]).await;
    start(&table).await;
    table.message("round 1 has begun").await;
    for options in [
        vec![
            ("do", OptionValue::from("decide")),
            ("board", 1.into()),
            ("result", "first".into()),
        ],
        vec![("do", "cancel".into()), ("reason", "no time".into())],
    ] {
        table.wait_out_double_press();
        let form = owner(&table).slash("tournament manage", options).await;
        let form = form.unwrap().modal.unwrap();
        table.wait_out_double_press();
        let refused = owner(&table).submit_modal(&form, &[("line", "   ")]).await;
        let refused = refused.unwrap();
        assert!(private(&refused).starts_with("Write why,"), "{refused:?}");
        table.wait_out_double_press();
        let again = owner(&table)
            .press(&refused.message.unwrap(), "Write the reason")
            .await;
        let again = again.unwrap().modal.unwrap();
        assert_eq!(again.fields.len(), form.fields.len());
        table.wait_out_double_press();
        owner(&table)
            .submit_modal(&again, &[("line", "They agreed")])
            .await
            .unwrap();
        table.message("Reason: They agreed").await;
    }
}

#[tokio::test]
async fn the_log_of_what_is_over_is_still_there() {
    let table = Table::in_english().await;
    let announcement = entered(
        &table,
        &[("format", "Knock-out"), SMALL, SINGLE],
        &["Ann", "Ben", "Cleo"],
    )
    .await;
    start(&table).await;
    let first = table.message("round 1 has begun").await;
    // It has begun: how many it takes at least is past.
    table
        .until(announcement.id, |it| it.content.contains("Entered: 3. "))
        .await;
    decided(&table).await;
    decided(&table).await;
    table.message("**Cup** is over.").await;
    table.wait_out_double_press();
    let page = owner(&table).press(&first, "Show").await.unwrap();
    let page = page.message.unwrap();
    assert!(!has_button(&page, "Manage"), "{page:?}");
    table.wait_out_double_press();
    owner(&table).press(&page, "Log").await.unwrap();
    let log = table.now(page.id);
    assert!(log.content.contains("result decided"), "{log:?}");
    table.wait_out_double_press();
    owner(&table).press(&log, "Back").await.unwrap();
    assert!(has_button(&table.now(page.id), "Log"), "{page:?}");
    let ann = &people(&table, &["Ann"])[0];
    table.wait_out_double_press();
    let seen = ann.press(&first, "Show").await.unwrap();
    assert!(!has_button(&seen.message.unwrap(), "Log"));
}

#[tokio::test]
async fn the_message_that_tells_of_the_check_in_has_its_button() {
    let table = Table::in_english().await;
    let options: [(&str, OptionValue); 2] = [("name", "Cup".into()), ("check-in", true.into())];
    let made = owner(&table).slash("tournament create", options).await;
    table.wait_out_double_press();
    let preview = made.unwrap().message.unwrap();
    owner(&table).press(&preview, "Announce").await.unwrap();
    let announcement = table.message("Entered: 0 (").await;
    let ann = table.discord.person("Ann");
    ann.press(&announcement, "Enter").await.unwrap();
    let starts_at = view(&table).await.tournament.setup.starts_at;
    let opens_at = starts_at - SignedDuration::from_mins(59);
    table.passes(opens_at.duration_since(table.time()));
    let told = table.private_message(&ann, "check in now").await;
    let channel = format!("<#{}>", announcement.channel);
    assert!(told.content.contains(&channel), "{told:?}");
    let checked = ann.press(&told, "Check in").await.unwrap();
    assert!(
        checked.content().contains("You're checked in."),
        "{checked:?}"
    );
    assert!(view(&table).await.entries[0].is_checked_in);
}

#[tokio::test]
async fn a_start_now_says_whether_people_can_enter_later() {
    for (format, told) in [
        (
            None,
            "Whoever has not entered can still do so until half of the rounds are played.",
        ),
        (Some("Knock-out"), "Whoever has not entered stays outside."),
    ] {
        let table = Table::in_english().await;
        let choices: Vec<(&str, &str)> = format.map(|it| ("format", it)).into_iter().collect();
        entered(&table, &choices, &["Ann", "Ben", "Cleo", "Dora"]).await;
        let question = manage(&table, &[("do", "start".into())]).await;
        let expected = format!("Start now, with 4 players? {told}");
        assert_eq!(question.content, expected);
    }
}

#[tokio::test]
async fn a_name_that_cannot_be_seen_is_one_in_the_language_and_faults_have_one_heading() {
    let table = Table::in_english().await;
    let german: [(&str, OptionValue); 1] = [("language", "de".into())];
    owner(&table).slash("settings", german).await.unwrap();
    let options: [(&str, OptionValue); 2] = [("name", " ".into()), ("start", "morgen".into())];
    let made = owner(&table).slash("tournament create", options).await;
    let made = made.unwrap();
    let said = private(&made);
    assert!(said.starts_with("**Turnier** · Turnier 1\n"), "{said}");
    assert_eq!(said.matches("Noch nicht richtig").count(), 1, "{said}");
    for part in ["- **Name**: ", "- Wann … · **Start**: "] {
        assert!(said.contains(part), "{part} in {said}");
    }
}
