//! Makes a move. Every way to move ends here and gets the same response.

use tracing::error;

use crate::discord::action::{Action, BoardRef, StoneKind};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::typed::readable;
use crate::discord::message::Message;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{PendingResponse, Response};
use crate::discord::views;
use crate::game::{GameId, GameRefusal, PlayerId, Revision, Viewpoint};
use crate::rules::{BoardSize, Move, MoveError, Notation, PointError};
use crate::service::{GameView, ServiceRefusal};

/// A move that a player wants to make.
#[derive(Clone, Copy, Debug)]
pub struct MoveRequest {
    /// The player, and where they are.
    pub viewpoint: Viewpoint,
    /// The game.
    pub game: GameId,
    /// The move.
    pub mv: Move,
    /// The stone to place after it, in the same turn.
    pub then: Option<Move>,
    /// The board that the move was made on, if known: if the game has moved on since, the move is
    /// refused.
    pub shown: Option<Revision>,
}

/// Makes a move, tells the player privately, and then posts to the channel.
pub fn make(bot: &Bot, request: MoveRequest, notation: Notation) -> PendingResponse<'_> {
    Box::pin(async move {
        let view = play_once(bot, request).await?;
        let message = told(bot, request.viewpoint, (&view, request.mv), notation).await;
        Ok(Response::private(message).then(Post::Game(request.game)))
    })
}

/// Makes a move. The caller posts to the channel. Of two stones either both are placed or none, as far as
/// the rules decide it.
pub async fn play(bot: &Bot, request: MoveRequest) -> Result<GameView, RequestError> {
    let MoveRequest {
        viewpoint,
        game,
        mv,
        then,
        shown,
    } = request;
    let by = viewpoint.player;
    if let Some(then) = then {
        let view = bot.service.game_seen_from(viewpoint, game).await?;
        check_both(&view, by, [mv, then])?;
    }
    let played = bot.service.play(game, by, mv, shown, bot.now());
    let mut view = Box::pin(played).await?;
    if let Some(then) = then {
        let shown = Some(view.game.revision());
        let played = bot.service.play(game, by, then, shown, bot.now());
        view = Box::pin(played).await?;
    }
    if view.game.last_move().map(|last| last.by) != Some(by) {
        // A conditional move has replied: there is news for its owner.
        bot.outbox.wake_retries.notify_one();
    }
    Ok(view.named_on(viewpoint.server))
}

/// Refuses two stones of which one cannot be placed in this turn. Whatever else is wrong is found by
/// making the moves.
fn check_both(view: &GameView, by: PlayerId, both: [Move; 2]) -> Result<(), Refusal> {
    if view.game.to_move() != Some(by) {
        return Ok(());
    }
    let mut position = view.game.position().clone();
    let Some(turn) = position.to_act() else {
        return Ok(());
    };
    for mv in both {
        let goes_on = position.to_act().map(|turn| turn.seat) == Some(turn.seat);
        if !goes_on {
            return Err(Refusal::OneStone);
        }
        let played = position.play(mv);
        played.map_err(|illegal| ServiceRefusal::Game(GameRefusal::Rules(illegal)))?;
    }
    Ok(())
}

/// Makes the move of a button or form. A second press of the same button succeeds without effect,
/// because the move is already made.
pub async fn play_once(bot: &Bot, request: MoveRequest) -> Result<GameView, RequestError> {
    let played = play(bot, request).await;
    let (Err(RequestError::Refused(_)), Some(shown)) = (&played, request.shown) else {
        return played;
    };
    let MoveRequest { viewpoint, .. } = request;
    let (mv, shown) = match request.then {
        Some(then) => (then, shown.next()),
        None => (request.mv, shown),
    };
    let seen = bot.service.game_seen_from(viewpoint, request.game);
    let view = seen.await?;
    if view.game.has_made(viewpoint.player, mv, shown, bot.now()) {
        Ok(view.named_on(viewpoint.server))
    } else {
        played
    }
}

