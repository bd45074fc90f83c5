//! What is posted of a tournament where it was announced. It pings nobody, and its first line names the tournament and
//! what happened, so that the message is found again.

use jiff::Timestamp;

use crate::discord::action::TournamentAction;
use crate::discord::message::{ButtonStyle, LONGEST, Message};
use crate::discord::views::{
    league_post, league_words, phrases, safe_text, time, tournament, tournament_result,
    tournament_table,
};
use crate::game::PlayerId;
use crate::language::{Text, say};
use crate::service::{
    SavedPairing, TournamentEvent, TournamentEventKind, TournamentPost, TournamentState,
    TournamentView,
};
use crate::tournament::course::Outcome;
use crate::tournament::format::Format;
use crate::tournament::round::Bye;

/// What happened; `None` for what nobody has to read.
pub fn tournament_event(post: &TournamentPost) -> Option<Message> {
    let (view, event) = (&post.view, &post.event.event);
    let lines = told(post)?;
    let mut lines = lines.into_iter();
    let head = lines.next()?;
    let more = |count| say!(games::more, count = count);
    let text = Text::fitting(head, lines.collect(), LONGEST, more);
    let show = tournament::button(
        say!(tournament::show),
        ButtonStyle::Plain,
        TournamentAction::Page,
        view.tournament.id,
    );
    let is_open = view.tournament.state == TournamentState::Open;
    let check_in = tournament::button(
        say!(tournament::check_in),
        ButtonStyle::Inviting,
        TournamentAction::CheckIn,
        view.tournament.id,
    );
    let check_in =
        Some(check_in).filter(|_| is_open && event.kind == TournamentEventKind::CheckInOpened);
    let buttons = check_in.into_iter().chain([show]);
    Some(Message::text(text).with_buttons(buttons.collect()))
}

fn told(post: &TournamentPost) -> Option<Vec<Text>> {
    let (view, event) = (&post.view, &post.event.event);
    let setup = &view.tournament.setup;
    let name = safe_text::shown(&setup.name);
    let who = |player: Option<PlayerId>| player.map_or(Text::default(), |it| called(view, it));
    // Whoever was replaced is no longer known by name, and both are named alike.
    let mentioned = |player: Option<PlayerId>| player.map_or(Text::default(), phrases::mention);
    let by_itself = event.actor.is_none();
    let is_league = setup.format.divisions().is_some();
    let line = match event.kind {
        TournamentEventKind::RoundBegan if is_league => return Some(league_post::began(view)),
        TournamentEventKind::Over if is_league => return Some(league_post::over(view)),
        TournamentEventKind::RoundBegan => return round_began(view, event),
        TournamentEventKind::Over => return Some(over(view)),
        TournamentEventKind::LastSeason => {
            say!(
                league::last_post,
                name = name,
                season = league_words::number(view)
            )
        }
        TournamentEventKind::SeasonsGoOn => {
            say!(
                league::goes_on_post,
                name = name,
                season = league_words::number(view)
            )
        }
        TournamentEventKind::Extended => put_off(post),
        TournamentEventKind::StartedEarly => say!(tournament::started_early, name = name),
        TournamentEventKind::HandedOver => say!(
            tournament::handed_over,
            name = name,
            player = who(event.player)
        ),
        TournamentEventKind::Cancelled => {
            let few = by_itself.then(|| match setup.check_in {
                Some(_) => say!(tournament::too_few_there, count = setup.fewest),
                None => say!(tournament::too_few, count = setup.fewest),
            });
            let told = say!(tournament::called_off, name = name);
            let head = Text::sentences([told].into_iter().chain(few));
            // It is not on the first line, by which the message is found again: those games may end meanwhile.
            let goes_on = (!post.released.is_empty()).then(|| say!(tournament::go_on));
            let lines = [head].into_iter().chain(reason(event)).chain(goes_on);
            return Some(lines.collect());
        }
        TournamentEventKind::CheckInOpened => say!(
            tournament::check_in_post,
            name = name,
            time = time::absolute(setup.starts_at)
        ),
        TournamentEventKind::Adjudicated => return adjudicated(post),
        TournamentEventKind::Replaced => say!(
            tournament::replaced,
            name = name,
            player = mentioned(event.other),
            before = mentioned(event.player)
        ),
        TournamentEventKind::Removed => {
            let told = say!(tournament::removed, name = name, player = who(event.player));
            let entry = event.player.and_then(|it| view.entry_of(it));
            let struck_out = entry.and_then(|it| tournament_result::results_of_leaver(view, it));
            let lines = [told].into_iter().chain(reason(event)).chain(struck_out);
            return Some(lines.collect());
        }
        TournamentEventKind::Withdrew => {
            // Whoever is being deleted may be in no list any more.
            let entry = view.entry_of(event.player?)?;
            let player = safe_text::shown(&entry.name);
            let told = say!(tournament::withdrew_post, name = name, player = player);
            let struck_out = tournament_result::results_of_leaver(view, entry);
            return Some([told].into_iter().chain(struck_out).collect());
        }
        TournamentEventKind::Paused if view.tournament.started_at.is_none() => {
            say!(tournament::paused_open_post, name = name)
        }
        TournamentEventKind::Paused => say!(tournament::paused_post, name = name),
        TournamentEventKind::Resumed if view.tournament.state == TournamentState::Open => {
            return Some(resumed_before_start(view, post.event.at));
        }
        TournamentEventKind::Resumed => say!(tournament::resumed_post, name = name),
        TournamentEventKind::SeriesEnded if by_itself => {
            say!(tournament_manage::series_given_up, name = name)
        }
        TournamentEventKind::SeriesEnded => say!(tournament_manage::series_ended, name = name),
        TournamentEventKind::Announced
        | TournamentEventKind::NoShow
        | TournamentEventKind::BlockedPair
        | TournamentEventKind::SetAside => return None,
    };
    Some([line].into_iter().chain(reason(event)).collect())
}

