//! The six looks as data. To change how a theme looks, change a value here.

#![allow(
    clippy::unreadable_literal,
    reason = "colours are written as everybody writes them"
)]

use super::look::{Finish, Footer, Ground, Look, StoneLook};
use super::rgb::Rgb;
use super::shape::Shape;

/// A stone from its dark side, body, light side, rim and mark.
const fn stone(colours: [u32; 5], shape: Shape, emblem: Option<Shape>) -> StoneLook {
    let [dark, body, light, rim, mark] = colours;
    StoneLook {
        dark: Rgb::hex(dark),
        body: Rgb::hex(body),
        light: Rgb::hex(light),
        rim: Rgb::hex(rim),
        mark: Rgb::hex(mark),
        shape,
        emblem,
    }
}

/// Round stones, with an emblem from the third colour on: no two colours differ in hue alone.
const fn round(colours: [[u32; 5]; 7]) -> [StoneLook; 7] {
    let [first, second, third, fourth, fifth, sixth, power] = colours;
    [
        stone(first, Shape::Disc, None),
        stone(second, Shape::Disc, None),
        stone(third, Shape::Disc, Some(Shape::Triangle)),
        stone(fourth, Shape::Disc, Some(Shape::Square)),
        stone(fifth, Shape::Disc, Some(Shape::Diamond)),
        stone(sixth, Shape::Disc, Some(Shape::Plus)),
        stone(power, Shape::Disc, Some(Shape::Star)),
    ]
}

/// Glass and shell as they lie on a wooden board, for the themes that model their stones.
const MODELLED: [StoneLook; 7] = round([
    [0xbfb6a6, 0xf1ece2, 0xffffff, 0x9c917f, 0x23201c],
    [0x0b0b0e, 0x26262b, 0x8b8b93, 0x050507, 0xffffff],
    [0x7a1414, 0xc3312b, 0xf0938a, 0x5a0c0c, 0xffffff],
    [0x12406e, 0x2f78ba, 0x9ccbee, 0x0b2c4e, 0xffffff],
    [0x14532d, 0x2f8f52, 0x9bdcb0, 0x0c3a1f, 0xffffff],
    [0x9a6a00, 0xe8b021, 0xfff0b0, 0x6e4b00, 0x2e2000],
    [0x5b3a86, 0x9a76c9, 0xe9dcff, 0x3f2660, 0xffffff],
]);

/// A wooden board with shaded stones.
pub const WOOD: Look = Look {
    ground: Ground::Grained(Rgb::hex(0xd5a25c), Rgb::hex(0xe6bd7c)),
    margin: Rgb::hex(0xcf9b57),
    line: Rgb::hex(0x4d3314),
    coordinate: Rgb::hex(0x4a2f10),
    footer: Footer {
        surface: Rgb::hex(0xf7ecd8),
        text: Rgb::hex(0x2c1e0e),
        faint: Rgb::hex(0x7a6242),
        turn: Rgb::hex(0xecd3a2),
        turn_edge: Rgb::hex(0xb98a45),
        socket: Rgb::hex(0xcdb68e),
    },
    cross: Rgb::hex(0xa81e14),
    row: Rgb::hex(0x0a78e6),
    finish: Finish {
        relief: 1.0,
        gloss: 1.0,
        shadow: 0.42,
        rim: 0.05,
    },
    stones: MODELLED,
};

/// Bright and plain.
pub const LIGHT: Look = Look {
    ground: Ground::Plain(Rgb::hex(0xe9edf1)),
    margin: Rgb::hex(0xdfe4ea),
    line: Rgb::hex(0x8a95a1),
    coordinate: Rgb::hex(0x46525e),
    footer: Footer {
        surface: Rgb::hex(0xffffff),
        text: Rgb::hex(0x1b232c),
        faint: Rgb::hex(0x62707e),
        turn: Rgb::hex(0xdce8f7),
        turn_edge: Rgb::hex(0x7ba7dd),
        socket: Rgb::hex(0xc9d1d9),
    },
    cross: Rgb::hex(0xcc2a1e),
    row: Rgb::hex(0xe8590c),
    finish: Finish {
        relief: 0.55,
        gloss: 0.5,
        shadow: 0.28,
        rim: 0.06,
    },
    stones: MODELLED,
};

/// For dark rooms.
pub const DARK: Look = Look {
    ground: Ground::Plain(Rgb::hex(0x3a4149)),
    margin: Rgb::hex(0x2e343b),
    line: Rgb::hex(0x77828e),
    coordinate: Rgb::hex(0xc4ccd4),
    footer: Footer {
        surface: Rgb::hex(0x22262b),
        text: Rgb::hex(0xf0f3f6),
        faint: Rgb::hex(0xa3adb8),
        turn: Rgb::hex(0x36414e),
        turn_edge: Rgb::hex(0x6d8fb8),
        socket: Rgb::hex(0x4a525b),
    },
    cross: Rgb::hex(0xff7a66),
    row: Rgb::hex(0xff9f1c),
    finish: Finish {
        relief: 0.7,
        gloss: 0.8,
        shadow: 0.45,
        rim: 0.06,
    },
    stones: round([
        [0xb4b4b4, 0xe8e8e6, 0xffffff, 0x8f9296, 0x1c1e20],
        [0x050506, 0x121316, 0x6a7078, 0x7d868f, 0xffffff],
        [0x7a1414, 0xc3312b, 0xf0938a, 0xe08078, 0xffffff],
        [0x12406e, 0x2f78ba, 0x9ccbee, 0x7fb4e0, 0xffffff],
        [0x14532d, 0x2f8f52, 0x9bdcb0, 0x74c592, 0xffffff],
        [0x9a6a00, 0xe8b021, 0xfff0b0, 0xf6d67c, 0x2e2000],
        [0x5b3a86, 0x9a76c9, 0xe9dcff, 0xcdb4f0, 0xffffff],
    ]),
};

