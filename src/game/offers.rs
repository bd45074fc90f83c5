//! What players of a game may offer each other, and what becomes of it. An offer stands until it is
//! answered, withdrawn, or void because of the next move.

use jiff::{SignedDuration, Timestamp};

use super::game::Game;
use super::id::PlayerId;
use super::mark::Mark;
use super::offer::{Offer, OfferKind, Wished};
use super::refusal::Refusal;
use super::reset::Reset;
use super::suspension::Suspension;
use crate::rules::Move;

/// For how long a move may be taken back without asking, unless the other one has begun to answer.
pub const FREE_TAKEBACK: SignedDuration = SignedDuration::from_mins(2);

impl Game {
    /// The offers that stand.
    pub fn offers(&self) -> impl Iterator<Item = &Offer> {
        let now = self.mark();
        let goes_on = !self.is_over();
        self.offers
            .iter()
            .filter(move |offer| goes_on && offer.at == now)
    }

    /// The offers that a move, or what else happened, has made moot.
    pub fn moot_offers(&self) -> impl Iterator<Item = &Offer> {
        let now = self.mark();
        let is_over = self.is_over();
        self.offers
            .iter()
            .filter(move |offer| is_over || offer.at != now)
    }

    /// Somebody offers something. If the other one has offered the same it is agreed; a takeback
    /// may need no agreement.
    ///
    /// A new offer takes the place of an earlier one by the same player; one that stands already
    /// goes on standing.
    pub fn offer(
        &mut self,
        by: PlayerId,
        kind: OfferKind,
        now: Timestamp,
    ) -> Result<Wished, Refusal> {
        self.check_offer(by, kind)?;
        // The engine agrees to everything but a draw: it plays on.
        if self.machine.is_some() && kind == OfferKind::Draw {
            return Err(Refusal::MachinePlaysOn);
        }
        let agrees =
            self.machine.is_some() || self.offers().any(|it| it.by != by && it.kind == kind);
        let is_free = kind == OfferKind::Takeback && self.is_takeback_free(by, now);
        if agrees || is_free {
            self.carry_out(by, kind, now)?;
            if is_free && !agrees {
                self.free_takeback = Some(self.ply());
            }
            return Ok(Wished::Done);
        }
        if self.check_standing(by, kind).is_ok() {
            return Ok(Wished::Stands);
        }
        let at = self.mark();
        self.offers.retain(|offer| offer.by != by && offer.at == at);
        self.offers.push(Offer {
            by,
            kind,
            at,
            message: None,
            is_silent: false,
        });
        Ok(Wished::Offered)
    }

    /// What a player offers is posted without a ping.
    pub fn silence_offer(&mut self, by: PlayerId) {
        let own = self.offers.iter_mut().filter(|offer| offer.by == by);
        own.for_each(|offer| offer.is_silent = true);
    }

    /// Somebody agrees to what another one offered.
    pub fn agree(
        &mut self,
        by: PlayerId,
        from: PlayerId,
        kind: OfferKind,
        now: Timestamp,
    ) -> Result<(), Refusal> {
        self.check_answer(by, from, kind)?;
        self.carry_out(from, kind, now)
    }

    /// Somebody declines what another one offered.
    pub fn decline(
        &mut self,
        by: PlayerId,
        from: PlayerId,
        kind: OfferKind,
    ) -> Result<(), Refusal> {
        self.check_answer(by, from, kind)?;
        self.drop_offer(from);
        Ok(())
    }

    /// Somebody takes back what they offered.
    pub fn withdraw(
        &mut self,
        by: PlayerId,
        from: PlayerId,
        kind: OfferKind,
    ) -> Result<(), Refusal> {
        self.check_seated(by)?;
        self.check_standing(from, kind)?;
        if by != from {
            return Err(Refusal::NotYourOffer { by: from });
        }
        self.drop_offer(from);
        Ok(())
    }

    /// Whether this player took back the move that had led to this board, and nothing has happened
    /// since.
    pub fn has_taken_back(&self, by: PlayerId, shown: Mark) -> bool {
        self.anew == Some(Reset::TakenBack)
            && self.waits_for(by)
            && shown.edition.checked_add(1) == Some(self.edition)
            && self.ply() < shown.ply
    }

