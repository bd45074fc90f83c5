//! Which puzzle somebody gets: of those that they ask for, one of the few that suit their rating best and were not
//! shown to them before. Only where there is none left, those come again that they left alone, and then those that
//! they have tried, which were shown longest ago first.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use super::error::Abort;
use super::puzzle_request::{PuzzleRequest, PuzzleSource};
use super::puzzle_results::graded;
use super::puzzles::{may_see_puzzles_of, silenced_by};
use crate::game::{GameId, PlayerId, ServerId, StandsFor, Viewpoint};
use crate::puzzle::{Puzzle, PuzzleId, built_in};
use crate::rating::Rating;
use crate::rules::BoardKey;
use crate::store::{PuzzleGames, Reading, SavedPuzzle};

/// Among how many that suit best chance decides.
const AMONG: usize = 6;
/// By which rules those get puzzles first who have finished no game, and ask for no rules.
const NEWCOMERS_RULESET: &str = "pente";
/// The most puzzles from games that are looked at.
const MOST_FROM_GAMES: u32 = 500;

/// A puzzle that may be chosen.
#[derive(Clone)]
pub(super) struct Candidate {
    /// What the puzzle is known by.
    pub(super) id: PuzzleId,
    puzzle: Puzzle,
    game: Option<GameId>,
    rating: Rating,
    /// The keys of the boards of which it speaks; empty if too few stones are on its own.
    keys: Vec<BoardKey>,
}

impl Candidate {
    /// A puzzle with its rating, which is that of its grade if nobody has tried it; `None` if it cannot be replayed.
    pub(super) fn new(
        puzzle: Puzzle,
        game: Option<GameId>,
        rating: Option<Rating>,
    ) -> Option<Self> {
        let position = puzzle.position().ok()?;
        Some(Self {
            id: puzzle.id(),
            game,
            rating: rating.unwrap_or_else(|| graded(puzzle.grade.rating)),
            keys: if position.is_distinct() {
                position.keys_spoken_of()
            } else {
                Vec::new()
            },
            puzzle,
        })
    }

    /// Whether the game that it is from may be seen from there.
    pub(super) async fn may_be_seen(
        &self,
        reading: &mut Reading,
        viewpoint: Viewpoint,
    ) -> Result<bool, Abort> {
        Ok(match self.game {
            Some(game) => may_see_puzzles_of(reading, viewpoint, game).await?,
            None => true,
        })
    }

    /// It as it is saved when the first person meets it.
    pub(super) fn saved(&self) -> SavedPuzzle {
        SavedPuzzle {
            id: self.id.0,
            text: self.puzzle.to_string(),
            game: self.game,
            rating: self.rating,
            tried: 0,
            solved: 0,
        }
    }
}

/// The built-in puzzles with the keys of their boards, which take a moment to work out.
static BUILT_IN: LazyLock<Vec<Candidate>> = LazyLock::new(|| {
    let all = built_in().iter().cloned();
    all.filter_map(|puzzle| Candidate::new(puzzle, None, None))
        .collect()
});

/// One of the puzzles that suit a request, and this rating, best.
pub(super) async fn choose(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    (request, target): (PuzzleRequest, f64),
    chance: u64,
) -> Result<Option<Candidate>, Abort> {
    let mut all = candidates(reading, viewpoint, request).await?;
    let standing = standing_among(reading, viewpoint.player, &all).await?;
    all.retain(|it| !standing.contains(&it.id));
    let shown = reading.shown_puzzles(viewpoint.player).await?;
    let shown: BTreeMap<_, _> = shown
        .into_iter()
        .map(|(id, at, is_over)| (PuzzleId(id), (is_over, at)))
        .collect();
    let (mut old, new): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|it| shown.contains_key(&it.id));
    let is_newcomer = request.ruleset.is_none() && !reading.has_finished(viewpoint.player).await?;
    let (usual, others): (Vec<_>, Vec<_>) = new
        .into_iter()
        .partition(|it| is_newcomer && it.puzzle.game.ruleset.id == NEWCOMERS_RULESET);
    for new in [usual, others] {
        let found = suiting(reading, viewpoint, (new, target), chance).await?;
        if found.is_some() {
            return Ok(found);
        }
    }
    old.sort_by_key(|it| shown.get(&it.id).copied());
    for it in old {
        if it.may_be_seen(reading, viewpoint).await? {
            return Ok(Some(it));
        }
    }
    Ok(None)
}