/// The strongest contrast, for weak eyes and bright sun.
pub const HIGH_CONTRAST: Look = Look {
    ground: Ground::Plain(Rgb::hex(0x000000)),
    margin: Rgb::hex(0x000000),
    line: Rgb::hex(0x8c8c8c),
    coordinate: Rgb::hex(0xffffff),
    footer: Footer {
        surface: Rgb::hex(0x000000),
        text: Rgb::hex(0xffffff),
        faint: Rgb::hex(0xe0e0e0),
        turn: Rgb::hex(0x00307a),
        turn_edge: Rgb::hex(0xffe500),
        socket: Rgb::hex(0x8c8c8c),
    },
    cross: Rgb::hex(0xffe500),
    row: Rgb::hex(0xffe500),
    finish: Finish {
        relief: 0.0,
        gloss: 0.0,
        shadow: 0.0,
        rim: 0.17,
    },
    stones: round([
        [0xffffff, 0xffffff, 0xffffff, 0xffffff, 0x000000],
        [0x000000, 0x000000, 0x000000, 0xffffff, 0xffffff],
        [0xd00000, 0xd00000, 0xd00000, 0xffffff, 0xffffff],
        [0x0050d0, 0x0050d0, 0x0050d0, 0xffffff, 0xffffff],
        [0x007a2f, 0x007a2f, 0x007a2f, 0xffffff, 0xffffff],
        [0xffb800, 0xffb800, 0xffb800, 0xffffff, 0x000000],
        [0xc77dff, 0xc77dff, 0xc77dff, 0xffffff, 0x000000],
    ]),
};

/// A shape for every colour, in the hues of Okabe and Ito.
pub const COLOUR_BLIND: Look = Look {
    ground: Ground::Plain(Rgb::hex(0xe8dfcc)),
    margin: Rgb::hex(0xddd2ba),
    line: Rgb::hex(0x8d8369),
    coordinate: Rgb::hex(0x3f3a2c),
    footer: Footer {
        surface: Rgb::hex(0xfaf7ef),
        text: Rgb::hex(0x1d1b15),
        faint: Rgb::hex(0x655e4b),
        turn: Rgb::hex(0xe3ecf3),
        turn_edge: Rgb::hex(0x0072b2),
        socket: Rgb::hex(0xcbc2ab),
    },
    cross: Rgb::hex(0x1d1b15),
    row: Rgb::hex(0xd55e00),
    finish: Finish {
        relief: 0.3,
        gloss: 0.0,
        shadow: 0.22,
        rim: 0.1,
    },
    stones: [
        stone(
            [0xe2e2e2, 0xffffff, 0xffffff, 0x1d1b15, 0x000000],
            Shape::Disc,
            None,
        ),
        stone(
            [0x000000, 0x1e1e1e, 0x4a4a4a, 0x000000, 0xffffff],
            Shape::Square,
            None,
        ),
        stone(
            [0xb04e00, 0xd55e00, 0xf08a3c, 0x4a2100, 0xffffff],
            Shape::Triangle,
            None,
        ),
        stone(
            [0x005a8f, 0x0072b2, 0x3d9fd6, 0x002a44, 0xffffff],
            Shape::Diamond,
            None,
        ),
        stone(
            [0x007a59, 0x009e73, 0x46c7a3, 0x003d2c, 0xffffff],
            Shape::Plus,
            None,
        ),
        stone(
            [0xd8c92c, 0xf0e442, 0xfaf3a0, 0x5a5400, 0x000000],
            Shape::Star,
            None,
        ),
        stone(
            [0xb05a8c, 0xcc79a7, 0xe6b3cf, 0x5a2442, 0x000000],
            Shape::Disc,
            Some(Shape::Star),
        ),
    ],
};

/// Black on white, saves ink.
pub const PRINT: Look = Look {
    ground: Ground::Plain(Rgb::hex(0xffffff)),
    margin: Rgb::hex(0xffffff),
    line: Rgb::hex(0x6e6e6e),
    coordinate: Rgb::hex(0x000000),
    footer: Footer {
        surface: Rgb::hex(0xffffff),
        text: Rgb::hex(0x000000),
        faint: Rgb::hex(0x4a4a4a),
        turn: Rgb::hex(0xffffff),
        turn_edge: Rgb::hex(0x000000),
        socket: Rgb::hex(0xb5b5b5),
    },
    cross: Rgb::hex(0x000000),
    row: Rgb::hex(0x7d7d7d),
    finish: Finish {
        relief: 0.0,
        gloss: 0.0,
        shadow: 0.0,
        rim: 0.1,
    },
    stones: round([
        [0xffffff, 0xffffff, 0xffffff, 0x000000, 0x000000],
        [0x000000, 0x000000, 0x000000, 0x000000, 0xffffff],
        [0xc4c4c4, 0xc4c4c4, 0xc4c4c4, 0x000000, 0x000000],
        [0x6e6e6e, 0x6e6e6e, 0x6e6e6e, 0x000000, 0xffffff],
        [0xe4e4e4, 0xe4e4e4, 0xe4e4e4, 0x000000, 0x000000],
        [0x484848, 0x484848, 0x484848, 0x000000, 0xffffff],
        [0xa0a0a0, 0xa0a0a0, 0xa0a0a0, 0x000000, 0x000000],
    ]),
};
