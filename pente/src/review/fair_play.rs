//! What of a review must not be said, because it would tell somebody about a position that stands elsewhere.

use super::chance::Chance;
use super::game_review::{Judgement, Review};
use crate::rules::{BoardKey, Move, Position};

/// The chances with which a game is open. Outside them it is as good as decided, and whoever knows that of a position
/// knows it of what follows.
const OPEN: std::ops::RangeInclusive<f64> = 5.0..=95.0;

/// The positions that a review speaks of, those of better lines and of expected answers included, with the keys of
/// their boards. They take some hundredths of a second to work out.
#[derive(Clone, Debug)]
pub struct SpokenOf(Vec<Place>);

impl SpokenOf {
    /// The keys of the boards of all these positions, and of all those from which one stone leads to one of them.
    pub fn keys(&self) -> Vec<BoardKey> {
        let of_each = self.0.iter().filter_map(|it| it.keys.as_deref());
        let mut keys = of_each.collect::<Vec<_>>().concat();
        keys.sort_unstable();
        keys.dedup();
        keys
    }
}

impl Review {
    /// The positions of which it speaks.
    pub fn spoken_of(&self) -> SpokenOf {
        let mut places = Vec::new();
        self.visit(|index, way, position| {
            let keys = position.is_distinct().then(|| position.keys_spoken_of());
            places.push(Place { index, way, keys });
        });
        SpokenOf(places)
    }

    /// Leaves out whatever says something about a position with very few stones, of which nothing is ever said.
    ///
    /// `spoken_of` is what the whole review speaks of.
    pub fn leave_out_few(&mut self, spoken_of: &SpokenOf) {
        let few = |place: &Place| place.keys.is_none();
        let mut silence = Silence::none(self.plies.len());
        for place in spoken_of.0.iter().filter(|it| few(it)) {
            silence.cover(place);
        }
        self.apply(&silence);
    }

    /// Leaves out whatever says something about a position that stands elsewhere: how it stands, which move is best in
    /// it, how good the move was that led to it, and lines through it. A position to which one stone leads from one that
    /// stands elsewhere is treated like that one: how it stands says how good that stone is.
    ///
    /// After the first such position of the game nothing more is said: how the moves were that follow tells which
    /// move is best in it. Nor is anything said of the moves before it if the game was as good as decided there,
    /// because it still is. Returns the index of the first move of which nothing is said for that reason.
    ///
    /// `spoken_of` is what the whole review speaks of.
    pub fn leave_out(
        &mut self,
        spoken_of: &SpokenOf,
        stands: impl Fn(BoardKey) -> bool,
    ) -> Option<usize> {
        let stands = |place: &Place| {
            let keys = place.keys.as_deref().unwrap_or_default();
            keys.iter().any(|key| stands(*key))
        };
        let mut silence = Silence::none(self.plies.len());
        for place in spoken_of.0.iter().filter(|it| stands(it)) {
            silence.cover(place);
            if matches!(place.way, Way::Game) {
                silence.end_at(place.index);
            }
        }
        self.apply(&silence);
        silence.from.map(|from| self.leave_out_decided(from))
    }

    /// Leaves out what a silence covers.
    fn apply(&mut self, silence: &Silence) {
        for (index, ply) in self.plies.iter_mut().enumerate() {
            if silence.is_over(index) || silence.unspoken[index] {
                ply.chance = None;
                ply.score = None;
            }
            if silence.is_over(index) || silence.unjudged[index] {
                ply.judgement = None;
            }
            if silence.replies[index] {
                // That the answer wins by force says it of every position on the way.
                let is_lost = |it: &Judgement| it.played == Chance::LOST;
                ply.judgement = ply.judgement.take().filter(|it| !is_lost(it));
                if let Some(judgement) = &mut ply.judgement {
                    judgement.reason = None;
                    judgement.reply.clear();
                }
            }
            let Some(cut) = silence.cuts[index] else {
                continue;
            };
            // That the better move wins by force says it of every position on the way.
            let tells = cut == 0
                || ply.judgement.as_ref().is_some_and(|judgement| {
                    judgement.missed_win.is_some() || judgement.best == Chance::WON
                });
            if tells {
                ply.judgement = None;
            }
            if let Some(judgement) = &mut ply.judgement {
                judgement.better.truncate(cut);
                let reason = judgement.reason.as_ref();
                if reason.is_some_and(|it| it.better_spoken_of() > cut) {
                    judgement.reason = None;
                }
            }
        }
    }

    /// Leaves out the moves before a position of which nothing is said, back to the last one after which the game was
    /// open. Returns the index of the first move that is left out.
    fn leave_out_decided(&mut self, position: usize) -> usize {
        let mut first = position.saturating_sub(1);
        while let Some(before) = first.checked_sub(1) {
            let ply = &mut self.plies[before];
            let is_decided = |chance: Chance| !OPEN.contains(&chance.0);
            let played = ply.judgement.as_ref().map(|it| it.played);
            if !ply.chance.into_iter().chain(played).any(is_decided) {
                break;
            }
            ply.chance = None;
            ply.score = None;
            ply.judgement = None;
            first = before;
        }
        first
    }

