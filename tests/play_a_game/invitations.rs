//! Inviting somebody, and the answers: who may give them, and what the message shows afterwards.

use local_discord::{Answer, Message, Person};

use crate::table::{Table, private};

async fn invite(table: &Table) -> std::sync::Arc<Message> {
    let options = [("opponent", (&table.ben).into()), ("first", "me".into())];
    let sent = table.ann.slash("challenge", options).await.unwrap();
    assert!(private(&sent).starts_with("You invited Ben to **Pente**"));
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
        "{}, Ann invites you to **Pente** · tournament rule · 3 days + 1 day a move · rated. Ann moves \
         first. Expires <t:",
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
