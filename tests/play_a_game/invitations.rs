//! Inviting somebody, and the answers: who may give them, and what the message shows afterwards.

use local_discord::{Answer, Message, Person};

use crate::table::{Table, private};

async fn invite(table: &Table) -> std::sync::Arc<Message> {
    let options = [("opponent", (&table.ben).into()), ("first", "me".into())];
    let sent = table.ann.slash("challenge", options).await.unwrap();
    assert!(private(&sent).starts_with("You invited Ben to **Pente**"));
    // It is told after the answer: no time may pass before.
    table.aside(&table.ann, "New to Pente?").await;
    table.message("invites you").await
}

async fn press(who: &Person, message: &Message, button: &str) -> Answer {
    who.press(message, button).await.unwrap()
}

#[tokio::test]
async fn an_invitation_pings_the_invited_and_becomes_the_title_of_the_game() {
    let table = Table::set().await;
    let invitation = invite(&table).await;
    let said = format!(
        "{}, Ann invites you to **Pente** · tournament rule · 3 days + 1 day a move · rated. Ann's \
         first stone is placed in the centre; you are next. Expires <t:",
        table.ben.mention()
    );
    assert!(invitation.content.starts_with(&said), "{invitation:?}");
    assert_eq!(invitation.pings, [table.ben.id()]);
    press(&table.ben, &invitation, "Accept").await;
    let title = table.now(invitation.id);
    assert_eq!(
        title.content,
        "Ann (white) vs Ben (black) · game 1 · **Pente** · tournament rule · 3 days + 1 day a move · rated"
    );
    assert_eq!(title.buttons(), []);
    table.board(1, 2).await;
    let told = table.private_message(&table.ann, "accepted your").await;
    assert!(
        told.content.starts_with(
            "Ben accepted your invitation to **Pente** · tournament rule · 3 days + 1 day a move · \
             rated. It's Ben's turn in "
        ),
        "{told:?}"
    );
    assert_eq!(news(&table, &table.ann), 1);
    table.clear().await;
}

/// How many private messages this person got.
fn news(table: &Table, who: &Person) -> usize {
    let channel = who.in_dm().channel();
    table.discord.look(|world| world.messages(channel).len())
}

