//! The rules for offers between players: who may make one, and what happens to it. An offer stands
//! until it is answered, withdrawn, or made moot by the next move.

use jiff::{SignedDuration, Timestamp};

use super::game::Game;
use super::id::PlayerId;
use super::limits::DOUBLE_PRESS;
use super::offer::{Offer, OfferKind, OfferResult};
use super::refusal::GameRefusal;
use super::reset::Reset;
use super::revision::Revision;
use super::seat_set::SeatSet;
use super::suspension::Suspension;
use crate::rules::{Departure, Move, Seat};

/// For how long a move may be taken back without agreement, unless the opponent has started to
/// answer.
pub const FREE_TAKEBACK: SignedDuration = SignedDuration::from_mins(2);

impl Game {
    /// The offers that stand.
    pub fn offers(&self) -> impl Iterator<Item = &Offer> {
        let now = self.revision();
        let goes_on = !self.is_over();
        self.offers
            .iter()
            .filter(move |offer| goes_on && offer.at == now)
    }

    /// The offers that a move, or anything else since, has made moot.
    pub fn moot_offers(&self) -> impl Iterator<Item = &Offer> {
        let now = self.revision();
        let is_over = self.is_over();
        self.offers
            .iter()
            .filter(move |offer| is_over || offer.at != now)
    }

    /// The offer whose acceptance ended or adjourned the game, until that is posted.
    pub fn agreed_offer(&self) -> Option<&Offer> {
        let kind = match (self.record().moves.last(), self.suspension) {
            (Some(Move::AgreeDraw), _) => OfferKind::Draw,
            (Some(&Move::Leave(seat, Departure::Resigned)), _) if self.is_over() => {
                let leaver = self.player(seat);
                let mut offers = self.offers.iter();
                return offers.find(|it| it.kind == OfferKind::Resign && it.by == leaver);
            }
            (_, Some(Suspension::Adjourned)) => OfferKind::Adjourn,
            _ => return None,
        };
        self.offers.iter().find(|offer| offer.kind == kind)
    }

    /// A player makes an offer. If the other player has offered the same, it is carried out; a
    /// takeback may need no agreement. Between more than two players, offering what another player
    /// has offered is to agree to it, except to a takeback: each takes back moves of their own.
    ///
    /// A new offer replaces an earlier one by the same player. Repeating a standing offer leaves it
    /// as it is.
    pub fn offer(
        &mut self,
        by: PlayerId,
        kind: OfferKind,
        now: Timestamp,
    ) -> Result<OfferResult, GameRefusal> {
        self.check_offer(by, kind)?;
        // The computer agrees to everything but a draw: it plays on.
        if self.computer.is_some() && kind == OfferKind::Draw {
            return Err(GameRefusal::ComputerPlaysOn);
        }
        let asked = self.asked_for(by, kind);
        let same = self.same_offer(by, kind);
        let is_mutual = same.is_some_and(|other| asked == [other]);
        let agrees = asked.is_empty() || is_mutual;
        let is_free = kind == OfferKind::Takeback && self.is_takeback_free(by, now);
        if agrees || is_free {
            if asked.is_empty() && kind == OfferKind::Adjourn {
                self.offers.push(self.new_offer(by, kind));
            }
            self.carry_out(by, kind, now)?;
            let is_by_person = !asked.is_empty() && agrees;
            if kind == OfferKind::Takeback && !is_by_person {
                self.free_takeback = Some(self.ply());
            } else if kind == OfferKind::Takeback {
                self.note_agreed_takeback();
            }
            return Ok(OfferResult::Done);
        }
        if self.standing(by, kind).is_ok() {
            return Ok(OfferResult::Stands);
        }
        if let Some(other) = same {
            return self.agree(by, other, kind, now);
        }
        let at = self.revision();
        self.offers.retain(|offer| offer.by != by && offer.at == at);
        self.offers.push(self.new_offer(by, kind));
        Ok(OfferResult::Offered)
    }

    /// Who has offered the same to this player, so that offering it back is to agree. Between more than
    /// two, takebacks are not the same: each takes back moves of their own.
    pub fn same_offer(&self, by: PlayerId, kind: OfferKind) -> Option<PlayerId> {
        let is_same_thing = kind != OfferKind::Takeback || self.players.len() == 2;
        let mut others = self.offers().filter(|it| it.kind == kind && is_same_thing);
        let other = others.find(|it| it.by != by && self.asked_for(it.by, kind).contains(&by));
        other.map(|offer| offer.by)
    }

