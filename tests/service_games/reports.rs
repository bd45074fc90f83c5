//! Reports about opponents from other servers: what the operator reads, and who may report whom.

use tessera::game::limits::{LONGEST_REPORT, REPORTS, REPORTS_WITHIN};
use tessera::game::{ChannelId, Coin, GameId, GameRefusal, Place, SeekRefusal};
use tessera::operate::reports;
use tessera::service::{SeekOutcome, SeekRequest, ServiceRefusal};

use crate::kit::{World, anna, at, ben, carl, game_refusal, refusal, world};
use crate::seeks::wanted;

/// A game of Anna and Ben in private conversations.
async fn private_game(world: &World) -> GameId {
    let mut games = Vec::new();
    for (who, channel) in [(anna(), 71), (ben(), 72)] {
        let request = SeekRequest {
            place: Place {
                server: None,
                channel: ChannelId(channel),
            },
            conversation: Some(ChannelId(channel)),
            ..wanted()
        };
        let sought = world.service.seek(who, request, Coin::Heads, at(0)).await;
        if let SeekOutcome::Matched(view) = sought.unwrap() {
            games.push(view.game.id);
        }
    }
    games[0]
}

/// What `tessera reports` writes.
async fn written(world: &World) -> String {
    let mut output = Vec::new();
    reports::write(&world.service, &mut output).await.unwrap();
    String::from_utf8(output).unwrap()
}

#[tokio::test]
async fn the_operator_reads_who_reported_whom_and_why() {
    let world = world().await;
    let game = private_game(&world).await;
    let reason = "  Rude \"name\"\nand more  ";
    let reported = world.service.report(anna().id, game, reason, at(60)).await;
    assert_eq!(reported.unwrap(), ben().id);
    let expected = "{\"at\":\"2026-03-01T12:01:00Z\",\"game\":1,\"number\":1,\
                    \"reason\":\"Rude \\\"name\\\"\\nand more\",\"reported\":\"2\",\
                    \"reported_name\":\"Ben\",\"reporter\":\"1\",\"reporter_name\":\"Anna\"}\n";
    assert_eq!(written(&world).await, expected);
    let world = world.restarted().await;
    assert_eq!(written(&world).await, expected);
}

#[tokio::test]
async fn a_report_says_something_and_no_more_than_the_form_takes() {
    let world = world().await;
    let game = private_game(&world).await;
    let service = &world.service;
    let empty = service.report(anna().id, game, " \n ", at(1)).await;
    let no_reason = GameRefusal::Seek(SeekRefusal::NoReason);
    assert_eq!(game_refusal(empty), no_reason);
    let long = "é".repeat(2 * LONGEST_REPORT);
    service.report(ben().id, game, &long, at(1)).await.unwrap();
    let kept = service.reports().await.unwrap();
    assert_eq!(kept[0].report.reason, "é".repeat(LONGEST_REPORT));
}

#[tokio::test]
async fn a_person_reports_five_times_a_day() {
    let world = world().await;
    let game = private_game(&world).await;
    let report = async |at| world.service.report(anna().id, game, "Rude", at).await;
    for _ in 0..REPORTS {
        report(at(1)).await.unwrap();
    }
    let too_many = SeekRefusal::TooManyReports { most: REPORTS };
    assert_eq!(
        game_refusal(report(at(2)).await),
        GameRefusal::Seek(too_many)
    );
    report(at(1) + REPORTS_WITHIN).await.unwrap();
}

#[tokio::test]
async fn only_the_players_of_a_game_between_servers_report_each_other() {
    let world = world().await;
    let private = private_game(&world).await;
    let shared = world.game(anna(), ben(), false).await;
    for (who, game) in [(carl(), private), (anna(), shared)] {
        let refused = refusal(world.service.report(who.id, game, "Rude", at(1)).await);
        assert_eq!(refused, ServiceRefusal::NoSuchGame(game));
    }
}
