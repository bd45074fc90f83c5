//! Writes an action as an id.

use std::fmt;

use crate::discord::action::{Action, VERSION, Word};

/// The id: version, action and what it concerns, as in `t1:accept:412` or `t1:choose:412:4:swap`.
impl fmt::Display for Action {
    #[expect(clippy::too_many_lines, reason = "an arm for each action")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:")?;
        match *self {
            Self::Accept(id) => write!(f, "accept:{id}"),
            Self::Decline(id) => write!(f, "decline:{id}"),
            Self::Withdraw(id) => write!(f, "withdraw:{id}"),
            Self::Change(id) => write!(f, "change:{id}"),
            Self::Draft(draft, part) => write!(f, "draft:{draft}:{}", part.word()),
            Self::Counter(draft) => write!(f, "counter:{draft}"),
            Self::Redraft(draft) => write!(f, "redraft:{draft}"),
            Self::DropDraft(purpose) => write!(f, "drop-draft:{purpose}"),
            Self::Sit(id, None) => write!(f, "sit:{id}"),
            Self::Sit(id, Some(side)) => write!(f, "sit:{id}:{side}"),
            Self::Stand(id) => write!(f, "stand:{id}"),
            Self::StartTable(id) => write!(f, "start-table:{id}"),
            Self::FillTable(id) => write!(f, "fill-table:{id}"),
            Self::CloseTable(id) => write!(f, "close-table:{id}"),
            Self::Pick(id) => write!(f, "pick:{id}"),
            Self::Pad(picker) => write!(f, "pad:{picker}"),
            Self::Pan(picker, way) => write!(f, "pan:{picker}:{}", way.word()),
            Self::Point(picker, at) => write!(f, "point:{picker}:{at}"),
            Self::Menus(picker) => write!(f, "menus:{picker}"),
            Self::File(picker) => write!(f, "file:{picker}"),
            Self::Rank(picker, on) => write!(f, "rank:{picker}:{on}"),
            Self::Play(shown, kind, at) => write!(f, "play:{shown}:{}:{at}", kind.word()),
            Self::Stone(picker, kind, at) => write!(f, "stone:{picker}:{}:{at}", kind.word()),
            Self::ChangeMove(shown) => write!(f, "change-move:{shown}"),
            Self::Seal(id) => write!(f, "seal:{id}"),
            Self::SealChoice(shown, choice) => write!(f, "seal-choice:{shown}:{}", choice.word()),
            Self::Unseal(id) => write!(f, "unseal:{id}"),
            Self::Choose(shown, choice) => write!(f, "choose:{shown}:{}", choice.word()),
            Self::Type(shown, kind) => write!(f, "type:{shown}:{}", kind.word()),
            Self::More(id) => write!(f, "more:{id}"),
            Self::AskFollow(id) => write!(f, "ask-follow:{id}"),
            Self::Follow(id, wants) => write!(f, "follow:{id}:{}", wants.id()),
            Self::Unfollow(id) => write!(f, "unfollow:{id}"),
            Self::Board(id) => write!(f, "board:{id}"),
            Self::Bring(id, form) => write!(f, "bring:{id}:{}", form.word()),
            Self::IfThen(id, request) => write!(f, "if-then:{id}:{request}"),
            Self::RulesOf(id) => write!(f, "rules-of:{id}"),
            Self::Rules(group) => write!(f, "rules:{}", group.word()),
            Self::Tournament(action, id) => write!(f, "tournament:{}:{id}", action.word()),
            Self::TournamentDraft(action, id, changes) => {
                write!(f, "tournament-draft:{}:{id}:{changes}", action.word())
            }
            Self::DraftForm(action, id, changes, shown) => {
                write!(f, "draft-form:{}:{id}:{changes}:{shown}", action.word())
            }
            Self::Tournaments(page) => write!(f, "tournaments:{page}"),
            Self::OpenTournament => write!(f, "open-tournament"),
            Self::Crosstable(id, form, page) => {
                write!(f, "crosstable:{id}:{}:{page}", form.word())
            }
            Self::Decide(id, at, result) => {
                write!(f, "decide:{id}:{}:{}", at.board, result.word())?;
                at.round.map_or(Ok(()), |round| write!(f, ":{round}"))
            }
            Self::Entrant(id, player, deed) => write!(f, "entrant:{id}:{player}:{}", deed.word()),
            Self::PutOff(id, hours, None) => write!(f, "put-off:{id}:{hours}"),
            Self::PutOff(id, hours, Some(shown)) => {
                write!(f, "put-off:{id}:{hours}:{}", shown.as_second())
            }
            Self::Replace(id, out, put) => write!(f, "replace:{id}:{out}:{put}"),
            Self::Hill(action, ruleset) => write!(f, "hill:{}:{ruleset}", action.word()),
            Self::Games(whose, page) => write!(f, "games:{whose}:{page}"),
            Self::Rematch(id) => write!(f, "rematch:{id}"),
            Self::Replay(id) => write!(f, "replay:{id}"),
            Self::Review(id) => write!(f, "review:{id}"),
            Self::ShareReview(id) => write!(f, "share-review:{id}"),
            Self::DeclineShare(id) => write!(f, "decline-share:{id}"),
            Self::BetterLine(id, at, depth) => write!(f, "better-line:{id}:{at}:{depth}"),
            Self::Opening(action, at) => write!(f, "{}:{at}", action.word()),
            Self::OtherMistake(id) => write!(f, "other-mistake:{id}"),
            Self::TurningPoint(id, at) => write!(f, "turning-point:{id}:{at}"),
            Self::Step(id, shown, way) => write!(f, "step:{id}:{shown}:{}", way.word()),
            Self::StepTo(id) => write!(f, "step-to:{id}"),
            Self::History(list) => write!(f, "history:{list}"),
            Self::OpenFinished => write!(f, "open-finished"),
            Self::Export(format) => write!(f, "export:{}", format.word()),
            Self::Record(number, shown, way) => {
                write!(f, "record:{number}:{shown}:{}", way.word())
            }
            Self::AskResign(id) => write!(f, "ask-resign:{id}"),
            Self::Resign(id) => write!(f, "resign:{id}"),
            Self::PlayOn(id) => write!(f, "play-on:{id}"),
            Self::Offer(id, None, kind) => write!(f, "offer:{id}:{}", kind.word()),
            Self::Offer(id, Some(at), kind) => write!(f, "offer:{id}:{at}:{}", kind.word()),
            Self::Reply(offered, reply) => write!(f, "reply:{offered}:{}", reply.word()),
            Self::GiveDay(id) => write!(f, "give-day:{id}"),
            Self::Claim(id) => write!(f, "claim:{id}"),
            Self::GoOn(id) => write!(f, "go-on:{id}"),
            Self::Set(setting) => write!(f, "set:{}", setting.word()),
            Self::Switch(setting, true) => write!(f, "switch:{}:yes", setting.word()),
            Self::Switch(setting, false) => write!(f, "switch:{}:no", setting.word()),
            Self::Turn(page) => write!(f, "turn:{}", page.word()),
            Self::Help(page) => write!(f, "help:{}", page.word()),
            Self::BaseRules => write!(f, "base-rules"),
            Self::RulesNamed(ruleset) => write!(f, "rules-named:{ruleset}"),
            Self::Learn(action) => write!(f, "learn:{action}"),
            Self::Puzzle(action) => write!(f, "puzzle:{action}"),
            Self::Friends => write!(f, "friends"),
            Self::Challenge => write!(f, "challenge"),
            Self::Opponents => write!(f, "opponents"),
            Self::Against => write!(f, "against"),
            Self::Seek => write!(f, "seek"),
            Self::Seeks => write!(f, "seeks"),
            Self::StopSeek(id) => write!(f, "stop-seek:{id}"),
            Self::AskEverywhere(id) => write!(f, "ask-everywhere:{id}"),
            Self::SeekEverywhere(id) => write!(f, "seek-everywhere:{id}"),
            Self::TakeSeek => write!(f, "take-seek"),
            Self::Report(id) => write!(f, "report:{id}"),
            Self::Block(id) => write!(f, "block:{id}"),
            Self::Delete(action) => write!(f, "delete:{}", action.word()),
            Self::Zone => write!(f, "zone"),
        }
    }
}
