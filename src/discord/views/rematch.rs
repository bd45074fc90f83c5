//! What is said around a rematch, beside its invitation.

use crate::discord::action::Press;
use crate::discord::message::{Button, Look, Said};
use crate::game::{ChannelId, GameId};
use crate::service::GameView;

/// The button under the end of a game; none while the match it belongs to goes on.
pub fn button(view: &GameView) -> Option<Button> {
    let goes_on = view.scored.as_ref().is_some_and(|it| it.next.is_some());
    let is_for_two = view.game.players.len() == 2;
    let press = Press::Rematch(view.game.id);
    (is_for_two && !goes_on).then(|| Button::new("Rematch", Look::Inviting, press))
}

/// What the one who wished first is told.
pub fn rematch_offered(game: GameId, channel: ChannelId, here: ChannelId) -> Said {
    let place = place(channel, here);
    Said::text(format!(
        "Your invitation to a rematch of game {game} comes {place}. The loser moves first; after a \
         game without a winner, whoever moved second."
    ))
}

/// What the one who wished second is told.
pub fn rematch_begun(view: &GameView, here: ChannelId) -> Said {
    let game = &view.game;
    let place = place(game.place.channel, here);
    Said::text(format!(
        "You both wished for it: game {} begins {place}.",
        game.id
    ))
}

/// Where a message appears, as it is told in another one.
pub(super) fn place(channel: ChannelId, here: ChannelId) -> String {
    if channel == here {
        "below".to_owned()
    } else {
        format!("in <#{channel}>")
    }
}
