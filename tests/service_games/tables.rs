//! Tables of three to six people, through the service: what may happen in any order, and what may not.

use fastrand::Rng;
use jiff::Timestamp;
use tessera::game::{
    First, GameId, OfferKind, Pace, Person, PlayerId, Revision, SeatOrder, Suspension, TableId,
    TableStatus, Terms,
};
use tessera::rules::{Move, catalogue};
use tessera::service::{OfferReply, Service, StartContext, TableRequest};

use crate::kit::{World, at, days, person, place, world};

/// How many games are played at random.
const GAMES: u64 = 14;
/// How many times somebody does something in each, at most.
const DEEDS: i64 = 160;

fn people(count: usize) -> Vec<Person> {
    (1..)
        .take(count)
        .map(|id| person(id, &format!("Person {id}")))
        .collect()
}

fn needs(lots: [u32; 6]) -> StartContext {
    StartContext {
        computer: person(99, "bot"),
        lots,
    }
}

fn request(ruleset: &str) -> TableRequest {
    TableRequest {
        terms: Terms {
            ruleset: catalogue::find(ruleset).expect("a ruleset"),
            pace: Pace::Relaxed,
            rated: false,
            first: First::Chance,
            calls: false,
            set: false,
            claim: false,
            hill: false,
        },
        order: SeatOrder::Chance,
        computers: 0,
        level: 1,
    }
}

/// Opens a table of this ruleset, at which all of these people sit down: its game.
async fn game_of(
    world: &World,
    ruleset: &str,
    people: &[Person],
    lots: [u32; 6],
    now: Timestamp,
) -> GameId {
    let (host, guests) = people.split_first().expect("a host");
    let opened = world.service.open_table(
        host.clone(),
        (request(ruleset), None),
        place(),
        needs(lots),
        now,
    );
    let id = opened.await.unwrap().table.id;
    for guest in guests {
        let sat = world
            .service
            .sit_down(id, guest.clone(), None, needs(lots), now);
        sat.await.unwrap();
    }
    match world.service.table(id).await.unwrap().table.status {
        TableStatus::Started(game) => game,
        other => panic!("the table is {other:?}"),
    }
}

/// What one person does at random.
async fn deed(service: &Service, id: GameId, who: PlayerId, rng: &mut Rng, now: Timestamp) {
    let game = service.game(id).await.unwrap().game;
    match rng.u8(..20) {
        0 => drop(service.resign(id, who, now).await),
        1..=3 => {
            let kind = OfferKind::ALL[rng.usize(..OfferKind::ALL.len())];
            let by = person(who.0, "Somebody");
            drop(service.offer(id, &by, kind, None, now).await);
        }
        4..=7 => {
            let offers: Vec<_> = game.offers().copied().collect();
            for offer in offers {
                let reply = if rng.u8(..4) == 0 {
                    OfferReply::Decline
                } else {
                    OfferReply::Agree
                };
                let offer = (offer.by, offer.kind, offer.at);
                drop(service.reply(id, who, offer, reply, now).await);
            }
        }
        8 => drop(service.go_on(id, who, now).await),
        _ => {
            let points: Vec<_> = game.terms.ruleset.size.points().collect();
            let point = points[rng.usize(..points.len())];
            drop(service.play(id, who, Move::Place(point), None, now).await);
        }
    }
}

/// What holds at any time: nobody who has left is to move, and a running game has somebody to move.
async fn check(world: &World, id: GameId) -> Revision {
    let view = world.service.game(id).await.unwrap();
    let game = &view.game;
    match game.to_move() {
        Some(player) => {
            assert!(!game.is_over());
            assert!(!game.has_left(player), "{player} has left game {id}");
        }
        None => assert!(game.is_over(), "nobody is to move in game {id}"),
    }
    for &player in &game.players {
        let games = world.service.games_of(player).await.unwrap();
        let is_listed = games.views.iter().any(|view| view.game.id == id);
        let goes_on = !game.is_over() && !game.has_left(player);
        assert_eq!(is_listed, goes_on, "game {id} in the list of {player}");
    }
    for offer in game.offers() {
        assert!(!game.has_left(offer.by) || game.is_over());
        assert!(
            !game.still_asked(offer).is_empty(),
            "{offer:?} waits for nobody"
        );
    }
    if game.clock.is_some() && !game.is_over() && game.suspension.is_none() {
        assert!(game.deadline().is_some(), "no clock runs in game {id}");
    }
    game.revision()
}

