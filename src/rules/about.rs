//! Descriptions of the rulesets in plain words and small drawings. It decides nothing.

use super::players::Colour;
use super::{Point, Stone};

/// What a player reads about a ruleset.
#[derive(PartialEq, Eq)]
pub struct About {
    /// A few short paragraphs.
    pub paragraphs: &'static [&'static str],
    /// Drawings of what is special in it.
    pub diagrams: &'static [Diagram],
}

/// A corner of a board drawn in text, and what to see there.
#[derive(Debug, PartialEq, Eq)]
pub struct Diagram {
    /// What it shows.
    pub caption: &'static str,
    /// One line per rank from the top: a dot for an empty point, a digit for a stone of that
    /// colour, a plus for a power stone and an exclamation mark for the empty point that matters.
    pub ranks: &'static [&'static str],
}

/// What a diagram shows on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// Nothing.
    Empty,
    /// A stone.
    Stone(Stone),
    /// An empty point that the caption refers to.
    Marked,
}

/// Prints only the type's name: the full text would fill every debug output.
impl std::fmt::Debug for About {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("About")
    }
}

impl Diagram {
    /// How many files it has.
    pub fn files(&self) -> usize {
        self.ranks.first().map_or(0, |rank| rank.len())
    }

    /// Every point, rank by rank from the lowest, with what is drawn there.
    pub fn points(&self) -> impl Iterator<Item = (Point, Drawn)> + '_ {
        (0..)
            .zip(self.ranks.iter().rev())
            .flat_map(|(rank, drawing)| {
                (0..)
                    .zip(drawing.chars())
                    .map(move |(file, letter)| (Point::new(file, rank), drawn(letter)))
            })
    }
}

fn drawn(letter: char) -> Drawn {
    match letter {
        '!' => Drawn::Marked,
        '+' => Drawn::Stone(Stone::Power),
        _ => letter
            .to_digit(10)
            .and_then(|digit| u8::try_from(digit).ok())
            .and_then(Colour::new)
            .map_or(Drawn::Empty, |colour| Drawn::Stone(Stone::Of(colour))),
    }
}

const CAPTURE: Diagram = Diagram {
    caption: "1 plays on the marked point and takes both stones of 2.",
    ranks: &["......", ".122!.", "......"],
};
const MOVING_IN: Diagram = Diagram {
    caption: "2 may play on the marked point: moving in is safe.",
    ranks: &[".......", ".12!1..", "......."],
};
const THIRD_STONE: Diagram = Diagram {
    caption: "The first stone, and around it the nearest points that the third one may take.",
    ranks: &[
        "!!!!!!!", "!.....!", "!.....!", "!..1..!", "!.....!", "!.....!", "!!!!!!!",
    ],
};
const TRIO: Diagram = Diagram {
    caption: "1 plays on the marked point and takes three stones.",
    ranks: &[".......", ".1222!.", "......."],
};
const G_LINES: Diagram = Diagram {
    caption: "The nearest points for the third stone in the upper right of the centre.",
    ranks: &[
        "!.....", "......", ".!!!!!", "...!!!", "...!!!", "...!!!", "1....!",
    ],
};
const POOF: Diagram = Diagram {
    caption: "If 1 plays on the marked point, the pair stands in a bracket and is lost.",
    ranks: &[".......", ".21!2..", "......."],
};
const BREAKABLE: Diagram = Diagram {
    caption: "The row does not win yet: 2 plays on the marked point and captures out of it.",
    ranks: &["..!....", ".11111.", "..1....", "..2...."],
};
const SWAP_CHOICE: Diagram = Diagram {
    caption: "Four stones are down. Which colour would you take?",
    ranks: &["......", ".1.2..", "..1...", "....2.", "......"],
};
const SWAP2_CHOICE: Diagram = Diagram {
    caption: "Three stones are down: take a colour, or place two more and hand the choice back.",
    ranks: &["......", ".1.2..", "..1...", "......", "......"],
};
const OVERLINE: Diagram = Diagram {
    caption: "Six in a row is worth nothing.",
    ranks: &[".......", "111111.", "......."],
};
const DOUBLE_THREE: Diagram = Diagram {
    caption: "1 may not play on the marked point: it would make two open threes at once.",
    ranks: &[
        ".......", "...1...", "...1...", ".11!...", ".......", ".......",
    ],
};
const SIX: Diagram = Diagram {
    caption: "Six in a row.",
    ranks: &["........", ".111111.", "........"],
};
const SPACED: Diagram = Diagram {
    caption: "1 plays on the marked point and takes both stones of 2: all four are two apart.",
    ranks: &["..1.2.2.!.."],
};
const DIAGONAL: Diagram = Diagram {
    caption: "Only the diagonal pair is captured by a stone on the marked point.",
    ranks: &[".......", "...!221", "..2....", ".2.....", "1......"],
};
const POWER: Diagram = Diagram {
    caption: "The power stone completes this row, and could complete one of the other colour.",
    ranks: &[".......", ".11+11.", "......."],
};
const TOUCHING: Diagram = Diagram {
    caption: "The points that touch the stone.",
    ranks: &[".....", ".!!!.", ".!1!.", ".!!!.", "....."],
};
const MIXED: Diagram = Diagram {
    caption: "1 plays on the marked point and takes two stones of different colours.",
    ranks: &["......", ".123!.", "......"],
};
const FOURS: Diagram = Diagram {
    caption: "The row scores 5 for its owner; the four below it scores 1.",
    ranks: &["......", "11111.", "......", "2222..", "......"],
};
const THREES: Diagram = Diagram {
    caption: "The four scores 10 for its owner; the three below it scores 1.",
    ranks: &["......", "1111..", "......", "222...", "......"],
};

