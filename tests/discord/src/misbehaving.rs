//! How a test makes the stand-in misbehave: requests held back, refused, limited and cut off, the
//! gateway cut. What each of these does is elsewhere.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::Value;

use crate::{
    faults::Fault,
    gates::{Hold, Moment},
    gateway::{Audience, Trick},
    local_discord::LocalDiscord,
    pattern::Pattern,
    refusal::Refusal,
    trouble::{Dice, Trouble},
    world::World,
};

impl LocalDiscord {
    /// Holds back requests such as `("POST", "/channels/*/messages")`, paths below the version,
    /// until the handle is released or dropped. The bot's process may end meanwhile.
    pub fn hold(&self, moment: Moment, method: &str, path_pattern: &str) -> Hold {
        self.shared.gates.hold(moment, method, path_pattern)
    }

    /// Refuses the next such request with this status, code and sentence. 502, 503 and 504 come
    /// from what stands before Discord: the bot gets a page or nothing, and code and sentence are
    /// only noted.
    ///
    /// # Panics
    /// When `status` is no HTTP status.
    pub fn refuse_next(
        &self,
        method: &str,
        path_pattern: &str,
        status: u16,
        code: u64,
        message: &str,
    ) {
        let status = StatusCode::from_u16(status).expect("a test names a valid HTTP status");
        let refusal = Refusal::new(status, code, message);
        self.plan(method, path_pattern, Fault::Refuse(refusal));
    }

    /// Holds the next such request up until `by` has passed since it arrived, by the stand-in's
    /// clock: before it takes effect or before it is answered.
    pub fn slow_next(&self, method: &str, path_pattern: &str, moment: Moment, by: Duration) {
        self.plan(method, path_pattern, Fault::Slow(moment, by));
    }

    /// Ends the connection of the next such request: before it takes effect, or after it took
    /// effect, with half of the answer's body sent. Of an answer without a body nothing arrives.
    pub fn cut_next(&self, method: &str, path_pattern: &str, moment: Moment) {
        self.plan(method, path_pattern, Fault::Cut(moment));
    }

    /// Lets things go wrong at random from now on, or no longer; [`LocalDiscord::faults`] counts
    /// what happened.
    ///
    /// # Panics
    /// When the shares are no shares, or more than one together.
    pub fn trouble(&self, trouble: Option<Trouble>) {
        self.shared.faults.roll_for_each(trouble.map(Dice::new));
    }

    /// Lets the next such request wait for an answer for as long as its connection lasts: before it
    /// takes effect, or after it took effect.
    pub fn hang_next(&self, method: &str, path_pattern: &str, moment: Moment) {
        self.plan(method, path_pattern, Fault::Hang(moment));
    }

    /// Puts Discord out of order: every request is answered with 503 and nothing else, the gateway
    /// lets nobody in, and its connections are cut. What people do meanwhile the bot is told later,
    /// if it resumes.
    pub fn goes_down(&self) {
        self.shared.set_down(true);
    }

    /// Puts Discord in order again.
    pub fn comes_back(&self) {
        self.shared.set_down(false);
    }

    /// Lets answers leave out what time it is from now on, or say it again. Their `date` is empty:
    /// the library that serves them would write its own in place of none.
    pub fn leaves_out_the_time(&self, is_left_out: bool) {
        self.shared.set_timeless(is_left_out);
    }

    /// Empties the bucket of the next such request: it is refused with 429, and so is everything
    /// of that bucket, which is the same route in the same channel, server or interaction, until
    /// `retry_after` has passed on the stand-in's clock.
    pub fn rate_limit_next(&self, method: &str, path_pattern: &str, retry_after: Duration) {
        self.plan(method, path_pattern, Fault::RateLimit(retry_after));
    }

    /// Refuses the next such request with 429 because of a limit that the bot shares with others, as
    /// where many write in one place. The one after it is let in, when ever it comes.
    pub fn rate_limit_shared_next(&self, method: &str, path_pattern: &str, retry_after: Duration) {
        self.plan(method, path_pattern, Fault::SharedLimit(retry_after));
    }

    /// Refuses everything with 429 until `retry_after` has passed on the stand-in's clock, apart
    /// from what goes by an interaction's token, which Discord does not count.
    pub fn rate_limit_globally(&self, retry_after: Duration) {
        let now = self.shared.clock.now();
        self.shared.buckets.empty_all(now + retry_after);
    }

    /// Counts requests from now on, or no longer: each bucket lets so many through in such a time,
    /// and all of them together fifty a second, apart from what goes by an interaction's token.
    /// Every answer says in its headers how its bucket stands.
    pub fn count_requests(&self, allowance: Option<(u64, Duration)>) {
        self.shared.buckets.count(allowance);
    }

    /// How many edits of messages older than an hour are let pass in one channel, and within
    /// which time; any more are refused (30046). At first as many as others report of Discord.
    pub fn allow_old_edits(&self, count: usize, within: Duration) {
        self.shared.world().old_edits.allowed = (count, within);
    }

    /// Tells the bot of anything at all, however malformed: on the shard of the server that its
    /// `guild_id` says, else on the first.
    pub fn dispatch_raw(&self, event: &str, data: Value) {
        let guild = data["guild_id"].as_str().and_then(|id| id.parse().ok());
        let told = |_: &World| Some(data);
        let mut world = self.shared.world();
        world.dispatch(event, Audience::Bot(guild), told);
    }

    /// Cuts the bot's gateway connections without a word; it can resume.
    pub fn cut_gateway(&self) {
        self.shared.world().gateway.cut();
    }

    /// Asks the bot to reconnect and resume, as Discord does now and then.
    pub fn ask_to_reconnect(&self) {
        self.shared.world().gateway.ask_to_reconnect();
    }

    /// Forgets the sessions without a connection: they cannot be resumed, and what they missed is
    /// lost to the bot.
    pub fn forget_sessions(&self) {
        self.shared.world().gateway.forget_sessions();
    }

    /// Refuses the next attempt to resume: the session is forgotten, and what it missed is lost.
    pub fn refuse_resume(&self) {
        self.shared.world().gateway.refuse_resume();
    }

    /// Tells the next event of this name twice, such as `MESSAGE_CREATE`; `*` is any.
    pub fn repeat_next_event(&self, event: &str) {
        self.tell_next_event(event, 2);
    }

    /// Tells the next event of this name so many times; `*` is any.
    pub fn tell_next_event(&self, event: &str, times: usize) {
        let trick = Trick::Repeat(times);
        self.shared.world().gateway.plan(event, trick);
    }

    /// Keeps the next event of this name until [`LocalDiscord::tell_late_events`]; `*` is any.
    pub fn hold_back_next_event(&self, event: &str) {
        self.shared.world().gateway.plan(event, Trick::HoldBack);
    }

    /// Tells every event that was held back, after whatever was told meanwhile.
    pub fn tell_late_events(&self) {
        let mut world = self.shared.world();
        let bot = world.bot.to_string();
        world.gateway.tell_late(&bot);
    }

    fn plan(&self, method: &str, path_pattern: &str, fault: Fault) {
        let pattern = Pattern::new(method, path_pattern);
        self.shared.faults.plan(pattern, fault);
    }
}
