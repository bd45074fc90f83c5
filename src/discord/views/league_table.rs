//! A division of a league in words: its table with who goes up and down, and its crosstable.

use crate::discord::views::tournament_table::{NAME_LENGTH, points};
use crate::discord::views::{league_words, safe_text};
use crate::game::PlayerId;
use crate::language::{Text, say};
use crate::service::{SavedPairing, TournamentState, TournamentView};
use crate::tournament::course::Outcome;
use crate::tournament::league::{Place, Zone};
use crate::tournament::round::GameResult;
use crate::tournament::standings::Standing;
use crate::visible_text::visible;

/// Who plays in each division, the highest first: by its order of now, or as it would be if the season began now.
pub fn people(view: &TournamentView) -> Vec<Vec<Place<PlayerId>>> {
    if view.tournament.started_at.is_some() {
        return view.divisions();
    }
    let planned = view.planned_divisions().into_iter();
    let planned = planned.map(|division| {
        let places = division.into_iter().map(|player| Place {
            player,
            has_left: false,
        });
        places.collect()
    });
    planned.collect()
}

/// The heading of a division, from 0, and a line for each of its players.
pub fn division(view: &TournamentView, number: usize) -> Vec<Text> {
    let divisions = people(view);
    let Some(places) = divisions.get(number) else {
        return Vec::new();
    };
    let head = say!(league::division, number = (number + 1).to_string());
    let has_begun = view.tournament.started_at.is_some();
    let sizes: Vec<usize> = divisions.iter().map(Vec::len).collect();
    let standings = standings(view, number);
    let lines = places.iter().enumerate().filter_map(|(index, place)| {
        if !has_begun {
            return league_words::moved(view, place.player, number);
        }
        let name = safe_text::shown(&view.entry_of(place.player)?.name);
        let standing = standing_of(view, &standings, place.player)?;
        let rank = Text::verbatim(format!("{}\\. ", standing.rank));
        let line = Text::joined([rank, name], "");
        let score = say!(tournament::points, points = points(standing.half_points));
        let zone = zone(view, &sizes, (number, index)).filter(|_| !place.has_left);
        let left = place.has_left.then(|| say!(league::left));
        let parts = [line, score].into_iter().chain(zone).chain(left);
        Some(Text::joined(parts, " · "))
    });
    [head].into_iter().chain(lines).collect()
}

/// What a place means for the next season, if there is one.
fn zone(view: &TournamentView, sizes: &[usize], (number, index): (usize, usize)) -> Option<Text> {
    let is_cancelled = view.tournament.state == TournamentState::Cancelled;
    let goes_on = view.season.as_ref().is_some_and(|it| !it.is_last);
    let rules = view.tournament.setup.format.divisions();
    let rules = rules.filter(|_| goes_on && !is_cancelled)?;
    match rules.zone(sizes, number, index) {
        Zone::Up => Some(say!(league::up)),
        Zone::Middle => None,
        Zone::Down => Some(say!(league::down)),
    }
}

fn standings(view: &TournamentView, number: usize) -> Vec<Standing> {
    let tables = view.course().tables().into_iter();
    let mut tables = tables.filter(|it| it.section == number);
    tables.next().map_or_else(Vec::new, |it| it.standings)
}

fn standing_of<'a>(
    view: &TournamentView,
    standings: &'a [Standing],
    player: PlayerId,
) -> Option<&'a Standing> {
    let number = view.entry_of(player)?.number?;
    standings.iter().find(|it| it.player == number)
}

/// The crosstable of a division, from 0, in letters of equal width: a row and a column for each player, in the order of
/// the table, and the points.
pub fn crosstable(view: &TournamentView, number: usize) -> String {
    let divisions = view.divisions();
    let places = divisions.get(number).map_or(&[][..], Vec::as_slice);
    let numbers = places.iter().map(|it| view.entry_of(it.player)?.number);
    let numbers: Vec<usize> = numbers.flatten().collect();
    let standings = standings(view, number);
    let columns = (1..=numbers.len()).map(|it| format!("{it:>3}"));
    let columns: String = columns.collect();
    let mut lines = vec![format!(" #  {:<NAME_LENGTH$}{columns}", "")];
    for (index, player) in numbers.iter().enumerate() {
        let name = view.entry(*player).map(|it| visible(&it.name));
        let name = name.flatten().unwrap_or_default();
        let name: String = name.replace('`', "'").chars().take(NAME_LENGTH).collect();
        let cells = numbers.iter().map(|other| {
            let cell = cell(view, *player, *other);
            format!("{cell:>3}")
        });
        let cells: String = cells.collect();
        let score = standings.iter().find(|it| it.player == *player);
        let score = score.map_or_else(String::new, |it| points(it.half_points));
        lines.push(format!(
            "{:>2}  {name:<NAME_LENGTH$}{cells} {score:>4}",
            index + 1
        ));
    }
    lines.join("\n")
}

/// How somebody's game against another one ended.
fn cell(view: &TournamentView, player: usize, other: usize) -> &'static str {
    let is_theirs = |it: &&SavedPairing| {
        let players = &it.pairing.players;
        players.contains(&player) && players.contains(&other)
    };
    let mut pairings = view.rounds.iter().flat_map(|it| &it.pairings);
    let Some(pairing) = pairings.find(is_theirs).filter(|_| player != other) else {
        return "";
    };
    let is_first = pairing.pairing.players.first() == Some(&player);
    match &pairing.pairing.result {
        None => "*",
        Some(Outcome::Pair(GameResult::Draw)) => "=",
        Some(Outcome::Pair(GameResult::WhiteWins | GameResult::WhiteWinsByForfeit)) if is_first => {
            "+"
        }
        Some(Outcome::Pair(GameResult::BlackWins | GameResult::BlackWinsByForfeit))
            if !is_first =>
        {
            "+"
        }
        Some(_) => "-",
    }
}