#[tokio::test]
async fn whatever_people_do_in_whatever_order_somebody_is_to_move_or_the_game_is_over() {
    let mut world = world().await;
    let rulesets = [
        "partners",
        "team-pente",
        "pente-3",
        "pente-4",
        "keryo-5",
        "pente-6",
        "points-3",
    ];
    for seed in 0..GAMES {
        let mut rng = Rng::with_seed(seed);
        let ruleset = rulesets[usize::try_from(seed).unwrap() % rulesets.len()];
        let seats = catalogue::find(ruleset).expect("a ruleset").seats;
        let people = people(usize::from(seats));
        let lots = [0; 6].map(|_: u32| rng.u32(..));
        let mut now = i64::try_from(seed).unwrap() * 10_000_000;
        let id = game_of(&world, ruleset, &people, lots, at(now)).await;
        for _ in 0..DEEDS {
            now += rng.i64(1..60 * 60);
            let game = world.service.game(id).await.unwrap().game;
            if game.is_over() {
                break;
            }
            let next = game.to_move().filter(|_| rng.bool());
            let any = people[rng.usize(..people.len())].id;
            deed(&world.service, id, next.unwrap_or(any), &mut rng, at(now)).await;
            if rng.u8(..40) == 0 {
                now += 4 * 24 * 60 * 60;
            }
            for due in world.service.due(at(now)).await.unwrap() {
                drop(world.service.process_due(due, at(now)).await);
            }
            let before = check(&world, id).await;
            if rng.u8(..30) == 0 {
                world = world.restarted().await;
                assert_eq!(check(&world, id).await, before, "a restart changes nothing");
            }
        }
    }
}

#[tokio::test]
async fn of_two_who_take_the_last_chair_one_gets_it() {
    let world = world().await;
    let [host, one, two, three] = &people(4)[..] else {
        panic!("four people");
    };
    let opened = world.service.open_table(
        host.clone(),
        (request("pente-3"), None),
        place(),
        needs([0; 6]),
        at(0),
    );
    let id = opened.await.unwrap().table.id;
    let sit = |who: &Person| {
        let (service, who) = (world.service.clone(), who.clone());
        tokio::spawn(async move { service.sit_down(id, who, None, needs([0; 6]), at(1)).await })
    };
    sit(one).await.unwrap().unwrap();
    let (left, right) = tokio::join!(sit(two), sit(three));
    let (left, right) = (left.unwrap(), right.unwrap());
    assert!(left.is_ok() != right.is_ok(), "{left:?}, {right:?}");
    let TableStatus::Started(game) = world.service.table(id).await.unwrap().table.status else {
        panic!("three sit there");
    };
    assert_eq!(
        world.service.game(game).await.unwrap().game.players.len(),
        3
    );
}

#[tokio::test]
async fn a_damaged_table_is_in_nobodys_way() {
    let world = world().await;
    let people = people(2);
    for host in &people {
        let opened = world.service.open_table(
            host.clone(),
            (request("pente-3"), None),
            place(),
            needs([0; 6]),
            at(0),
        );
        opened.await.unwrap();
    }
    for damage in [
        "UPDATE tables SET ruleset = 'chess' WHERE id = 1",
        "INSERT INTO chairs (table_number, chair, player) VALUES (1, 77, NULL)",
    ] {
        world.database(damage).await;
        let open = world.service.tables_in(place().channel).await.unwrap();
        let open: Vec<_> = open.iter().map(|view| view.table.id).collect();
        assert_eq!(open, [TableId(2)], "{damage}");
        assert!(world.service.table(TableId(1)).await.is_err());
    }
    assert_eq!(world.service.expire_tables(days(8)).await.unwrap(), 2);
    assert_eq!(world.service.expire_tables(days(8)).await.unwrap(), 0);
    let other = world.service.table(TableId(2)).await.unwrap().table;
    assert_eq!(other.status, TableStatus::Expired);
}

/// The number of a new table of this host for a match for points.
pub async fn open_points(world: &World, host: &Person) -> TableId {
    table_of(world, host, request("points-3"), at(0)).await
}

