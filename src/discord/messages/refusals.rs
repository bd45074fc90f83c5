//! Every refusal as a sentence: what is wrong, and what would be right.

use super::game_refusals;
use super::names::typed;
use super::words::{bans, listed, opening};
use crate::discord::refusal::Refusal;
use crate::rules::{self, BoardSize, Choice, Notation, OptionsRefusal, PointError, StoneColour};
use crate::service;

/// What a refused person is told, privately.
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

fn of_service(refusal: &service::Refusal) -> String {
    match refusal {
        service::Refusal::Game(refusal) => game_refusals::of_game(refusal),
        service::Refusal::NoSuchGame(id) => {
            format!("There is no game {id}. `/games` lists yours.")
        }
        service::Refusal::NoSuchChallenge(_) => {
            "There is no such invitation any more. `/challenge` makes a new one.".to_owned()
        }
        service::Refusal::Repeated => "That is done already.".to_owned(),
        service::Refusal::Overtaken(id) => {
            format!("Game {id} has just gone on while you pressed. `/board` shows how it stands.")
        }
        service::Refusal::ClockSetBack { .. } => {
            "The clock of the machine I run on has gone back. I decide nothing by it until somebody \
             sets it right; every game is kept."
                .to_owned()
        }
        service::Refusal::NoSuchOpponent => {
            "I play every ruleset for two, at a level from 1 to 10. Choose one of those.".to_owned()
        }
        service::Refusal::NoSuchRuleset => {
            "There is no such ruleset. Choose one from the list.".to_owned()
        }
        service::Refusal::NoSuchId(_) => "Discord knows nobody by that number.".to_owned(),
    }
}

/// A refusal by the rules of play.
pub fn of_rules(refusal: &rules::Refusal) -> String {
    match refusal {
        rules::Refusal::OffBoard { size, .. } => {
            format!("That point is not on the board. {}", extent(*size))
        }
        rules::Refusal::Occupied { point, shown, .. } => {
            let what = shown.map_or("power", StoneColour::name);
            format!("{point} is taken by a {what} stone. Choose an empty point.")
        }
        rules::Refusal::NotYourTurn { .. } => {
            "It is not your turn. `/board` shows whose it is.".to_owned()
        }
        rules::Refusal::GameOver => "The game is over. `/board` shows its end.".to_owned(),
        rules::Refusal::CentreRequired { centre } => {
            format!("The first stone goes to the centre, {centre}.")
        }
        rules::Refusal::TooNearCentre { centre, distance } => format!(
            "By the tournament rule this stone must stand at least {distance} lines away from the \
             centre, {centre}: outside the square of {0} x {0} around it.",
            2 * distance - 1
        ),
        rules::Refusal::OnCentreLine { centre, distance } => format!(
            "On the lines through the centre, {centre}, this stone must stand at least {distance} \
             lines away from it."
        ),
        rules::Refusal::ChoicePending { .. } => {
            "First a colour is chosen, with the buttons under the board or from the list of `/move`; \
             then stones are placed."
                .to_owned()
        }
        rules::Refusal::PlacementPending { .. } => {
            "There is nothing to choose now. Place a stone: name a point, like `K10`.".to_owned()
        }
        rules::Refusal::NotOffered { offered } => {
            format!("That is not on offer. You can {}.", offers(offered))
        }
        rules::Refusal::DoubleThree { threes } => {
            let threes = threes.map(|three| {
                let points = three.map(|point| point.to_string());
                points.join("-")
            });
            format!(
                "This stone would make two open threes at once ({}), which is forbidden here. Choose \
                 another point.",
                threes.join(" and ")
            )
        }
        rules::Refusal::MustTouch => {
            "Here every stone must touch one that stands already. Choose a point beside one."
                .to_owned()
        }
        rules::Refusal::NoPowerStone => {
            "You have no power stone left. Play an ordinary stone.".to_owned()
        }
        rules::Refusal::NoSuchSeat { seats, .. } => {
            format!("This game has {seats} players only.")
        }
        rules::Refusal::SeatLeft { .. } => "That player has left the game already.".to_owned(),
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

/// "Its files go from A to T (without I), its ranks from 1 to 19."
fn extent(size: BoardSize) -> String {
    let last = rules::Point::new(size.files() - 1, size.ranks() - 1);
    let last = last.text(Notation::Board, size);
    let file = last.trim_end_matches(|digit: char| digit.is_ascii_digit());
    format!(
        "Its files go from A to {file} (without I), its ranks from 1 to {}.",
        size.ranks()
    )
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

fn offers(offered: &[Choice]) -> String {
    let words = offered.iter().map(|choice| match choice {
        Choice::Swap => "take white",
        Choice::NoSwap => "take black",
        Choice::Pass => "place two more stones and hand the choice back",
    });
    words.collect::<Vec<_>>().join(", or ")
}