    fn new_offer(&self, by: PlayerId, kind: OfferKind) -> Offer {
        Offer {
            id: None,
            by,
            kind,
            at: self.revision(),
            message: None,
            is_silent: false,
            agreed: SeatSet::default(),
        }
    }

    /// The people who have to agree if a player offers this: everybody else who is still in; only
    /// the person to move, and partners, if a takeback would undo nothing but the last move; only
    /// partners if it is to resign. The computer agrees to everything.
    pub fn asked_for(&self, by: PlayerId, kind: OfferKind) -> Vec<PlayerId> {
        let is_last = self.last_turn().is_some_and(|last| last.by == by);
        let next = self.to_move();
        let is_person = self
            .people()
            .any(|person| next == Some(person) && person != by);
        let only_next = kind == OfferKind::Takeback && is_last && is_person;
        self.people()
            .filter(|&person| person != by && !self.has_left(person))
            .filter(|&person| !only_next || next == Some(person) || self.are_partners(by, person))
            .filter(|&person| kind != OfferKind::Resign || self.are_partners(by, person))
            .collect()
    }

    /// Whether two players are on one side.
    fn are_partners(&self, one: PlayerId, other: PlayerId) -> bool {
        let side = |player| {
            self.seat_of(player)
                .map(|seat| self.position().side_of(seat))
        };
        side(one) == side(other)
    }

    /// The people who have yet to agree to a standing offer.
    pub fn still_asked(&self, offer: &Offer) -> Vec<PlayerId> {
        let mut asked = self.asked_for(offer.by, offer.kind);
        asked.retain(|&person| {
            let seat = self.seat_of(person);
            seat.is_none_or(|seat| !offer.agreed.contains(seat))
        });
        asked
    }

    /// Marks a player's offers to be posted without a ping.
    pub fn silence_offer(&mut self, by: PlayerId) {
        let own = self.offers.iter_mut().filter(|offer| offer.by == by);
        own.for_each(|offer| offer.is_silent = true);
    }

    /// A player accepts another's offer. It is carried out once everybody has who is asked.
    pub fn agree(
        &mut self,
        by: PlayerId,
        from: PlayerId,
        kind: OfferKind,
        now: Timestamp,
    ) -> Result<OfferResult, GameRefusal> {
        let seat = self.check_answer(by, from, kind)?;
        let offer = self.standing(from, kind)?;
        let agreed = offer.agreed.with(seat);
        let offer = Offer { agreed, ..*offer };
        if !self.still_asked(&offer).is_empty() {
            let mut all = self.offers.iter_mut();
            if let Some(own) = all.find(|it| it.by == from && it.kind == kind) {
                own.agreed = agreed;
            }
            return Ok(OfferResult::Agreed);
        }
        // The last one to agree is not noted: they need not be told that it is done.
        self.carry_out(from, kind, now)?;
        if kind == OfferKind::Takeback {
            self.note_agreed_takeback();
        }
        Ok(OfferResult::Done)
    }

    /// A player declines the other's offer.
    pub fn decline(
        &mut self,
        by: PlayerId,
        from: PlayerId,
        kind: OfferKind,
    ) -> Result<(), GameRefusal> {
        self.check_answer(by, from, kind)?;
        self.drop_offer(from);
        Ok(())
    }

    /// A player withdraws their own offer.
    pub fn withdraw(
        &mut self,
        by: PlayerId,
        from: PlayerId,
        kind: OfferKind,
    ) -> Result<(), GameRefusal> {
        self.check_seated(by)?;
        self.standing(from, kind)?;
        if by != from {
            return Err(GameRefusal::NotYourOffer { by: from });
        }
        self.drop_offer(from);
        Ok(())
    }

    /// Whether this player took back the move that had led to the board `shown`, and nothing has
    /// happened since.
    pub fn has_taken_back(&self, by: PlayerId, shown: Revision) -> bool {
        self.reset == Some(Reset::TakenBack)
            && self.waits_for(by)
            && self.was_reset_once_since(shown)
            && self.ply() < shown.ply
    }

