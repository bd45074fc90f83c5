//! What makes no league, and what is no league.

use tessera::game::{LiveClock, Pace, Terms, TournamentId};
use tessera::service::{Repetition, TournamentOrder, TournamentRefusal, TournamentSetup};
use tessera::tournament::format::Format;
use tessera::tournament::league::Divisions;

use super::kit::{announced, enter, organiser, refusal, setup};
use super::leagues::league;
use crate::kit::{SERVER, days, place, world};

#[tokio::test]
async fn what_makes_no_league_is_refused() {
    let world = world().await;
    let service = &world.service;
    let order = |setup| TournamentOrder {
        server: SERVER,
        channel: place().channel,
        setup,
        seed: 5,
    };
    let divided = |size, movers| TournamentSetup {
        format: Format::League(Divisions { size, movers }),
        ..league()
    };
    let live = LiveClock::new(20, 10).unwrap();
    let terms = league().terms;
    let cases = [
        (divided(5, 3), TournamentRefusal::WrongDivisions),
        (divided(12, 2), TournamentRefusal::WrongDivisions),
        (divided(7, 0), TournamentRefusal::WrongDivisions),
        (
            TournamentSetup {
                terms: Terms {
                    pace: Pace::Live(live),
                    ..terms
                },
                ..league()
            },
            TournamentRefusal::LiveLeague,
        ),
        (
            TournamentSetup {
                repeats: Some(Repetition {
                    rule: "FREQ=MONTHLY".to_owned(),
                    zone: "UTC".to_owned(),
                }),
                ..league()
            },
            TournamentRefusal::LeagueGoesOn,
        ),
        (
            TournamentSetup {
                most: 61,
                ..league()
            },
            TournamentRefusal::WrongNumbers {
                fewest: 3,
                most: 60,
            },
        ),
    ];
    for (setup, expected) in cases {
        let refused = service.create_tournament(organiser(), order(setup), days(0));
        assert_eq!(refusal(refused.await), expected);
    }
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    let refused = service
        .set_last_season(id, &organiser(), true, days(0))
        .await;
    assert_eq!(refusal(refused), TournamentRefusal::NoLeague);
    for league in [id, TournamentId(99)] {
        let refused = service.league(league, None).await;
        assert_eq!(refusal(refused), TournamentRefusal::NoSuchLeague(league));
    }
    let league = announced(&world, league()).await;
    enter(&world, league, 5).await;
    let refused = service.league(league, Some(2)).await;
    assert_eq!(refusal(refused), TournamentRefusal::NoSuchLeague(league));
    assert!(service.league(league, Some(1)).await.is_ok());
}
