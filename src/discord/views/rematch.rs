//! Messages about a rematch, in addition to its invitation.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::hill;
use crate::discord::views::{beginning, invitation, safe_text, set};
use crate::game::{ChannelId, GameId};
use crate::language::{Text, Word, say};
use crate::service::{ChallengeView, GameView, OffHill};

/// The button under the end of a game; `None` while the match or the set that the game belongs to goes on.
pub fn button(view: &GameView) -> Option<Button> {
    let goes_on = view.scored.as_ref().is_some_and(|it| it.next.is_some());
    let press = Action::Rematch(view.game.id);
    (!goes_on && set::has_rematch(view) && !view.is_private())
        .then(|| Button::new(say!(rematch::ask), ButtonStyle::Inviting, press))
}

/// Confirms the rematch offer to the player who asked first, and why it is not for the hill if the game was.
pub fn rematch_offered(
    view: &ChallengeView,
    game: GameId,
    here: ChannelId,
    off_hill: Option<OffHill>,
) -> Message {
    let terms = &view.challenge.terms;
    let channel = view.challenge.place.channel;
    let opponent = view.opponent.as_deref().map(safe_text::shown);
    let begins = beginning::to_challenger(terms, opponent.unwrap_or_default());
    let handicap = invitation::handicap_to_challenger(view);
    let offered = say!(
        rematch::offered,
        game = game.0,
        place = place(channel, here),
        channel = format!("<#{channel}>")
    );
    let why = if terms.set {
        say!(set::rematch_who_moves_first)
    } else {
        say!(rematch::who_moves_first)
    };
    let off_hill = off_hill.map(hill::rematch_not);
    let told = [offered, why].into_iter().chain(off_hill);
    Message::text(Text::sentences(told.chain([begins, handicap])))
}

/// Confirms the new game, or both games of a set, to the player who asked second.
pub fn rematch_begun(view: &GameView, here: ChannelId) -> Message {
    let game = &view.game;
    let channel = game.place.channel;
    if let Some(set) = &view.set {
        let [first, second] = set.set.games.map(|game| game.0);
        return Message::text(say!(
            set::rematch_begun,
            first = first,
            second = second,
            place = place(channel, here),
            channel = format!("<#{channel}>")
        ));
    }
    Message::text(say!(
        rematch::begun,
        game = game.id.0,
        place = place(channel, here),
        channel = format!("<#{channel}>")
    ))
}

/// Whether a message appears in this channel, for use in another message.
pub(super) fn place(channel: ChannelId, here: ChannelId) -> Word {
    Word(if channel == here { "here" } else { "elsewhere" })
}
