//! The picker: a private view of the board in which a player chooses a point with a few presses.
//!
//! It shows a crop of the board over a pad of buttons, or two menus of files and ranks, and then a
//! preview of the picked stone before it is played. Every button names the board that it belongs
//! to: once the game has moved on, none of them changes anything.

use serenity::all::ComponentInteraction;

use crate::discord::action::pad::{Direction, Pad};
use crate::discord::action::{BoardRef, PickerRef, PickerTask, StoneKind};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::play::make_move::{self, MoveRequest};
use crate::discord::handlers::play::{change_move, picker_page, seal, stale_board};
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{PendingResponse, Response};
use crate::discord::views;
use crate::game::{self, GameId};
use crate::rules::{Move, Point};

/// Opens the picker on the current board, for the player to move.
pub async fn open(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let opened = Box::pin(async {
        let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
        view.game.check_turn(viewer.id)?;
        let now = bot.now();
        if view.game.matters_if_opened(viewer.id, now) {
            bot.service.started_answering(game, viewer.id, now).await?;
        }
        picker_page::open_at(bot, &viewer, &view, views::picker_of(&view), None).await
    });
    stale_board::or_current_board(bot, &viewer, game, opened.await).await
}

/// Shows the pad at this position.
pub async fn lay(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: PickerRef,
) -> Result<Response, RequestError> {
    turn_to(bot, interaction, picker, PickerView::Pad).await
}

/// Moves the pad one step; at the edge of the board it stays.
pub async fn pan(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: PickerRef,
    way: Direction,
) -> Result<Response, RequestError> {
    turn_to(bot, interaction, picker, PickerView::Moved(way)).await
}

/// Shows the menus of files and ranks.
pub async fn menus(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: PickerRef,
) -> Result<Response, RequestError> {
    turn_to(bot, interaction, picker, PickerView::Menus(None)).await
}

/// Takes the chosen file; on a board of one line that is a point.
pub async fn file(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: PickerRef,
) -> Result<Response, RequestError> {
    let file = line(interaction)?;
    turn_to(bot, interaction, picker, PickerView::Menus(Some(file))).await
}

/// Takes the chosen rank on the file that was chosen before.
pub async fn rank(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: PickerRef,
    on: Point,
) -> Result<Response, RequestError> {
    let at = Point::new(on.file(), line(interaction)?);
    point(bot, interaction, picker, at).await
}

/// Shows the picked stone on the board. Plays immediately if confirmation is off and there is no
/// choice of stones.
pub async fn point(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: PickerRef,
    at: Point,
) -> Result<Response, RequestError> {
    turn_to(bot, interaction, picker, PickerView::Picked(at)).await
}

/// Plays the stone that was shown.
pub async fn play(
    bot: &Bot,
    interaction: &ComponentInteraction,
    shown: BoardRef,
    kind: StoneKind,
    at: Point,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    play_for(bot, &viewer, shown, kind.of(at)).await
}

/// Takes the stone that was shown, in a picker that is not opened to move.
pub async fn take(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: PickerRef,
    kind: StoneKind,
    at: Point,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let taken = place_for(bot, &viewer, picker, kind.of(at)).await;
    stale_board::or_current_board(bot, &viewer, picker.shown.game, taken).await
}

/// Does with a stone what the picker is opened for.
fn place_for<'a>(
    bot: &'a Bot,
    viewer: &'a Viewer,
    picker: PickerRef,
    mv: Move,
) -> PendingResponse<'a> {
    match picker.task {
        PickerTask::Move => play_for(bot, viewer, picker.shown, mv),
        PickerTask::Change(before) => {
            Box::pin(change_move::place(bot, viewer, picker.shown, before, mv))
        }
        PickerTask::Seal(before) => Box::pin(seal::place(bot, viewer, picker.shown, before, mv)),
    }
}

