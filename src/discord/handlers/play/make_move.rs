//! Making a move: where every way to move ends, and is answered alike.

use tracing::error;

use crate::discord::bot::Bot;
use crate::discord::message::Said;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::{Answer, Work};
use crate::discord::views;
use crate::game::{GameId, Mark, Viewpoint};
use crate::rules::{BoardSize, Move, MoveError, Notation, PointError};
use crate::service::{self, GameView};

/// A move that somebody wants to make.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// Who wants it, and from where.
    pub viewpoint: Viewpoint,
    /// In which game.
    pub game: GameId,
    /// The move.
    pub mv: Move,
    /// The board that the wish came from, where there was one: if the game has gone on since, the
    /// wish is refused.
    pub shown: Option<Mark>,
}

/// Makes a move, tells the mover privately, and then the channel.
pub fn make(bot: &Bot, wish: Wish, notation: Notation) -> Work<'_> {
    Box::pin(async move {
        let view = play(bot, wish).await?;
        let said = told(bot, wish.viewpoint, &view, notation).await;
        Ok(Answer::private(said).then(Post::Game(wish.game)))
    })
}

/// Makes a move. The channel is still to be told. A second press of the same button is the same wish:
/// it is granted already.
pub async fn play(bot: &Bot, wish: Wish) -> Result<GameView, Trouble> {
    let Wish {
        viewpoint,
        game,
        mv,
        shown,
    } = wish;
    let by = viewpoint.player;
    let played = bot.service.play(game, by, mv, shown, bot.now());
    let view = match (Box::pin(played).await, shown) {
        (Err(service::Error::Refused(refused)), Some(shown)) => {
            let view = bot.service.game_seen_from(viewpoint, game).await?;
            if !view.game.has_made(by, mv, shown) {
                return Err(service::Error::Refused(refused).into());
            }
            view
        }
        (played, _) => played?,
    };
    Ok(view.named_on(viewpoint.server))
}

/// What the mover is told: what was done and who is next; then, with buttons, how to go on here, or
/// else in the game that has waited longest.
pub async fn told(bot: &Bot, viewpoint: Viewpoint, view: &GameView, notation: Notation) -> Said {
    let by = viewpoint.player;
    let mut said = views::confirmed(view, by, notation);
    if view.game.to_move() == Some(by) {
        return said.with_buttons(views::ways_to_move(view));
    }
    match next(bot, viewpoint).await {
        Some(next) => {
            let (line, button) = views::next(&next, by);
            said.text = format!("{} {line}", said.text);
            said.with_buttons(vec![button])
        }
        None => said,
    }
}

async fn next(bot: &Bot, viewpoint: Viewpoint) -> Option<GameView> {
    let next = Box::pin(bot.service.next_game_of(viewpoint.player)).await;
    let next = next.inspect_err(|error| {
        // The move was made, and the mover is told so all the same.
        let error = error as &dyn std::error::Error;
        error!(error, "cannot look up the next game");
    });
    let next = next.ok().flatten();
    next.map(|view| view.named_on(viewpoint.server))
}

/// Reads what somebody typed: a point in either notation, a power stone as `+K10`, or the word of a
/// choice.
pub fn read(typed: &str, size: BoardSize, preferred: Notation) -> Result<Move, Refusal> {
    Move::parse_preferring(preferred, typed, size).map_err(|error| Refusal::Point {
        typed: typed.to_owned(),
        error: match error {
            MoveError::Point(error) => error,
            MoveError::Seat | MoveError::Unknown => PointError::Unreadable,
        },
    })
}
