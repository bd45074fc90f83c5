//! A tournament before it is announced: made from the options of a command, and changed by the menus of its preview.

use jiff::SignedDuration;

use crate::discord::action::TournamentAction;
use crate::discord::bot::Bot;
use crate::discord::refusal::{Refusal, RequestError};
use crate::game::{First, Pace, ServerSettings, Terms};
use crate::rules::Ruleset;
use crate::service::{RatingBand, TournamentSetup};
use crate::tournament::format::Format;
use crate::tournament::league::Divisions;

/// How long before the start people check in, if they have to.
const CHECK_IN: SignedDuration = SignedDuration::from_hours(1);
/// When a tournament starts if nothing else is chosen.
const USUAL_START: SignedDuration = SignedDuration::from_hours(48);
/// The fewest and the most entrants if nothing else is chosen.
const USUAL_SIZE: (u16, u16) = (4, 16);

/// When the first season of a league starts if nothing else is chosen.
const LEAGUE_START: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The fewest and the most entrants of a league if nothing else is chosen.
const LEAGUE_SIZE: (u16, u16) = (5, 60);

/// What the options of the command say.
pub struct DraftOptions {
    /// The name.
    pub name: String,
    /// What is played.
    pub ruleset: Ruleset,
    /// The pace.
    pub pace: Option<Pace>,
    /// Which ratings may enter.
    pub band: RatingBand,
    /// Whether people check in before the start.
    pub has_check_in: bool,
}

/// The draft that these options and the usual choices make.
pub fn setup(bot: &Bot, options: DraftOptions, usual: &ServerSettings) -> TournamentSetup {
    let DraftOptions { ruleset, band, .. } = options;
    let pace = options.pace.or(usual.pace).unwrap_or_default();
    let pace = if pace == Pace::Untimed && options.pace.is_none() {
        Pace::default()
    } else {
        pace
    };
    let is_for_two = ruleset.seats == 2;
    let format = if is_for_two {
        Format::USUAL_SWISS
    } else {
        Format::Cycle { rounds: None }
    };
    let (fewest, most) = USUAL_SIZE;
    let starts_at = bot.now().saturating_add(USUAL_START);
    TournamentSetup {
        name: options.name,
        terms: Terms {
            ruleset,
            pace,
            rated: Terms::can_be_rated(&ruleset, pace),
            first: First::Chance,
            calls: false,
            set: is_for_two && !pace.is_live(),
            claim: false,
            hill: false,
        },
        format,
        fewest,
        most,
        band,
        starts_at: starts_at.unwrap_or_else(|_| bot.now()),
        starts_when_full: false,
        entry_until: None,
        check_in: options.has_check_in.then_some(CHECK_IN),
        repeats: None,
    }
}

/// The same for a league: single games, of which everybody plays several at the same time.
pub fn of_league(
    bot: &Bot,
    options: DraftOptions,
    divisions: Divisions,
    usual: &ServerSettings,
) -> TournamentSetup {
    let setup = setup(bot, options, usual);
    let starts_at = bot.now().saturating_add(LEAGUE_START);
    let (fewest, most) = LEAGUE_SIZE;
    TournamentSetup {
        terms: Terms {
            set: false,
            ..setup.terms
        },
        format: Format::League(divisions),
        fewest,
        most,
        starts_at: starts_at.unwrap_or(setup.starts_at),
        ..setup
    }
}

/// The draft after something was chosen from one of its menus.
pub fn changed(
    bot: &Bot,
    mut setup: TournamentSetup,
    action: TournamentAction,
    value: &str,
) -> Result<TournamentSetup, RequestError> {
    match action {
        TournamentAction::Format => {
            setup.format = Format::from_id(value).ok_or(Refusal::Button)?;
            let seats = usize::from(setup.terms.ruleset.seats);
            let fewest = setup.format.fewest_entrants(seats);
            let most = setup.format.most_entrants();
            setup.fewest = setup.fewest.max(small(fewest));
            setup.most = setup.most.min(small(most)).max(setup.fewest);
        }
        TournamentAction::Games => {
            let (set, rated) = value.split_once('-').ok_or(Refusal::Button)?;
            setup.terms.set = set == "set";
            setup.terms.rated = rated == "rated";
        }
        TournamentAction::Size => {
            let mut parts = value.split('-').map(str::parse::<u16>);
            let mut next = || parts.next().and_then(Result::ok).ok_or(Refusal::Button);
            let (fewest, most, is_full) = (next()?, next()?, next()?);
            (setup.fewest, setup.most) = (fewest, most);
            setup.starts_when_full = is_full == 1;
        }
        TournamentAction::Start => {
            let hours: u16 = value.parse().map_err(|_| Refusal::Button)?;
            let span = SignedDuration::from_hours(i64::from(hours));
            let starts_at = bot.now().saturating_add(span);
            setup.starts_at = starts_at.map_err(|_| Refusal::Button)?;
        }
        _ => return Err(Refusal::Button.into()),
    }
    Ok(setup)
}

fn small(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
