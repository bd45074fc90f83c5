//! The formats of tournaments in words: those that are offered, and how each goes.

use crate::language::{Text, say};
use crate::service::TournamentView;
use crate::tournament::elimination::Kind;
use crate::tournament::format::{Format, TopCut};
use crate::tournament::league::{Divisions, LARGEST_DIVISION, MOST_MOVERS, SMALLEST_DIVISION};
use crate::tournament::round_robin::{LARGEST_SECTION, Seeding};
use crate::tournament::swiss::FirstRound;

/// The formats that are offered for games with so many seats.
pub fn offered(seats: usize) -> Vec<Format> {
    let swiss = |first_round, top| Format::Swiss {
        rounds: None,
        first_round,
        top,
    };
    let groups = |section_size, seeding| Format::RoundRobin {
        section_size,
        seeding,
    };
    let all = vec![
        Format::USUAL_SWISS,
        swiss(FirstRound::Halves, Some(TopCut::Four)),
        swiss(FirstRound::Halves, Some(TopCut::Eight)),
        swiss(FirstRound::LikeStrength, None),
        groups(4, Seeding::Snake),
        groups(5, Seeding::Snake),
        Format::USUAL_ROUND_ROBIN,
        groups(LARGEST_SECTION, Seeding::LikeStrength),
        Format::Elimination(Kind::Single),
        Format::Elimination(Kind::Double),
        Format::Cycle { rounds: None },
    ];
    all.into_iter().filter(|it| it.fits_seats(seats)).collect()
}

/// How a league can be divided.
pub fn leagues() -> Vec<Format> {
    let sizes = SMALLEST_DIVISION..=LARGEST_DIVISION;
    let all = sizes.flat_map(|size| {
        let movers = 1..=MOST_MOVERS;
        movers.map(move |movers| Format::League(Divisions { size, movers }))
    });
    all.filter(|it| it.is_sound()).collect()
}

/// A format as an item of a menu.
pub fn choice(format: Format) -> Text {
    let is_like = format.is_of_like_strength();
    match format {
        Format::Swiss { .. } if is_like => say!(tournament_setup::choice_swiss_like),
        Format::Swiss { top: None, .. } => say!(tournament::choice_swiss),
        Format::Swiss { top: Some(top), .. } => {
            say!(tournament::choice_swiss_top, count = top.players())
        }
        Format::RoundRobin { section_size, .. } if is_like => {
            say!(tournament_setup::choice_groups_like, count = section_size)
        }
        Format::RoundRobin { section_size, .. } => {
            say!(tournament::choice_round_robin, count = section_size)
        }
        Format::Elimination(Kind::Single) => say!(tournament::choice_single),
        Format::Elimination(Kind::Double) => say!(tournament::choice_double),
        Format::Cycle { .. } => say!(tournament::choice_cycle),
        Format::League(rules) => {
            say!(
                league::choice,
                size = rules.size.to_string(),
                movers = rules.movers
            )
        }
    }
}

/// How a tournament goes, in sentences.
pub fn explained(view: &TournamentView) -> Text {
    let format = view.tournament.setup.format;
    let how = match format {
        Format::RoundRobin { .. } if has_one_group(view) => say!(tournament::format_one_group),
        Format::Swiss { top: None, .. } => say!(tournament::format_swiss),
        Format::Swiss { top: Some(top), .. } => {
            say!(tournament::format_swiss_top, count = top.players())
        }
        Format::RoundRobin { section_size, .. } => {
            say!(tournament::format_round_robin, count = section_size)
        }
        Format::Elimination(Kind::Single) => say!(tournament::format_single),
        Format::Elimination(Kind::Double) => say!(tournament::format_double),
        Format::Cycle { .. } => say!(tournament::format_cycle),
        Format::League(rules) => {
            say!(
                league::format,
                size = rules.size.to_string(),
                movers = rules.movers
            )
        }
    };
    let like = format.is_of_like_strength() && !has_one_group(view);
    let like = like.then(|| match format {
        Format::RoundRobin { .. } => say!(tournament_setup::format_like_groups),
        _ => say!(tournament_setup::format_like),
    });
    let rounds = format.rounds();
    let rounds = rounds.map(|count| say!(tournament_setup::format_rounds, count = count));
    let has_draws = matches!(
        format,
        Format::Elimination(_) | Format::Swiss { top: Some(_), .. }
    );
    let draws = has_draws.then(|| say!(tournament_setup::format_draws));
    Text::sentences([how].into_iter().chain(like).chain(rounds).chain(draws))
}

/// Whether a round robin has a single group: the one that was made, or the only one that so many can fill.
fn has_one_group(view: &TournamentView) -> bool {
    let setup = &view.tournament.setup;
    let Format::RoundRobin { section_size, .. } = setup.format else {
        return false;
    };
    if view.tournament.started_at.is_some() {
        return view.course().tables().len() == 1;
    }
    usize::from(setup.most) <= section_size
}
