//! Buttons, menus and forms: decodes the action, calls the service, and shows the result.
//!
//! Everybody in a channel sees its buttons and may press them. The game decides who is allowed to,
//! and the others are told so privately.

use serenity::all::{ComponentInteraction, ModalInteraction};

use crate::discord::action::{
    Action, HillAction, LearnAction, OpeningAction, PuzzleAction, TournamentAction,
};
use crate::discord::bot::Bot;
use crate::discord::handlers::origin::Origin;
use crate::discord::handlers::play::picker;
use crate::discord::handlers::{
    board, challenge, export, follow, games, help, hill, history, import, learn, offers, opening,
    play, privacy, puzzle, replay, resign, review, rules, seek, settings, table, tournament,
};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};

/// Carries out the action of a button or menu, and responds.
pub async fn press(bot: &Bot, interaction: &ComponentInteraction) {
    let work = decide(bot, interaction);
    respond(bot, Interaction::Component(interaction), Box::pin(work)).await;
}

/// Carries out the action of a form, and responds.
pub async fn submit(bot: &Bot, interaction: &ModalInteraction) {
    let work = take(bot, interaction);
    respond(bot, Interaction::Modal(interaction), Box::pin(work)).await;
}

async fn decide(bot: &Bot, interaction: &ComponentInteraction) -> Result<Response, RequestError> {
    let action: Action = interaction
        .data
        .custom_id
        .parse()
        .map_err(|_| Refusal::Button)?;
    let origin = Origin::of(bot, interaction, action).await?;
    let answer = carry_out(bot, interaction, action).await?;
    Ok(origin.settle(bot, interaction, action, answer).await)
}

