//! Names and results of those who meet in a tournament, and what the result of a game brings there. What is said of a
//! game at its end follows from the game alone: an end that was posted is recognized by its text.

use crate::discord::action::DecidedResult;
use crate::discord::views::{phrases, safe_text};
use crate::game::{GameId, leaver};
use crate::language::{Text, Word, say};
use crate::service::{
    GameView, KnockOutGame, PointCounts, SavedEntry, SavedPairing, TournamentEvent, TournamentView,
};
use crate::tournament::course::{Course, MatchEffect, Outcome, Pairing, StandingsTable};
use crate::tournament::round::GameResult;

/// "Ann – Ben", by pairing numbers.
pub fn names(view: &TournamentView, players: &[usize]) -> Text {
    all(view, players, safe_text::shown)
}

/// The same without markdown, for labels.
pub fn plain_names(view: &TournamentView, players: &[usize]) -> Text {
    all(view, players, safe_text::plain)
}

fn all(view: &TournamentView, players: &[usize], called: fn(&str) -> Text) -> Text {
    Text::joined(players.iter().map(|it| name(view, *it, called)), " – ")
}

/// Somebody's name, by their pairing number.
fn name(view: &TournamentView, number: usize, called: fn(&str) -> Text) -> Text {
    let entry = view.entry(number);
    entry.map_or_else(Text::default, |it| called(&it.name))
}

/// "Tournament: **Cup**." for a game that counts in one.
pub fn where_it_counts(view: &GameView) -> Option<Text> {
    let tournament = view.tournament.as_ref()?;
    let name = safe_text::shown(&tournament.name);
    Some(say!(tournament::of_game, tournament = name))
}

/// Who gets the point of a game that is over, or how it counts in its set, and in which tournament; `None` if it counts in
/// none, or is a match of a knock-out by itself.
pub fn of_game(view: &GameView) -> Option<Text> {
    let tournament = view.tournament.as_ref()?;
    let game = &view.game;
    let is_set = view.set.is_some();
    if tournament
        .knock_out
        .is_some_and(|it| !is_set && it != KnockOutGame::Part)
    {
        return None;
    }
    let of_leaver = match tournament.counts {
        PointCounts::Counts => None,
        PointCounts::StruckOut(leaver) => Some(("never", leaver)),
        PointCounts::IfHalfIsPlayed(leaver) => Some(("perhaps", leaver)),
    };
    let tournament = safe_text::shown(&tournament.name);
    if let Some((kind, leaver)) = of_leaver {
        return Some(say!(
            tournament::game_of_leaver,
            tournament = tournament,
            kind = Word(kind),
            name = phrases::name(view, leaver)
        ));
    }
    if game.players.len() != 2 {
        return Some(say!(tournament::table_counts, tournament = tournament));
    }
    let winner = match leaver(game) {
        Some(leaver) => game.players.iter().copied().find(|it| *it != leaver),
        None => game.winners().first().copied(),
    };
    let is_knock_out = view.tournament.as_ref()?.knock_out.is_some();
    let kind = Word(if is_set || is_knock_out {
        "set"
    } else {
        "single"
    });
    Some(match winner {
        Some(winner) => say!(
            tournament::point,
            tournament = tournament,
            kind = kind,
            name = phrases::name(view, winner)
        ),
        None => say!(tournament::half_point, tournament = tournament, kind = kind),
    })
}

/// What the match of a knock-out brings that ended with a game; `None` for any other game.
pub fn of_match(view: &GameView) -> Option<Text> {
    let counts_in = view.tournament.as_ref()?;
    let tournament = safe_text::shown(&counts_in.name);
    let (winner, loser, by_seed, effect) = match counts_in.knock_out? {
        KnockOutGame::Part => return None,
        KnockOutGame::Again => return Some(say!(tournament::match_again, tournament = tournament)),
        KnockOutGame::Decided {
            winner,
            loser,
            by_seed,
            has_winner_left,
            effect,
        } => {
            let goes_nowhere = has_winner_left && effect != MatchEffect::Wins;
            (
                winner,
                loser,
                by_seed,
                Some(effect).filter(|_| !goes_nowhere),
            )
        }
    };
    let kind = Word(match effect {
        Some(MatchEffect::GoesOn) => "goes-on",
        Some(MatchEffect::FirstDefeat) => "first-defeat",
        Some(MatchEffect::SecondFinal) => "second-final",
        Some(MatchEffect::Wins) => "wins",
        None => "match",
    });
    let told = say!(
        tournament::match_end,
        tournament = tournament,
        kind = kind,
        name = phrases::name(view, winner),
        other = phrases::name(view, loser)
    );
    let by_seed = by_seed.then(|| say!(tournament::match_by_seed));
    Some(Text::sentences(by_seed.into_iter().chain([told])))
}

/// Whose results do not count, as they left too early; `None` if those of everybody do.
pub fn struck_out(view: &TournamentView) -> Option<Text> {
    struck_out_of(view, &view.course().tables())
}

