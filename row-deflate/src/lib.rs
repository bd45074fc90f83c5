//! Compresses the rows of a picture into a zlib stream (RFC 1950, RFC 1951). Knows rows of bytes, not
//! what they show.
//!
//! A general compressor looks for every byte among thousands of earlier ones. A board hardly needs
//! that: most of a row repeats the row above it, the ground repeats itself in each cell, and a stone
//! repeats its neighbours. So the row above is tried first, and a few recent places where the same
//! bytes stood after it (see `matches`). The same rows always give the same stream.
//!
//! It is a crate of its own so that every build optimises it: without that packing a board takes fifty
//! times as long, and so would every test that looks at one.
//!
//! # Where the time went, and what else was tried
//!
//! Of the time from a position to its PNG, 98 % was packing, and nearly all of that the search for
//! repetitions, though the row above alone gives four fifths of the bytes. Drawing takes 0.13 ms. The mean
//! of 29 boards of real games, the best of several runs each (libdeflate's in a busier minute):
//!
//! | packed by | KB | ms |
//! |---|---|---|
//! | this crate | 25.5 | 1.5 |
//! | zlib-rs, level 7 | 25.6 | 6.5 |
//! | zlib-rs, level 9 | 23.9 | 14 |
//! | libdeflate, level 4, 6, 7, 8 | 29.1, 26.7, 25.8, 24.0 | 4.6, 5.7, 8.3, 13 |
//!
//! With hardly any gain, or a loss, on such boards:
//!
//! * PNG's filter Up for all rows: 15 % more bytes with zlib. For rows equal to the one above only: 1 % fewer.
//! * Sixteen places for the same four bytes instead of these five: as many bytes, four times the time. Looking for three
//!   equal bytes: more bytes.
//! * Other prices for copies, a longer search before a copy is taken at once, every byte of long copies
//!   remembered: within 1 % of the bytes, up to twice the time.
//! * One block instead of eight: 2 % more bytes. More than eight: no fewer.
//!
//! Not tried: keeping the stripes of the last board of each game, to pack only those that changed. It takes about a
//! megabyte for each game, and copies could not reach across stripes; it would save a part of the 1.5 ms that are left.

// Lengths, distances and codes are below 65,536.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod bits;
mod block;
mod huffman;
mod matches;

use bits::BitWriter;

/// A step of the decompressor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Token {
    /// One byte.
    Literal(u8),
    /// A copy of `length` bytes (3-258) that begin `distance` bytes earlier (1-32,768).
    Copy { length: u16, distance: u16 },
}

/// Into how many blocks a stream is divided, each with codes of its own: the upper part of a board, its
/// middle with most stones, and the text below it need different ones.
const BLOCKS: usize = 8;

/// The fewest tokens for which a block of their own is worth the description of its codes.
const SHORTEST_BLOCK: usize = 1_000;

/// The zlib stream of these bytes, of which every `row` (at least 1) form a row. Rows longer than 32 KB are packed
/// without a look at the row above. There may be 4 GB of bytes at most.
pub fn zlib(bytes: &[u8], row: usize) -> Vec<u8> {
    /// Deflate with a window of 32 KB, and no word about the effort.
    const HEADER: u64 = 0x0178;
    let tokens = matches::tokens(bytes, row);
    let mut writer = BitWriter::default();
    writer.put(HEADER, 16);
    let length = tokens.len().div_ceil(BLOCKS).max(SHORTEST_BLOCK);
    let mut blocks = tokens.chunks(length).peekable();
    while let Some(tokens) = blocks.next() {
        block::write(&mut writer, tokens, blocks.peek().is_none());
    }
    if tokens.is_empty() {
        block::write(&mut writer, &[], true);
    }
    let mut stream = writer.finish();
    stream.extend(simd_adler32::adler32(&bytes).to_be_bytes());
    stream
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use proptest::prelude::*;

    use super::*;

    fn unpacked(stream: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut decoder = flate2::read::ZlibDecoder::new(stream);
        decoder.read_to_end(&mut bytes).unwrap();
        bytes
    }

    #[test]
    fn streams_of_special_lengths_are_whole() {
        for length in [
            0, 1, 2, 3, 7, 8, 9, 257, 258, 259, 260, 32_768, 32_769, 100_000,
        ] {
            for row in [1, 2, 1_009, 40_000] {
                let same = vec![7; length];
                assert_eq!(
                    unpacked(&zlib(&same, row)),
                    same,
                    "{length} in rows of {row}"
                );
                let mut dice = fastrand::Rng::with_seed(length as u64);
                let noise: Vec<_> = (0..length).map(|_| dice.u8(..)).collect();
                assert_eq!(
                    unpacked(&zlib(&noise, row)),
                    noise,
                    "{length} in rows of {row}"
                );
            }
        }
    }

    /// Each byte appears twice as often as the next one, so that plain Huffman codes would become longer
    /// than the format allows.
    #[test]
    fn rare_bytes_among_common_ones_keep_codes_short() {
        let mut bytes = Vec::new();
        let mut dice = fastrand::Rng::with_seed(1);
        for value in 0..20_u8 {
            bytes.extend(std::iter::repeat_n(value, 1 << (19 - value)));
        }
        dice.shuffle(&mut bytes);
        assert_eq!(unpacked(&zlib(&bytes, 1_009)), bytes);
    }

    proptest! {
        /// What was compressed comes out again: rows that change a little from one to the next.
        #[test]
        fn rows_come_out_again(
            row in 1_usize..300,
            rows in 1_usize..60,
            changes in prop::collection::vec((any::<u16>(), any::<u8>(), 1_u8..40), 0..200),
        ) {
            let mut bytes = vec![0; row * rows];
            for (at, value, length) in changes {
                let at = usize::from(at) * 37 % bytes.len();
                let end = (at + usize::from(length)).min(bytes.len());
                bytes[at..end].fill(value);
            }
            prop_assert_eq!(unpacked(&zlib(&bytes, row)), bytes);
        }
    }
}
