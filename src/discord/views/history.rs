//! Lists of finished games, and how two people have fared against each other.

use crate::discord::action::{Action, HistoryRef};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message};
use crate::discord::views::games::{damaged_line, fitted, item};
use crate::discord::views::{phrases, result, safe_text, set, time};
use crate::game::{Person, PlayerId, PlayerResult, Status};
use crate::language::{Text, Word, say};
use crate::rating::Tally;
use crate::service::{EarlyResult, GameView, HeadToHead, HistoryFilter, HistoryPage};

/// The most opponents that are named in the label of a game.
const MOST_NAMED: usize = 2;

/// A page of somebody's finished games with a menu to open one, told to one person.
pub fn history(
    page: &HistoryPage,
    whose: &Person,
    opponent: Option<&Person>,
    viewer: PlayerId,
) -> Message {
    let hidden = page.is_hidden.then(|| {
        let name = safe_text::shown(whose.called());
        say!(history::hidden, name = name)
    });
    if page.count == 0 {
        return Message::text(hidden.unwrap_or_else(|| none(&page.filter, whose, viewer)));
    }
    let head = Text::joined(heading(page, whose, opponent, viewer), " · ");
    let head_to_head = page.head_to_head.iter();
    let head_to_head = head_to_head.flat_map(|results| between_two(results, whose, opponent));
    let head = Text::lines(std::iter::once(head).chain(hidden).chain(head_to_head));
    let lines = page.games.views.iter();
    let lines = lines.map(|view| line(view, whose.id, viewer));
    let damaged = page.games.damaged.iter().map(|&game| damaged_line(game));
    let text = fitted(head, lines.chain(damaged).map(item).collect());
    let message = Message::text(text).with_buttons(turners(page));
    if page.games.views.is_empty() {
        return message;
    }
    message.with_menu(menu(page))
}

/// How a game ended, to one person, with the button that replays it.
pub fn end_card(view: &GameView, reader: PlayerId) -> Message {
    let ended = result::ending_to(view, Some(reader)).text;
    let since = set::ended_since(view, Some(reader));
    Message::text(Text::sentences(std::iter::once(ended).chain(since)))
        .with_buttons(result::replay_button(view).into_iter().collect())
}

/// A result in a word, as in "won".
pub fn result_word(result: PlayerResult) -> Text {
    match result {
        PlayerResult::Won => say!(options::result_won),
        PlayerResult::Lost => say!(options::result_lost),
        PlayerResult::Drawn => say!(options::result_drawn),
        PlayerResult::Aborted => say!(options::result_none),
    }
}

fn none(filter: &HistoryFilter, whose: &Person, viewer: PlayerId) -> Text {
    let is_filtered = *filter != HistoryFilter::of(whose.id);
    if is_filtered {
        say!(history::none_fits)
    } else if whose.id == viewer {
        say!(history::none)
    } else {
        say!(history::none_of, name = safe_text::shown(whose.called()))
    }
}

/// Whose games these are, what they are filtered by, and the page.
fn heading(
    page: &HistoryPage,
    whose: &Person,
    opponent: Option<&Person>,
    viewer: PlayerId,
) -> Vec<Text> {
    let filter = &page.filter;
    let head = if whose.id == viewer {
        say!(history::yours)
    } else {
        say!(history::of, name = safe_text::shown(whose.called()))
    };
    let against = opponent.map(|opponent| {
        let name = safe_text::shown(opponent.called());
        say!(games::choice_against, opponents = name)
    });
    let ruleset = filter.ruleset.map(phrases::ruleset_name);
    let number = (page.pages > 1).then(|| {
        let (page, pages) = (page.page, page.pages);
        say!(history::page, page = page, pages = pages)
    });
    let parts = [Some(head), against, ruleset];
    let parts = parts
        .into_iter()
        .chain([filter.result.map(result_word), number]);
    parts.flatten().collect()
}

/// "Ann against Ben: 12 won, 3 lost", by ruleset if there are several, and the latest results.
fn between_two(results: &HeadToHead, whose: &Person, opponent: Option<&Person>) -> Vec<Text> {
    let Some(opponent) = opponent.filter(|_| !results.by_ruleset.is_empty()) else {
        return Vec::new();
    };
    let total = results.total();
    let total = say!(
        history::head_to_head,
        name = safe_text::shown(whose.called()),
        opponent = safe_text::shown(opponent.called()),
        wins = total.wins,
        losses = total.losses,
        draws = total.draws
    );
    let of_ruleset = |(id, tally): &(String, Tally)| {
        Text::joined([phrases::ruleset_name(id), phrases::tally(*tally)], " ")
    };
    let is_several = results.by_ruleset.len() > 1;
    let by_ruleset = is_several.then(|| {
        let list = results.by_ruleset.iter().map(of_ruleset);
        say!(history::by_ruleset, list = Text::brief_list(list))
    });
    let last = results.last.iter().map(|&result| result_word(result));
    let last = say!(history::last, list = Text::brief_list(last));
    [Some(total), by_ruleset, Some(last)]
        .into_iter()
        .flatten()
        .collect()
}

