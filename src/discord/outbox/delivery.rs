//! Where a board goes: to the place of its game, or, where Discord does not take it there any more, to
//! where its players still see it.

use crate::discord::message::{Picture, Said};
use crate::discord::outbox::Poster;
use crate::discord::outbox::attempt::PostError;
use crate::discord::outbox::channels::{Channels, SendError};
use crate::discord::views;
use crate::game::{ChannelId, MessageId, PlayerId};
use crate::service::GameView;

/// Sends a board to the first place that takes it: that of the game, the channel of its thread, or
/// privately to whoever is to move, and at the end to all players.
pub async fn deliver(
    poster: &Poster,
    view: &GameView,
    said: &Said,
    pictures: Vec<Picture>,
    nonce: String,
) -> Result<(ChannelId, MessageId), PostError> {
    let place = view.game.place.channel;
    let channels = &poster.channels;
    let sent = channels
        .post(place, said, pictures.clone(), nonce.clone())
        .await;
    match sent {
        Err(error) if error.is_final() => {}
        sent => return Ok((place, sent?)),
    }
    let said = if view.astray {
        said.clone()
    } else {
        views::astray(said)
    };
    if let Some(parent) = view.parent {
        let sent = channels
            .post(parent, &said, pictures.clone(), nonce.clone())
            .await;
        match sent {
            Err(error) if error.is_final() => {}
            sent => return Ok((parent, sent?)),
        }
    }
    Ok(privately(channels, readers(view), &said, &pictures, &nonce).await?)
}

/// Tells the people in a game something: in its place, or privately where nothing is taken there.
pub async fn tell(
    poster: &Poster,
    view: &GameView,
    said: &Said,
    nonce: String,
) -> Result<(), PostError> {
    let channels = &poster.channels;
    let sent = channels.post(view.game.place.channel, said, Vec::new(), nonce.clone());
    match sent.await {
        Err(error) if error.is_final() => {}
        sent => {
            sent?;
            return Ok(());
        }
    }
    let people = view.game.people().collect();
    privately(channels, people, said, &[], &nonce).await?;
    Ok(())
}

/// Tells each of these people privately; where, for the last who could be told.
pub async fn privately(
    channels: &Channels,
    readers: Vec<PlayerId>,
    said: &Said,
    pictures: &[Picture],
    nonce: &str,
) -> Result<(ChannelId, MessageId), SendError> {
    let (mut delivered, mut refused, mut failed) = (None, None, None);
    for (reader, player) in readers.into_iter().enumerate() {
        // Discord takes each name once, whatever the conversation.
        let nonce = format!("{nonce}.{reader}");
        let sent = channels.write(player, said, pictures.to_vec(), &nonce);
        match sent.await {
            Ok(sent) => delivered = Some(sent),
            Err(error) if error.is_final() => refused = Some(error),
            Err(error) => failed = Some(error),
        }
    }
    // One who could not be reached this time is not left out because another one was.
    match (failed, delivered, refused) {
        (Some(error), ..) | (None, None, Some(error)) => Err(error),
        (None, Some(sent), _) => Ok(sent),
        (None, None, None) => unreachable!("a board has readers"),
    }
}

/// Who has to see a board: whoever is to move, or everybody at the end.
fn readers(view: &GameView) -> Vec<PlayerId> {
    match view.game.to_move() {
        Some(player) => vec![player],
        None => view.game.people().collect(),
    }
}
