//! Moves: `/move`, the picker, the form for a point, opening choices, messages as moves,
//! conditional moves, changed and sealed moves.

pub mod change_move;
pub mod command;
pub mod if_then;
pub mod make_move;
pub mod opening_choice;
pub mod picker;
mod picker_page;
pub mod seal;
mod stale_board;
mod suggest;
pub mod text_moves;
pub mod typed_move;
mod typed_turn;
