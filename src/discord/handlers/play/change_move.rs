//! Changing one's last move: the picker opens on the board before it.

use jiff::Timestamp;
use serenity::all::ComponentInteraction;

use crate::discord::action::{BoardRef, PickedStones, PickerRef, PickerTask};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::play::{make_move, picker_page, stale_board};
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{ChangeRefusal, GameRefusal, PlayerId, Revision};
use crate::rules::{Move, Point};
use crate::service::GameView;

/// Opens the picker for the move that stands on this board.
pub async fn open(
    bot: &Bot,
    interaction: &ComponentInteraction,
    shown: BoardRef,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let opened = open_after(bot, &viewer, shown, PickedStones::default());
    let opened = Box::pin(opened).await;
    stale_board::or_current_board(bot, &viewer, shown.game, opened).await
}

async fn open_after(
    bot: &Bot,
    viewer: &Viewer,
    shown: BoardRef,
    stones: PickedStones,
) -> Result<Response, RequestError> {
    let seen = bot.service.game_seen_from(viewer.viewpoint, shown.game);
    let view = board(seen.await?, viewer.id, shown.at, stones, bot.now())?;
    let task = PickerTask::Change(stones);
    let corner = Point::new(0, 0);
    let picker = PickerRef {
        shown,
        corner,
        task,
    };
    picker_page::open_at(bot, viewer, &view, picker, None).await
}

/// The board before the move, with the stones that were picked so far in its place.
pub fn board(
    view: GameView,
    by: PlayerId,
    shown: Revision,
    stones: PickedStones,
    now: Timestamp,
) -> Result<GameView, RequestError> {
    let first = view.game.check_change(by, now)?;
    if view.game.revision() != shown {
        let game = view.game.id;
        return Err(GameRefusal::Change(ChangeRefusal::NoMove { game }).into());
    }
    let game = view.game.before_change(first, &stones.moves())?;
    let last = view.game.record().moves[first..].iter();
    Ok(GameView {
        changes: last.filter_map(|mv| mv.point()).collect(),
        game,
        line_missed_by: None,
        ..view
    })
}

/// Takes a stone: changes the move once the turn is whole, or asks for the next stone.
pub async fn place(
    bot: &Bot,
    viewer: &Viewer,
    shown: BoardRef,
    before: PickedStones,
    stone: Move,
) -> Result<Response, RequestError> {
    let picked = before.with(stone).ok_or(Refusal::Button)?;
    let (game, turn) = (shown.game, picked.moves());
    let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
    if !view.game.has_changed_to(viewer.id, &turn, shown.at) {
        let after = board(view, viewer.id, shown.at, picked, bot.now())?.game;
        if after.to_move() == Some(viewer.id) {
            return open_after(bot, viewer, shown, picked).await;
        }
    }
    let changed = bot
        .service
        .change_move(game, viewer.id, &turn, shown.at, bot.now());
    let view = changed.await?.named_on(viewer.viewpoint.server);
    if view.game.last_move().map(|last| last.by) != Some(viewer.id) {
        // A conditional move has replied: there is news for its owner.
        bot.outbox.wake_retries.notify_one();
    }
    let notation = viewer.settings.notation;
    let told = make_move::told(bot, viewer.viewpoint, (&view, stone), notation).await;
    let receipt = viewer.response(views::changed_receipt(told));
    Ok(receipt.then(Post::Game(game)))
}
