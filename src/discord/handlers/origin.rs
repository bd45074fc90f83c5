//! Where a press comes from. An id is a claim: anybody may make a client send any id from any message.
//!
//! What an id is about is found only where it is:
//!
//! * an invitation in the channel in which it stands;
//! * a game in its channel, in the channel of its thread, where its last board was posted, and by its
//!   players in a private conversation. A message that only the presser sees was made for them, and
//!   may be anywhere; but on another server none was made that begins a game.
//!
//! From anywhere else it is as if there were no such thing, and so is a game that may not be seen.
//! And a message for everybody is changed only if it is the one that the database notes for what the
//! press is about, or, where none was noted before the bot was killed, if it carries that very button.

use serenity::all::{ActionRowComponent, ButtonKind, ComponentInteraction};

use crate::discord::action::Press;
use crate::discord::bot::Bot;
use crate::discord::outbox::Post;
use crate::discord::people;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::Answer;
use crate::game::{ChallengeId, ChannelId, GameId, MessageId};
use crate::service::{self, GameView};

/// What there is to know of a press before it is granted.
pub struct Origin {
    /// The message for everybody that the press may change.
    message: Noted,
}

/// The message that shows what a press is about to everybody.
enum Noted {
    /// There is none.
    Nowhere,
    /// Which it is was not noted.
    Unknown,
    /// This one, of an invitation.
    Challenge(ChallengeId, MessageId),
    /// This one, of an offer.
    Offer(ChannelId, MessageId),
}

impl Origin {
    /// Where a press comes from; refused if what it is about is not there.
    pub async fn of(
        bot: &Bot,
        interaction: &ComponentInteraction,
        press: Press,
    ) -> Result<Self, Trouble> {
        let mut message = Noted::Nowhere;
        if let Some(id) = press.challenge() {
            let challenge = bot.service.challenge_by_id(id).await?.challenge;
            if challenge.place != people::place_of_press(interaction) {
                return Err(missing_challenge(id).into());
            }
            message = challenge
                .message
                .map_or(Noted::Unknown, |message| Noted::Challenge(id, message));
        }
        if let Some(id) = press.game() {
            let viewpoint = people::viewpoint_of_press(interaction);
            let view = bot.service.game_seen_from(viewpoint, id).await?;
            if !people::is_alone(interaction) && !is_there(&view, interaction) {
                return Err(missing_game(id).into());
            }
            if matches!(press, Press::Rematch(_)) && is_on_another_server(&view, interaction) {
                return Err(Refusal::Button.into());
            }
            message = noted_offer(&view, press);
        }
        Ok(Self { message })
    }

    /// The answer where it belongs: in place of the message if that is what it changes, else beside
    /// it; then the message that it would have changed is brought up to date by itself.
    pub fn settle(
        self,
        bot: &Bot,
        interaction: &ComponentInteraction,
        press: Press,
        answer: Answer,
    ) -> Answer {
        if !press.is_for_everybody() {
            // What is for everybody is never changed for one.
            return if people::is_alone(interaction) {
                answer
            } else {
                answer.beside()
            };
        }
        let pressed = interaction.message.id.get();
        match self.message {
            Noted::Challenge(_, message) | Noted::Offer(_, message) if message.0 == pressed => {
                answer
            }
            Noted::Unknown if carries(interaction) => answer,
            Noted::Nowhere | Noted::Unknown => answer.beside(),
            Noted::Challenge(id, _) => {
                if answer.is_in_place() {
                    bot.poster.begin(Post::Settled(id));
                }
                answer.beside()
            }
            Noted::Offer(channel, message) => {
                if answer.is_in_place() {
                    bot.poster.retire(channel, message);
                }
                answer.beside()
            }
        }
    }
}

/// The message of the offer that a press answers. Of one that does not stand any more none is known.
fn noted_offer(view: &GameView, press: Press) -> Noted {
    let Press::Reply(offered, _) = press else {
        return Noted::Nowhere;
    };
    let mut offers = view.game.offers();
    let standing = offers
        .find(|offer| (offer.by, offer.kind, offer.at) == (offered.by, offered.kind, offered.at));
    let message = standing.and_then(|offer| offer.message);
    message.map_or(Noted::Unknown, |message| {
        Noted::Offer(view.game.place.channel, message)
    })
}

/// Whether a message for everybody stands where a game is.
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

/// Whether a press comes from another server than that of the game.
fn is_on_another_server(view: &GameView, interaction: &ComponentInteraction) -> bool {
    let here = people::place_of_press(interaction).server;
    here.is_some() && here != view.game.place.server
}

/// Whether the message has the button whose id was sent. Discord tells what is in its messages, and
/// no client can change that.
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
    service::Refusal::NoSuchChallenge(id).into()
}

fn missing_game(id: GameId) -> Refusal {
    service::Refusal::NoSuchGame(id).into()
}
