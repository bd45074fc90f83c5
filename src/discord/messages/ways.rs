//! The ways to move, as buttons and forms. None of them knows what is a good move.

use super::said::{Button, Form, Look, Said};
use crate::discord::controls::{Kind, Press, Shown};
use crate::discord::refusal::Refusal;
use crate::rules::{Asks, Choice};
use crate::service::GameView;

/// The buttons with which the one to act can act; none of a game that is over.
pub fn to_move(view: &GameView) -> Vec<Button> {
    let shown = Shown {
        game: view.game.id,
        ply: view.game.ply(),
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
            let mut buttons = vec![Button::new("Type a point", Look::Inviting, stone)];
            let left = turn.colour.map(|colour| position.power_stones_left(colour));
            if let Some(left @ 1..) = left {
                let label = format!("Power stone ({left} left)");
                let power = Press::Type(shown, Kind::Power);
                buttons.push(Button::new(label, Look::Plain, power));
            }
            buttons
        }
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
    Said::text(super::refusal(refusal)).with_buttons(vec![again])
}
