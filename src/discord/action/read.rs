//! Reads an action from an id.

use std::str::FromStr;

use jiff::Timestamp;

use crate::discord::action::pad::Direction;
use crate::discord::action::{
    Action, BoardFormat, BoardRef, CrosstableForm, DecidedResult, DeleteAction, Draft,
    DraftPurpose, HelpPage, HillAction, HistoryRef, LearnAction, OfferRef, OpeningAction,
    OpeningRef, PersonDeed, PickerRef, PlanRequest, PlayerGroup, PuzzleAction, RecordFormat,
    RoundBoard, SettingField, SettingsPage, ShownLines, StepWay, StoneKind, TermsField,
    TournamentAction, UnknownAction, VERSION, Word, field,
};
use crate::game::{
    ChallengeId, Following, GameId, OfferKind, PlayerId, Revision, SeekId, TableId, TournamentId,
};
use crate::rules::catalogue;
use crate::service::OfferReply;

/// Reads an id exactly as it was written: `+412`, `0412` and the like are errors.
impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(id: &str) -> Result<Self, UnknownAction> {
        let action = read(id).ok_or(UnknownAction)?;
        if action.to_string() == id {
            Ok(action)
        } else {
            Err(UnknownAction)
        }
    }
}

fn read(id: &str) -> Option<Action> {
    let parts: Vec<_> = id.split(':').collect();
    let (&VERSION, words) = parts.split_first()? else {
        return None;
    };
    let challenge = |number: &str| number.parse().ok().map(ChallengeId);
    let game = |number: &str| number.parse().ok().map(GameId);
    let (picker, board) = (PickerRef::read, BoardRef::read);
    Some(match *words {
        ["accept", id] => Action::Accept(challenge(id)?),
        ["decline", id] => Action::Decline(challenge(id)?),
        ["withdraw", id] => Action::Withdraw(challenge(id)?),
        ["change", id] => Action::Change(challenge(id)?),
        ["draft", id, ruleset, pace, rated, first, part] => Action::Draft(
            Draft::read(id, ruleset, pace, rated, first)?,
            TermsField::from_word(part)?,
        ),
        ["counter", id, ruleset, pace, rated, first] => {
            Action::Counter(Draft::read(id, ruleset, pace, rated, first)?)
        }
        ["redraft", id, ruleset, pace, rated, first] => {
            Action::Redraft(Draft::read(id, ruleset, pace, rated, first)?)
        }
        ["drop-draft", purpose] => Action::DropDraft(DraftPurpose::read(purpose)?),
        ["pick", id] => Action::Pick(game(id)?),
        ["pad", id, ply, corner] => Action::Pad(picker(id, ply, corner)?),
        ["pan", id, ply, corner, way] => {
            Action::Pan(picker(id, ply, corner)?, Direction::from_word(way)?)
        }
        ["point", id, ply, corner, at] => {
            Action::Point(picker(id, ply, corner)?, field::point(at)?)
        }
        ["menus", id, ply, corner] => Action::Menus(picker(id, ply, corner)?),
        ["file", id, ply, corner] => Action::File(picker(id, ply, corner)?),
        ["rank", id, ply, corner, on] => Action::Rank(picker(id, ply, corner)?, field::point(on)?),
        ["play", id, ply, kind, at] => {
            let kind = StoneKind::from_word(kind)?;
            Action::Play(BoardRef::read(id, ply)?, kind, field::point(at)?)
        }
        ["stone", id, ply, corner, kind, at] => Action::Stone(
            picker(id, ply, corner)?,
            StoneKind::from_word(kind)?,
            field::point(at)?,
        ),
        ["change-move", id, ply] => Action::ChangeMove(board(id, ply)?),
        ["seal", id] => Action::Seal(game(id)?),
        ["seal-choice", id, ply, word] => Action::SealChoice(board(id, ply)?, field::choice(word)?),
        ["unseal", id] => Action::Unseal(game(id)?),
        ["choose", id, ply, word] => Action::Choose(board(id, ply)?, field::choice(word)?),
        ["type", id, ply, word] => Action::Type(board(id, ply)?, StoneKind::from_word(word)?),
        ["more", id] => Action::More(game(id)?),
        ["ask-follow", id] => Action::AskFollow(game(id)?),
        ["follow", id, wants] => Action::Follow(game(id)?, Following::from_id(wants)?),
        ["unfollow", id] => Action::Unfollow(game(id)?),
        ["board", id] => Action::Board(game(id)?),
        ["bring", id, form] => Action::Bring(game(id)?, BoardFormat::from_word(form)?),
        ["if-then", id, others, line] => {
            Action::IfThen(game(id)?, PlanRequest::read(others, line)?)
        }
        ["rules-of", id] => Action::RulesOf(game(id)?),
        ["learn", ref words @ ..] => Action::Learn(LearnAction::read(words)?),
        ["puzzle", ref words @ ..] => Action::Puzzle(PuzzleAction::read(words)?),
        ["rules", word] => Action::Rules(PlayerGroup::from_word(word)?),
        ["hill", word, ruleset] => {
            Action::Hill(HillAction::from_word(word)?, catalogue::find(ruleset)?.id)
        }
        [
            "tournament" | "tournament-draft" | "tournaments" | "open-tournament" | "crosstable"
            | "decide" | "draft-form" | "entrant" | "put-off" | "replace",
            ..,
        ] => read_tournament(words)?,
        ["games", whose, page] => Action::Games(PlayerId(whose.parse().ok()?), page.parse().ok()?),
        ["rematch", id] => Action::Rematch(game(id)?),
        ["replay", id] => Action::Replay(game(id)?),
        ["ask-resign", id] => Action::AskResign(game(id)?),
        ["resign", id] => Action::Resign(game(id)?),
        ["play-on", id] => Action::PlayOn(game(id)?),
        ["offer", id, word] => Action::Offer(game(id)?, None, OfferKind::from_word(word)?),
        ["offer", id, at, word] => {
            let at = Some(Revision::parse(at)?);
            Action::Offer(game(id)?, at, OfferKind::from_word(word)?)
        }
        ["reply", id, at, by, kind, word] => Action::Reply(
            OfferRef::read(id, at, by, kind)?,
            OfferReply::from_word(word)?,
        ),
        ["give-day", id] => Action::GiveDay(game(id)?),
        ["claim", id] => Action::Claim(game(id)?),
        ["go-on", id] => Action::GoOn(game(id)?),
        ["help", word] => Action::Help(HelpPage::from_word(word)?),
        _ => {
            return read_plain(words)
                .or_else(|| read_table(words))
                .or_else(|| read_setting(words))
                .or_else(|| read_seek(words))
                .or_else(|| read_past(words));
        }
    })
}