    /// Whether this player took a move back just now without asking anybody, and nothing has happened
    /// since.
    pub fn has_just_taken_back(&self, by: PlayerId, now: Timestamp) -> bool {
        self.reset == Some(Reset::TakenBack)
            && self.waits_for(by)
            && self.free_takeback == Some(self.ply())
            && now.duration_since(self.moved_at) <= DOUBLE_PRESS
    }

    /// Whether the offer of this player that was made on the board `at` was carried out, and nothing has
    /// happened since.
    pub fn has_agreed(&self, from: PlayerId, kind: OfferKind, at: Revision) -> bool {
        let is_next = self.was_reset_once_since(at);
        match kind {
            OfferKind::Draw => self.record().moves.last() == Some(&Move::AgreeDraw),
            OfferKind::Takeback => is_next && self.reset == Some(Reset::TakenBack),
            OfferKind::Pause => is_next && self.suspension == Some(Suspension::Paused),
            OfferKind::Adjourn => is_next && self.suspension == Some(Suspension::Adjourned),
            OfferKind::Resume => is_next && self.reset.is_some_and(Reset::is_resumption),
            OfferKind::Resign => self.left_last() == Some((from, Departure::Resigned)),
            OfferKind::Rate => is_next && self.reset == Some(Reset::Rated),
            OfferKind::Unrate => is_next && self.reset == Some(Reset::Unrated),
        }
    }

    fn was_reset_once_since(&self, board: Revision) -> bool {
        board.resets.checked_add(1) == Some(self.resets)
    }

    /// Whether a player has made no move since this board: whatever the others did, the move that the
    /// player would take back is the same.
    pub fn has_not_moved_since(&self, by: PlayerId, shown: Revision) -> bool {
        let last = self.last_move_of(by).map(|index| self.turns_before(index));
        shown.resets == self.resets && last.is_none_or(|turns| turns < usize::from(shown.ply))
    }

    /// Refuses to act on an offer that was made on a board other than the current one.
    pub fn check_offered(&self, at: Revision) -> Result<(), GameRefusal> {
        let is_now = at == self.revision();
        let game = self.id;
        is_now
            .then_some(())
            .ok_or(GameRefusal::OfferIsMoot { game })
    }

    /// Whether it matters that a player starts to answer: the last move could still be taken back
    /// without agreement, or was changed.
    pub fn matters_if_opened(&self, by: PlayerId, now: Timestamp) -> bool {
        let is_fresh = now.duration_since(self.moved_at) <= FREE_TAKEBACK;
        let is_open = self.waits_for(by) && !self.is_opened();
        is_open && (is_fresh || self.unseen_change(by).is_some())
    }

    /// Records that the player to move has started to answer, or has planned replies in advance.
    pub fn start_answering(&mut self) {
        self.opened = Some(self.revision());
    }

    pub(super) fn is_opened(&self) -> bool {
        self.opened == Some(self.revision())
    }

    /// Any player ends a pause.
    pub fn go_on(&mut self, by: PlayerId, now: Timestamp) -> Result<(), GameRefusal> {
        self.check_in(by)?;
        let game = self.id;
        match self.suspension {
            Some(Suspension::Paused) => {
                self.end_suspension(Reset::PauseEnded, now);
                Ok(())
            }
            Some(Suspension::Adjourned) => Err(GameRefusal::Adjourned { game }),
            None => Err(GameRefusal::NotPaused { game }),
        }
    }

    /// Adjourns the game because it was idle: nobody loses, and it can be resumed.
    pub fn adjourn(&mut self, now: Timestamp) {
        // An offer to adjourn that nobody answered did not adjourn it.
        self.offers.retain(|offer| offer.kind != OfferKind::Adjourn);
        self.suspend(Suspension::Adjourned, now);
    }

    fn carry_out(
        &mut self,
        from: PlayerId,
        kind: OfferKind,
        now: Timestamp,
    ) -> Result<(), GameRefusal> {
        match kind {
            OfferKind::Draw => {
                self.advance(Move::AgreeDraw, now)?;
                self.press_clock(now);
            }
            OfferKind::Takeback => self.take_back(from, now)?,
            OfferKind::Pause => self.suspend(Suspension::Paused, now),
            OfferKind::Adjourn => self.suspend(Suspension::Adjourned, now),
            OfferKind::Resume => self.end_suspension(Reset::Resumed, now),
            OfferKind::Resign => {
                self.resign(from, now)?;
            }
            OfferKind::Rate => self.set_rated(true),
            OfferKind::Unrate => self.set_rated(false),
        }
        // This one tells who did not act last.
        self.offers.retain(|offer| {
            let is_kept = matches!(
                kind,
                OfferKind::Draw | OfferKind::Adjourn | OfferKind::Resign
            );
            offer.kind == kind && is_kept
        });
        Ok(())
    }

