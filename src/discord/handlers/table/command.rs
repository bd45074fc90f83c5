//! `/table`: opens a table, or does at one by command what its buttons do.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::board_options::SizeOption;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::open_table::{self, Host, start_context};
use crate::discord::handlers::common::options::{DEFAULT_LEVEL, NamedUser, PaceOption};
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::handlers::table::opening::{read_opening, suggest_opening};
use crate::discord::handlers::table::options::{OrderOption, TableAction};
use crate::discord::handlers::table::ruleset::asked_ruleset;
use crate::discord::handlers::table::which_table;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};
use crate::game::{First, GameRefusal, Pace, Person, SeatOrder, Stood, TableRefusal, Terms};
use crate::rules::{Opening, Options};
use crate::service::{Guest, TableRequest, TableView};

/// The options that say what is played.
struct TableOptions {
    ruleset: Option<String>,
    seats: Option<u8>,
    pace: Option<Pace>,
    order: Option<SeatOrder>,
    rated: Option<bool>,
    computers: Option<u8>,
    level: Option<u8>,
    options: Options,
    calls: Option<bool>,
}

/// What is asked for at a table that is open, or of a new one besides what is played.
struct TableCommand {
    /// What to do.
    action: Option<TableAction>,
    /// To whom, where it is done to somebody.
    person: Option<Person>,
    /// The table's number.
    table: Option<i64>,
    /// Who is invited.
    guest: Result<Option<Guest>, Refusal>,
    /// The opening that was typed.
    opening: Result<Option<Opening>, Refusal>,
}

impl TableOptions {
    /// Whether anything is said about a new table.
    fn says_what_is_played(&self) -> bool {
        self.ruleset.is_some()
            || self.seats.is_some()
            || self.pace.is_some()
            || self.order.is_some()
            || self.rated.is_some()
            || self.computers.is_some()
            || self.level.is_some()
            || self.options != Options::default()
            || self.calls.is_some()
    }
}

