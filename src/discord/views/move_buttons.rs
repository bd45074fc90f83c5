//! The buttons and forms for moving. None of them knows what a good move is.

use crate::discord::action::{Action, BoardRef, StoneKind};
use crate::discord::message::{Button, ButtonStyle, Message, Modal};
use crate::discord::refusal::Refusal;
use crate::discord::views::{offers, phrases, refusal};
use crate::game::PlayerId;
use crate::rules::{Choice, TurnAction};
use crate::service::GameView;

/// The move buttons of the player to act; none once the game is over.
pub fn to_move(view: &GameView) -> Vec<Button> {
    let shown = BoardRef {
        game: view.game.id,
        at: view.game.revision(),
    };
    let position = view.game.position();
    let Some(turn) = position.to_act() else {
        return Vec::new();
    };
    match turn.asks {
        TurnAction::Choose(choices) => choices
            .iter()
            .map(|&choice| {
                let press = Action::Choose(shown, choice);
                Button::new(label(choice), ButtonStyle::Inviting, press)
            })
            .collect(),
        TurnAction::Place => {
            let stone = Action::Type(shown, StoneKind::Ordinary);
            let mut buttons = vec![
                Button::new("Play", ButtonStyle::Inviting, Action::Pick(view.game.id)),
                Button::new("Type a point", ButtonStyle::Plain, stone),
            ];
            if let left @ 1.. = power_stones_left(view) {
                let label = format!("Power stone ({left} left)");
                let power = Action::Type(shown, StoneKind::Power);
                buttons.push(Button::new(label, ButtonStyle::Plain, power));
            }
            buttons
        }
    }
}

/// How many power stones the player to act has left.
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
    let button = Button::new(
        format!("Play game {id}"),
        ButtonStyle::Inviting,
        Action::Pick(id),
    );
    (line, button)
}

/// What else can be done in a game: while it goes on, its players can resign and make offers.
pub fn more(view: &GameView, player: PlayerId) -> Message {
    let game = &view.game;
    let id = game.id;
    let is_player = game.seat_of(player).is_some() && !game.is_over();
    let mut buttons = vec![
        Button::new("Board", ButtonStyle::Plain, Action::Board(id)),
        Button::new("Rules", ButtonStyle::Plain, Action::RulesOf(id)),
    ];
    if is_player {
        buttons.push(Button::new(
            "Resign",
            ButtonStyle::Plain,
            Action::AskResign(id),
        ));
    }
    let message = Message::text(format!("Game {id}: what would you like?")).with_buttons(buttons);
    if is_player {
        message.with_buttons(offers::proposals(view))
    } else {
        message
    }
}

/// The label of an opening choice.
pub const fn label(choice: Choice) -> &'static str {
    match choice {
        Choice::Swap => "Take white",
        Choice::NoSwap => "Take black",
        Choice::Pass => "Add two stones",
    }
}

/// The form that asks for a point.
pub fn form(view: &GameView, shown: BoardRef, kind: StoneKind) -> Modal {
    let size = view.game.position().board().size();
    let example = if size.is_line() { "K" } else { "K10 or R3U2" };
    Modal {
        title: match kind {
            StoneKind::Ordinary => format!("Your stone in game {}", shown.game),
            StoneKind::Power => format!("Your power stone in game {}", shown.game),
        },
        label: "The point".to_owned(),
        example: example.to_owned(),
        action: Action::Type(shown, kind),
    }
}

/// Says why the typed text is not a point, with a button to type again.
pub fn type_again(refusal: &Refusal, shown: BoardRef, kind: StoneKind) -> Message {
    let again = Button::new(
        "Type again",
        ButtonStyle::Inviting,
        Action::Type(shown, kind),
    );
    Message::text(refusal::refusal(refusal)).with_buttons(vec![again])
}
