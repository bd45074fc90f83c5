//! The engine as an opponent: games against it, its moves, and how people fare.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use jiff::Timestamp;

use super::error::{Refusal, Stop, verb};
use super::time_preferences::time_preferences;
use super::{Error, GameView, Service};
use crate::engine::{self, Budget, Level};
use crate::game::limits::{DOUBLE_PRESS, ENGINE_GAMES};
use crate::game::machine::LEVELS;
use crate::game::{
    self, Coin, First, Game, GameId, Machine, Person, Place, PlayerId, Start, Terms,
};
use crate::rules::Move;
pub use crate::store::MachineResults;
use crate::store::{Error as StoreError, SavedGame, Writing};

/// The engine as somebody to play against.
#[derive(Clone, Debug)]
pub struct Opponent {
    /// Under whose name it plays: the bot's.
    pub person: Person,
    /// One of the ten levels.
    pub level: u8,
}

/// A game against the engine that somebody asked for.
#[derive(Clone, Debug)]
pub struct Begun {
    /// The game.
    pub view: GameView,
    /// Whether it had begun a moment before: whoever asks for the same within
    /// [`DOUBLE_PRESS`] has pressed twice.
    pub is_double_press: bool,
}

impl Service {
    /// Begins a game against the engine. It needs no invitation and never counts for a rating.
    /// A double press begins no other game.
    pub async fn play_machine(
        &self,
        by: Person,
        against: Opponent,
        terms: Terms,
        place: Place,
        coin: Coin,
        now: Timestamp,
    ) -> Result<Begun, Error> {
        verb(
            format!("begin a game of {} against the engine", by.id),
            async {
                let terms = Terms {
                    rated: false,
                    ..terms
                };
                terms.check()?;
                if !engine::plays(&terms.ruleset) || !LEVELS.contains(&against.level) {
                    return Err(Refusal::NoSuchOpponent.into());
                }
                let person_begins = match terms.first {
                    First::Challenger => true,
                    First::Opponent => false,
                    First::Chance => coin == Coin::Heads,
                };
                let mut players = vec![by.id, against.person.id];
                if !person_begins {
                    players.reverse();
                }
                let mut writing = self.store.write().await?;
                self.check_first(&mut writing, now).await?;
                let wanted = Wanted {
                    by: by.id,
                    terms: &terms,
                    place,
                    level: against.level,
                };
                if let Some(begun) = begun_just_now(&mut writing, wanted, now).await? {
                    return Ok(Begun {
                        view: GameView::new(&mut writing, begun, None).await?,
                        is_double_press: true,
                    });
                }
                check_room(&mut writing, by.id).await?;
                writing.save_player(&by).await?;
                writing.save_player(&against.person).await?;
                let machine = Machine {
                    player: against.person.id,
                    level: against.level,
                };
                let saved = begin(&mut writing, machine, players, terms, place, now).await?;
                let view = GameView::new(&mut writing, saved, None).await?;
                writing.commit().await?;
                Ok(Begun {
                    view,
                    is_double_press: false,
                })
            },
        )
        .await
    }

    /// The games that wait for the engine.
    pub async fn games_of_machine(&self) -> Result<Vec<GameId>, Error> {
        verb("list the games of the engine".to_owned(), async {
            Ok(self.store.read().await?.games_of_machine().await?)
        })
        .await
    }

    /// How a person fares against the engine, by ruleset and level.
    pub async fn machine_results(&self, player: PlayerId) -> Result<Vec<MachineResults>, Error> {
        verb(format!("look up how {player} fares"), async {
            Ok(self.store.read().await?.machine_results(player).await?)
        })
        .await
    }
}

/// The levels of the engine: number and name, the weakest first.
pub fn levels() -> impl Iterator<Item = (u8, &'static str)> {
    Level::ALL
        .into_iter()
        .map(|level| (level.number, level.name))
}

/// What a move costs beside the thinking: the game is loaded, saved and shown. In searched positions.
const EVERY_MOVE: u64 = 10_000;

/// About how much work a move at this level is, in searched positions: what it is reckoned at where
/// people share the engine.
pub fn effort(level: u8) -> u64 {
    EVERY_MOVE + Level::find(level).map_or(0, |level| level.nodes)
}

