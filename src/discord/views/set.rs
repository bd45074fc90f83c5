//! What messages say of a set: the two games that two people play at the same time and that are counted
//! together.
//!
//! What the end of a game says must stay the same however the other game goes on, because an end that was
//! posted is recognized by its text.

use crate::discord::views::hill;
use crate::discord::views::phrases::{self, Mover};
use crate::discord::views::safe_text;
use crate::game::{First, PlayerId, PlayerResult, Set, SetMargin, SetResult, Terms, leaver};
use crate::language::{Text, Word, say};
use crate::service::{EarlyResult, GameView, SetIfResigned, SetView};

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
        return if view.game.has_enough_plies() {
            Some(say!(set::counts_with, other = other))
        } else if set_leaver(view).is_some() {
            // The end says it already.
            None
        } else if view.tournament.is_some() {
            // There it counts.
            let is_rated = view.game.terms.rated;
            is_rated.then(|| say!(set::too_short_to_rate, other = other))
        } else {
            Some(say!(set::too_short, other = other))
        };
    };
    let other_is_short = set.other_result == Some(PlayerResult::Aborted);
    let is_early = other_is_short && result != SetResult::Aborted;
    let early = is_early.then(|| say!(set::early_loss, other = set.other.0));
    let told = std::iter::once(outcome(view, result, reader)).chain(early);
    Some(Text::sentences(told.chain(hill::after_set(view, reader))))
}

/// How the set ended to which a game belongs, if it did with the other game, for whoever looks back at this one.
pub fn ended_since(view: &GameView, reader: Option<PlayerId>) -> Option<Text> {
    let set = view.set.as_ref().filter(|set| !set.is_last)?;
    Some(outcome(view, set.result?, reader))
}

fn outcome(view: &GameView, result: SetResult, reader: Option<PlayerId>) -> Text {
    match result {
        SetResult::Won { winner, margin } => {
            let name = phrases::name(view, winner);
            let who = phrases::who(reader, winner);
            say!(set::won, who = who, name = name, score = score(margin))
        }
        SetResult::Drawn if view.game.terms.rated => say!(set::drawn_rated),
        SetResult::Drawn => say!(set::drawn),
        // There each of its games counts, and says so.
        SetResult::Aborted if view.tournament.is_some() && !view.game.terms.rated => {
            Text::default()
        }
        SetResult::Aborted if view.tournament.is_some() => say!(set::changes_no_ratings),
        SetResult::Aborted => say!(set::aborted),
    }
}

/// The same for the description of the picture of a game with which its set ended, without markdown.
pub fn outcome_in_alt(view: &GameView) -> Option<Text> {
    Some(match view.set?.ended_here()? {
        SetResult::Won { winner, margin } => {
            let name = phrases::plain_name(view, winner);
            say!(set::won_alt, name = name, score = score(margin))
        }
        SetResult::Drawn => say!(set::drawn_alt),
        SetResult::Aborted if view.tournament.is_some() => return None,
        SetResult::Aborted => say!(set::aborted),
    })
}

/// Who left a game too early to count alone, and has lost it in its set by that, if the other game counts.
fn set_leaver(view: &GameView) -> Option<PlayerId> {
    let set = view.set.as_ref().filter(|set| set.leaver_loses);
    set.and_then(|_| leaver(&view.game))
}

/// How a game ended that was left too early to count alone: it is lost in the set, if the other game counts.
/// `None` for other games, and if the set has ended with this one and does not count.
pub fn left_early(view: &GameView, why: Text, reader: Option<PlayerId>) -> Option<Text> {
    let set = view.set.as_ref()?;
    let leaver = set_leaver(view)?;
    let (game, other) = (view.game.id.0, set.other.0);
    let moves = view.game.position().ply();
    let (who, name) = (phrases::who(reader, leaver), phrases::name(view, leaver));
    match set.ended_here() {
        None => Some(Text::sentences([
            say!(
                set::left_early,
                who = who,
                name = name,
                game = game,
                moves = moves,
                why = why,
                other = other
            ),
            say!(set::when_counts),
        ])),
        Some(SetResult::Aborted) => None,
        Some(_) => Some(say!(
            set::left_early_counts,
            who = who,
            name = name,
            game = game,
            moves = moves,
            why = why,
            other = other
        )),
    }
}

/// What a game brings in the set for this player, if it was left too early to count alone. `None` for other games,
/// and if the set does not count.
pub fn early_result(view: &GameView, player: PlayerId) -> Option<EarlyResult> {
    view.set?.early_result(set_leaver(view)?, player)
}

/// What it means for the set, and on the hill, if this player resigns the game now; empty for other games.
pub fn if_resigned(view: &GameView, player: PlayerId) -> Vec<Text> {
    let Some(set) = &view.set else {
        return Vec::new();
    };
    let is_early = !view.game.has_enough_plies();
    let other = set.other.0;
    let early = match set.other_result {
        _ if !is_early => None,
        _ if view.tournament.is_some() => lost_in_tournament(view, player),
        Some(PlayerResult::Aborted) => Some(say!(set::resign_void, other = other)),
        // The set then does not count; the end says so.
        _ if !set.leaver_loses => None,
        None => Some(say!(set::resign_early, other = other)),
        Some(_) => Some(say!(set::resign_early_counts, other = other)),
    };
    let after = set.if_resigned(player, is_early);
    let set = match after {
        SetIfResigned::Drawn => Some("drawn"),
        SetIfResigned::Lost => Some("lost"),
        SetIfResigned::Void | SetIfResigned::Open => None,
    };
    let set = set.map(|result| say!(set::resign_ends, result = Word(result)));
    let hill = hill::if_resigned(&view.game.terms, after);
    early.into_iter().chain(set).chain(hill).collect()
}

/// That a game of a tournament that is left early counts as won by the other one.
fn lost_in_tournament(view: &GameView, player: PlayerId) -> Option<Text> {
    let tournament = view.tournament.as_ref()?;
    Some(say!(
        set::resign_in_tournament,
        tournament = safe_text::shown(&tournament.name),
        opponents = phrases::opponents(view, player)
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
