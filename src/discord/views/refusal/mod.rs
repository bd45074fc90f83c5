//! Every refusal as a sentence: what is wrong, and what would be right.

mod courtesy;
mod game;
mod options;
mod rules;
mod seek;
mod table;
mod tournament;

use self::options::of_options;
use self::rules::extent;
pub use self::rules::of_rules;
use jiff::Timestamp;

use crate::discord::permissions::MissingPermissions;
use crate::discord::refusal::Refusal;
use crate::discord::views::changing;
use crate::discord::views::safe_text::{shown, typed};
use crate::discord::views::time::{absolute, relative};
use crate::game::{GameId, GameRefusal, TableId};
use crate::language::{Text, say};
use crate::rules::PointError;
use crate::service;

/// The most games that are named when a person has to say which one is meant. More numbers are
/// longer to read than the list of games.
const MOST_GAMES: usize = 10;

/// The private message to a person whose request is refused, above the current board of the game:
/// it need not say how to see it.
pub fn refusal_over_board(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::Service(service::ServiceRefusal::Overtaken(id)) => {
            say!(refusal::overtaken_below, game = id.to_string())
        }
        Refusal::Service(service::ServiceRefusal::Game(GameRefusal::Over { game, .. })) => {
            say!(refusal_game::over_below, game = game.to_string())
        }
        Refusal::Service(service::ServiceRefusal::Game(GameRefusal::ChangedUnseen {
            game,
            points,
        })) => changing::changed_unseen(*game, points),
        _ => self::refusal(refusal),
    }
}

/// The private message to a person whose request is refused.
pub fn refusal(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::Service(refusal) => of_service(refusal),
        Refusal::Point { typed: text, error } => of_point(text, *error),
        Refusal::OneStone => say!(refusal::one_stone),
        Refusal::Options(refusal) => of_options(*refusal),
        Refusal::Ruleset { typed: text } => {
            say!(refusal::no_such_ruleset_typed, typed = typed(text))
        }
        Refusal::WhichRuleset {
            typed: text,
            rulesets,
        } => which_ruleset(text, rulesets),
        Refusal::TournamentLine { line, typed: text } => tournament::of_line(*line, text),
        Refusal::TournamentOption { option } => {
            say!(refusal_tournament::option, option = *option)
        }
        Refusal::Game { typed: text } => say!(refusal::not_a_game, typed = typed(text)),
        Refusal::Record { typed: text } => say!(import::not_a_record, typed = typed(text)),
        Refusal::Zone { typed: text } => say!(refusal::no_such_zone, typed = typed(text)),
        Refusal::QuietHours { typed: text } => say!(refusal::not_quiet_hours, typed = typed(text)),
        Refusal::Season { typed: text } => say!(season::not_a_season, typed = typed(text)),
        Refusal::NoSeasons => say!(season::none),
        Refusal::NotOver(game) => say!(refusal::not_over, game = game.to_string()),
        Refusal::NoGame => say!(refusal::no_game),
        Refusal::NothingWaits => say!(refusal::nothing_waits),
        Refusal::NoneFits => say!(refusal::none_fits),
        Refusal::OverHere(game) => say!(refusal::over_here, game = game.to_string()),
        Refusal::WhichGame { games } => which_game(games),
        Refusal::TableOptions => say!(refusal_table::options),
        Refusal::NotAHandicap(text) => {
            say!(refusal::not_a_handicap, typed = typed(text))
        }
        Refusal::NotAnOpening(text) => {
            say!(refusal::not_an_opening, typed = typed(text))
        }
        Refusal::HandicapOfWhom => say!(refusal_table::handicap_of_whom),
        Refusal::HandicapAtTable => say!(refusal_table::handicap_at_table),
        Refusal::FirstAtTable => say!(refusal_table::first),
        Refusal::HillForTwo => say!(hill::for_two),
        Refusal::SetAtTable => say!(refusal_table::set),
        Refusal::SetAgainstComputer => say!(set::against_computer),
        Refusal::NoTable => say!(refusal_table::none_open),
        Refusal::WhichTable { tables } => which_table(tables),
        Refusal::OpponentIsBot => say!(refusal::opponent_is_bot),
        Refusal::LevelOfPerson => say!(refusal::level_of_person),
        Refusal::RatedAgainstComputer => say!(refusal::rated_against_computer),
        Refusal::BeingDeleted => say!(privacy::being_deleted),
        Refusal::Barred => say!(refusal::barred),
        Refusal::BarWhom => say!(refusal::bar_whom),
        Refusal::OnlyOnServers => say!(refusal::only_on_servers),
        Refusal::TournamentOnlyOnServers => say!(refusal_tournament::only_on_servers),
        Refusal::NotReachable => say!(refusal::not_reachable),
        Refusal::Permissions(missing) => permissions(missing),
        Refusal::GamesChannel(channel) => {
            say!(refusal::games_channel, channel = format!("<#{channel}>"))
        }
        Refusal::ManageServer => {
            let permission = say!(permissions::manage_server);
            say!(refusal::manage_server, permission = permission)
        }
        Refusal::Button => say!(refusal::button),
        Refusal::Command => say!(refusal::command),
        Refusal::TooMuch => say!(refusal::too_much),
        Refusal::DamagedRecord(number) => say!(import::damaged, record = *number),
        Refusal::ImportOptions => say!(import::options),
        Refusal::FileTooLarge => say!(import::too_large),
        Refusal::FileNotFetched => say!(import::not_fetched),
        Refusal::TooSoon { at } => say!(refusal::too_soon, when = relative(*at)),
        Refusal::NotReviewed => say!(review::not_reviewed),
        Refusal::ReviewOfAnother(game) => say!(review::of_another, game = game.to_string()),
        Refusal::Banned { until, reason } => banned(*until, reason),
        Refusal::Stopping => say!(refusal::stopping),
    }
}

