//! A tournament before it is announced: made from the options of a command, changed by the menus of its preview and by
//! its forms. What is written and cannot be right yet is kept with the draft, and shown with the reason.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use crate::discord::action::{TournamentAction, TournamentLine, Word as _};
use crate::discord::bot::Bot;
use crate::discord::handlers::tournament::fitting::{fit_size, put_pace, put_start};
use crate::discord::handlers::tournament::lines;
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::views::{self, DraftFaults, DraftPage};
use crate::game::{First, Pace, ServerSettings, Terms, UsualRecurrence, full_hour};
use crate::language::{Text, say};
use crate::rules::Ruleset;
use crate::service::{
    RatingBand, Repetition, ServiceRefusal, TournamentActor, TournamentRefusal, TournamentSetup,
    TournamentView, check_draft_start, problems_of_change,
};
use crate::tournament::format::Format;
use crate::tournament::league::Divisions;

/// When a tournament starts if nothing else is chosen.
const USUAL_START: SignedDuration = SignedDuration::from_hours(48);
/// How long before the start people check in, if that is all that is said.
const USUAL_CHECK_IN: SignedDuration = SignedDuration::from_hours(1);
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
    /// Whether people check in before the start.
    pub has_check_in: bool,
}

/// The draft that these options and the usual choices make.
pub fn setup(bot: &Bot, options: DraftOptions, usual: &ServerSettings) -> TournamentSetup {
    let ruleset = options.ruleset;
    let pace = options.pace.or(usual.pace).unwrap_or_default();
    let pace = if pace == Pace::Untimed {
        Pace::default()
    } else {
        pace
    };
    let (fewest, most) = USUAL_SIZE;
    let starts_at = bot.now().saturating_add(USUAL_START);
    let mut setup = TournamentSetup {
        name: options.name,
        terms: Terms {
            ruleset,
            pace,
            rated: Terms::can_be_rated(&ruleset, pace),
            first: First::Chance,
            calls: false,
            set: Terms::can_be_set(&ruleset) && !pace.is_live(),
            claim: false,
            hill: false,
        },
        format: Format::usual(usize::from(ruleset.seats)),
        fewest,
        most,
        band: RatingBand::default(),
        starts_at: starts_at.unwrap_or_else(|_| bot.now()),
        starts_when_full: false,
        entry_until: None,
        check_in: options.has_check_in.then_some(USUAL_CHECK_IN),
        repeats: None,
    };
    fit_size(&mut setup);
    setup
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

/// The draft after something was chosen from one of its menus, and the line of its forms that this answers.
pub fn changed(
    now: Timestamp,
    mut setup: TournamentSetup,
    (action, value): (TournamentAction, &str),
    zone: &TimeZone,
) -> Result<(TournamentSetup, Option<TournamentLine>), Refusal> {
    let number = || value.parse::<u16>().map_err(|_| Refusal::Button);
    let is_none = value == views::NONE;
    let line = match action {
        TournamentAction::Format => {
            let format = Format::from_id(value).ok_or(Refusal::Button)?;
            setup.format = format.with_rounds(setup.format.rounds());
            fit_size(&mut setup);
            None
        }
        TournamentAction::Games => {
            let (set, rated) = value.split_once('-').ok_or(Refusal::Button)?;
            setup.terms.set = set == "set";
            setup.terms.rated = rated == "rated";
            None
        }
        TournamentAction::Size => {
            let mut parts = value.split('-').map(str::parse::<u16>);
            let mut next = || parts.next().and_then(Result::ok).ok_or(Refusal::Button);
            let (fewest, most, is_full) = (next()?, next()?, next()?);
            (setup.fewest, setup.most) = (fewest, most);
            setup.starts_when_full = is_full == 1;
            Some(TournamentLine::Players)
        }
        TournamentAction::Pace => {
            let pace = Pace::from_id(value).ok_or(Refusal::Button)?;
            put_pace(&mut setup, pace);
            None
        }
        TournamentAction::Start => {
            let span = SignedDuration::from_hours(i64::from(number()?));
            let starts_at = now.saturating_add(span).map_err(|_| Refusal::Button)?;
            let starts_at = full_hour(starts_at, zone);
            put_start(&mut setup, starts_at);
            Some(TournamentLine::Start)
        }
        TournamentAction::EntryEnd => {
            let before = if is_none { None } else { Some(number()?) };
            let before = before.map(|it| SignedDuration::from_hours(i64::from(it)));
            let end = before.and_then(|it| setup.starts_at.saturating_sub(it).ok());
            setup.entry_until = end;
            Some(TournamentLine::EntryEnd)
        }
        TournamentAction::CheckInTime => {
            let minutes = if is_none { None } else { Some(number()?) };
            setup.check_in = minutes.map(|it| SignedDuration::from_mins(i64::from(it)));
            Some(TournamentLine::CheckIn)
        }
        TournamentAction::Repeat => {
            let usual = UsualRecurrence::from_id(value);
            if usual.is_none() && !is_none {
                return Err(Refusal::Button);
            }
            setup.repeats = usual.map(|it| Repetition {
                rule: it.rule(setup.starts_at, zone).to_string(),
                zone: lines::name(zone),
            });
            Some(TournamentLine::Repeats)
        }
        _ => return Err(Refusal::Button),
    };
    Ok((setup, line))
}

/// What was written into a form: the setup with what is right in it, what is kept of each line, which is what is not
/// right yet, and why it is not.
pub struct Written {
    /// The setup.
    pub setup: TournamentSetup,
    /// Of each line that was written, what is kept.
    pub kept: Vec<(TournamentLine, Option<String>)>,
    /// What is wrong, in the order of the lines where it belongs to one.
    pub wrong: Vec<(Option<TournamentLine>, Refusal)>,
}

/// Reads lines that were written. If they are right one by one, but make no sense together with the rest, none of them
/// counts yet.
pub fn written(
    setup: &TournamentSetup,
    lines: &[(TournamentLine, String)],
    zone: &TimeZone,
    now: Timestamp,
) -> Written {
    let mut changed = setup.clone();
    let (mut kept, mut wrong) = (Vec::new(), Vec::new());
    for (line, text) in lines {
        match lines::read(&mut changed, *line, text, zone) {
            Ok(()) => kept.push((*line, None)),
            Err(refusal) => {
                kept.push((*line, Some(text.clone())));
                wrong.push((Some(*line), refusal));
            }
        }
    }
    let problems = problems_of_change(&changed, setup, now);
    let makes_sense = problems.is_empty();
    for problem in problems {
        let line = line_of(&problem);
        // What cannot be read is told already.
        if line.is_none() || wrong.iter().all(|(it, _)| *it != line) {
            wrong.push((line, ServiceRefusal::Tournament(problem).into()));
        }
    }
    wrong.sort_by_key(|(line, _)| *line);
    if makes_sense {
        let setup = changed;
        return Written { setup, kept, wrong };
    }
    let all = lines.iter().cloned();
    Written {
        setup: setup.clone(),
        kept: all.map(|(line, text)| (line, Some(text))).collect(),
        wrong,
    }
}

/// The line in which that is written which makes no sense; `None` if it is chosen from a menu.
fn line_of(problem: &TournamentRefusal) -> Option<TournamentLine> {
    match problem {
        TournamentRefusal::BadName { .. } => Some(TournamentLine::Name),
        TournamentRefusal::NotForTournaments { .. } | TournamentRefusal::SeatsDoNotFit { .. } => {
            Some(TournamentLine::Ruleset)
        }
        TournamentRefusal::WrongNumbers { .. } => Some(TournamentLine::Players),
        TournamentRefusal::EmptyBand => Some(TournamentLine::Ratings),
        TournamentRefusal::WrongRounds { .. } => Some(TournamentLine::Rounds),
        TournamentRefusal::WrongStart { .. } => Some(TournamentLine::Start),
        TournamentRefusal::WrongEntryEnd => Some(TournamentLine::EntryEnd),
        TournamentRefusal::WrongCheckIn { .. } => Some(TournamentLine::CheckIn),
        TournamentRefusal::RuleMissesStart { .. }
        | TournamentRefusal::NoSuchZone
        | TournamentRefusal::LeagueGoesOn => Some(TournamentLine::Repeats),
        _ => None,
    }
}

/// Saves what was written, if the draft is still as it is in this view.
pub async fn save(
    bot: &Bot,
    view: &TournamentView,
    by: &TournamentActor,
    written: Written,
) -> Result<TournamentView, RequestError> {
    let kept = written.kept.iter();
    let kept: Vec<(&str, Option<String>)> = kept
        .map(|(line, text)| (line.word(), text.clone()))
        .collect();
    let change = (written.setup, kept.as_slice());
    let (id, seen) = (view.tournament.id, Some(view.tournament.revision));
    let saved = bot.service.write_draft(id, (by, seen), change, bot.now());
    Ok(saved.await?)
}

/// What was written into a draft and is not right yet.
pub async fn kept(
    bot: &Bot,
    view: &TournamentView,
) -> Result<Vec<(TournamentLine, String)>, RequestError> {
    let kept = bot.service.tournament_draft(view.tournament.id).await?;
    let read = |(line, text): (String, String)| Some((TournamentLine::from_word(&line)?, text));
    Ok(kept.into_iter().filter_map(read).collect())
}

/// A page of the preview, with what is not right yet.
pub async fn page(
    bot: &Bot,
    view: &TournamentView,
    page: DraftPage,
    zone: &TimeZone,
) -> Result<Message, RequestError> {
    page_with_refusal(bot, view, (page, zone), None).await
}

/// The same below the reason why nothing was done that was asked for.
pub async fn page_with_refusal(
    bot: &Bot,
    view: &TournamentView,
    (page, zone): (DraftPage, &TimeZone),
    told: Option<&Refusal>,
) -> Result<Message, RequestError> {
    let kept = kept(bot, view).await?;
    let wrong = if kept.is_empty() {
        Vec::new()
    } else {
        written(&view.tournament.setup, &kept, zone, bot.now()).wrong
    };
    let mut faults = DraftFaults {
        told: told.map(views::refusal),
        start: start_fault(view, page, bot.now()),
        ..DraftFaults::default()
    };
    if wrong.is_empty() && !kept.is_empty() {
        faults.here.push(say!(tournament_setup::still_to_write));
    }
    for (line, refusal) in &wrong {
        let why = views::refusal(refusal);
        let why = match line {
            Some(line) => views::of_tournament_line(*line, why),
            None => why,
        };
        let is_of_dates = line.is_some_and(|it| TournamentLine::OF_DATES.contains(&it));
        if is_of_dates == (page == DraftPage::Dates) {
            faults.here.push(why);
        } else {
            faults.elsewhere.push(why);
        }
    }
    let clock = (bot.now(), zone);
    Ok(views::tournament_draft(view, page, &faults, clock))
}

/// The page on which all that is not right yet was written; otherwise this one.
pub fn page_of_faults(kept: &[(TournamentLine, String)], page: DraftPage) -> DraftPage {
    let is_of_dates =
        |(line, _): &(TournamentLine, String)| TournamentLine::OF_DATES.contains(line);
    if kept.is_empty() {
        page
    } else if kept.iter().all(is_of_dates) {
        DraftPage::Dates
    } else if !kept.iter().any(is_of_dates) {
        DraftPage::Game
    } else {
        page
    }
}

/// That the start of a draft has passed, and where another is chosen.
fn start_fault(view: &TournamentView, page: DraftPage, now: Timestamp) -> Option<Text> {
    let refusal = check_draft_start(&view.tournament.setup, now).err()?;
    Some(match page {
        DraftPage::Game => views::refusal(&ServiceRefusal::Tournament(refusal).into()),
        DraftPage::Dates => say!(tournament_setup::start_passed),
    })
}
