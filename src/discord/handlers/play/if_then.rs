//! `/if-then`: conditional moves, played when the opponent makes the expected move.

use serenity::all::ComponentInteraction;

use crate::discord::action::{Action, OtherLines, PlanRequest};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::{suggest, typed, which_game};
use crate::discord::handlers::play::make_move;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};
use crate::game::{ChannelId, GameId, GameRefusal, LONGEST_LINE, Viewpoint};
use crate::rules::Move;
use crate::service::{self, GameView, ServiceRefusal};

/// The command `/if-then`.
#[poise::command(
    slash_command,
    rename = "if-then",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn if_then(
    ctx: Context<'_>,
    line: Option<String>,
    clear: Option<bool>,
    #[autocomplete = "suggest::games"] game: Option<String>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let viewpoint = people::viewpoint(interaction);
    let others = if clear == Some(true) {
        OtherLines::Clear
    } else {
        OtherLines::Keep
    };
    let here = people::place(interaction).channel;
    let work = plan(bot, viewpoint, here, line, others, game);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn plan(
    bot: &Bot,
    viewpoint: Viewpoint,
    here: ChannelId,
    line: Option<String>,
    others: OtherLines,
    game: Option<String>,
) -> Result<Response, RequestError> {
    let player = viewpoint.player;
    let notation = bot.service.settings(player).await?.notation;
    let line = line.as_deref().map(typed::readable);
    let has_line = line.is_some();
    let fits = |view: &GameView| !has_line || view.game.to_move() != Some(player);
    let named = game.as_deref();
    let games = which_game::of_own(bot, viewpoint, named, here, Refusal::NoneFits, fits).await?;
    let words: Option<Vec<_>> = line.as_ref().map(|typed| {
        let words = typed.split([' ', ',']);
        words.filter(|word| !is_filler(word)).collect()
    });
    let read = |view: &GameView| {
        let size = view.game.position().board().size();
        let moves = words.iter().flatten();
        let moves = moves.map(|word| make_move::read(word, size, notation));
        let moves = moves.collect::<Result<Vec<Move>, _>>()?;
        PlanRequest::new(others, has_line, &moves).ok_or_else(|| {
            let most = LONGEST_LINE;
            RequestError::from(GameRefusal::LineTooLong { most })
        })
    };
    match which_game::only(games) {
        Ok(view) => carry_out(bot, viewpoint, view.game.id, read(&view)?).await,
        Err(games) => {
            let mut asked = Vec::new();
            let mut refused = None;
            for view in &games {
                match read(view) {
                    Ok(request) => asked.push((view, Action::IfThen(view.game.id, request))),
                    Err(error) => refused = Some(error),
                }
            }
            match refused.filter(|_| asked.is_empty()) {
                Some(refused) => Err(refused),
                None => Ok(Response::private(views::which_game(&asked, player))),
            }
        }
    }
}

/// Does by a button what was typed before the game was chosen.
pub async fn press(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
    request: PlanRequest,
) -> Result<Response, RequestError> {
    carry_out(bot, people::viewpoint_of_press(interaction), game, request).await
}

/// Clears the plan if asked to, and adds the line if there is one.
async fn carry_out(
    bot: &Bot,
    viewpoint: Viewpoint,
    game: GameId,
    request: PlanRequest,
) -> Result<Response, RequestError> {
    let player = viewpoint.player;
    let notation = bot.service.settings(player).await?.notation;
    let moves = request.moves();
    if request.others == OtherLines::Clear {
        let view = bot.service.clear_plan(game, player).await?;
        if moves.is_none() {
            return Ok(Response::private(views::plan_cleared(&view)));
        }
    }
    let changed = match moves {
        Some(moves) if request.others == OtherLines::Replace => {
            bot.service.replan(game, player, &moves).await
        }
        Some(moves) => bot.service.plan(game, player, &moves).await,
        None => bot.service.planned(game, player).await,
    };
    let (view, plan) = match changed {
        Ok(changed) => changed,
        Err(service::Error::Refused(refusal)) if contradicts(&refusal) => {
            let mut replaces = request;
            replaces.others = OtherLines::Replace;
            let refused = views::refusal(&Refusal::Service(refusal));
            let question = views::replace_line(refused, Action::IfThen(game, replaces));
            return Ok(Response::private(question));
        }
        Err(error) => return Err(error.into()),
    };
    let view = view.named_on(viewpoint.server);
    Ok(Response::private(views::plan(&view, &plan, notation)))
}

/// Whether another line of the plan answers the same moves with another one.
fn contradicts(refusal: &ServiceRefusal) -> bool {
    matches!(
        refusal,
        ServiceRefusal::Game(GameRefusal::LineContradicts { .. })
    )
}

/// Whether a word only makes a line read like a sentence.
fn is_filler(word: &str) -> bool {
    word.is_empty() || word.eq_ignore_ascii_case("if") || word.eq_ignore_ascii_case("then")
}
