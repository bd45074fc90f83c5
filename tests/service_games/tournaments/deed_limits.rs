//! What organisers can repeat is bounded, and the same start is put off once however often it is pressed.

use jiff::SignedDuration;
use tessera::game::{PlayerId, TournamentId};
use tessera::service::{Replacement, TournamentRefusal};
use tessera::tournament::format::Format;

use super::kit::{announced, enter, organiser, refusal, setup, view};
use crate::kit::{World, at, days, person, world};

fn replacement(out: u64, put: u64) -> Replacement {
    Replacement {
        out: PlayerId(out),
        put: person(put, &format!("Person {put}")),
        reason: "ill".to_owned(),
    }
}

#[tokio::test]
async fn a_start_is_put_off_once_by_two_presses() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    let by = organiser();
    let shown = days(1);
    let to = shown + SignedDuration::from_hours(24);
    let extended = service.extend_tournament(id, &by, (shown, to), at(3));
    extended.await.unwrap();
    let again = service.extend_tournament(id, &by, (shown, to), at(3)).await;
    let starts_at = to;
    assert_eq!(refusal(again), TournamentRefusal::StartMoved { starts_at });
    assert_eq!(view(service, id).await.tournament.setup.starts_at, to);
}

/// Person 1 makes room for another, who makes room again, each time for a new one. Returns who is in at last.
async fn replace_ten(world: &World, id: TournamentId) -> u64 {
    let by = organiser();
    let mut out = 1;
    for put in 11..=20 {
        let wanted = replacement(out, put);
        let replaced = world.service.replace_entrant(id, &by, wanted, at(3));
        replaced.await.unwrap();
        out = put;
    }
    out
}

#[tokio::test]
async fn nobody_replaces_more_than_ten_people_an_hour() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    enter(&world, id, 4).await;
    let other = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    enter(&world, other, 4).await;
    let last = replace_ten(&world, id).await;
    let hour = SignedDuration::from_hours(1);
    let refused = TournamentRefusal::TooOften {
        most: 10,
        at: at(3) + hour,
    };
    let soon = at(3) + hour - SignedDuration::from_secs(1);
    let by = organiser();
    for (tournament, out) in [(id, last), (other, 1)] {
        let wanted = replacement(out, 21);
        let done = service.replace_entrant(tournament, &by, wanted, soon).await;
        assert_eq!(refusal(done), refused, "in tournament {tournament}");
        let put = person(21, "Nina");
        let asked = service.propose_replacement(tournament, &by, (PlayerId(out), &put), soon);
        assert_eq!(refusal(asked.await), refused, "before a reason is written");
    }
    let wanted = replacement(last, 21);
    let done = service.replace_entrant(id, &by, wanted, at(3) + hour);
    done.await.unwrap();
}

#[tokio::test]
async fn the_same_person_is_put_in_twice_at_most() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    enter(&world, id, 4).await;
    let by = organiser();
    for (out, put) in [(1, 9), (9, 1), (1, 9), (9, 1)] {
        let done = service.replace_entrant(id, &by, replacement(out, put), at(3));
        done.await.unwrap();
    }
    let third = service
        .replace_entrant(id, &by, replacement(1, 9), at(3))
        .await;
    assert_eq!(refusal(third), TournamentRefusal::PutInBefore { most: 2 });
}

#[tokio::test]
async fn nobody_pauses_more_than_twenty_times_an_hour() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    let by = organiser();
    for _ in 0..20 {
        service.pause_tournament(id, &by, at(3)).await.unwrap();
        service.resume_tournament(id, &by, at(3)).await.unwrap();
    }
    let once_more = service.pause_tournament(id, &by, at(3)).await;
    let at_last = at(3) + SignedDuration::from_hours(1);
    assert_eq!(
        refusal(once_more),
        TournamentRefusal::TooOften {
            most: 20,
            at: at_last
        }
    );
    service.pause_tournament(id, &by, at_last).await.unwrap();
}