/// The message to the player who has made this move: what was done and who is next; then buttons to
/// go on here, or one for the other game of the set if that waits for them, or for the game that has waited
/// longest, one for the next move against the computer, and one to change the move as long as that is possible.
pub async fn told(
    bot: &Bot,
    viewpoint: Viewpoint,
    (view, mv): (&GameView, Move),
    notation: Notation,
) -> Message {
    let by = viewpoint.player;
    let message = views::confirmed(view, by, mv, notation);
    if view.game.to_move() == Some(by) {
        return message.with_buttons(views::ways_to_move(view));
    }
    let next = next(bot, viewpoint, view).await;
    let next = next.filter(|next| next.game.id != view.game.id);
    let next = next.map(|next| views::next(&next, by));
    let go_on = views::go_on(view);
    let can_change = view.game.check_change(by, bot.now()).is_ok();
    let change = can_change.then(|| views::change_button(view));
    let buttons: Vec<_> = go_on.into_iter().chain(next).chain(change).collect();
    if buttons.is_empty() {
        return message;
    }
    message.with_buttons(buttons)
}

async fn next(bot: &Bot, viewpoint: Viewpoint, played: &GameView) -> Option<GameView> {
    let beside = played.set.map(|set| set.other);
    let next = Box::pin(bot.service.next_game_of(viewpoint.player, beside)).await;
    let next = next.inspect_err(|error| {
        // The move was made, and the player is told so all the same.
        let error = error as &dyn std::error::Error;
        error!(error, "cannot look up the next game");
    });
    let next = next.ok().flatten();
    next.map(|view| view.named_on(viewpoint.server))
}

/// Asks in which of these games to make a move that was typed. A button makes it there. Games in
/// which the move cannot be made are left out, unless it can be made in none: then each of them says
/// why not.
pub fn which_game(
    games: &[GameView],
    player: PlayerId,
    typed: &str,
    notation: Notation,
) -> Result<Message, Refusal> {
    let mut moves = Vec::new();
    let mut unreadable = None;
    for view in games {
        let position = view.game.position();
        match read(typed, position.board().size(), notation) {
            Ok(mv) => moves.push((view, mv, position.check(mv).is_ok())),
            Err(refusal) => unreadable = Some(refusal),
        }
    }
    if moves.iter().any(|&(_, _, is_legal)| is_legal) {
        moves.retain(|&(_, _, is_legal)| is_legal);
    }
    let buttons = moves.into_iter();
    let buttons: Vec<_> = buttons
        .filter_map(|(view, mv, _)| Some((view, button(view, mv)?)))
        .collect();
    if buttons.is_empty() {
        return Err(unreadable.unwrap_or_else(|| Refusal::Point {
            typed: typed.to_owned(),
            error: PointError::Unreadable,
        }));
    }
    Ok(views::which_game(&buttons, player))
}

/// The action of a button that makes a move on the current board; `None` for what is no turn.
fn button(view: &GameView, mv: Move) -> Option<Action> {
    let shown = BoardRef {
        game: view.game.id,
        at: view.game.revision(),
    };
    match mv {
        Move::Place(at) => Some(Action::Play(shown, StoneKind::Ordinary, at)),
        Move::Power(at) => Some(Action::Play(shown, StoneKind::Power, at)),
        Move::Choose(choice) => Some(Action::Choose(shown, choice)),
        Move::Leave(..) | Move::AgreeDraw => None,
    }
}

/// Reads what a player typed: a point in either notation, a power stone as `+K10`, or the word for
/// a choice.
pub fn read(typed: &str, size: BoardSize, preferred: Notation) -> Result<Move, Refusal> {
    Move::parse_preferring(preferred, &readable(typed), size).map_err(|error| Refusal::Point {
        typed: typed.to_owned(),
        error: match error {
            MoveError::Point(error) => error,
            MoveError::Seat | MoveError::Unknown => PointError::Unreadable,
        },
    })
}