/// How long the engine thinks at most on a machine that is far slower than others, or has much else
/// to do. What it chooses then may depend on that; elsewhere it takes a fraction of it.
const GUARD: Duration = Duration::from_secs(10);

/// The move that the engine makes in a game in which it is to move. It may think for a second, and
/// always comes to the same. When `cancel` becomes true it ends soon, and there is no move.
pub fn choose(game: &Game, cancel: &AtomicBool) -> Option<Move> {
    let machine = game
        .machine
        .filter(|machine| game.waits_for(machine.player))?;
    let level = Level::find(machine.level)?;
    let seed = u64::try_from(game.id.0).unwrap_or_default();
    let budget = Budget {
        guard: Some(GUARD),
        stop: Some(cancel),
        ..Budget::nodes(level.nodes)
    };
    let chosen = engine::choose_within(game.position(), &level, seed, &budget)?;
    // What a cancelled search has found so far is not what it would have come to.
    (!cancel.load(Ordering::Relaxed)).then_some(chosen.mv)
}

/// A game against the engine that somebody wants to begin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted<'a> {
    /// Who wants it.
    pub by: PlayerId,
    /// What it is about.
    pub terms: &'a Terms,
    /// Where.
    pub place: Place,
    /// The level of the engine.
    pub level: u8,
}

/// The same game, if it was begun a moment before and still runs: somebody has pressed twice.
pub(super) async fn begun_just_now(
    writing: &mut Writing,
    wanted: Wanted<'_>,
    now: Timestamp,
) -> Result<Option<SavedGame>, Stop> {
    let since = now.saturating_sub(DOUBLE_PRESS).unwrap_or(Timestamp::MIN);
    for id in writing.running_against_machine(wanted.by).await? {
        let other = match writing.game(id).await {
            // One that cannot be read is in nobody's way.
            Err(error) if error.is_of_one() => continue,
            other => other?,
        };
        let begun = other.filter(|other| other.game.started_at > since && wanted.is(other));
        if begun.is_some() {
            return Ok(begun);
        }
    }
    Ok(None)
}

impl Wanted<'_> {
    /// Whether a game is the same in everything that was asked for.
    fn is(&self, other: &SavedGame) -> bool {
        let game = &other.game;
        let channel = other.parent.unwrap_or(game.place.channel);
        game.terms == *self.terms
            && game
                .machine
                .is_some_and(|machine| machine.level == self.level)
            && [channel, game.place.channel].contains(&self.place.channel)
    }
}

/// Refused if a person may not begin one more game against the engine, because too many run.
pub(super) async fn check_room(writing: &mut Writing, by: PlayerId) -> Result<(), Stop> {
    let running = writing.running_against_machine(by).await?;
    if running.len() >= ENGINE_GAMES as usize {
        return Err(game::Refusal::TooManyEngineGames { most: ENGINE_GAMES }.into());
    }
    Ok(())
}

/// Begins a game against the engine and keeps it.
pub(super) async fn begin(
    writing: &mut Writing,
    machine: Machine,
    players: Vec<PlayerId>,
    terms: Terms,
    place: Place,
    now: Timestamp,
) -> Result<SavedGame, StoreError> {
    let game = Game::start(Start {
        id: writing.next_game_id().await?,
        habits: time_preferences(writing, &players).await?,
        players,
        terms,
        place,
        machine: Some(machine),
        at: now,
    });
    writing.insert_game(&game).await?;
    let saved = writing.game(game.id).await?;
    Ok(saved.expect("it was kept just now"))
}

/// Counts a game against the engine that has just ended.
pub(super) async fn count(writing: &mut Writing, game: &Game) -> Result<(), StoreError> {
    let Some(machine) = game
        .machine
        .filter(|_| game.is_over() && !game.is_aborted())
    else {
        return Ok(());
    };
    let winners = game.winners();
    let has_lost = winners.contains(&machine.player);
    let results = MachineResults {
        ruleset: game.terms.ruleset.id.to_owned(),
        level: machine.level,
        wins: u32::from(!has_lost && !winners.is_empty()),
        losses: u32::from(has_lost),
        draws: u32::from(winners.is_empty()),
    };
    for player in game.people() {
        writing.add_machine_result(player, &results).await?;
    }
    Ok(())
}
