//! Sealing a move in an adjourned game. Every answer is private to the player to move.

use serenity::all::ComponentInteraction;

use crate::discord::action::{BoardRef, PickedStones};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::play::picker_page;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{GameId, PlayerId, Revision, Seal};
use crate::rules::{Choice, Move};
use crate::service::GameView;

/// Shows what the player has sealed, or opens the picker.
pub async fn open(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let (view, sealed) = bot.service.sealed_by(game, viewer.id).await?;
    let view = view.named_on(viewer.viewpoint.server);
    if let Some(sealed) = sealed {
        let told = views::sealed(&view, &sealed.turn, viewer.settings.notation);
        return Ok(viewer.response(told));
    }
    let at = view.game.revision();
    let shown = BoardRef { game, at };
    open_after(bot, &viewer, view, shown, PickedStones::default()).await
}

async fn open_after(
    bot: &Bot,
    viewer: &Viewer,
    view: GameView,
    shown: BoardRef,
    stones: PickedStones,
) -> Result<Response, RequestError> {
    let view = board(view, viewer.id, shown.at, stones)?;
    let picker = views::seal_picker(shown, stones);
    Box::pin(picker_page::open_at(bot, viewer, &view, picker, None)).await
}

/// The board on which the game will be resumed, with the stones that were picked so far.
pub fn board(
    view: GameView,
    by: PlayerId,
    shown: Revision,
    stones: PickedStones,
) -> Result<GameView, RequestError> {
    view.game.check_sealer(by)?;
    view.game.check_fresh(by, shown)?;
    let game = view.game.to_seal(by, &stones.moves())?;
    Ok(GameView {
        game,
        line_missed_by: None,
        seal: Seal::Closed,
        ..view
    })
}

/// Takes a stone: seals the turn once it is whole, or asks for the next stone.
pub async fn place(
    bot: &Bot,
    viewer: &Viewer,
    shown: BoardRef,
    before: PickedStones,
    stone: Move,
) -> Result<Response, RequestError> {
    let picked = before.with(stone).ok_or(Refusal::Button)?;
    let seen = bot
        .service
        .game_seen_from(viewer.viewpoint, shown.game)
        .await?;
    let after = board(seen.clone(), viewer.id, shown.at, picked)?.game;
    if after.to_move() == Some(viewer.id) {
        return open_after(bot, viewer, seen, shown, picked).await;
    }
    keep(bot, viewer, shown, &picked.moves()).await
}

/// Seals the answer to the question of an opening.
pub async fn choose(
    bot: &Bot,
    interaction: &ComponentInteraction,
    shown: BoardRef,
    choice: Choice,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    keep(bot, &viewer, shown, &[Move::Choose(choice)]).await
}

async fn keep(
    bot: &Bot,
    viewer: &Viewer,
    shown: BoardRef,
    turn: &[Move],
) -> Result<Response, RequestError> {
    let game = shown.game;
    let sealed = bot.service.seal(game, viewer.id, turn, shown.at).await?;
    let view = sealed.named_on(viewer.viewpoint.server);
    let told = views::sealed(&view, turn, viewer.settings.notation);
    // The board says that there is one.
    Ok(viewer.response(told).then(Post::RefreshBoard(game)))
}

/// Withdraws what the player has sealed.
pub async fn withdraw(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let (view, _) = bot.service.sealed_by(game, viewer.id).await?;
    let at = view.game.revision();
    let withdrawn = bot.service.unseal(game, viewer.id, at).await?;
    let view = withdrawn.named_on(viewer.viewpoint.server);
    let told = views::unsealed(&view, viewer.id);
    Ok(viewer.response(told).then(Post::RefreshBoard(game)))
}
