//! Messages about courtesies between the two players of a game: a day given to the other, a win on time that
//! has to be claimed, a rating that is agreed on after the game has begun.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::phrases::{self, Mover};
use crate::discord::views::{offers, result, time};
use crate::game::{OfferKind, PlayerId};
use crate::language::{Text, say};
use crate::service::GameView;

/// Confirms to the giver that the other player got a day, and says how many are left.
pub fn day_given(view: &GameView, by: PlayerId, left: u32) -> Message {
    let given = say!(
        courtesies::day_given,
        name = phrases::opponents(view, by),
        game = view.game.id.0
    );
    let left = say!(courtesies::days_left, count = left);
    Message::text(Text::sentences([given, left]))
}

/// Tells a player that the other one gave them a day, and their deadline if it is their turn.
pub fn time_given(view: &GameView, player: PlayerId) -> Text {
    let given = say!(
        courtesies::time_given,
        name = phrases::opponents(view, player),
        game = phrases::linked(view)
    );
    let deadline = time::move_by(&view.game).filter(|_| view.game.waits_for(player));
    Text::sentences([given].into_iter().chain(deadline))
}

/// Confirms to the player who claimed the win how the game ended.
pub fn claimed(view: &GameView, by: PlayerId) -> Message {
    let claimed = say!(courtesies::claimed, game = view.game.id.0);
    Message::text(Text::sentences([claimed, result::receipt(view, by)]))
}

/// Says that the time of the player to move is up, and who may claim the win; `None` if that is not so. It
/// speaks to the player to move, or about them, and mentions the other.
pub fn late(view: &GameView, mover: Mover) -> Option<Text> {
    let late = view.game.late()?;
    let claimant = view.game.claimant()?;
    let (who, name) = mover.into_values();
    Some(say!(
        courtesies::late,
        who = who,
        name = name,
        opponent = phrases::mention(claimant),
        until = time::relative(late.until)
    ))
}

/// The same in a list of games.
pub fn late_in_list(view: &GameView) -> Option<Text> {
    view.game.late().map(|_| say!(courtesies::in_list))
}

/// The button that claims the win under a board on which somebody is late.
pub fn claim_button(view: &GameView) -> Option<Button> {
    view.game.late()?;
    let press = Action::Claim(view.game.id);
    Some(Button::new(
        say!(courtesies::claim),
        ButtonStyle::Plain,
        press,
    ))
}

/// The courtesies that a player can do in a game now, as buttons. The rating of a set is left to the limits
/// of both games, which are found out when it is offered.
pub fn buttons(view: &GameView, player: PlayerId) -> Vec<Button> {
    let game = &view.game;
    let give = game.check_time_gift(player).is_ok().then(|| {
        let press = Action::GiveDay(game.id);
        Button::new(say!(courtesies::give_day), ButtonStyle::Plain, press)
    });
    let rate = if game.terms.rated {
        OfferKind::Unrate
    } else {
        OfferKind::Rate
    };
    let rate = game.check_make_rated(!game.terms.rated).ok().map(|()| {
        let press = Action::Offer(game.id, Some(game.revision()), rate);
        Button::new(offers::label(rate), ButtonStyle::Plain, press)
    });
    let claim = claim_button(view).filter(|_| game.claimant() == Some(player));
    give.into_iter().chain(rate).chain(claim).collect()
}