/// The number of a new table of this host.
async fn table_of(world: &World, host: &Person, request: TableRequest, now: Timestamp) -> TableId {
    let asked = (request, None);
    let opened = world
        .service
        .open_table(host.clone(), asked, place(), needs([0; 6]), now);
    opened.await.unwrap().table.id
}

#[tokio::test]
async fn a_damaged_table_takes_nobodys_place() {
    let world = world().await;
    let host = person(1, "Anna");
    for count in 0..3 {
        table_of(&world, &host, request("pente-4"), days(count)).await;
    }
    let fourth = || {
        let asked = (request("pente-4"), None);
        let service = &world.service;
        service.open_table(host.clone(), asked, place(), needs([0; 6]), days(3))
    };
    fourth().await.expect_err("three are open");
    world
        .database("UPDATE tables SET ruleset = 'chess' WHERE id = 2")
        .await;
    fourth().await.expect("one of the three cannot be read");
}

#[tokio::test]
async fn tables_with_the_computer_count_as_games_against_it() {
    let world = world().await;
    let ben = person(2, "Ben");
    let with_computer = || TableRequest {
        computers: 1,
        ..request("pente-4")
    };
    let sit = async |id: TableId| {
        let sat = world
            .service
            .sit_down(id, ben.clone(), None, needs([0; 6]), at(0));
        sat.await.map(|_| ())
    };
    for host in 11..16 {
        let host = person(host, "Somebody");
        sit(table_of(&world, &host, with_computer(), at(0)).await)
            .await
            .unwrap();
    }
    let host = person(16, "Another");
    let sixth = table_of(&world, &host, with_computer(), at(0)).await;
    sit(sixth).await.expect_err("five could start at any time");
    let plain = table_of(&world, &host, request("pente-3"), at(0)).await;
    sit(plain).await.expect("no bot sits there");
    let filled = world
        .service
        .fill_table(plain, host.id, needs([0; 6]), at(0));
    let refused = filled.await.expect_err("that would be Ben's sixth");
    assert!(refused.to_string().contains("too many games"), "{refused}");
    world.service.stand_up(plain, ben.id).await.unwrap();
    let filled = world
        .service
        .fill_table(plain, host.id, needs([0; 6]), at(0));
    filled.await.expect("Ben is not there any more");
}

#[tokio::test]
async fn somebody_absent_holds_no_untimed_game_for_ever() {
    let world = world().await;
    let [ann, ben, cy] = [1, 2, 3].map(|id| person(id, "Somebody"));
    let untimed = TableRequest {
        order: SeatOrder::AsSeated,
        terms: Terms {
            pace: Pace::Untimed,
            ..request("pente-3").terms
        },
        ..request("pente-3")
    };
    let table = table_of(&world, &ann, untimed, at(0)).await;
    for guest in [&ben, &cy] {
        let sat = world
            .service
            .sit_down(table, guest.clone(), None, needs([0; 6]), at(0));
        sat.await.unwrap();
    }
    let game = GameId(1);
    let rests = async || world.service.game(game).await.unwrap().game.suspension;
    world.service.process_due(game, days(89)).await.unwrap();
    assert_eq!(rests().await, None);
    world.service.process_due(game, days(91)).await.unwrap();
    assert_eq!(rests().await, Some(Suspension::Adjourned), "idle");

    let resume = async |now: Timestamp| {
        let asked = OfferKind::Resume;
        let offered = world.service.offer(game, &ann, asked, None, now);
        let (_, view) = offered.await.unwrap();
        let at = view.game.revision();
        let offer = (ann.id, asked, at);
        let agreed = world
            .service
            .reply(game, ben.id, offer, OfferReply::Agree, now);
        agreed.await.unwrap();
    };
    resume(days(92)).await;
    let waits = Some(Suspension::Adjourned);
    assert_eq!(rests().await, waits, "Cy is still in, and does not answer");
    let left = world.service.resign(game, cy.id, days(93));
    left.await.expect("anybody may leave an adjourned game");
    assert_eq!(rests().await, waits, "it is not taken up by that");
    resume(days(94)).await;
    assert_eq!(rests().await, None, "everybody who is still in agreed");
    check(&world, game).await;
}
