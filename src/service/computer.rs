//! The computer as an opponent: games against it, its moves, and people's results.

use std::sync::atomic::{AtomicBool, Ordering};

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal, use_case};
use super::time_preferences::time_preferences;
use super::{Error, GameView, Service};
use crate::engine::{self, Budget, Level};
use crate::game::computer::LEVELS;
use crate::game::limits::{COMPUTER_GAMES, COMPUTER_GAMES_BEGUN, DOUBLE_PRESS};
use crate::game::{
    self, Coin, Computer, First, Game, GameId, Person, Place, PlayerId, Start, Terms,
};
use crate::rules::Move;
pub use crate::store::ComputerResults;
use crate::store::{Error as StoreError, SavedGame, Writing};

/// The computer as an opponent.
#[derive(Clone, Debug)]
pub struct Opponent {
    /// The account it plays under: the bot's.
    pub person: Person,
    /// One of the ten levels.
    pub level: u8,
}

/// A newly requested game against the computer.
#[derive(Clone, Debug)]
pub struct StartedComputerGame {
    /// The game.
    pub view: GameView,
    /// Whether this is a game that had just started: a repeated request within [`DOUBLE_PRESS`]
    /// counts as a double press.
    pub is_double_press: bool,
}

/// What a game against the computer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerGamePurpose {
    /// It is a game like any other.
    Game,
    /// It is the game of the last lesson, whose boards carry a comment.
    Lesson,
}

/// A game against the computer that somebody asks for.
#[derive(Clone, Debug)]
pub struct NewComputerGame {
    /// Who asks for it.
    pub by: Person,
    /// The computer.
    pub against: Opponent,
    /// On which terms; that they are rated is ignored.
    pub terms: Terms,
    /// Where it is played.
    pub place: Place,
    /// What it is for.
    pub purpose: ComputerGamePurpose,
}

impl Service {
    /// Starts a game against the computer. It needs no challenge and is never rated. A double press
    /// returns the game already started.
    pub async fn play_computer(
        &self,
        wanted: NewComputerGame,
        coin: Coin,
        now: Timestamp,
    ) -> Result<StartedComputerGame, Error> {
        let NewComputerGame {
            by,
            against,
            terms,
            place,
            purpose,
        } = wanted;
        use_case(
            "begin a game of a person against the computer".to_owned(),
            async {
                let terms = Terms {
                    rated: false,
                    ..terms
                };
                terms.check()?;
                if !engine::plays(&terms.ruleset) || !LEVELS.contains(&against.level) {
                    return Err(ServiceRefusal::NoSuchOpponent.into());
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
                let wanted = ComputerGameRequest {
                    by: by.id,
                    terms: &terms,
                    place,
                    level: against.level,
                };
                if let Some(begun) = recent_duplicate(&mut writing, wanted, now).await? {
                    return Ok(StartedComputerGame {
                        view: GameView::new(&mut writing, begun, None).await?,
                        is_double_press: true,
                    });
                }
                check_room(&mut writing, by.id, now).await?;
                writing.save_player(&by).await?;
                writing.save_player(&against.person).await?;
                let computer = Computer {
                    player: against.person.id,
                    level: against.level,
                };
                let saved = start_game(&mut writing, computer, players, terms, place, now).await?;
                if purpose == ComputerGamePurpose::Lesson {
                    writing.save_lesson_game(saved.game.id).await?;
                }
                let view = GameView::new(&mut writing, saved, None).await?;
                writing.commit().await?;
                Ok(StartedComputerGame {
                    view,
                    is_double_press: false,
                })
            },
        )
        .await
    }

    /// The games in which the computer is to move.
    pub async fn computer_games(&self) -> Result<Vec<GameId>, Error> {
        use_case("list the games of the computer".to_owned(), async {
            Ok(self.store.read().await?.computer_games().await?)
        })
        .await
    }

    /// A person's results against the computer, by ruleset and level.
    pub async fn computer_results(&self, player: PlayerId) -> Result<Vec<ComputerResults>, Error> {
        use_case("look up how a person fares".to_owned(), async {
            Ok(self.store.read().await?.computer_results(player).await?)
        })
        .await
    }
}

/// The engine's levels, number and name, weakest first.
pub const LEVEL_NAMES: [(u8, &str); Level::ALL.len()] = {
    let mut names = [(0, ""); Level::ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = (Level::ALL[index].number, Level::ALL[index].name);
        index += 1;
    }
    names
};

/// The cost of a move besides the search: loading, saving and showing the game. In search nodes.
const EVERY_MOVE: u64 = 10_000;

/// The approximate cost of a move at this level, in search nodes. Used to share the engine fairly
/// between people.
pub fn effort(level: u8) -> u64 {
    EVERY_MOVE + Level::by_number(level).map_or(0, |level| level.nodes)
}

/// The move that the engine chooses in a game in which the computer is to move. It may search for as
/// long as its level's time, and is the same every time unless that time ends the search. When `cancel`
/// becomes true the search ends soon and returns no move.
pub fn choose(game: &Game, cancel: &AtomicBool) -> Option<Move> {
    let computer = game
        .computer
        .filter(|computer| game.waits_for(computer.player))?;
    let level = Level::by_number(computer.level)?;
    let seed = u64::try_from(game.id.0).unwrap_or_default();
    let budget = Budget {
        guard: Some(level.time),
        stop: Some(cancel),
        ..Budget::nodes(level.nodes)
    };
    let chosen = engine::choose_within(game.position(), &level, seed, &budget)?;
    // A cancelled search has not found what the full search would have.
    (!cancel.load(Ordering::Relaxed)).then_some(chosen.mv)
}

/// A requested game against the computer.
#[derive(Clone, Copy, Debug)]
pub(super) struct ComputerGameRequest<'a> {
    /// Who asks for it.
    pub by: PlayerId,
    /// The terms.
    pub terms: &'a Terms,
    /// Where it would be played.
    pub place: Place,
    /// The level of the computer.
    pub level: u8,
}