/// "game 412 against Ben · Pente · won: five in a row · 31 moves · 3 days ago".
fn line(view: &GameView, whose: PlayerId, viewer: PlayerId) -> Text {
    let game = &view.game;
    let against = say!(
        games::against,
        game = phrases::linked(view),
        opponents = phrases::opponents(view, whose)
    );
    let ruleset = Text::verbatim(game.terms.ruleset.name);
    let moves = say!(history::moves, count = game.position().ply());
    let when = time::relative(game.moved_at);
    let parts = [
        Some(against),
        Some(ruleset),
        set::beside(view),
        ended(view, whose, viewer),
        of_match(view, whose),
    ];
    let parts = parts.into_iter().flatten().chain([moves, when]);
    Text::joined(parts, " · ")
}

/// "game 2 of a match to 21", or with its last game "**match won** 22 : 14 (games 4, 5 and 7)".
fn of_match(view: &GameView, whose: PlayerId) -> Option<Text> {
    let scored = view.scored.as_ref()?;
    let games: Vec<_> = scored.games.iter().map(|game| game.id).collect();
    if scored.next.is_some() {
        let (number, target) = (games.len(), scored.target);
        return Some(say!(history::match_game, number = number, target = target));
    }
    let is_counted = games.last() == Some(&view.game.id);
    let given_up = (!is_counted).then_some(view.game.id);
    let games: Vec<_> = games.into_iter().chain(given_up).collect();
    let list = games.iter().map(|game| Text::verbatim(game.to_string()));
    let list = Text::list(list);
    let games = say!(history::match_games, count = games.len(), list = list);
    let own = view.game.seat_of(whose)?;
    let (mine, others): (Vec<_>, Vec<_>) =
        view.game.position().seats().partition(|&seat| seat == own);
    let points = mine.into_iter().chain(others);
    let points = points.map(|seat| scored.points[seat.index()].to_string());
    let score = points.collect::<Vec<_>>().join(" : ");
    Some(match scored.winner {
        Some(winner) if winner == own => {
            say!(history::match_won, score = score, games = games)
        }
        Some(_) => say!(history::match_lost, score = score, games = games),
        None => say!(history::match_even, score = score, games = games),
    })
}

/// "won: five in a row (K10-O14)".
fn ended(view: &GameView, whose: PlayerId, viewer: PlayerId) -> Option<Text> {
    let Status::Over(outcome) = view.game.status() else {
        return None;
    };
    let why = result::reason(view, outcome, (whose == viewer).then_some(viewer));
    if let Some(EarlyResult { result, is_settled }) = set::early_result(view, whose) {
        let other = view.set.map_or(0, |set| set.other.0);
        let result = Word(match (result, is_settled) {
            (PlayerResult::Won, true) => "won",
            (PlayerResult::Won, false) => "won-if",
            (_, true) => "lost",
            (_, false) => "lost-if",
        });
        return Some(say!(
            history::early_in_set,
            result = result,
            other = other,
            why = why
        ));
    }
    Some(match view.game.result_of(whose)? {
        PlayerResult::Won => say!(history::won, why = why),
        PlayerResult::Lost => say!(history::lost, why = why),
        PlayerResult::Drawn => say!(history::drawn, why = why),
        PlayerResult::Aborted => say!(history::no_winner, why = why),
    })
}

/// The buttons that turn to the pages before and after this one; none if it is the only one.
fn turners(page: &HistoryPage) -> Vec<Button> {
    if page.pages == 1 {
        return Vec::new();
    }
    let HistoryPage {
        filter,
        is_fellow_member,
        ..
    } = *page;
    let to = |label, page: u32, is_on| {
        let press = Action::History(HistoryRef {
            filter,
            page,
            is_fellow_member,
        });
        Button::new(label, ButtonStyle::Plain, press).only_if(is_on)
    };
    let (before, after) = (page.page - 1, page.page + 1);
    vec![
        to(say!(games::page_before), before, before > 0),
        to(say!(games::page_after), after, after <= page.pages),
    ]
}

fn menu(page: &HistoryPage) -> Menu {
    let whose = page.filter.player;
    let items = page.games.views.iter().map(|view| {
        let game = view.game.id.0;
        let several = view.game.players.len() > MOST_NAMED + 1;
        let label = if several {
            say!(picture::game, game = game.to_string())
        } else {
            let opponents = phrases::plain_opponents(view, whose);
            say!(games::game_button, game = game, opponents = opponents)
        };
        let ruleset = Text::verbatim(view.game.terms.ruleset.name);
        let result = match set::early_result(view, whose) {
            Some(early) if early.is_settled => Some(early.result),
            _ => view.game.result_of(whose),
        };
        let result = result.map(result_word);
        Item {
            about: Text::joined(std::iter::once(ruleset).chain(result), " · "),
            ..Item::new(label, game.to_string())
        }
    });
    Menu {
        action: Action::OpenFinished,
        prompt: say!(history::open),
        items: items.collect(),
    }
}
