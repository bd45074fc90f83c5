//! Finding an opponent while Discord turns messages away.

use local_discord::{Answer, Person};

use crate::table::{Table, private};

/// Seeks a game of Pente with people on any server, and agrees to be seen there.
async fn seek_everywhere(who: &Person) -> Answer {
    seek_elsewhere(who, "pente").await
}

/// The same for a game of this ruleset.
async fn seek_elsewhere(who: &Person, ruleset: &'static str) -> Answer {
    let options = [("everywhere", true.into()), ("ruleset", ruleset.into())];
    let asked = who.slash("seek", options).await.unwrap();
    let agree = "Agree and seek everywhere";
    who.press(&asked.message.unwrap(), agree).await.unwrap()
}

/// Cleo, who is on another server only.
async fn cleo(table: &Table) -> Person {
    let cleo = table.discord.person("Cleo");
    let home = table.discord.home();
    let cleo = cleo.in_channel(&table.elsewhere().await);
    cleo.leaves(&home);
    cleo
}

/// How many private messages with this text a person has got.
fn count(table: &Table, who: &Person, text: &str) -> usize {
    let channel = who.in_dm().channel();
    table.discord.look(|world| {
        let messages = world.messages(channel).iter();
        let messages = messages.filter(|it| !it.is_ephemeral() && it.content.contains(text));
        messages.count()
    })
}

#[tokio::test]
async fn a_board_that_failed_is_posted_again_and_a_match_is_told_once() {
    let mut table = Table::set().await;
    let path = format!("/channels/{}/messages", table.discord.general().id());
    let seek = || [("ruleset", "pente".into())];
    table.ann.slash("seek", seek()).await.unwrap();
    table.discord.refuse_next("POST", &path, 500, 0, "");
    table.ben.slash("seek", seek()).await.unwrap();
    table.stop().await;
    table.start().await;
    let board = table.board(1, 2).await;
    table.no_news().await;
    table.stop().await;
    table.start().await;
    table.no_news().await;
    let boards = table.said();
    let boards = boards.iter().filter(|it| it.contains("game 1, move 2."));
    assert_eq!(boards.count(), 1);
    // Ann is called by the board, or told in private if Ben moves first.
    let told = usize::from(board.pings != [table.ann.id()]);
    let matched = "I found you an opponent: Ben";
    assert_eq!(count(&table, &table.ann, matched), told);
    table.leave().await;
}

#[tokio::test]
async fn who_turns_messages_away_cannot_seek_everywhere() {
    let table = Table::set().await;
    table.ann.closes_dms();
    let refused = seek_everywhere(&table.ann).await;
    assert!(
        private(&refused).contains("are played in private messages"),
        "{refused:?}"
    );
    let list = table.ann.slash("seek", []).await.unwrap();
    assert!(
        private(&list).contains("**you**: **Pente**"),
        "on this server's list they stay: {list:?}"
    );
    table.leave().await;
}

#[tokio::test]
async fn nothing_begins_with_somebody_who_turns_messages_away_since() {
    let table = Table::set().await;
    let cleo = cleo(&table).await;
    seek_everywhere(&cleo).await;
    cleo.closes_dms();
    let waits = seek_everywhere(&table.ann).await;
    assert!(
        private(&waits).starts_with("You're on the list everywhere"),
        "{waits:?}"
    );
    let own = cleo.slash("seek", []).await.unwrap();
    assert!(!private(&own).contains("everywhere"), "{own:?}");
    table.leave().await;
}

#[tokio::test]
async fn who_plays_somebody_from_the_list_learns_that_they_could_not_be_written_to() {
    let table = Table::set().await;
    let cleo = cleo(&table).await;
    seek_everywhere(&cleo).await;
    // Ann seeks something else, and so she sees who is elsewhere.
    seek_elsewhere(&table.ann, "gomoku").await;
    let list = table.ann.slash("seek", []).await.unwrap();
    let says = private(&list).to_owned();
    assert!(says.contains("Cleo (1500): **Pente**"), "{says}");
    assert!(says.contains(" · asked <t:"), "{says}");
    let shown = list.message.unwrap();
    let label = "Cleo (1500) · Pente · 3 days + 1 day a move";
    let choose = async || table.ann.select(&shown, "t1:take-seek", &[label]).await;
    let path = format!("/channels/{}/messages", cleo.in_dm().channel());
    table.discord.refuse_next("POST", &path, 500, 0, "");
    let refused = choose().await.unwrap();
    let says = private(&refused);
    assert!(
        says.starts_with("I couldn't write to them just now"),
        "{says}"
    );
    assert!(says.contains("`/seek`"), "{says}");
    let played = choose().await.unwrap();
    assert!(
        private(&played).contains("You're playing Cleo"),
        "{played:?}"
    );
    table
        .private_message(&cleo.in_dm(), "game 1, move 2.")
        .await;
    table.leave().await;
}

