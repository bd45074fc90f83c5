//! The help for a new player: a page to begin with, one with all that one can do in a game, and one with what
//! there is besides.

use crate::discord::action::{Action, HelpPage};
use crate::discord::message::{Button, ButtonStyle, Message, PersonMenu};
use crate::discord::views::{computer, lesson_list};
use crate::language::{Text, say};

/// What the game is, in three lines over a drawing of a capture, and how to begin. `play` is what the
/// button for a stone is called under the board.
pub fn help(play: Text) -> Message {
    let pace = say!(help::pace, play = play);
    let lines = [say!(help::goal), say!(help::capture), pace];
    let more = turn_to(say!(help::more), HelpPage::More);
    let lessons = lesson_list::lesson_button(ButtonStyle::Plain);
    Message::text(Text::lines(lines)).with_buttons(ways_to_begin([lessons, more]))
}

/// The rules, the commands of a game, and the clock.
pub fn help_details(play: Text) -> Message {
    let commands = say!(help::commands, play = play);
    let parts = [say!(help::game), commands, say!(help::clock)];
    let back = turn_to(say!(help::back), HelpPage::First);
    let ladder = turn_to(say!(help::ladder_page), HelpPage::Ladder);
    Message::text(Text::joined(parts, "\n\n")).with_buttons(ways_to_begin([back, ladder]))
}

/// The commands for finding opponents, for the ladders, and for records.
pub fn help_ladder() -> Message {
    let back = turn_to(say!(help::back), HelpPage::More);
    Message::text(say!(help::ladder)).with_buttons(ways_to_begin([back]))
}

/// Asks whom to challenge.
pub fn choose_friend() -> Message {
    Message::text(say!(help::choose_friend)).with_person_menu(PersonMenu {
        action: Action::Challenge,
        prompt: say!(help::friend_prompt),
    })
}

fn ways_to_begin<const N: usize>(other_pages: [Button; N]) -> Vec<Button> {
    let plain = |label, action| Button::new(label, ButtonStyle::Plain, action);
    let begin = [
        computer::invite(),
        Button::new(
            say!(help::challenge_friend),
            ButtonStyle::Inviting,
            Action::Friends,
        ),
        plain(say!(help::rules), Action::BaseRules),
    ];
    begin.into_iter().chain(other_pages).collect()
}

fn turn_to(label: Text, page: HelpPage) -> Button {
    Button::new(label, ButtonStyle::Plain, Action::Help(page))
}
