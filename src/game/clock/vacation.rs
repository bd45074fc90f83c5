//! Vacation on a clock: once its own time is used up, the player's vacation extends the deadline.

use jiff::Timestamp;

use super::Clock;
use crate::game::reminder::{LAST_CALL, Reminder, Reminders};

impl Clock {
    /// Extends the deadline: the clock's own time is used up and its owner is on vacation, at most
    /// until `at_most`. The hour that is being used ends at `until`. There is another last call, if
    /// it is not too late for that now.
    pub fn go_on_vacation(&mut self, until: Timestamp, at_most: Timestamp, now: Timestamp) {
        if let Some(running) = &mut self.running {
            if !running.is_on_vacation() {
                let is_short = at_most.duration_since(now) <= LAST_CALL;
                running.reminded = if is_short {
                    Reminders::up_to(Reminder::LastCall)
                } else {
                    Reminders::up_to(Reminder::Low)
                };
            }
            running.deadline = at_most;
            running.vacation = Some(until);
        }
    }

    /// Lets the vacation of the running clock's owner end at this time at the latest. There is another
    /// last call before that, if it is not too late for that now.
    pub fn limit_vacation(&mut self, end: Timestamp, now: Timestamp) {
        if let Some(running) = &mut self.running
            && running.is_on_vacation()
            && running.deadline > end
        {
            running.deadline = end;
            if end.duration_since(now) > LAST_CALL {
                running.reminded = Reminders::up_to(Reminder::Low);
            }
        }
    }

    /// Lets the clock run out when the hour of vacation that is being used is over.
    pub fn end_vacation(&mut self) {
        if let Some(running) = &mut self.running {
            running.deadline = running.vacation.unwrap_or(running.deadline);
        }
    }
}
