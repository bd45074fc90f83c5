//! What people are told in private of their place on a hill. It is looked up when it is sent, and left out if it
//! is not so any more.

use jiff::Timestamp;

use super::error::Abort;
use crate::game::{ChannelId, Hill, HillId, PlayerId};
use crate::store::{HillKey, Reading};

/// News of a person's place on a hill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HillNews {
    /// What has become of it.
    pub event: HillEvent,
    /// The id of the ruleset.
    pub ruleset: String,
    /// By what the person knows the server of the hill.
    pub server: HillServer,
}

/// What becomes of a place on a hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HillEvent {
    /// It will end at this time, if the person finishes no set there.
    Ends(Timestamp),
    /// It has ended.
    Ended,
    /// The person is alone on the top step, because others went down or left.
    Crowned,
}

/// By what a person knows the server of a hill.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HillServer {
    /// What it is called, if the bot has heard.
    pub name: Option<String>,
    /// A channel there in which games are played, if one is known.
    pub channel: Option<ChannelId>,
}

/// When a person's place on a hill ends, unless they have finished a set or left since, or the hill was
/// switched off.
pub(super) async fn ends(
    reading: &mut Reading,
    player: PlayerId,
    number: HillId,
) -> Result<Option<HillNews>, Abort> {
    let is_told = reading.is_climber_told(number, player).await?;
    let event = |hill: &Hill, is_open| {
        let climber = hill.climber(player).filter(|_| is_open && is_told);
        climber.map(|climber| HillEvent::Ends(climber.ends_at()))
    };
    news(reading, player, number, event).await
}

/// That a person has become king of a hill, unless they are not any more, or hills were switched off.
pub(super) async fn crowned(
    reading: &mut Reading,
    player: PlayerId,
    number: HillId,
) -> Result<Option<HillNews>, Abort> {
    let event = |hill: &Hill, is_open| {
        let is_king = is_open && hill.king() == Some(player);
        is_king.then_some(HillEvent::Crowned)
    };
    news(reading, player, number, event).await
}

/// That a person's place on a hill has ended, unless they have joined it again.
pub(super) async fn ended(
    reading: &mut Reading,
    player: PlayerId,
    number: HillId,
) -> Result<Option<HillNews>, Abort> {
    let event = |hill: &Hill, _| {
        let is_off = hill.climber(player).is_none();
        is_off.then_some(HillEvent::Ended)
    };
    news(reading, player, number, event).await
}

/// News of a hill, if something is to be told: `event` says what, by how the hill stands and whether hills are
/// switched on.
async fn news(
    reading: &mut Reading,
    player: PlayerId,
    number: HillId,
    event: impl FnOnce(&Hill, bool) -> Option<HillEvent>,
) -> Result<Option<HillNews>, Abort> {
    let Some((server, ruleset)) = reading.hill_by_number(number).await? else {
        return Ok(None);
    };
    let key = HillKey::new(server, &ruleset);
    let hill = reading.hill(key).await?.hill;
    let settings = reading.server_settings(server).await?;
    let Some(event) = event(&hill, settings.hill) else {
        return Ok(None);
    };
    let channel = match settings.channel {
        Some(channel) => Some(channel),
        // Where the person last finished a set there.
        None => reading.channel_of_last_set(key, player).await?,
    };
    let name = reading.server_name(server).await?;
    Ok(Some(HillNews {
        event,
        ruleset,
        server: HillServer { name, channel },
    }))
}
