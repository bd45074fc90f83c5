//! Which puzzle somebody gets: of those that they ask for, one of the few that suit their rating best and were not
//! shown to them before. Only where there is none left, those come again that they left alone, and then those that
//! they have tried, which were shown longest ago first.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use jiff::{SignedDuration, Timestamp};

use super::error::{Abort, use_case};
use super::puzzle_results::{as_of, graded};
use super::puzzles::{PuzzleView, attempt, may_see_puzzles_of, view};
use super::{Error, Service};
use crate::game::{GameId, ServerId, Viewpoint};
use crate::puzzle::{Puzzle, PuzzleId, Theme, built_in};
use crate::rating::Rating;
use crate::rules::{BoardKey, catalogue};
use crate::store::{PuzzleGames, Reading, SavedPuzzle, SavedSolver};

/// How hard a puzzle is to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PuzzleDifficulty {
    /// Easier than what suits the person's rating.
    Easier,
    /// What suits it.
    #[default]
    Suiting,
    /// Harder.
    Harder,
}

/// Where a puzzle is to be from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PuzzleSource {
    /// From any of the others.
    #[default]
    Any,
    /// Built in.
    BuiltIn,
    /// From finished games of the server.
    Server,
    /// From finished games of one's own.
    Mine,
}

/// What kind of puzzle somebody asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleRequest {
    /// The theme; any if there is none.
    pub theme: Option<Theme>,
    /// The id of the ruleset; any if there is none.
    pub ruleset: Option<&'static str>,
    /// How hard it is to be.
    pub difficulty: PuzzleDifficulty,
    /// Where it is to be from.
    pub source: PuzzleSource,
}

/// How far easier or harder puzzles lie from the others.
const STEP: f64 = 300.0;
/// Among how many that suit best chance decides.
const AMONG: usize = 6;
/// By which rules those get puzzles first who have finished no game, and ask for no rules.
const NEWCOMERS_RULESET: &str = "pente";
/// After how long a puzzle comes back that came back before and was left.
const PUT_OFF: SignedDuration = SignedDuration::from_hours(24);
/// The most puzzles from games that are looked at.
const MOST_FROM_GAMES: u32 = 500;

impl PuzzleDifficulty {
    /// All of them, from easy to hard.
    pub const ALL: [Self; 3] = [Self::Easier, Self::Suiting, Self::Harder];

    /// The word for it in options and in the database.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easier => "easier",
            Self::Suiting => "suiting",
            Self::Harder => "harder",
        }
    }

    /// The one with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// The rating of the puzzles that are right for a person of this rating. Whoever is little known is asked
    /// easier ones first.
    pub(super) fn target(self, solver: Rating) -> f64 {
        let suiting = solver.rating - solver.deviation / 2.0;
        match self {
            Self::Easier => suiting - STEP,
            Self::Suiting => suiting,
            Self::Harder => suiting + STEP,
        }
    }
}

impl PuzzleSource {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Any, Self::BuiltIn, Self::Server, Self::Mine];

    /// The word for it in options and in the database.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::BuiltIn => "built-in",
            Self::Server => "server",
            Self::Mine => "mine",
        }
    }

    /// The one with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }
}

impl PuzzleRequest {
    /// The request as it is saved, as in `fours;pente;harder;any`.
    fn to_text(self) -> String {
        let theme = self.theme.map_or("", Theme::id);
        let ruleset = self.ruleset.unwrap_or_default();
        format!(
            "{theme};{ruleset};{};{}",
            self.difficulty.id(),
            self.source.id()
        )
    }

    /// Reads it; what is not known, or damaged, is not asked for.
    fn from_text(text: &str) -> Self {
        let mut words = text.split(';');
        let mut next = || words.next().unwrap_or_default();
        Self {
            theme: Theme::from_id(next()),
            ruleset: catalogue::find(next()).map(|ruleset| ruleset.id),
            difficulty: PuzzleDifficulty::from_id(next()).unwrap_or_default(),
            source: PuzzleSource::from_id(next()).unwrap_or_default(),
        }
    }

    fn fits(self, puzzle: &Puzzle) -> bool {
        self.theme
            .is_none_or(|theme| puzzle.themes.contains(&theme))
            && self.ruleset.is_none_or(|id| puzzle.game.ruleset.id == id)
    }
}

/// A puzzle that may be chosen.
#[derive(Clone)]
struct Candidate {
    id: PuzzleId,
    puzzle: Puzzle,
    game: Option<GameId>,
    rating: Rating,
    /// The key of its board; `None` if too few stones are on it.
    key: Option<BoardKey>,
}

impl Candidate {
    fn new(puzzle: Puzzle, game: Option<GameId>, rating: Option<Rating>) -> Option<Self> {
        let position = puzzle.position().ok()?;
        Some(Self {
            id: puzzle.id(),
            game,
            rating: rating.unwrap_or_else(|| graded(puzzle.grade.rating)),
            key: position.is_distinct().then(|| position.board_key()),
            puzzle,
        })
    }

