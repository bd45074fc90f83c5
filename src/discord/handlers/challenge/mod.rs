//! Invitations: `/challenge`, the buttons under an invitation, counter-offers, games against the
//! computer, rematches.

pub mod buttons;
pub mod command;
pub mod computer;
pub mod counter_offer;
mod handicap;
pub mod hill_menu;
mod options;
pub mod person_menu;
pub mod rematch;
mod send_invitation;
