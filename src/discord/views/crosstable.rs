//! The crosstable of a tournament as a message: a page as text, or what stands beside a page as a picture. Each page of a
//! league is one of its divisions.

use crate::discord::action::{Action, CrosstableForm, TournamentAction};
use crate::discord::message::{Button, ButtonStyle, LONGEST, Message};
use crate::discord::views::crosstable_text::{self, TextTable};
use crate::discord::views::{league, tournament};
use crate::language::{Language, Text, say};
use crate::service::TournamentView;
use crate::tournament::format::Format;

/// A page of the crosstable in letters of equal width, counted from 0, or the last one if there are fewer. It may say that
/// it stands there instead of a picture.
pub fn crosstable(
    view: &TournamentView,
    page: usize,
    is_instead: bool,
    language: Language,
) -> Message {
    let format = view.tournament.setup.format;
    let divisions = format.divisions().map(|_| view.divisions().len().max(1));
    let (table, division) = match divisions {
        Some(count) => {
            let page = page.min(count - 1);
            let table = crosstable_text::of_division(view, page, language);
            (table, Some((page, count)))
        }
        None => (crosstable_text::by_rounds(view, language), None),
    };
    let key = match format {
        Format::Cycle { .. } => say!(crosstable::text_key_cycle),
        Format::League(_) => say!(crosstable::text_key_square),
        Format::Elimination(_) => say!(crosstable::text_key_knock_out),
        _ => say!(tournament::crosstable_key),
    };
    let ties = table.has_tie_breaks.then(|| match format {
        Format::Cycle { .. } => say!(crosstable::text_ties_cycle),
        Format::RoundRobin { .. } | Format::League(_) => {
            say!(crosstable::text_ties_round_robin)
        }
        Format::Swiss { .. } | Format::Elimination(_) => say!(crosstable::text_ties),
    });
    let instead = is_instead.then(|| say!(crosstable::soon));
    let division_heading = division.map(|(number, _)| league::division_heading(number));
    let head = [tournament::heading(view)].into_iter();
    let head = instead.into_iter().chain(head).chain(division_heading);
    let head = Text::lines(head);
    let struck_out = key_struck_out(view);
    let key = Text::sentences([key].into_iter().chain(struck_out).chain(ties));
    let around = |shown: &str| {
        let shown = Text::verbatim(format!("```\n{shown}\n```"));
        Text::lines([head.clone(), shown, key.clone()])
    };
    let tables = pages(&table, LONGEST.saturating_sub(around("").longest()));
    let (page, pages) = division.unwrap_or_else(|| (page.min(tables.len() - 1), tables.len()));
    let shown = if division.is_some() { 0 } else { page };
    let shown = tables.get(shown).map_or("", String::as_str);
    let message = Message::text(around(shown));
    with_buttons(message, view, CrosstableForm::Text, (page, pages))
}

/// The table in pieces of at most so many UTF-16 units, each with the line above its rows.
fn pages(table: &TextTable, longest: usize) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for row in &table.rows {
        match pages.last_mut() {
            Some(page) if length(page) + 1 + length(row) <= longest => {
                page.push('\n');
                page.push_str(row);
            }
            _ => pages.push(format!("{}\n{row}", table.header)),
        }
    }
    if pages.is_empty() {
        pages.push(table.header.clone());
    }
    pages
}

/// What stands beside a page of the crosstable as a picture.
pub fn crosstable_picture(view: &TournamentView, page: usize, pages: usize) -> Message {
    let setup = &view.tournament.setup;
    let has_bracket = view.course().bracket().is_some();
    let bracket = has_bracket.then(|| say!(crosstable::key_bracket));
    let has_colours = !setup.terms.set;
    let colours = || has_colours.then(|| say!(crosstable::key_colours));
    let table = match setup.format {
        Format::Elimination(_) => Vec::new(),
        Format::Cycle { .. } => vec![Some(say!(crosstable::key_cycle)), colours()],
        Format::RoundRobin { .. } | Format::League(_) => vec![
            Some(say!(crosstable::key_square)),
            colours(),
            Some(say!(crosstable::ties_round_robin)),
        ],
        Format::Swiss { .. } => vec![
            Some(say!(crosstable::key)),
            colours(),
            Some(say!(crosstable::ties)),
        ],
    };
    let keys = bracket.into_iter().chain(table.into_iter().flatten());
    let keys = keys.chain(key_struck_out(view));
    let is_league = setup.format.divisions().is_some();
    let division = is_league.then(|| league::division_heading(page));
    let lines = [tournament::heading(view)].into_iter().chain(division);
    let lines = lines.chain([Text::sentences(keys)]);
    let message = Message::text(Text::lines(lines));
    with_buttons(message, view, CrosstableForm::Picture, (page, pages))
}

/// What parentheses mean, where there are any.
fn key_struck_out(view: &TournamentView) -> Option<Text> {
    let tables = view.course().tables();
    let is_anybody = tables.iter().any(|it| !it.struck_out.is_empty());
    is_anybody.then(|| say!(crosstable::key_struck_out))
}

fn with_buttons(
    message: Message,
    view: &TournamentView,
    form: CrosstableForm,
    (page, pages): (usize, usize),
) -> Message {
    let id = view.tournament.id;
    let to = |label, form, page: usize| {
        let page = u16::try_from(page).unwrap_or(u16::MAX);
        let action = Action::Crosstable(id, form, page);
        Button::new(label, ButtonStyle::Plain, action)
    };
    let is_league = view.tournament.setup.format.divisions().is_some();
    // In a league the menu of divisions leads to the others.
    let turning = if pages > 1 && !is_league {
        let (before, after) = (page.saturating_sub(1), page + 1);
        vec![
            to(say!(games::page_before), form, before).only_if(page > 0),
            to(say!(games::page_after), form, after).only_if(after < pages),
        ]
    } else {
        Vec::new()
    };
    let there = if is_league { page } else { 0 };
    let other = match form {
        CrosstableForm::Picture => to(say!(crosstable::as_text), CrosstableForm::Text, there),
        CrosstableForm::Text => to(say!(crosstable::as_picture), CrosstableForm::Picture, there),
    };
    let plain = |label, action| tournament::button(label, ButtonStyle::Plain, action, id);
    let mut others = vec![other];
    if view.tournament.setup.terms.ruleset.seats == 2 {
        let label = say!(crosstable::report);
        others.push(plain(label, TournamentAction::Report));
    }
    others.push(plain(say!(tournament::show), TournamentAction::Page));
    league::with_menu(message, view)
        .with_buttons(turning)
        .with_buttons(others)
}

fn length(text: &str) -> usize {
    text.encode_utf16().count()
}
