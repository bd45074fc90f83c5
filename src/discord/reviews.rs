//! The reviews that people have asked for and that are not made yet, in the order in which they were asked
//! for. One person waits for one at a time.
//!
//! It is kept in memory: whoever waits when the bot stops asks again.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, oneshot};

use crate::game::{GameId, PlayerId};
use crate::rules::Record;

/// The reviews to be made.
#[derive(Debug, Default)]
pub struct ReviewQueue {
    state: Mutex<State>,
    asked: Notify,
}

#[derive(Debug, Default)]
struct State {
    /// The one that is being made is in front.
    waiting: VecDeque<Waiting>,
    is_making: bool,
    /// How many moves are judged of the one that is being made.
    judged: usize,
    is_closed: bool,
}

#[derive(Debug)]
struct Waiting {
    order: ReviewOrder,
    done: Vec<oneshot::Sender<()>>,
}

/// A review to be made.
#[derive(Clone, Debug)]
pub struct ReviewOrder {
    /// Who asked first.
    pub by: PlayerId,
    /// The game.
    pub game: GameId,
    /// Its record.
    pub record: Record,
}

/// A place in the queue.
#[derive(Debug)]
pub struct Place {
    /// How many reviews are before it.
    pub ahead: usize,
    /// How far it is, if it was in front already when it was asked for again.
    pub progress: Option<ReviewProgress>,
    /// Receives something once the review is made; fails if it was not.
    pub made: oneshot::Receiver<()>,
}

/// How far a review is that is being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    /// How many moves are judged.
    pub judged: usize,
    /// How many moves the game has.
    pub moves: usize,
}

/// So many moves are judged within a few seconds.
const SOON: usize = 30;

impl ReviewProgress {
    /// Whether the review is made so soon that people rather wait for it than ask again.
    pub const fn is_soon_made(self) -> bool {
        self.moves.saturating_sub(self.judged) <= SOON
    }
}

/// Why a review is not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPlace {
    /// The person waits for the review of another game.
    Another(GameId),
    /// The bot is stopping.
    Closed,
}

impl ReviewQueue {
    /// Asks for a review. If somebody has asked for it already, both wait for the same one; otherwise it is made
    /// if `allow` grants it, which is asked only where nothing else is in the way.
    pub fn ask<E: From<NoPlace>>(
        &self,
        order: ReviewOrder,
        allow: impl FnOnce() -> Result<(), E>,
    ) -> Result<Place, E> {
        let mut state = self.state();
        if state.is_closed {
            return Err(NoPlace::Closed.into());
        }
        let (done, made) = oneshot::channel();
        let same = |it: &Waiting| it.order.game == order.game;
        if let Some(ahead) = state.waiting.iter().position(same) {
            let progress = (ahead == 0).then_some(ReviewProgress {
                judged: state.judged,
                moves: order.record.moves.len(),
            });
            state.waiting[ahead].done.push(done);
            return Ok(Place {
                ahead,
                progress,
                made,
            });
        }
        let own = state.waiting.iter().find(|it| it.order.by == order.by);
        if let Some(own) = own {
            return Err(NoPlace::Another(own.order.game).into());
        }
        allow()?;
        let ahead = state.waiting.len();
        let done = vec![done];
        state.waiting.push_back(Waiting { order, done });
        drop(state);
        self.asked.notify_one();
        Ok(Place {
            ahead,
            progress: None,
            made,
        })
    }

    /// The next review to be made, once there is one. It stays in the queue until it is
    /// [`finished`](Self::finish).
    pub async fn next(&self) -> ReviewOrder {
        loop {
            let asked = self.asked.notified();
            if let Some(next) = self.begin() {
                return next;
            }
            asked.await;
        }
    }

    fn begin(&self) -> Option<ReviewOrder> {
        let mut state = self.state();
        let next = state.waiting.front().map(|it| it.order.clone());
        state.is_making = next.is_some();
        next
    }

    /// So many moves of the review that was begun are still to be judged. Looks back at moves that were judged change
    /// nothing.
    pub fn note(&self, left: usize) {
        let mut state = self.state();
        let moves = state.waiting.front().map(|it| it.order.record.moves.len());
        let judged = moves.unwrap_or_default().saturating_sub(left);
        state.judged = state.judged.max(judged);
    }

