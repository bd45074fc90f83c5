//! Tournaments: they are made, announced and entered, their rounds are paired and played, and they end by
//! themselves. What is paired with whom is decided by [`crate::tournament`].

mod check_in;
mod checks;
mod deed_limits;
mod deleted_people;
mod entering;
pub(super) mod knock_out;
mod league_managing;
mod leagues;
mod limits;
mod looking_after;
mod managing;
mod people;
mod posting;
mod refusal;
mod repetition;
mod report;
mod rounds;
mod series;
mod setting_up;
mod settling;
mod start_times;
mod starting;
pub(super) mod struck_out;
mod telling;
pub(super) mod tournament_news;
mod verdict;
mod view;

pub use check_in::takes_check_in;
pub use checks::problems_of_change;
pub use entering::round_of_bye;
pub use knock_out::KnockOutGame;
pub use leagues::Movement;
pub use limits::{LONGEST_TOURNAMENT_NAME, MOST_GOING_ON};
pub use managing::{Adjudication, decidable, played_round};
pub use people::Replacement;
pub use posting::TournamentPost;
pub(super) use posting::pause_tournaments_of;
pub use refusal::{SeasonRefusal, TournamentRefusal};
pub use setting_up::{TournamentActor, TournamentOrder, check_draft_start};
pub use start_times::start_when_resumed;
pub use starting::check_enough;
pub use struck_out::PointCounts;
pub use tournament_news::TournamentNotice;
pub use view::{ListedTournament, TournamentSeries, TournamentView};
