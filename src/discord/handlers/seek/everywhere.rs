//! The buttons with which a person agrees to be seen on other servers, and seeks there.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::seek::conversation;
use crate::discord::handlers::seek::find::{self, Seeker};
use crate::discord::people;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::game::{Seek, SeekId};

/// Asks whether people on other servers may see the person.
pub async fn ask(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: SeekId,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction).id;
    Ok(Response::private(
        conversation::question(bot, by, id).await?,
    ))
}

/// Lets people on other servers fit the person's seek.
pub async fn agree(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: SeekId,
) -> Result<Response, RequestError> {
    let seeker = Seeker::of_press(interaction);
    let player = seeker.person.id;
    bot.limits.post(player)?;
    let conversation =
        conversation::open(bot, (player, &seeker.locale), seeker.interaction).await?;
    let seek = Seek {
        is_everywhere: true,
        ..bot.service.seek_by_id(id, bot.now()).await?
    };
    conversation::check_found(bot, &seek, seeker.interaction).await?;
    let service = bot.service.for_interaction(seeker.interaction);
    let agreed = (conversation, bot.toss());
    let sought = service.seek_everywhere(seeker.person, id, agreed, bot.now());
    let answer = find::answer(&sought.await?, (player, &seeker.here), true);
    Ok(answer.instead())
}