/// That it starts later, and why if that is because too few have entered.
fn put_off(post: &TournamentPost) -> Text {
    let setup = &post.view.tournament.setup;
    let name = safe_text::shown(&setup.name);
    let by_itself = post.event.event.actor.is_none();
    let (at, span) = (
        time::absolute(setup.starts_at),
        time::relative(setup.starts_at),
    );
    let told = say!(tournament::put_off, name = name, time = at, span = span);
    let few = by_itself.then(|| match setup.check_in {
        Some(_) => say!(tournament::too_few_there_yet, count = setup.fewest),
        None => say!(tournament::too_few_yet, count = setup.fewest),
    });
    let again = setup
        .check_in
        .and_then(|it| setup.starts_at.checked_sub(it).ok());
    let again = again.filter(|it| post.event.at < *it);
    let again = again.map(|it| {
        say!(
            tournament::check_in_again,
            time = time::absolute(it),
            span = time::relative(it)
        )
    });
    Text::sentences([told].into_iter().chain(few).chain(again))
}

/// That what has not begun goes on, when it starts now, and until when people can enter.
fn resumed_before_start(view: &TournamentView, now: Timestamp) -> Vec<Text> {
    let setup = &view.tournament.setup;
    let head = say!(
        tournament::resumed_post,
        name = safe_text::shown(&setup.name)
    );
    // It is not on the first line, by which the message is found again: it may have begun by then.
    let until = match setup.entry_until {
        Some(end) if end <= now => None,
        Some(_) => tournament::entry_end(view),
        None => Some(say!(tournament::enter_until_then)),
    };
    let told = [tournament::start(view)].into_iter().chain(until);
    vec![
        head,
        Text::sentences(told.chain(tournament::check_in(view))),
    ]
}

/// Why the organiser did something.
fn reason(event: &TournamentEvent) -> Option<Text> {
    let reason = event.reason.as_deref();
    reason.map(|it| say!(tournament::reason, reason = safe_text::shown(it)))
}

/// The name of somebody who entered.
fn called(view: &TournamentView, player: PlayerId) -> Text {
    let entry = view.entry_of(player);
    entry.map_or_else(|| phrases::mention(player), |it| safe_text::shown(&it.name))
}

