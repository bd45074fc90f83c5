//! `/tournament`: makes one, shows one, lists those of the server, and shows the organiser's page.

use serenity::all::CommandInteraction;

use crate::discord::action::{TournamentAction, TournamentLine};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::options::{ClockOption, NamedUser};
use crate::discord::handlers::common::ruleset::DEFAULT_RULESET;
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::tournament::buttons::page;
use crate::discord::handlers::tournament::draft::{self, DraftOptions};
use crate::discord::handlers::tournament::manage_command::{
    self, DeedOption, ManageOptions, ResultOption,
};
use crate::discord::handlers::tournament::visitor::Visitor;
use crate::discord::handlers::tournament::which::{Meant, for_entrant, meant};
use crate::discord::handlers::tournament::{entrant, fitting, list as listing};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::views::{self, DraftPage};
use crate::game::limits::Start;
use crate::game::{Pace, full_hour};
use crate::language::say;
use crate::rules::{Ruleset, catalogue};
use crate::service::{ServiceRefusal, TournamentOrder, TournamentRefusal};
use crate::visible_text::visible;

/// The command `/tournament`.
#[poise::command(
    slash_command,
    subcommands(
        "create", "show", "list", "manage", "enter", "withdraw", "check_in", "bye"
    ),
    install_context = "Guild",
    interaction_context = "Guild"
)]
#[expect(clippy::unused_async, reason = "poise awaits every command")]
pub async fn tournament(_: Context<'_>) -> CommandResult {
    Ok(())
}

// What it says and cannot be right yet is kept with the draft, like a line of its form.
/// The sub-command `/tournament create`.
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
#[poise::command(slash_command)]
async fn create(
    ctx: Context<'_>,
    #[max_length = 60] name: String,
    #[autocomplete = "suggest::all_rulesets"] ruleset: Option<String>,
    pace: Option<ClockOption>,
    #[rename = "lowest-rating"]
    #[min = 0]
    #[max = 4000]
    from: Option<i32>,
    #[rename = "highest-rating"]
    #[min = 0]
    #[max = 4000]
    to: Option<i32>,
    #[rename = "check-in"] check_in: Option<bool>,
    #[max_length = 120] start: Option<String>,
    #[max_length = 120] repeats: Option<String>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let band = (from.is_some() || to.is_some()).then(|| {
        let number = |it: Option<i32>| it.map_or_else(String::new, |it| it.to_string());
        format!("{}-{}", number(from), number(to))
    });
    let lines = [
        (TournamentLine::Ruleset, ruleset),
        (TournamentLine::Ratings, band),
        (TournamentLine::Start, start),
        (TournamentLine::Repeats, repeats),
    ];
    let lines = lines
        .into_iter()
        .filter_map(|(line, text)| Some((line, text?)));
    let asked = Asked {
        name,
        pace: pace.map(|it| it.0),
        has_check_in: check_in == Some(true),
        lines: lines.collect(),
    };
    let work = created(bot, interaction, asked);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// Whether people can play it in a tournament: each for themselves, and in single games or sets.
fn is_for_tournaments(ruleset: &Ruleset) -> bool {
    let is_alone = ruleset.sides == ruleset.seats && ruleset.scoring.is_none();
    is_alone && (2..=4).contains(&ruleset.seats)
}

/// What the options of `/tournament create` say.
struct Asked {
    name: String,
    pace: Option<Pace>,
    has_check_in: bool,
    lines: Vec<(TournamentLine, String)>,
}

