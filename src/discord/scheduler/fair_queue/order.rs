//! The order in which people get turns at a shared resource.
//!
//! Every person pays for what they use. The next turn goes to the person who will have used least
//! after it, so that nobody waits for all the games of another, and a cheap turn comes soon. Being
//! away saves nothing up. Nobody waits for ever: every turn of others moves all who wait forward.

use std::collections::{BTreeMap, HashMap};

use crate::game::PlayerId;

/// The order in which people get turns.
#[derive(Debug)]
pub struct Order<T> {
    people: HashMap<PlayerId, Person<T>>,
    /// How much each person would have used if all shared the seats equally; a new person starts
    /// there.
    reached: u64,
    arrivals: u64,
}

/// What a person has used, and what they wait for: by cost, then by arrival.
#[derive(Debug)]
struct Person<T> {
    used: u64,
    waiting: BTreeMap<(u64, u64), T>,
}

impl<T> Default for Order<T> {
    fn default() -> Self {
        Self {
            people: HashMap::new(),
            reached: 0,
            arrivals: 0,
        }
    }
}

impl<T> Order<T> {
    /// Adds a turn of this cost that a person waits for.
    pub fn join(&mut self, who: PlayerId, cost: u64, it: T) {
        self.arrivals += 1;
        let reached = self.reached;
        let person = self.people.entry(who).or_insert_with(|| Person {
            used: reached,
            waiting: BTreeMap::new(),
        });
        if person.waiting.is_empty() {
            person.used = person.used.max(reached);
        }
        person.waiting.insert((cost, self.arrivals), it);
    }

    /// Takes the next turn: the person who will have used least goes first, with their cheapest
    /// turn. Ties go to the first to arrive.
    pub fn next(&mut self) -> Option<T> {
        let ends = |person: &Person<T>| {
            let (&(cost, arrival), _) = person.waiting.first_key_value()?;
            Some((person.used.saturating_add(cost), arrival))
        };
        let people = self.people.iter();
        let waiting = people.filter_map(|(&who, person)| Some((ends(person)?, who)));
        let waiting: Vec<_> = waiting.collect();
        let &((end, _), who) = waiting.iter().min()?;
        let person = self.people.get_mut(&who)?;
        let (_, next) = person.waiting.pop_first()?;
        let cost = end - person.used;
        person.used = end;
        // What one person uses moves everybody who waits forward.
        self.reached += (cost / waiting.len() as u64).max(1);
        self.forget_the_served();
        Some(next)
    }

    /// Forgets people who wait for nothing and have used no more than a new person would start
    /// with; everybody, when nobody waits.
    fn forget_the_served(&mut self) {
        let is_waiting = |person: &Person<T>| !person.waiting.is_empty();
        if self.people.values().any(is_waiting) {
            let reached = self.reached;
            self.people
                .retain(|_, person| is_waiting(person) || person.used > reached);
        } else {
            *self = Self::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRONG: u64 = 1_000;
    const WEAK: u64 = 10;

    fn ordered(mut order: Order<String>) -> Vec<String> {
        std::iter::from_fn(|| order.next()).collect()
    }

    fn join(order: &mut Order<String>, who: u64, cost: u64, name: &str) {
        order.join(PlayerId(who), cost, name.to_owned());
    }

    #[test]
    fn people_take_turns_whatever_each_of_them_waits_for() {
        let mut order = Order::default();
        for game in 1..=3 {
            join(&mut order, 1, STRONG, &format!("ann {game}"));
        }
        for game in 1..=2 {
            join(&mut order, 2, STRONG, &format!("ben {game}"));
        }
        let expected = ["ann 1", "ben 1", "ann 2", "ben 2", "ann 3"];
        assert_eq!(ordered(order), expected);
    }

    #[test]
    fn who_needs_little_is_next_again_and_again() {
        let mut order = Order::default();
        for who in 0..40 {
            for game in 0..5 {
                join(&mut order, who, STRONG, &format!("{who}.{game}"));
            }
        }
        for _ in 0..20 {
            order.next();
        }
        for turn in ["first", "second", "third"] {
            join(&mut order, 99, WEAK, turn);
            assert_eq!(order.next().as_deref(), Some(turn));
        }
    }

    #[test]
    fn of_ones_own_games_the_weak_level_is_first() {
        let mut order = Order::default();
        join(&mut order, 1, STRONG, "strong");
        join(&mut order, 1, WEAK, "weak");
        assert_eq!(ordered(order), ["weak", "strong"]);
    }

    #[test]
    fn a_strong_level_is_not_kept_waiting_for_ever_by_weak_ones() {
        for (by_new_people, most) in [(false, 100), (true, 200)] {
            let mut order = Order::default();
            join(&mut order, 1, STRONG, "strong");
            let mut turns = 0;
            loop {
                turns += 1;
                let who = if by_new_people { 1 + turns } else { 2 };
                join(&mut order, who, WEAK, "weak");
                if order.next().as_deref() == Some("strong") {
                    break;
                }
            }
            assert!(turns <= most, "{turns}");
        }
    }

    #[test]
    fn nothing_is_remembered_of_who_is_served() {
        let mut order = Order::default();
        for who in 0..1_000 {
            join(&mut order, who, STRONG, "game");
        }
        while order.next().is_some() {}
        assert!(order.people.is_empty());
        join(&mut order, 0, 100 * STRONG, "game");
        for who in 1..=1_000 {
            join(&mut order, who, WEAK, "game");
            order.next();
        }
        assert!(order.people.len() <= 10, "{}", order.people.len());
    }
}
