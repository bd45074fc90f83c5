//! Autocompletion for a move. It gives no opinion on the position: points come in the order of
//! their coordinates.

use serenity::all::{CreateAutocompleteResponse, ResolvedValue};

use crate::discord::handlers::common::context::Context;
pub use crate::discord::handlers::common::suggest::waiting_games;
use crate::discord::handlers::common::suggest::{MOST, choices_in};
use crate::discord::handlers::common::{typed, which_game};
use crate::discord::{people, reader, views};
use crate::language::{Text, say};
use crate::rules::{Notation, Point, Position, Turn, TurnAction};

/// The empty points where the player may put a stone and that match what was typed; after a plus,
/// the points for a power stone. For an opening choice, the possible choices.
pub async fn points(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let viewpoint = people::viewpoint(ctx.interaction);
    let player = viewpoint.player;
    let named = ctx.args.iter().find_map(|option| match option.value {
        ResolvedValue::String(game) if option.name == "game" => Some(game),
        _ => None,
    });
    let here = people::place(ctx.interaction).channel;
    let games = which_game::to_play_in(ctx.data(), viewpoint, named, here).await;
    let Ok(Ok(view)) = games.map(which_game::only) else {
        return CreateAutocompleteResponse::new();
    };
    if view.game.to_move() != Some(player) {
        return CreateAutocompleteResponse::new();
    }
    let settings = ctx.data().service.settings(player).await;
    let settings = settings.unwrap_or_default();
    let language = reader::language_from(&settings, &ctx.interaction.locale);
    let typed = typed::readable(typed);
    let moves = moves(view.game.position(), &typed, settings.notation);
    choices_in(language, moves.into_iter())
}

/// The moves of the player to act that match, each as label and value.
fn moves(position: &Position, typed: &str, notation: Notation) -> Vec<(Text, String)> {
    match position.to_act() {
        Some(Turn {
            asks: TurnAction::Choose(choices),
            ..
        }) => choices
            .iter()
            .map(|&choice| (views::label(choice), choice.word().to_owned()))
            .collect(),
        Some(turn) => {
            let powers = turn.colour.map(|colour| position.power_stones_left(colour));
            let power = typed.trim().strip_prefix('+');
            match power.filter(|_| powers > Some(0)) {
                Some(typed) => matching(position, typed, notation)
                    .into_iter()
                    .map(|point| {
                        let value = format!("+{point}");
                        (say!(options::power_stone, point = point), value)
                    })
                    .collect(),
                None => matching(position, typed, notation)
                    .into_iter()
                    .map(|point| (Text::verbatim(&point), point))
                    .collect(),
            }
        }
        None => Vec::new(),
    }
}

/// The names, in this notation, of the legal points that match, file by file. A point matches by
/// the beginning of either of its names, or of its rank; blanks and dashes do not count.
fn matching(position: &Position, typed: &str, notation: Notation) -> Vec<String> {
    let size = position.board().size();
    let exact = Point::parse_preferring(notation, typed, size).ok();
    let typed: String = typed
        .to_uppercase()
        .chars()
        .filter(|letter| letter.is_alphanumeric())
        .collect();
    let mut points = position.legal_points();
    points.sort_by_key(|point| (point.file(), point.rank()));
    points
        .into_iter()
        .filter(|point| {
            let rank = (point.rank() + 1).to_string();
            Some(*point) == exact
                || point.text(Notation::Board, size).starts_with(&typed)
                || point.text(Notation::Relative, size).starts_with(&typed)
                || (!typed.is_empty() && rank == typed)
        })
        .map(|point| point.text(notation, size))
        .take(MOST)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::rules::{Move, catalogue};

    /// The suggestions with their labels as they are read.
    fn suggested(position: &Position, typed: &str) -> Vec<(String, String)> {
        let moves = moves(position, typed, Notation::Board).into_iter();
        let read = |(label, value): (Text, _)| (label.in_language(Language::English), value);
        moves.map(read).collect()
    }

    fn after_the_centre() -> Position {
        let mut position = Position::new(catalogue::find("pente").expect("the base game exists"));
        position
            .play(Move::Place(Point::new(9, 9)))
            .expect("the centre is free");
        position
    }

    #[test]
    fn points_match_in_the_order_of_their_coordinates() {
        let position = after_the_centre();
        let of = |typed| matching(&position, typed, Notation::Board).join(" ");
        assert_eq!(of("k1"), "K1 K11 K12 K13 K14 K15 K16 K17 K18 K19");
        assert_eq!(of("K-11"), "K11");
        assert_eq!(of("11k"), "K11");
        assert_eq!(of("r3u2"), "N12");
        assert_eq!(of("U9"), "K19");
        assert_eq!(of("19").split(' ').count(), 19);
        assert_eq!(matching(&position, "", Notation::Board).len(), MOST);
        assert!(of("").starts_with("A1 A2 A3"));
    }

    #[test]
    fn a_plus_asks_for_power_stones_where_there_are_any() {
        let mut position = Position::new(catalogue::find("pente-plus").expect("it exists"));
        let shown = |position: &Position, typed| suggested(position, typed).swap_remove(0);
        let power = ("K10 · power stone".to_owned(), "+K10".to_owned());
        assert_eq!(shown(&position, "+k10"), power);
        for point in ["K10", "A1", "K11", "B1"] {
            let at = Point::parse(point, position.board().size()).expect("a point");
            position.play(Move::Power(at)).expect("it is free");
        }
        let plain = ("K12".to_owned(), "K12".to_owned());
        assert_eq!(shown(&position, "+k12"), plain, "no power stone is left");
    }

    #[test]
    fn a_choice_is_suggested_where_one_is_due() {
        let mut position = Position::new(catalogue::find("d-pente").expect("it exists"));
        for point in ["A1", "B1", "C1", "D1"] {
            let at = Point::parse(point, position.board().size()).expect("a point");
            position.play(Move::Place(at)).expect("it is free");
        }
        let white = ("Take white".to_owned(), "swap".to_owned());
        let black = ("Take black".to_owned(), "noswap".to_owned());
        assert_eq!(suggested(&position, "k"), [white, black]);
    }

    #[test]
    fn taken_points_and_nonsense_match_nothing() {
        let position = after_the_centre();
        for typed in ["K10", "0", "I", "zz", "K20", "🙂", "`"] {
            let found = matching(&position, typed, Notation::Board);
            assert!(!found.contains(&"K10".to_owned()), "{typed}: {found:?}");
        }
        assert!(matching(&position, "zz", Notation::Board).is_empty());
    }

    #[test]
    fn points_are_suggested_in_the_notation_of_who_types() {
        let position = after_the_centre();
        let found = matching(&position, "l2", Notation::Relative);
        assert_eq!(found[..2], ["L2D9", "L2D8"]);
        assert!(found.contains(&"L2".to_owned()), "two to the left: H10");
        assert!(
            found.contains(&"R1D8".to_owned()),
            "L2 by letter and number"
        );
    }
}