async fn created(
    bot: &Bot,
    interaction: &CommandInteraction,
    asked: Asked,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_command(bot, interaction).await?;
    visitor.check_may_organise()?;
    let viewer = Viewer::of_command(bot, interaction).await?;
    let here = CommandPlace::of_command(interaction);
    let venue = here.venue(bot).await?;
    bot.limits.post(visitor.actor.person.id)?;
    let usual = venue.usual.ruleset.filter(is_for_tournaments);
    let ruleset = match usual {
        Some(usual) => usual,
        None => catalogue::find(DEFAULT_RULESET).ok_or(Refusal::Command)?,
    };
    let mut lines = asked.lines;
    let name = if visible(&asked.name).is_some() {
        asked.name
    } else {
        lines.push((TournamentLine::Name, asked.name));
        say!(tournament_setup::usual_name).in_language(viewer.language)
    };
    let options = DraftOptions {
        name,
        ruleset,
        pace: asked.pace,
        has_check_in: asked.has_check_in,
    };
    let order = TournamentOrder {
        server: visitor.server,
        channel: venue.place.channel,
        setup: draft::setup(bot, options, &venue.usual),
        seed: bot.chance(),
    };
    let by = visitor.actor.clone();
    let maker = by.person.id;
    let starting = bot.starts.begin(maker, Start::Tournament)?;
    let made = bot.service.create_tournament(by, order, bot.now()).await?;
    starting.counts();
    let zone = viewer.zone();
    let mut setup = made.tournament.setup.clone();
    setup.starts_at = full_hour(setup.starts_at, zone);
    // Where the ruleset allows it, the usual game is a rated set, whatever the server's own ruleset allows.
    let written = draft::written(&setup, &lines, zone, bot.now());
    setup = written.setup.clone();
    fitting::put_usual_games(&mut setup);
    let written = draft::Written { setup, ..written };
    let made = draft::save(bot, &made, &visitor.actor, written).await?;
    let needs_clock = ServiceRefusal::Tournament(TournamentRefusal::NeedsClock);
    let told = (asked.pace == Some(Pace::Untimed)).then(|| Refusal::from(needs_clock));
    let page = (DraftPage::Game, zone);
    let message = draft::page_with_refusal(bot, &made, page, told.as_ref()).await?;
    Ok(Response::private(message))
}

/// The sub-command `/tournament show`.
#[poise::command(slash_command)]
async fn show(ctx: Context<'_>, #[min = 1] number: Option<u32>) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = async {
        let visitor = Visitor::of_command(bot, interaction).await?;
        let Some(view) = meant(bot, &visitor, number, false).await? else {
            // Drafts are all that there may be.
            return Ok(Response::private(listing::page(bot, &visitor, 0).await?));
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
    let work = listing::shown(bot, interaction);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// The sub-command `/tournament manage`.
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
#[poise::command(slash_command)]
async fn manage(
    ctx: Context<'_>,
    #[rename = "do"] deed: Option<DeedOption>,
    #[min = 1] number: Option<u32>,
    #[min = 1] board: Option<u16>,
    result: Option<ResultOption>,
    player: Option<NamedUser>,
    replacement: Option<NamedUser>,
    #[min = 1]
    #[max = 2000]
    hours: Option<u16>,
    #[max_length = 300] reason: Option<String>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let options = ManageOptions {
        deed: deed.map(|it| it.0),
        number,
        board,
        result: result.map(|it| it.0),
        player,
        replacement,
        hours,
        reason,
    };
    let work = manage_command::shown(bot, interaction, options);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// The sub-command `/tournament enter`.
#[poise::command(slash_command)]
async fn enter(ctx: Context<'_>, #[min = 1] number: Option<u32>) -> CommandResult {
    as_entrant(ctx, number, TournamentAction::Enter).await
}

/// The sub-command `/tournament withdraw`.
#[poise::command(slash_command)]
async fn withdraw(ctx: Context<'_>, #[min = 1] number: Option<u32>) -> CommandResult {
    as_entrant(ctx, number, TournamentAction::Withdraw).await
}

/// The sub-command `/tournament check-in`.
#[poise::command(slash_command, rename = "check-in")]
async fn check_in(ctx: Context<'_>, #[min = 1] number: Option<u32>) -> CommandResult {
    as_entrant(ctx, number, TournamentAction::CheckIn).await
}

/// The sub-command `/tournament bye`.
#[poise::command(slash_command)]
async fn bye(ctx: Context<'_>, #[min = 1] number: Option<u32>) -> CommandResult {
    as_entrant(ctx, number, TournamentAction::AskBye).await
}

/// Does what a player asks for by command, as the button does.
async fn as_entrant(
    ctx: Context<'_>,
    number: Option<u32>,
    action: TournamentAction,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = async {
        let visitor = Visitor::of_command(bot, interaction).await?;
        let view = match for_entrant(bot, &visitor, number, action).await? {
            Meant::One(view) => view,
            Meant::Several(views) => {
                return Ok(Response::private(views::which_tournament(&views, action)));
            }
            Meant::Nothing => return Ok(Response::private(views::no_tournament())),
        };
        let person = &visitor.actor.person;
        let message = entrant::press(bot, person, action, &view).await?;
        bot.outbox.wake_retries.notify_one();
        Ok(Response::private(message))
    };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}