#[expect(clippy::too_many_lines, reason = "an arm for each action")]
async fn carry_out(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: Action,
) -> Result<Response, RequestError> {
    match action {
        Action::Accept(id) => challenge::buttons::accept(bot, interaction, id).await,
        Action::Decline(id) => challenge::buttons::decline(bot, interaction, id).await,
        Action::Withdraw(id) => challenge::buttons::withdraw(bot, interaction, id).await,
        Action::Change(id) => challenge::counter_offer::open(bot, interaction, id).await,
        Action::Draft(draft, part) => {
            challenge::counter_offer::change(bot, interaction, draft, part).await
        }
        Action::Counter(draft) => challenge::counter_offer::send(bot, interaction, draft).await,
        Action::Redraft(draft) => challenge::counter_offer::redraft(bot, interaction, draft).await,
        Action::DropDraft(purpose) => {
            challenge::counter_offer::drop_draft(bot, interaction, purpose).await
        }
        Action::Sit(id, side) => table::buttons::sit(bot, interaction, id, side).await,
        Action::Stand(id) => table::buttons::stand(bot, interaction, id).await,
        Action::StartTable(id) => table::buttons::start(bot, interaction, id).await,
        Action::FillTable(id) => table::buttons::fill(bot, interaction, id).await,
        Action::CloseTable(id) => table::buttons::close(bot, interaction, id).await,
        Action::Pick(id) => picker::open(bot, interaction, id).await,
        Action::Pad(at) => picker::lay(bot, interaction, at).await,
        Action::Pan(at, way) => picker::pan(bot, interaction, at, way).await,
        Action::Point(at, point) => picker::point(bot, interaction, at, point).await,
        Action::Menus(at) => picker::menus(bot, interaction, at).await,
        Action::File(at) => picker::file(bot, interaction, at).await,
        Action::Rank(at, on) => picker::rank(bot, interaction, at, on).await,
        Action::Play(shown, kind, at) => picker::play(bot, interaction, shown, kind, at).await,
        Action::Stone(picker, kind, at) => picker::take(bot, interaction, picker, kind, at).await,
        Action::ChangeMove(shown) => play::change_move::open(bot, interaction, shown).await,
        Action::Seal(id) => play::seal::open(bot, interaction, id).await,
        Action::SealChoice(shown, choice) => {
            play::seal::choose(bot, interaction, shown, choice).await
        }
        Action::Unseal(id) => play::seal::withdraw(bot, interaction, id).await,
        Action::Choose(shown, choice) => {
            play::opening_choice::choose(bot, interaction, shown, choice).await
        }
        Action::Type(shown, kind) => play::typed_move::ask(bot, interaction, shown, kind).await,
        Action::More(id) => board::more::show(bot, interaction, id).await,
        Action::AskFollow(id) => follow::buttons::ask(bot, interaction, id).await,
        Action::Follow(id, wants) => follow::buttons::follow(bot, interaction, id, wants).await,
        Action::Unfollow(id) => follow::buttons::unfollow(bot, interaction, id).await,
        Action::Board(id) => board::button::show(bot, interaction, id).await,
        Action::Bring(id, form) => board::bring::press(bot, interaction, id, form).await,
        Action::IfThen(id, request) => play::if_then::press(bot, interaction, id, request).await,
        Action::RulesOf(id) => rules::menu::of_game(bot, interaction, id).await,
        Action::Rules(_) => rules::menu::turn_to(bot, interaction).await,
        Action::Hill(action, ruleset) => on_hill(bot, interaction, action, ruleset).await,
        Action::Tournament(..)
        | Action::TournamentDraft(..)
        | Action::DraftForm(..)
        | Action::Tournaments(_)
        | Action::OpenTournament
        | Action::Crosstable(..)
        | Action::Decide(..)
        | Action::Entrant(..)
        | Action::PutOff(..)
        | Action::Replace(..) => on_tournament(bot, interaction, action).await,
        Action::Games(whose, page) => games::pages::turn(bot, interaction, whose, page).await,
        Action::Rematch(id) => challenge::rematch::ask(bot, interaction, id).await,
        Action::Replay(id) => replay::animation::show(bot, interaction, id).await,
        Action::Review(_)
        | Action::ShareReview(_)
        | Action::DeclineShare(_)
        | Action::TurningPoint(..)
        | Action::OtherMistake(_)
        | Action::BetterLine(..) => on_review(bot, interaction, action).await,
        Action::Opening(action, at) => opening::buttons::press(bot, interaction, action, at).await,
        Action::Step(id, shown, way) => replay::step::step(bot, interaction, id, shown, way).await,
        Action::StepTo(id) => replay::step::step_to(bot, interaction, id).await,
        Action::History(list) => history::pages::turn(bot, interaction, list).await,
        Action::OpenFinished => history::menu::open(bot, interaction).await,
        Action::Export(format) => export::menu::export(bot, interaction, format).await,
        Action::Record(number, shown, step) => {
            import::buttons::step(bot, interaction, number, shown, step).await
        }
        Action::AskResign(id) => resign::buttons::ask(bot, interaction, id).await,
        Action::Resign(id) => resign::buttons::resign(bot, interaction, id).await,
        Action::PlayOn(id) => resign::buttons::play_on(bot, interaction, id).await,
        Action::Offer(id, at, kind) => offers::buttons::offer(bot, interaction, id, at, kind).await,
        Action::Reply(offered, reply) => {
            offers::buttons::reply(bot, interaction, offered, reply).await
        }
        Action::GiveDay(id) => offers::courtesies::press_to_give(bot, interaction, id).await,
        Action::Claim(id) => offers::courtesies::press_to_claim(bot, interaction, id).await,
        Action::GoOn(id) => offers::buttons::go_on(bot, interaction, id).await,
        Action::Set(setting) => settings::menus::change(bot, interaction, setting).await,
        Action::Switch(setting, on) => settings::menus::switch(bot, interaction, setting, on).await,
        Action::Turn(page) => settings::menus::turn_to(bot, interaction, page).await,
        Action::Help(page) => help::page::turn_to(bot, interaction, page).await,
        Action::BaseRules => rules::menu::base(bot, interaction).await,
        Action::RulesNamed(ruleset) => rules::menu::named(bot, interaction, ruleset).await,
        Action::Learn(action) => learn::buttons::press(bot, interaction, action).await,
        Action::Puzzle(action) => puzzle::buttons::press(bot, interaction, action).await,
        Action::Friends => challenge::person_menu::open(interaction),
        Action::Challenge => challenge::person_menu::challenge(bot, interaction).await,
        Action::Opponents => Ok(Response::private(views::opponents())),
        Action::Against => challenge::computer::start_game(bot, interaction).await,
        Action::Seek => seek::buttons::seek(bot, interaction).await,
        Action::Seeks => seek::buttons::list(bot, interaction).await,
        Action::StopSeek(id) => seek::buttons::stop(bot, interaction, id).await,
        Action::AskEverywhere(id) => seek::everywhere::ask(bot, interaction, id).await,
        Action::SeekEverywhere(id) => seek::everywhere::agree(bot, interaction, id).await,
        Action::TakeSeek => seek::buttons::take(bot, interaction).await,
        Action::Report(id) => seek::conduct::ask(bot, interaction, id).await,
        Action::Block(id) => seek::conduct::block(bot, interaction, id).await,
        Action::Delete(action) => privacy::buttons::press(bot, interaction, action).await,
        Action::Zone => Ok(Response::form(views::zone_form())),
    }
}