    /// Whether the game that it is from may be seen from there.
    async fn may_be_seen(
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
    fn saved(&self) -> SavedPuzzle {
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

impl Service {
    /// The next puzzle for a person who looks from there, like the last one they asked for if nothing else is said;
    /// `None` if there is none that may be shown. `chance` decides among those that suit. Where the person wants it, a
    /// puzzle that they did not solve comes back first; one that came back and was left comes back a day later.
    pub async fn next_puzzle(
        &self,
        viewpoint: Viewpoint,
        request: Option<PuzzleRequest>,
        chance: u64,
        now: Timestamp,
    ) -> Result<Option<PuzzleView>, Error> {
        let player = viewpoint.player;
        use_case(format!("choose a puzzle for {player}"), async {
            self.fill_in_all_standing().await?;
            let mut reading = self.store.read().await?;
            let solver = reading.solver(player).await?;
            let solver = solver.unwrap_or_else(|| SavedSolver::new(now));
            let request = request.unwrap_or_else(|| PuzzleRequest::from_text(&solver.wanted));
            let due = due(&mut reading, viewpoint, &solver, now).await?;
            let chosen = if let Some(id) = due.next {
                Some((id, None))
            } else {
                let suiting = (request, request.difficulty.target(as_of(&solver, now)));
                let chosen = choose(&mut reading, viewpoint, suiting, chance).await?;
                chosen.map(|it| (it.id, Some(it)))
            };
            drop(reading);
            let mut writing = self.store.write().await?;
            for id in due.left {
                let mut left = attempt(&mut writing, player, id, now).await?;
                left.is_repeating = false;
                left.due_at = Some(now + PUT_OFF);
                writing.save_puzzle_attempt(player, &left).await?;
            }
            let solver = writing.solver(player).await?;
            let solver = solver.unwrap_or_else(|| SavedSolver::new(now));
            let wanted = request.to_text();
            writing
                .save_solver(player, &SavedSolver { wanted, ..solver })
                .await?;
            let Some((id, candidate)) = chosen else {
                writing.commit().await?;
                return Ok(None);
            };
            if let Some(it) = candidate {
                writing.insert_puzzle(&it.saved()).await?;
            }
            let mut shown = attempt(&mut writing, player, id, now).await?;
            shown.shown_at = now;
            shown.is_repeating = due.next.is_some();
            if shown.solved.is_some() {
                shown.line = String::new();
            }
            writing.save_puzzle_attempt(player, &shown).await?;
            let view = view(&mut writing, viewpoint, id).await?;
            writing.commit().await?;
            Ok(Some(view))
        })
        .await
    }
}

/// The puzzles that come back to a person by now.
#[derive(Default)]
struct DuePuzzles {
    /// The next one that may be shown.
    next: Option<PuzzleId>,
    /// Those that came back already, and were left.
    left: Vec<PuzzleId>,
}

/// What comes back to a person who wants that.
async fn due(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    solver: &SavedSolver,
    now: Timestamp,
) -> Result<DuePuzzles, Abort> {
    let mut due = DuePuzzles::default();
    if !solver.repeats {
        return Ok(due);
    }
    for id in reading.due_puzzles(viewpoint.player, now).await? {
        let attempt = reading.puzzle_attempt(viewpoint.player, id).await?;
        if attempt.is_some_and(|it| it.is_repeating) {
            due.left.push(PuzzleId(id));
            continue;
        }
        if due.next.is_some() {
            continue;
        }
        let Some(saved) = reading.puzzle(id).await? else {
            continue;
        };
        let puzzle = saved.text.parse().ok();
        let it = puzzle.and_then(|it| Candidate::new(it, saved.game, Some(saved.rating)));
        let Some(it) = it else { continue };
        let standing = standing_among(reading, std::slice::from_ref(&it)).await?;
        if standing.is_empty() && it.may_be_seen(reading, viewpoint).await? {
            due.next = Some(it.id);
        }
    }
    Ok(due)
}

/// One of the puzzles that suit a request, and this rating, best.
async fn choose(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    (request, target): (PuzzleRequest, f64),
    chance: u64,
) -> Result<Option<Candidate>, Abort> {
    let mut all = candidates(reading, viewpoint, request).await?;
    let standing = standing_among(reading, &all).await?;
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
    let standing = standing_among(reading, &all).await?;
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

/// Those whose positions stand in somebody's running game, or have too few stones to tell.
async fn standing_among(
    reading: &mut Reading,
    candidates: &[Candidate],
) -> Result<BTreeSet<PuzzleId>, Abort> {
    let keys: Vec<BoardKey> = candidates.iter().filter_map(|it| it.key).collect();
    let standing = reading.standing_among(&keys).await?;
    let stands = |it: &&Candidate| it.key.is_none_or(|key| standing.contains(&key));
    Ok(candidates.iter().filter(stands).map(|it| it.id).collect())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_last_is_read_again() {
        for theme in [None, Some(Theme::Fours)] {
            for ruleset in [None, Some("pente")] {
                for difficulty in PuzzleDifficulty::ALL {
                    for source in PuzzleSource::ALL {
                        let request = PuzzleRequest {
                            theme,
                            ruleset,
                            difficulty,
                            source,
                        };
                        assert_eq!(PuzzleRequest::from_text(&request.to_text()), request);
                    }
                }
            }
        }
        assert_eq!(PuzzleRequest::from_text("x;y"), PuzzleRequest::default());
    }
}
