//! What messages say of a set: the two games that two people play at the same time and that are counted
//! together.
//!
//! What the end of a game says must stay the same however the other game goes on, because an end that was
//! posted is recognized by its text.

use crate::discord::views::hill;
use crate::discord::views::phrases::{self, Mover};
use crate::game::{First, PlayerId, PlayerResult, Set, SetMargin, SetResult, Terms, leaver};
use crate::language::{Text, Word, say};
use crate::service::{GameView, SetView};

/// The title of a set: "Ann and Ben play a set: games 12 and 13 · **Pente** · …"; `None` for other games.
pub fn title(view: &GameView) -> Option<Text> {
    let Set { games, players } = view.set?.set;
    let [one, two] = players.map(|player| phrases::name(view, player));
    let [first, second] = games.map(|game| game.0);
    let terms = Terms {
        set: false,
        ..view.game.terms.clone()
    };
    let title = say!(
        set::title,
        one = one.clone(),
        two = two.clone(),
        first = first,
        second = second
    );
    let begins = say!(
        set::who_begins,
        one = one,
        two = two,
        first = first,
        second = second
    );
    Some(Text::joined([title, phrases::terms(&terms), begins], " · "))
}

/// What a set is, for those who are about to agree on one; empty for other terms.
pub fn explained(terms: &Terms) -> Text {
    if terms.set {
        Text::sentences([say!(set::explained), hill::explained(terms)])
    } else {
        Text::default()
    }
}

/// Who moves first where that is a matter of the terms: in a set each does in one game.
pub fn first_of(terms: &Terms) -> First {
    if terms.set {
        First::Chance
    } else {
        terms.first
    }
}

/// "set with game 13"; `None` for other games.
pub fn beside(view: &GameView) -> Option<Text> {
    let other = view.set?.other;
    Some(say!(set::with, other = other.0))
}

/// What the player to move has to know of the other game: on the first board that both began, later that it
/// waits for them, too, or how it ended.
pub fn during_game(view: &GameView, mover: Mover) -> Option<Text> {
    let set = view.set.as_ref()?;
    let to_move = view.game.to_move()?;
    let waits_for = set.other_waits_for;
    let is_first = view.posted.is_none() && view.last_board.is_none();
    if let Some(next) = waits_for.filter(|&next| is_first && next != to_move) {
        let is_timed = view.game.clock.is_some();
        return Some(say!(
            set::begins,
            other = set.other.0,
            name = phrases::name(view, next),
            clock = Word(if is_timed { "own" } else { "none" })
        ));
    }
    if waits_for == Some(to_move) {
        let (who, name) = mover.into_values();
        return Some(say!(
            set::waits_too,
            other = set.other.0,
            who = who,
            name = name
        ));
    }
    other_ended(view, set)
}

/// How the other game ended, if it did and counts.
fn other_ended(view: &GameView, set: &SetView) -> Option<Text> {
    let [one, other] = set.set.players;
    let winner = match set.other_result? {
        PlayerResult::Won => one,
        PlayerResult::Lost => other,
        PlayerResult::Drawn => return Some(say!(set::other_drawn, other = set.other.0)),
        PlayerResult::Aborted => return None,
    };
    let name = phrases::name(view, winner);
    Some(say!(set::other_won, other = set.other.0, name = name))
}

/// What the end of a game means for its set: how that ended, if it did with this game. It speaks to the
/// reader, if there is one.
pub fn after_game(view: &GameView, reader: Option<PlayerId>) -> Option<Text> {
    let set = view.set.as_ref()?;
    let Some(result) = set.ended_here() else {
        let other = set.other.0;
        return Some(if view.game.has_enough_plies() {
            say!(set::counts_with, other = other)
        } else if let Some(leaver) = leaver(&view.game) {
            let who = phrases::who(reader, leaver);
            let name = phrases::name(view, leaver);
            say!(set::lost_early, who = who, name = name, other = other)
        } else {
            say!(set::too_short, other = other)
        });
    };
    let told = match result {
        SetResult::Won { winner, margin } => {
            let name = phrases::name(view, winner);
            let who = phrases::who(reader, winner);
            say!(set::won, who = who, name = name, score = score(margin))
        }
        SetResult::Drawn if view.game.terms.rated => say!(set::drawn_rated),
        SetResult::Drawn => say!(set::drawn),
        SetResult::Aborted => say!(set::aborted),
    };
    let is_short = !view.game.has_enough_plies() || set.other_result == Some(PlayerResult::Aborted);
    let early = (is_short && result != SetResult::Aborted).then(|| say!(set::early_loss));
    let climbs = hill::after_set(view, reader);
    Some(Text::sentences(
        [told].into_iter().chain(early).chain(climbs),
    ))
}

/// The score of the winner and the loser, which reads the same in every language.
const fn score(margin: SetMargin) -> &'static str {
    match margin {
        SetMargin::Two => "2 : 0",
        SetMargin::One => "1½ : ½",
    }
}

/// Whether a rematch is asked for under the end of a game: of a set, only under the end that was the last.
pub fn has_rematch(view: &GameView) -> bool {
    view.set.is_none_or(|set| set.ended_here().is_some())
}
