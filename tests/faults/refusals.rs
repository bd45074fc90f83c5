//! A post that Discord refuses for good is not retried for ever, and newer posts are still tried.

use jiff::{SignedDuration, Timestamp};
use local_discord::World;
use tessera::service::attempts::PAUSES;

use crate::table::Table;
use crate::table::database::Values;

const MESSAGES: &str = "/channels/*/messages";

/// Lets Discord refuse the board after Ben's stone, both in the game's place and privately.
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
        !said.iter().any(|text| text.contains("move 3.")),
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

#[tokio::test]
async fn a_board_that_never_gets_through_waits_longer_each_time_and_ends() {
    let mut table = Table::over_tls().await;
    let untimed = [("pace", "untimed".into()), ("opening", "free".into())];
    let game = table.game_of("pente", untimed).await;
    table.board(game, 2).await;
    let path = format!("/channels/{}/messages", table.discord.general().id());
    let most = PAUSES.len() + 1;
    for _ in 0..most {
        table.discord.refuse_next("POST", &path, 500, 0, "");
    }
    table.place(&table.ben, game, "K11").await;
    // The second try comes soon because Discord answers other requests: only the board fails.
    for (tries, pause) in (2..).zip(&PAUSES[1..]) {
        let tried = attempts(&table, "board", |it| it.tries >= tries).await;
        assert_eq!(tried.tries, tries);
        let next = tried.next_at.expect("it is tried again");
        let waits = next.duration_since(tried.last_at);
        assert_eq!(waits, *pause, "after {tries} tries");
        if tries == 8 {
            table.stop().await;
            table.start().await;
        }
        table.passes(next.duration_since(table.time()));
    }
    let tried = attempts(&table, "board", |it| it.tries >= most).await;
    assert_eq!(tried.tries, most);
    assert_eq!(tried.next_at, None, "it ends");
    assert_eq!(table.discord.faults().failed, most);
    table.place(&table.ann, game, "N10").await;
    table.board(game, 4).await;
    table.leave().await;
}

#[tokio::test]
async fn asking_again_uses_up_no_try_and_another_offer_is_tried_afresh() {
    const ASKED: usize = 8;
    let table = Table::over_tls().await;
    table.game(false, "free").await;
    let path = format!("/channels/{}/messages", table.discord.general().id());
    let offer = async |what: &str| {
        let offer = [("what", what.into())];
        table.ann.slash("offer", offer).await.unwrap();
    };
    for _ in 0..60 {
        table.discord.refuse_next("POST", &path, 500, 0, "");
    }
    offer("draw").await;
    // When something else gets through, whatever seemed to wait for Discord is tried at once, and
    // from then on waits for minutes.
    let mut tried = attempts(&table, "offer", |it| it.tries > 0).await;
    while tried.tries < 8 || tried.is_outage {
        let next = tried.next_at.expect("it is tried again");
        table.passes(next.duration_since(table.time()).max(SignedDuration::ZERO));
        tried = attempts(&table, "offer", |it| it.tries > tried.tries).await;
    }
    // A try that was on its way may still come, but none for each time that it is asked for.
    for _ in 0..ASKED {
        let failed = table.discord.faults().failed;
        offer("draw").await;
        let fails = |world: &World| (world.faults().failed > failed).then_some(());
        table.discord.wait_for(fails).await.unwrap();
    }
    let asked = attempts(&table, "offer", |_| true).await;
    assert!(asked.tries < tried.tries + ASKED / 2, "{tried:?} {asked:?}");
    offer("pause").await;
    let afresh = attempts(&table, "offer", |it| it.tries < tried.tries).await;
    assert!(afresh.tries < ASKED, "{afresh:?}");
    table.leave().await;
}

/// How a post of game 1 was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Attempts {
    tries: usize,
    last_at: Timestamp,
    next_at: Option<Timestamp>,
    /// Whether it may be Discord that is out of order, rather than the post.
    is_outage: bool,
}

fn attempts_of(row: &Values) -> Attempts {
    let number = |index: usize| -> Option<i64> { Some(row[index].as_ref()?.parse().unwrap()) };
    let time = |index| Some(Timestamp::from_millisecond(number(index)?).unwrap());
    Attempts {
        tries: usize::try_from(number(0).unwrap()).unwrap(),
        last_at: time(1).unwrap(),
        next_at: time(2),
        is_outage: number(3) == Some(1),
    }
}

/// Waits until the attempts at the board of game 1, or at an offer in it, are as wanted.
async fn attempts(table: &Table, kind: &str, wanted: impl Fn(&Attempts) -> bool) -> Attempts {
    let mut database = table.database().await;
    let sql = format!(
        "SELECT tries, last_at, next_at, outage FROM post_attempts
         WHERE kind = '{kind}' AND id = 1"
    );
    loop {
        let rows = database.rows(&sql).await;
        match rows.first().map(attempts_of) {
            Some(found) if wanted(&found) => return found,
            _ => tokio::task::yield_now().await,
        }
    }
}
