//! Games and challenges: what was agreed, who sits where, and what may happen next.
//!
//! Pure: the current time and the coin toss are arguments. This module knows the rules of play and
//! nothing else: no database, no Discord, no ratings.

pub mod absence;
pub mod calendar;
pub mod challenge;
pub mod change_refusal;
mod changing;
pub mod claim;
pub mod clock;
pub mod computer;
pub mod courtesy_refusal;
pub mod finish;
pub mod following;
mod full_hour;
#[expect(
    clippy::module_inception,
    reason = "the game is this module's main noun"
)]
pub mod game;
pub mod hill;
pub mod id;
pub mod last_move;
mod letters;
pub mod limits;
mod live_refusal;
mod make_rated;
pub mod match_course;
pub mod match_game;
pub mod move_times;
mod notified;
pub mod offer;
pub mod offers;
pub mod pace;
mod past;
pub mod person;
pub mod place;
pub mod plan;
pub mod player_result;
pub mod profile_audience;
pub mod recurrence;
pub mod refusal;
pub mod rematch;
pub mod reminder;
pub mod reset;
mod review_refusal;
pub mod revision;
#[cfg(test)]
mod sample;
pub mod seal;
pub mod seal_refusal;
pub mod season;
pub mod seat_set;
pub mod seek;
pub mod seek_refusal;
pub mod server;
pub mod set;
pub mod settings;
pub mod standing;
pub mod suspension;
pub mod table;
pub mod terms;
#[cfg(test)]
mod tests;
mod time_gift;
mod timing;
pub mod vacation;
pub mod visibility;

pub use absence::Absence;
pub use calendar::{Calendar, Weekend};
pub use challenge::{Challenge, ChallengeStatus, Coin};
pub use change_refusal::ChangeRefusal;
pub use claim::Late;
pub use clock::{Clock, Running};
pub use computer::Computer;
pub use courtesy_refusal::CourtesyRefusal;
pub use finish::{finish, places};
pub use following::{FollowRefusal, Following};
pub use full_hour::full_hour;
pub use game::{Game, ResumeError, Snapshot, Start, Status, TimeGivenBack};
pub use hill::{Climb, Climber, Hill, HillRefusal, PlaceDue, Step};
pub use id::{
    ChallengeId, ChannelId, DailyPuzzleId, GameId, HillId, InteractionId, MessageId, OfferId,
    PlayerId, RoleId, SeasonId, SeekId, ServerId, TableId, TournamentId,
};
pub use last_move::LastMove;
pub use live_refusal::LiveRefusal;
pub use match_course::MatchCourse;
pub use match_game::{MatchGame, ScoredGame};
pub use move_times::{MoveTime, MoveTimes};
pub use offer::{Offer, OfferKind, OfferResult};
pub use pace::{Expiry, LiveClock, Pace};
pub use person::{DELETED_NAME, Nickname, Person};
pub use place::Place;
pub use plan::{LONGEST_LINE, Line, Plan};
pub use player_result::PlayerResult;
pub use profile_audience::ProfileAudience;
pub use recurrence::{Recurrence, RecurrenceError, UsualRecurrence};
pub use refusal::GameRefusal;
pub use rematch::{rematch, rematch_of_set};
pub use reminder::{QuietHours, Reminder, Reminders, TimePreferences};
pub use reset::Reset;
pub use review_refusal::ReviewRefusal;
pub use revision::Revision;
pub use seal::{Seal, SealedMove};
pub use seal_refusal::SealRefusal;
pub use season::{Season, SeasonLength, SeasonPeriod};
pub use seat_set::SeatSet;
pub use seek::{Band, Seek};
pub use seek_refusal::{Mismatch, SeekRefusal};
pub use server::{ServerSettings, ServerSettingsPatch};
pub use set::{Set, SetMargin, SetResult, leaver};
pub use settings::{Settings, SettingsPatch};
pub use standing::StandsFor;
pub use suspension::Suspension;
pub use table::{
    Chair, KeptChair, SeatOrder, Stood, Table, TableRefusal, TableRematch, TableStatus,
};
pub use terms::{First, Terms};
pub use timing::Due;
pub use vacation::{Extension, Vacation, VacationNews};
pub use visibility::{Viewpoint, Visibility};