    /// Goes through all positions of the game, of its better lines and of the expected answers: each with the index of
    /// the move before which it stands, or whose line leads to it.
    fn visit(&self, mut see: impl FnMut(usize, Way, &Position)) {
        let mut position = Position::new(self.ruleset);
        for (index, ply) in self.plies.iter().enumerate() {
            see(index, Way::Game, &position);
            let judgement = ply.judgement.as_ref();
            if let Some(judgement) = judgement {
                follow(&position, &judgement.better, |depth, position| {
                    see(index, Way::Better(depth), position);
                });
            }
            if position.play(ply.mv).is_err() {
                return;
            }
            if let Some(judgement) = judgement {
                follow(&position, &judgement.reply, |_, position| {
                    see(index, Way::Reply, position);
                });
            }
        }
        see(self.plies.len(), Way::Game, &position);
    }
}

/// Goes through the positions of a line.
fn follow(from: &Position, line: &[Move], mut see: impl FnMut(usize, &Position)) {
    let mut position = from.clone();
    for (depth, &mv) in line.iter().enumerate() {
        if position.play(mv).is_err() {
            break;
        }
        see(depth, &position);
    }
}

/// What is not said of the moves of a game, by their index.
struct Silence {
    /// The first position that stands elsewhere, or to which one stone leads from one that does.
    from: Option<usize>,
    /// Where nothing is said of how the game stands after the move.
    unspoken: Vec<bool>,
    /// Where nothing is said of how good the move was.
    unjudged: Vec<bool>,
    /// How many moves of the better line are told.
    cuts: Vec<Option<usize>>,
    /// Where nothing is said of the answer.
    replies: Vec<bool>,
}

impl Silence {
    fn none(moves: usize) -> Self {
        Self {
            from: None,
            unspoken: vec![false; moves],
            unjudged: vec![false; moves],
            cuts: vec![None; moves],
            replies: vec![false; moves],
        }
    }

    /// Covers what would say something of a position.
    fn cover(&mut self, place: &Place) {
        match place.way {
            Way::Game => self.cover_position_before(place.index),
            Way::Better(depth) => {
                let cut = &mut self.cuts[place.index];
                *cut = Some(cut.map_or(depth, |cut| cut.min(depth)));
            }
            Way::Reply => self.replies[place.index] = true,
        }
    }

    fn cover_position_before(&mut self, index: usize) {
        if let Some(unjudged) = self.unjudged.get_mut(index) {
            *unjudged = true;
        }
        if let Some(before) = index.checked_sub(1) {
            self.unjudged[before] = true;
            self.unspoken[before] = true;
        }
    }

    /// Covers all that follows a position of the game that stands elsewhere.
    fn end_at(&mut self, index: usize) {
        self.from.get_or_insert(index);
    }

    /// Whether a move led to a position that stands elsewhere, or comes after one.
    fn is_over(&self, index: usize) -> bool {
        self.from.is_some_and(|from| index + 1 >= from)
    }
}

/// A position that the review speaks of.
#[derive(Clone, Debug)]
struct Place {
    /// The index of the move before which it stands, or whose line leads to it.
    index: usize,
    way: Way,
    /// The keys of its board, and of those from which one stone leads to it; `None` if it has so few stones that nothing
    /// is said of it.
    keys: Option<Vec<BoardKey>>,
}

