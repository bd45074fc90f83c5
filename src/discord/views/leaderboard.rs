//! The ladder as text.

use crate::discord::message::Message;
use crate::discord::views::result::rating;
use crate::discord::views::season::season_name;
use crate::discord::views::{safe_text, season};
use crate::game::Season;
use crate::language::{Text, say};
use crate::rules::{Ruleset, catalogue};
use crate::service::{Scope, Standings, StandingsRow};

/// What a ladder says of seasons.
#[derive(Clone, Copy, Default)]
pub struct LadderSeasons<'a> {
    /// The season whose standings it shows.
    pub shown: Option<&'a Season>,
    /// The season of the server that is running.
    pub running: Option<&'a Season>,
}

impl LadderSeasons<'_> {
    /// The running season, if the ladder shows its standings or those of the server that it goes on with.
    fn to_end(self, scope: Scope) -> Option<Season> {
        let running = *self.running?;
        let is_shown = match scope {
            Scope::Everywhere => false,
            Scope::Server(_) => true,
            Scope::Season { id, .. } => id == running.id,
        };
        is_shown.then_some(running)
    }
}

/// A page of the ladder: ranked players, then provisional ones, and the viewer's own row. It names these
/// other ladders below, and when the running season ends.
pub fn ladder(standings: &Standings, others: &[Ruleset], seasons: LadderSeasons) -> Message {
    let found = catalogue::find(standings.ruleset);
    let ruleset = found.map_or(standings.ruleset, |it| it.name);
    let is_for_more = found.is_some_and(|it| it.seats > 2);
    let row = |row: &StandingsRow| self::row(row, is_for_more);
    let head = match standings.scope {
        Scope::Server(_) => say!(leaderboard::of_server, ruleset = ruleset),
        Scope::Everywhere => say!(leaderboard::of_everywhere, ruleset = ruleset),
        Scope::Season { .. } => say!(
            season::ladder,
            ruleset = ruleset,
            season = seasons.shown.map(season_name).unwrap_or_default()
        ),
    };
    let season_end = seasons.to_end(standings.scope);
    let season_end = season_end.as_ref().map(season::season_end);
    if standings.rows.is_empty() && standings.provisional.is_empty() {
        let empty = if matches!(standings.scope, Scope::Season { .. }) {
            say!(season::empty)
        } else if is_for_more {
            say!(leaderboard::empty_table)
        } else {
            say!(leaderboard::empty)
        };
        return Message::text(Text::lines([head, empty].into_iter().chain(season_end)));
    }
    let mut lines = vec![head];
    lines.extend(standings.rows.iter().map(row));
    if !standings.provisional.is_empty() {
        lines.push(say!(leaderboard::provisional));
        lines.extend(standings.provisional.iter().map(row));
    }
    if let Some(own) = own_elsewhere(standings) {
        lines.push(match own.rank {
            Some(_) => say!(leaderboard::you, row = row(own)),
            None => say!(leaderboard::you_provisional, row = row(own)),
        });
    }
    if standings.pages > 1 {
        lines.push(say!(
            leaderboard::page,
            page = standings.page,
            pages = standings.pages
        ));
    }
    if !others.is_empty() {
        let names: Vec<_> = others.iter().map(|other| other.name).collect();
        lines.push(say!(leaderboard::others, names = names.join(", ")));
    }
    lines.extend(season_end);
    Message::text(Text::lines(lines))
}

/// The viewer's row if it is not on the page already.
fn own_elsewhere(standings: &Standings) -> Option<&StandingsRow> {
    let shown = || standings.rows.iter().chain(&standings.provisional);
    let own = standings.own.as_ref()?;
    (!shown().any(|row| row.player == own.player)).then_some(own)
}

/// "**1** · Ann · **1620** · 12 won, 3 lost, 1 drawn", or "15 games, 4 won" among more than two, where
/// nearly everybody loses more games than they win.
fn row(row: &StandingsRow, is_for_more: bool) -> Text {
    let tally = row.standing.tally;
    let name = safe_text::shown(&row.name);
    let rating = rating(row.standing.rating);
    let results = if is_for_more {
        say!(
            leaderboard::row_table,
            name = name,
            rating = rating,
            games = tally.games(),
            wins = tally.wins
        )
    } else {
        say!(
            leaderboard::row,
            name = name,
            rating = rating,
            wins = tally.wins,
            losses = tally.losses,
            draws = tally.draws
        )
    };
    let rank = row.rank.map(|rank| Text::verbatim(format!("**{rank}**")));
    Text::joined(rank.into_iter().chain([results]), " · ")
}
