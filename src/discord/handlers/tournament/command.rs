//! `/tournament`: makes one, shows one, lists those of the server, and shows the organiser's page.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::options::PaceOption;
use crate::discord::handlers::common::ruleset::{DEFAULT_RULESET, meant_ruleset};
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::handlers::tournament::buttons::page;
use crate::discord::handlers::tournament::draft::{self, DraftOptions};
use crate::discord::handlers::tournament::visitor::Visitor;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::views;
use crate::game::TournamentId;
use crate::rules::catalogue;
use crate::service::{
    RatingBand, ServiceRefusal, TournamentOrder, TournamentRefusal, TournamentState, TournamentView,
};

/// The most tournaments that are listed with what happens in them.
const MOST_LISTED: usize = 10;

/// The command `/tournament`.
#[poise::command(
    slash_command,
    subcommands("create", "show", "list", "manage"),
    install_context = "Guild",
    interaction_context = "Guild"
)]
#[expect(clippy::unused_async, reason = "poise awaits every command")]
pub async fn tournament(_: Context<'_>) -> CommandResult {
    Ok(())
}

/// The sub-command `/tournament create`.
#[poise::command(slash_command)]
async fn create(
    ctx: Context<'_>,
    name: String,
    #[autocomplete = "suggest::all_rulesets"] ruleset: Option<String>,
    pace: Option<PaceOption>,
    #[rename = "lowest-rating"]
    #[min = 0]
    #[max = 4000]
    from: Option<i32>,
    #[rename = "highest-rating"]
    #[min = 0]
    #[max = 4000]
    to: Option<i32>,
    #[rename = "check-in"] check_in: Option<bool>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = async {
        let visitor = Visitor::of_command(interaction)?;
        if !visitor.actor.may_organise {
            let refusal = TournamentRefusal::NotAllowed;
            return Err(Refusal::from(ServiceRefusal::Tournament(refusal)).into());
        }
        let here = CommandPlace::of_command(interaction);
        let venue = here.venue(bot).await?;
        bot.limits.post(visitor.actor.person.id)?;
        let ruleset = match ruleset {
            Some(typed) => meant_ruleset(&typed, |it| (2..=4).contains(&it.seats))?,
            None => match venue.usual.ruleset {
                Some(usual) => usual,
                None => catalogue::find(DEFAULT_RULESET).ok_or(Refusal::Command)?,
            },
        };
        let options = DraftOptions {
            name,
            ruleset,
            pace: pace.map(|it| it.0),
            band: RatingBand { from, to },
            has_check_in: check_in == Some(true),
        };
        let order = TournamentOrder {
            server: visitor.server,
            channel: venue.place.channel,
            setup: draft::setup(bot, options, &venue.usual),
            seed: bot.chance(),
        };
        let made = bot
            .service
            .create_tournament(visitor.actor, order, bot.now());
        Ok(Response::private(views::tournament_draft(&made.await?)))
    };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// The sub-command `/tournament show`.
#[poise::command(slash_command)]
async fn show(ctx: Context<'_>, #[min = 1] number: Option<u32>) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = async {
        let visitor = Visitor::of_command(interaction)?;
        let Some(view) = meant(bot, &visitor, number, false).await? else {
            return Ok(Response::private(views::tournaments(&[])));
        };
        Ok(Response::private(page(&visitor, &view, None)))
    };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// The sub-command `/tournament list`.
#[poise::command(slash_command)]
async fn list(ctx: Context<'_>) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = listed(bot, interaction);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// The sub-command `/tournament manage`.
#[poise::command(slash_command)]
async fn manage(ctx: Context<'_>, #[min = 1] number: Option<u32>) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = async {
        let visitor = Visitor::of_command(interaction)?;
        let Some(view) = meant(bot, &visitor, number, true).await? else {
            return Ok(Response::private(views::tournaments(&[])));
        };
        if !visitor.organises(&view) {
            let refusal = TournamentRefusal::NotOrganiser;
            return Err(Refusal::from(ServiceRefusal::Tournament(refusal)).into());
        }
        Ok(Response::private(match view.tournament.state {
            TournamentState::Draft => views::tournament_draft(&view),
            TournamentState::Open | TournamentState::Running => views::tournament_manage(&view, 0),
            TournamentState::Over | TournamentState::Cancelled => page(&visitor, &view, None),
        }))
    };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn listed(bot: &Bot, interaction: &CommandInteraction) -> Result<Response, RequestError> {
    let visitor = Visitor::of_command(interaction)?;
    let mut views = Vec::new();
    for saved in bot.service.tournaments_on(visitor.server).await? {
        let is_draft = saved.state == TournamentState::Draft;
        if is_draft && !visitor.actor.may_organise {
            continue;
        }
        if views.len() < MOST_LISTED {
            views.push(bot.service.tournament(saved.id).await?);
        }
    }
    Ok(Response::private(views::tournaments(&views)))
}

/// The tournament of this number; without one, that in which the person plays, else the latest one going on, else the
/// latest one of the server. For an organiser, one that they can manage comes first.
async fn meant(
    bot: &Bot,
    visitor: &Visitor,
    number: Option<u32>,
    to_manage: bool,
) -> Result<Option<TournamentView>, RequestError> {
    if let Some(number) = number {
        let id = TournamentId(i64::from(number));
        return visitor.tournament(bot, id).await.map(Some);
    }
    if !to_manage {
        let own = bot.service.tournaments_of(visitor.actor.person.id).await?;
        let here = own
            .into_iter()
            .find(|it| it.tournament.server == visitor.server);
        if here.is_some() {
            return Ok(here);
        }
    }
    let all = bot.service.tournaments_on(visitor.server).await?;
    let is_seen = |state| to_manage || state != TournamentState::Draft;
    let all: Vec<_> = all.into_iter().filter(|it| is_seen(it.state)).collect();
    let going_on = all.iter().rev().find(|it| !it.state.is_ended());
    match going_on.or(all.first()) {
        Some(found) => visitor.tournament(bot, found.id).await.map(Some),
        None => Ok(None),
    }
}