#[tokio::test]
async fn a_game_goes_on_after_one_player_has_turned_messages_away() {
    let table = Table::set().await;
    let cleo = cleo(&table).await;
    seek_everywhere(&cleo).await;
    seek_everywhere(&table.ann).await;
    let (ann, cleo) = (table.ann.in_dm(), cleo.in_dm());
    let first = table.private_message(&ann, "game 1, move 2.").await;
    table.private_message(&cleo, "game 1, move 2.").await;
    let [mover, other] = if first.pings == [ann.id()] {
        [&ann, &cleo]
    } else {
        [&cleo, &ann]
    };
    other.closes_dms();
    mover.dm("L11").unwrap();
    table.private_message(mover, "game 1, move 3.").await;
    let listed = other.slash("games", []).await.unwrap();
    assert!(private(&listed).contains("game 1"), "{listed:?}");
    let played = [("point", "N13".into())];
    other.slash("move", played).await.unwrap();
    let board = table.private_message(mover, "game 1, move 4.").await;
    assert_eq!(board.pings, [mover.id()]);
    table.leave().await;
}

#[tokio::test]
async fn a_board_that_reached_one_of_two_is_sent_to_the_other_once() {
    let table = Table::set().await;
    let cleo = cleo(&table).await;
    seek_everywhere(&cleo).await;
    seek_everywhere(&table.ann).await;
    let (ann, cleo) = (table.ann.in_dm(), cleo.in_dm());
    let first = table.private_message(&ann, "game 1, move 2.").await;
    table.private_message(&cleo, "game 1, move 2.").await;
    let mover = if first.pings == [ann.id()] {
        &ann
    } else {
        &cleo
    };
    table.no_news().await;
    let path = format!("/channels/{}/messages", cleo.channel());
    table.discord.refuse_next("POST", &path, 500, 0, "");
    mover.dm("L11").unwrap();
    table.private_message(&ann, "game 1, move 3.").await;
    let has_both = async || count(&table, &cleo, "game 1, move 3.") == 1;
    table.passes_until(has_both).await;
    table.passes(jiff::SignedDuration::from_mins(5));
    table.no_news().await;
    for who in [&ann, &cleo] {
        assert_eq!(count(&table, who, "game 1, move 3."), 1);
    }
    table.leave().await;
}

#[tokio::test]
async fn an_opponent_from_elsewhere_is_reported_to_the_operator_and_blocked() {
    let table = Table::set().await;
    let cleo = cleo(&table).await;
    seek_everywhere(&cleo).await;
    seek_everywhere(&table.ann).await;
    let ann = table.ann.in_dm();
    let board = table.private_message(&ann, "game 1, move 2.").await;
    table.private_message(&cleo, "game 1, move 2.").await;
    table.no_news().await;
    let before = count(&table, &cleo, "");
    let more = ann.press(&board, "More").await.unwrap().message.unwrap();
    let form = ann.press(&more, "Report").await.unwrap();
    let form = form.modal.unwrap();
    let told = ann
        .submit_modal(&form, &[("What happened?", "A rude name")])
        .await
        .unwrap();
    assert!(private(&told).starts_with("Thank you."), "{told:?}");
    let reports = table.service().reports().await.unwrap();
    assert_eq!(reports[0].report.reason, "A rude name");
    assert_eq!(reports[0].reported_name, "Cleo");
    assert!(Table::is_logged("a player was reported"));
    assert!(!Table::is_logged("A rude name"));
    let blocked = ann.press(&more, "Block").await.unwrap();
    assert!(private(&blocked).contains("Cleo"), "{blocked:?}");
    assert_eq!(count(&table, &cleo, ""), before, "Cleo learns nothing");
    table.leave().await;
}

#[tokio::test]
async fn who_turns_messages_away_causes_none_to_whom_they_choose() {
    let table = Table::set().await;
    let cleo = cleo(&table).await;
    seek_everywhere(&table.ann).await;
    let slow = [
        ("everywhere", true.into()),
        ("ruleset", "pente".into()),
        ("pace", "slow".into()),
    ];
    let asked = cleo.slash("seek", slow).await.unwrap();
    let agree = "Agree and seek everywhere";
    cleo.press(&asked.message.unwrap(), agree).await.unwrap();
    let list = table.ann.slash("seek", []).await.unwrap().message.unwrap();
    table.no_news().await;
    let before = count(&table, &cleo, "");
    table.ann.closes_dms();
    for _ in 0..3 {
        let label = "Cleo (1500) · Pente · 10 days + 36 hours a move";
        let menu = "t1:take-seek";
        let refused = table.ann.select(&list, menu, &[label]).await.unwrap();
        assert!(
            private(&refused).contains("are played in private messages"),
            "{refused:?}"
        );
    }
    assert_eq!(
        count(&table, &cleo, ""),
        before,
        "nothing is written to Cleo"
    );
    table.leave().await;
}
