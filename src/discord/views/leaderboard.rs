//! The ladder as text.

use crate::discord::message::Message;
use crate::discord::views::result::rating;
use crate::discord::views::safe_text;
use crate::language::{Text, say};
use crate::rules::catalogue;
use crate::service::{Scope, Standings, StandingsRow};

/// A page of the ladder: ranked players, then provisional ones, and the viewer's own row.
pub fn ladder(standings: &Standings) -> Message {
    let ruleset = catalogue::find(standings.ruleset).map_or(standings.ruleset, |it| it.name);
    let head = match standings.scope {
        Scope::Server(_) => say!(leaderboard::of_server, ruleset = ruleset),
        Scope::Everywhere => say!(leaderboard::of_everywhere, ruleset = ruleset),
    };
    if standings.rows.is_empty() && standings.provisional.is_empty() {
        return Message::text(Text::lines([head, say!(leaderboard::empty)]));
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
    Message::text(Text::lines(lines))
}

/// The viewer's row if it is not on the page already.
fn own_elsewhere(standings: &Standings) -> Option<&StandingsRow> {
    let shown = || standings.rows.iter().chain(&standings.provisional);
    let own = standings.own.as_ref()?;
    (!shown().any(|row| row.player == own.player)).then_some(own)
}

/// "**1** · Ann · **1620** · 12 won, 3 lost, 1 drawn".
fn row(row: &StandingsRow) -> Text {
    let tally = row.standing.tally;
    let results = say!(
        leaderboard::row,
        name = safe_text::shown(&row.name),
        rating = rating(row.standing.rating),
        wins = tally.wins,
        losses = tally.losses,
        draws = tally.draws
    );
    let rank = row.rank.map(|rank| Text::verbatim(format!("**{rank}**")));
    Text::joined(rank.into_iter().chain([results]), " · ")
}