    /// The review that was begun is made, or could not be.
    pub fn finish(&self, is_made: bool) {
        let mut state = self.state();
        if !std::mem::take(&mut state.is_making) {
            return;
        }
        let done = state.waiting.pop_front().map(|it| it.done);
        state.judged = 0;
        drop(state);
        if is_made {
            for done in done.into_iter().flatten() {
                // Whoever has gone meanwhile asks again.
                let _ = done.send(());
            }
        }
    }

    /// How many reviews wait, the one that is being made included.
    pub fn len(&self) -> usize {
        self.state().waiting.len()
    }

    /// Lets nobody wait any more, because the bot stops.
    pub fn close(&self) {
        let mut state = self.state();
        state.is_closed = true;
        state.is_making = false;
        state.waiting.clear();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A list stays valid if another thread panics.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Move, Point, catalogue};

    fn order(by: u64, game: i64) -> ReviewOrder {
        ReviewOrder {
            by: PlayerId(by),
            game: GameId(game),
            record: Record::new(catalogue::find("pente").expect("the base game")),
        }
    }

    fn ask(queue: &ReviewQueue, order: ReviewOrder) -> Result<Place, NoPlace> {
        queue.ask(order, || Ok(()))
    }

    /// The same for a game of so many moves.
    fn order_of(by: u64, game: i64, moves: u8) -> ReviewOrder {
        let mut order = order(by, game);
        for file in 0..moves {
            let at = Point::new(file % 19, file / 19);
            order.record.push(Move::Place(at));
        }
        order
    }

    #[tokio::test]
    async fn who_looks_again_learns_how_far_it_is() {
        let queue = ReviewQueue::default();
        let progress = |by, game, moves| {
            let place = ask(&queue, order_of(by, game, moves)).expect("a place");
            place
                .progress
                .map(|progress| (progress.judged, progress.is_soon_made()))
        };
        assert_eq!(progress(1, 10, 60), None, "who asks first waits");
        assert_eq!(progress(2, 11, 40), None);
        assert_eq!(progress(2, 11, 40), None, "another is before it");
        queue.next().await;
        for (left, told) in [
            (61, (0, false)),
            (40, (20, false)),
            (30, (30, true)),
            (0, (60, true)),
        ] {
            queue.note(left);
            assert_eq!(progress(1, 10, 60), Some(told));
        }
        queue.note(4);
        assert_eq!(progress(1, 10, 60), Some((60, true)), "looks back");
        queue.finish(true);
        queue.next().await;
        assert_eq!(progress(2, 11, 40), Some((0, false)), "of the next one");
    }

    #[test]
    fn only_a_review_that_is_to_be_made_is_counted() {
        let queue = ReviewQueue::default();
        let mut counted = 0;
        for (by, game) in [(1, 10), (1, 11), (1, 12), (2, 10)] {
            let asked = queue.ask(order(by, game), || {
                counted += 1;
                Ok::<_, NoPlace>(())
            });
            assert_eq!(asked.is_ok(), game == 10, "{by} {game}");
        }
        assert_eq!(counted, 1, "neither refusals nor who waits with others");
        let refused = queue.ask(order(3, 13), || Err(NoPlace::Closed));
        assert!(refused.is_err());
        let again = ask(&queue, order(3, 14)).expect("nobody waits for what was not granted");
        assert_eq!(again.ahead, 1);
    }

    #[tokio::test]
    async fn reviews_are_made_in_turn_and_one_for_each_person() {
        let queue = ReviewQueue::default();
        let first = ask(&queue, order(1, 10)).expect("a place");
        assert_eq!(first.ahead, 0);
        assert_eq!(
            ask(&queue, order(1, 11)).err(),
            Some(NoPlace::Another(GameId(10)))
        );
        let second = ask(&queue, order(2, 11)).expect("a place");
        assert_eq!(second.ahead, 1);
        let with_first = ask(&queue, order(3, 10)).expect("the same review");
        assert_eq!(with_first.ahead, 0);
        assert_eq!(queue.next().await.game, GameId(10));
        queue.finish(true);
        assert!(first.made.await.is_ok() && with_first.made.await.is_ok());
        assert_eq!(queue.next().await.game, GameId(11));
        queue.finish(false);
        assert!(second.made.await.is_err(), "it could not be made");
        let last = ask(&queue, order(1, 12)).expect("a place");
        queue.close();
        assert!(last.made.await.is_err());
        assert_eq!(ask(&queue, order(1, 12)).err(), Some(NoPlace::Closed));
    }
}
