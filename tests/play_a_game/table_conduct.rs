//! What people do to each other at open tables: blocks, having somebody stand up, bots for empty chairs.

use std::sync::Arc;

use local_discord::{Message, OptionValue, Person};

use crate::table::{Table, private};

/// Ann opens a table of Pente for Four.
async fn opened(table: &Table) -> Arc<Message> {
    let options = [("ruleset", "pente-4".into()), ("order", "as-seated".into())];
    let options: [(&str, OptionValue); 2] = options;
    table.ann.slash("table", options).await.unwrap();
    table.message("**Table 1**").await
}

async fn says(who: &Person, opened: &Message, button: &str) -> String {
    let answer = who.press_as_seen(opened, button).await.unwrap();
    private(&answer).to_owned()
}

/// Waits until these people sit there, in this order.
async fn seated(table: &Table, opened: &Message, names: [&str; 4]) -> Arc<Message> {
    let chairs = names.iter().zip(1..);
    let lines: Vec<_> = chairs.map(|(name, it)| format!("{it}. {name}")).collect();
    let lines = lines.join("\n");
    let sits = |it: &Message| it.content.contains(&lines);
    table.until(opened.id, sits).await
}

#[tokio::test]
async fn who_block_each_other_sit_at_no_table_together() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let opened = opened(&table).await;
    for guest in [&table.ben, &cy] {
        says(guest, &opened, "Sit down").await;
    }
    seated(&table, &opened, ["Ann", "Ben", "Cy", "*empty*"]).await;
    let block = [("block", (&cy).into())];
    let blocked = table.ben.slash("settings", block).await.unwrap();
    let parted = "You no longer sit at the same table: 1. No invitations";
    assert!(private(&blocked).starts_with(parted), "{blocked:?}");
    seated(&table, &opened, ["Ann", "*empty*", "Cy", "*empty*"]).await;
    let refused = says(&table.ben, &opened, "Sit down").await;
    assert!(!refused.starts_with("You sit"), "{refused}");

    let block = [("block", (&cy).into())];
    let blocked = table.ann.slash("settings", block).await.unwrap();
    assert!(private(&blocked).starts_with(parted), "{blocked:?}");
    let alone = ["Ann", "*empty*", "*empty*", "*empty*"];
    seated(&table, &opened, alone).await;
    let refused = says(&cy, &opened, "Sit down").await;
    assert!(!refused.starts_with("You sit"), "{refused}");
    let again = says(&table.ben, &opened, "Sit down").await;
    assert_eq!(again, "You sit at table 1.");
    table.clear().await;
}

#[tokio::test]
async fn whom_the_host_has_stand_up_sits_again_only_by_invitation() {
    let table = Table::set().await;
    let opened = opened(&table).await;
    let remove = |whom: &Person| -> [(&str, OptionValue); 2] {
        [("do", "remove".into()), ("person", whom.into())]
    };
    let nobody = table.ann.slash("table", remove(&table.ben)).await.unwrap();
    assert!(
        private(&nobody).starts_with("Name someone who sits at this table"),
        "{nobody:?}"
    );
    says(&table.ben, &opened, "Sit down").await;
    let other = table.ben.slash("table", remove(&table.ann)).await.unwrap();
    assert!(private(&other).starts_with("Only "), "{other:?}");
    let removed = table.ann.slash("table", remove(&table.ben)).await.unwrap();
    assert_eq!(
        private(&removed),
        "Ben no longer sits at table 1, and can sit down again only if you invite them."
    );
    let alone = ["Ann", "*empty*", "*empty*", "*empty*"];
    seated(&table, &opened, alone).await;
    let refused = says(&table.ben, &opened, "Sit down").await;
    assert!(
        refused.starts_with("The host removed you from this table."),
        "{refused}"
    );
    table.passes(jiff::SignedDuration::from_mins(2));
    table.no_news().await;
    let invite = || [("invite", (&table.ben).into())];
    table.ann.slash("table", invite()).await.unwrap();
    let invitation = table.message("there is a chair for you").await;
    assert_eq!(invitation.pings, [table.ben.id()]);
    let sat = table.ben.press(&invitation, "Sit down").await.unwrap();
    assert_eq!(private(&sat), "You sit at table 1.");
    let both = ["Ann", "Ben", "*empty*", "*empty*"];
    seated(&table, &opened, both).await;

    // It was told in private; an invitation after another removal is another one.
    let told = table.private_message(&table.ben, "removed you").await;
    let general = table.discord.general().id();
    let here = format!("The host removed you from table 1 in <#{general}>.");
    assert!(told.content.starts_with(&here), "{told:?}");
    table.ann.slash("table", remove(&table.ben)).await.unwrap();
    seated(&table, &opened, alone).await;
    table.ann.slash("table", invite()).await.unwrap();
    let of_ben = |it: &Message| it.content.contains("there is a chair for you");
    let again = |it: &Message| of_ben(it) && it.id != invitation.id;
    table.another(again).await;
    table.clear().await;
}