const BASE: &str = "Players take turns placing one stone on any empty point. The first stone goes \
    to the centre. Five or more of your stones in a row win at once, in any direction.";
const PAIRS: &str = "If your stone and another of yours enclose exactly two enemy stones in a \
    line, these two are captured and come off the board. One stone can capture in several \
    directions. Ten captured stones, which is five pairs, win as well.";
const LIKE_PENTE: &str = "Everything else is as in Pente.";
const LIKE_KERYO: &str = "Everything else is as in Keryo-Pente.";
const ENDLESS: &str = "Captures could repeat for ever, so a game is a draw once 2,000 stones have \
    been placed.";
const BLACK_BEGINS: &str = "By custom whoever begins has the black stones.";
const TOURNAMENT: &str = "Tournament rule: the third stone, which is the second of whoever began, \
    must stand at least three lines from the centre.";

pub(super) const PENTE: About = About {
    paragraphs: &[
        BASE,
        PAIRS,
        "You may safely place a stone so that your own pair ends up enclosed: only the player who \
     closes a bracket captures. A single stone and three or more are never captured.",
        TOURNAMENT,
        "The sources differ on six or more in a row: the booklet lets them win, and the encyclopedia \
     reports that in competitive play only exactly five wins. Here they win, unless the \
     option `overline` says otherwise. The option `bans` forbids the first player, or both players, \
     to make two open threes at once, as in events influenced by Renju.",
        ENDLESS,
    ],
    diagrams: &[CAPTURE, MOVING_IN, THIRD_STONE],
};
pub(super) const KERYO_PENTE: About = About {
    paragraphs: &[
        "Exactly three enclosed stones are captured just as exactly two are, and one stone can do \
     both in different directions. It takes fifteen captured stones to win by captures.",
        TOURNAMENT,
        "Everything else is as in Pente, the options `overline` and `bans` included.",
    ],
    diagrams: &[TRIO],
};
pub(super) const SMALL_KERYO: About = About {
    paragraphs: &[
        "Keryo-Pente on 13 by 13 lines, with the centre at G7: pairs and trios are captured, and \
     fifteen captured stones win.",
        TOURNAMENT,
        LIKE_KERYO,
    ],
    diagrams: &[TRIO],
};
pub(super) const G_PENTE: About = About {
    paragraphs: &[
        "The third stone must stand at least three lines from the centre. On the file and on the rank \
     of the centre it must even stand five lines away.",
        LIKE_PENTE,
    ],
    diagrams: &[G_LINES],
};
pub(super) const POOF_PENTE: About = About {
    paragraphs: &[
        "Moving in is not safe: if your stone makes a pair of yours that stands between two enemy \
     stones, both stones of the pair come off the board and count for your opponent. Your own \
     captures by that stone still happen first.",
        "After a stone the larger number of captures wins if it has reached ten, so you can lose on \
     your own move. With equal numbers the game goes on. Only then does a row count, and only if \
     the stone that made it still stands.",
        TOURNAMENT,
        LIKE_PENTE,
    ],
    diagrams: &[POOF],
};
pub(super) const BOAT_PENTE: About = About {
    paragraphs: &[
        "Five in a row wins at once only if your opponent cannot capture a stone of it on the next \
     move. If that is possible, the game goes on: your opponent must break the row or lose, \
     whatever else the move may do.",
        TOURNAMENT,
        LIKE_PENTE,
    ],
    diagrams: &[BREAKABLE],
};
pub(super) const O_PENTE: About = About {
    paragraphs: &[
        "Pairs and trios are captured and fifteen stones win, as in Keryo-Pente. Pairs and trios that \
     move into a bracket are lost, as in Poof-Pente. A row wins only if no capture can break it \
     on the next move, as in Boat-Pente; rows are looked at before captures are counted.",
        TOURNAMENT,
    ],
    diagrams: &[TRIO, POOF, BREAKABLE],
};
pub(super) const D_PENTE: About = About {
    paragraphs: &[
        "Whoever begins places the first four stones, two of each colour by turns, anywhere on the \
     board. The other player then chooses which colour to play, and white moves next.",
        LIKE_PENTE,
    ],
    diagrams: &[SWAP_CHOICE],
};
pub(super) const DK_PENTE: About = About {
    paragraphs: &[
        "Whoever begins places the first four stones, two of each colour by turns, anywhere on the \
     board. The other player then chooses which colour to play, and white moves next.",
        LIKE_KERYO,
    ],
    diagrams: &[SWAP_CHOICE],
};
pub(super) const SWAP2_PENTE: About = About {
    paragraphs: &[
        "Whoever begins places three stones anywhere: white, black, white. The other player takes \
     white, or takes black, or places a black and a white stone and hands the choice back. Then \
     black moves.",
        LIKE_PENTE,
    ],
    diagrams: &[SWAP2_CHOICE],
};
pub(super) const SWAP2_KERYO: About = About {
    paragraphs: &[
        "Whoever begins places three stones anywhere: white, black, white. The other player takes \
     white, or takes black, or places a black and a white stone and hands the choice back. Then \
     black moves.",
        LIKE_KERYO,
    ],
    diagrams: &[SWAP2_CHOICE],
};
pub(super) const GOMOKU: About = About {
    paragraphs: &[
        "Players take turns placing one stone; nothing is ever captured. Exactly five of your stones \
     in a row win. Six or more are worth nothing. The first stone goes to the centre.",
        BLACK_BEGINS,
    ],
    diagrams: &[OVERLINE],
};
pub(super) const NINUKI_RENJU: About = About {
    paragraphs: &[
        "Pairs are captured and five pairs win. A row wins only if it is exactly five long and no \
     capture can break it on the next move, or has not broken it. A longer row is worth nothing, \
     but if your capture cuts your opponent's longer row down to exactly five, your opponent wins; \
     if that capture was your fifth, the game is drawn.",
        "Neither player may make open threes on two lines with one stone. An open three is three \
     stones within four points that one more turns into four in a row with both ends empty, from \
     which either end wins. A line on which one more stone wins is a four and no three; a three \
     and a four are allowed, and so are two fours. The ban is lifted for a stone that makes five or \
     the fifth capture, and when no other stone can stop a four or break a five.",
        "The sources differ on whom the ban binds: the encyclopedia says only the first player, two \
     others say both. Here it binds both, unless the option `bans` leaves the second player free.",
        "The board has 15 lines and the first stone goes to its centre, H8.",
        BLACK_BEGINS,
    ],
    diagrams: &[BREAKABLE, OVERLINE, DOUBLE_THREE],
};
pub(super) const COMPLICATION: About = About {
    paragraphs: &[
        "Only exactly five in a row wins; a longer row is worth nothing.",
        "No stone may make open threes on two lines at once. An open three is three stones within \
     four points that one more turns into four in a row with both ends empty, from which either \
     end wins. A line on which one more stone wins is a four and no three; a three together with a \
     four is allowed, and so are two fours. The ban is lifted for a stone that wins, and when your \
     opponent threatens five and only such a stone can stop it.",
        LIKE_PENTE,
    ],
    diagrams: &[OVERLINE, DOUBLE_THREE],
};
pub(super) const CONNECT6: About = About {
    paragraphs: &[
        "The first turn is a single stone in the centre. After that every turn has two stones. \
     Nothing is captured. Six or more in a row win, even with the first stone of a turn.",
    ],
    diagrams: &[SIX],
};
pub(super) const LINEAR_PENTE: About = About {
    paragraphs: &[
        "The board is one line of 19 points, A to T. Two enemy stones between two of yours are \
     captured when all four are equally spaced: next to each other, or two, three or four points \
     apart. Five equally spaced stones of yours win. Captures alone do not win, and the first \
     stone may go anywhere.",
        ENDLESS,
    ],
    diagrams: &[SPACED],
};
pub(super) const PYATKA: About = About {
    paragraphs: &[
        "Pairs are captured along diagonals only. To win you need both: five or more in a row on the \
     board, and three captured pairs. It does not matter which comes first, but the row must \
     stand when the second comes true. It is looked for on the whole board.",
        "The encyclopedia that tells the story of this game doubts that the story is true.",
        "The first stone goes to the centre.",
        ENDLESS,
    ],
    diagrams: &[DIAGONAL],
};
pub(super) const PENTE_PLUS: About = About {
    paragraphs: &[
        "Each player has two power stones and may play one on any turn instead of a normal stone. A \
     power stone counts as any colour in a row and as the end of a bracket for whoever plays, and \
     it is never captured itself.",
        "The publisher's rules may say more about power stones; their text is not known to us.",
        LIKE_PENTE,
    ],
    diagrams: &[POWER],
};
pub(super) const NEIGHBOURS: About = About {
    paragraphs: &[
        "Every stone after the first must touch a stone that is on the board, straight or diagonally.",
        LIKE_PENTE,
    ],
    diagrams: &[TOUCHING],
};
pub(super) const PARTNERS: About = About {
    paragraphs: &[
        "Four people, two against two, sit in turn: first one side, then the other, then the partners. \
     Partners play the same colour. Rows and captures count for the side.",
        "Partners may not discuss strategy.",
        LIKE_PENTE,
    ],
    diagrams: &[CAPTURE],
};
pub(super) const TEAM_PENTE: About = About {
    paragraphs: &[
        "Four people with four colours, the first and third against the second and fourth. A row \
     counts only in one person's own colour. A side wins with ten stones captured from its \
     opponents. The two stones of a capture may differ in colour, but neither may be yours; your \
     partner's stones are captured like any others and count for nobody.",
        "On a partner's stones the sources differ: the booklet lets them be captured without \
     counting, the encyclopedia says that only opponents' stones are targets. Here the booklet is \
     followed.",
        "Partners may not discuss strategy. If one leaves, the side loses.",
        LIKE_PENTE,
    ],
    diagrams: &[MIXED],
};
pub(super) const PARTY: About = About {
    paragraphs: &[
        "Three to six people with a colour each play in turn, everybody for themselves. Five in a row \
     of your own colour or ten captured stones of any others win. The two stones of a capture may \
     differ in colour, but neither may be yours.",
        "Whoever leaves is out: the stones stay and can be captured. The last one left wins.",
        LIKE_PENTE,
    ],
    diagrams: &[MIXED],
};
pub(super) const POINTS: About = About {
    paragraphs: &[
        "A match of several games of Pente. Each game scores 5 points for the five in a row, 1 for \
     each captured pair, and 1 for each four in a row that still stands at the end. The four \
     must be exactly four long. The first to 21 points wins the match; the loser of a game \
     begins the next.",
        "If both pass 21 in one game, the higher number wins; if they are equal, another game is \
     played. A player may be given points at the start as a handicap.",
        "The tournament rule is optional: without it only the first stone is bound to its place, \
     and the option `opening` turns it on.",
    ],
    diagrams: &[FOURS],
};
pub(super) const POINTS_PARTY: About = About {
    paragraphs: &[
        "A match of several short games. A game ends with four in a row or four captured pairs. It \
     scores 10 points for the four, 1 for each captured pair, and 1 for each row of exactly three \
     that still stands. The first to 21 points wins the match; whoever scored least begins the \
     next game.",
        "If several pass 21 in one game, the highest number wins; if that is shared, another game is \
     played. The two stones of a capture may differ in colour, but neither may be yours.",
    ],
    diagrams: &[THREES],
};
