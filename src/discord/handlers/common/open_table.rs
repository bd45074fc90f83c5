//! Opens a table, and invites to it by name.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::message::Message;
use crate::discord::outbox::{Attempt, Post};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::limits::Start;
use crate::game::{GameId, InteractionId, Person, PlayerId, TableId};
use crate::service::{Guest, StartContext, TableRequest};

/// Who opens a table, and where.
pub struct Host<'a> {
    /// The person.
    pub person: Person,
    /// The bot's own account.
    pub own: Person,
    /// Where they are.
    pub here: &'a CommandPlace,
    /// What they did, so that it is done once.
    pub interaction: InteractionId,
}

/// Opens a table in the server's channel for games, or here, and invites this person if there is one.
/// A table in another channel is closed again if Discord forbids to post it there.
pub async fn open(
    bot: &Bot,
    host: Host<'_>,
    request: TableRequest,
    guest: Option<Guest>,
) -> Result<Response, RequestError> {
    let here = host.here.place;
    here.server.ok_or(Refusal::OnlyOnServers)?;
    let venue = host.here.venue(bot).await?;
    let by = host.person.id;
    let starting = bot.starts.begin(by, Start::Table)?;
    let named = guest.clone();
    let service = bot.service.for_interaction(host.interaction);
    let context = start_context(bot, host.own);
    let opened = service.open_table(
        host.person,
        (request, guest),
        venue.place,
        context,
        bot.now(),
    );
    let view = opened.await?;
    starting.counts();
    let id = view.table.id;
    if venue.place != here {
        post_elsewhere(bot, id, by).await?;
    }
    let message = views::table_opened(&view, here.channel, named.as_ref());
    Ok(Response::private(message).then(Post::Table(id)))
}

/// Invites a person to a table by name, or gives them a handicap there.
pub async fn invite(
    bot: &Bot,
    table: TableId,
    by: PlayerId,
    guest: Guest,
) -> Result<Response, RequestError> {
    let named = guest.clone();
    let invited = bot.service.invite_to_table(table, by, guest, bot.now());
    let (view, is_invited) = invited.await?;
    let message = views::invited_to_table(&view, &named, is_invited);
    Ok(Response::private(message).then(Post::Table(table)))
}

/// Opens a table for another game of the same people, or sits down at the one that somebody has opened.
pub async fn rematch(bot: &Bot, game: GameId, host: Host<'_>) -> Result<Response, RequestError> {
    let here = host.here.place;
    let by = host.person.id;
    let service = bot.service.for_interaction(host.interaction);
    let context = start_context(bot, host.own);
    let opened = service.rematch_at_table(game, host.person, context, bot.now());
    let view = Box::pin(opened).await?;
    let table = &view.table;
    let id = table.id;
    if table.host != by {
        return Ok(Response::private(views::sat_down(&view)).then(Post::Table(id)));
    }
    if table.place != here && table.message.is_none() {
        post_elsewhere(bot, id, by).await?;
    }
    let message = views::table_opened(&view, here.channel, None);
    Ok(Response::private(message).then(Post::Table(id)))
}

/// Gives the free chairs to the computer, which starts the game. The answer says so if it was to be
/// rated.
pub async fn fill(
    bot: &Bot,
    table: TableId,
    by: PlayerId,
    context: StartContext,
) -> Result<Message, RequestError> {
    let was_rated = bot.service.table(table).await?.table.terms.rated;
    let filled = bot.service.fill_table(table, by, context, bot.now());
    Ok(views::table_filled(&filled.await?, was_rated))
}

/// What the start of a game at a table needs.
pub fn start_context(bot: &Bot, own: Person) -> StartContext {
    StartContext {
        computer: own,
        lots: bot.lots(),
    }
}

/// Posts a table in another channel than its host's, and closes it if Discord forbids the post. A post
/// that fails for another reason is retried later.
async fn post_elsewhere(bot: &Bot, id: TableId, by: PlayerId) -> Result<(), RequestError> {
    let posted = bot.outbox.post(Post::Table(id), Attempt::First);
    match Box::pin(posted).await {
        Err(error) if error.is_final() => {
            let closed = bot.service.close_table(id, by).await?;
            Err(Refusal::GamesChannel(closed.table.place.channel).into())
        }
        Err(_) | Ok(()) => Ok(()),
    }
}