#[tokio::test]
async fn the_host_gives_the_free_chairs_to_the_bot() {
    let table = Table::set().await;
    let options = [("ruleset", "pente-4".into())];
    table.ann.slash("table", options).await.unwrap();
    let opened = table.message("**Table 1**").await;
    says(&table.ben, &opened, "Sit down").await;
    let other = says(&table.ben, &opened, "+ Bots").await;
    assert!(other.starts_with("Only "), "{other}");
    says(&table.ann, &opened, "Stand up").await;
    let away = says(&table.ann, &opened, "+ Bots").await;
    assert!(away.starts_with("You don't sit at this table."), "{away}");
    says(&table.ann, &opened, "Sit down").await;
    let begun = says(&table.ann, &opened, "+ Bots").await;
    let said = "Game 1 has started. With the bot at the table, it is not rated.";
    assert_eq!(begun, said);
    table.message("1 day a move · not rated").await;
    let is_title = |it: &Message| {
        let names = ["Ann (", "Ben (", "Local Bot (level 3)"];
        names.iter().all(|name| it.content.contains(name))
    };
    table.until(opened.id, is_title).await;
    table.message("game 1, move ").await;
    let again: [(&str, OptionValue); 2] = [("do", "bots".into()), ("table", 1.into())];
    let again = table.ann.slash("table", again).await.unwrap();
    assert!(
        private(&again).starts_with("This table's game has started"),
        "{again:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn an_invitation_goes_to_the_table_that_one_hosts() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let opened = opened(&table).await;
    says(&table.ben, &opened, "Sit down").await;
    let second = [("ruleset", "pente-3".into())];
    table.ben.slash("table", second).await.unwrap();
    table.message("**Table 2**").await;
    let invite = [("invite", (&cy).into())];
    let invited = table.ben.slash("table", invite).await.unwrap();
    assert_eq!(private(&invited), "You invited Cy to table 2.");
    table.message("there is a chair for you at table 2").await;
    table.clear().await;
}

async fn resigns(who: &Person) {
    let ask = who.slash("resign", []).await.unwrap();
    let question = ask.message.unwrap();
    who.press(&question, "Resign game 1").await.unwrap();
}

#[tokio::test]
async fn a_rematch_at_a_table_seats_the_same_people() {
    let table = Table::set().await;
    let (cy, dee) = (table.discord.person("Cy"), table.discord.person("Dee"));
    let end = won_by_ann(&table, &cy).await;
    let stranger = says(&dee, &end, "Rematch").await;
    assert!(stranger.starts_with("You're not a player"), "{stranger}");
    assert_eq!(says(&cy, &end, "Rematch").await, "Table 2 is open here.");
    let again = table.message("**Table 2**").await;
    let said = format!(
        "{} and {}: Cy would like a rematch of game 1.\n**Table 2** · **Pente for Three**",
        table.ben.mention(),
        table.ann.mention()
    );
    assert!(again.content.starts_with(&said), "{again:?}");
    let chairs = "1. *kept for* Ben\n2. Cy\n3. *kept for* Ann\n";
    assert!(again.content.contains(chairs), "the next begins: {again:?}");
    let mut pinged = again.pings.clone();
    pinged.sort();
    let mut others = [table.ann.id(), table.ben.id()];
    others.sort();
    assert_eq!(pinged, others);
    let refused = says(&dee, &again, "Sit down").await;
    let kept = "The free chairs at this table are kept";
    assert!(refused.starts_with(kept), "{refused}");

    let sat = says(&table.ann, &end, "Rematch").await;
    assert_eq!(sat, "You sit at table 2.");
    let with_ann = |it: &Message| it.content.contains("3. Ann");
    let edited = table.until(again.id, with_ann).await;
    assert!(edited.content.starts_with(&said), "{edited:?}");
    let sat = says(&table.ben, &again, "Sit down").await;
    assert_eq!(sat, "You sit at table 2. Game 2 has started.");
    let title = "Ben (white) vs Cy (black) vs Ann (red)";
    let is_title = |it: &Message| it.content.starts_with(title);
    table.until(again.id, is_title).await;
    table.board(2, 2).await;
    let late = says(&cy, &end, "Rematch").await;
    assert!(late.starts_with("This table's game has started"), "{late}");
    table.clear().await;
}

#[tokio::test]
async fn a_chair_that_is_kept_can_be_declined() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let end = won_by_ann(&table, &cy).await;
    says(&cy, &end, "Rematch").await;
    let again = table.message("**Table 2**").await;
    let declined = says(&table.ben, &again, "No, thanks").await;
    let said = "You declined: no chair is kept for you at table 2 any more.";
    assert_eq!(declined, said);
    let without_ben = |it: &Message| it.content.contains("1. *empty*\n2. Cy\n3. *kept for* Ann");
    let edited = table.until(again.id, without_ben).await;
    let head = format!("{}: Cy would like a rematch", table.ann.mention());
    assert!(edited.content.starts_with(&head), "{edited:?}");
    let twice = says(&table.ben, &again, "No, thanks").await;
    assert!(twice.starts_with("You don't sit at this table."), "{twice}");
    let sat = says(&table.ben, &again, "Sit down").await;
    assert_eq!(
        sat, "You sit at table 2.",
        "who declined may change their mind"
    );
    let options: [(&str, OptionValue); 2] = [("do", "stand".into()), ("table", 2.into())];
    let typed = table.ann.slash("table", options).await.unwrap();
    assert_eq!(private(&typed), said);
    let without_ann = |it: &Message| it.content.starts_with("**Table 2**");
    table.until(again.id, without_ann).await;
    table.clear().await;
}

