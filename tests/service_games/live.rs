//! Live games: the clock decides to the second, nothing extends it, and what is offered waits half an hour.

use jiff::civil::Weekday;
use tessera::game::pace::LIVE_WAIT;
use tessera::game::{
    ChallengeStatus, Coin, GameId, LiveClock, LiveRefusal, Pace, SettingsPatch, Terms, Weekend,
};
use tessera::service::{Error, SeekOutcome};

use crate::kit::{World, anna, at, ben, carl, game_refusal, place, point, terms, world};
use crate::seeks::wanted;

fn live() -> Terms {
    let clock = LiveClock::new(5, 5).expect("an ordinary clock");
    Terms {
        pace: Pace::Live(clock),
        ..terms(true)
    }
}

/// A live game in which Ben has to move.
async fn begun(world: &World) -> GameId {
    let service = &world.service;
    let challenge = service.challenge(anna(), Some(ben()), live(), place(), at(0));
    let challenge = challenge.await.unwrap().id;
    let accepted = service.accept(challenge, ben(), Coin::Heads, at(0));
    accepted.await.unwrap().game.game.id
}

/// Ben's clocks stop on Sundays: it is one.
async fn rests_today(world: &World) {
    let patch = SettingsPatch {
        weekend: Weekend::of([Weekday::Sunday]),
        ..SettingsPatch::default()
    };
    let ben = ben();
    let changed = world.service.change_settings(&ben, patch, at(0));
    changed.await.unwrap();
}

#[tokio::test]
async fn the_clock_runs_on_days_off_and_ends_to_the_second() {
    for is_first in [true, false] {
        let world = world().await;
        let service = &world.service;
        if is_first {
            rests_today(&world).await;
        }
        let game = begun(&world).await;
        if !is_first {
            rests_today(&world).await;
        }
        world.play(game, &["N10", "A1"], at(10)).await;
        let view = service.play(game, ben().id, point("N12"), None, at(299));
        let view = view.await.unwrap();
        let left = view.game.clock.as_ref().unwrap().player_clocks()[1].left;
        // Five minutes, less ten seconds and 289, with two moves.
        assert_eq!(left.as_secs(), 11);
        let deadline = at(299 + 305);
        assert_eq!(view.game.deadline(), Some(deadline));
        assert_eq!(view.game.due_at(), Some(deadline), "nobody is reminded");
        assert!(service.is_any_live().await.unwrap());

        let late = service.play(game, anna().id, point("A3"), None, deadline);
        let late = game_refusal(late.await);
        assert_eq!(late, LiveRefusal::TimeIsUp { game }.into());
        // Her ten days of vacation do not help her.
        service.process_due(game, deadline).await.unwrap();
        assert!(service.game(game).await.unwrap().game.is_over());
        assert!(!service.is_any_live().await.unwrap());
    }
}

#[tokio::test]
async fn a_move_in_the_last_second_counts() {
    let world = world().await;
    let game = begun(&world).await;
    let moved = world
        .service
        .play(game, ben().id, point("N10"), None, at(299));
    assert_eq!(moved.await.unwrap().game.deadline(), Some(at(299 + 300)));
}

#[tokio::test]
async fn what_suits_days_is_refused_in_a_live_game() {
    let world = world().await;
    let service = &world.service;
    let game = begun(&world).await;
    let given = game_refusal(service.give_day(game, anna().id, at(1)).await);
    assert_eq!(given, LiveRefusal::Gift { game }.into());
    let refused = async |terms| {
        let made = service.challenge(anna(), Some(ben()), terms, place(), at(1));
        game_refusal(made.await)
    };
    let claim = true;
    let to_claim = refused(Terms { claim, ..live() }).await;
    assert_eq!(to_claim, LiveRefusal::Claim.into());
    let set = true;
    let as_set = refused(Terms { set, ..live() }).await;
    assert_eq!(as_set, LiveRefusal::Set.into());
}

#[tokio::test]
async fn an_invitation_to_a_live_game_waits_for_half_an_hour() {
    let world = world().await;
    let service = &world.service;
    let other = world.challenge(ben(), anna(), false).await;
    let made = service.challenge(anna(), Some(carl()), live(), place(), at(0));
    let live = made.await.unwrap();
    let end = at(0) + LIVE_WAIT;
    assert_eq!(live.expires_at(), end);
    assert_eq!(service.next_due().await.unwrap(), Some(end));
    assert_eq!(service.expire_challenges(at(1)).await.unwrap(), 0);
    assert_eq!(service.expire_challenges(end).await.unwrap(), 1);
    let status = async |id| {
        let view = service.challenge_by_id(id).await.unwrap();
        view.challenge.status
    };
    assert_eq!(status(live.id).await, ChallengeStatus::Expired);
    assert_eq!(status(other.id).await, ChallengeStatus::Open);
    let accepted = service.accept(live.id, carl(), Coin::Heads, end);
    assert!(matches!(accepted.await, Err(Error::Refused(_))));
}

#[tokio::test]
async fn who_seeks_a_live_game_is_found_for_half_an_hour() {
    let world = world().await;
    let service = &world.service;
    let request = || {
        let mut request = wanted();
        request.terms.pace = live().pace;
        request
    };
    let seek = async |who, now| {
        let sought = service.seek(who, request(), Coin::Heads, now);
        sought.await.unwrap()
    };
    assert!(matches!(seek(anna(), at(0)).await, SeekOutcome::Listed(_)));
    let end = at(0) + LIVE_WAIT;
    let before = service.seeks(carl().id, place().server, at(1)).await;
    assert_eq!(before.unwrap().here.len(), 1);
    let after = service.seeks(carl().id, place().server, end).await;
    assert_eq!(after.unwrap().here.len(), 0);
    let late = seek(ben(), end).await;
    assert!(matches!(late, SeekOutcome::Listed(_)), "{late:?}");
    service.expire_seeks(end).await.unwrap();
    let ended = world
        .database("SELECT string_agg(CAST(player AS TEXT), ',') FROM seeks WHERE ended")
        .await;
    assert_eq!(ended.as_deref(), Some("1"));
}
