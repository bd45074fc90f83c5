//! The ways to move, as buttons and forms. None of them knows what is a good move.

use crate::discord::action::{Kind, Press, Shown};
use crate::discord::message::{Button, Form, Look, Said};
use crate::discord::refusal::Refusal;
use crate::discord::views::{offers, phrases, refusal};
use crate::game::PlayerId;
use crate::rules::{Asks, Choice};
use crate::service::GameView;

/// The buttons with which the one to act can act; none of a game that is over.
pub fn to_move(view: &GameView) -> Vec<Button> {
    let shown = Shown {
        game: view.game.id,
        at: view.game.mark(),
    };
    let position = view.game.position();
    let Some(turn) = position.to_act() else {
        return Vec::new();
    };
    match turn.asks {
        Asks::Choose(choices) => choices
            .iter()
            .map(|&choice| {
                let press = Press::Choose(shown, choice);
                Button::new(label(choice), Look::Inviting, press)
            })
            .collect(),
        Asks::Place => {
            let stone = Press::Type(shown, Kind::Ordinary);
            let mut buttons = vec![
                Button::new("Play", Look::Inviting, Press::Pick(view.game.id)),
                Button::new("Type a point", Look::Plain, stone),
            ];
            if let left @ 1.. = power_stones_left(view) {
                let label = format!("Power stone ({left} left)");
                let power = Press::Type(shown, Kind::Power);
                buttons.push(Button::new(label, Look::Plain, power));
            }
            buttons
        }
    }
}

/// How many power stones the one to act has left.
pub fn power_stones_left(view: &GameView) -> u8 {
    let position = view.game.position();
    let colour = position.to_act().and_then(|turn| turn.colour);
    colour.map_or(0, |colour| position.power_stones_left(colour))
}

/// Another game that waits, with a button to play in it.
pub fn next(view: &GameView, player: PlayerId) -> (String, Button) {
    let id = view.game.id;
    let line = format!(
        "Game {id} against {} waits for you too.",
        phrases::opponents(view, player)
    );
    let button = Button::new(format!("Play game {id}"), Look::Inviting, Press::Pick(id));
    (line, button)
}

/// What else can be done in a game: its players can resign and propose things while it goes on.
pub fn more(view: &GameView, player: PlayerId) -> Said {
    let game = &view.game;
    let id = game.id;
    let is_player = game.seat_of(player).is_some() && !game.is_over();
    let mut buttons = vec![
        Button::new("Board", Look::Plain, Press::Board(id)),
        Button::new("Rules", Look::Plain, Press::RulesOf(id)),
    ];
    if is_player {
        buttons.push(Button::new("Resign", Look::Plain, Press::AskResign(id)));
    }
    let said = Said::text(format!("Game {id}: what would you like?")).with_buttons(buttons);
    if is_player {
        said.with_buttons(offers::proposals(view))
    } else {
        said
    }
}

/// What a choice means.
pub const fn label(choice: Choice) -> &'static str {
    match choice {
        Choice::Swap => "Take white",
        Choice::NoSwap => "Take black",
        Choice::Pass => "Add two stones",
    }
}

/// The form that asks for a point.
pub fn form(view: &GameView, shown: Shown, kind: Kind) -> Form {
    let size = view.game.position().board().size();
    let example = if size.is_line() { "K" } else { "K10 or R3U2" };
    Form {
        title: match kind {
            Kind::Ordinary => format!("Your stone in game {}", shown.game),
            Kind::Power => format!("Your power stone in game {}", shown.game),
        },
        label: "The point".to_owned(),
        example: example.to_owned(),
        press: Press::Type(shown, kind),
    }
}

/// Why what was typed is no point, with a button to type again.
pub fn type_again(refusal: &Refusal, shown: Shown, kind: Kind) -> Said {
    let again = Button::new("Type again", Look::Inviting, Press::Type(shown, kind));
    Said::text(refusal::refusal(refusal)).with_buttons(vec![again])
}