/// The puzzle of a day for a server, none of the recent ones.
pub(super) async fn choose_daily(
    reading: &mut Reading,
    server: ServerId,
    (request, target): (PuzzleRequest, f64),
    recent: &[u64],
    chance: u64,
) -> Result<Option<SavedPuzzle>, Abort> {
    // Of nobody's own games.
    let everybody = Viewpoint::of_outsider(Some(server));
    let mut all = candidates(reading, everybody, request).await?;
    let standing = standing_among(reading, everybody.player, &all).await?;
    all.retain(|it| !standing.contains(&it.id));
    let is_recent = |it: &Candidate| recent.contains(&it.id.0);
    if !all.iter().all(is_recent) {
        all.retain(|it| !is_recent(it));
    }
    let found = suiting(reading, everybody, (all, target), chance).await?;
    Ok(found.map(|it| it.saved()))
}

/// One of the few that are nearest to a rating and may be seen from there; `chance` decides which.
async fn suiting(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    (mut all, target): (Vec<Candidate>, f64),
    chance: u64,
) -> Result<Option<Candidate>, Abort> {
    let off = |it: &Candidate| (it.rating.rating - target).abs();
    all.sort_by(|one, other| off(one).total_cmp(&off(other)).then(one.id.cmp(&other.id)));
    let mut few = Vec::new();
    for it in all {
        if few.len() == AMONG {
            break;
        }
        if it.may_be_seen(reading, viewpoint).await? {
            few.push(it);
        }
    }
    let among = u64::try_from(few.len()).unwrap_or(1).max(1);
    let index = usize::try_from(chance % among).unwrap_or_default();
    Ok(few.into_iter().nth(index))
}

/// Those that are not for this person now, because their positions stand in running games, or have too few stones to
/// tell.
pub(super) async fn standing_among(
    reading: &mut Reading,
    player: PlayerId,
    candidates: &[Candidate],
) -> Result<BTreeSet<PuzzleId>, Abort> {
    let mut hidden = BTreeSet::new();
    for least in [StandsFor::OtherGames, StandsFor::Everybody] {
        let alike = || {
            let candidates = candidates.iter();
            candidates.filter(move |it| silenced_by(it.game) == least)
        };
        let keys: Vec<BoardKey> = alike().flat_map(|it| it.keys.iter().copied()).collect();
        let standing = reading.standing_among(&keys, player, least).await?;
        let stands = |it: &&Candidate| {
            it.keys.is_empty() || it.keys.iter().any(|key| standing.contains(key))
        };
        hidden.extend(alike().filter(stands).map(|it| it.id));
    }
    Ok(hidden)
}

/// The puzzles that a person asks for, whether they may see the games or not.
async fn candidates(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    request: PuzzleRequest,
) -> Result<Vec<Candidate>, Abort> {
    let mut all = Vec::new();
    if matches!(request.source, PuzzleSource::Any | PuzzleSource::BuiltIn) {
        let rated: BTreeMap<_, _> = reading.rated_puzzles().await?.into_iter().collect();
        let fitting = BUILT_IN.iter().filter(|it| request.fits(&it.puzzle));
        all.extend(fitting.map(|it| Candidate {
            rating: rated.get(&it.id.0).copied().unwrap_or(it.rating),
            ..it.clone()
        }));
    }
    let own = PuzzleGames::Of(viewpoint.player);
    let here = viewpoint.server.map(PuzzleGames::On);
    let games = match request.source {
        PuzzleSource::Any => [here, Some(own)],
        PuzzleSource::Mine => [None, Some(own)],
        PuzzleSource::Server => [here, None],
        PuzzleSource::BuiltIn => [None, None],
    };
    for games in games.into_iter().flatten() {
        for saved in reading.puzzles_from(games, MOST_FROM_GAMES).await? {
            let puzzle: Option<Puzzle> = saved.text.parse().ok();
            let puzzle = puzzle.filter(|puzzle| request.fits(puzzle));
            let rating = Some(saved.rating);
            all.extend(puzzle.and_then(|it| Candidate::new(it, saved.game, rating)));
        }
    }
    let mut known = BTreeSet::new();
    all.retain(|it| known.insert(it.id));
    Ok(all)
}
