//! Sets: how the two games that belong together begin, and how they are counted once both are over. What a
//! set is stands in [`Set`].

use jiff::Timestamp;

use super::hill_sets;
use super::time_preferences::time_preferences;
use crate::game::{
    Challenge, Climb, Game, GameId, Place, PlayerId, PlayerResult, Set, SetResult, Start, Terms,
    leaver,
};
use crate::store::{Error, Reading, SavedGame, SavedSet, Writing};

/// A set as one of its games shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetView {
    /// The set.
    pub set: Set,
    /// Its other game.
    pub other: GameId,
    /// How the set ended; `None` as long as one of its games is running, or cannot be read.
    pub result: Option<SetResult>,
    /// Whether it ended with this game rather than with the other.
    pub is_last: bool,
    /// Who is to move in the other game; `None` if it is over, paused or adjourned.
    pub other_waits_for: Option<PlayerId>,
    /// How the first of the two people fared in the other game, if it is over.
    pub other_result: Option<PlayerResult>,
    /// Who left the other game too early for it to count alone.
    pub other_leaver: Option<PlayerId>,
    /// Whether who leaves a game too early has lost it as a part of the set. If not, such a set does not count.
    pub leaver_loses: bool,
    /// What it changed on its hill for its players, in their order, if it ended with this game.
    pub climbs: [Option<Climb>; 2],
    /// Who else became king of its hill, because one of its players went down.
    pub crowned: Option<PlayerId>,
}

/// What becomes of a set if a player resigns its other game now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetIfResigned {
    /// That player loses it.
    Lost,
    /// Each player has won one of its games.
    Drawn,
    /// It does not count.
    Void,
    /// The other game is still to be played.
    Open,
}

/// What a game that was left too early to count alone brings to a player in its set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EarlyResult {
    /// Won or lost, if the other game counts.
    pub result: PlayerResult,
    /// Whether the other game counts for certain, because it is over.
    pub is_settled: bool,
}

impl SetView {
    /// What becomes of the set if this player resigns the game at hand now; `is_early` if it then does not count
    /// alone.
    pub fn if_resigned(&self, player: PlayerId, is_early: bool) -> SetIfResigned {
        if is_early && (!self.leaver_loses || self.other_result == Some(PlayerResult::Aborted)) {
            return SetIfResigned::Void;
        }
        let is_first = self.set.players[0] == player;
        match self.other_result {
            None => SetIfResigned::Open,
            Some(PlayerResult::Won) if is_first => SetIfResigned::Drawn,
            Some(PlayerResult::Lost) if !is_first => SetIfResigned::Drawn,
            Some(PlayerResult::Aborted) => match self.other_leaver.filter(|_| self.leaver_loses) {
                Some(leaver) if leaver == player => SetIfResigned::Lost,
                Some(_) => SetIfResigned::Drawn,
                None => SetIfResigned::Void,
            },
            Some(_) => SetIfResigned::Lost,
        }
    }

    /// What a game that this player left too early to count alone, or the other one did, brings to them; `None` if
    /// the set does not count.
    pub fn early_result(&self, leaver: PlayerId, player: PlayerId) -> Option<EarlyResult> {
        let result = if leaver == player {
            PlayerResult::Lost
        } else {
            PlayerResult::Won
        };
        (self.result != Some(SetResult::Aborted)).then_some(EarlyResult {
            result,
            is_settled: self.result.is_some(),
        })
    }
}

/// The set that a game belongs to; `None` if it belongs to none, or what is stored of it is damaged.
pub(super) async fn view(reading: &mut Reading, game: &Game) -> Result<Option<SetView>, Error> {
    if !game.terms.set {
        return Ok(None);
    }
    let saved = reading.set_of(game.id).await?;
    let Some(saved) = saved else {
        return Ok(None);
    };
    let climbs = hill_sets::climbs(reading, game, &saved.set).await?;
    let short = saved.set.other(game.id);
    let short = short.filter(|_| saved.other_result == Some(PlayerResult::Aborted));
    let other_leaver = match short {
        Some(other) => {
            let other = reading.game(other).await;
            let other = reading.set_aside(other)?.flatten();
            other.and_then(|other| leaver(&other.game))
        }
        None => None,
    };
    Ok(SetView::of(game.id, saved).map(|view| SetView {
        other_leaver,
        climbs: climbs.of_players,
        crowned: climbs.crowned,
        ..view
    }))
}

/// Starts the first game of a challenge and, if that is to a set, the second one, in which the players sit
/// the other way round. Returns the first.
pub(super) async fn start_games(
    writing: &mut Writing,
    challenge: &Challenge,
    players: Vec<PlayerId>,
    now: Timestamp,
) -> Result<SavedGame, Error> {
    let place = challenge.place;
    let terms = challenge.terms_for(&players);
    let first = start_game(writing, terms, players.clone(), place, now).await?;
    if let ([one, other], true) = (players.as_slice(), challenge.terms.set) {
        let players = vec![*other, *one];
        let terms = challenge.terms_for(&players);
        let second = start_game(writing, terms, players, place, now).await?;
        let set = Set {
            games: [first.game.id, second.game.id],
            players: [*one, *other],
        };
        writing.insert_set(&set, &first.game).await?;
    }
    Ok(first)
}

/// Starts a game of these players, in order of their seats.
pub(super) async fn start_game(
    writing: &mut Writing,
    terms: Terms,
    players: Vec<PlayerId>,
    place: Place,
    now: Timestamp,
) -> Result<SavedGame, Error> {
    let game = Game::start(Start {
        id: writing.next_game_id().await?,
        time_preferences: time_preferences(writing, &players).await?,
        terms,
        players,
        place,
        computer: None,
        at: now,
    });
    writing.insert_game(&game).await?;
    let saved = writing.game(game.id).await?;
    Ok(saved.expect("it was kept just now"))
}

/// Counts a set once both of its games are over: when the second one is saved. If the other game cannot be
/// read, the set stays without a result, and stops nothing.
pub(super) async fn count(writing: &mut Writing, game: &Game) -> Result<(), Error> {
    if !game.terms.set || !game.is_over() {
        return Ok(());
    }
    let Some(saved) = writing.set_of(game.id).await?.filter(|it| it.end.is_none()) else {
        return Ok(());
    };
    let SavedSet {
        set, leaver_loses, ..
    } = saved;
    let Some(other) = set.other(game.id) else {
        return Ok(());
    };
    let other = writing.game(other).await;
    let Some(other) = writing.set_aside(other)?.flatten() else {
        return Ok(());
    };
    let is_full = game.has_enough_plies() && other.game.has_enough_plies();
    if let Some(result) = set.result(game, &other.game) {
        let result = if is_full || leaver_loses {
            result
        } else {
            SetResult::Aborted
        };
        let end = (game.id, game.moved_at);
        writing.save_set_end(&set, end, result).await?;
        hill_sets::count(writing, game, &set, result).await?;
    }
    Ok(())
}

impl SetView {
    fn of(game: GameId, saved: SavedSet) -> Option<Self> {
        let SavedSet { set, end, .. } = saved;
        Some(Self {
            set,
            other: set.other(game)?,
            result: end.map(|(_, result)| result),
            is_last: end.is_some_and(|(last, _)| last == game),
            other_waits_for: saved.other_waits_for,
            other_result: saved.other_result,
            other_leaver: None,
            leaver_loses: saved.leaver_loses,
            climbs: [None; 2],
            crowned: None,
        })
    }

    /// How the set ended with this game.
    pub fn ended_here(&self) -> Option<SetResult> {
        self.result.filter(|_| self.is_last)
    }
}
