//! Reviews of finished games: kept once they are made, and given out without whatever would say something
//! about a position that stands in a running game.

use std::collections::BTreeSet;

use super::error::{Abort, ServiceRefusal, use_case};
use super::other_thread::on_another_thread;
use super::puzzles::may_see_puzzles_of;
use super::{Error, GameView, Service};
use crate::game::{GameId, GameRefusal, ReviewRefusal, StandsFor, Viewpoint};
use crate::puzzle::{Puzzle, PuzzleId};
use crate::review::{FEWEST_STONES, Judging, Percent, Review};
use crate::rules::{Colour, Move, Position, Record};
use crate::store;

/// A review as it may be given out now.
#[derive(Clone, Debug)]
pub struct GameReview {
    /// The game, named as where the reader looks from.
    pub view: GameView,
    /// The review, without what must not be said.
    pub review: Review,
    /// The index of the first move of which, and of all after it, nothing is said because a position stands in a
    /// running game.
    pub left_out: Option<usize>,
    /// Whether anything is left out because of running games, be it only of a better line. What is said of positions
    /// with very few stones, which is nothing, does not count.
    pub is_partial: bool,
    /// Whether the whole review tells how well both played.
    pub has_accuracy: bool,
    /// The puzzles that were made of wins that were missed, by the index of the move that missed them: those that the
    /// reader may try, and of which the review still speaks.
    pub puzzles: Vec<(usize, PuzzleId)>,
    /// Whether another missed win may become such a puzzle soon, because the game is being searched or is among the next
    /// ones that are, and the win takes more than one turn.
    pub puzzles_wait: bool,
}

/// The review of a game, or what is needed to make it.
#[derive(Clone, Debug)]
pub enum ReviewState {
    /// It is kept.
    Kept(Box<GameReview>),
    /// It has to be made of this record first.
    Missing(Record),
}

/// A game is searched for puzzles soon if at most so many others come before it.
const SEARCHED_SOON: u32 = 3;

impl Service {
    /// The review of a finished game as somebody may read it who looks from there.
    ///
    /// Positions with few stones are left out, and those that stand in a running game at this moment, turned,
    /// mirrored, shifted or reached in another order, or come one stone after such a one: each time anew, because games
    /// go on. A reader's own games all count, those of others as [`StandsFor`] says. Which positions those are takes some
    /// hundredths of a second to work out, on another thread.
    pub async fn review(&self, viewpoint: Viewpoint, game: GameId) -> Result<ReviewState, Error> {
        self.review_without(viewpoint, game, StandsFor::OtherGames)
            .await
    }

    /// The same as [`Service::review`] for a channel, in which others read it: nothing is said of any position that stands in
    /// a running game of anybody, be it without a clock or against the computer.
    pub async fn review_for_channel(
        &self,
        viewpoint: Viewpoint,
        game: GameId,
    ) -> Result<ReviewState, Error> {
        let mut state = self
            .review_without(viewpoint, game, StandsFor::Players)
            .await?;
        if let ReviewState::Kept(found) = &mut state {
            // What is posted stays as it is: nobody looks at it again in a few minutes.
            found.puzzles_wait = false;
        }
        Ok(state)
    }