/// Ann, Ben and Cy play game 1, in this order; Ben is to move.
async fn three(table: &Table, cy: &Person) -> Arc<Message> {
    let options = [("ruleset", "pente-3".into()), ("order", "as-seated".into())];
    let options: [(&str, OptionValue); 2] = options;
    table.ann.slash("table", options).await.unwrap();
    let opened = table.message("**Table 1**").await;
    for guest in [&table.ben, cy] {
        says(guest, &opened, "Sit down").await;
    }
    table.board(1, 2).await
}

/// Ann wins game 1 against Ben and Cy, who resign. Returns its end two minutes later, when everybody may
/// be pinged again.
async fn won_by_ann(table: &Table, cy: &Person) -> Arc<Message> {
    three(table, cy).await;
    resigns(&table.ben).await;
    table.board_at(1, "2b").await;
    resigns(cy).await;
    let end = table.message("Cy resigned").await;
    table.passes(jiff::SignedDuration::from_mins(2));
    end
}

#[tokio::test]
async fn whoever_has_no_chair_at_a_rematch_table_opens_another() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let end = won_by_ann(&table, &cy).await;
    assert_eq!(says(&cy, &end, "Rematch").await, "Table 2 is open here.");
    table.message("**Table 2**").await;
    let sat = says(&table.ben, &end, "Rematch").await;
    assert_eq!(sat, "You sit at table 2.");
    let remove: [(&str, OptionValue); 2] =
        [("do", "remove".into()), ("person", (&table.ben).into())];
    cy.slash("table", remove).await.unwrap();
    let own = says(&table.ben, &end, "Rematch").await;
    assert_eq!(own, "Table 3 is open here.");
    let again = table.message("**Table 3**").await;
    let kept = "*kept for* Cy";
    assert!(again.content.contains(kept), "{again:?}");
    let still = says(&table.ben, &end, "Rematch").await;
    assert_eq!(still, "Table 3 is open here.", "one for each");
    let sat = says(&table.ann, &end, "Rematch").await;
    assert_eq!(sat, "You sit at table 2.", "the first with a chair");
    table.clear().await;
}

#[tokio::test]
async fn a_rematch_table_that_was_posted_and_not_noted_pings_nobody_again() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let end = won_by_ann(&table, &cy).await;
    says(&cy, &end, "Rematch").await;
    let again = table.message("**Table 2**").await;
    says(&table.ann, &again, "Sit down").await;
    table
        .until(again.id, |it| it.content.contains("3. Ann"))
        .await;
    let forget = "UPDATE tables SET message = NULL, shown = 0 WHERE id = 2";
    table.database().await.run(forget).await;
    says(&table.ann, &again, "No, thanks").await;
    let stood = |it: &Message| it.content.contains("3. *kept for* Ann");
    table.until(again.id, stood).await;
    let calls = table.said().into_iter();
    let calls = calls.filter(|it| it.contains("would like a rematch"));
    assert_eq!(calls.count(), 1);
    table.clear().await;
}

