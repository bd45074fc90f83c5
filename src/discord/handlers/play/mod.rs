//! Moves: `/move`, the picker, the form for a point, opening choices, messages as moves, and
//! conditional moves.

pub mod command;
pub mod if_then;
pub mod make_move;
pub mod opening_choice;
pub mod picker;
mod stale_board;
mod suggest;
pub mod text_moves;
pub mod typed_move;
mod typed_turn;
