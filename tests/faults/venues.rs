//! Where a button may begin a game: where the bot can post it, and on the server that shows the
//! button.

use std::sync::Arc;

use local_discord::{Answer, Message, Permissions, Person};
use tessera::game::{ChallengeId, ChallengeStatus, GameId};

use crate::table::{Table, private};

const LACKS: Permissions = Permissions::ATTACH_FILES;
const SAYS_LACKS: &str = "I need more permissions in this channel before you can play here.";

/// Ann invites Ben; returns the invitation.
async fn invitation(table: &Table) -> Arc<Message> {
    // Named, so that nothing is taken from an earlier game.
    let options = [
        ("opponent", (&table.ben).into()),
        ("ruleset", "pente".into()),
        ("rated", false.into()),
        ("first", "me".into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    table.message("Ann invites you").await
}

/// The final message of a game that Ann has resigned.
async fn end(table: &Table) -> Arc<Message> {
    let game = table.game(false, "free").await;
    table.board(game, 2).await;
    let question = table.ann.slash("resign", []).await.unwrap();
    let question = question.message.unwrap();
    let resign = format!("Resign game {game}");
    table.ann.press(&question, &resign).await.unwrap();
    table.message(&format!("Game {game} ended")).await
}

/// The menus for changing the terms, with another ruleset selected.
async fn draft(who: &Person, invitation: &Message) -> Arc<Message> {
    let draft = who.press(invitation, "Change terms").await.unwrap();
    let draft = draft.message.unwrap();
    let rulesets = draft.menus()[0].custom_id.clone();
    let chosen = who.select(&draft, &rulesets, &["Keryo-Pente"]).await;
    chosen.unwrap().message.unwrap()
}

/// The channel that the server has chosen for games, in which the bot cannot post.
async fn closed_games_channel(table: &Table) -> local_discord::Channel {
    let games = table.discord.home().channel("games");
    let owner = table.discord.person("Owner");
    let options = [("channel", (&games).into())];
    owner.slash("server", options).await.unwrap();
    games.deny_bot(Permissions::SEND_MESSAGES);
    // The bot learns that it cannot post there only when it tries.
    let refused = table.ann.slash("challenge", []).await.unwrap();
    assert_cannot_post(&refused);
    games
}

fn assert_cannot_post(answer: &Answer) {
    let says = private(answer);
    assert!(says.contains("but I can't post there"), "{says}");
}

async fn has_game(table: &Table, game: i64) -> bool {
    table.service().game(GameId(game)).await.is_ok()
}

async fn status(table: &Table, challenge: i64) -> ChallengeStatus {
    let found = table.service().challenge_by_id(ChallengeId(challenge));
    found.await.unwrap().challenge.status
}

#[tokio::test]
async fn no_button_begins_a_game_where_the_bot_lacks_a_permission() {
    let table = Table::set().await;
    let end = end(&table).await;
    let invitation = invitation(&table).await;
    let draft = draft(&table.ben, &invitation).await;
    let general = table.discord.general();
    let said = table.said();
    general.deny_bot(LACKS);
    for refused in [
        table.ben.press(&end, "Rematch").await.unwrap(),
        table.ben.press(&invitation, "Accept").await.unwrap(),
        table.ben.press(&draft, "Send counter-offer").await.unwrap(),
    ] {
        assert!(private(&refused).starts_with(SAYS_LACKS), "{refused:?}");
        assert!(
            private(&refused).contains("**Attach Files**"),
            "{refused:?}"
        );
    }
    assert_eq!(status(&table, 2).await, ChallengeStatus::Open);
    assert!(!has_game(&table, 2).await);
    assert_eq!(table.said(), said, "the channel saw nothing of it");
    general.deny_bot_nothing();
    table.ben.press(&invitation, "Accept").await.unwrap();
    table.board(2, 2).await;
    table.leave().await;
}

#[tokio::test]
async fn a_rematch_is_played_where_the_server_wants_its_games() {
    let table = Table::set().await;
    let end = end(&table).await;
    let games = closed_games_channel(&table).await;
    let refused = table.ben.press(&end, "Rematch").await.unwrap();
    assert_cannot_post(&refused);
    assert!(
        table
            .service()
            .challenge_by_id(ChallengeId(3))
            .await
            .is_err()
    );
    games.deny_bot_nothing();
    let owner = table.discord.person("Owner");
    let options = [("channel", (&games).into())];
    owner.slash("server", options).await.unwrap();
    let response = table.ben.press(&end, "Rematch").await.unwrap();
    let there = format!("is in <#{}>", games.id());
    assert!(private(&response).contains(&there), "{response:?}");
    let invitation = table.message_in(games.id(), "Ben invites you").await;
    let ann = table.ann.in_channel(&games);
    ann.press(&invitation, "Accept").await.unwrap();
    table
        .message_in(games.id(), "your turn · game 2, move 2.")
        .await;
    table.leave().await;
}

#[tokio::test]
async fn an_invitation_is_answered_where_it_stands_whatever_the_server_chooses_later() {
    let table = Table::set().await;
    let first = invitation(&table).await;
    closed_games_channel(&table).await;
    let draft = draft(&table.ben, &first).await;
    let countered = table.ben.press(&draft, "Send counter-offer").await.unwrap();
    assert!(countered.content().starts_with("You made a counter-offer"));
    let counter = table.message("Ben invites you to **Keryo-Pente**").await;
    table.ann.press(&counter, "Accept").await.unwrap();
    table.message("your turn · game 1, move 2.").await;
    table.leave().await;
}

#[tokio::test]
async fn no_button_of_another_server_begins_a_game_here() {
    let table = Table::set().await;
    end(&table).await;
    invitation(&table).await;
    let elsewhere = table.elsewhere().await;
    let ben = table.ben.in_channel(&elsewhere);
    ben.slash("challenge", []).await.unwrap();
    let foreign = table
        .message_in(elsewhere.id(), "Ben is looking for an opponent")
        .await;
    let help = table.help(&ben).await.message.unwrap();
    for (id, says) in [
        ("t1:accept:2", "That invitation no longer exists."),
        (
            "t1:counter:2:keryo-pente:relaxed:no:me",
            "That invitation no longer exists.",
        ),
        ("t1:rematch:1", "There's no game 1."),
    ] {
        let refused = ben.press_custom_id(&foreign, id).await.unwrap();
        assert!(private(&refused).starts_with(says), "{id}: {refused:?}");
        if id != "t1:rematch:1" {
            let refused = ben.press_custom_id(&help, id).await.unwrap();
            assert!(private(&refused).starts_with(says), "{id}: {refused:?}");
        }
    }
    assert_eq!(status(&table, 2).await, ChallengeStatus::Open);
    assert!(!has_game(&table, 2).await);
    // Nobody on another server was shown a button that begins a game here, not even a player of the
    // game.
    let refused = ben.press_custom_id(&help, "t1:rematch:1").await.unwrap();
    let says = "This button no longer works.";
    assert!(private(&refused).starts_with(says), "{refused:?}");
    let help = table.help(&table.ben).await;
    let help = help.message.unwrap();
    table
        .ben
        .press_custom_id(&help, "t1:rematch:1")
        .await
        .unwrap();
    let rematch = table.message("Ben invites you").await;
    assert_eq!(rematch.pings, [table.ann.id()]);
    table.leave().await;
}
