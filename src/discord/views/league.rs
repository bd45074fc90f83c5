//! A league as one person sees it: their division and place, the games they still play, and a division of the season.

use crate::discord::action::{Action, TournamentAction};
use crate::discord::message::{ButtonStyle, Item, LONGEST, Menu, Message};
use crate::discord::views::{league_table, league_words, tournament, tournament_page};
use crate::game::PlayerId;
use crate::language::{Text, say};
use crate::service::{TournamentState, TournamentView};

/// What the value of a menu ends with that leads to the crosstable of a division; its number, from 1, stands before.
const CROSSTABLE: &str = "-crosstable";

/// The page of a person, with a division: the one that was chosen, their own, or the first one.
pub fn league_page(
    view: &TournamentView,
    viewer: PlayerId,
    (chosen, may_manage): (Option<&str>, bool),
) -> Message {
    let (division, is_crosstable) = read(chosen);
    let division = division.unwrap_or_else(|| own_division(view, viewer).unwrap_or(0));
    if is_crosstable {
        return crosstable(view, division);
    }
    let mut head = tournament::described(view);
    head.push(tournament::state(view));
    head.push(own(view, viewer));
    let is_running = view.tournament.state == TournamentState::Running;
    let games = league_words::games(view, viewer).filter(|_| is_running);
    let games = games.map(|games| say!(league::own_games, games = games));
    let division = league_table::division(view, division);
    let lines = games.into_iter().chain(division).collect();
    let more = |count| say!(games::more, count = count);
    let text = Text::fitting(Text::lines(head), lines, LONGEST, more);
    let message = with_menu(Message::text(text), view);
    message.with_buttons(tournament_page::buttons(view, viewer, may_manage))
}

/// The crosstable of a person's division, or of the first one.
pub fn league_crosstable(view: &TournamentView, viewer: PlayerId) -> Message {
    crosstable(view, own_division(view, viewer).unwrap_or(0))
}

fn crosstable(view: &TournamentView, division: usize) -> Message {
    let lines = [
        league_words::heading(view),
        say!(league::division, number = (division + 1).to_string()),
        Text::verbatim(format!(
            "```\n{}\n```",
            league_table::crosstable(view, division)
        )),
        say!(league::crosstable_key),
    ];
    let back = tournament::button(
        say!(tournament::show),
        ButtonStyle::Plain,
        TournamentAction::Page,
        view.tournament.id,
    );
    with_menu(Message::text(Text::lines(lines)), view).with_buttons(vec![back])
}

/// What a menu's value asks for: the division, from 0, and whether its crosstable is meant.
fn read(chosen: Option<&str>) -> (Option<usize>, bool) {
    let chosen = chosen.unwrap_or_default();
    let (number, is_crosstable) = match chosen.strip_suffix(CROSSTABLE) {
        Some(number) => (number, true),
        None => (chosen, false),
    };
    let number: Option<usize> = number.parse().ok();
    (number.and_then(|it| it.checked_sub(1)), is_crosstable)
}

/// Lets one choose a division, if there are several; once they are played, also their crosstables.
fn with_menu(message: Message, view: &TournamentView) -> Message {
    let has_begun = view.tournament.started_at.is_some();
    let count = league_table::people(view).len();
    if count < 2 {
        return message;
    }
    let items = (1..=count).flat_map(|number| {
        let number = number.to_string();
        let table = Item::new(say!(league::item, number = number.clone()), number.clone());
        let crosstable = has_begun.then(|| {
            let value = format!("{number}{CROSSTABLE}");
            Item::new(say!(league::item_crosstable, number = number), value)
        });
        [table].into_iter().chain(crosstable)
    });
    message.with_menu(Menu {
        action: Action::Tournament(TournamentAction::Division, view.tournament.id),
        prompt: say!(league::menu_division),
        items: items.collect(),
    })
}

fn own_division(view: &TournamentView, viewer: PlayerId) -> Option<usize> {
    let divisions = league_table::people(view);
    divisions
        .iter()
        .position(|it| it.iter().any(|it| it.player == viewer))
}

/// In which division somebody plays, in which place, and which places they can still get.
fn own(view: &TournamentView, viewer: PlayerId) -> Text {
    let Some(entry) = view.entry_of(viewer) else {
        return say!(tournament::own_not_in);
    };
    if entry.departure.is_some() {
        return say!(tournament::own_left);
    }
    let Some((number, division)) = entry.number.zip(own_division(view, viewer)) else {
        let planned = own_division(view, viewer).map(|it| {
            let number = (it + 1).to_string();
            say!(league::own_planned, number = number)
        });
        return Text::sentences([say!(tournament::own_entered)].into_iter().chain(planned));
    };
    let course = view.course();
    let divisions = course.divisions();
    let before: usize = divisions[..division].iter().map(Vec::len).sum();
    let ranking = course.ranking();
    let place = ranking.iter().find(|it| it.player == number);
    let place = place.map(|it| {
        let place = (it.rank - before).to_string();
        let division = (division + 1).to_string();
        say!(league::own_place, division = division, place = place)
    });
    let is_running = view.tournament.state == TournamentState::Running;
    let bounds = course.bounds(0);
    let bounds = number.checked_sub(1).and_then(|it| bounds.get(it));
    let bounds = bounds.filter(|_| is_running);
    let possible = bounds.map(|it| {
        let (best, worst) = (it.start() - before, it.end() - before);
        let (best, worst) = (best.to_string(), worst.to_string());
        say!(tournament::own_possible, best = best, worst = worst)
    });
    Text::sentences(place.into_iter().chain(possible))
}
