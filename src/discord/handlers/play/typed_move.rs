//! The button that asks for a point, and the form that it opens.

use serenity::all::{ComponentInteraction, ModalInteraction};

use crate::discord::action::{BoardRef, StoneKind};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::play::make_move::{self, MoveRequest};
use crate::discord::handlers::play::stale_board;
use crate::discord::handlers::play::typed_turn::{self, TypedTurn};
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views;
use crate::rules::Move;

/// Opens the form for the player to move; everybody else is told why not.
pub async fn ask(
    bot: &Bot,
    interaction: &ComponentInteraction,
    shown: BoardRef,
    kind: StoneKind,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = bot
        .service
        .game_seen_from(viewer.viewpoint, shown.game)
        .await?;
    let shown = BoardRef {
        at: view.board_meant(viewer.id, shown.at),
        ..shown
    };
    let checked = view
        .game
        .check_fresh(viewer.id, shown.at)
        .and_then(|()| view.game.check_turn(viewer.id));
    let form = checked
        .map(|()| Response::form(views::form(&view, shown, kind)))
        .map_err(RequestError::from);
    stale_board::or_current_board(bot, &viewer, shown.game, form).await
}

/// Plays what was typed. If it is not a point, the refusal has a button to type again.
pub async fn play(
    bot: &Bot,
    interaction: &ModalInteraction,
    shown: BoardRef,
    kind: StoneKind,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_form(bot, interaction).await?;
    let notation = viewer.settings.notation;
    let view = bot
        .service
        .game_seen_from(viewer.viewpoint, shown.game)
        .await?;
    let size = view.game.position().board().size();
    let typed = input::typed(interaction).unwrap_or_default();
    let TypedTurn { mv, then } = match typed_turn::read(typed, size, notation) {
        Ok(TypedTurn {
            mv: Move::Place(at),
            then,
        }) => TypedTurn {
            mv: kind.of(at),
            then,
        },
        Ok(turn) => turn,
        Err(refusal) => {
            let again = views::type_again(&refusal, shown, kind);
            return Ok(Response::private(again));
        }
    };
    let (last, before) = match then {
        Some(then) => (then, shown.at.next()),
        None => (mv, shown.at),
    };
    let at = if view.game.has_made(viewer.id, last, before, bot.now()) {
        shown.at
    } else {
        view.board_meant(viewer.id, shown.at)
    };
    let request = MoveRequest {
        viewpoint: viewer.viewpoint,
        game: shown.game,
        mv,
        then,
        shown: Some(at),
    };
    let made = make_move::make(bot, request, notation).await;
    // Where a picker had opened the form, it has done its work.
    let made = made.map(Response::instead);
    stale_board::or_current_board(bot, &viewer, shown.game, made).await
}
