//! Lists of games.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, LONGEST, Message};
use crate::discord::views::{courtesies, move_buttons, phrases, safe_text, set, time};
use crate::game::{GameId, Person, PlayerId, Suspension};
use crate::language::{Text, say};
use crate::service::{GameList, GameView, PastGame};

/// How many games a page lists: as many lines as fit into a message with long names and links.
const ON_A_PAGE: usize = 8;
/// How many buttons a row has. Discord allows five; the names of opponents need room.
const BUTTONS: usize = 4;
/// How many rows of buttons a message may have.
const ROWS: usize = 5;

/// A page of a player's running games, in the order of the list. The player's own list has buttons
/// that open the games. Pages count from zero; the last one stands for all after it.
pub fn games(games: &GameList, whose: &Person, viewer: PlayerId, page: u16) -> Message {
    if whose.id == viewer {
        return own(games, viewer, say!(games::yours), page);
    }
    let name = safe_text::shown(whose.called());
    if is_empty(games) {
        return Message::text(say!(games::none_of, name = name));
    }
    let page = Page::of(games, page);
    let head = say!(games::of, name = name);
    let message = Message::text(page.list(head, whose.id, false));
    message.with_buttons(page.turners(whose.id))
}

/// A page of the viewer's own games under this heading, with buttons.
pub(super) fn own(games: &GameList, viewer: PlayerId, head: Text, page: u16) -> Message {
    if is_empty(games) {
        return Message::text(say!(games::none));
    }
    let page = Page::of(games, page);
    let mut message = Message::text(page.list(head, viewer, true));
    let open: Vec<_> = page.views.iter().map(|view| open(view, viewer)).collect();
    for row in open.chunks(BUTTONS) {
        message = message.with_buttons(row.to_vec());
    }
    message.with_buttons(page.turners(viewer))
}

/// The button of a game in a list: it opens the picker where the player is to move, else it shows
/// the board.
fn open(view: &GameView, viewer: PlayerId) -> Button {
    if view.game.waits_for(viewer) {
        move_buttons::play_in(view, viewer)
    } else {
        let press = Action::Board(view.game.id);
        Button::new(button_label(view, viewer), ButtonStyle::Plain, press)
    }
}

/// "Game 412 · Ben", for a button that is about this game.
fn button_label(view: &GameView, player: PlayerId) -> Text {
    let GameId(game) = view.game.id;
    let opponents = phrases::plain_opponents(view, player);
    say!(games::game_button, game = game, opponents = opponents)
}

/// Asks which of these games is meant: a button for each, with what it does there.
pub fn which_game(games: &[(&GameView, Action)], player: PlayerId) -> Message {
    let (shown, others) = games.split_at(games.len().min(BUTTONS * ROWS));
    let buttons = shown
        .iter()
        .map(|&(view, press)| Button::new(button_label(view, player), ButtonStyle::Plain, press));
    let others = (!others.is_empty()).then(|| say!(games::which_others, count = others.len()));
    let question = [Some(say!(games::which)), others].into_iter().flatten();
    let message = Message::text(Text::sentences(question));
    let buttons: Vec<_> = buttons.collect();
    buttons
        .chunks(BUTTONS)
        .fold(message, |message, row| message.with_buttons(row.to_vec()))
}

/// One page of a list.
struct Page<'a> {
    views: &'a [GameView],
    damaged: &'a [GameId],
    /// Its place, from zero.
    number: usize,
    /// How many pages there are.
    pages: usize,
}

impl<'a> Page<'a> {
    fn of(games: &'a GameList, number: u16) -> Self {
        let (views, damaged) = (games.views.len(), games.damaged.len());
        let pages = (views + damaged).div_ceil(ON_A_PAGE).max(1);
        let number = usize::from(number).min(pages - 1);
        let (from, to) = (number * ON_A_PAGE, (number + 1) * ON_A_PAGE);
        let within = |at: usize, length: usize| at.min(length);
        Self {
            views: &games.views[within(from, views)..within(to, views)],
            damaged: &games.damaged[within(from.saturating_sub(views), damaged)
                ..within(to.saturating_sub(views), damaged)],
            number,
            pages,
        }
    }

