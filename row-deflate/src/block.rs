//! Writes tokens as a block of a deflate stream with codes of its own (RFC 1951, section 3.2.7).

use super::Token;
use super::bits::BitWriter;
use super::huffman::Codes;

/// The symbol after the last token of a block.
const END: usize = 256;
/// The symbol of the shortest copies.
const COPY: usize = 257;
/// How many symbols there are for bytes, the end, and lengths.
const SYMBOLS: usize = 286;
/// How many symbols there are for distances.
const DISTANCES: usize = 30;
/// The longest codes of these.
const LONGEST: u8 = 15;

/// Writes a block.
pub fn write(writer: &mut BitWriter, tokens: &[Token], is_last: bool) {
    let (mut symbols, mut distances) = ([0; SYMBOLS], [0; DISTANCES]);
    symbols[END] = 1;
    for &token in tokens {
        match token {
            Token::Literal(byte) => symbols[usize::from(byte)] += 1,
            Token::Copy { length, distance } => {
                symbols[COPY + LENGTHS[usize::from(length)].symbol as usize] += 1;
                distances[distance_part(distance).symbol as usize] += 1;
            }
        }
    }
    if distances.iter().all(|&it| it == 0) {
        // The format wants at least one code.
        distances[0] = 1;
    }
    let symbols = Codes::new(&symbols, LONGEST);
    let distances = Codes::new(&distances, LONGEST);
    write_head(writer, &symbols, &distances, is_last);
    for &token in tokens {
        match token {
            Token::Literal(byte) => put(writer, symbols.of(byte.into())),
            Token::Copy { length, distance } => {
                let part = LENGTHS[usize::from(length)];
                put(writer, part.after(symbols.of(COPY + part.symbol as usize)));
                let part = distance_part(distance);
                put(writer, part.after(distances.of(part.symbol as usize)));
            }
        }
    }
    put(writer, symbols.of(END));
}

fn put(writer: &mut BitWriter, (bits, count): (u64, u32)) {
    writer.put(bits, count);
}

/// Writes the lengths of all codes, which are enough to know them.
fn write_head(writer: &mut BitWriter, symbols: &Codes, distances: &Codes, is_last: bool) {
    /// The order in which the lengths of the codes for lengths are written.
    const ORDER: [usize; 19] = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ];
    const OWN_CODES: u64 = 2;
    let used = |lengths: &[u8], least: usize| {
        let last = lengths.iter().rposition(|&length| length > 0);
        last.map_or(least, |last| (last + 1).max(least))
    };
    let counts = (used(&symbols.lengths, COPY), used(&distances.lengths, 1));
    let lengths = [&symbols.lengths[..counts.0], &distances.lengths[..counts.1]];
    let runs = runs(&lengths.concat());
    let mut frequencies = [0; ORDER.len()];
    for &(symbol, _) in &runs {
        frequencies[symbol] += 1;
    }
    let codes = Codes::new(&frequencies, 7);
    let ordered = ORDER.map(|symbol| codes.lengths[symbol]);
    let count = used(&ordered, 4);
    writer.put(is_last.into(), 1);
    writer.put(OWN_CODES, 2);
    writer.put((counts.0 - COPY) as u64, 5);
    writer.put((counts.1 - 1) as u64, 5);
    writer.put((count - 4) as u64, 4);
    for &length in &ordered[..count] {
        writer.put(length.into(), 3);
    }
    for (symbol, (more, count)) in runs {
        put(writer, codes.of(symbol));
        writer.put(more, count);
    }
}

