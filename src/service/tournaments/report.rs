//! A tournament as report files that other programs read.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::view::TournamentView;
use crate::tournament::course::ReportHead;
use crate::tournament::report::Report;
use crate::visible_text::visible;

impl TournamentView {
    /// Its reports: one, another one for the elimination after a Swiss, and none for games of more than two. Days are
    /// those in UTC.
    pub fn reports(&self) -> Vec<Report> {
        let tournament = &self.tournament;
        let people = self
            .numbered()
            .map(|it| (visible(&it.name).unwrap_or_default(), it.rating));
        let head = ReportHead {
            name: visible(&tournament.setup.name).unwrap_or_default(),
            days: [tournament.started_at, tournament.ended_at].map(|it| it.map(day)),
            people: people.collect(),
        };
        self.course().reports(&head)
    }
}

fn day(at: Timestamp) -> String {
    let date = at.to_zoned(TimeZone::UTC).date();
    date.strftime("%Y/%m/%d").to_string()
}