    fn list(&self, head: Text, player: PlayerId, is_own: bool) -> Text {
        let lines = self.views.iter().map(|view| line(view, player, is_own));
        let damaged = self.damaged.iter().map(|&game| damaged_line(game));
        let head = if self.pages > 1 {
            let page = say!(games::page, page = self.number + 1, pages = self.pages);
            Text::sentences([head, page])
        } else {
            head
        };
        fitted(head, lines.chain(damaged).map(item).collect())
    }

    /// The buttons that turn to the pages before and after this one; none if it is the only one.
    fn turners(&self, whose: PlayerId) -> Vec<Button> {
        if self.pages == 1 {
            return Vec::new();
        }
        let to = |label, page: usize, is_on| {
            let page = u16::try_from(page).unwrap_or(u16::MAX);
            let press = Action::Games(whose, page);
            Button::new(label, ButtonStyle::Plain, press).only_if(is_on)
        };
        let (before, after) = (self.number.saturating_sub(1), self.number + 1);
        vec![
            to(say!(games::page_before), before, self.number > 0),
            to(say!(games::page_after), after, after < self.pages),
        ]
    }
}

fn is_empty(games: &GameList) -> bool {
    games.views.is_empty() && games.damaged.is_empty()
}

/// A running game in a list of choices, as in "412 · against Ben · move 14 · your turn".
pub fn choice(view: &GameView, player: PlayerId) -> Text {
    let game = &view.game;
    let mut parts = vec![
        Text::verbatim(game.id.to_string()),
        say!(
            games::choice_against,
            opponents = phrases::plain_opponents(view, player)
        ),
        next_move(view),
    ];
    if game.waits_for(player) {
        parts.push(say!(games::choice_your_turn));
    }
    Text::joined(parts, " · ")
}

/// A finished game in a list of choices, as in "412 · against Ben · Pente".
pub fn past_choice(game: &PastGame, player: PlayerId) -> Text {
    let parts = [
        Text::verbatim(game.id.to_string()),
        say!(
            games::choice_against,
            opponents = phrases::past_opponents(game, player)
        ),
        phrases::ruleset_name(&game.ruleset),
    ];
    Text::joined(parts, " · ")
}

fn line(view: &GameView, player: PlayerId, is_own: bool) -> Text {
    let game = &view.game;
    let whose = match game.to_move() {
        Some(_) if is_own && game.waits_for(player) => say!(games::waits_for_you),
        Some(next) if game.computer.is_some_and(|it| it.player == next) => {
            say!(games::waits_for_me)
        }
        Some(next) => say!(games::waits_for, name = phrases::name(view, next)),
        None => say!(games::over),
    };
    let late = courtesies::late_in_list(view);
    let when = late.unwrap_or_else(|| match (game.suspension, game.deadline()) {
        (Some(Suspension::Paused), _) => say!(games::paused),
        (Some(Suspension::Adjourned), _) => say!(games::adjourned),
        (None, Some(deadline)) => say!(games::due, time = time::relative(deadline)),
        (None, None) => say!(games::last_move, time = time::relative(game.moved_at)),
    });
    let against = say!(
        games::against,
        game = phrases::linked(view),
        opponents = phrases::opponents(view, player)
    );
    let ruleset = Text::verbatim(game.terms.ruleset.name);
    let set = set::beside(view);
    let tournament = view.tournament.as_ref();
    let tournament = tournament.map(|it| safe_text::shown(&it.name));
    let parts = [against, ruleset].into_iter().chain(set).chain(tournament);
    Text::joined(parts.chain([next_move(view), whose, when]), " · ")
}

/// "move 14", the one that is to be made.
fn next_move(view: &GameView) -> Text {
    say!(games::next_move, number = phrases::next_move(&view.game))
}

/// A line for a game that cannot be read.
pub(super) fn damaged_line(game: GameId) -> Text {
    say!(games::damaged, game = game.0)
}

/// A line of a list.
pub(super) fn item(text: Text) -> Text {
    Text::joined([Text::verbatim("-"), text], " ")
}

/// As many lines as fit into a message, and how many more there are.
pub(super) fn fitted(head: Text, lines: Vec<Text>) -> Text {
    fitted_of_more(head, lines, 0)
}

/// Like [`fitted`], of the first lines of a list that has so many more.
pub(super) fn fitted_of_more(head: Text, lines: Vec<Text>, unlisted: usize) -> Text {
    Text::fitting(head, lines, LONGEST, |count| {
        say!(games::more, count = count + unlisted)
    })
}
