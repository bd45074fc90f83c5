//! Whatever happens, the stored time at which a game is next due agrees with the game itself.

use jiff::{SignedDuration, Timestamp};
use proptest::prelude::*;
use tessera::game::{Coin, Game, QuietHours, Reminders, SettingsPatch, Weekend};
use tessera::rules::Seat;
use tokio::runtime::Runtime;

use crate::kit::{World, anna, at, ben, carl, days, point, world};

/// Something that happens.
#[derive(Clone, Copy, Debug)]
enum Act {
    /// This many minutes pass while the bot runs.
    Pass(i64),
    /// This many minutes pass while the bot is absent.
    Away(i64),
    /// The clock was ahead by this many minutes, and is now accepted as correct.
    Correct(i64),
    /// The player to move plays in the first game.
    Move,
    /// Ben sets quiet hours that start at this hour, or turns them off.
    Quiet(i8),
    /// Ben's clock stands still on these days.
    Weekend(u8),
    /// The time given back to games is saved.
    CatchUp,
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        3 => (0..3_000_i64).prop_map(Act::Pass),
        2 => (0..6_000_i64).prop_map(Act::Away),
        1 => (0..6_000_i64).prop_map(Act::Correct),
        2 => Just(Act::Move),
        1 => (-1..24_i8).prop_map(Act::Quiet),
        1 => (0..0x7f_u8).prop_map(Act::Weekend),
        2 => Just(Act::CatchUp),
    ]
}

/// A world and its current time.
struct Story {
    world: World,
    now: Timestamp,
    stones: usize,
}

impl Story {
    async fn begin() -> Self {
        let world = world().await;
        world.service.resume_clocks(at(0)).await.unwrap();
        world.game(anna(), ben(), false).await;
        world.game(ben(), carl(), false).await;
        Self {
            world,
            now: at(0),
            stones: 0,
        }
    }

    async fn happens(&mut self, act: Act) {
        let service = &self.world.service;
        match act {
            Act::Pass(minutes) => {
                self.now += SignedDuration::from_mins(minutes);
                service.heartbeat(self.now).await.unwrap();
            }
            Act::Away(minutes) => {
                self.now += SignedDuration::from_mins(minutes);
                service.resume_clocks(self.now).await.unwrap();
            }
            Act::Correct(minutes) => {
                self.now -= SignedDuration::from_mins(minutes);
                service.accept_clock(self.now).await.unwrap();
            }
            Act::Move => self.moves().await,
            Act::Quiet(from) => {
                let to = (from + 9) % 24;
                let quiet = Some(QuietHours::new(from, to));
                self.chooses(SettingsPatch {
                    quiet,
                    ..SettingsPatch::default()
                })
                .await;
            }
            Act::Weekend(bits) => {
                let weekend = Weekend::from_bits(bits).unwrap_or_default();
                // Whoever waited for a week may change it again.
                let waited = "UPDATE settings SET calendar_changed = NULL";
                self.world.database(waited).await;
                self.chooses(SettingsPatch {
                    weekend: Some(weekend),
                    ..SettingsPatch::default()
                })
                .await;
            }
            Act::CatchUp => self.catches_up().await,
        }
    }

    async fn moves(&mut self) {
        let games = self.world.service.games_of(ben().id).await.unwrap().views;
        let Some(view) = games.iter().find(|view| view.game.to_move().is_some()) else {
            return;
        };
        let column = char::from(b'A' + u8::try_from(self.stones % 8).unwrap() * 2);
        let stone = format!("{column}{}", 1 + self.stones / 8 * 2);
        self.stones += 1;
        let by = view.game.to_move().unwrap();
        let stone = point(&stone.replace('I', "J"));
        let (id, now) = (view.game.id, self.now);
        // The opening may forbid the move; then nothing happens.
        let _ = self.world.service.play(id, by, stone, None, now).await;
    }

    async fn chooses(&self, patch: SettingsPatch) {
        let patch = SettingsPatch {
            reminders: Some(Reminders::INSISTENT),
            ..patch
        };
        let (service, ben) = (&self.world.service, ben());
        let changed = service.change_settings(&ben, patch, self.now);
        changed.await.unwrap();
    }

