//! Encodes frames as PNG files.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter, chunk};

use super::frame::Frame;
use super::paint::Paint;
use super::palette::Palette;
use super::theme::{Detail, Style, Theme};

/// The size in bytes above which a picture is drawn with less detail.
pub const LARGEST: usize = 40_000;

/// The bytes of a PNG file with a drawing in a theme. If it would take more than [`LARGEST`] bytes, it
/// is drawn with less detail instead.
pub fn fitting(theme: Theme, draw: impl Fn(Style) -> Frame) -> Vec<u8> {
    let mut smallest = Vec::new();
    for detail in Detail::ALL {
        let style = Style { theme, detail };
        let effort = match detail {
            Detail::Full => Effort::Usual,
            Detail::Plain | Detail::Banded => Effort::Most,
        };
        smallest = png(&draw(style), &Paint::of(style).palette, effort);
        if smallest.len() <= LARGEST {
            break;
        }
    }
    smallest
}

/// How hard to compress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// As hard as it is worth: by `row_deflate`, which tells what else was tried.
    Usual,
    /// As hard as possible: by zlib. Takes ten times as long, and saves a tenth where little repeats.
    Most,
}

/// The bytes of a PNG file with this frame in the colours of a palette.
pub fn png(frame: &Frame, palette: &Palette, effort: Effort) -> Vec<u8> {
    let size = (frame.width() as u32, frame.height() as u32);
    let prepare = |encoder: &mut Encoder<&mut Vec<u8>>| {
        encoder.set_color(ColorType::Indexed);
        encoder.set_palette(palette.bytes());
    };
    pack(size, effort, prepare, frame.pixels())
}

/// The bytes of a PNG file with these pixels, three bytes each, row by row from the top.
pub fn png_of_colours(pixels: &[u8], width: u32, height: u32) -> Vec<u8> {
    let prepare = |encoder: &mut Encoder<&mut Vec<u8>>| encoder.set_color(ColorType::Rgb);
    pack((width, height), Effort::Usual, prepare, pixels)
}

fn pack(
    size: (u32, u32),
    effort: Effort,
    prepare: impl FnOnce(&mut Encoder<&mut Vec<u8>>),
    pixels: &[u8],
) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(48 * 1024);
    let mut encoder = Encoder::new(&mut bytes, size.0, size.1);
    prepare(&mut encoder);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_deflate_compression(DeflateCompression::Level(9));
    encoder.set_filter(Filter::NoFilter);
    let written = encoder.write_header().and_then(|mut writer| {
        match effort {
            Effort::Usual => writer.write_chunk(chunk::IDAT, &stream(pixels, size.1 as usize))?,
            Effort::Most => writer.write_image_data(pixels)?,
        }
        writer.finish()
    });
    written.expect("writing to memory does not fail");
    bytes
}

/// The pixels as a PNG file carries them, every row behind the name of its filter.
fn stream(pixels: &[u8], height: usize) -> Vec<u8> {
    const NO_FILTER: u8 = 0;
    let row = pixels.len() / height.max(1);
    let mut rows = Vec::with_capacity(pixels.len() + height);
    for pixels in pixels.chunks_exact(row.max(1)) {
        rows.push(NO_FILTER);
        rows.extend_from_slice(pixels);
    }
    row_deflate::zlib(&rows, row + 1)
}