    /// The review of a game without what stands in the reader's running games, and in those that stand at least so far for
    /// others.
    async fn review_without(
        &self,
        viewpoint: Viewpoint,
        game: GameId,
        least: StandsFor,
    ) -> Result<ReviewState, Error> {
        let view = self.game_seen_from(viewpoint, game).await?;
        use_case(format!("look up the review of game {game}"), async {
            check(&view)?;
            self.fill_in_all_standing().await?;
            let mut reading = self.store.read().await?;
            if let [one, other] = view.game.players[..] {
                let hiding = reading.rated_game_that_hides_reviews(one, other).await?;
                if let Some(game) = hiding {
                    let refusal = ReviewRefusal::DuringRated { game };
                    return Err(GameRefusal::from(refusal).into());
                }
            }
            let record = view.game.record().clone();
            let Some(bytes) = reading.review(game).await? else {
                return Ok(ReviewState::Missing(record));
            };
            drop(reading);
            let replayed = record.clone();
            let read = on_another_thread(move || {
                // One that cannot be read is made again.
                let review = Review::from_bytes(&replayed, &bytes).ok()?;
                let spoken_of = review.spoken_of();
                let keys = spoken_of.keys();
                Some((review, spoken_of, keys))
            });
            let Some((mut review, spoken_of, keys)) = read.await else {
                return Ok(ReviewState::Missing(record));
            };
            let mut reading = self.store.read().await?;
            let standing = reading.standing_among(&keys, viewpoint.player, least);
            let standing = standing.await?;
            // What has few stones is always left out: a review of which nothing else is, is whole.
            review.leave_out_few(&spoken_of);
            let has_accuracy = review.accuracy().iter().any(Option::is_some);
            let (mut left_out, mut is_partial) = (None, false);
            if !standing.is_empty() {
                let whole = review.clone();
                left_out = review.leave_out(&spoken_of, |key| standing.contains(&key));
                is_partial = review != whole;
            }
            let (puzzles, puzzles_wait) =
                puzzles_of_missed(&mut reading, (viewpoint, game), &review).await?;
            Ok(ReviewState::Kept(Box::new(GameReview {
                view: view.clone(),
                review,
                left_out,
                is_partial,
                has_accuracy,
                puzzles,
                puzzles_wait,
            })))
        })
        .await
    }

    /// Fills in which positions stand in running games: until all keys are known, nobody can say what stands
    /// somewhere.
    pub(super) async fn fill_in_all_standing(&self) -> Result<(), store::Error> {
        let mut looked_at = Some(GameId(0));
        while let Some(after) = looked_at {
            looked_at = self.store.fill_in_standing(after).await?;
        }
        Ok(())
    }

    /// Keeps the review of a game, and how well both played in it.
    pub async fn keep_review(&self, game: GameId, review: &Review) -> Result<(), Error> {
        use_case(format!("keep the review of game {game}"), async {
            let mut writing = self.store.write().await?;
            writing.save_review(game, &review.to_bytes()).await?;
            let saved = writing.game(game).await?;
            let saved = saved.ok_or(ServiceRefusal::NoSuchGame(game))?.game;
            let colours = [Colour::FIRST, Colour::SECOND].into_iter();
            for (colour, accuracy) in colours.zip(review.accuracy()) {
                let seat = saved.position().seat_of(colour);
                if let (Some(seat), Some(percent)) = (seat, accuracy) {
                    let player = saved.player(seat);
                    let save = writing.save_accuracy(&saved, player, Percent::of(percent).tenths());
                    save.await?;
                }
            }
            writing.commit().await?;
            Ok(())
        })
        .await
    }
}

/// The puzzles that begin where a win was missed, and whether more may be found soon.
async fn puzzles_of_missed(
    reading: &mut store::Reading,
    (viewpoint, game): (Viewpoint, GameId),
    review: &Review,
) -> Result<(Vec<(usize, PuzzleId)>, bool), store::Error> {
    let missed: BTreeSet<_> = review.missed_wins().iter().map(|win| win.index).collect();
    if missed.is_empty() || !may_see_puzzles_of(reading, viewpoint, game).await? {
        return Ok((Vec::new(), false));
    }
    let is_soon = reading.is_searched_after(game, SEARCHED_SOON).await?;
    let found = reading.puzzles_in(game).await?.into_iter();
    let found = found.filter_map(|saved| {
        let puzzle: Puzzle = saved.text.parse().ok()?;
        let is_of_missed = puzzle.goal.is_win() && missed.contains(&puzzle.start);
        is_of_missed.then_some((puzzle.start, PuzzleId(saved.id)))
    });
    let mut found: Vec<_> = found.collect();
    found.sort_unstable();
    found.dedup_by_key(|(index, _)| *index);
    let mut possible = possible_puzzles(review);
    for (index, _) in &found {
        possible.remove(index);
    }
    Ok((found, is_soon && !possible.is_empty()))
}

