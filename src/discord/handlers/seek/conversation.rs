//! Seeking on all servers: the question that is asked once, and the private conversation in which such a
//! game is played.

use crate::discord::bot::Bot;
use crate::discord::message::Message;
use crate::discord::refusal::RequestError;
use crate::discord::{reader, views};
use crate::game::{ChannelId, GameRefusal, InteractionId, PlayerId, Seek, SeekId, SeekRefusal};

/// How many people who cannot be written to any more are passed over for one seek.
const MOST_PASSED_OVER: usize = 5;

/// The question, with the names and the rating that others would see.
pub async fn question(bot: &Bot, player: PlayerId, id: SeekId) -> Result<Message, RequestError> {
    let list = bot.service.seeks(player, None, bot.now()).await?;
    let mut own = list.own.iter();
    let view = own.find(|view| view.seek.id == id);
    let view = view.ok_or(GameRefusal::from(SeekRefusal::Gone))?;
    Ok(views::ask_everywhere(view))
}

/// The private conversation with a person, after something was written there: only so it is certain that
/// Discord takes messages to them.
pub async fn open(
    bot: &Bot,
    (player, locale): (PlayerId, &str),
    interaction: InteractionId,
) -> Result<ChannelId, RequestError> {
    let nonce = format!("s{:x}", interaction.0);
    let language = reader::language_of(&bot.service, player, Some(locale)).await;
    let content = views::conversation_opened().in_language(language);
    let opened = bot.outbox.open_conversation(player, &content, nonce);
    let refusal = match opened.await {
        Ok(Some(channel)) => return Ok(channel),
        Ok(None) => SeekRefusal::NoMessages,
        Err(_) => SeekRefusal::NotReached,
    };
    Err(GameRefusal::from(refusal).into())
}

/// Makes sure that whoever would be matched with a seek is still on the server, or, if they are on another
/// one, can be written to: who is gone is not sought there any more, and the next one is looked at.
pub async fn check_found(
    bot: &Bot,
    seek: &Seek,
    interaction: InteractionId,
) -> Result<(), RequestError> {
    for _ in 0..MOST_PASSED_OVER {
        let found = bot.service.would_be_found(seek, bot.now()).await?;
        let is_there = match found {
            None => break,
            Some((other, Some(server))) => !bot.outbox.end_seeks_if_left(other, server).await?,
            Some((other, None)) => reach_opponent(bot, other, interaction).await.is_ok(),
        };
        if is_there {
            break;
        }
    }
    Ok(())
}

/// Writes quietly to somebody who seeks everywhere, so that it is certain that Discord takes messages to them;
/// ends their seeks there if Discord refuses.
pub async fn reach_opponent(
    bot: &Bot,
    other: PlayerId,
    interaction: InteractionId,
) -> Result<(), RequestError> {
    // Discord takes 25 characters.
    let nonce = format!("s{:x}.{}", interaction.0, other.0 % 10_000);
    match bot.outbox.reach_seeker(other, nonce).await {
        Ok(Some(_)) => Ok(()),
        Ok(None) => Err(GameRefusal::from(SeekRefusal::Gone).into()),
        Err(_) => Err(GameRefusal::from(SeekRefusal::OpponentNotReached).into()),
    }
}
