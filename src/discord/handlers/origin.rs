//! Checks where a button or menu was used. Its id is only a claim: anybody can make a client send
//! any id from any message.
//!
//! What an id refers to is found only in its own places:
//!
//! * an invitation or a table in its channel;
//! * a game in its channel, in the channel of its thread, where its last board was posted, and in a
//!   private conversation by its players, or by whoever follows it or only looks at it. A message that
//!   only one person sees was made for that person, and may be anywhere; but no such message on another
//!   server offers a new game.
//!
//! From anywhere else the bot answers as if it did not exist; the same goes for a game that the
//! person may not see. A public message is changed only if it is the one that the database records
//! for the invitation or offer, or, if the bot was killed before it could record one, if it carries
//! that very button.

use serenity::all::{ActionRowComponent, ButtonKind, ComponentInteraction};

use crate::discord::action::{Action, OfferRef};
use crate::discord::bot::Bot;
use crate::discord::outbox::Post;
use crate::discord::people;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::game::{ChallengeId, ChannelId, GameId, MessageId, Offer};
use crate::service::{self, GameView};

/// What is known of the message before the action is carried out.
pub struct Origin {
    /// The public message that the action may change.
    message: PublicMessage,
}

/// The public message that shows what the action is about.
enum PublicMessage {
    /// There is none.
    Nowhere,
    /// It was not recorded.
    Unknown,
    /// The message of an invitation.
    Challenge(ChallengeId, MessageId),
    /// The message of an offer.
    Offer(OfferRef, ChannelId, MessageId),
}

impl Origin {
    /// Checks where the interaction comes from. Refuses if the invitation or game does not belong
    /// there.
    pub async fn of(
        bot: &Bot,
        interaction: &ComponentInteraction,
        action: Action,
    ) -> Result<Self, RequestError> {
        let mut message = PublicMessage::Nowhere;
        if let Some(id) = action.challenge() {
            let challenge = bot.service.challenge_by_id(id).await?.challenge;
            if challenge.place != people::place_of_press(interaction) {
                return Err(missing_challenge(id).into());
            }
            message = challenge.message.map_or(PublicMessage::Unknown, |message| {
                PublicMessage::Challenge(id, message)
            });
        }
        if let Some(id) = action.table() {
            let table = bot.service.table(id).await?.table;
            if table.place != people::place_of_press(interaction) {
                return Err(Refusal::from(service::ServiceRefusal::NoSuchTable(id)).into());
            }
        }
        if let Some(id) = action.game() {
            let viewpoint = people::viewpoint_of_press(interaction);
            let view = bot.service.game_seen_from(viewpoint, id).await?;
            let is_private = people::place_of_press(interaction).server.is_none();
            let is_harmless = is_private && changes_nothing(action);
            let is_own = people::is_alone(interaction);
            if !is_harmless && !is_own && !is_there(&view, interaction) {
                return Err(missing_game(id).into());
            }
            if matches!(action, Action::Rematch(_)) && is_on_another_server(&view, interaction) {
                return Err(Refusal::Button.into());
            }
            message = noted_offer(&view, action);
        }
        Ok(Self { message })
    }

    /// Puts a response in the right place: in place of the message if the action may change it,
    /// else beside it. In the latter case the recorded message is updated separately.
    pub async fn settle(
        self,
        bot: &Bot,
        interaction: &ComponentInteraction,
        action: Action,
        answer: Response,
    ) -> Response {
        if !action.is_for_everybody() {
            // A public message is never changed for one person.
            return if people::is_alone(interaction) {
                answer
            } else {
                answer.beside()
            };
        }
        let pressed = interaction.message.id.get();
        match self.message {
            PublicMessage::Challenge(_, message) | PublicMessage::Offer(.., message)
                if message.0 == pressed =>
            {
                answer
            }
            PublicMessage::Unknown if carries(interaction) => answer,
            PublicMessage::Nowhere | PublicMessage::Unknown => {
                // The message of the offer may be recorded by now.
                if let Action::Reply(offered, _) = action
                    && answer.is_in_place()
                    && still_waits(bot, offered).await
                {
                    bot.outbox
                        .post_soon(Post::RefreshOffer(offered.game, offered.by));
                }
                answer.beside()
            }
            PublicMessage::Challenge(id, _) => {
                if answer.is_in_place() {
                    bot.outbox.post_soon(Post::Outcome(id));
                }
                answer.beside()
            }
            PublicMessage::Offer(offered, channel, message) => {
                if answer.is_in_place() {
                    if still_waits(bot, offered).await {
                        bot.outbox
                            .post_soon(Post::RefreshOffer(offered.game, offered.by));
                    } else {
                        bot.outbox.retire(channel, message);
                    }
                }
                answer.beside()
            }
        }
    }
}

/// The message of the offer that is answered; unknown if the offer no longer stands.
fn noted_offer(view: &GameView, action: Action) -> PublicMessage {
    let Action::Reply(offered, _) = action else {
        return PublicMessage::Nowhere;
    };
    let message = standing(view, offered).and_then(|offer| offer.message);
    message.map_or(PublicMessage::Unknown, |message| {
        PublicMessage::Offer(offered, view.offer_channel(offered.by), message)
    })
}

/// Whether an offer waits for the answers of others after it was answered. If that cannot be looked up,
/// it is taken to wait: to refresh its message looks again.
async fn still_waits(bot: &Bot, offered: OfferRef) -> bool {
    let view = bot.service.game(offered.game).await;
    view.map_or(true, |view| standing(&view, offered).is_some())
}

fn standing(view: &GameView, offered: OfferRef) -> Option<&Offer> {
    let mut offers = view.game.offers();
    offers.find(|offer| (offer.by, offer.kind, offer.at) == (offered.by, offered.kind, offered.at))
}

/// Whether an action changes nothing in a game: what a follower reads has such buttons.
const fn changes_nothing(action: Action) -> bool {
    matches!(
        action,
        Action::Board(_)
            | Action::Replay(_)
            | Action::Review(_)
            | Action::TurningPoint(..)
            | Action::AskFollow(_)
            | Action::Follow(..)
    )
}

/// Whether a game is shown in the channel of this public message.
fn is_there(view: &GameView, interaction: &ComponentInteraction) -> bool {
    let here = people::place_of_press(interaction);
    if here.server.is_none() {
        let presser = people::viewpoint_of_press(interaction).player;
        return view.game.seat_of(presser).is_some();
    }
    let last_board = view.last_board.map(|(channel, _)| channel);
    view.game.place.channel == here.channel
        || view.parent == Some(here.channel)
        || last_board == Some(here.channel)
}

/// Whether the interaction comes from another server than the game's.
fn is_on_another_server(view: &GameView, interaction: &ComponentInteraction) -> bool {
    let here = people::place_of_press(interaction).server;
    here.is_some() && here != view.game.place.server
}

/// Whether the message has the button whose id was sent. Discord itself reports the contents of the
/// message, so no client can forge them.
fn carries(interaction: &ComponentInteraction) -> bool {
    let rows = interaction.message.components.iter();
    rows.flat_map(|row| &row.components)
        .any(|component| match component {
            ActionRowComponent::Button(button) => matches!(
                &button.data,
                ButtonKind::NonLink { custom_id, .. } if *custom_id == interaction.data.custom_id
            ),
            _ => false,
        })
}

fn missing_challenge(id: ChallengeId) -> Refusal {
    service::ServiceRefusal::NoSuchChallenge(id).into()
}

fn missing_game(id: GameId) -> Refusal {
    service::ServiceRefusal::NoSuchGame(id).into()
}