/// The command `/table`.
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn table(
    ctx: Context<'_>,
    #[autocomplete = "suggest::table_rulesets"] ruleset: Option<String>,
    #[min = 3]
    #[max = 6]
    seats: Option<u8>,
    pace: Option<PaceOption>,
    order: Option<OrderOption>,
    rated: Option<bool>,
    #[min = 0]
    #[max = 5]
    bots: Option<u8>,
    #[min = 1]
    #[max = 10]
    level: Option<u8>,
    #[min = 5]
    #[max = 200]
    target: Option<u16>,
    #[autocomplete = "suggest_opening"] opening: Option<String>,
    size: Option<SizeOption>,
    calls: Option<bool>,
    invite: Option<NamedUser>,
    #[min = 0]
    #[max = 199]
    handicap: Option<u16>,
    #[rename = "do"] action: Option<TableAction>,
    person: Option<NamedUser>,
    #[min = 1] table: Option<i64>,
) -> CommandResult {
    let options = TableOptions {
        ruleset,
        seats,
        pace: pace.map(|pace| pace.0),
        order: order.map(|order| order.0),
        rated,
        computers: bots,
        level,
        options: Options {
            target,
            opening: None,
            size: size.map(|size| size.0),
            ..Options::default()
        },
        calls,
    };
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let cache = &ctx.serenity_context().cache;
    let own = people::person(&cache.current_user());
    let asked = TableCommand {
        action,
        person: person.map(|named| named.person),
        table,
        guest: guest(invite, handicap),
        opening: opening.map(|typed| read_opening(&typed)).transpose(),
    };
    let work = carry_out(bot, interaction, own, asked, options);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn carry_out(
    bot: &Bot,
    interaction: &CommandInteraction,
    own: Person,
    TableCommand {
        action,
        person,
        table,
        guest,
        opening,
    }: TableCommand,
    mut options: TableOptions,
) -> Result<Response, RequestError> {
    let by = people::commander(interaction);
    let here = CommandPlace::of_command(interaction);
    let guest = guest?;
    options.options.opening = opening?;
    let is_new = options.says_what_is_played();
    bot.limits.post(by.id)?;
    if let Some(action) = action {
        let has_wrong_name = person.is_some() && action != TableAction::Remove;
        if is_new || guest.is_some() || has_wrong_name {
            return Err(Refusal::TableOptions.into());
        }
        return act(bot, &here, by, own, (action, person, table)).await;
    }
    if person.is_some() {
        return Err(Refusal::TableOptions.into());
    }
    match guest {
        Some(guest) if !is_new => {
            let player = by.id;
            let is_own = |view: &TableView| view.table.host == player;
            let found = which_table::which(bot, (here.place, player), table, is_own).await;
            match found {
                Err(RequestError::Refused(Refusal::NoTable)) if table.is_none() => {
                    return open(bot, interaction, by, own, (&here, options), Some(guest)).await;
                }
                found => return open_table::invite(bot, found?, player, guest).await,
            }
        }
        _ if table.is_some() => Err(Refusal::TableOptions.into()),
        guest => open(bot, interaction, by, own, (&here, options), guest).await,
    }
}

/// The person who is named, with a handicap if there is one.
fn guest(invite: Option<NamedUser>, handicap: Option<u16>) -> Result<Option<Guest>, Refusal> {
    match invite {
        None if handicap.is_some() => Err(Refusal::HandicapOfWhom),
        None => Ok(None),
        Some(guest) if guest.is_bot => Err(Refusal::OpponentIsBot),
        Some(guest) => Ok(Some(Guest {
            person: guest.person,
            handicap,
        })),
    }
}

async fn open(
    bot: &Bot,
    interaction: &CommandInteraction,
    by: Person,
    own: Person,
    (here, options): (&CommandPlace, TableOptions),
    guest: Option<Guest>,
) -> Result<Response, RequestError> {
    let server = here.place.server.ok_or(Refusal::OnlyOnServers)?;
    let usual = bot.service.server_settings(server).await?.pace;
    let request = request(&options, usual.unwrap_or_default(), guest.as_ref())?;
    let host = Host {
        person: by,
        own,
        here,
        interaction: people::id_of(interaction.id),
    };
    open_table::open(bot, host, request, guest).await
}

/// What is asked of a new table: the game for as many people as are named.
fn request(
    options: &TableOptions,
    usual: Pace,
    guest: Option<&Guest>,
) -> Result<TableRequest, RequestError> {
    let ruleset = asked_ruleset(options.ruleset.as_deref(), options.seats)?;
    let ruleset = ruleset.with_options(options.options)?;
    let pace = options.pace.unwrap_or(usual);
    let computers = options.computers.unwrap_or(0);
    let has_handicap = guest.is_some_and(|guest| guest.handicap > Some(0));
    let order = options.order.unwrap_or_default();
    let can_be_rated = || {
        let is_fair = order == SeatOrder::Chance && !has_handicap;
        computers == 0 && is_fair && Terms::can_be_rated(&ruleset, pace)
    };
    Ok(TableRequest {
        terms: Terms {
            ruleset,
            pace,
            rated: options.rated.unwrap_or_else(can_be_rated),
            first: First::Chance,
            calls: options.calls.unwrap_or(false),
            set: false,
            claim: false,
            hill: false,
        },
        order,
        computers,
        level: options.level.unwrap_or(DEFAULT_LEVEL),
    })
}

/// Does by command what a button does.
async fn act(
    bot: &Bot,
    here: &CommandPlace,
    by: Person,
    own: Person,
    (action, named, table): (TableAction, Option<Person>, Option<i64>),
) -> Result<Response, RequestError> {
    let player = by.id;
    let whom = named.as_ref().map(|named| named.id);
    let fits = |view: &TableView| match action {
        TableAction::Sit(side) => !view.table.is_seated(player) && view.table.has_room(side),
        TableAction::Stand => view.table.is_seated(player) || view.table.is_kept_for(player),
        TableAction::Remove => {
            view.table.host == player && whom.is_some_and(|whom| view.table.is_seated(whom))
        }
        TableAction::Fill => view.table.host == player && view.table.has_room(None),
        TableAction::Start | TableAction::Close => view.table.host == player,
    };
    let id = which_table::which(bot, (here.place, player), table, fits).await?;
    let service = &bot.service;
    let message = match action {
        TableAction::Sit(side) => {
            here.check(bot, here.place.channel)?;
            let context = start_context(bot, own);
            views::sat_down(&service.sit_down(id, by, side, context, bot.now()).await?)
        }
        TableAction::Stand => {
            let (stood, view) = service.stand_up(id, player).await?;
            views::stood_up(&view, stood)
        }
        TableAction::Remove => {
            let whom = named.ok_or(GameRefusal::from(TableRefusal::NobodyToRemove))?;
            let removed = service.remove_from_table(id, player, whom.id, bot.now());
            let removed = removed.await?;
            // There is news for the person.
            bot.outbox.wake_retries.notify_one();
            if whom.id == player {
                views::stood_up(&removed, Stood::Up)
            } else {
                views::removed_from_table(&removed, whom.called())
            }
        }
        TableAction::Fill => {
            here.check(bot, here.place.channel)?;
            let context = start_context(bot, own);
            open_table::fill(bot, id, player, context).await?
        }
        TableAction::Start => {
            here.check(bot, here.place.channel)?;
            let context = start_context(bot, own);
            views::table_ended(&service.start_table(id, player, context, bot.now()).await?)
        }
        TableAction::Close => views::table_ended(&service.close_table(id, player).await?),
    };
    Ok(Response::private(message).then(Post::Table(id)))
}
