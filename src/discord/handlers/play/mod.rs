//! Making a move: `/move`, the picker, the form for a point, an opening's question, lines of text, and
//! moves that are left beforehand.

pub mod command;
pub mod if_then;
pub mod make_move;
pub mod opening_choice;
mod overtaken;
pub mod picker;
mod suggest;
pub mod text_moves;
pub mod typed_move;
