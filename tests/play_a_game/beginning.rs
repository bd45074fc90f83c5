//! Somebody's first minutes: the help, and the ways to begin that it leads to.

use std::sync::Arc;

use local_discord::{Answer, AnswerKind, Message, Person};

use crate::table::{Table, private};

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|it| it.label).collect()
}

/// The message of a private answer, once its pictures are drawn.
async fn page(who: &Person, answer: Answer) -> Arc<Message> {
    let answer = who.settled(answer).await.unwrap();
    private(&answer);
    answer.message.unwrap()
}

#[tokio::test]
async fn the_help_begins_with_three_lines_a_drawing_and_three_ways_to_begin() {
    let table = Table::in_english().await;
    let first = table.help(&table.ann).await.message.unwrap();
    assert_eq!(first.content.lines().count(), 3, "{}", first.content);
    assert_eq!(first.attachments.len(), 1);
    let drawing = first.attachments[0].description.as_ref().unwrap();
    assert!(drawing.contains("captur"), "{drawing}");
    let ways = ["Play the bot", "Challenge a friend", "Rules"];
    assert_eq!(labels(&first), [&ways[..], &["Lessons", "More"]].concat());

    let answer = table.ann.press(&first, "More").await.unwrap();
    assert_eq!(answer.kind, AnswerKind::Update);
    let details = page(&table.ann, answer).await;
    assert!(details.content.contains("`/if-then`"));
    assert_eq!(details.attachments.len(), 0);
    let pages = ["Back", "Puzzles, ladder and more"];
    assert_eq!(labels(&details), [&ways[..], &pages].concat());
    let ladder = table
        .ann
        .press(&details, "Puzzles, ladder and more")
        .await
        .unwrap();
    let ladder = page(&table.ann, ladder).await;
    assert!(ladder.content.contains("`/seek`"), "{ladder:?}");
    assert_eq!(labels(&ladder), [&ways[..], &["Back"]].concat());
    let details = page(&table.ann, table.ann.press(&ladder, "Back").await.unwrap()).await;
    assert_eq!(labels(&details), [&ways[..], &pages].concat());
    let back = page(&table.ann, table.ann.press(&details, "Back").await.unwrap()).await;
    assert_eq!(back.content, first.content);
    assert_eq!(back.attachments.len(), 1);

    let rules = page(&table.ann, table.ann.press(&back, "Rules").await.unwrap()).await;
    assert!(rules.content.starts_with("**Pente** · "), "{rules:?}");
    assert_eq!(rules.menus().len(), 2, "the others can be chosen");
    assert_ne!(rules.id, back.id, "the help stays");
    table.clear().await;
}

#[tokio::test]
async fn a_friend_is_challenged_from_the_help() {
    let table = Table::in_english().await;
    let help = table.help(&table.ann).await.message.unwrap();
    let asked = page(
        &table.ann,
        table.ann.press(&help, "Challenge a friend").await.unwrap(),
    )
    .await;
    let menu = asked.menus().remove(0);
    let people = [&table.ben];
    let chosen = table.ann.select_people(&asked, &menu.custom_id, &people);
    assert!(private(&chosen.await.unwrap()).contains("Ben"));
    let invitation = table.message("Ann invites you").await;
    assert_eq!(invitation.pings, [table.ben.id()]);
    table.ben.press(&invitation, "Accept").await.unwrap();
    table.message("game 1, move 2.").await;

    let people = [&table.ann];
    let chosen = table.ann.select_people(&asked, &menu.custom_id, &people);
    let refused = chosen.await.unwrap();
    assert!(private(&refused).contains("yourself"), "{refused:?}");
    table.clear().await;
}

#[tokio::test]
async fn who_asks_privately_is_told_where_friends_are_challenged() {
    let table = Table::in_english().await;
    let ann = table.ann.in_dm();
    let help = table.help(&ann).await.message.unwrap();
    let refused = ann.press(&help, "Challenge a friend").await.unwrap();
    assert!(private(&refused).contains("server"), "{refused:?}");
    table.clear().await;
}

#[tokio::test]
async fn an_old_board_calls_nobody_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("traffic");
    let table = Table::recorded(&file).await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    table.play(game, "L11").await;
    let next = table.board(game, 3).await;
    let is_past = |it: &Message| it.content.starts_with("Ben was to move · game 1, move 2. ");
    let past = table.until(board.id, is_past).await;
    assert_eq!(past.buttons(), []);
    assert_eq!(past.attachments[0].filename, board.attachments[0].filename);
    assert!(
        past.content.ends_with("first stone on **K10**."),
        "{past:?}"
    );
    assert!(!past.content.contains("Deadline"), "{past:?}");
    // What was taken back is not told.
    let takeback = [("what", "takeback".into())];
    table.ben.slash("offer", takeback).await.unwrap();
    table.board_at(game, "2b").await;
    let is_outdated = |it: &Message| it.content == "This board is out of date · game 1, move 3.";
    table.until(next.id, is_outdated).await;
    table.clear().await;
    let traffic = std::fs::read_to_string(&file).unwrap();
    let edits = traffic.lines().filter(|line| {
        line.contains("\"PATCH\"") && line.contains(&format!("/messages/{}", board.id))
    });
    assert_eq!(edits.count(), 1);
}