fn banned(until: Option<Timestamp>, reason: &str) -> Text {
    let says = match until {
        Some(until) => say!(refusal::banned_until, until = absolute(until)),
        None => say!(refusal::banned),
    };
    if reason.is_empty() {
        return says;
    }
    Text::sentences([says, say!(refusal::ban_reason, reason = shown(reason))])
}

fn which_ruleset(text: &str, rulesets: &[&'static str]) -> Text {
    let bold = |name: &&str| Text::verbatim(format!("**{name}**"));
    let rulesets = Text::alternatives(rulesets.iter().map(bold));
    say!(
        refusal::which_ruleset,
        typed = typed(text),
        rulesets = rulesets
    )
}

fn which_game(games: &[GameId]) -> Text {
    // One number is no longer than the words for one that is left out.
    let named = if games.len() > MOST_GAMES + 1 {
        MOST_GAMES
    } else {
        games.len()
    };
    let (named, others) = games.split_at(named);
    let named = named.iter().map(|id| Text::verbatim(format!("**{id}**")));
    let others = (!others.is_empty()).then(|| say!(refusal::other_games, count = others.len()));
    let games = Text::alternatives(named.chain(others));
    say!(refusal::which_game, games = games)
}

fn which_table(tables: &[TableId]) -> Text {
    let numbers = tables.iter().take(MOST_GAMES);
    let numbers = numbers.map(|id| Text::verbatim(format!("**{id}**")));
    say!(refusal_table::which, tables = Text::alternatives(numbers))
}

fn permissions(missing: &MissingPermissions) -> Text {
    let bold = || Text::verbatim("**");
    let names = missing.names.iter().cloned();
    let names = names.map(|name| Text::joined([bold(), name, bold()], ""));
    say!(refusal::permissions, permissions = Text::list(names))
}

fn of_service(refusal: &service::ServiceRefusal) -> Text {
    match refusal {
        service::ServiceRefusal::Game(refusal) => game::of_game(refusal),
        service::ServiceRefusal::Tournament(refusal) => tournament::of_tournament(refusal),
        service::ServiceRefusal::NoSuchGame(id) => {
            say!(refusal::no_such_game, game = id.to_string())
        }
        service::ServiceRefusal::NoSuchChallenge(_) => say!(refusal::no_such_invitation),
        service::ServiceRefusal::NoSuchTable(id) => {
            say!(refusal_table::no_such_table, table = id.to_string())
        }
        service::ServiceRefusal::NoSuchPuzzle => say!(puzzle::unknown),
        service::ServiceRefusal::PuzzleWentOn => say!(puzzle::went_on),
        service::ServiceRefusal::NoSuchRecord(number) => {
            say!(import::no_such_record, record = *number)
        }
        service::ServiceRefusal::Repeated => say!(refusal::repeated),
        service::ServiceRefusal::Overtaken(id) => say!(refusal::overtaken, game = id.to_string()),
        service::ServiceRefusal::ClockSetBack { .. } => say!(refusal::clock_set_back),
        service::ServiceRefusal::NoSuchOpponent => say!(refusal::no_such_opponent),
        service::ServiceRefusal::NoSuchRuleset => say!(refusal::no_such_ruleset),
        service::ServiceRefusal::ProfileHidden => say!(refusal::profile_hidden),
        service::ServiceRefusal::OtherIsBanned => say!(refusal::other_is_banned),
        service::ServiceRefusal::OtherIsBarred => say!(refusal::other_is_barred),
        service::ServiceRefusal::BeingDeleted => say!(privacy::other_being_deleted),
        service::ServiceRefusal::TooManyBarred { most } => {
            say!(refusal::too_many_barred, most = *most)
        }
        service::ServiceRefusal::NoSuchId(_) => say!(refusal::no_such_id),
    }
}

fn of_point(text: &str, error: PointError) -> Text {
    let typed = typed(text);
    match error {
        PointError::Unreadable => say!(refusal::not_a_point, typed = typed),
        PointError::NoFileI => say!(refusal::no_file_i, typed = typed),
        PointError::OffBoard { size } => {
            Text::sentences([say!(refusal::point_off_board, typed = typed), extent(size)])
        }
    }
}
