//! The tournaments of a server: a short line for each, and a menu that opens one.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Item, LONGEST, Menu, Message};
use crate::discord::views::{safe_text, time, tournament};
use crate::language::{Text, say};
use crate::service::{ListedTournament, TournamentState};

/// Says that there is none, and how one is made.
pub fn no_tournament() -> Message {
    Message::text(say!(tournament::none))
}

/// A page of the tournaments, from 0; drafts only if the reader may see them.
pub fn tournaments(listed: &[ListedTournament], page: u16, has_more: bool) -> Message {
    if listed.is_empty() && page == 0 {
        return no_tournament();
    }
    let more = |count| say!(games::more, count = count);
    let lines = listed.iter().map(line).collect();
    let text = Text::fitting(say!(tournament::list), lines, LONGEST, more);
    let items = listed.iter().map(|it| {
        let tournament = &it.tournament;
        let name = safe_text::plain(&tournament.setup.name);
        let id = tournament.id.to_string();
        let label = match &it.season {
            Some(season) => say!(
                league::list_item,
                name = name,
                season = season.number.to_string()
            ),
            None => say!(tournament::list_item, name = name, number = id.clone()),
        };
        Item::new(label, id)
    });
    let items: Vec<Item> = items.collect();
    let message = Message::text(text);
    let message = if items.is_empty() {
        message
    } else {
        message.with_menu(Menu {
            action: Action::OpenTournament,
            prompt: say!(tournament::menu_open),
            items,
        })
    };
    if page == 0 && !has_more {
        return message;
    }
    let to = |label, page| Button::new(label, ButtonStyle::Plain, Action::Tournaments(page));
    message.with_buttons(vec![
        to(say!(games::page_before), page.saturating_sub(1)).only_if(page > 0),
        to(say!(games::page_after), page.saturating_add(1)).only_if(has_more),
    ])
}

/// "**Cup** · tournament 3 · starts in 2 days · entered: 4 of 16".
fn line(listed: &ListedTournament) -> Text {
    let saved = &listed.tournament;
    let setup = &saved.setup;
    let is_open = saved.state == TournamentState::Open;
    let is_paused = saved.paused_at.is_some() && !saved.state.is_ended();
    let state = match saved.state {
        TournamentState::Draft => Some(say!(tournament::is_draft)),
        // When it starts is not known before it is resumed.
        TournamentState::Open if is_paused => None,
        TournamentState::Open => Some(say!(
            tournament::list_starts,
            span = time::relative(setup.starts_at)
        )),
        TournamentState::Running if listed.season.is_some() => Some(say!(tournament::list_running)),
        TournamentState::Running => Some(say!(
            tournament::list_round,
            round = listed.rounds.max(1).to_string()
        )),
        TournamentState::Over => Some(say!(tournament::list_over)),
        TournamentState::Cancelled => Some(say!(tournament::list_cancelled)),
    };
    let entered = is_open.then(|| {
        say!(
            tournament::list_entered,
            count = listed.staying.to_string(),
            most = setup.most.to_string()
        )
    });
    let paused = is_paused.then(|| say!(tournament::list_paused));
    let heading = tournament::heading_of(saved, listed.season.as_ref());
    let parts = [heading].into_iter().chain(state);
    Text::joined(parts.chain(entered).chain(paused), " · ")
}
