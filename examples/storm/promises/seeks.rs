//! Checks that each seek was matched once, that who waited was told so once, and that every set for the hill moved
//! both of its players once.

use std::collections::{BTreeMap, HashSet};

use local_discord::{Person, UserId};
use tessera::game::{PlayerId, SetResult};

use super::Promises;

/// How private news of a match begins.
const FOUND: &str = "I found you an opponent: ";

impl Promises<'_> {
    /// Checks the games of people who only seek: `seeks` says how often each of them did. Returns how many
    /// games began so.
    pub fn check_seeks(&mut self, people: &[Person], seeks: &BTreeMap<UserId, usize>) -> usize {
        let mut begun = HashSet::new();
        for person in people {
            let id = PlayerId(person.id().get());
            let games = self.games.iter();
            let own = games.filter(|(_, view)| view.game.seat_of(id).is_some());
            let own: Vec<_> = own.map(|(&game, _)| game).collect();
            let sought = seeks.get(&person.id()).copied().unwrap_or_default();
            if own.len() > sought {
                self.break_one(format!(
                    "{} has {} games and sought {sought} times",
                    person.name(),
                    own.len()
                ));
            }
            begun.extend(own);
            self.check_told_once(person);
        }
        begun.len()
    }

    fn check_told_once(&mut self, person: &Person) {
        let channel = person.in_dm().channel();
        let told: Vec<_> = self.discord.look(|world| {
            let messages = world.messages(channel).iter();
            let news = messages.filter(|it| it.content.starts_with(FOUND));
            let games = news.filter_map(|it| it.content.split_once("[game ")?.1.split_once(']'));
            games.map(|(game, _)| game.to_owned()).collect()
        });
        let once: HashSet<_> = told.iter().collect();
        if once.len() < told.len() {
            self.break_one(format!(
                "{} was told of a match twice: {told:?}",
                person.name()
            ));
        }
    }

    /// Checks every set for the hill that has ended and counts. Returns how many there are.
    pub fn check_hills(&mut self) -> usize {
        let mut counted = 0;
        let mut broken = Vec::new();
        for (id, view) in &self.games {
            let Some(set) = view.set.as_ref().filter(|_| view.game.terms.hill) else {
                continue;
            };
            let Some(result) = set.ended_here() else {
                continue;
            };
            let counts = result != SetResult::Aborted;
            counted += usize::from(counts);
            if set.climbs.iter().any(|climb| climb.is_some() != counts) {
                broken.push(format!(
                    "the set for the hill of game {id} is counted wrong"
                ));
            }
        }
        self.broken.extend(broken);
        counted
    }
}
