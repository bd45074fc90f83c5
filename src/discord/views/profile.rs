//! A person's profile in words.

use crate::discord::message::Message;
use crate::discord::views::result::rating;
use crate::discord::views::season::podium_places;
use crate::discord::views::{hill, phrases, safe_text, time};
use crate::game::Person;
use crate::language::{Text, say};
use crate::rating::{Method, Standing, Tally};
use crate::rules::catalogue;
use crate::service::{Profile, Streaks};

/// How many rulesets a line names: those with most games.
const MOST_RULESETS: usize = 8;

/// What the profile of a person says. It pings nobody.
pub fn profile(profile: &Profile, whose: &Person) -> Message {
    let head = say!(profile::of, name = safe_text::shown(whose.called()));
    let lines = [
        ratings_here(profile),
        ratings_everywhere(profile),
        about_ratings(profile),
        hill::of_profile(&profile.hills),
        results(profile),
        matches(profile.matches),
        sets(profile.sets),
        against_computer(profile.against_computer),
        opponents(profile),
        streaks(profile.streaks),
        podium_places(profile.podiums),
        longest(profile),
        profile
            .average_moves
            .map(|moves| say!(profile::average, moves = moves.to_string())),
        move_time(profile),
        accuracy(profile),
        puzzles(profile),
    ];
    let mut lines: Vec<_> = lines.into_iter().flatten().collect();
    if profile.average_moves.is_none() && lines.len() == 1 && profile.ratings_everywhere.is_empty()
    {
        lines = vec![say!(profile::none)];
    }
    Message::text(Text::lines(std::iter::once(head).chain(lines)))
}

/// What the chart of a rating is called, in letters that a chart has: the name of the ruleset.
pub fn chart_title(ruleset: &str) -> Text {
    phrases::ruleset_name(ruleset)
}

fn ratings_here(profile: &Profile) -> Option<Text> {
    let list = ratings(&profile.ratings_here)?;
    Some(say!(profile::ratings_here, list = list))
}

fn ratings_everywhere(profile: &Profile) -> Option<Text> {
    let list = ratings(&profile.ratings_everywhere)?;
    Some(say!(profile::ratings_everywhere, list = list))
}

/// Why there are no ratings, or what the mark beside some of them means.
fn about_ratings(profile: &Profile) -> Option<Text> {
    let mut shown = profile
        .ratings_here
        .iter()
        .chain(&profile.ratings_everywhere)
        .peekable();
    if shown.peek().is_none() {
        return Some(say!(profile::unrated));
    }
    shown
        .any(|(id, standing)| is_provisional(id, standing))
        .then(|| say!(profile::provisional))
}

fn is_provisional(ruleset: &str, standing: &Standing) -> bool {
    let seats = catalogue::find(ruleset).map_or(2, |it| it.seats);
    standing.rating.is_provisional(Method::among(seats))
}

/// "Pente **1662**, Keryo-Pente **1540?**".
fn ratings(standings: &[(String, Standing)]) -> Option<Text> {
    let of_ruleset = |(id, standing): &(String, Standing)| {
        let mark = if is_provisional(id, standing) {
            "?**"
        } else {
            "**"
        };
        let parts = [
            phrases::ruleset_name(id),
            Text::verbatim(" **"),
            rating(standing.rating),
            Text::verbatim(mark),
        ];
        Text::joined(parts, "")
    };
    listed(standings.iter().map(of_ruleset))
}

fn results(profile: &Profile) -> Option<Text> {
    let results = profile.results.iter();
    let results = results
        .map(|(id, tally)| Text::joined([phrases::ruleset_name(id), phrases::tally(*tally)], " "));
    Some(say!(profile::results, list = listed(results)?))
}

fn matches(tally: Tally) -> Option<Text> {
    (tally.games() > 0).then(|| say!(profile::matches, score = phrases::tally(tally)))
}

fn sets(tally: Tally) -> Option<Text> {
    (tally.games() > 0).then(|| say!(profile::sets, score = phrases::tally(tally)))
}

fn accuracy(profile: &Profile) -> Option<Text> {
    let accuracy = profile.accuracy?;
    Some(say!(
        profile::accuracy,
        percent = accuracy.percent,
        games = accuracy.games
    ))
}

/// "Puzzles: 1540 · solved: 12 of 15 · days in a row: 3 (best: 5)"
fn puzzles(profile: &Profile) -> Option<Text> {
    let puzzles = profile.puzzles?;
    Some(say!(
        profile::puzzles,
        rating = rating(puzzles.rating),
        solved = puzzles.solved,
        tried = puzzles.tried,
        days = puzzles.streak,
        best = puzzles.longest_streak
    ))
}

fn against_computer(tally: Tally) -> Option<Text> {
    (tally.games() > 0).then(|| say!(profile::against_bot, score = phrases::tally(tally)))
}

/// "Ben (12), Cy (3)".
fn opponents(profile: &Profile) -> Option<Text> {
    let opponents = profile.opponents.iter().map(|(opponent, games)| {
        let count = Text::verbatim(format!("({games})"));
        Text::joined([safe_text::shown(opponent.called()), count], " ")
    });
    Some(say!(profile::opponents, list = listed(opponents)?))
}

fn streaks(streaks: Streaks) -> Option<Text> {
    let Streaks { current, best } = streaks;
    (best > 0).then(|| say!(profile::streaks, current = current, best = best))
}

fn longest(profile: &Profile) -> Option<Text> {
    let longest = profile.longest?;
    let moves = say!(history::moves, count = longest.moves);
    Some(say!(profile::longest, game = longest.game.0, moves = moves))
}

/// "Median time for a move: 4 hours".
fn move_time(profile: &Profile) -> Option<Text> {
    let span = profile.move_time.span()?;
    Some(say!(move_times::median, span = time::rough_span(span)))
}

/// The first of these; `None` if there are none.
fn listed(items: impl Iterator<Item = Text>) -> Option<Text> {
    let items: Vec<_> = items.take(MOST_RULESETS).collect();
    (!items.is_empty()).then(|| Text::brief_list(items))
}
