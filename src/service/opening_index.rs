//! The positions at the beginning of finished games, in memory: which games reached each, and how they went on.
//!
//! Nothing of it is stored: it is counted from the records when somebody first asks, and each game that ends is
//! added before the next answer. A game takes about [`DEPTH`] times ten bytes and fifty more of memory, and none
//! on the disk. Positions are the same however they were reached, turned or mirrored; rulesets that differ in an
//! opening that is over share them.

use std::collections::HashSet;
use std::sync::Arc;

use tokio::sync::Mutex;

use super::opening_count::{OpeningCount, OpeningMove, OpeningResults, OpeningRules};
use super::opening_starts::{Meant, OpeningStarts};
use super::other_thread::on_another_thread;
use crate::game::{GameId, PlayerId, ServerId};
use crate::rules::{Choice, Colour, Move, OrientedPosition, Point, Seat};
use crate::store::{Error, FinishedRecord, Store};

/// How many moves of each game are counted.
pub(super) const DEPTH: usize = 16;
/// How many records are read at a time: everybody else has a turn in between.
const AT_ONCE: u32 = 500;
/// After so many games they are sorted in.
const LATE: usize = 256 * DEPTH;
/// How many bits of a posting are the number of the game; the others are the first of the position's key.
const GAME_BITS: u32 = 24;

/// The positions of all finished games, once somebody has asked. Clones share them.
#[derive(Clone, Debug, Default)]
pub(super) struct Openings(Arc<Mutex<Option<OpeningIndex>>>);

impl Openings {
    /// Counts all games again for the next answer: who played them has changed.
    pub(super) async fn forget(&self) {
        *self.0.lock().await = None;
    }

    /// What is counted of a position in these games, with all that are over by now.
    pub(super) async fn count(
        &self,
        store: &Store,
        position: &OrientedPosition,
        meant: Meant<'_>,
    ) -> Result<OpeningCount, Error> {
        let mut index = self.0.lock().await;
        let index = up_to_date(store, &mut index).await?;
        let mut counted = index.count(position, meant);
        let ruleset = position.position().ruleset();
        let own = prefix(&OrientedPosition::new(*ruleset));
        counted.other_options = index.starts.rules(ruleset.id, Some(own), meant);
        Ok(counted)
    }

    /// With which options these games were begun by the ruleset of this id; the commonest first.
    pub(super) async fn rules(
        &self,
        store: &Store,
        ruleset: &str,
        meant: Meant<'_>,
    ) -> Result<Vec<OpeningRules>, Error> {
        let mut index = self.0.lock().await;
        let index = up_to_date(store, &mut index).await?;
        Ok(index.starts.rules(ruleset, None, meant))
    }
}

/// The index with all games that are over by now.
async fn up_to_date<'a>(
    store: &Store,
    index: &'a mut Option<OpeningIndex>,
) -> Result<&'a OpeningIndex, Error> {
    let ended = store.ended_games();
    let mut present = if let Some(present) = index.take() {
        present
    } else {
        // What ends from here on is noted, whatever is counted below.
        ended.take();
        // A game whose last move is being saved was not noted: it is on the disk once it is our turn to write.
        drop(store.write().await?);
        whole(store).await?
    };
    let added = add_lately(store, &mut present).await;
    if added.is_ok() && present.is_untidy() {
        present = on_another_thread(move || {
            present.tidy();
            present
        })
        .await;
    }
    let present = index.insert(present);
    added?;
    Ok(present)
}

/// Adds the games that were noted.
async fn add_lately(store: &Store, index: &mut OpeningIndex) -> Result<(), Error> {
    let ended = store.ended_games();
    let lately = ended.take();
    // What cannot be looked up below is looked up the next time.
    for &game in &lately {
        ended.note(game);
    }
    for game in lately {
        if !index.has(game) {
            let mut reading = store.read().await?;
            match reading.finished_record(game).await? {
                Some(found) => index.add(&found),
                // Its transaction is still under way, or has failed.
                None if reading.is_running(game).await? => continue,
                None => {}
            }
        }
        ended.forget(game);
    }
    Ok(())
}