#[tokio::test]
async fn a_challenger_who_is_called_to_the_board_is_told_only_there() {
    let table = Table::set().await;
    let options = [
        ("opponent", (&table.ben).into()),
        ("first", "opponent".into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    let invitation = table.message("invites you").await;
    press(&table.ben, &invitation, "Accept").await;
    let board = table.board(1, 2).await;
    assert_eq!(board.pings, [table.ann.id()]);
    table.place(&table.ann, 1, "K11").await;
    table.board(1, 3).await;
    assert_eq!(news(&table, &table.ann), 0);
    table.clear().await;
}

#[tokio::test]
async fn a_challenger_who_cannot_be_written_to_is_pinged_once() {
    let mut table = Table::set().await;
    let invitation = invite(&table).await;
    table.ann.closes_dms();
    press(&table.ben, &invitation, "Decline").await;
    let told = table.message("declined your invitation").await;
    assert_eq!(told.pings, [table.ann.id()]);
    let said = format!("{}: Ben declined your", table.ann.mention());
    assert!(told.content.starts_with(&said), "{told:?}");
    table.stop().await;
    table.start().await;
    invite(&table).await;
    let said = table.said();
    let told = said.iter().filter(|it| it.contains("declined your"));
    assert_eq!(told.count(), 1);
    table.leave().await;
}

#[tokio::test]
async fn a_second_decline_on_the_same_terms_is_told_as_well() {
    let mut table = Table::set().await;
    for declined in 1..=3 {
        let invitation = invite(&table).await;
        press(&table.ben, &invitation, "Decline").await;
        table.no_news().await;
        assert_eq!(news(&table, &table.ann), declined);
    }
    // What was told is not told again, whatever else was told in the same words.
    table.stop().await;
    table.start().await;
    table.no_news().await;
    assert_eq!(news(&table, &table.ann), 3);
    // The same holds in the channel, where somebody is told who cannot be written to.
    table.ann.closes_dms();
    table.wait(jiff::SignedDuration::from_secs(61));
    for declined in 1..=2 {
        let invitation = invite(&table).await;
        press(&table.ben, &invitation, "Decline").await;
        table.no_news().await;
        let said = table.said();
        let told = said.iter().filter(|it| it.contains("declined your"));
        assert_eq!(told.count(), declined);
    }
    table.leave().await;
}

#[tokio::test]
async fn invitations_that_expire_together_are_told_together() {
    let table = Table::set().await;
    invite(&table).await;
    let cleo = table.discord.person("Cleo");
    let of_cleo = [("opponent", (&cleo).into()), ("first", "me".into())];
    table.ann.slash("challenge", of_cleo).await.unwrap();
    let anybody = [("first", "me".into())];
    table.ann.slash("challenge", anybody).await.unwrap();
    table.message("is looking for an opponent").await;
    table.passes(jiff::SignedDuration::from_hours(7 * 24 + 1));
    let told = table
        .private_message(
            &table.ann,
            "These invitations expired without being accepted",
        )
        .await;
    for line in [
        "\n- Ben: **Pente**",
        "\n- Cleo: **Pente**",
        "\n- anyone: **Pente**",
    ] {
        assert!(told.content.contains(line), "{told:?}");
    }
    table.no_news().await;
    assert_eq!(news(&table, &table.ann), 1);
    table.clear().await;
}

#[tokio::test]
async fn who_was_blocked_meanwhile_declines_unheard() {
    let table = Table::set().await;
    let invitation = invite(&table).await;
    let block = [("block", (&table.ben).into())];
    table.ann.slash("settings", block).await.unwrap();
    press(&table.ben, &invitation, "Decline").await;
    table.no_news().await;
    assert_eq!(news(&table, &table.ann), 0);
    let after = table.now(invitation.id);
    assert!(after.content.starts_with("Ben declined"), "{after:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_challenger_is_told_that_nobody_answered() {
    let table = Table::set().await;
    let invitation = invite(&table).await;
    table.passes(jiff::SignedDuration::from_hours(7 * 24 + 1));
    let told = table
        .private_message(&table.ann, "invitation to Ben expired")
        .await;
    assert!(
        told.content.contains("without an answer: **Pente**"),
        "{told:?}"
    );
    let anybody = [("first", "me".into())];
    table.ann.slash("challenge", anybody).await.unwrap();
    table.message("is looking for an opponent").await;
    table.passes(jiff::SignedDuration::from_hours(7 * 24 + 1));
    table
        .private_message(&table.ann, "nobody accepted it")
        .await;
    let expired = |it: &Message| it.content.contains("expired without an answer");
    table.until(invitation.id, expired).await;
    assert_eq!(news(&table, &table.ann), 2);
    table.clear().await;
}

#[tokio::test]
async fn an_invitation_is_declined() {
    let table = Table::set().await;
    let invitation = invite(&table).await;
    press(&table.ben, &invitation, "Decline").await;
    let after = table.now(invitation.id);
    assert!(
        after.content.starts_with("Ben declined Ann's invitation"),
        "{after:?}"
    );
    assert_eq!(after.buttons(), []);
    table
        .private_message(&table.ann, "Ben declined your invitation to **Pente**")
        .await;
    table.clear().await;
}

#[tokio::test]
async fn an_invitation_is_withdrawn() {
    let table = Table::set().await;
    let invitation = invite(&table).await;
    press(&table.ann, &invitation, "Withdraw").await;
    let after = table.now(invitation.id);
    assert!(after.content.starts_with("Ann withdrew"), "{after:?}");

    let late = table
        .ben
        .press_as_seen(&invitation, "Accept")
        .await
        .unwrap();
    assert_eq!(late.content(), after.content);
    let channel = table.discord.general().id();
    let told = table
        .discord
        .await_message(channel, |it| it.only_for == Some(table.ben.id()))
        .await
        .unwrap();
    assert!(told.content.contains("already withdrawn"), "{told:?}");
    table.clear().await;
}

#[tokio::test]
async fn everybody_else_is_told_privately_that_it_is_not_theirs() {
    let table = Table::set().await;
    let invitation = invite(&table).await;
    let cleo = table.discord.person("Cleo");
    for (who, button, says) in [
        (&cleo, "Accept", "This invitation is for"),
        (&cleo, "Decline", "This invitation is for"),
        (&cleo, "Withdraw", "Only <@"),
        (&table.ben, "Withdraw", "Only <@"),
        (&table.ann, "Accept", "This is your own invitation"),
        (&table.ann, "Decline", "This is your own invitation"),
    ] {
        let answer = press(who, &invitation, button).await;
        assert!(private(&answer).starts_with(says), "{button}: {answer:?}");
    }
    assert_eq!(table.now(invitation.id).content, invitation.content);
    table.clear().await;
}

#[tokio::test]
async fn of_two_presses_at_once_one_begins_the_game() {
    let table = Table::set().await;
    let invitation = invite(&table).await;
    let (one, two) = tokio::join!(
        table.ben.press_as_seen(&invitation, "Accept"),
        table.ben.press_as_seen(&invitation, "Accept"),
    );
    let title = table.now(invitation.id).content.clone();
    for answer in [one.unwrap(), two.unwrap()] {
        let is_refused = answer.is_ephemeral() && answer.content().contains("already accepted");
        assert!(is_refused || answer.content() == title, "{answer:?}");
    }
    table.board(1, 2).await;
    let boards = table
        .said()
        .iter()
        .filter(|text| text.contains("your turn"))
        .count();
    assert_eq!(boards, 1);
    table.clear().await;
}

#[tokio::test]
async fn a_long_press_on_a_name_invites_as_well() {
    let table = Table::set().await;
    let menu = "Challenge to Pente";
    let sent = table.ann.user_menu(menu, &table.ben).await.unwrap();
    assert!(private(&sent).starts_with("You invited Ben"));
    let invitation = table.message("invites you").await;
    assert!(
        invitation
            .content
            .contains("**Pente** · tournament rule · 3 days + 1 day a move · rated. Expires")
    );
    assert_eq!(invitation.pings, [table.ben.id()]);
    table.clear().await;
}

#[tokio::test]
async fn names_with_markdown_mentions_and_turned_writing_do_nothing() {
    let table = Table::set().await;
    let hostile = table.discord.person("**@everyone** <@1>\u{202e}");
    // As it is written where it must not ring.
    table.discord.knows_names(["everyone"]);
    let options = [
        ("opponent", (&hostile).into()),
        ("first", "opponent".into()),
    ];
    let sent = table.ann.slash("challenge", options).await.unwrap();
    assert!(
        private(&sent).contains(r"\*\*\@everyone\*\* \<\@1\>"),
        "{sent:?}"
    );
    let invitation = table.message("invites you").await;
    assert_eq!(invitation.pings, [hostile.id()]);
    assert!(!invitation.mentions_everyone);
    press(&hostile, &invitation, "Accept").await;
    let title = table.now(invitation.id);
    assert!(
        title
            .content
            .starts_with(r"\*\*\@everyone\*\* \<\@1\> (white) vs Ann"),
        "{title:?}"
    );
    assert!(!title.content.contains('\u{202e}'));
    let board = table.board(1, 2).await;
    assert_eq!(board.pings, [table.ann.id()]);
    assert!(!board.mentions_everyone);
    table.clear().await;
}