/// How a position is reached.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// It is one of the game's.
    Game,
    /// By this many further moves of a better line.
    Better(usize),
    /// By the expected answer to the move.
    Reply,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Score;
    use crate::review::{Fault, JudgedPly, Word};
    use crate::rules::{Colour, Point, Ruleset, catalogue};

    const PLAYED: &str = "K10 A1 N10 A4 M10 B8 T19 L10";
    /// What would have been better than the seventh of these moves.
    const BETTER: &str = "L10 J10 O10";

    fn moves(text: &str, ruleset: &Ruleset) -> Vec<Move> {
        let moves = text.split(' ');
        moves
            .map(|text| Move::parse(text, ruleset.size).expect("a move"))
            .collect()
    }

    /// A review that says something of every move, and has a line for the seventh.
    fn review(judged: Judgement) -> Review {
        let ruleset = catalogue::find("pente").expect("the base game");
        let ply = |mv| JudgedPly {
            mv,
            colour: Some(Colour::FIRST),
            score: Some(Score(0)),
            chance: Some(Chance::EVEN),
            judgement: Some(Judgement::good(Chance::EVEN)),
        };
        let mut plies: Vec<_> = moves(PLAYED, &ruleset).into_iter().map(ply).collect();
        plies[6].judgement = Some(judged);
        Review { ruleset, plies }
    }

    fn worse(best: Chance, reason: Fault) -> Judgement {
        let ruleset = catalogue::find("pente").expect("the base game");
        Judgement {
            best,
            word: Some(Word::Blunder),
            better: moves(BETTER, &ruleset),
            reason: Some(reason),
            ..Judgement::good(Chance::EVEN)
        }
    }

    /// The position after the first of the game's moves and some others.
    fn after(count: usize, then: &str) -> Position {
        let ruleset = catalogue::find("pente").expect("the base game");
        let mut position = Position::new(ruleset);
        let game = moves(PLAYED, &ruleset).into_iter().take(count);
        for mv in game.chain(moves(then, &ruleset)) {
            position.play(mv).expect("a legal move");
        }
        position
    }

    #[test]
    fn nothing_is_said_after_a_position_that_stands_elsewhere() {
        let mut review = review(Judgement::good(Chance::EVEN));
        let standing = after(4, "M10").board_key();
        assert_eq!(
            review.leave_out(&review.spoken_of(), |key| key == standing),
            Some(4)
        );
        let is_silent = |ply: &JudgedPly| {
            ply.chance.is_none() && ply.score.is_none() && ply.judgement.is_none()
        };
        assert!(review.plies[3].chance.is_some());
        assert!(review.plies[4..].iter().all(is_silent), "{review:?}");
    }

    #[test]
    fn nothing_is_said_of_a_position_one_stone_beyond_one_that_stands_elsewhere() {
        // The game gets there in another order, and never stands where the other one does.
        let standing = after(1, "A4 N10 B8 M10").board_key();
        let mut review = review(Judgement::good(Chance::EVEN));
        assert!(review.spoken_of().keys().contains(&standing));
        assert_eq!(
            review.leave_out(&review.spoken_of(), |key| key == standing),
            Some(5)
        );
        assert!(review.plies[4].chance.is_some());
        assert!(review.plies[5..].iter().all(|ply| ply.chance.is_none()));
    }

    #[test]
    fn a_game_that_was_decided_before_says_nothing_of_what_stands_elsewhere() {
        let mut review = review(Judgement::good(Chance::EVEN));
        review.plies[4].chance = Some(Chance::WON);
        review.plies[4].judgement = Some(Judgement::good(Chance::LOST));
        let standing = after(5, "B8").board_key();
        assert_eq!(
            review.leave_out(&review.spoken_of(), |key| key == standing),
            Some(4)
        );
        let is_silent = |ply: &JudgedPly| ply.chance.is_none() && ply.judgement.is_none();
        assert!(review.plies[3].chance.is_some());
        assert!(review.plies[4..].iter().all(is_silent), "{review:?}");
    }

    #[test]
    fn a_line_ends_before_a_position_that_stands_elsewhere() {
        let standing = after(6, "L10 J10").board_key();
        let stands = |key| key == standing;
        let left = |judgement| {
            let mut review = review(judgement);
            assert_eq!(review.leave_out(&review.spoken_of(), stands), None);
            review.plies.swap_remove(6).judgement
        };
        let likely = worse(Chance(80.0), Fault::LessLikely { percent: 30 });
        assert_eq!(left(likely).map(|it| it.better.len()), Some(1));
        let missed = Judgement {
            missed_win: Some(2),
            ..worse(Chance::WON, Fault::MissedWin { moves: 2 })
        };
        assert_eq!(left(missed), None, "a win by force goes through it");
        let slower = worse(Chance::WON, Fault::LessLikely { percent: 8 });
        assert_eq!(left(slower), None, "the win is as good as told");
    }

    #[test]
    fn a_reason_says_nothing_of_an_answer_that_stands_elsewhere() {
        let ruleset = catalogue::find("pente").expect("the base game");
        let stones = moves("A1 A4", &ruleset);
        let stones = stones.into_iter().filter_map(Move::point).collect();
        let answered = |played, reason| {
            let judged = Judgement {
                played,
                better: Vec::new(),
                reply: moves("L9 J9", &ruleset),
                ..worse(Chance(80.0), reason)
            };
            let mut review = review(judged);
            let standing = after(7, "L9 J9").board_key();
            assert!(review.spoken_of().keys().contains(&standing));
            assert_eq!(
                review.leave_out(&review.spoken_of(), |key| key == standing),
                None
            );
            assert!(review.plies[7].judgement.is_some());
            review.plies.swap_remove(6).judgement
        };
        let left = answered(Chance::EVEN, Fault::PairLeft { stones });
        let left = left.expect("that it was worse is still said");
        assert_eq!((left.reason, left.word), (None, Some(Word::Blunder)));
        let at = Point::new(10, 8);
        let lost = answered(Chance::LOST, Fault::AllowsWin { moves: 2, at });
        assert_eq!(lost, None, "it says that the answer wins");
    }
}
