//! What is said in place of a puzzle: that there is none, or that nothing is said of it now; and what comes back.

use crate::discord::message::{ButtonStyle, Message};
use crate::discord::views::lesson_list::lesson_button;
use crate::discord::views::puzzle_buttons::{any_puzzle, next};
use crate::language::say;
use crate::service::{KeptFrom, PuzzleRequest, PuzzleSource};

/// Says that there is no such puzzle left, and leads to any other; if there is none at all, to the lessons.
pub fn no_puzzle(request: PuzzleRequest) -> Message {
    if request == PuzzleRequest::default() {
        let lessons = lesson_button(ButtonStyle::Inviting);
        return Message::text(say!(puzzle::none_any)).with_buttons(vec![lessons]);
    }
    let text = match request.source {
        PuzzleSource::Any | PuzzleSource::BuiltIn => say!(puzzle::none),
        PuzzleSource::Server => say!(puzzle::none_server),
        PuzzleSource::Mine => say!(puzzle::none_mine),
    };
    Message::text(text).with_buttons(vec![any_puzzle()])
}

/// Says that there are such puzzles, and that their positions stand in running games.
pub fn puzzles_kept_back() -> Message {
    Message::text(say!(puzzle::none_stands)).with_buttons(vec![any_puzzle()])
}

/// Says that nothing is said of a puzzle, because its position stands in a running game.
pub fn puzzle_stands(kept_from: KeptFrom) -> Message {
    let text = match kept_from {
        KeptFrom::ItsPlayer => say!(puzzle::stands_own),
        KeptFrom::Others => say!(puzzle::stands),
    };
    Message::text(text).with_buttons(vec![next()])
}

/// Confirms that puzzles that were not solved come back, or no longer.
pub fn puzzles_repeated(repeats: bool) -> Message {
    let text = if repeats {
        say!(puzzle::repeats)
    } else {
        say!(puzzle::repeats_not)
    };
    Message::text(text).with_buttons(vec![next()])
}
