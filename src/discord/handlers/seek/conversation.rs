//! Seeking on all servers: the question that is asked once, and the private conversation in which such a
//! game is played.

use crate::discord::bot::Bot;
use crate::discord::message::Message;
use crate::discord::refusal::RequestError;
use crate::discord::views;
use crate::game::{ChannelId, GameRefusal, InteractionId, PlayerId, SeekId, SeekRefusal};

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
    player: PlayerId,
    interaction: InteractionId,
) -> Result<ChannelId, RequestError> {
    let nonce = format!("s{interaction}");
    let content = views::conversation_opened();
    let opened = bot.outbox.open_conversation(player, &content, nonce);
    let refusal = match opened.await {
        Ok(Some(channel)) => return Ok(channel),
        Ok(None) => SeekRefusal::NoMessages,
        Err(_) => SeekRefusal::NotReached,
    };
    Err(GameRefusal::from(refusal).into())
}