/// An identical game that started a moment ago and is still running: a double press.
pub(super) async fn recent_duplicate(
    writing: &mut Writing,
    wanted: ComputerGameRequest<'_>,
    now: Timestamp,
) -> Result<Option<SavedGame>, Abort> {
    let since = now.saturating_sub(DOUBLE_PRESS).unwrap_or(Timestamp::MIN);
    for id in writing.running_against_computer(wanted.by).await? {
        let other = match writing.game(id).await {
            // A game that cannot be read must not block others.
            Err(error) if error.affects_one_record() => continue,
            other => other?,
        };
        let begun = other.filter(|other| other.game.started_at > since && wanted.is(other));
        if begun.is_some() {
            return Ok(begun);
        }
    }
    Ok(None)
}

impl ComputerGameRequest<'_> {
    /// Whether a game matches this request in everything that was asked for.
    fn is(&self, other: &SavedGame) -> bool {
        let game = &other.game;
        let channel = other.parent.unwrap_or(game.place.channel);
        let is_first = game.players.first() == Some(&self.by);
        game.terms == self.terms.by_seat(is_first)
            && game
                .computer
                .is_some_and(|computer| computer.level == self.level)
            && [channel, game.place.channel].contains(&self.place.channel)
    }
}

/// Refused if a person already has too many games running against the computer, or has begun too many
/// lately. An open table at which both sit counts as a game: others may start it.
pub(super) async fn check_room(
    writing: &mut Writing,
    by: PlayerId,
    now: Timestamp,
) -> Result<(), Abort> {
    let running = writing.running_against_computer(by).await?.len();
    let soon = writing.tables_with_computer_and(by).await?;
    if running + soon >= COMPUTER_GAMES as usize {
        return Err(game::GameRefusal::TooManyComputerGames {
            most: COMPUTER_GAMES,
        }
        .into());
    }
    for (most, within) in COMPUTER_GAMES_BEGUN {
        let since = now.saturating_sub(within).unwrap_or(Timestamp::MIN);
        let begun = writing.begun_against_computer(by, since, now).await?;
        let first = begun.iter().rev().nth(most as usize - 1);
        if let Some(at) = first.and_then(|first| first.checked_add(within).ok()) {
            return Err(game::GameRefusal::TooManyComputerGamesBegun { most, at }.into());
        }
    }
    Ok(())
}

/// Starts a game against the computer and saves it.
pub(super) async fn start_game(
    writing: &mut Writing,
    computer: Computer,
    players: Vec<PlayerId>,
    terms: Terms,
    place: Place,
    now: Timestamp,
) -> Result<SavedGame, StoreError> {
    let person_begins = players.first() != Some(&computer.player);
    let game = Game::start(Start {
        id: writing.next_game_id().await?,
        time_preferences: time_preferences(writing, &players).await?,
        players,
        terms: terms.by_seat(person_begins),
        place,
        computer: Some(computer),
        at: now,
    });
    writing.insert_game(&game).await?;
    let saved = writing.game(game.id).await?;
    Ok(saved.expect("it was kept just now"))
}

/// Adds a game against the computer that has just ended to the players' results.
pub(super) async fn count(writing: &mut Writing, game: &Game) -> Result<(), StoreError> {
    let Some(computer) = game
        .against_computer()
        .filter(|_| game.is_over() && !game.is_aborted())
    else {
        return Ok(());
    };
    let winners = game.winners();
    let has_lost = winners.contains(&computer.player);
    let results = ComputerResults {
        ruleset: game.terms.ruleset.id.to_owned(),
        level: computer.level,
        wins: u32::from(!has_lost && !winners.is_empty()),
        losses: u32::from(has_lost),
        draws: u32::from(winners.is_empty()),
    };
    for player in game.people() {
        writing.add_computer_result(player, &results).await?;
    }
    Ok(())
}