/// Code lengths as symbols: a length itself, or a run of equal ones. With each symbol come the bits that
/// follow it, and how many they are.
fn runs(lengths: &[u8]) -> Vec<(usize, (u64, u32))> {
    const SAME_AGAIN: usize = 16;
    const FEW_ZEROS: usize = 17;
    const MANY_ZEROS: usize = 18;
    let mut runs = Vec::with_capacity(lengths.len());
    for equal in lengths.chunk_by(|one, other| one == other) {
        let mut left = equal.len();
        let symbol = usize::from(equal[0]);
        while left > 0 {
            let is_first = left == equal.len();
            let (taken, run) = match (symbol, left) {
                (0, 11..) => (left.min(138), (MANY_ZEROS, 11, 7)),
                (0, 3..) => (left, (FEW_ZEROS, 3, 3)),
                (1.., 3..) if !is_first => (left.min(6), (SAME_AGAIN, 3, 2)),
                _ => (1, (symbol, 1, 0)),
            };
            let (symbol, least, bits) = run;
            runs.push((symbol, ((taken - least) as u64, bits)));
            left -= taken;
        }
    }
    runs
}

/// A length or a distance: its symbol, and the bits that follow it and say which one of those with this
/// symbol it is.
#[derive(Clone, Copy)]
struct Part {
    symbol: u8,
    bits: u16,
    count: u8,
}

impl Part {
    /// These bits behind those of a code.
    fn after(self, (code, length): (u64, u32)) -> (u64, u32) {
        (
            code | u64::from(self.bits) << length,
            length + u32::from(self.count),
        )
    }

    /// Numbers from zero in groups of growing size: at first each has a symbol of its own, and later
    /// `1 << finer` symbols share a doubling.
    const fn new(number: u16, finer: u32) -> Self {
        let doubling = 2 << finer;
        if number < doubling {
            return Self {
                symbol: number as u8,
                bits: 0,
                count: 0,
            };
        }
        let count = number.ilog2() - finer;
        Self {
            symbol: ((count << finer) as u16 + (number >> count)) as u8,
            bits: number & ((1 << count) - 1),
            count: count as u8,
        }
    }
}

/// The parts of all lengths.
const LENGTHS: [Part; 259] = {
    let mut parts = [Part::new(0, 2); 259];
    let mut length = 3;
    while length < 258 {
        parts[length] = Part::new(length as u16 - 3, 2);
        length += 1;
    }
    // The longest one has a symbol of its own.
    parts[258] = Part {
        symbol: 28,
        bits: 0,
        count: 0,
    };
    parts
};

/// The part of a distance.
fn distance_part(distance: u16) -> Part {
    Part::new(distance - 1, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the tables of RFC 1951, section 3.2.5: the least and the greatest number of some symbols.
    #[test]
    fn symbols_are_those_of_the_format() {
        let length = |length: usize| {
            let part = LENGTHS[length];
            (COPY + usize::from(part.symbol), part.bits, part.count)
        };
        assert_eq!(length(3), (257, 0, 0));
        assert_eq!(length(10), (264, 0, 0));
        assert_eq!(length(11), (265, 0, 1));
        assert_eq!(length(18), (268, 1, 1));
        assert_eq!(length(115), (280, 0, 4));
        assert_eq!(length(131), (281, 0, 5));
        assert_eq!(length(257), (284, 30, 5));
        assert_eq!(length(258), (285, 0, 0));
        let distance = |distance| {
            let part = distance_part(distance);
            (part.symbol, part.bits, part.count)
        };
        assert_eq!(distance(1), (0, 0, 0));
        assert_eq!(distance(4), (3, 0, 0));
        assert_eq!(distance(5), (4, 0, 1));
        assert_eq!(distance(8), (5, 1, 1));
        assert_eq!(distance(1_009), (19, 240, 8));
        assert_eq!(distance(24_577), (29, 0, 13));
        assert_eq!(distance(32_768), (29, 8_191, 13));
    }

    #[test]
    fn runs_of_lengths_stand_for_all_of_them() {
        let lengths = [vec![0; 150], vec![5; 8], vec![0; 2], vec![3; 3], vec![4]].concat();
        let expected = [
            (18, (127, 7)),
            (18, (1, 7)),
            (5, (0, 0)),
            (16, (3, 2)),
            (5, (0, 0)),
            (0, (0, 0)),
            (0, (0, 0)),
            (3, (0, 0)),
            (3, (0, 0)),
            (3, (0, 0)),
            (4, (0, 0)),
        ];
        assert_eq!(runs(&lengths), expected);
    }
}
