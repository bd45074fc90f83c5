//! The menu of the people on a hill, from which one is challenged to a set for it.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::challenge::send_invitation;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::people;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::game::{First, GameRefusal, HillRefusal, Pace, PlayerId, Terms};
use crate::rules::catalogue;

/// Challenges the chosen person at the server's usual pace, or another one with a clock.
pub async fn challenge(
    bot: &Bot,
    interaction: &ComponentInteraction,
    ruleset: &str,
) -> Result<Response, RequestError> {
    let here = CommandPlace::of_press(interaction);
    let by = people::presser(interaction);
    bot.limits.post(by.id)?;
    let server = here.place.server;
    let server = server.ok_or(GameRefusal::Hill(HillRefusal::OnlyOnServers))?;
    let ruleset = catalogue::find(ruleset).ok_or(Refusal::Button)?;
    let whom = chosen(interaction).and_then(|value| value.parse().ok());
    let whom = PlayerId(whom.ok_or(Refusal::Button)?);
    let view = bot.service.hill(server, ruleset, by.id).await?;
    if view.hill.climber(whom).is_none() {
        let ruleset = ruleset.name;
        let player = whom;
        let left = HillRefusal::OtherLeft { player, ruleset };
        return Err(GameRefusal::Hill(left).into());
    }
    let whom = bot.service.person_on(None, whom).await?;
    let venue = here.venue(bot).await?;
    let pace = venue
        .usual
        .pace
        .filter(|&pace| pace != Pace::Untimed && !pace.is_live());
    let terms = Terms {
        ruleset,
        pace: pace.unwrap_or_default(),
        rated: true,
        first: First::Chance,
        calls: false,
        set: true,
        claim: false,
        hill: true,
    };
    let id = people::id_of(interaction.id);
    send_invitation::send(bot, id, by, Some(whom), terms, (&here, &venue)).await
}
