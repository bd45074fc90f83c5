//! `/tournament manage`: the organiser's page, or the question before a deed that its options name.

use serenity::all::CommandInteraction;

use crate::discord::action::{DecidedResult, RoundBoard, TournamentAction, Word as _};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::with_typed;
use crate::discord::handlers::common::options::{NamedUser, words};
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::tournament::visitor::{Visitor, of_season_if_league, refused};
use crate::discord::handlers::tournament::which::meant;
use crate::discord::handlers::tournament::{buttons, draft, manage, reasons};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::language::{Text, say};
use crate::service::{TournamentRefusal, TournamentState, TournamentView, decidable, played_round};

/// What an organiser does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Starts it before its time.
    Start,
    /// Pauses it.
    Pause,
    /// Lets it go on.
    Resume,
    /// Puts the start off.
    PutOff,
    /// Decides a result.
    Decide,
    /// Takes somebody out.
    TakeOut,
    /// Puts somebody in another's place.
    Replace,
    /// Cancels it.
    Cancel,
    /// Ends its series.
    EndSeries,
    /// Becomes its organiser.
    TakeOver,
    /// Sees what was done.
    Log,
}

/// The option `do`.
pub struct DeedOption(pub Deed);

impl DeedOption {
    fn words() -> [(&'static str, Text); 11] {
        [
            ("start", say!(tournament::start_now)),
            ("pause", say!(tournament::pause)),
            ("resume", say!(tournament::resume)),
            ("put-off", say!(tournament_manage::choice_put_off)),
            ("decide", say!(tournament_manage::choice_decide)),
            ("take-out", say!(tournament_manage::choice_take_out)),
            ("replace", say!(tournament_manage::choice_replace)),
            ("cancel", say!(tournament::cancel)),
            ("end-series", say!(tournament_manage::end_series)),
            ("take-over", say!(tournament_manage::take_over)),
            ("log", say!(tournament_manage::log)),
        ]
    }

    fn from_word(word: &str) -> Option<Self> {
        Some(Self(match word {
            "start" => Deed::Start,
            "pause" => Deed::Pause,
            "resume" => Deed::Resume,
            "put-off" => Deed::PutOff,
            "decide" => Deed::Decide,
            "take-out" => Deed::TakeOut,
            "replace" => Deed::Replace,
            "cancel" => Deed::Cancel,
            "end-series" => Deed::EndSeries,
            "take-over" => Deed::TakeOver,
            "log" => Deed::Log,
            _ => return None,
        }))
    }
}

words!(DeedOption);

/// The option `result`: by the order in which the board names its players.
pub struct ResultOption(pub DecidedResult);

impl ResultOption {
    fn words() -> [(&'static str, Text); 6] {
        [
            ("first", say!(tournament_manage::result_first)),
            ("second", say!(tournament_manage::result_second)),
            ("third", say!(tournament_manage::result_third)),
            ("fourth", say!(tournament_manage::result_fourth)),
            ("draw", say!(tournament::draw)),
            ("neither", say!(tournament::neither)),
        ]
    }

    fn from_word(word: &str) -> Option<Self> {
        DecidedResult::from_word(word).map(Self)
    }
}

words!(ResultOption);

/// The options of the command.
pub struct ManageOptions {
    /// What to do; the page without it.
    pub deed: Option<Deed>,
    /// The number of the tournament.
    pub number: Option<u32>,
    /// The board of which a result is decided.
    pub board: Option<u16>,
    /// The result.
    pub result: Option<DecidedResult>,
    /// Who is taken out, or replaced.
    pub player: Option<NamedUser>,
    /// Who comes instead.
    pub replacement: Option<NamedUser>,
    /// By how many hours the start is put off.
    pub hours: Option<u16>,
    /// Why a result is decided, somebody is replaced or it is cancelled.
    pub reason: Option<String>,
}

/// What the command shows.
pub async fn shown(
    bot: &Bot,
    interaction: &CommandInteraction,
    options: ManageOptions,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_command(bot, interaction).await?;
    let Some(view) = meant(bot, &visitor, options.number, true).await? else {
        return Ok(Response::private(views::no_tournament()));
    };
    visitor.check_organises(&view)?;
    let Some(deed) = options.deed else {
        return page(bot, interaction, (&visitor, &view)).await;
    };
    of_season_if_league(
        &view,
        question_or_form(bot, (&visitor, &view), deed, options).await,
    )
}

/// The question before a deed, or the form for its reason.
async fn question_or_form(
    bot: &Bot,
    (visitor, view): (&Visitor, &TournamentView),
    deed: Deed,
    options: ManageOptions,
) -> Result<Response, RequestError> {
    // What needs no option is what the buttons do.
    let press = async |action| manage::press(bot, visitor, action, (view, None)).await;
    let message = match deed {
        Deed::Start => press(TournamentAction::AskStart).await?,
        Deed::Pause => press(TournamentAction::AskPause).await?,
        Deed::Resume => press(TournamentAction::AskResume).await?,
        // What was written already stands in the form, which asks as well.
        Deed::Cancel if options.reason.is_some() => {
            if view.tournament.state.is_ended() {
                return with_typed(
                    Err(refused(TournamentRefusal::Over)),
                    options.reason.into_iter().collect(),
                );
            }
            let form = views::cancellation_form(view, options.reason);
            return Ok(Response::form(form));
        }
        Deed::Cancel => press(TournamentAction::AskCancel).await?,
        Deed::EndSeries => press(TournamentAction::AskEndSeries).await?,
        Deed::TakeOver => press(TournamentAction::AskTakeOver).await?,
        Deed::Log => press(TournamentAction::Log).await?,
        Deed::PutOff => manage::ask_put_off(view, named(options.hours, "hours")?)?,
        Deed::TakeOut => {
            let player = named(options.player, "player")?;
            manage::ask_take_out(view, player.person.id)
        }
        Deed::Replace => {
            let player = named(options.player, "player")?;
            let put = named(options.replacement, "replacement")?;
            let out = (view, player.person.id);
            if options.reason.is_some() && !put.is_bot && put.is_member {
                manage::propose(bot, visitor, out, &put).await?;
                let people = (player.person.id, put.person.id);
                let form = views::replacement_form(view.tournament.id, people, options.reason);
                return Ok(Response::form(form));
            }
            manage::ask_replace(bot, visitor, out, put).await?
        }
        Deed::Decide => return decision(view, &options),
    };
    Ok(Response::private(message))
}

/// The form for the reason of a decision, or what is still to be chosen for it. What can only be refused is refused before
/// a reason is written, and a reason that was written is repeated.
fn decision(view: &TournamentView, options: &ManageOptions) -> Result<Response, RequestError> {
    let written: Vec<String> = options.reason.iter().cloned().collect();
    let Some(board) = options.board else {
        with_typed(played_round(view).map_err(refused), written.clone())?;
        let boards = views::tournament_boards(view, None, &written);
        return Ok(Response::private(boards));
    };
    let number = usize::from(board);
    let fits = |it: &DecidedResult| reasons::can_end(view, number, *it);
    let result = options.result.filter(fits);
    let Some(result) = result.filter(|_| decidable(view, (None, number)).is_ok()) else {
        let results = manage::board_results(view, number, &written);
        return with_typed(results, written).map(Response::private);
    };
    let at = reasons::of_now(view, RoundBoard { round: None, board });
    let reason = options.reason.clone();
    let form = views::decision_form(view.tournament.id, at, result, reason);
    Ok(Response::form(form))
}

/// The organiser's page: that of the draft, of what is open or runs, or the one that everybody sees.
pub(super) async fn page(
    bot: &Bot,
    interaction: &CommandInteraction,
    (visitor, view): (&Visitor, &TournamentView),
) -> Result<Response, RequestError> {
    Ok(Response::private(match view.tournament.state {
        TournamentState::Draft => {
            let viewer = Viewer::of_command(bot, interaction).await?;
            draft::page(bot, view, views::DraftPage::Game, viewer.zone()).await?
        }
        TournamentState::Open | TournamentState::Running => manage::page(visitor, view, 0),
        TournamentState::Over | TournamentState::Cancelled => buttons::page(visitor, view, None),
    }))
}

/// What an option says; a refusal names it if it is missing.
fn named<T>(option: Option<T>, name: &'static str) -> Result<T, Refusal> {
    option.ok_or(Refusal::TournamentOption { option: name })
}
