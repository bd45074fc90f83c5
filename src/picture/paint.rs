//! A theme prepared for drawing: its palette and its inks. Made once for each theme, at first use.

use std::sync::OnceLock;

use super::look::Look;
use super::palette::{Ink, Palette};
use super::rgb::Rgb;
use super::theme::Style;

/// A theme's palette and inks.
pub struct Paint {
    /// The theme as data.
    pub look: Look,
    /// The colours of its pictures.
    pub palette: Palette,
    /// The ground itself, to cover lines with.
    pub ground: Ink,
    /// Lines and star points.
    pub line: Ink,
    /// Coordinates.
    pub coordinate: Ink,
    /// Shadows of stones.
    pub shadow: Ink,
    /// Crosses where stones were taken.
    pub cross: Ink,
    /// Rings around the winning row.
    pub row: Ink,
    /// Names in the footer.
    pub text: Ink,
    /// Less important text in the footer.
    pub faint: Ink,
    /// The plate of the player to move.
    pub turn: Ink,
    /// The edge of that plate.
    pub turn_edge: Ink,
    /// Empty places in a tray.
    pub socket: Ink,
    /// The surface of the footer.
    pub surface: Ink,
    /// The edges of the stones by colour.
    pub rims: [Ink; 7],
    /// Rings and numbers on the stones by colour.
    pub marks: [Ink; 7],
}

impl Paint {
    /// The paint of a theme, or of its plain style.
    pub fn of(style: impl Into<Style>) -> &'static Self {
        static READY: [OnceLock<Paint>; Style::COUNT] = [const { OnceLock::new() }; Style::COUNT];
        let style = style.into();
        READY[style.index()].get_or_init(|| Self::new(style.look()))
    }

    fn new(look: Look) -> Self {
        let palette = palette(&look);
        let ground = look.ground.tones().map(|tone| palette.nearest(tone));
        let ink = |colour| palette.ink(colour, 1.0).level_out(&ground);
        Self {
            ground: ink(look.ground.mean()),
            line: ink(look.line),
            coordinate: ink(look.coordinate),
            shadow: palette
                .ink(shadow(&look), look.finish.shadow)
                .level_out(&ground),
            cross: ink(look.cross),
            row: ink(look.row),
            text: ink(look.footer.text),
            faint: ink(look.footer.faint),
            turn: ink(look.footer.turn),
            turn_edge: ink(look.footer.turn_edge),
            socket: ink(look.footer.socket),
            surface: ink(look.footer.surface),
            rims: look.stones.each_ref().map(|stone| ink(stone.rim)),
            marks: look.stones.each_ref().map(|stone| ink(stone.mark)),
            palette,
            look,
        }
    }
}

/// The colour of shadows: the ground's own, almost without light.
fn shadow(look: &Look) -> Rgb {
    look.ground.mean().toward(Rgb::hex(0), 0.88)
}

/// All colours of a look's parts, and blends of parts that meet.
fn palette(look: &Look) -> Palette {
    let (dark, light) = look.ground.ends();
    let ground = look.ground.mean();
    let footer = &look.footer;
    let shaded = ground.toward(shadow(look), look.finish.shadow);
    let mut ramps = vec![
        (footer.surface, footer.text, 8),
        (dark, light, 7),
        (ground, look.line, 5),
        (look.margin, look.coordinate, 6),
        (footer.surface, footer.faint, 5),
        (footer.turn, footer.text, 7),
        (footer.turn, footer.turn_edge, 3),
        (footer.surface, footer.turn_edge, 3),
        (footer.surface, footer.socket, 3),
        (footer.turn, footer.socket, 3),
        (footer.turn, footer.faint, 4),
        (dark, shaded.toward(dark, 0.1), 5),
        (light, shaded, 6),
        (
            look.line,
            look.line.toward(shadow(look), look.finish.shadow),
            3,
        ),
        (ground, look.cross, 4),
        (ground, look.row, 3),
    ];
    let pair = &look.stones[..2];
    for stone in pair {
        ramps.extend([(stone.dark, stone.body, 9), (stone.body, stone.light, 14)]);
    }
    for stone in &look.stones {
        ramps.extend([
            (stone.dark, stone.body, 6),
            (stone.body, stone.light, 6),
            (stone.body, stone.mark, 5),
            (stone.rim, stone.dark, 3),
            (stone.rim, ground, 5),
            (stone.rim, footer.surface, 4),
            (look.row, stone.body, 3),
        ]);
    }
    Palette::new(ramps)
}
