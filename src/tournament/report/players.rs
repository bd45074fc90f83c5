//! The lines of a report about its players: fixed columns, and ten more for each round.

use super::data::{Report, ReportedRound};
use crate::tournament::round::{Bye, Colour, GameResult, PairingNumber};

/// The columns of a name.
const NAME: usize = 33;

/// What a round was for a player.
#[derive(Clone, Copy)]
struct Cell {
    opponent: Option<PairingNumber>,
    colour: char,
    result: char,
    half_points: u32,
}

/// A line for each player.
pub(super) fn lines(report: &Report) -> Vec<String> {
    let rounds: Vec<Vec<Cell>> = report
        .rounds
        .iter()
        .map(|it| cells(it, report.players.len()))
        .collect();
    let lines = report.players.iter().enumerate().map(|(index, player)| {
        let number = index + 1;
        let own = || rounds.iter().map(|it| it[index]);
        let half_points: u32 = own().map(|it| it.half_points).sum();
        let points = format!("{}.{}", half_points / 2, half_points % 2 * 5);
        let name: String = one_line(&player.name).chars().take(NAME).collect();
        let rating = player.rating.filter(|it| (1..=9999).contains(it));
        let rating = rating.map_or(String::new(), |it| it.to_string());
        let rank = player.rank.unwrap_or(number);
        let (title, federation, id, born) = ("", "", "", "");
        let head = format!(
            "001 {number:>4}  {title:3} {name:<NAME$} {rating:>4} {federation:3} {id:11} {born:10} {points:>4} {rank:>4}"
        );
        head + &own().map(Cell::text).collect::<String>()
    });
    lines.collect()
}

/// What a round was for everybody, in the order of their numbers.
fn cells(round: &ReportedRound, players: usize) -> Vec<Cell> {
    let mut cells = vec![Cell::bye(Bye::ZeroPoint); players];
    let mut put = |player: PairingNumber, cell| {
        if let Some(place) = player.checked_sub(1).and_then(|it| cells.get_mut(it)) {
            *place = cell;
        }
    };
    for game in &round.past.games {
        for (player, opponent, colour) in sides(game.white, game.black) {
            put(player, Cell::game(opponent, colour, Some(game.result)));
        }
    }
    for &(white, black) in &round.open {
        for (player, opponent, colour) in sides(white, black) {
            put(player, Cell::game(opponent, colour, None));
        }
    }
    for &(player, bye) in &round.past.byes {
        put(player, Cell::bye(bye));
    }
    cells
}

fn sides(
    white: PairingNumber,
    black: PairingNumber,
) -> [(PairingNumber, PairingNumber, Colour); 2] {
    [(white, black, Colour::White), (black, white, Colour::Black)]
}

impl Cell {
    fn bye(bye: Bye) -> Self {
        Self {
            opponent: None,
            colour: '-',
            result: match bye {
                Bye::PairingAllocated => 'U',
                Bye::HalfPoint => 'H',
                Bye::ZeroPoint => 'Z',
            },
            half_points: bye.half_points(),
        }
    }

    /// A game, or one that is still played.
    fn game(opponent: PairingNumber, colour: Colour, result: Option<GameResult>) -> Self {
        let half_points = result.map_or(0, |it| it.half_points(colour));
        Self {
            opponent: Some(opponent),
            colour: if colour == Colour::White { 'w' } else { 'b' },
            result: match (result.map(GameResult::is_played), half_points) {
                (None, _) => ' ',
                (Some(true), 2) => '1',
                (Some(true), 1) => '=',
                (Some(true), _) => '0',
                (Some(false), 2) => '+',
                (Some(false), _) => '-',
            },
            half_points,
        }
    }

    /// Ten columns.
    fn text(self) -> String {
        let opponent = self
            .opponent
            .map_or_else(|| "0000".to_owned(), |it| format!("{it:>4}"));
        format!("  {opponent} {} {}", self.colour, self.result)
    }
}

/// A text without line breaks, and without spaces around it.
pub(super) fn one_line(text: &str) -> String {
    let parts: Vec<&str> = text.split(|it: char| it.is_control()).collect();
    parts.join(" ").trim().to_owned()
}