    /// Refuses to talk of an offer that was made at another board than the game is at.
    pub fn check_offered(&self, at: Mark) -> Result<(), Refusal> {
        let is_now = at == self.mark();
        let game = self.id;
        is_now.then_some(()).ok_or(Refusal::OfferIsMoot { game })
    }

    /// Whether it matters that a player begins to answer: the last move could still be taken back
    /// without asking.
    pub fn opening_matters(&self, by: PlayerId, now: Timestamp) -> bool {
        let is_fresh = now.duration_since(self.moved_at) <= FREE_TAKEBACK;
        self.waits_for(by) && is_fresh && !self.is_opened()
    }

    /// The one to move begins to answer, or has left answers beforehand.
    pub fn open(&mut self) {
        self.opened = Some(self.mark());
    }

    fn is_opened(&self) -> bool {
        self.opened == Some(self.mark())
    }

    /// Either player ends a pause.
    pub fn go_on(&mut self, by: PlayerId, now: Timestamp) -> Result<(), Refusal> {
        self.check_seated(by)?;
        self.check_running()?;
        if self.rest != Some(Suspension::Paused) {
            return Err(Refusal::NotPaused { game: self.id });
        }
        self.take_up(Reset::Resumed, now);
        Ok(())
    }

    /// The game is put away: nobody loses, and it may be taken up again.
    pub fn adjourn(&mut self, now: Timestamp) {
        self.stand_still(Suspension::Adjourned, now);
    }

    fn carry_out(
        &mut self,
        from: PlayerId,
        kind: OfferKind,
        now: Timestamp,
    ) -> Result<(), Refusal> {
        match kind {
            OfferKind::Draw => {
                self.advance(Move::AgreeDraw, now)?;
                self.press_clock(now);
            }
            OfferKind::Takeback => self.take_back(from, now)?,
            OfferKind::Pause => self.stand_still(Suspension::Paused, now),
            OfferKind::Adjourn => self.stand_still(Suspension::Adjourned, now),
            OfferKind::Revive => self.take_up(Reset::Revived, now),
        }
        self.offers.clear();
        Ok(())
    }

    fn check_offer(&self, by: PlayerId, kind: OfferKind) -> Result<(), Refusal> {
        self.check_seated(by)?;
        self.check_running()?;
        let game = self.id;
        match (kind, self.rest) {
            (OfferKind::Revive, Some(Suspension::Adjourned)) => Ok(()),
            (OfferKind::Revive, _) => Err(Refusal::NotAdjourned { game }),
            (_, Some(Suspension::Adjourned)) => Err(Refusal::Adjourned { game }),
            (OfferKind::Pause, Some(Suspension::Paused)) => Err(Refusal::AlreadyPaused { game }),
            (OfferKind::Takeback, _) if self.last_move_of(by).is_none() => {
                Err(Refusal::NothingToTakeBack { game })
            }
            _ => Ok(()),
        }
    }

    fn check_answer(&self, by: PlayerId, from: PlayerId, kind: OfferKind) -> Result<(), Refusal> {
        self.check_seated(by)?;
        self.check_running()?;
        self.check_standing(from, kind)?;
        if by == from {
            return Err(Refusal::YourOwnOffer);
        }
        Ok(())
    }

    fn check_standing(&self, from: PlayerId, kind: OfferKind) -> Result<(), Refusal> {
        let stands = self.offers().any(|it| it.by == from && it.kind == kind);
        let game = self.id;
        stands.then_some(()).ok_or(Refusal::OfferIsMoot { game })
    }

    fn drop_offer(&mut self, from: PlayerId) {
        self.offers.retain(|offer| offer.by != from);
    }

    /// Whether a player may take their move back without asking: it was the last one, it was made
    /// just now, the other one has not begun to answer, and nothing was taken back so at this ply
    /// before. Each takeback pings the opponent once more with the move that follows it.
    fn is_takeback_free(&self, by: PlayerId, now: Timestamp) -> bool {
        let is_last = self.last_move().is_some_and(|last| last.by == by);
        let is_fresh = now.duration_since(self.moved_at) <= FREE_TAKEBACK;
        let is_first = self.free_takeback.is_none_or(|ply| self.ply() > ply + 1);
        is_last && is_fresh && is_first && !self.is_opened() && self.rest.is_none()
    }
}