/// Reads what has a name and nothing else.
fn read_plain(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["base-rules"] => Action::BaseRules,
        ["rules-named", ruleset] => Action::RulesNamed(catalogue::find(ruleset)?.id),
        ["friends"] => Action::Friends,
        ["challenge"] => Action::Challenge,
        ["opponents"] => Action::Opponents,
        ["against"] => Action::Against,
        _ => return None,
    })
}

/// Reads what is about a person's settings.
fn read_setting(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["set", word] => Action::Set(SettingField::from_word(word)?),
        ["switch", word, "yes"] => Action::Switch(SettingField::from_word(word)?, true),
        ["switch", word, "no"] => Action::Switch(SettingField::from_word(word)?, false),
        ["turn", word] => Action::Turn(SettingsPage::from_word(word)?),
        ["zone"] => Action::Zone,
        ["delete", word] => Action::Delete(DeleteAction::from_word(word)?),
        _ => return None,
    })
}

/// Reads what is about a table.
fn read_table(words: &[&str]) -> Option<Action> {
    let table = |number: &str| number.parse().ok().map(TableId);
    Some(match *words {
        ["sit", id] => Action::Sit(table(id)?, None),
        ["sit", id, side] => Action::Sit(table(id)?, Some(side.parse().ok()?)),
        ["stand", id] => Action::Stand(table(id)?),
        ["start-table", id] => Action::StartTable(table(id)?),
        ["fill-table", id] => Action::FillTable(table(id)?),
        ["close-table", id] => Action::CloseTable(table(id)?),
        _ => return None,
    })
}

