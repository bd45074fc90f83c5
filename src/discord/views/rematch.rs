//! Messages about a rematch, in addition to its invitation.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::game::{ChannelId, GameId};
use crate::service::GameView;

/// The button under the end of a game; `None` while the match that the game belongs to goes on.
pub fn button(view: &GameView) -> Option<Button> {
    let goes_on = view.scored.as_ref().is_some_and(|it| it.next.is_some());
    let is_for_two = view.game.players.len() == 2;
    let press = Action::Rematch(view.game.id);
    (is_for_two && !goes_on).then(|| Button::new("Rematch", ButtonStyle::Inviting, press))
}

/// Confirms the rematch offer to the player who asked first.
pub fn rematch_offered(game: GameId, channel: ChannelId, here: ChannelId) -> Message {
    let place = place(channel, here);
    Message::text(format!(
        "Your invitation to a rematch of game {game} comes {place}. The loser moves first; after a \
         game without a winner, whoever moved second."
    ))
}

/// Confirms the new game to the player who asked second.
pub fn rematch_begun(view: &GameView, here: ChannelId) -> Message {
    let game = &view.game;
    let place = place(game.place.channel, here);
    Message::text(format!(
        "You both wished for it: game {} begins {place}.",
        game.id
    ))
}

/// Where a message appears, for use in another message.
pub(super) fn place(channel: ChannelId, here: ChannelId) -> String {
    if channel == here {
        "below".to_owned()
    } else {
        format!("in <#{channel}>")
    }
}