/// The missed wins that can become puzzles: those that take more than one turn of the winner.
fn possible_puzzles(review: &Review) -> BTreeSet<usize> {
    let mut position = Position::new(review.ruleset);
    let mut before = Vec::new();
    for ply in &review.plies {
        before.push(position.clone());
        if position.play(ply.mv).is_err() {
            break;
        }
    }
    let missed = review.missed_wins().into_iter();
    let possible = missed.filter(|win| {
        let position = before.get(win.index);
        position.is_some_and(|it| takes_turns(it, win.line))
    });
    possible.map(|win| win.index).collect()
}

/// Whether a line takes more than one turn of whoever begins it.
fn takes_turns(position: &Position, line: &[Move]) -> bool {
    let mut position = position.clone();
    let mover = |position: &Position| position.to_act().and_then(|turn| turn.colour);
    let first = mover(&position);
    line.iter().any(|&mv| {
        let is_of_other = mover(&position) != first;
        position.play(mv).is_ok() && is_of_other
    })
}

/// Why the game is not reviewed, if it is not.
fn check(view: &GameView) -> Result<(), Abort> {
    let game = &view.game;
    let refuse = |refusal: ReviewRefusal| Err(GameRefusal::from(refusal).into());
    if !game.is_over() {
        return refuse(ReviewRefusal::NotOver { game: game.id });
    }
    if !Judging::reviews(&game.terms.ruleset) {
        return refuse(ReviewRefusal::NotForTwo);
    }
    if game.is_aborted() || game.position().ply() < FEWEST_STONES {
        return refuse(ReviewRefusal::TooShort);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::{Chance, JudgedPly, Judgement};
    use crate::rules::{Point, catalogue};

    /// The missed wins that can become puzzles, in a game of these stones by a ruleset: at each of these indices, a win
    /// of so many own moves along a line was missed.
    fn possible(ruleset: &str, stones: &str, missed: &[(usize, u16, &str)]) -> Vec<usize> {
        let ruleset = catalogue::find(ruleset).expect("it exists");
        let line = |points: &str| -> Vec<Move> {
            let points = points.split_whitespace();
            let points = points.map(|name| Point::parse(name, ruleset.size).expect("a point"));
            points.map(Move::Place).collect()
        };
        let plies = line(stones).into_iter().enumerate().map(|(index, mv)| {
            let missed = missed.iter().find(|(at, ..)| *at == index);
            JudgedPly {
                mv,
                colour: None,
                score: None,
                chance: None,
                judgement: missed.map(|&(_, moves, better)| Judgement {
                    best: Chance::WON,
                    played: Chance::EVEN,
                    word: None,
                    better: line(better),
                    reason: None,
                    reply: Vec::new(),
                    missed_win: Some(moves),
                }),
            }
        });
        let review = Review {
            ruleset,
            plies: plies.collect(),
        };
        possible_puzzles(&review).into_iter().collect()
    }

    #[test]
    fn a_missed_win_of_more_than_one_turn_can_become_a_puzzle() {
        let stones = "K10 A1 N10 A4 M10 B8 T19 C3 T1";
        let fours = "L10 J10 O10";
        let found = possible("pente", stones, &[(6, 2, fours), (8, 1, "L10")]);
        assert_eq!(found, [6]);
        // One that people cannot learn to see is no missed win.
        assert_eq!(possible("pente", stones, &[(6, 12, fours)]), [0; 0]);
    }

    #[test]
    fn two_stones_of_one_turn_are_no_puzzle() {
        let stones = "K10 A1 A3 L10 M10 A5 A7 T1 T3";
        let at_once = (7, 1, "N10 O10");
        assert_eq!(possible("connect6", stones, &[at_once]), [0; 0]);
        let later = (7, 2, "N10 S1 J10 P10 O10 H10");
        assert_eq!(possible("connect6", stones, &[later]), [7]);
    }
}
