//! The picker: a private view of the board in which a point is chosen with a few presses.
//!
//! It shows a crop of the board over a pad of buttons, or two menus of files and ranks, and then
//! the picked stone once more before it is played. Every press says from which board it came: once
//! the game has gone on, none of them changes anything.

use serenity::all::ComponentInteraction;

use crate::discord::action::pad::{Direction, Pad};
use crate::discord::action::{Kind, Picker, Shown};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::play::make_move::{self, Wish};
use crate::discord::handlers::play::overtaken;
use crate::discord::message::Said;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::{Answer, Work};
use crate::discord::views;
use crate::game::{self, GameId};
use crate::rules::{Asks, Move, Point};
use crate::service::GameView;

/// Opens the picker at the board as it stands, for whoever is to move.
pub async fn open(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let opened = Box::pin(async {
        let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
        view.game.check_turn(viewer.id)?;
        let now = bot.now();
        if view.game.opening_matters(viewer.id, now) {
            bot.service.opened(game, viewer.id, now).await?;
        }
        let (said, pad) = opened(&view, &viewer, None);
        show(bot, &viewer, &view, said, pad, None).await
    });
    overtaken::or_as_it_stands(bot, &viewer, game, opened.await).await
}

/// Shows the pad there.
pub async fn lay(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: Picker,
) -> Result<Answer, Trouble> {
    turn_to(bot, interaction, picker, Page::Pad).await
}

/// Moves the pad a step; at the edge it stays.
pub async fn pan(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: Picker,
    way: Direction,
) -> Result<Answer, Trouble> {
    turn_to(bot, interaction, picker, Page::Moved(way)).await
}

/// Shows the menus of files and ranks.
pub async fn menus(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: Picker,
) -> Result<Answer, Trouble> {
    turn_to(bot, interaction, picker, Page::Menus(None)).await
}

/// Takes the chosen file; on a board of one line that is a point.
pub async fn file(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: Picker,
) -> Result<Answer, Trouble> {
    let file = line(interaction)?;
    turn_to(bot, interaction, picker, Page::Menus(Some(file))).await
}

/// Takes the chosen rank on the file that was chosen before.
pub async fn rank(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: Picker,
    on: Point,
) -> Result<Answer, Trouble> {
    let at = Point::new(on.file(), line(interaction)?);
    point(bot, interaction, picker, at).await
}

/// Shows the picked stone on the board; plays it at once for who wants it so and has no choice of
/// stones.
pub async fn point(
    bot: &Bot,
    interaction: &ComponentInteraction,
    picker: Picker,
    at: Point,
) -> Result<Answer, Trouble> {
    turn_to(bot, interaction, picker, Page::Picked(at)).await
}

/// Plays the stone that was shown.
pub async fn play(
    bot: &Bot,
    interaction: &ComponentInteraction,
    shown: Shown,
    kind: Kind,
    at: Point,
) -> Result<Answer, Trouble> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    play_for(bot, &viewer, shown, kind.of(at)).await
}

fn play_for<'a>(bot: &'a Bot, viewer: &'a Viewer, shown: Shown, mv: Move) -> Work<'a> {
    Box::pin(async move {
        let wish = Wish {
            viewpoint: viewer.viewpoint,
            game: shown.game,
            mv,
            shown: Some(shown.at),
        };
        let view = match make_move::play(bot, wish).await {
            Ok(view) => view,
            Err(trouble) => {
                return overtaken::or_as_it_stands(bot, viewer, shown.game, Err(trouble)).await;
            }
        };
        let notation = viewer.settings.notation;
        let told = make_move::told(bot, viewer.viewpoint, &view, notation).await;
        let answer = if view.game.to_move() == Some(viewer.id) {
            let (said, pad) = opened(&view, viewer, Some(&told));
            let next = show(bot, viewer, &view, said, pad, None).await;
            // The stone stands, whatever became of the picture of the next one.
            next.unwrap_or_else(|_| viewer.answer(told))
        } else {
            viewer.answer(told)
        };
        Ok(answer.then(Post::Game(shown.game)))
    })
}

/// What a picker can show.
#[derive(Clone, Copy)]
enum Page {
    Pad,
    Moved(Direction),
    Menus(Option<u8>),
    Picked(Point),
}

/// Shows another page of the picker, if it is still the presser's turn on the same board.
fn turn_to<'a>(
    bot: &'a Bot,
    interaction: &'a ComponentInteraction,
    picker: Picker,
    page: Page,
) -> Work<'a> {
    Box::pin(async move {
        let viewer = Viewer::of_press(bot, interaction).await?;
        let turned = turned(bot, &viewer, picker, page).await;
        overtaken::or_as_it_stands(bot, &viewer, picker.shown.game, turned).await
    })
}

async fn turned(bot: &Bot, viewer: &Viewer, picker: Picker, page: Page) -> Result<Answer, Trouble> {
    let view = bot
        .service
        .game_seen_from(viewer.viewpoint, picker.shown.game)
        .await?;
    let game = &view.game;
    game.check_fresh(viewer.id, picker.shown.at)
        .and_then(|()| game.check_turn(viewer.id))?;
    let position = game.position();
    let size = position.board().size();
    let pad = Pad::at(picker.corner, size);
    let page = match page {
        Page::Menus(Some(file)) if size.is_line() => Page::Picked(Point::new(file, 0)),
        page => page,
    };
    let notation = viewer.settings.notation;
    let (said, pad, at) = match page {
        Page::Pad => (views::pad(&view, pad, notation), pad, None),
        Page::Moved(way) => {
            let pad = pad.moved(way).unwrap_or(pad);
            (views::pad(&view, pad, notation), pad, None)
        }
        Page::Menus(file) => (views::menus(&view, pad, file, notation), pad, None),
        Page::Picked(at) => {
            let is_free = position.check(Move::Place(at));
            is_free.map_err(game::Refusal::from)?;
            if !viewer.settings.confirm && views::power_stones_left(&view) == 0 {
                return play_for(bot, viewer, picker.shown, Move::Place(at)).await;
            }
            let pad = pad.holding(at);
            (views::preview(&view, pad, at, notation), pad, Some(at))
        }
    };
    show(bot, viewer, &view, said, pad, at).await
}

/// The first page: the pad, or what can be chosen. What was said before goes before it.
fn opened(view: &GameView, viewer: &Viewer, before: Option<&Said>) -> (Said, Pad) {
    let game = &view.game;
    let last = game.last().and_then(|played| played.mv.point());
    let pad = Pad::around(game.position(), last);
    let notation = viewer.settings.notation;
    let is_choice = game
        .position()
        .to_act()
        .is_some_and(|turn| matches!(turn.asks, Asks::Choose(_)));
    let page = if is_choice {
        views::choices(view, notation)
    } else {
        views::pad(view, pad, notation)
    };
    let text = before.map_or(&page.text, |before| &before.text).clone();
    (Said { text, ..page }, pad)
}

async fn show(
    bot: &Bot,
    viewer: &Viewer,
    view: &GameView,
    said: Said,
    pad: Pad,
    at: Option<Point>,
) -> Result<Answer, Trouble> {
    bot.allowances.picture(viewer.id)?;
    let picture = bot.easel.crop(view, &viewer.settings, pad, at).await?;
    Ok(viewer.answer(said).with(picture))
}

/// The file or the rank that was chosen from a menu, counted from 0.
fn line(interaction: &ComponentInteraction) -> Result<u8, Refusal> {
    let line = chosen(interaction).and_then(|value| value.parse().ok());
    line.ok_or(Refusal::Button)
}