fn round_began(view: &TournamentView, event: &TournamentEvent) -> Option<Vec<Text>> {
    let round = view
        .rounds
        .iter()
        .find(|it| Some(it.number) == event.round)?;
    let name = safe_text::shown(&view.tournament.setup.name);
    let number = round.number;
    let mut course = view.course();
    // It may be posted only after further rounds.
    course.rounds.truncate(round.number);
    let head = if course.is_final_round() {
        say!(
            tournament::final_began,
            name = name,
            round = number.to_string()
        )
    } else {
        say!(
            tournament::round_began,
            name = name,
            round = number.to_string()
        )
    };
    let pairings = round.pairings.iter().map(|it| pairing(view, it));
    let second = tournament_result::second_final(view, &course);
    let sitting_out = course.sitting_out().into_iter().map(|it| {
        let names = tournament_result::names(view, &[it]);
        say!(tournament::no_opponent, name = names)
    });
    let told = [head].into_iter().chain(level(view, number - 1));
    let told = told.chain(pairings).chain(second);
    Some(told.chain(sitting_out).collect())
}

/// From which matches of a round the better seed went on.
fn level(view: &TournamentView, round: usize) -> impl Iterator<Item = Text> {
    let rounds = view.rounds.iter().filter(move |it| it.number == round);
    let pairings = rounds.flat_map(|it| &it.pairings);
    pairings.filter_map(|it| tournament_result::better_seed(view, it))
}

/// "1. Ann – Ben · game 412", or who has no opponent.
fn pairing(view: &TournamentView, pairing: &SavedPairing) -> Text {
    let players = &pairing.pairing.players;
    let names = tournament_result::names(view, players);
    if players.len() == 1 {
        if pairing.pairing.result == Some(Outcome::Bye(Bye::HalfPoint)) {
            return say!(tournament::half_point_bye, name = names);
        }
        // Only a Swiss gives a point for it.
        let is_swiss = matches!(view.tournament.setup.format, Format::Swiss { .. });
        return if is_swiss && pairing.pairing.stage == 0 {
            say!(tournament::bye, name = names)
        } else {
            say!(tournament::no_opponent, name = names)
        };
    }
    let parts = [Text::verbatim(format!("{}\\. ", pairing.board)), names];
    let line = Text::joined(parts, "");
    let games = pairing.games().into_iter();
    let games = games.map(|it| say!(phrases::game, game = it.to_string()));
    let further = pairing.pairing.is_further;
    let further = further.then(|| say!(tournament::once_more));
    Text::joined([line].into_iter().chain(games).chain(further), " · ")
}

fn adjudicated(post: &TournamentPost) -> Option<Vec<Text>> {
    let (view, event) = (&post.view, &post.event.event);
    let pairing = tournament_result::pairing_of(view, event)?;
    let head = say!(
        tournament::adjudicated,
        name = safe_text::shown(&view.tournament.setup.name),
        round = event.round?.to_string(),
        board = pairing.board.to_string()
    );
    let result = tournament_result::outcome(view, &pairing.pairing);
    let who = self::pairing(view, pairing);
    let released = tournament_result::released(&post.released);
    let told = [head, who].into_iter().chain(result).chain(reason(event));
    Some(told.chain(released).collect())
}

fn over(view: &TournamentView) -> Vec<Text> {
    let name = safe_text::shown(&view.tournament.setup.name);
    let head = say!(tournament::over_post, name = name);
    let podium = tournament_table::podium(view);
    let format = view.tournament.setup.format;
    let ties = is_anybody_level(view).then(|| tournament_table::tie_breaks(format));
    let level = level(view, view.rounds.len());
    let told = [head].into_iter().chain(level).chain(podium);
    let struck_out = tournament_result::struck_out(view);
    told.chain(struck_out).chain(ties).collect()
}

/// Whether two have equally many points in a table, or share a place in a knock-out.
fn is_anybody_level(view: &TournamentView) -> bool {
    let course = view.course();
    let tables = course.tables();
    if tables.is_empty() {
        let mut ranks: Vec<usize> = course.ranking().iter().map(|it| it.rank).collect();
        ranks.sort_unstable();
        return ranks.windows(2).any(|it| it[0] == it[1]);
    }
    tables.iter().any(|table| {
        let points = table.standings.iter().map(|it| it.half_points);
        let points: Vec<u32> = points.collect();
        points.windows(2).any(|it| it[0] == it[1])
    })
}