/// The same in some of its tables.
pub fn struck_out_of(view: &TournamentView, tables: &[StandingsTable]) -> Option<Text> {
    let numbers = tables.iter().flat_map(|it| &it.struck_out);
    let entries = numbers.filter_map(|it| view.entry(*it));
    let left: Vec<Text> = entries.map(|it| safe_text::shown(&it.name)).collect();
    (!left.is_empty()).then(|| say!(tournament::struck_out, names = Text::list(left)))
}

/// What becomes of the results of somebody who has left; `None` where they stand.
pub fn results_of_leaver(view: &TournamentView, entry: &SavedEntry) -> Option<Text> {
    let number = entry.number?;
    let tables = view.course().tables();
    let mut struck_out = tables.iter().flat_map(|it| &it.struck_out);
    struck_out.find(|it| **it == number)?;
    let name = safe_text::shown(&entry.name);
    // Their games are resigned soon, and those with enough moves are games that were played.
    let is_open = view
        .pairings_of(entry.player)
        .any(|it| it.pairing.result.is_none());
    Some(if is_open {
        say!(tournament::perhaps_struck_out, name = name)
    } else {
        say!(tournament::struck_out, names = name)
    })
}

/// That the better seed goes on from a match of a knock-out, which was played without a winner; `None` for others.
pub fn better_seed(view: &TournamentView, pairing: &SavedPairing) -> Option<Text> {
    pairing.game?;
    let pairing = &pairing.pairing;
    let seed = view.course().better_seed(pairing)?;
    Some(say!(
        tournament::better_seed,
        kind = how_level(pairing),
        players = names(view, &pairing.players),
        name = names(view, &[seed])
    ))
}

/// Why there is a second final of a double knock-out, if the course's last round is one.
pub fn second_final(view: &TournamentView, course: &Course) -> Option<Text> {
    let loser = course.first_lost_in_final()?;
    Some(say!(tournament::second_final, name = names(view, &[loser])))
}

/// How a match ended that nobody won: `drawn`, or `neither` if neither got anything.
pub fn how_level(pairing: &Pairing) -> Word {
    let is_drawn = pairing.result == Some(Outcome::Pair(GameResult::Draw));
    Word(if is_drawn { "drawn" } else { "neither" })
}

/// The pairing of which an event tells.
pub fn pairing_of<'a>(
    view: &'a TournamentView,
    event: &TournamentEvent,
) -> Option<&'a SavedPairing> {
    view.pairing_at(event.round?, event.board?)
}

/// That games go on without counting; `None` if all of them are over.
pub fn released(games: &[GameId]) -> Option<Text> {
    let named = games.iter().map(|it| say!(phrases::game, game = it.0));
    let count = games.len();
    (count > 0).then(|| {
        say!(
            tournament::released,
            count = count,
            games = Text::list(named)
        )
    })
}

/// How a pairing ended, in a sentence; nothing while it is played.
pub fn outcome(view: &TournamentView, pairing: &Pairing) -> Option<Text> {
    let outcome = pairing.result.as_ref()?;
    let result = match outcome {
        Outcome::Pair(GameResult::WhiteWins | GameResult::WhiteWinsByForfeit) => {
            DecidedResult::First
        }
        Outcome::Pair(GameResult::BlackWins | GameResult::BlackWinsByForfeit) => {
            DecidedResult::Second
        }
        Outcome::Pair(GameResult::Draw) => DecidedResult::Draw,
        Outcome::Pair(GameResult::BothForfeit) => DecidedResult::Neither,
        Outcome::Table(places) => return Some(placed(view, &pairing.players, places)),
        Outcome::Bye(_) => return None,
    };
    Some(decided(view, pairing, result, safe_text::shown))
}

/// "1. Ann, 2. Ben, 2. Cy": who came where at a table, or that it is a draw.
fn placed(view: &TournamentView, players: &[usize], places: &[usize]) -> Text {
    if places.iter().all(|it| *it == 1) {
        return say!(tournament::draw);
    }
    let mut by_place: Vec<_> = places.iter().zip(players).collect();
    by_place.sort_unstable();
    let each = by_place.into_iter().map(|(place, player)| {
        let parts = [
            Text::verbatim(format!("{place}\\. ")),
            name(view, *player, safe_text::shown),
        ];
        Text::joined(parts, "")
    });
    Text::joined(each, ", ")
}

/// A result that can be decided, in words; `called` makes a name harmless for where it stands.
pub fn decided(
    view: &TournamentView,
    pairing: &Pairing,
    result: DecidedResult,
    called: fn(&str) -> Text,
) -> Text {
    let format = view.tournament.setup.format;
    let at = |seat: usize| {
        let number = pairing.players.get(seat);
        number.map_or_else(Text::default, |it| name(view, *it, called))
    };
    match result {
        DecidedResult::Draw => say!(tournament::draw),
        DecidedResult::Neither if format.is_knock_out(pairing.stage) => {
            say!(tournament::neither_wins)
        }
        DecidedResult::Neither => say!(tournament::neither),
        _ => say!(
            tournament::wins,
            name = at(result.winner().unwrap_or_default())
        ),
    }
}