    async fn catches_up(&self) {
        let service = &self.world.service;
        while service.apply_preferences().await.unwrap() {}
        let behind = service.games_behind().await.unwrap();
        service.catch_up(&behind, at(0)).await.unwrap();
        assert!(service.games_behind().await.unwrap().is_empty());
    }

    /// Processes everything that is due, and checks that this comes to an end.
    async fn looks_after(&self) {
        let service = &self.world.service;
        for _ in 0..100 {
            let due = service.due(self.now).await.unwrap();
            let Some(&game) = due.first() else { return };
            service.process_due(game, self.now).await.unwrap();
        }
        panic!("it spins");
    }

    /// Checks that the stored due times agree with the games.
    async fn check(&self) {
        let service = &self.world.service;
        for person in [ben(), carl()] {
            for view in service.games_of(person.id).await.unwrap().views {
                let (id, at) = (view.game.id, view.game.due_at().unwrap());
                let before = at - SignedDuration::from_millis(1);
                assert!(service.due(at).await.unwrap().contains(&id), "{id} at {at}");
                assert!(
                    !service.due(before).await.unwrap().contains(&id),
                    "{id} at {at}"
                );
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_noted_to_be_due_is_what_the_games_say(acts in prop::collection::vec(act(), 1..25)) {
        Runtime::new().unwrap().block_on(async {
            let mut story = Story::begin().await;
            for act in acts {
                story.happens(act).await;
                story.looks_after().await;
            }
            story.catches_up().await;
            story.check().await;
        });
    }
}

/// After quiet hours put off a reminder, its stored due time is not too early, although an outage
/// moves all clocks alike: processing it once is enough.
#[tokio::test]
async fn a_reminder_in_quiet_hours_is_not_looked_for_over_and_over() {
    let mut story = Story::begin().await;
    let service = story.world.service.clone();
    let quiet = |hours| async move {
        let patch = SettingsPatch {
            quiet: Some(QuietHours::new(hours, (hours + 9) % 24)),
            ..SettingsPatch::default()
        };
        let now = at(0);
        service.change_settings(&ben(), patch, now).await.unwrap();
    };
    quiet(22).await;
    // The last call comes at 11:00, three days later; after the outage, at 23:00.
    story.happens(Act::Away(12 * 60)).await;
    let service = &story.world.service;
    let low = service.next_due().await.unwrap().unwrap();
    for hours in 0..100 {
        let now = low + SignedDuration::from_hours(hours);
        for round in 0.. {
            let due = service.due(now).await.unwrap();
            let Some(&game) = due.first() else { break };
            assert!(round < 5, "it spins at {now}");
            service.process_due(game, now).await.unwrap();
        }
    }
}

#[tokio::test]
async fn a_game_started_before_its_process_noticed_the_end_of_an_absence_loses_none_of_it() {
    let world = world().await;
    let service = &world.service;
    service.resume_clocks(at(0)).await.unwrap();
    let other = world.game(anna(), carl(), false).await;
    let other = service.game(other).await.unwrap().game;
    let whole = other.time_left(Seat::SECOND, at(0));
    let challenge = world.challenge(anna(), ben(), false).await;
    service.heartbeat(at(100)).await.unwrap();
    // One process has noticed it; another still counts a minute from when everybody was last there.
    service.resume_clocks(days(1)).await.unwrap();
    let accepted = service.accept(challenge.id, ben(), Coin::Heads, at(160));
    let late = accepted.await.unwrap().game.game;
    let left = |game: &Game| game.time_left(Seat::SECOND, days(1));
    assert_eq!(left(&late), whole);
    let kept = service.game(late.id).await.unwrap().game;
    assert_eq!(left(&kept), whole);
    world.play(late.id, &["L12"], days(1)).await;
    let kept = service.game(late.id).await.unwrap().game;
    assert_eq!(
        kept.time_left(Seat::FIRST, days(1)),
        whole,
        "it is given back once"
    );
}
