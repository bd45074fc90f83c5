//! Making a move: where every way to move ends, and is answered alike.

use super::answer::Answer;
use super::bot::Bot;
use super::messages;
use super::post::Post;
use super::refusal::{Refusal, Trouble};
use crate::game::{GameId, PlayerId};
use crate::rules::{BoardSize, Move, MoveError, PointError};

/// Makes a move, tells the mover privately, and then the channel.
///
/// `shown` is the ply of the board that the wish came from, where there was one: if the game has
/// gone on since, the wish is refused.
pub async fn make(
    bot: &Bot,
    by: PlayerId,
    game: GameId,
    mv: Move,
    shown: Option<u16>,
) -> Result<Answer, Trouble> {
    let view = bot.service.play(game, by, mv, shown, bot.now()).await?;
    Ok(Answer::private(messages::confirmed(&view)).then(Post::Game(game)))
}

/// Reads what somebody typed: a point in either notation, a power stone as `+K10`, or the word of a
/// choice.
pub fn read(typed: &str, size: BoardSize) -> Result<Move, Refusal> {
    Move::parse(typed, size).map_err(|error| Refusal::Point {
        typed: typed.to_owned(),
        error: match error {
            MoveError::Point(error) => error,
            MoveError::Seat | MoveError::Unknown => PointError::Unreadable,
        },
    })
}