fn play_for<'a>(
    bot: &'a Bot,
    viewer: &'a Viewer,
    shown: BoardRef,
    mv: Move,
) -> PendingResponse<'a> {
    Box::pin(async move {
        let request = MoveRequest {
            viewpoint: viewer.viewpoint,
            game: shown.game,
            mv,
            then: None,
            shown: Some(shown.at),
        };
        let view = match make_move::play_once(bot, request).await {
            Ok(view) => view,
            Err(error) => {
                return stale_board::or_current_board(bot, viewer, shown.game, Err(error)).await;
            }
        };
        let notation = viewer.settings.notation;
        let told = make_move::told(bot, viewer.viewpoint, (&view, mv), notation).await;
        let answer = if view.game.to_move() == Some(viewer.id) {
            let picker = views::picker_of(&view);
            let next = picker_page::open_at(bot, viewer, &view, picker, Some(&told)).await;
            // The stone is played even if the picture for the next one fails.
            next.unwrap_or_else(|_| viewer.response(told))
        } else {
            viewer.response(told)
        };
        Ok(answer.then(Post::Game(shown.game)))
    })
}

/// What a picker can show.
#[derive(Clone, Copy)]
enum PickerView {
    Pad,
    Moved(Direction),
    Menus(Option<u8>),
    Picked(Point),
}

/// Shows another page of the picker, if the player is still to move on the same board.
fn turn_to<'a>(
    bot: &'a Bot,
    interaction: &'a ComponentInteraction,
    picker: PickerRef,
    page: PickerView,
) -> PendingResponse<'a> {
    Box::pin(async move {
        let viewer = Viewer::of_press(bot, interaction).await?;
        let turned = turned(bot, &viewer, picker, page).await;
        stale_board::or_current_board(bot, &viewer, picker.shown.game, turned).await
    })
}

async fn turned(
    bot: &Bot,
    viewer: &Viewer,
    picker: PickerRef,
    page: PickerView,
) -> Result<Response, RequestError> {
    let view = bot
        .service
        .game_seen_from(viewer.viewpoint, picker.shown.game)
        .await?;
    if let PickerView::Picked(at) = page
        && picker.task == PickerTask::Move
        && !viewer.settings.confirm
        && view
            .game
            .has_made(viewer.id, Move::Place(at), picker.shown.at, bot.now())
    {
        return play_for(bot, viewer, picker.shown, Move::Place(at)).await;
    }
    if let (PickerView::Picked(at), PickerTask::Change(stones)) = (page, picker.task)
        && !viewer.settings.confirm
        && let Some(turn) = stones.with(Move::Place(at))
        && view
            .game
            .has_changed_to(viewer.id, &turn.moves(), picker.shown.at)
    {
        return place_for(bot, viewer, picker, Move::Place(at)).await;
    }
    let view = match picker.task {
        PickerTask::Move => {
            let fresh = view.game.check_fresh(viewer.id, picker.shown.at);
            fresh.and_then(|()| view.game.check_turn(viewer.id))?;
            view
        }
        PickerTask::Change(stones) => {
            change_move::board(view, viewer.id, picker.shown.at, stones, bot.now())?
        }
        PickerTask::Seal(stones) => seal::board(view, viewer.id, picker.shown.at, stones)?,
    };
    let position = view.game.position();
    let size = position.board().size();
    let pad = Pad::at(picker.corner, size);
    let page = match page {
        PickerView::Menus(Some(file)) if size.is_line() => PickerView::Picked(Point::new(file, 0)),
        page => page,
    };
    let notation = viewer.settings.notation;
    let (message, pad, at) = match page {
        PickerView::Pad => (views::pad(&view, picker, pad, notation), pad, None),
        PickerView::Moved(way) => {
            let pad = pad.moved(way).unwrap_or(pad);
            (views::pad(&view, picker, pad, notation), pad, None)
        }
        PickerView::Menus(file) => (
            views::menus(&view, (picker, pad), file, notation),
            pad,
            None,
        ),
        PickerView::Picked(at) => {
            let is_free = position.check(Move::Place(at));
            is_free.map_err(game::GameRefusal::from)?;
            if !viewer.settings.confirm && views::power_stones_left(&view) == 0 {
                return place_for(bot, viewer, picker, Move::Place(at)).await;
            }
            let pad = pad.holding(at, position);
            (
                views::preview(&view, (picker, pad), at, notation),
                pad,
                Some(at),
            )
        }
    };
    picker_page::show(bot, viewer, &view, message, pad, at).await
}

/// The file or the rank that was chosen from a menu, counted from 0.
fn line(interaction: &ComponentInteraction) -> Result<u8, Refusal> {
    let line = chosen(interaction).and_then(|value| value.parse().ok());
    line.ok_or(Refusal::Button)
}
