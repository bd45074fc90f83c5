//! Who sits where in a game for more than two: names that tell several seats of the computer apart, who
//! plays with whom, who comes next, who is out.

use crate::discord::views::phrases::{self, Mover};
use crate::discord::views::safe_text;
use crate::game::PlayerId;
use crate::language::{Language, Text, Word, say};
use crate::picture;
use crate::rules::{Seat, Side, StoneColour};
use crate::service::GameView;

/// The name of the player in a seat. Where the computer has several seats, their colours tell them
/// apart, as in "Tessera (green)".
pub fn name(view: &GameView, seat: Seat) -> Text {
    match colour_of_several(view, seat) {
        Some(colour) => say!(
            invitation::player,
            name = safe_text::shown(own_name(view, seat)),
            colour = colour
        ),
        None => phrases::name(view, view.game.player(seat)),
    }
}

/// The same without markdown and in one language, for pictures; cut to so many letters before the colour.
pub fn plain_name(view: &GameView, seat: Seat, most: usize, language: Language) -> Text {
    let cut = |name: Text| Text::verbatim(picture::cut(&name.in_language(language), most));
    match colour_of_several(view, seat) {
        Some(colour) => say!(
            invitation::player,
            name = cut(safe_text::plain(own_name(view, seat))),
            colour = colour
        ),
        None => cut(phrases::plain_name(view, view.game.player(seat))),
    }
}

/// What pictures call the players, by seat. They show the colours beside the names. Among more than two,
/// the computer's name is short, because those of people need the room.
pub fn beside_stones(view: &GameView) -> impl Iterator<Item = Text> + '_ {
    let is_for_more = view.game.players.len() > 2;
    view.game.position().seats().map(move |seat| {
        let player = view.game.player(seat);
        match view.game.computer {
            Some(computer) if is_for_more && computer.player == player => {
                say!(picture::bot, level = computer.level)
            }
            _ => phrases::plain_name(view, player),
        }
    })
}

/// The winners, as in "Ann and Cy"; one seat of the computer if it has several.
pub fn winners(view: &GameView) -> Vec<Seat> {
    let position = view.game.position();
    let winner = position.outcome().and_then(|outcome| outcome.winner);
    let is_winner = |seat: &Seat| winner == Some(position.side_of(*seat));
    let has_winners = !view.game.winners().is_empty();
    let seats = position.seats().filter(|_| has_winners);
    seats.filter(is_winner).collect()
}

/// "Ann and Cy against Ben and Dee.", where two play against two.
pub fn sides(view: &GameView) -> Option<Text> {
    let position = view.game.position();
    let mut sides = position.sides().map(|side| names_on(view, side));
    let (one, other) = (sides.next()?, sides.next()?);
    is_with_partners(view).then(|| say!(turn::sides, one = one, other = other))
}

/// The names of those who play on one side, as in "Ann and Cy".
pub fn names_on(view: &GameView, side: Side) -> Text {
    let position = view.game.position();
    let seats = position.seats().filter(|&it| position.side_of(it) == side);
    Text::list(seats.map(|seat| name(view, seat)))
}

/// "Your partner is Cy.", told to or about the player in a seat.
pub fn partner(view: &GameView, seat: Seat, told: Mover) -> Option<Text> {
    let position = view.game.position();
    let is_partner = |it: &Seat| *it != seat && position.side_of(*it) == position.side_of(seat);
    let partner = position.seats().find(is_partner)?;
    let (who, player) = told.into_values();
    Some(say!(
        turn::partner,
        who = who,
        player = player,
        name = name(view, partner)
    ))
}

/// The order of play in a game for more than two: who comes after the player to move, and who is out.
pub fn order(view: &GameView) -> Vec<Text> {
    let game = &view.game;
    let position = game.position();
    let Some(turn) = position.to_act().filter(|_| game.players.len() > 2) else {
        return Vec::new();
    };
    let named = |seat: &Seat| name(view, *seat);
    let seats: Vec<_> = position.seats().collect();
    let (before, from) = seats.split_at(turn.seat.index());
    let after = from.iter().skip(1).chain(before);
    let (out, next): (Vec<_>, Vec<_>) = after.partition(|seat| position.has_left(**seat));
    let next = say!(
        turn::order,
        names = Text::joined(next.into_iter().map(named), ", ")
    );
    let is_out = !out.is_empty();
    let out = is_out.then(|| say!(turn::out, names = Text::list(out.into_iter().map(named))));
    std::iter::once(next).chain(out).collect()
}

/// Whether this player has several seats: only the computer may.
pub fn has_several(view: &GameView, player: PlayerId) -> bool {
    let seats = view.game.players.iter().filter(|&&it| it == player);
    seats.count() > 1
}

fn is_one_of_several(view: &GameView, seat: Seat) -> bool {
    has_several(view, view.game.player(seat))
}

fn is_with_partners(view: &GameView) -> bool {
    let ruleset = view.game.position().ruleset();
    ruleset.sides < ruleset.seats
}

/// The colour that tells this seat from others of the same player.
fn colour_of_several(view: &GameView, seat: Seat) -> Option<Text> {
    let position = view.game.position();
    let held = position.colour_of(seat)?;
    let stone: StoneColour = position.ruleset().stone_colour(held);
    let colour = say!(phrases::colour, colour = Word(stone.name()));
    is_one_of_several(view, seat).then_some(colour)
}

/// The name of who sits there, without a level.
fn own_name(view: &GameView, seat: Seat) -> &str {
    view.names.get(seat.index()).map_or("", String::as_str)
}
