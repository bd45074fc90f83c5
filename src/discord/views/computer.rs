//! Messages about games against the computer.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message};
use crate::discord::views::{games, phrases, rematch};
use crate::game::ChannelId;
use crate::language::{Text, Word, say};
use crate::rules::catalogue;
use crate::service::{ComputerResults, GameView, LEVEL_NAMES, StartedComputerGame};

/// Asks which level to play against.
pub fn opponents() -> Message {
    let items = LEVEL_NAMES.into_iter().map(|(level, _)| Item {
        about: say!(computer::about_level, level = level),
        ..Item::new(say!(computer::level, level = level), level.to_string())
    });
    let menu = Menu {
        action: Action::Against,
        prompt: say!(computer::how_strong),
        items: items.collect(),
    };
    Message::text(say!(computer::choose)).with_menu(menu)
}

/// The button that leads to [`opponents`].
pub fn invite() -> Button {
    Button::new(
        say!(computer::play),
        ButtonStyle::Inviting,
        Action::Opponents,
    )
}

/// Confirms a new game against the computer and says its terms, or says that a second press began no other.
pub fn begun(begun: &StartedComputerGame, here: ChannelId) -> Message {
    let game = begun.view.game.id.0;
    let channel = begun.view.game.place.channel;
    let place = if begun.view.has_no_thread {
        Word("private")
    } else {
        rematch::place(channel, here)
    };
    let channel = format!("<#{channel}>");
    if !begun.is_double_press {
        let begins = say!(
            computer::begun,
            game = game,
            place = place,
            channel = channel
        );
        return Message::text(Text::sentences([begins, terms(&begun.view)]));
    }
    Message::text(Text::sentences([
        say!(
            computer::already_begun,
            game = game,
            place = place,
            channel = channel
        ),
        say!(computer::only_one),
    ]))
}

/// "You (white) against me (black), level 3: **Pente** · tournament rule · no clock · not rated."
fn terms(view: &GameView) -> Text {
    let game = &view.game;
    let position = game.position();
    let computer = game.computer;
    let colour_of = |is_computer: bool| {
        let mut seats = position.seats();
        let seat = seats.find(|&seat| {
            let player = Some(game.player(seat));
            (player == computer.map(|computer| computer.player)) == is_computer
        });
        let colour = seat.and_then(|seat| position.colour_of(seat));
        colour.map(|colour| phrases::colour(position.ruleset(), colour))
    };
    let level = computer.map_or(0, |computer| computer.level);
    let terms = phrases::terms(&game.terms);
    match (colour_of(false), colour_of(true)) {
        (Some(yours), Some(mine)) => say!(
            computer::terms,
            yours = yours,
            mine = mine,
            level = level,
            terms = terms
        ),
        _ => say!(
            computer::terms_without_colours,
            level = level,
            terms = terms
        ),
    }
}

/// Says that the computer does not move, and what its opponent can do.
pub fn no_move(view: &GameView) -> Message {
    let game = &view.game;
    let person = game.people().next();
    let text = say!(computer::no_move, game = game.id.0);
    let text = match person {
        Some(person) => phrases::addressed(&[person], text),
        None => text,
    };
    Message {
        pings: person.into_iter().collect(),
        ..Message::text(text)
    }
}

/// A person's results against the computer, as many as fit.
pub fn results(results: &[ComputerResults]) -> Message {
    if results.is_empty() {
        return Message::text(say!(computer::no_results));
    }
    let lines = results.iter().map(|it| games::item(result(it)));
    Message::text(games::fitted(say!(computer::results), lines.collect()))
}

/// "Pente, level 3: 2 won, 1 lost, 0 drawn".
fn result(results: &ComputerResults) -> Text {
    let ruleset = catalogue::find(&results.ruleset);
    say!(
        computer::result,
        ruleset = ruleset.map_or_else(
            || say!(computer::another_ruleset),
            |ruleset| Text::verbatim(ruleset.name)
        ),
        level = results.level,
        wins = results.wins,
        losses = results.losses,
        draws = results.draws
    )
}