/// Counts all games, in batches: each is counted and sorted in away from the threads that talk to Discord.
async fn whole(store: &Store) -> Result<OpeningIndex, Error> {
    let mut index = OpeningIndex::default();
    let mut after = Some(GameId(i64::MIN));
    while let Some(from) = after {
        let found = store.read().await?.finished_records(from, AT_ONCE).await?;
        after = found.last;
        index = on_another_thread(move || {
            for game in &found.games {
                index.add(game);
            }
            index.tidy();
            index
        })
        .await;
    }
    Ok(index)
}

/// The positions of many games.
#[derive(Debug, Default)]
struct OpeningIndex {
    games: Vec<CountedGame>,
    known: HashSet<GameId>,
    /// Sorted by position.
    postings: Vec<Posting>,
    /// Those of the last games, unsorted.
    late: Vec<Posting>,
    starts: OpeningStarts,
}

/// What is known of a game.
#[derive(Clone, Copy, Debug)]
struct CountedGame {
    server: Option<ServerId>,
    /// By colour, like the ratings.
    players: [PlayerId; 2],
    ratings: [Option<u16>; 2],
    winner: Option<Colour>,
}

/// That a game reached a position, and how it went on. The parts are packed: there are many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(Rust, packed(2))]
struct Posting {
    /// The first bits of the position's key, then the index of the game.
    place: u64,
    /// The next move, as all boards with this key call it.
    next: NextMove,
}

/// A move in two bytes.
type NextMove = u16;

const POWER: NextMove = 1 << 10;
const CHOICE: NextMove = 1 << 11;
/// Nothing that one can play: the game ended here.
const NONE: NextMove = CHOICE + 3;
const CHOICES: [Choice; 3] = [Choice::Swap, Choice::NoSwap, Choice::Pass];

impl OpeningIndex {
    /// Whether a game is counted already.
    fn has(&self, game: GameId) -> bool {
        self.known.contains(&game)
    }

    /// Counts a game, once.
    fn add(&mut self, found: &FinishedRecord) {
        let number = u64::try_from(self.games.len()).unwrap_or(u64::MAX);
        if number >> GAME_BITS != 0 || !self.known.insert(found.id) {
            return;
        }
        let mut position = OrientedPosition::new(found.record.ruleset);
        let start = prefix(&position);
        let mut postings = Vec::with_capacity(DEPTH + 1);
        let moves = &found.record.moves;
        for at in 0..=moves.len() {
            let next = moves.get(at).copied();
            if at <= DEPTH {
                let place = prefix(&position) | number;
                let next = next.map_or(NONE, |mv| packed(&position, mv));
                postings.push(Posting { place, next });
            }
            if let Some(mv) = next
                && position.play(mv).is_err()
            {
                return;
            }
        }
        let Some(outcome) = position.position().outcome() else {
            self.known.remove(&found.id);
            return;
        };
        let [first, second] = [Colour::FIRST, Colour::SECOND].map(|colour| {
            let seat = position.position().seat_of(colour);
            seat.map_or(colour.index(), Seat::index) % 2
        });
        let players = [found.players[first], found.players[second]];
        self.games.push(CountedGame {
            server: found.server,
            players,
            ratings: [found.ratings[first], found.ratings[second]],
            winner: outcome.winning_colour,
        });
        self.late.append(&mut postings);
        let ruleset = found.record.ruleset;
        self.starts.add(start, ruleset, found.server, players);
    }

    /// Whether much was added that is not sorted in.
    const fn is_untidy(&self) -> bool {
        self.late.len() > LATE
    }

    /// Sorts in what was added, if it is much.
    fn tidy(&mut self) {
        if self.is_untidy() {
            self.postings.append(&mut self.late);
            // Most of it is sorted already.
            self.postings.sort();
        }
    }