#[tokio::test]
async fn a_table_that_was_posted_for_a_deleted_message_and_not_noted_is_not_posted_again() {
    let table = Table::set().await;
    let deleted = opened(&table).await;
    let owner = table.discord.person("Owner");
    owner.deletes(&deleted).unwrap();
    let sit = [("do", "sit".into())];
    table.ben.slash("table", sit).await.unwrap();
    let is_new = |it: &Message| it.id != deleted.id && it.content.contains("2. Ben");
    let posted = table.another(is_new).await;
    let old = deleted.id;
    let forget = format!("UPDATE tables SET message = {old}, shown = 0 WHERE id = 1");
    table.database().await.run(&forget).await;
    says(&table.ben, &posted, "Stand up").await;
    let stood = |it: &Message| !it.content.contains("2. Ben");
    table.until(posted.id, stood).await;
    let tables = table.said().into_iter();
    let tables = tables.filter(|it| it.starts_with("**Table 1**"));
    assert_eq!(tables.count(), 1);
    // The deleted message refused its edits.
    table.leave().await;
}

#[tokio::test]
async fn the_same_table_with_another_guest_invites_that_guest_too() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let open = |guest: &Person| -> [(&str, OptionValue); 3] {
        [
            ("ruleset", "points-3".into()),
            ("invite", guest.into()),
            ("handicap", 5.into()),
        ]
    };
    table.ann.slash("table", open(&table.ben)).await.unwrap();
    let opened = table.message("**Table 1**").await;
    for (guest, name) in [(&table.ben, "Ben"), (&cy, "Cy")] {
        let again = table.ann.slash("table", open(guest)).await.unwrap();
        let said = format!(
            "Table 1 is open here. You invited {name} to table 1. {name} starts with 5 points."
        );
        assert_eq!(private(&again), said);
        let invitation = format!("{}, there is a chair for you", guest.mention());
        table.message(&invitation).await;
    }
    let points = format!("{} starts with 5 points.", cy.mention());
    let has_points = |it: &Message| it.content.contains(&points);
    table.until(opened.id, has_points).await;
    let said = table.said().into_iter();
    let invitations = said.filter(|it| it.contains("there is a chair for you"));
    assert_eq!(invitations.count(), 2);
    table.clear().await;
}

#[tokio::test]
async fn that_somebody_left_if_then_lines_is_said_in_no_channel() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    three(&table, &cy).await;
    table.ann.closes_dms();
    let line = [("line", "L11 M12 N13".into())];
    table.ann.slash("if-then", line).await.unwrap();
    resigns(&cy).await;
    table.board_at(1, "2b").await;
    table.no_news().await;
    let line = [("line", "L11 M12".into())];
    table.ann.slash("if-then", line).await.unwrap();
    table.place(&table.ben, 1, "L11").await;
    table.board(1, 4).await;
    table.no_news().await;
    let said = table.said();
    assert!(!said.iter().any(|it| it.contains("if-then")), "{said:?}");
    table.leave().await;
}

#[tokio::test]
async fn who_left_if_then_lines_is_told_that_a_departure_ended_them() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    three(&table, &cy).await;
    let line = [("line", "L11 M12 N13".into())];
    let left = table.ann.slash("if-then", line).await.unwrap();
    assert!(private(&left).contains("**N13**"), "{left:?}");
    resigns(&cy).await;
    let told = table.private_message(&table.ann, "Somebody left").await;
    let gone = "and the others play on: your if-then lines there are gone.";
    assert!(told.content.contains(gone), "{told:?}");
    let lines = table.ann.slash("if-then", []).await.unwrap();
    assert!(!private(&lines).contains("N13"), "{lines:?}");
    table.clear().await;
}

#[tokio::test]
async fn an_answer_from_elsewhere_leaves_an_offer_that_waits_its_buttons() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let board = three(&table, &cy).await;
    let draw = [("what", "draw".into())];
    table.ann.slash("offer", draw).await.unwrap();
    let offer = table.message("Ann offers a draw in game 1.").await;
    let agree = offer.button("Agree").unwrap().custom_id.clone();
    table.ben.press_custom_id(&board, &agree).await.unwrap();
    let half = |it: &Message| it.content.contains("Agreed so far: Ben.");
    let waiting = table.until(offer.id, half).await;
    cy.press(&waiting, "Agree").await.unwrap();
    table.message("Game 1 is a draw").await;
    table.clear().await;
}
