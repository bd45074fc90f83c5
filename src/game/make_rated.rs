//! A game that two players make rated or unrated by agreement, as long as it has hardly begun.

use super::courtesy_refusal::CourtesyRefusal;
use super::game::Game;
use super::hill::HillRefusal;
use super::limits::STONES_TO_RATE;
use super::refusal::GameRefusal;
use super::reset::Reset;

impl Game {
    /// Refuses to make the game rated, or unrated: the rules for this are those of [`Terms::check`], and at
    /// most [`STONES_TO_RATE`] stones stand on the board. A game of a set for the hill stays rated.
    ///
    /// [`Terms::check`]: super::Terms::check
    pub fn check_make_rated(&self, rated: bool) -> Result<(), GameRefusal> {
        self.check_running()?;
        let game = self.id;
        if self.is_among_several() {
            return Err(CourtesyRefusal::RatingAtTable.into());
        }
        if self.computer.is_some() {
            return Err(CourtesyRefusal::RatingWithComputer.into());
        }
        if rated {
            self.terms.check_if_rated()?;
        }
        if self.terms.hill && !rated {
            return Err(HillRefusal::StaysRated.into());
        }
        if self.follows.is_some() || self.terms.ruleset.scoring.is_some() {
            return Err(CourtesyRefusal::RatingOfMatch.into());
        }
        match (self.terms.rated, rated) {
            (true, true) => return Err(CourtesyRefusal::AlreadyRated { game }.into()),
            (false, false) => return Err(CourtesyRefusal::AlreadyUnrated { game }.into()),
            _ => {}
        }
        if self.position().ply() > STONES_TO_RATE {
            let most = STONES_TO_RATE;
            return Err(CourtesyRefusal::TooLateToRate { game, most }.into());
        }
        Ok(())
    }

    /// Makes the game rated or unrated. The board is another one then, which says so.
    pub fn set_rated(&mut self, rated: bool) {
        self.terms.rated = rated;
        let why = if rated { Reset::Rated } else { Reset::Unrated };
        self.reset_board(Some(why));
    }
}