    /// What is counted of a position in these games.
    fn count(&self, position: &OrientedPosition, meant: Meant<'_>) -> OpeningCount {
        let from = prefix(position);
        let to = from | ((1 << GAME_BITS) - 1);
        let begin = self.postings.partition_point(|it| it.place < from);
        let sorted = self.postings[begin..].iter();
        let sorted = sorted.take_while(|it| it.place <= to);
        let late = self.late.iter();
        let late = late.filter(|it| (from..=to).contains(&{ it.place }));
        let mover = position.position().to_act().and_then(|turn| turn.colour);
        let mut all = Sum::default();
        let mut sums = vec![Sum::default(); usize::from(NONE) + 1];
        for posting in sorted.chain(late) {
            let game = usize::try_from(posting.place - from).unwrap_or(usize::MAX);
            let game = self.games.get(game);
            let Some(game) = game.filter(|it| meant.is(it.server, it.players)) else {
                continue;
            };
            let rating = mover.and_then(|mover| game.ratings[mover.index()]);
            all.add(game, rating);
            sums[usize::from(posting.next)].add(game, rating);
        }
        let sums = sums.iter().zip(0..NONE);
        let counted = sums.filter(|(sum, _)| sum.results.games > 0);
        let mut went_on: Vec<_> = counted
            .filter_map(|(sum, next)| {
                Some(OpeningMove {
                    mv: unpacked(position, next)?,
                    results: sum.results,
                    rating: sum.mean_rating(),
                })
            })
            .collect();
        went_on.sort_by_key(|it| std::cmp::Reverse(it.results.games));
        OpeningCount {
            results: all.results,
            moves: went_on,
            ..OpeningCount::default()
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Sum {
    results: OpeningResults,
    rated: u32,
    ratings: u32,
}

impl Sum {
    fn add(&mut self, game: &CountedGame, rating: Option<u16>) {
        self.results.games += 1;
        match game.winner {
            Some(colour) => self.results.wins[colour.index() % 2] += 1,
            None => self.results.draws += 1,
        }
        if let Some(rating) = rating {
            self.rated += 1;
            self.ratings = self.ratings.saturating_add(rating.into());
        }
    }

    fn mean_rating(&self) -> Option<u16> {
        let half = self.rated / 2;
        let mean = (self.ratings.saturating_add(half)).checked_div(self.rated)?;
        u16::try_from(mean).ok()
    }
}

/// The first bits of a position's key, with room for the number of a game.
fn prefix(position: &OrientedPosition) -> u64 {
    position.key().0.cast_unsigned() >> GAME_BITS << GAME_BITS
}

/// A move as all boards with the same key call it.
fn packed(position: &OrientedPosition, mv: Move) -> NextMove {
    let place = |point: Point| {
        let common = position.common(point);
        NextMove::from(common.file()) << 5 | NextMove::from(common.rank())
    };
    match mv {
        Move::Place(point) => place(point),
        Move::Power(point) => POWER | place(point),
        Move::Choose(choice) => {
            let number = (0..).zip(CHOICES).find(|&(_, it)| it == choice);
            number.map_or(NONE, |(number, _)| CHOICE + number)
        }
        Move::Leave(..) | Move::AgreeDraw => NONE,
    }
}

fn unpacked(position: &OrientedPosition, next: NextMove) -> Option<Move> {
    if next >= CHOICE {
        let choice = CHOICES.get(usize::from(next - CHOICE))?;
        return Some(Move::Choose(*choice));
    }
    let [high, low] = (next & (POWER - 1)).to_be_bytes();
    let (file, rank) = (high << 3 | low >> 5, low & 31);
    let point = position.own(Point::new(file, rank));
    Some(if next & POWER == 0 {
        Move::Place(point)
    } else {
        Move::Power(point)
    })
}
