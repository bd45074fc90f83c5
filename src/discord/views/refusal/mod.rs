//! Every refusal as a sentence: what is wrong, and what would be right.

mod game;
mod rules;

use self::rules::extent;
use crate::discord::refusal::Refusal;
use crate::discord::views::phrases::{bans, listed, opening};
use crate::discord::views::safe_text::typed;
use crate::rules::{OptionsRefusal, PointError};
use crate::service;

/// The private message to a person whose request is refused.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Service(refusal) => of_service(refusal),
        Refusal::Point { typed: text, error } => of_point(text, *error),
        Refusal::Options(refusal) => of_options(*refusal),
        Refusal::Ruleset { typed: text } => format!(
            "There is no ruleset {}. Leave it out for Pente, or choose one from the list.",
            typed(text)
        ),
        Refusal::Game { typed: text } => format!(
            "{} is not the number of a game. Games go by numbers, like 412; `/games` lists yours.",
            typed(text)
        ),
        Refusal::Zone { typed: text } => format!(
            "I know no time zone {}. Name it like `Europe/Berlin`, or by a large city in it.",
            typed(text)
        ),
        Refusal::QuietHours { typed: text } => format!(
            "{} are no quiet hours. Write the full hours, like `22-7`, or `none`.",
            typed(text)
        ),
        Refusal::NoGame => "You have no game running. `/challenge` invites somebody.".to_owned(),
        Refusal::NothingWaits => {
            "No game waits for you now. `/games` shows whose turn it is in each.".to_owned()
        }
        Refusal::WhichGame { games } => {
            let games = games.iter().map(|id| format!("**{id}**"));
            format!(
                "More than one game could be meant: {}. Say which one with the option `game`, or \
                 begin a line with its number, like `412 K10`.",
                listed(games)
            )
        }
        Refusal::OpponentIsBot => {
            "Other bots do not play. Invite a person by their name, or me.".to_owned()
        }
        Refusal::LevelOfPerson => {
            "Only I play at a level. Leave it out to invite a person, or invite me.".to_owned()
        }
        Refusal::OnlyOnServers => {
            "Invitations are made in a server's channel, where both of you can see the board."
                .to_owned()
        }
        Refusal::NotReachable => {
            "I cannot post boards here by myself. Begin the game in a private conversation with me, \
             or on a server that I was invited to."
                .to_owned()
        }
        Refusal::Permissions(missing) => format!(
            "A game here needs more than I am allowed in this channel. Somebody who manages it can \
             allow me: {}.",
            listed(missing.names.iter().map(|name| format!("**{name}**")))
        ),
        Refusal::GamesChannel(channel) => format!(
            "Games are played in <#{channel}> here, but I cannot post there. Somebody who manages the \
             server can allow me to, or choose another channel with `/server`."
        ),
        Refusal::ManageServer => {
            "Only members with the permission **Manage Server** choose how games are played here. \
             `/settings` is for what only you see."
                .to_owned()
        }
        Refusal::Button => {
            "This button has no meaning any more. `/games` lists your games, `/board` shows one."
                .to_owned()
        }
        Refusal::Command => {
            "I do not know this command in this form. Discord may still show an older one: try \
             again in a minute, or see `/help`."
                .to_owned()
        }
        Refusal::TooMuch => {
            "That is more than I can answer at once, so I will leave the rest unanswered for a while. \
             Please try again in a minute."
                .to_owned()
        }
        Refusal::TooSoon => {
            "You have done this too often just now. Nothing was changed; please try again in a minute."
                .to_owned()
        }
        Refusal::Stopping => {
            "I am about to restart. Nothing was changed; please try again in a moment.".to_owned()
        }
    }
}

fn of_service(refusal: &service::ServiceRefusal) -> String {
    match refusal {
        service::ServiceRefusal::Game(refusal) => game::of_game(refusal),
        service::ServiceRefusal::NoSuchGame(id) => {
            format!("There is no game {id}. `/games` lists yours.")
        }
        service::ServiceRefusal::NoSuchChallenge(_) => {
            "There is no such invitation any more. `/challenge` makes a new one.".to_owned()
        }
        service::ServiceRefusal::Repeated => "That is done already.".to_owned(),
        service::ServiceRefusal::Overtaken(id) => {
            format!("Game {id} has just gone on while you pressed. `/board` shows how it stands.")
        }
        service::ServiceRefusal::ClockSetBack { .. } => {
            "The clock of the machine I run on has gone back. I decide nothing by it until somebody \
             sets it right; every game is kept."
                .to_owned()
        }
        service::ServiceRefusal::NoSuchOpponent => {
            "I play every ruleset for two, at a level from 1 to 10. Choose one of those.".to_owned()
        }
        service::ServiceRefusal::NoSuchRuleset => {
            "There is no such ruleset. Choose one from the list.".to_owned()
        }
        service::ServiceRefusal::NoSuchId(_) => "Discord knows nobody by that number.".to_owned(),
    }
}

fn of_point(text: &str, error: PointError) -> String {
    let text = typed(text);
    match error {
        PointError::Unreadable => format!(
            "{text} is not a point. Name it by a letter and a number, like `K10`, or by steps from \
             the centre, like `R3U2`."
        ),
        PointError::NoFileI => {
            format!("{text} is not a point: there is no file I, the files go from H straight to J.")
        }
        PointError::OffBoard { size } => {
            format!("{text} is not on this board. {}", extent(size))
        }
    }
}

fn of_options(refusal: OptionsRefusal) -> String {
    match refusal {
        OptionsRefusal::Size { lines } => {
            format!("A board has an odd number of lines from 9 to 19, not {lines}.")
        }
        OptionsRefusal::SizeIsFixed { ruleset } => {
            format!("{ruleset} is played on a board of its own size. Leave the size out.")
        }
        OptionsRefusal::OpeningIsFixed { ruleset } => {
            format!("{ruleset} has its own opening. Leave the opening out.")
        }
        OptionsRefusal::Opening { ruleset, allowed } => {
            let allowed: Vec<_> = allowed.iter().map(|&allowed| opening(allowed)).collect();
            format!(
                "{ruleset} begins in one of these ways: {}. Choose one of them.",
                allowed.join(", or ")
            )
        }
        OptionsRefusal::PoofIsFixed { ruleset } => {
            format!("Poof does not go with {ruleset}. Leave it out.")
        }
        OptionsRefusal::BoatIsFixed { ruleset } => {
            format!("Boat does not go with {ruleset}. Leave it out.")
        }
        OptionsRefusal::OverlineIsFixed { ruleset } => {
            format!("{ruleset} has its own rule for six in a row. Leave `overline` out.")
        }
        OptionsRefusal::BansAreFixed { ruleset } => {
            format!("{ruleset} has its own rule for double threes. Leave `bans` out.")
        }
        OptionsRefusal::Bans { ruleset, allowed } => {
            let allowed: Vec<_> = allowed.iter().map(|&allowed| bans(allowed)).collect();
            format!(
                "{ruleset} is played in one of these ways: {}. Choose one of them.",
                allowed.join(", or ")
            )
        }
    }
}
