//! `/league`: makes a league, shows it, enters and leaves it, and shows the organiser's page. Each season is a
//! tournament, so its buttons are those of tournaments.

use serenity::all::CommandInteraction;

use crate::discord::action::TournamentAction;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::options::ClockOption;
use crate::discord::handlers::common::ruleset::{DEFAULT_RULESET, meant_ruleset};
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::tournament::buttons::page;
use crate::discord::handlers::tournament::draft::{self, DraftOptions};
use crate::discord::handlers::tournament::visitor::{Visitor, refused};
use crate::discord::handlers::tournament::{entrant, manage_command};
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::views::DraftPage;
use crate::game::TournamentId;
use crate::game::limits::Start;
use crate::language::say;
use crate::rules::catalogue;
use crate::service::{TournamentOrder, TournamentRefusal, TournamentState, TournamentView};
use crate::tournament::league::Divisions;

/// The command `/league`.
#[poise::command(
    slash_command,
    subcommands("create", "show", "enter", "leave", "manage"),
    install_context = "Guild",
    interaction_context = "Guild"
)]
#[expect(clippy::unused_async, reason = "poise awaits every command")]
pub async fn league(_: Context<'_>) -> CommandResult {
    Ok(())
}

/// The sub-command `/league create`.
#[poise::command(slash_command)]
async fn create(
    ctx: Context<'_>,
    name: String,
    #[autocomplete = "suggest::all_rulesets"] ruleset: Option<String>,
    pace: Option<ClockOption>,
    #[rename = "division-size"]
    #[min = 5]
    #[max = 11]
    size: Option<u8>,
    #[min = 1]
    #[max = 3]
    moving: Option<u8>,
    #[rename = "check-in"] check_in: Option<bool>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = async {
        let visitor = Visitor::of_command(bot, interaction).await?;
        if !visitor.actor.may_organise {
            return Err(refused(TournamentRefusal::NotAllowed));
        }
        let here = CommandPlace::of_command(interaction);
        let venue = here.venue(bot).await?;
        bot.limits.post(visitor.actor.person.id)?;
        let ruleset = match ruleset {
            Some(typed) => meant_ruleset(&typed, |it| it.seats == 2)?,
            None => match venue.usual.ruleset.filter(|it| it.seats == 2) {
                Some(usual) => usual,
                None => catalogue::find(DEFAULT_RULESET).ok_or(Refusal::Command)?,
            },
        };
        let options = DraftOptions {
            name,
            ruleset,
            pace: pace.map(|it| it.0),
            has_check_in: check_in == Some(true),
        };
        let usual = Divisions::USUAL;
        let divisions = Divisions {
            size: size.map_or(usual.size, usize::from),
            movers: moving.map_or(usual.movers, usize::from),
        };
        let order = TournamentOrder {
            server: visitor.server,
            channel: venue.place.channel,
            setup: draft::of_league(bot, options, divisions, &venue.usual),
            seed: bot.chance(),
        };
        let by = visitor.actor.clone();
        let starting = bot.starts.begin(by.person.id, Start::Tournament)?;
        let made = bot
            .service
            .create_tournament(visitor.actor, order, bot.now());
        let made = made.await?;
        starting.counts();
        let viewer = Viewer::of_command(bot, interaction).await?;
        let zone = viewer.zone();
        let message = draft::page(bot, &made, DraftPage::Game, zone).await?;
        Ok(Response::private(message))
    };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// The sub-command `/league show`.
#[poise::command(slash_command)]
async fn show(
    ctx: Context<'_>,
    #[min = 1] number: Option<u32>,
    #[min = 1] season: Option<u32>,
) -> CommandResult {
    answer(ctx, number, season, Wish::Show).await
}

/// The sub-command `/league enter`.
#[poise::command(slash_command)]
async fn enter(ctx: Context<'_>, #[min = 1] number: Option<u32>) -> CommandResult {
    answer(ctx, number, None, Wish::Enter).await
}

/// The sub-command `/league leave`.
#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>, #[min = 1] number: Option<u32>) -> CommandResult {
    answer(ctx, number, None, Wish::Leave).await
}

/// The sub-command `/league manage`.
#[poise::command(slash_command)]
async fn manage(ctx: Context<'_>, #[min = 1] number: Option<u32>) -> CommandResult {
    answer(ctx, number, None, Wish::Manage).await
}

/// What a person wants of a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Show,
    Enter,
    Leave,
    Manage,
}

async fn answer(
    ctx: Context<'_>,
    number: Option<u32>,
    season: Option<u32>,
    wish: Wish,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = async {
        let response = fulfil(bot, interaction, (number, season), wish).await?;
        bot.outbox.wake_retries.notify_one();
        Ok(response)
    };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn fulfil(
    bot: &Bot,
    interaction: &CommandInteraction,
    (number, season): (Option<u32>, Option<u32>),
    wish: Wish,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_command(bot, interaction).await?;
    let found = match number {
        Some(number) => {
            let league = TournamentId(i64::from(number));
            Some(visitor.league(bot, league, season).await?)
        }
        None => match (meant(bot, &visitor, wish).await?, season) {
            (Some(view), Some(_)) => {
                let league = view
                    .season
                    .as_ref()
                    .map_or(view.tournament.id, |it| it.league);
                Some(visitor.league(bot, league, season).await?)
            }
            (found, _) => found,
        },
    };
    let Some(view) = found else {
        return Ok(Response::private(Message::text(say!(league::none))));
    };
    let person = &visitor.actor.person;
    let message = match wish {
        Wish::Show => page(&visitor, &view, None),
        Wish::Enter => entrant::press(bot, person, TournamentAction::Enter, &view).await?,
        Wish::Leave => entrant::press(bot, person, TournamentAction::Withdraw, &view).await?,
        Wish::Manage => {
            visitor.check_organises(&view)?;
            return manage_command::page(bot, interaction, (&visitor, &view)).await;
        }
    };
    Ok(Response::private(message))
}

/// The season that is meant without a number: of a league that the person is in, else of the latest one that goes on
/// (whoever enters wants one that is open for entries), else of the latest one of the server.
async fn meant(
    bot: &Bot,
    visitor: &Visitor,
    wish: Wish,
) -> Result<Option<TournamentView>, RequestError> {
    if matches!(wish, Wish::Show | Wish::Leave) {
        let own = bot.service.tournaments_of(visitor.actor.person.id).await?;
        let is_here = |it: &TournamentView| {
            it.tournament.server == visitor.server
                && it.tournament.setup.format.divisions().is_some()
        };
        let here = own.into_iter().find(is_here);
        if here.is_some() {
            return Ok(here);
        }
    }
    let mut all = bot.service.tournaments_on(visitor.server).await?;
    all.retain(|it| {
        let is_seen = wish == Wish::Manage || it.state != TournamentState::Draft;
        is_seen && it.setup.format.divisions().is_some()
    });
    let is_open = |state| state == TournamentState::Open;
    let open = all.iter().rev().find(|it| is_open(it.state));
    let open = open.filter(|_| wish == Wish::Enter);
    let going_on = all.iter().rev().find(|it| !it.state.is_ended());
    match open.or(going_on).or(all.first()) {
        Some(found) => visitor.tournament(bot, found.id).await.map(Some),
        None => Ok(None),
    }
}
