//! What three to six people play at tables, and how such a game begins: one of them opens a table,
//! the others sit down all at once, and some change their minds.

use std::time::Duration;

use local_discord::{Message, OptionValue, Person};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::act;
use crate::table::Table;

/// A game for more than two, and who plays it.
#[derive(Clone, Copy, Debug)]
pub struct Party {
    /// The id of the ruleset.
    pub ruleset: &'static str,
    /// How many people play.
    pub people: usize,
    /// How many chairs the bot takes.
    bots: usize,
    /// How many sides share the chairs; 0 where each plays for themselves.
    sides: u64,
}

/// What is played at the first table, the second and so on; then again from the start.
const PARTIES: [Party; 12] = [
    alone("pente-3", 3),
    sides("partners"),
    alone("points-3", 3),
    sides("team-pente"),
    with_bots(alone("keryo-4", 4), 1),
    alone("pente-6", 6),
    alone("keryo-5", 5),
    with_bots(alone("pente-3", 3), 2),
    alone("points-4", 4),
    alone("pente-4", 4),
    with_bots(sides("partners"), 1),
    alone("keryo-3", 3),
];

/// How long people take to sit down, at most.
const SITTING: u64 = 400;

const fn alone(ruleset: &'static str, people: usize) -> Party {
    Party {
        ruleset,
        people,
        bots: 0,
        sides: 0,
    }
}

const fn sides(ruleset: &'static str) -> Party {
    Party {
        sides: 2,
        ..alone(ruleset, 4)
    }
}

const fn with_bots(party: Party, bots: usize) -> Party {
    Party {
        people: party.people - bots,
        bots,
        ..party
    }
}

impl Party {
    /// What is played at the table with this number, counted from 1.
    pub fn numbered(number: u64) -> Self {
        let index = usize::try_from(number.saturating_sub(1)).unwrap_or(0);
        PARTIES[index % PARTIES.len()]
    }

    /// The label of a button that takes a chair, on a side drawn at random where there are sides.
    fn button(self, number: u64) -> String {
        match self.sides {
            0 => "Sit down".to_owned(),
            sides => format!("Sit on side {}", number % sides + 1),
        }
    }
}

impl Table {
    /// Somebody opens a table, and sometimes invites somebody by name.
    pub async fn open_table(&mut self, party: Party) {
        let host = self.anybody();
        let mut options: Vec<(&str, OptionValue)> = vec![("ruleset", party.ruleset.into())];
        let pace = self.any_pace();
        options.push(("pace", pace.into()));
        if party.bots > 0 {
            let bots = i64::try_from(party.bots).unwrap_or(0);
            options.push(("bots", bots.into()));
            options.push(("level", 1.into()));
        }
        let guest = self.anybody();
        if guest.id() != host.id() && self.chance.percent(40) {
            options.push(("invite", (&guest).into()));
        }
        self.tally.counts().other += 1;
        let _ = act::timed(&self.tally, host.slash("table", options)).await;
    }

    /// Everybody who does not sit at this table yet sits down at the same time. Now and then somebody
    /// does something else: sits down twice, stands up, starts too early, or closes the table.
    pub async fn gather_round(&mut self, opened: &Message, party: Party) {
        let is_seated = |who: &Person| opened.content.contains(who.name());
        let (seated, standing): (Vec<_>, Vec<_>) = self.people.iter().cloned().partition(is_seated);
        let mut pressing = JoinSet::new();
        let mut press = |who: Person, button: String, after: u64| {
            let (tally, opened) = (self.tally.clone(), opened.clone());
            pressing.spawn(async move {
                sleep(Duration::from_millis(after)).await;
                let _ = act::timed(&tally, who.press_as_seen(&opened, &button)).await;
            });
        };
        for who in standing {
            let after = self.chance.below(SITTING);
            let button = party.button(self.chance.number());
            if self.chance.percent(15) {
                // A double press, perhaps on both sides at once.
                press(who.clone(), party.button(self.chance.number()), after);
            }
            press(who, button, after);
        }
        let one = self.chance.below(seated.len() as u64);
        if let Some(who) = seated.get(usize::try_from(one).unwrap_or(0)) {
            let again = party.button(self.chance.number());
            let what = match self.chance.below(100) {
                0..4 => "Close",
                4..14 => "Start",
                14..22 => "Stand up",
                22..32 => again.as_str(),
                _ => "",
            };
            if opened.button(what).is_some() {
                press(who.clone(), what.to_owned(), self.chance.below(SITTING));
            }
        }
        let pressed = pressing.join_all().await;
        self.tally.counts().other += pressed.len();
    }

    /// A point where games among several come to an end: most often each player builds one row.
    pub fn any_point_of(&mut self, mover: &Person, ply: u16) -> String {
        let own = self.people.iter().position(|it| it.id() == mover.id());
        let is_building = self.party.is_some() && self.chance.percent(80);
        let Some(index) = own.filter(|_| is_building) else {
            return act::any_point(&mut self.chance);
        };
        let file = b"FGHJKL"[index % 6];
        let rank = usize::from(ply) / self.people.len().max(3) % 7 + 6;
        format!("{}{rank}", char::from(file))
    }
}
