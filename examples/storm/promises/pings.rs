//! Checks that nobody was pinged more often than the limits allow: once a turn, once for a chair at a
//! table, once for each answer to an invitation of theirs, and for anything else once a minute in one
//! place about one game, or about invitations.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use jiff::SignedDuration;
use local_discord::{ChannelId, Message, Person};
use tessera::game::limits::INVITATIONS;

use super::Promises;
use crate::absences::Absences;
use crate::seen::{Seen, invited_to, number_of};

/// The minimum time between two pings about one game, except for moves.
const BETWEEN: SignedDuration = SignedDuration::from_mins(1);
/// How many messages may have been written before a minute and posted within it.
const LATE: usize = 1;
/// How many pings one turn may cause: a move may be taken back once without asking.
const TURNS: usize = 2;
/// How many characters of a ping are told when there were too many.
const SHOWN: usize = 120;

/// The highest ping counts.
#[derive(Clone, Copy, Debug, Default)]
pub struct PingCheck {
    pings: usize,
    /// The most pings for one person in one minute, except for moves.
    most_a_minute: usize,
}

/// What a ping was about, except for moves: the channel, and there this.
type Subject = (ChannelId, About);

/// What a ping was about in its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum About {
    /// An answer to an invitation of the person who was pinged.
    Answer,
    /// The game that the text names.
    Game(i64),
    /// Anything else, such as an invitation.
    Other,
}

impl About {
    /// How many pings about it a minute may bring: one for each invitation that was answered.
    const fn most_a_minute(self) -> usize {
        match self {
            Self::Answer => INVITATIONS as usize,
            Self::Game(_) | Self::Other => 1,
        }
    }
}

impl Promises<'_> {
    /// Checks every ping that these people got.
    pub fn check_pings<'p>(
        &mut self,
        people: impl IntoIterator<Item = &'p Person>,
        absences: &Absences,
    ) -> PingCheck {
        let mut check = PingCheck::default();
        for person in people {
            let pings = person.pings();
            check.pings += pings.len();
            self.check_boards_of(person, &pings);
            let mut others: HashMap<Subject, Vec<&Message>> = HashMap::new();
            for ping in &pings {
                let is_of_game =
                    matches!(Seen::of(ping), Some(Seen::Board { .. } | Seen::End { .. }));
                if !is_of_game && invited_to(&ping.content).is_none() {
                    others.entry(subject(ping)).or_default().push(ping);
                }
            }
            for (subject, pings) in others {
                self.check_often(person, (subject, &pings), absences, &mut check);
            }
        }
        check
    }

    /// Allows what a minute may bring about a subject in any minute, plus one ping whose message was
    /// posted late, plus one for each time that the bot lost track of time. Late messages can only fall
    /// into the first minute, so over a longer time no more is allowed a minute.
    fn check_often(
        &mut self,
        person: &Person,
        (subject, pings): (Subject, &[&Message]),
        absences: &Absences,
        check: &mut PingCheck,
    ) {
        let a_minute = subject.1.most_a_minute();
        for (index, first) in pings.iter().enumerate() {
            let in_a_minute = pings[index..]
                .iter()
                .take_while(|it| it.sent_at.duration_since(first.sent_at) < BETWEEN);
            let count = in_a_minute.count();
            let until = first.sent_at + BETWEEN;
            check.most_a_minute = check.most_a_minute.max(count);
            if count > LATE + a_minute + absences.blows_between(first.sent_at, until) {
                self.break_one(format!(
                    "{} was pinged {count} times in a minute about {subject:?}: {}",
                    person.name(),
                    in_words(&pings[index..index + count])
                ));
            }
        }
        if let [first, .., last] = pings {
            let minutes = last.sent_at.duration_since(first.sent_at).as_mins();
            let most = LATE + a_minute * (1 + usize::try_from(minutes).unwrap_or(0));
            let most = most + absences.blows_between(first.sent_at, last.sent_at);
            if pings.len() > most {
                self.break_one(format!(
                    "{} was pinged {} times in {minutes} minutes about {subject:?}: {}",
                    person.name(),
                    pings.len(),
                    in_words(pings)
                ));
            }
        }
    }

    /// Checks that none of these people, who never agree to a takeback, was pinged about one turn
    /// again and again.
    pub fn check_turns<'p>(&mut self, people: impl IntoIterator<Item = &'p Person>) {
        for person in people {
            let mut turns = HashMap::new();
            for (game, number) in turns_of(&person.pings()) {
                *turns.entry((game, number_of(&number))).or_insert(0) += 1;
            }
            let name = person.name();
            for (turn, pings) in turns.into_iter().filter(|(_, pings)| *pings > TURNS) {
                self.break_one(format!("{name} was pinged {pings} times to make {turn:?}"));
            }
        }
    }

    fn check_boards_of(&mut self, person: &Person, pings: &[Arc<Message>]) {
        let mut boards = HashMap::new();
        for board in turns_of(pings) {
            *boards.entry(board).or_insert(0) += 1;
        }
        let ends = pings.iter().filter_map(|ping| match Seen::of(ping)? {
            Seen::End { game } => Some((game, "its end".to_owned())),
            _ => None,
        });
        let tables = pings.iter().filter_map(|ping| invited_to(&ping.content));
        let tables = tables.map(|table| (table, "a chair at the table of this number".to_owned()));
        for told in ends.chain(tables) {
            *boards.entry(told).or_insert(0) += 1;
        }
        let name = person.name();
        for (board, pings) in boards.into_iter().filter(|(_, pings)| *pings > 1) {
            self.break_one(format!("{name} was pinged {pings} times for {board:?}"));
        }
    }
}

/// The turns that these pings ask for: the game and the number of the move.
fn turns_of(pings: &[Arc<Message>]) -> impl Iterator<Item = (i64, String)> + '_ {
    pings.iter().filter_map(|ping| match Seen::of(ping)? {
        Seen::Board { game, number } => Some((game, number)),
        _ => None,
    })
}

/// When each of these pings was sent, and how it begins.
fn in_words(pings: &[&Message]) -> String {
    let pings = pings.iter().map(|ping| {
        let start = ping.content.chars().take(SHOWN).collect::<String>();
        format!("{} {start:?}", ping.sent_at)
    });
    pings.collect::<Vec<_>>().join(", ")
}

/// The channel of a ping, and what it is about there. An invitation names no game, although its message
/// later becomes the title of its game.
fn subject(ping: &Message) -> Subject {
    (ping.channel, about(&ping.content))
}

fn about(text: &str) -> About {
    let is_title = text.contains("· game ") || text.contains(" play a set: games ");
    if text.contains(" your invitation to ") {
        return About::Answer;
    }
    if is_title || text.contains(" invit") {
        return About::Other;
    }
    let named = text.split_once("game ").and_then(|(_, rest)| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit());
        rest[..end.unwrap_or(rest.len())].parse().ok()
    });
    named.map_or(About::Other, About::Game)
}

impl fmt::Display for PingCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "pings: {}; for anything but a move at most {} a minute to one person about one game",
            self.pings, self.most_a_minute
        )
    }
}
