//! The buttons and forms for moving. None of them knows what a good move is.

use jiff::Timestamp;

use crate::discord::action::{Action, BoardRef, StoneKind};
use crate::discord::message::{Button, ButtonStyle, Message, Modal};
use crate::discord::refusal::Refusal;
use crate::discord::views::{
    changing, conduct, courtesies, offers, phrases, refusal, resign, seal_news,
};
use crate::game::{GameId, PlayerId};
use crate::language::{Text, say};
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
            let pick = Action::Pick(view.game.id);
            let mut buttons = vec![
                Button::new(say!(move_buttons::play), ButtonStyle::Inviting, pick),
                Button::new(say!(move_buttons::type_point), ButtonStyle::Plain, stone),
            ];
            if let left @ 1.. = power_stones_left(view) {
                let label = say!(move_buttons::power_stone, left = left);
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

/// The button to play in one of the games that wait, in a list of them.
pub fn play_in(view: &GameView, player: PlayerId) -> Button {
    let label = say!(
        move_buttons::play_game,
        game = view.game.id.0,
        opponents = phrases::plain_opponents(view, player)
    );
    Button::new(label, ButtonStyle::Inviting, Action::Pick(view.game.id))
}

/// The same after a move elsewhere: it says by itself that this game waits.
pub fn next(view: &GameView, player: PlayerId) -> Button {
    let label = say!(
        move_buttons::next_game,
        game = view.game.id.0,
        opponents = phrases::plain_opponents(view, player)
    );
    Button::new(label, ButtonStyle::Inviting, Action::Pick(view.game.id))
}

/// The button in a private message that goes on with a game in which the computer is to move: it has answered in a
/// moment, and the picker then opens in the same message. `None` in other games.
pub fn play_on(view: &GameView) -> Option<Button> {
    let game = &view.game;
    let computer = game.against_computer()?.player;
    let waits = game.to_move() == Some(computer) && game.suspension.is_none();
    let press = Action::Pick(game.id);
    waits.then(|| Button::new(say!(move_buttons::play_on), ButtonStyle::Inviting, press))
}

/// What else can be done in a game: while it goes on, its players can resign and make offers. Offers that
/// are open are named.
pub fn more(view: &GameView, player: PlayerId, now: Timestamp) -> Message {
    let game = &view.game;
    let id = game.id;
    let is_player = game.check_in(player).is_ok();
    let plain = |label, press| Button::new(label, ButtonStyle::Plain, press);
    let mut buttons = vec![
        plain(say!(move_buttons::board), Action::Board(id)),
        plain(say!(move_buttons::rules), Action::RulesOf(id)),
    ];
    if is_player {
        buttons.push(plain(resign::label(view), Action::AskResign(id)));
    }
    if game.check_change(player, now).is_ok() {
        buttons.push(changing::change_button(view));
    }
    buttons.extend(seal_news::seal_button(view, player));
    let GameId(number) = id;
    let question = say!(move_buttons::what_else, game = number);
    let open = game.offers().map(|offer| {
        if offer.by == player {
            offers::stands(view, player, offer.kind).text
        } else {
            offers::offer(view, offer).text
        }
    });
    let text = Text::lines(std::iter::once(question).chain(open));
    let message = Message::text(text).with_buttons(buttons);
    if is_player {
        message
            .with_buttons(offers::proposals(view, player, now))
            .with_buttons(courtesies::buttons(view, player))
            .with_buttons(conduct::buttons(view))
    } else {
        message
    }
}

/// The label of an opening choice.
pub fn label(choice: Choice) -> Text {
    match choice {
        Choice::Swap => say!(move_buttons::take_white),
        Choice::NoSwap => say!(move_buttons::take_black),
        Choice::Pass => say!(move_buttons::add_two_stones),
    }
}

/// The form that asks for a point.
pub fn form(view: &GameView, shown: BoardRef, kind: StoneKind) -> Modal {
    let size = view.game.position().board().size();
    let GameId(number) = shown.game;
    Modal {
        title: match kind {
            StoneKind::Ordinary => say!(move_buttons::stone_title, game = number),
            StoneKind::Power => say!(move_buttons::power_stone_title, game = number),
        },
        label: say!(move_buttons::point),
        example: if size.is_line() {
            Text::verbatim("K")
        } else {
            say!(move_buttons::example)
        },
        action: Action::Type(shown, kind),
        most: Modal::LONGEST,
    }
}

/// Says what can be typed, with a point as an example that fits the game which waits for the person.
pub fn typing_help(is_private: bool, game: Option<GameId>, example: Option<String>) -> Message {
    let point = example.unwrap_or_else(|| "K10".to_owned());
    let GameId(game) = game.unwrap_or(GameId(412));
    let line = format!("`{game} {point}`");
    let point = format!("`{point}`");
    Message::text(if is_private {
        say!(move_buttons::typing_help, point = point, line = line)
    } else {
        say!(move_buttons::typing_help_here, point = point, line = line)
    })
}

/// Says why the typed text is not a point, with a button to type again.
pub fn type_again(refusal: &Refusal, shown: BoardRef, kind: StoneKind) -> Message {
    let again = Button::new(
        say!(move_buttons::type_again),
        ButtonStyle::Inviting,
        Action::Type(shown, kind),
    );
    Message::text(refusal::refusal(refusal)).with_buttons(vec![again])
}
