//! Reminding people: privately where they can be reached, else in the channel of the game.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;
use tracing::{error, info};

use super::bot::Bot;
use super::channels::SendError;
use super::messages::{self, Said};
use super::refusal::Trouble;
use crate::game::{ChannelId, GameId, Person, PlayerId, Reminder, Viewpoint};
use crate::service::GameView;

/// How long is waited before each further attempt.
const PAUSES: [Duration; 3] = [
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(4),
];

/// Reminds a player of a game. It was noted before that this was done: whatever comes of it now, it
/// is not done twice.
pub async fn remind(bot: &Arc<Bot>, view: &GameView, player: PlayerId, reminder: Reminder) {
    let said = messages::reminder(view, player, reminder);
    let game = view.game.id;
    let nonce = format!("m{game}.{}.{}", view.game.mark(), reminder as u8);
    let sent = reach(bot, player, &said, &nonce, Some(view.game.place.channel)).await;
    if let Err(trouble) = sent {
        log(game, &trouble);
    }
}

/// Sends somebody the list of the games that wait for them, if any do.
pub async fn send_digest(bot: &Arc<Bot>, person: &Person) {
    let sent = async {
        let viewpoint = Viewpoint {
            player: person.id,
            server: None,
        };
        let mut games = bot.service.games_seen_from(viewpoint, person.id).await?;
        games.views.retain(|view| view.game.waits_for(person.id));
        if games.views.is_empty() {
            return Ok(());
        }
        let said = messages::digest(&games, person);
        let day = bot.now().as_second() / (24 * 60 * 60);
        let nonce = format!("d{:x}.{day}", person.id.0);
        reach(bot, person.id, &said, &nonce, None).await
    };
    if let Err(trouble) = sent.await {
        let error = &trouble as &dyn std::error::Error;
        error!(player = %person.id, error, "the daily list was not sent");
    }
}

/// Writes to somebody privately, or else in a channel. That private messages are turned away is
/// remembered, for asking again and again is held against the bot.
async fn reach(
    bot: &Arc<Bot>,
    player: PlayerId,
    said: &Said,
    nonce: &str,
    or_in: Option<ChannelId>,
) -> Result<(), Trouble> {
    if bot.service.welcomes_messages(player).await? {
        match write(bot, player, said, nonce).await {
            Ok(()) => return Ok(()),
            Err(error) if error.is_forbidden() => {
                info!(%player, "private messages are turned away");
                bot.service.messages_refused(player).await?;
            }
            Err(error) => return Err(Trouble::Bug(error.to_string())),
        }
    }
    let Some(channel) = or_in else {
        return Ok(());
    };
    let channels = &bot.poster.channels;
    let sent = again_and_again(|| channels.send(channel, said, Vec::new(), nonce.to_owned())).await;
    sent.map_err(|error| Trouble::Bug(error.to_string()))
}

/// Writes to somebody privately.
async fn write(bot: &Bot, player: PlayerId, said: &Said, nonce: &str) -> Result<(), SendError> {
    // Here nobody needs to be called by name.
    let called = format!("{} your", messages::words::mention(player));
    let said = Said {
        ping: None,
        text: said.text.replacen(&called, "Your", 1),
        ..said.clone()
    };
    let channels = &bot.poster.channels;
    again_and_again(|| channels.write(player, &said, Vec::new(), nonce)).await
}

/// Sends something, a few times over if Discord does not take it: the nonce keeps it single.
async fn again_and_again<T, Sending>(send: impl Fn() -> Sending) -> Result<(), SendError>
where
    Sending: Future<Output = Result<T, SendError>>,
{
    for pause in PAUSES {
        match send().await {
            Err(error) if error.is_outage() => sleep(pause).await,
            done => return done.map(drop),
        }
    }
    send().await.map(drop)
}

fn log(game: GameId, trouble: &Trouble) {
    let error = trouble as &dyn std::error::Error;
    error!(%game, error, "a reminder was not sent");
}
