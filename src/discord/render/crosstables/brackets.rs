//! The brackets of an elimination, in pieces of five rounds and sixteen matches at most; the last rounds come first.

use std::collections::BTreeSet;

use super::piece::Piece;
use super::reader::CrosstableReader;
use crate::discord::views::{safe_text, tournament_points};
use crate::language::{Text, say};
use crate::picture::{BracketMatch, BracketRound, BracketSide, CrosstableBody, CrosstablePart};
use crate::service::TournamentView;
use crate::tournament::elimination::{self, Half, Kind};
use crate::tournament::format::Format;

/// The most matches below each other.
const MOST_MATCHES: usize = 16;
/// The most rounds beside each other of the upper half, and of the lower one.
const MOST_ROUNDS: [usize; 2] = [5, 4];

/// The pieces; none without an elimination.
pub(super) fn pieces(view: &TournamentView, reader: CrosstableReader) -> Vec<Piece> {
    let Some(all) = view.course().bracket() else {
        return Vec::new();
    };
    let is_double = matches!(
        view.tournament.setup.format,
        Format::Elimination(Kind::Double)
    );
    let halves = [Half::Final, Half::Upper, Half::Lower];
    let pieces = halves.into_iter().flat_map(|half| {
        let bracket = Bracket {
            view,
            reader,
            all: &all,
            half,
            is_double,
        };
        bracket.pieces()
    });
    pieces.collect()
}

/// A half of a bracket.
struct Bracket<'a> {
    view: &'a TournamentView,
    reader: CrosstableReader,
    all: &'a [elimination::BracketMatch],
    half: Half,
    is_double: bool,
}

impl Bracket<'_> {
    fn pieces(&self) -> Vec<Piece> {
        let rounds = self.rounds();
        let most = MOST_ROUNDS[usize::from(self.half == Half::Lower)];
        let mut pieces = Vec::new();
        let starts: Vec<usize> = (0..rounds.len()).step_by(most).collect();
        for start in starts.into_iter().rev() {
            let together = &rounds[start..rounds.len().min(start + most)];
            for first in together[0].chunks(MOST_MATCHES) {
                pieces.push(self.piece(start, first, &together[1..], rounds.len()));
            }
        }
        pieces
    }

    /// The matches of each round that are shown, as indices. The second match of a final is shown only if it is played.
    fn rounds(&self) -> Vec<Vec<usize>> {
        let mut rounds: Vec<Vec<usize>> = Vec::new();
        for (index, one) in self.all.iter().enumerate() {
            let is_known = one.sides.iter().all(|it| it.player.is_some());
            let is_played =
                one.half != Half::Final || one.round == 0 || is_known && !one.is_needless;
            if one.half != self.half || !is_played {
                continue;
            }
            rounds.resize_with(rounds.len().max(one.round + 1), Vec::new);
            rounds[one.round].push(index);
        }
        rounds
    }

    /// Some matches of a round, and those of the next rounds to which they lead.
    fn piece(&self, start: usize, first: &[usize], next: &[Vec<usize>], total: usize) -> Piece {
        let mut shown: Vec<Vec<usize>> = vec![first.to_vec()];
        for round in next {
            let before: BTreeSet<usize> = shown.last().into_iter().flatten().copied().collect();
            let leads = |index: &&usize| {
                let sides = self.all[**index].sides.iter();
                sides
                    .filter_map(|it| it.winner_of)
                    .any(|it| before.contains(&it))
            };
            shown.push(round.iter().filter(leads).copied().collect());
        }
        let mut rounds = Vec::new();
        for (column, matches) in shown.iter().enumerate() {
            let before = column.checked_sub(1).map_or(&[][..], |it| &shown[it]);
            rounds.push(BracketRound {
                heading: self
                    .heading(start + column, total)
                    .in_language(self.reader.language),
                matches: matches.iter().map(|it| self.shown(*it, before)).collect(),
            });
        }
        let part = match self.half {
            Half::Final => say!(crosstable::the_final),
            Half::Upper => say!(crosstable::upper),
            Half::Lower => say!(crosstable::lower),
        };
        Piece {
            lines: 2 * first.len() + 2,
            part: CrosstablePart {
                heading: self
                    .is_double
                    .then(|| part.in_language(self.reader.language)),
                body: CrosstableBody::Bracket(rounds),
            },
        }
    }

    fn heading(&self, round: usize, total: usize) -> Text {
        if self.is_double {
            return say!(crosstable::round, round = (round + 1).to_string());
        }
        match total - 1 - round {
            0 => say!(crosstable::the_final),
            1 => say!(crosstable::semi_finals),
            2 => say!(crosstable::quarter_finals),
            left => say!(
                crosstable::last,
                count = (1_usize << (left + 1)).to_string()
            ),
        }
    }

    fn shown(&self, index: usize, before: &[usize]) -> BracketMatch {
        let one = &self.all[index];
        let place = |of: Option<usize>| before.iter().position(|it| Some(*it) == of);
        BracketMatch {
            from: one.sides.map(|it| place(it.winner_of)),
            sides: one.sides.map(|it| self.side(it, one.winner)),
        }
    }

    fn side(&self, side: elimination::BracketSide, winner: Option<usize>) -> BracketSide {
        let entry = side.player.and_then(|it| self.view.entry(it));
        let name = match entry {
            Some(entry) => safe_text::plain(&entry.name),
            None if side.is_empty => say!(crosstable::bye),
            None => Text::default(),
        };
        let has_won = winner.is_some() && winner == side.player;
        BracketSide {
            name: name.in_language(self.reader.language),
            score: side.half_points.map_or(String::new(), tournament_points),
            has_won,
            has_lost: winner.is_some() && !has_won,
            is_viewer: entry.is_some_and(|it| Some(it.player) == self.reader.viewer),
        }
    }
}
