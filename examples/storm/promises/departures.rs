//! Checks that whoever has left a game is out of it: the departure is kept, nobody waits for them,
//! and they are not pinged about the game any more, unless they were the last to leave and it ends.

use local_discord::{Message, Person};
use tessera::game::{PlayerId, Revision};
use tessera::rules::Move;

use super::Promises;
use crate::seen::Seen;
use crate::tally::Departure;

/// How many messages may have been under way when somebody left, apart from boards, which say of
/// which position they are.
const UNDER_WAY: usize = 1;

impl Promises<'_> {
    /// Checks every acknowledged departure.
    pub fn check_departures(&mut self, departures: &[Departure], people: &[Person]) {
        for departure in departures {
            let Departure { game, who, .. } = *departure;
            let Some(view) = self.games.get(&game) else {
                self.break_one(format!("{departure:?} is of no game"));
                continue;
            };
            let player = PlayerId(who.get());
            let moves = view.game.record().moves.iter();
            let leavers = moves.filter_map(|mv| match mv {
                Move::Leave(seat, _) => Some(view.game.player(*seat)),
                _ => None,
            });
            let leavers: Vec<_> = leavers.collect();
            let waits = view.game.to_move() == Some(player);
            let was_last = view.game.is_over() && leavers.last() == Some(&player);
            if !leavers.contains(&player) {
                self.break_one(format!("{departure:?} was acknowledged, but is not kept"));
            }
            if waits {
                self.break_one(format!("game {game} waits for {who:?}, who is out"));
            }
            let person = people.iter().find(|it| it.id() == who);
            let pings = person.map(Person::pings).unwrap_or_default();
            let wrong = pings.iter().filter(|it| is_wrong(it, departure, was_last));
            let wrong: Vec<_> = wrong.map(|it| it.content.clone()).collect();
            for content in wrong {
                self.break_one(format!("{who:?}, who is out, was pinged by {content:?}"));
            }
            let mentioned = format!("game {game}");
            let others = pings.iter().filter(|it| {
                Seen::of(it).is_none_or(|seen| seen == Seen::Offer)
                    && it.sent_at > departure.at
                    && mentions(&it.content, &mentioned)
            });
            if others.count() > UNDER_WAY {
                self.break_one(format!("{who:?} is out of game {game}, and still pinged"));
            }
        }
    }

    /// Checks that the first message about a game of more than two called everybody to it, unless the
    /// game was over by then. That a match goes on with another game, its players have read under the game
    /// before: only who is to move is called.
    pub fn check_everybody_called(&mut self, people: &[Person]) {
        let mut broken = Vec::new();
        for (id, view) in &self.games {
            let players: Vec<_> = view.game.people().collect();
            let is_first = view.game.follows.is_none();
            if !is_first || view.game.players.len() < 3 || players.len() < 2 {
                continue;
            }
            let pings_of = |player: PlayerId| {
                let person = people.iter().find(|it| it.id().get() == player.0);
                let pings = person.map(Person::pings).unwrap_or_default();
                let is_about =
                    |it: &Message| Seen::of(it).and_then(|seen| seen.game()) == Some(*id);
                pings.into_iter().filter(move |it| is_about(it))
            };
            let all = players.iter().flat_map(|player| pings_of(*player));
            let Some(first) = all.min_by_key(|it| it.id) else {
                broken.push(format!("nobody was called to game {id}"));
                continue;
            };
            if matches!(Seen::of(&first), Some(Seen::End { .. })) {
                continue;
            }
            for player in players {
                if !pings_of(player).any(|it| it.id == first.id) {
                    broken.push(format!("{player:?} was not called when game {id} began"));
                }
            }
        }
        self.broken.extend(broken);
    }
}

/// Whether a ping calls somebody to a game that they have left.
fn is_wrong(ping: &Message, departure: &Departure, was_last: bool) -> bool {
    match Seen::of(ping) {
        Some(Seen::Board { game, number }) => {
            let is_later = Revision::parse(&number).is_some_and(|it| it.resets >= departure.resets);
            game == departure.game && is_later
        }
        Some(Seen::End { game }) => game == departure.game && !was_last,
        _ => false,
    }
}

/// Whether a text says this, as in `game 4`, and does not go on with another digit.
fn mentions(text: &str, what: &str) -> bool {
    let is_whole = |(at, _): (usize, &str)| {
        let rest = &text[at + what.len()..];
        !rest.starts_with(|next: char| next.is_ascii_digit())
    };
    text.match_indices(what).any(is_whole)
}
