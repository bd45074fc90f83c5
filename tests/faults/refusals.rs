//! What Discord refuses for good is not tried for ever, and something new is tried all the same.

use jiff::SignedDuration;

use crate::table::Table;

const MESSAGES: &str = "/channels/*/messages";

/// Lets Discord refuse the board of Ben's stone in the game's place and privately.
async fn refused_for_good(table: &Table, game: u32) {
    for _ in 0..2 {
        let said = "Invalid Form Body";
        table
            .discord
            .refuse_next("POST", MESSAGES, 400, 50_035, said);
    }
    table.place(&table.ben, game, "K11").await;
    let refused = table.discord.wait_for(|world| {
        let refused = world.refused_requests();
        (refused.len() == 2).then_some(())
    });
    refused.await.unwrap();
}

#[tokio::test]
async fn a_board_that_is_refused_for_good_is_tried_once_and_the_next_one_is_posted() {
    let mut table = Table::over_tls().await;
    let game = table.game(false, "tournament").await;
    refused_for_good(&table, game).await;
    table.wait(SignedDuration::from_hours(1));
    table.stop().await;
    table.start().await;
    table.wait(SignedDuration::from_hours(1));
    table.place(&table.ann, game, "N10").await;
    table.board(game, 4).await;
    let said = table.said();
    assert!(
        !said.iter().any(|text| text.contains("ply 3.")),
        "it was tried again: {said:?}"
    );
    table.leave().await;
}

#[tokio::test]
async fn a_board_that_was_given_up_is_posted_when_it_is_asked_for() {
    let table = Table::over_tls().await;
    let game = table.game(false, "tournament").await;
    refused_for_good(&table, game).await;
    table.ann.slash("board", []).await.unwrap();
    table.board(game, 3).await;
    table.leave().await;
}

#[tokio::test]
async fn an_invitation_that_was_given_up_is_posted_when_the_channel_can_be_used_again() {
    use local_discord::Permissions;

    let table = Table::over_tls().await;
    let general = table.discord.general();
    let mut hold = table
        .discord
        .hold(local_discord::Moment::BeforeProcessing, "POST", MESSAGES);
    let invite = [("opponent", (&table.ben).into())];
    table.ann.slash("challenge", invite).await.unwrap();
    hold.arrived().await;
    general.deny_bot(Permissions::SEND_MESSAGES);
    hold.release();
    let refused = table
        .discord
        .wait_for(|world| world.refused_requests().first().cloned());
    refused.await.unwrap();
    table.wait(SignedDuration::from_hours(1));
    general.deny_bot_nothing();
    table.ann.slash("games", []).await.unwrap();
    table.message("Ann invites you").await;
    assert_eq!(table.discord.refused_requests().len(), 1);
    table.leave().await;
}
