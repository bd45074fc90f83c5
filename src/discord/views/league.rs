//! A league as one person sees it: their division and place, the games they still play, and a division of the season.

use crate::discord::action::{Action, TournamentAction};
use crate::discord::message::{Item, LONGEST, Menu, Message};
use crate::discord::views::{
    league_table, league_words, tournament, tournament_page, tournament_table,
};
use crate::game::PlayerId;
use crate::language::{Text, say};
use crate::service::{TournamentState, TournamentView};

/// What the value of a menu ends with that leads to the crosstable of a division; its number, from 1, stands before.
const CROSSTABLE: &str = "-crosstable";

/// The page of a person, with a division, from 0: the one that was chosen, their own, or the first one.
pub fn league_page(
    view: &TournamentView,
    viewer: PlayerId,
    (chosen, may_manage): (Option<usize>, bool),
) -> Message {
    let division = chosen.unwrap_or_else(|| league_division(view, viewer));
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

/// The division of a person, from 0, or the first one.
pub fn league_division(view: &TournamentView, viewer: PlayerId) -> usize {
    own_division(view, viewer).unwrap_or(0)
}

/// "**Division 2**", from 0.
pub fn division_heading(number: usize) -> Text {
    say!(league::division, number = (number + 1).to_string())
}

/// What a menu's value asks for: the division, from 0, and whether its crosstable is meant.
pub fn chosen_division(chosen: Option<&str>) -> (Option<usize>, bool) {
    let chosen = chosen.unwrap_or_default();
    let (number, is_crosstable) = match chosen.strip_suffix(CROSSTABLE) {
        Some(number) => (number, true),
        None => (chosen, false),
    };
    let number: Option<usize> = number.parse().ok();
    (number.and_then(|it| it.checked_sub(1)), is_crosstable)
}

/// Lets one choose a division, if there are several; once they are played, also their crosstables.
pub fn with_menu(message: Message, view: &TournamentView) -> Message {
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
    if view.tournament.state == TournamentState::Draft {
        return say!(tournament::own_draft);
    }
    let Some(entry) = view.entry_of(viewer) else {
        return say!(league::own_not_in);
    };
    if entry.departure.is_some() {
        return say!(league::own_left);
    }
    if view.tournament.state == TournamentState::Cancelled {
        // It has no places, and says that it is cancelled.
        return Text::default();
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
    let is_running = view.tournament.state == TournamentState::Running;
    let tables = course.tables();
    let standings = tables.iter().filter(|it| it.section == division);
    let standings = standings.flat_map(|it| &it.standings);
    let places = tournament_table::places(view, standings.map(|it| (it.player, it.rank)));
    let own = places.into_iter().find(|(player, _)| *player == number);
    let place = own.and_then(|(_, place)| place).map(|place| {
        let (place, division) = (place.to_string(), (division + 1).to_string());
        if is_running {
            say!(league::own_place, division = division, place = place)
        } else {
            say!(league::own_final_place, division = division, place = place)
        }
    });
    let bounds = course.bounds(0);
    let bounds = number.checked_sub(1).and_then(|it| bounds.get(it));
    let bounds = bounds.filter(|_| is_running);
    let possible = bounds.map(|it| {
        let (best, worst) = (it.start() - before, it.end() - before);
        let (best, worst) = (best.to_string(), worst.to_string());
        if best == worst {
            return say!(tournament::own_certain, place = best);
        }
        say!(tournament::own_possible, best = best, worst = worst)
    });
    Text::sentences(place.into_iter().chain(possible))
}
