//! What is refused, and that nothing changes then.

use jiff::SignedDuration;
use tessera::game::{Pace, PlayerId, Terms};
use tessera::service::{
    Adjudication, RatingBand, TournamentActor, TournamentOrder, TournamentRefusal, TournamentSetup,
};
use tessera::tournament::course::Outcome;
use tessera::tournament::format::Format;
use tessera::tournament::round::{Bye, GameResult};

use super::kit::{announced, begun, enter, organiser, play_round, refusal, setup, view};
use crate::kit::{SERVER, at, days, person, place, world};

/// Whether a refusal is the right one.
type Check = fn(&TournamentRefusal) -> bool;

fn order(setup: TournamentSetup) -> TournamentOrder {
    TournamentOrder {
        server: SERVER,
        channel: place().channel,
        setup,
        seed: 1,
    }
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let world = world().await;
    let usual = setup(Format::USUAL_SWISS, true);
    let wrong: Vec<(TournamentSetup, Check)> = vec![
        (
            TournamentSetup {
                name: "\u{200b} ".to_owned(),
                ..usual.clone()
            },
            |it| matches!(it, TournamentRefusal::BadName { .. }),
        ),
        (
            TournamentSetup {
                format: Format::Cycle { rounds: None },
                ..usual.clone()
            },
            |it| matches!(it, TournamentRefusal::SeatsDoNotFit { .. }),
        ),
        (
            TournamentSetup {
                terms: Terms {
                    pace: Pace::Untimed,
                    rated: false,
                    ..usual.terms.clone()
                },
                ..usual.clone()
            },
            |it| *it == TournamentRefusal::NeedsClock,
        ),
        (
            TournamentSetup {
                fewest: 9,
                most: 8,
                ..usual.clone()
            },
            |it| matches!(it, TournamentRefusal::WrongNumbers { .. }),
        ),
        (
            TournamentSetup {
                starts_at: at(10),
                ..usual.clone()
            },
            |it| matches!(it, TournamentRefusal::WrongStart { .. }),
        ),
        (
            TournamentSetup {
                entry_until: Some(days(2)),
                ..usual.clone()
            },
            |it| *it == TournamentRefusal::WrongEntryEnd,
        ),
        (
            TournamentSetup {
                band: RatingBand {
                    from: Some(1600),
                    to: Some(1500),
                },
                ..usual.clone()
            },
            |it| *it == TournamentRefusal::EmptyBand,
        ),
        (
            TournamentSetup {
                check_in: Some(SignedDuration::from_secs(1)),
                ..usual.clone()
            },
            |it| matches!(it, TournamentRefusal::WrongCheckIn { .. }),
        ),
    ];
    for (setup, is_right) in wrong {
        let made = world
            .service
            .create_tournament(organiser(), order(setup), at(0));
        let refused = refusal(made.await);
        assert!(is_right(&refused), "{refused:?}");
    }
    let somebody = TournamentActor {
        may_organise: false,
        ..organiser()
    };
    let made = world
        .service
        .create_tournament(somebody, order(usual), at(0));
    assert_eq!(refusal(made.await), TournamentRefusal::NotAllowed);
    assert!(
        world
            .service
            .tournaments_on(SERVER)
            .await
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn entries_are_refused_for_their_reasons() {
    let world = world().await;
    let service = &world.service;
    let small = TournamentSetup {
        most: 4,
        band: RatingBand {
            from: None,
            to: Some(1600),
        },
        ..setup(Format::USUAL_ROUND_ROBIN, false)
    };
    let id = announced(&world, small.clone()).await;
    enter(&world, id, 4).await;
    let again = service.enter_tournament(id, person(1, "x"), at(3)).await;
    assert_eq!(refusal(again), TournamentRefusal::EnteredAlready);
    let fifth = service.enter_tournament(id, person(5, "x"), at(3)).await;
    assert_eq!(refusal(fifth), TournamentRefusal::Full { most: 4 });
    let stranger = service
        .withdraw_from_tournament(id, PlayerId(9), at(3))
        .await;
    assert_eq!(refusal(stranger), TournamentRefusal::NotEntered);
    let removed = service
        .remove_entrant(id, &organiser(), PlayerId(9), at(3))
        .await;
    assert_eq!(refusal(removed), TournamentRefusal::NotOfIt);
    let check_in = service.check_in_to_tournament(id, PlayerId(1), at(3)).await;
    assert_eq!(refusal(check_in), TournamentRefusal::NoCheckIn);
    service
        .withdraw_from_tournament(id, PlayerId(1), at(3))
        .await
        .unwrap();
    service
        .enter_tournament(id, person(1, "x"), at(4))
        .await
        .unwrap();
    service.look_after_tournaments(days(1)).await.unwrap();
    let late = service.enter_tournament(id, person(6, "x"), days(1)).await;
    assert_eq!(refusal(late), TournamentRefusal::EntriesOver);
    let bye = service.ask_for_tournament_bye(id, PlayerId(1)).await;
    assert_eq!(refusal(bye), TournamentRefusal::NoByeNow);
    service
        .withdraw_from_tournament(id, PlayerId(2), days(1))
        .await
        .unwrap();
    let twice = service
        .withdraw_from_tournament(id, PlayerId(2), days(1))
        .await;
    assert_eq!(refusal(twice), TournamentRefusal::HasLeft);
    let strong = TournamentSetup {
        band: RatingBand {
            from: Some(1600),
            to: None,
        },
        ..small
    };
    let id = announced(&world, strong).await;
    let weak = service.enter_tournament(id, person(5, "x"), at(3)).await;
    assert!(matches!(
        refusal(weak),
        TournamentRefusal::OutsideBand { rating: 1500, .. }
    ));
}

#[tokio::test]
async fn who_makes_no_move_is_out_and_barred_for_longer_each_time() {
    let world = world().await;
    let service = &world.service;
    let mut start = 0;
    for bar in [1, 2] {
        let usual = TournamentSetup {
            starts_at: days(start + 1),
            ..setup(Format::USUAL_SWISS, false)
        };
        let made = service.create_tournament(organiser(), order(usual), days(start));
        let id = made.await.unwrap().tournament.id;
        service
            .announce_draft(id, (&organiser(), None), days(start))
            .await
            .unwrap();
        for number in 1..=4 {
            let entered = service.enter_tournament(id, person(number, "x"), days(start));
            entered.await.unwrap();
        }
        service
            .look_after_tournaments(days(start + 1))
            .await
            .unwrap();
        let round = view(service, id).await;
        let pairing = &round.last_round().unwrap().pairings[0];
        let game = pairing.game.unwrap();
        let late = service.game(game).await.unwrap().game.to_move().unwrap();
        let over = days(start + 5);
        service.process_due(game, over).await.unwrap();
        service.look_after_tournaments(over).await.unwrap();
        let after = view(service, id).await;
        assert!(after.entry_of(late).unwrap().departure.is_some(), "{late}");
        let later = TournamentSetup {
            starts_at: days(start + 20),
            ..setup(Format::USUAL_SWISS, false)
        };
        let made = service.create_tournament(organiser(), order(later), over);
        let next = made.await.unwrap().tournament.id;
        service
            .announce_draft(next, (&organiser(), None), over)
            .await
            .unwrap();
        let entered = service
            .enter_tournament(next, person(late.0, "x"), over)
            .await;
        let until = over + SignedDuration::from_hours(24 * bar);
        assert_eq!(refusal(entered), TournamentRefusal::Barred { until });
        let entered = service
            .enter_tournament(next, person(late.0, "x"), days(start + 8))
            .await;
        entered.unwrap();
        start += 10;
    }
}

#[tokio::test]
async fn organisers_are_refused_what_cannot_be() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    let wanted = |board, outcome| Adjudication {
        round: 1,
        board,
        outcome,
        reason: "the clock stood still".to_owned(),
    };
    let win = Outcome::Pair(GameResult::WhiteWins);
    let decide = |by: TournamentActor, wanted: Adjudication| async move {
        service.adjudicate_pairing(id, &by, wanted, days(2)).await
    };
    let stranger = TournamentActor {
        person: person(7, "x"),
        may_organise: false,
    };
    let refused = refusal(decide(stranger, wanted(1, win.clone())).await);
    assert_eq!(refused, TournamentRefusal::NotOrganiser);
    let refused = refusal(decide(organiser(), wanted(9, win.clone())).await);
    assert_eq!(refused, TournamentRefusal::NoSuchBoard { board: 9 });
    let bye = Outcome::Bye(Bye::HalfPoint);
    let refused = refusal(decide(organiser(), wanted(1, bye)).await);
    assert_eq!(refused, TournamentRefusal::WrongResult);
    let without = Adjudication {
        reason: " ".to_owned(),
        ..wanted(1, win.clone())
    };
    let refused = refusal(decide(organiser(), without).await);
    assert!(matches!(refused, TournamentRefusal::NoReason { .. }));
    decide(organiser(), wanted(1, win.clone())).await.unwrap();
    let refused = refusal(decide(organiser(), wanted(1, win)).await);
    assert_eq!(refused, TournamentRefusal::DecidedAlready);
    let resumed = service.resume_tournament(id, &organiser(), days(2)).await;
    assert_eq!(refusal(resumed), TournamentRefusal::NotPaused);
    let started = service
        .start_tournament_now(id, &organiser(), days(2))
        .await;
    assert_eq!(refusal(started), TournamentRefusal::Begun);
    play_round(service, id, days(3)).await;
    service
        .cancel_tournament(id, &organiser(), None, days(4))
        .await
        .unwrap();
    let again = service
        .cancel_tournament(id, &organiser(), None, days(4))
        .await;
    assert_eq!(refusal(again), TournamentRefusal::Over);
}
