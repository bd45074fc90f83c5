//! Which puzzle somebody gets: of those that they ask for, one of the few that suit their rating best and were not
//! shown to them before. Of those that are not far from it, the ones by preferred rules come first: by those of games that
//! they have finished, then by the default rules of the server, then by Pente. Only where there is none left, those come
//! again that they left alone, and then those that they have tried, which were shown longest ago first.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use super::error::Abort;
use super::puzzle_request::{PuzzleRequest, PuzzleSource};
use super::puzzle_results::graded;
use super::puzzle_view::OffTarget;
use super::puzzles::{may_see_puzzles_of, silenced_by};
use crate::game::{GameId, PlayerId, ServerId, StandsFor, Viewpoint};
use crate::puzzle::{Puzzle, PuzzleId, built_in};
use crate::rating::Rating;
use crate::rules::{BoardKey, Position, catalogue};
use crate::store::{PuzzleGames, Reading, SavedPuzzle};

/// Among how many that suit best chance decides.
const AMONG: usize = 6;
/// How much farther from a rating than the nearest puzzle one may be that chance decides for, in rating points.
const APART: f64 = 150.0;
/// From which distance on a puzzle is much harder or easier than what was asked for, in rating points.
const FAR: f64 = 300.0;
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
}

impl Candidate {
    /// A puzzle with its rating, which is that of its grade if nobody has tried it.
    pub(super) fn new(puzzle: Puzzle, game: Option<GameId>, rating: Option<Rating>) -> Self {
        Self {
            id: puzzle.id(),
            game,
            rating: rating.unwrap_or_else(|| graded(puzzle.grade.rating)),
            puzzle,
        }
    }