    fn check_offer(&self, by: PlayerId, kind: OfferKind) -> Result<(), GameRefusal> {
        self.check_in(by)?;
        if let Some(rated) = kind.rated() {
            self.check_make_rated(rated)?;
        }
        let game = self.id;
        match (kind, self.suspension) {
            (OfferKind::Resign, _) | (OfferKind::Resume, Some(Suspension::Adjourned)) => Ok(()),
            (OfferKind::Resume, None) => Err(GameRefusal::NotAdjourned { game }),
            (OfferKind::Adjourn, Some(Suspension::Adjourned)) => {
                Err(GameRefusal::AlreadyAdjourned { game })
            }
            (_, Some(Suspension::Adjourned)) => Err(GameRefusal::Adjourned { game }),
            (OfferKind::Pause | OfferKind::Resume, Some(Suspension::Paused)) => {
                Err(GameRefusal::AlreadyPaused { game })
            }
            (OfferKind::Takeback, _) if self.last_move_of(by).is_none() => {
                Err(GameRefusal::NothingToTakeBack { game })
            }
            _ => Ok(()),
        }
    }

    fn check_answer(
        &self,
        by: PlayerId,
        from: PlayerId,
        kind: OfferKind,
    ) -> Result<Seat, GameRefusal> {
        let seat = self.check_in(by)?;
        self.standing(from, kind)?;
        let asked = self.asked_for(from, kind);
        if by == from {
            let asked = if self.is_among_several() {
                asked
            } else {
                Vec::new()
            };
            return Err(GameRefusal::YourOwnOffer { asked });
        }
        if !asked.contains(&by) {
            return Err(GameRefusal::NotAsked { asked });
        }
        if self.standing(from, kind)?.agreed.contains(seat) {
            return Err(GameRefusal::AlreadyAgreed);
        }
        Ok(seat)
    }

    /// A player's offer, while it stands.
    fn standing(&self, from: PlayerId, kind: OfferKind) -> Result<&Offer, GameRefusal> {
        let game = self.id;
        let mut offers = self.offers();
        let standing = offers.find(|it| it.by == from && it.kind == kind);
        standing.ok_or(GameRefusal::OfferIsMoot { game })
    }

    fn drop_offer(&mut self, from: PlayerId) {
        self.offers.retain(|offer| offer.by != from);
    }

    /// What was taken back here without asking counts no more, once others have agreed to a takeback to the same
    /// place.
    fn note_agreed_takeback(&mut self) {
        if self.free_takeback == Some(self.ply()) {
            self.free_takeback = None;
        }
    }

    /// Whether the player to move took a move back without asking anybody, and nothing has happened since.
    pub fn was_taken_back_freely(&self) -> bool {
        self.reset == Some(Reset::TakenBack) && self.free_takeback == Some(self.ply())
    }

    /// Whether a player can take their last move back only if others agree.
    pub fn needs_agreement_to_take_back(&self, by: PlayerId, now: Timestamp) -> bool {
        let asked = self.asked_for(by, OfferKind::Takeback);
        !asked.is_empty() && !self.is_takeback_free(by, now)
    }

    /// Whether a player may take their move back without agreement: it is the last move, it was
    /// made just now, the opponent has not started to answer, and none was taken back for
    /// free at this place in the game before. Each takeback pings the opponent once more with the
    /// move that follows it.
    fn is_takeback_free(&self, by: PlayerId, now: Timestamp) -> bool {
        let is_last = self.last_turn().is_some_and(|last| last.by == by);
        let is_fresh = now.duration_since(self.moved_at) <= FREE_TAKEBACK;
        let is_first = self.is_first_free_change();
        is_last && is_fresh && is_first && !self.is_opened() && self.suspension.is_none()
    }

    /// Whether no move was taken back or changed at this place in the game without asking anybody.
    pub(super) fn is_first_free_change(&self) -> bool {
        self.free_takeback.is_none_or(|ply| self.ply() > ply + 1)
    }
}
