//! Sitting down, standing up, and who sits where in the end.

use proptest::prelude::*;

use super::*;
use crate::game::{ChannelId, First, Pace};
use crate::rules::catalogue;

const PEOPLE: [PlayerId; 6] = [
    PlayerId(1),
    PlayerId(2),
    PlayerId(3),
    PlayerId(4),
    PlayerId(5),
    PlayerId(6),
];

fn table(ruleset: &str) -> Table {
    let terms = Terms {
        ruleset: catalogue::find(ruleset).expect("a ruleset"),
        pace: Pace::Relaxed,
        rated: false,
        first: First::Chance,
        calls: false,
        set: false,
        claim: false,
        hill: false,
    };
    let place = Place {
        server: None,
        channel: ChannelId(1),
    };
    let now = Timestamp::UNIX_EPOCH;
    Table::open(TableId(1), PEOPLE[0], terms, place, now).expect("a table")
}

fn full(ruleset: &str) -> Table {
    let mut table = table(ruleset);
    for &person in &PEOPLE[1..table.chairs.len()] {
        table.sit(person, None).expect("a free chair");
    }
    table
}

#[test]
fn nobody_sits_twice_or_stands_up_without_a_chair() {
    let mut table = table("pente-3");
    let [ann, ben, ..] = PEOPLE;
    assert_eq!(
        table.sit(ann, None),
        Err(TableRefusal::AlreadySeated.into())
    );
    assert_eq!(table.stand(ben), Err(TableRefusal::NotSeated.into()));
    table.sit(ben, None).expect("a free chair");
    table.stand(ben).expect("Ben sits there");
    assert_eq!(table.people().collect::<Vec<_>>(), [ann]);
}

#[test]
fn a_full_side_takes_nobody() {
    let mut table = table("partners");
    let [_, ben, cy, _, _, _] = PEOPLE;
    table.sit(ben, Some(0)).expect("Ann's side has two chairs");
    assert_eq!(table.sit(cy, Some(0)), Err(TableRefusal::SideFull.into()));
    table.sit(cy, Some(1)).expect("the other side is free");
    assert_eq!(table.chairs[1], Chair::Person(cy));
    assert_eq!(table.chairs[2], Chair::Person(ben));
}

#[test]
fn a_game_for_fewer_people_is_played_where_there_is_one() {
    let mut table = table("pente-5");
    let [_, ben, cy, dee, ..] = PEOPLE;
    table.sit(ben, None).expect("a free chair");
    let needed = TableRefusal::TooFew { needed: 3 };
    assert_eq!(table.seating([0; 6]), Err(needed));
    table.sit(cy, None).expect("a free chair");
    table.sit(dee, None).expect("a free chair");
    table.stand(ben).expect("Ben sits there");
    let seating = table.seating([0; 6]).expect("three sit there");
    assert_eq!(seating.ruleset.id, "pente-3");
    let mut partners = super::tests::table("partners");
    partners.sit(ben, None).expect("a free chair");
    partners.sit(cy, None).expect("a free chair");
    let needed = TableRefusal::TooFew { needed: 4 };
    assert_eq!(partners.seating([0; 6]), Err(needed));
}

#[test]
fn the_computer_takes_the_last_chairs_but_never_all() {
    let mut table = table("partners");
    let most = TableRefusal::TooManyComputers { most: 3 };
    assert_eq!(table.seat_computers(4), Err(most));
    table.seat_computers(2).expect("two chairs");
    assert_eq!(table.chairs[2..], [Chair::Computer; 2]);
    assert!(!table.is_full());
    table.sit(PEOPLE[1], None).expect("one chair is free");
    assert!(table.is_full());
}

#[test]
fn only_the_host_closes_an_open_table() {
    let mut table = table("pente-3");
    let [ann, ben, ..] = PEOPLE;
    let not_host = TableRefusal::NotHost { host: ann };
    assert_eq!(table.close(ben), Err(not_host.into()));
    table.close(ann).expect("Ann opened it");
    assert_eq!(table.sit(ben, None), Err(TableRefusal::Closed.into()));
    assert_eq!(table.close(ann), Err(TableRefusal::Closed.into()));
}

proptest! {
    #[test]
    fn partners_stay_partners_whoever_begins(lots in any::<[u32; 6]>()) {
        for ruleset in ["partners", "team-pente"] {
            let table = full(ruleset);
            let seated = table.seating(lots).expect("it is full").sitters;
            let seat = |person| seated.iter().position(|&it| it == Chair::Person(person));
            let [ann, ben, cy, dee, ..] = PEOPLE.map(|it| seat(it).map(|seat| seat % 2));
            prop_assert_eq!(ann, cy);
            prop_assert_eq!(ben, dee);
            prop_assert_ne!(ann, ben);
        }
    }

    #[test]
    fn everybody_gets_one_seat(lots in any::<[u32; 6]>()) {
        let table = full("pente-6");
        let mut seated = table.seating(lots).expect("it is full").sitters;
        seated.sort_by_key(|chair| match chair {
            Chair::Person(player) => player.0,
            Chair::Free | Chair::Computer => 0,
        });
        prop_assert_eq!(seated, PEOPLE.map(Chair::Person));
    }
}

#[test]
fn chance_lets_each_of_them_begin() {
    let table = full("partners");
    for (index, &person) in PEOPLE[..4].iter().enumerate() {
        let mut lots = [9; 6];
        lots[index] = 0;
        let seating = table.seating(lots).expect("it is full");
        assert_eq!(seating.sitters[0], Chair::Person(person));
    }
}