    /// The keys of the boards of which it speaks; none if too few stones are on its own, or it cannot be replayed.
    fn keys(&self) -> Vec<BoardKey> {
        let position = self.puzzle.position().ok();
        let position = position.filter(Position::is_distinct);
        position.map_or_else(Vec::new, |it| it.keys_spoken_of())
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

    /// That it is far from this rating.
    pub(super) fn off(&self, target: f64) -> Option<OffTarget> {
        let harder = self.rating.rating - target;
        match harder {
            _ if harder > FAR => Some(OffTarget::MuchHarder),
            _ if harder < -FAR => Some(OffTarget::MuchEasier),
            _ => None,
        }
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

/// The built-in puzzles.
static BUILT_IN: LazyLock<Vec<Candidate>> = LazyLock::new(|| {
    let all = built_in().iter().cloned();
    all.map(|puzzle| Candidate::new(puzzle, None, None))
        .collect()
});

/// A puzzle for a request, and whether it is far from this rating: one of those that suit the rating best, by preferred rules
/// if one of theirs is not far from it. When all were shown, one comes again, however far it is: of those that were left alone,
/// then of those that were tried, the one that was shown longest ago.
pub(super) async fn choose(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    (request, target): (PuzzleRequest, f64),
    chance: u64,
) -> Result<Option<(Candidate, Option<OffTarget>)>, Abort> {
    let all = candidates(reading, viewpoint, request).await?;
    let shown = reading.shown_puzzles(viewpoint.player).await?;
    let shown: BTreeMap<_, _> = shown
        .into_iter()
        .map(|(id, at, is_over)| (PuzzleId(id), (is_over, at)))
        .collect();
    let (mut old, new): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|it| shown.contains_key(&it.id));
    let preferred = match request.ruleset {
        Some(_) => Vec::new(),
        None => preferred_rules(reading, viewpoint).await?,
    };
    // Rules that are new to somebody are easier to bear than a puzzle that is far too hard.
    let by = |rules: &Vec<String>| {
        let near = new.iter().filter(|it| it.off(target).is_none());
        let them = near.filter(|it| rules.iter().any(|id| id == it.puzzle.game.ruleset.id));
        them.cloned().collect::<Vec<_>>()
    };
    let preferred: Vec<_> = preferred.iter().map(by).collect();
    for new in preferred.into_iter().chain([new]) {
        let found = suiting(reading, viewpoint, (new, target), chance).await?;
        if let Some(found) = found {
            let off = found.off(target);
            return Ok(Some((found, off)));
        }
    }
    old.sort_by_key(|it| shown.get(&it.id).copied());
    let first = first_of(reading, viewpoint, old, 1).await?;
    Ok(first.into_iter().next().map(|it| (it, None)))
}

/// Groups of ids of rulesets, those to prefer in front: by which the person has finished games, the server's, and Pente.
async fn preferred_rules(
    reading: &mut Reading,
    viewpoint: Viewpoint,
) -> Result<Vec<Vec<String>>, Abort> {
    let finished = reading.rulesets_finished(viewpoint.player).await?;
    let usual = match viewpoint.server {
        Some(server) => reading.server_settings(server).await?.ruleset,
        None => None,
    };
    let usual = usual.map(|it| it.id.to_owned());
    let base = catalogue::BASE.to_owned();
    Ok(vec![finished, usual.into_iter().collect(), vec![base]])
}

/// Whether there are puzzles of a kind, in games that may be seen from there or built in; be they kept back now or not.
pub(super) async fn is_any(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    request: PuzzleRequest,
) -> Result<bool, Abort> {
    for it in candidates(reading, viewpoint, request).await? {
        if it.may_be_seen(reading, viewpoint).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The puzzle of a day for a server: by the rules of its games, else by those that everybody knows, else by any, each
/// time one that is not far from a rating and none of the recent ones; in the end whatever is nearest.
pub(super) async fn choose_daily(
    reading: &mut Reading,
    server: ServerId,
    (rules, target): (&'static str, f64),
    recent: &[u64],
    chance: u64,
) -> Result<Option<SavedPuzzle>, Abort> {
    // Of nobody's own games.
    let everybody = Viewpoint::of_outsider(Some(server));
    let all = candidates(reading, everybody, PuzzleRequest::default()).await?;
    let is_new = |it: &Candidate| !recent.contains(&it.id.0);
    let is_near = |it: &Candidate| it.off(target).is_none();
    let new: Vec<_> = all.iter().filter(|it| is_new(it)).cloned().collect();
    let near = || new.iter().filter(|it| is_near(it));
    let by = |ruleset: &str| {
        let them = near().filter(|it| it.puzzle.game.ruleset.id == ruleset);
        them.cloned().collect::<Vec<_>>()
    };
    let by_any = near().cloned().collect();
    let again = all.iter().filter(|it| is_near(it)).cloned().collect();
    for them in [by(rules), by(catalogue::BASE), by_any, again, all.clone()] {
        let found = suiting(reading, everybody, (them, target), chance).await?;
        if let Some(found) = found {
            return Ok(Some(found.saved()));
        }
    }
    Ok(None)
}

/// One of the few that are nearest to a rating and may be shown there; `chance` decides which.
async fn suiting(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    (mut all, target): (Vec<Candidate>, f64),
    chance: u64,
) -> Result<Option<Candidate>, Abort> {
    let off = |it: &Candidate| (it.rating.rating - target).abs();
    all.sort_by(|one, other| off(one).total_cmp(&off(other)).then(one.id.cmp(&other.id)));
    let mut few = first_of(reading, viewpoint, all, AMONG).await?;
    // Of a rare kind, the few that are nearest may be far apart.
    let least = few.first().map_or(0.0, off);
    few.retain(|it| off(it) <= least + APART);
    let among = u64::try_from(few.len()).unwrap_or(1).max(1);
    let index = usize::try_from(chance % among).unwrap_or_default();
    Ok(few.into_iter().nth(index))
}

/// The first of them, at most so many, that may be shown there. Each speaks of some 50 boards, which are looked up: no
/// more are looked at than are needed.
async fn first_of(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    mut all: Vec<Candidate>,
    most: usize,
) -> Result<Vec<Candidate>, Abort> {
    let mut first = Vec::new();
    while first.len() < most && !all.is_empty() {
        let few: Vec<_> = all.drain(..AMONG.min(all.len())).collect();
        let standing = standing_among(reading, viewpoint.player, &few).await?;
        for it in few {
            if !standing.contains(&it.id) && it.may_be_seen(reading, viewpoint).await? {
                first.push(it);
            }
        }
    }
    first.truncate(most);
    Ok(first)
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
        let alike: Vec<_> = alike().map(|it| (it.id, it.keys())).collect();
        let keys: Vec<_> = alike.iter().flat_map(|(_, keys)| keys).copied().collect();
        let standing = reading.standing_among(&keys, player, least).await?;
        let stands =
            |keys: &[BoardKey]| keys.is_empty() || keys.iter().any(|key| standing.contains(key));
        let alike = alike.into_iter();
        hidden.extend(alike.filter(|(_, keys)| stands(keys)).map(|(id, _)| id));
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
            all.extend(puzzle.map(|it| Candidate::new(it, saved.game, rating)));
        }
    }
    let mut known = BTreeSet::new();
    all.retain(|it| known.insert(it.id));
    Ok(all)
}
