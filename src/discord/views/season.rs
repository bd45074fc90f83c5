//! Seasons as text: their names, their podiums, and what a ladder says of them.

use crate::discord::message::{LONGEST, Message};
use crate::discord::views::result::rating;
use crate::discord::views::{phrases, safe_text, time};
use crate::game::{Season, SeasonLength, SeasonPeriod};
use crate::language::{Language, Text, say};
use crate::rating::Method;
use crate::rules::catalogue;
use crate::service::{LadderRow, Podium, SeasonReport};

/// How many podiums an announcement has: those of the rulesets with most players.
const MOST_PODIUMS: usize = 8;

/// "Season 3 · October 2026".
pub fn season_name(season: &Season) -> Text {
    let period = period(season.period);
    say!(season::called, number = season.number, period = period)
}

/// A season as a suggestion.
pub fn season_choice(season: &Season) -> (Text, String) {
    (season_name(season), season.number.to_string())
}

/// The season that somebody means: by its number, or by its name in any language. Of several that have
/// that in their names, the latest.
pub fn meant_season<'a>(typed: &str, seasons: &'a [Season]) -> Option<&'a Season> {
    let typed = typed.trim().to_lowercase();
    let number: Option<u32> = typed.parse().ok();
    if let Some(number) = number.filter(|number| *number < 1_900) {
        return seasons.iter().find(|season| season.number == number);
    }
    let is_meant = |season: &&Season| {
        let name = season_name(season);
        let mut names = Language::ALL.into_iter().map(|it| name.in_language(it));
        names.any(|name| name.to_lowercase().contains(&typed))
    };
    seasons.iter().find(is_meant).filter(|_| !typed.is_empty())
}

fn period(period: SeasonPeriod) -> Text {
    let (part, year) = (i32::from(period.part), period.year.to_string());
    match period.length {
        SeasonLength::Monthly => say!(season::month, month = part, year = year),
        SeasonLength::Quarterly => say!(season::quarter, quarter = part, year = year),
    }
}

/// How long seasons are, as the settings of a server say it.
pub fn season_length(length: Option<SeasonLength>) -> Text {
    match length {
        None => say!(season::off),
        Some(SeasonLength::Monthly) => say!(season::monthly),
        Some(SeasonLength::Quarterly) => say!(season::quarterly),
    }
}

/// When a running season ends, what happens to games that go on, and since when it counts, if that is not the
/// beginning of its period.
pub fn season_end(season: &Season) -> Text {
    let ends = say!(
        season::ends,
        season = season_name(season),
        time = time::absolute(season.ends_at)
    );
    let from = season.begins_at.map(time::absolute);
    let from = from.map(|time| say!(season::counts_from, time = time));
    Text::sentences(std::iter::once(ends).chain(from))
}

/// Tells a server that a season is over, and who stands on its podiums. It pings nobody. Its first line
/// names the season alone, so that the message is found again whatever the players are called by then.
pub fn season_over(report: &SeasonReport) -> Message {
    let season = &report.season;
    let podiums = report.podiums.iter().take(MOST_PODIUMS).map(podium);
    let below = say!(season::see, number = season.number.to_string());
    let head = say!(season::over, season = season_name(season));
    if report.podiums.is_empty() {
        return Message::text(Text::lines([head, say!(season::unplayed)]));
    }
    // The line below always fits.
    let longest = LONGEST - 1 - below.longest();
    let more = |count| say!(games::more, count = count);
    let podiums = Text::fitting(head, podiums.collect(), longest, more);
    Message::text(Text::lines([podiums, below]))
}

/// "**Pente** (12 players): 1. Ann **1620**, 2. Ben **1540?**".
fn podium(podium: &Podium) -> Text {
    let steps = (1..).zip(&podium.first).map(|(place, row)| {
        let parts = [
            Text::verbatim(format!("{place}. ")),
            safe_text::shown(&row.name),
            Text::verbatim(" **"),
            podium_score(podium.ruleset, row),
            Text::verbatim("**"),
        ];
        Text::joined(parts, "")
    });
    say!(
        season::podium,
        ruleset = phrases::ruleset_name(podium.ruleset),
        count = podium.players,
        list = Text::brief_list(steps.collect::<Vec<_>>())
    )
}

/// A rating on a podium, with a question mark behind a provisional one.
pub fn podium_score(ruleset: &str, row: &LadderRow) -> Text {
    let seats = catalogue::find(ruleset).map_or(2, |ruleset| ruleset.seats);
    let standing = row.saved.standing;
    let is_provisional = standing.rating.is_provisional(Method::among(seats));
    let mark = if is_provisional { "?" } else { "" };
    Text::joined([rating(standing.rating), Text::verbatim(mark)], "")
}

/// How often somebody came first, second and third in a season; `None` if never.
pub fn podium_places(podiums: [u32; 3]) -> Option<Text> {
    let [first, second, third] = podiums;
    let is_any = podiums.iter().any(|&times| times > 0);
    is_any.then(|| {
        say!(
            season::podiums,
            first = first,
            second = second,
            third = third
        )
    })
}
