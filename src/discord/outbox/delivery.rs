//! Chooses where a board goes: to the channel or thread of its game, or, if Discord no longer
//! accepts it there, to a place where its players still see it.

use crate::discord::message::Message;
use crate::discord::outbox::Outbox;
use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::standing_board;
use crate::discord::{reader, views};
use crate::game::{ChannelId, MessageId, PlayerId};
use crate::language::Language;
use crate::service::GameView;

/// Sends a board to the first place that accepts it: where a game against the computer has no thread,
/// a direct message to its player; the place of the game, the channel of its thread, or a direct message to the player to move (to all players at the end). `language` is that
/// of everybody who reads the game.
pub async fn deliver(
    outbox: &Outbox,
    view: &GameView,
    language: Language,
    content: &Message,
    nonce: String,
    attempt: Attempt,
) -> Result<(ChannelId, MessageId), PostError> {
    if let Some(delivered) = aside(outbox, view, content, Some(view), (&nonce, attempt)).await? {
        return Ok(delivered);
    }
    let pictures = outbox.pictures(view, language).await;
    let place = view.game.place.channel;
    let channels = &outbox.channels;
    let words = content.in_language(language);
    let sent = channels
        .post(place, &words, pictures.clone(), nonce.clone())
        .await;
    match sent {
        Err(error) if error.is_final() => {}
        sent => return Ok((place, sent?)),
    }
    let content = if view.channel_closed {
        content.clone()
    } else {
        views::continued_here(content)
    };
    if let Some(parent) = view.parent {
        if let Some(before) = outbox.posted_before(parent, &content, attempt).await? {
            return Ok((parent, before));
        }
        let words = content.in_language(language);
        let sent = channels
            .post(parent, &words, pictures.clone(), nonce.clone())
            .await;
        match sent {
            Err(error) if error.is_final() => {}
            sent => return Ok((parent, sent?)),
        }
    }
    privately(
        outbox,
        readers(view),
        &content,
        Some(view),
        (&nonce, attempt),
    )
    .await
}

/// Sends what belongs to a game against the computer that has no thread in a direct message, with a
/// board if there is one. Returns `None` for other games, and where the player is not to be written to.
async fn aside(
    outbox: &Outbox,
    view: &GameView,
    content: &Message,
    board: Option<&GameView>,
    sending: (&str, Attempt),
) -> Result<Option<(ChannelId, MessageId)>, PostError> {
    let Some(player) = standing_board::player_aside(view) else {
        return Ok(None);
    };
    if !outbox.service.accepts_dms(player).await? {
        return Ok(None);
    }
    match privately(outbox, vec![player], content, board, sending).await {
        Err(PostError::Send(error)) if error.is_forbidden() => {
            outbox.note_dms_refused(player, &error).await?;
            Ok(None)
        }
        sent => Ok(Some(sent?)),
    }
}

/// Tells the people in a game something in its place, or in direct messages if Discord accepts
/// nothing there.
pub async fn tell(
    outbox: &Outbox,
    view: &GameView,
    content: &Message,
    nonce: String,
) -> Result<(), PostError> {
    let first = (nonce.as_str(), Attempt::First);
    if aside(outbox, view, content, None, first).await?.is_some() {
        return Ok(());
    }
    let channels = &outbox.channels;
    let words = outbox.for_game(view, content).await;
    let sent = channels.post(view.game.place.channel, &words, Vec::new(), nonce.clone());
    match sent.await {
        Err(error) if error.is_final() => {}
        sent => {
            sent?;
            return Ok(());
        }
    }
    privately(
        outbox,
        concerned(view),
        content,
        None,
        (&nonce, Attempt::First),
    )
    .await?;
    Ok(())
}

/// Tells each of these people in a direct message, in their language, and shows them this board if
/// there is one, unless an earlier attempt did so. Returns the last message that was delivered.
pub async fn privately(
    outbox: &Outbox,
    readers: Vec<PlayerId>,
    content: &Message,
    board: Option<&GameView>,
    (nonce, attempt): (&str, Attempt),
) -> Result<(ChannelId, MessageId), PostError> {
    let (mut delivered, mut refused, mut failed) = (None, None, None);
    for (reader, player) in readers.into_iter().enumerate() {
        // Discord accepts each nonce once, even across conversations.
        let nonce = format!("{nonce}.{reader}");
        match outbox.written_before(player, content, attempt).await {
            Ok(Some(before)) => {
                delivered = Some(before);
                continue;
            }
            // Sending finds out whether the person can be reached.
            Ok(None) => {}
            Err(error) if error.is_final() => {}
            Err(error) => {
                failed = Some(error);
                continue;
            }
        }
        let language = reader::language_of(&outbox.service, player, None).await;
        let pictures = match board {
            Some(view) => outbox.pictures(view, language).await,
            None => Vec::new(),
        };
        let words = content.in_language(language);
        let sent = outbox.channels.write(player, &words, pictures, &nonce);
        match sent.await {
            Ok(sent) => delivered = Some(sent),
            Err(error) if error.is_final() => refused = Some(error),
            Err(error) => failed = Some(error),
        }
    }
    // A temporary failure for one person is reported even if another person was reached, so that it
    // is retried.
    match (failed, delivered, refused) {
        (Some(error), ..) | (None, None, Some(error)) => Err(error.into()),
        (None, Some(sent), _) => Ok(sent),
        (None, None, None) => unreachable!("a board has readers"),
    }
}

/// The people in a game who have not left it before its last move.
fn concerned(view: &GameView) -> Vec<PlayerId> {
    let people = view.game.people();
    people.filter(|&it| view.game.is_concerned(it)).collect()
}

/// Who has to see a board: the player to move, or everybody at the end, and whoever plays against
/// the computer.
fn readers(view: &GameView) -> Vec<PlayerId> {
    let game = &view.game;
    let is_computer = |player| game.computer.is_some_and(|it| it.player == player);
    match game.to_move() {
        Some(player) if game.against_computer().is_none() && !is_computer(player) => vec![player],
        _ => concerned(view),
    }
}
