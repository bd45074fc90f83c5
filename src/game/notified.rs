//! Who has to be told that a game has ended or was adjourned, because others or time did it.

use super::game::Game;
use super::id::PlayerId;
use super::offer::Offer;
use super::suspension::Suspension;
use crate::rules::{Outcome, Reason};

impl Game {
    /// The people who learn only from the posted board that the game has ended, or was adjourned for
    /// being idle: everyone but the person who did it. Time is nobody's act, so both are told.
    ///
    /// Empty while the game goes on. Nobody else acts in a game against the computer: its player
    /// learns everything from the answer to their own move, unless time ended the game.
    pub fn to_notify(&self) -> Vec<PlayerId> {
        let told: Vec<PlayerId> = match self.position().outcome() {
            Some(outcome) => self.untold_of(outcome),
            None if self.is_adjourned_for_idling() => self.people().collect(),
            None => Vec::new(),
        };
        let mut listed = Vec::with_capacity(told.len());
        for player in told {
            if self.is_concerned(player) && !listed.contains(&player) {
                listed.push(player);
            }
        }
        listed
    }

    /// Whether a player is still told how the game goes: whoever left it is not once somebody has moved, or
    /// left, after that.
    pub fn is_concerned(&self, player: PlayerId) -> bool {
        let last_to_leave = self.left_last().map(|(player, _)| player);
        !self.has_left(player) || last_to_leave == Some(player)
    }

    /// Whether a player has been called to the board of this game: they are to move, have moved, or
    /// the game is over.
    pub fn has_called(&self, player: PlayerId) -> bool {
        self.to_move() == Some(player) || self.is_known_to(player)
    }

    /// Whether a player knows of the game even if they may not see its boards: they have moved, or it is over.
    pub fn is_known_to(&self, player: PlayerId) -> bool {
        self.is_over() || self.last_move_of(player).is_some()
    }

    fn untold_of(&self, outcome: Outcome) -> Vec<PlayerId> {
        match outcome.reason {
            Reason::OutOfTime => self.people().collect(),
            _ if self.against_computer().is_some() => Vec::new(),
            Reason::Agreed => match self.agreed_offer() {
                Some(offer) => self
                    .people()
                    .filter(|&it| it == offer.by || self.has_agreed_before(it, offer))
                    .collect(),
                None => self.people().collect(),
            },
            Reason::Resigned if self.agreed_offer().is_some() => {
                let offer = self.agreed_offer();
                let is_told = |it| offer.is_some_and(|offer| !self.has_just_agreed(it, offer));
                self.people().filter(|&it| is_told(it)).collect()
            }
            _ => {
                let last = self.last_move().map(|last| last.by);
                self.people().filter(|&it| Some(it) != last).collect()
            }
        }
    }

    /// Whether a player had agreed to an offer before the last one did, or had left: they learn from
    /// the board only that it was carried out.
    fn has_agreed_before(&self, player: PlayerId, offer: &Offer) -> bool {
        let seat = self.seat_of(player);
        let has_agreed = seat.is_some_and(|seat| offer.agreed.contains(seat));
        has_agreed || self.has_left(player)
    }

    /// Whether a player's word was the last that a proposal to resign needed.
    fn has_just_agreed(&self, player: PlayerId, offer: &Offer) -> bool {
        let asked = self.asked_for(offer.by, offer.kind);
        asked.contains(&player) && !self.has_agreed_before(player, offer)
    }

    fn is_adjourned_for_idling(&self) -> bool {
        let has_somebody_left = self.left_last().is_some();
        let is_agreed = self.agreed_offer().is_some() || has_somebody_left;
        self.suspension == Some(Suspension::Adjourned) && !is_agreed
    }
}