async fn on_hill(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: HillAction,
    ruleset: &'static str,
) -> Result<Response, RequestError> {
    match action {
        HillAction::Challenge => challenge::hill_menu::challenge(bot, interaction, ruleset).await,
        _ => hill::buttons::press(bot, interaction, action, ruleset).await,
    }
}

async fn on_review(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: Action,
) -> Result<Response, RequestError> {
    match action {
        Action::Review(id) => review::buttons::overview(bot, interaction, id).await,
        Action::ShareReview(id) => review::buttons::share(bot, interaction, id).await,
        Action::DeclineShare(id) => review::buttons::decline(bot, interaction, id).await,
        Action::TurningPoint(id, at) => {
            review::buttons::turning_point(bot, interaction, id, at).await
        }
        Action::OtherMistake(id) => review::buttons::other_mistake(bot, interaction, id).await,
        Action::BetterLine(id, at, depth) => {
            review::buttons::better_line(bot, interaction, id, at, depth).await
        }
        _ => Err(Refusal::Button.into()),
    }
}

async fn on_tournament(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: Action,
) -> Result<Response, RequestError> {
    match action {
        Action::Tournament(action, id) => {
            tournament::buttons::press(bot, interaction, action, id).await
        }
        Action::TournamentDraft(action, id, changes) => {
            tournament::drafting::press_shown(bot, interaction, (action, id), changes).await
        }
        Action::Tournaments(page) => tournament::list::turn(bot, interaction, page).await,
        Action::OpenTournament => tournament::list::open(bot, interaction).await,
        Action::Crosstable(id, form, page) => {
            tournament::crosstable::turn(bot, interaction, id, form, page).await
        }
        Action::Decide(id, at, result) => {
            tournament::reasons::ask_reason(bot, interaction, id, at, result).await
        }
        Action::Entrant(id, player, deed) => {
            tournament::manage::about_entrant(bot, interaction, id, player, deed).await
        }
        Action::PutOff(id, hours, shown) => {
            tournament::manage::press_to_put_off(bot, interaction, id, (hours, shown)).await
        }
        Action::Replace(id, out, put) => {
            tournament::reasons::ask_why_replace(bot, interaction, id, (out, put)).await
        }
        _ => Err(Refusal::Button.into()),
    }
}

async fn take(bot: &Bot, interaction: &ModalInteraction) -> Result<Response, RequestError> {
    let answer = match interaction.data.custom_id.parse() {
        Ok(Action::Type(shown, kind)) => {
            play::typed_move::play(bot, interaction, shown, kind).await
        }
        Ok(Action::Learn(LearnAction::Type(task))) => {
            learn::buttons::submit(bot, interaction, task, learn::Way::Picture).await
        }
        Ok(Action::Learn(LearnAction::TypeInWords(task))) => {
            learn::buttons::submit(bot, interaction, task, learn::Way::Words).await
        }
        Ok(Action::Opening(OpeningAction::Type, at)) => {
            opening::buttons::submit(bot, interaction, at).await
        }
        Ok(Action::Puzzle(PuzzleAction::Type(at))) => {
            puzzle::buttons::submit(bot, interaction, at).await
        }
        Ok(Action::Decide(id, at, result)) => {
            tournament::reasons::decide(bot, interaction, id, at, result).await
        }
        Ok(Action::Replace(id, out, put)) => {
            tournament::reasons::replace(bot, interaction, id, (out, put)).await
        }
        Ok(Action::Tournament(TournamentAction::Cancel, id)) => {
            tournament::reasons::cancel(bot, interaction, id).await
        }
        Ok(Action::Tournament(action, id)) => {
            tournament::drafting::submit(bot, interaction, (action, id), None).await
        }
        Ok(Action::TournamentDraft(action, id, changes)) => {
            let changes = Some((changes, None));
            tournament::drafting::submit(bot, interaction, (action, id), changes).await
        }
        Ok(Action::DraftForm(action, id, changes, shown)) => {
            let changes = Some((changes, Some(shown)));
            tournament::drafting::submit(bot, interaction, (action, id), changes).await
        }
        Ok(Action::Report(id)) => seek::conduct::report(bot, interaction, id).await,
        Ok(Action::Zone) => settings::menus::name_zone(bot, interaction).await,
        _ => Err(Refusal::Button.into()),
    }?;
    // A form may have been opened from any message.
    Ok(if people::is_alone_with_form(interaction) {
        answer
    } else {
        answer.beside()
    })
}