/// Reads what is about finding an opponent.
fn read_seek(words: &[&str]) -> Option<Action> {
    let seek = |number: &str| number.parse().ok().map(SeekId);
    let game = |number: &str| number.parse().ok().map(GameId);
    Some(match *words {
        ["seek"] => Action::Seek,
        ["seeks"] => Action::Seeks,
        ["stop-seek", id] => Action::StopSeek(seek(id)?),
        ["ask-everywhere", id] => Action::AskEverywhere(seek(id)?),
        ["seek-everywhere", id] => Action::SeekEverywhere(seek(id)?),
        ["take-seek"] => Action::TakeSeek,
        ["report", id] => Action::Report(game(id)?),
        ["block", id] => Action::Block(game(id)?),
        _ => return None,
    })
}

/// Reads what shows finished games and records.
fn read_past(words: &[&str]) -> Option<Action> {
    let game = |number: &str| number.parse().ok().map(GameId);
    Some(match *words {
        ["step", id, shown, way] => {
            Action::Step(game(id)?, shown.parse().ok()?, StepWay::from_word(way)?)
        }
        ["step-to", id] => Action::StepTo(game(id)?),
        ["review", id] => Action::Review(game(id)?),
        ["share-review", id] => Action::ShareReview(game(id)?),
        ["decline-share", id] => Action::DeclineShare(game(id)?),
        [word, scope, code, line] if OpeningAction::from_word(word).is_some() => Action::Opening(
            OpeningAction::from_word(word)?,
            OpeningRef::read(scope, code, line)?,
        ),
        ["better-line", id, at, depth] => {
            Action::BetterLine(game(id)?, at.parse().ok()?, depth.parse().ok()?)
        }
        ["other-mistake", id] => Action::OtherMistake(game(id)?),
        ["turning-point", id, at] => Action::TurningPoint(game(id)?, at.parse().ok()?),
        ["history", ref fields @ ..] => Action::History(HistoryRef::read(fields)?),
        ["open-finished"] => Action::OpenFinished,
        ["export", format] => Action::Export(RecordFormat::from_word(format)?),
        ["record", number, shown, way] => Action::Record(
            number.parse().ok()?,
            shown.parse().ok()?,
            StepWay::from_word(way)?,
        ),
        _ => return None,
    })
}

/// Parses an id of a tournament's button or menu.
fn read_tournament(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["tournament", word, id] => {
            Action::Tournament(TournamentAction::from_word(word)?, tournament(id)?)
        }
        ["tournament-draft", word, id, changes] => Action::TournamentDraft(
            TournamentAction::from_word(word)?,
            tournament(id)?,
            changes.parse().ok()?,
        ),
        ["tournaments", page] => Action::Tournaments(page.parse().ok()?),
        ["open-tournament"] => Action::OpenTournament,
        ["crosstable", id, form, page] => Action::Crosstable(
            tournament(id)?,
            CrosstableForm::from_word(form)?,
            page.parse().ok()?,
        ),
        ["draft-form", word, id, changes, shown] => Action::DraftForm(
            TournamentAction::from_word(word)?,
            tournament(id)?,
            changes.parse().ok()?,
            ShownLines::read(shown)?,
        ),
        ["decide", id, board, result, ref round @ ..] => {
            let round = match *round {
                [] => None,
                [round] => Some(round.parse().ok()?),
                _ => return None,
            };
            let board = board.parse().ok()?;
            let at = RoundBoard { round, board };
            Action::Decide(tournament(id)?, at, DecidedResult::from_word(result)?)
        }
        ["entrant", id, player, deed] => Action::Entrant(
            tournament(id)?,
            PlayerId(player.parse().ok()?),
            PersonDeed::from_word(deed)?,
        ),
        ["put-off", id, hours, ref shown @ ..] => {
            let shown = match *shown {
                [] => None,
                [seconds] => Some(Timestamp::from_second(seconds.parse().ok()?).ok()?),
                _ => return None,
            };
            Action::PutOff(tournament(id)?, hours.parse().ok()?, shown)
        }
        ["replace", id, out, put] => Action::Replace(
            tournament(id)?,
            PlayerId(out.parse().ok()?),
            PlayerId(put.parse().ok()?),
        ),
        _ => return None,
    })
}

fn tournament(id: &str) -> Option<TournamentId> {
    id.parse().ok().map(TournamentId)
}
