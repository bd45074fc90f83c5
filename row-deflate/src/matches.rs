//! Finds what repeats earlier bytes.

use super::Token;

/// How far back a copy may reach.
const WINDOW: usize = 32_768;
/// The shortest and the longest copy.
const SHORTEST: usize = 3;
const LONGEST: usize = 258;

/// How long a copy is that is taken without looking for a better one.
const GOOD: usize = 32;
/// Of copies this long only the ends are remembered as places to copy from: what is between them stands
/// where it was copied from, too.
const DULL: usize = 16;
/// How many bytes are remembered at these ends.
const END: usize = 4;

/// How many bytes must follow a place that is remembered.
const CONTEXT: usize = 8;

/// What a copy saves, in half bits: about this much for each byte, ...
const BYTE: i32 = 11;
/// ... less this for the copy itself, besides the bits of its distance.
const COPY: i32 = 14;
/// How much more a copy must save that begins one byte later.
const LATER: i32 = 8;

/// The tokens of these bytes, of which every `row` form a row.
pub fn tokens(bytes: &[u8], row: usize) -> Vec<Token> {
    let mut tokens = Vec::with_capacity(32 * 1024);
    let mut places = Places::new();
    let finder = Finder { bytes, row };
    let mut waiting = None;
    let mut at = 0;
    while at < bytes.len() {
        let found = waiting.take().or_else(|| finder.best(&places, at));
        let Some(copy) = found else {
            tokens.push(Token::Literal(bytes[at]));
            places.remember(bytes, at);
            at += 1;
            continue;
        };
        let mut known = at;
        if copy.length < GOOD {
            places.remember(bytes, at);
            known += 1;
            waiting = finder.best(&places, known);
            waiting = waiting.filter(|later| later.saving > copy.saving + LATER);
            if waiting.is_some() {
                tokens.push(Token::Literal(bytes[at]));
                at = known;
                continue;
            }
        }
        tokens.push(Token::Copy {
            length: copy.length as u16,
            distance: copy.distance as u16,
        });
        let end = at + copy.length;
        if copy.length < DULL {
            (known..end).for_each(|it| places.remember(bytes, it));
        } else {
            (known..at + END).for_each(|it| places.remember(bytes, it));
            (end - END..end).for_each(|it| places.remember(bytes, it));
        }
        at = end;
    }
    tokens
}

/// A copy that could be made.
#[derive(Clone, Copy, Default)]
struct Copy {
    length: usize,
    distance: usize,
    saving: i32,
}

/// What can be copied to a place.
struct Finder<'a> {
    bytes: &'a [u8],
    row: usize,
}

impl Finder<'_> {
    /// The copy to a place that saves the most, if one saves anything.
    fn best(&self, places: &Places, at: usize) -> Option<Copy> {
        let mut best = Copy::default();
        let room = (self.bytes.len() - at).min(LONGEST);
        if self.row <= at.min(WINDOW) {
            self.try_from(&mut best, at, at - self.row, room);
            if best.length >= GOOD {
                return Some(best);
            }
        }
        for from in places.recent(self.bytes, at) {
            if from < at && at - from <= WINDOW {
                self.try_from(&mut best, at, from, room);
            }
        }
        (best.saving > 0).then_some(best)
    }

    /// Replaces the best copy by the one from a place, if it saves more.
    fn try_from(&self, best: &mut Copy, at: usize, from: usize, room: usize) {
        // A farther copy must be longer.
        let beyond = best.length;
        if beyond >= room || self.bytes[from + beyond] != self.bytes[at + beyond] {
            return;
        }
        let length = self.equal(at, from, room);
        if length < SHORTEST {
            return;
        }
        let distance = at - from;
        let saving = length as i32 * BYTE - COPY - 2 * (distance.ilog2() as i32 - 1).max(0);
        if saving > best.saving {
            *best = Copy {
                length,
                distance,
                saving,
            };
        }
    }

    /// How many bytes are equal from two places on, at most so many.
    fn equal(&self, one: usize, other: usize, most: usize) -> usize {
        let (one, other) = (&self.bytes[one..][..most], &self.bytes[other..][..most]);
        let (ones, one_rest) = one.as_chunks::<8>();
        let (others, other_rest) = other.as_chunks::<8>();
        for (index, (one, other)) in ones.iter().zip(others).enumerate() {
            let differing = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other);
            if differing != 0 {
                return 8 * index + differing.trailing_zeros() as usize / 8;
            }
        }
        let rest = one_rest.iter().zip(other_rest);
        8 * ones.len() + rest.take_while(|(one, other)| one == other).count()
    }
}

/// How many places are remembered for the same eight bytes.
const RECENT: usize = 4;
/// The number of bits of a hash.
const HASH: u32 = 12;
/// A place that is none.
const NOWHERE: u32 = u32::MAX;

/// Recent places: the last one where the same four bytes stood, and the last ones where the same eight
/// stood. Bytes with the same hash count as the same.
struct Places {
    of_four: Vec<u32>,
    of_eight: Vec<[u32; RECENT]>,
}

impl Places {
    fn new() -> Self {
        Self {
            of_four: vec![NOWHERE; 1 << HASH],
            of_eight: vec![[NOWHERE; RECENT]; 1 << HASH],
        }
    }

    /// Remembers a place.
    fn remember(&mut self, bytes: &[u8], at: usize) {
        if let Some((four, eight)) = hashes(bytes, at) {
            self.of_four[four] = at as u32;
            let recent = &mut self.of_eight[eight];
            *recent = [at as u32, recent[0], recent[1], recent[2]];
        }
    }

    /// The places where what follows may stand as well.
    fn recent(&self, bytes: &[u8], at: usize) -> impl Iterator<Item = usize> {
        let hashes = hashes(bytes, at);
        let all = hashes.into_iter().flat_map(|(four, eight)| {
            let [a, b, c, d] = self.of_eight[eight];
            [self.of_four[four], a, b, c, d]
        });
        all.filter(|&place| place != NOWHERE)
            .map(|place| place as usize)
    }
}

/// The hashes of the four and the eight bytes at a place; `None` where fewer follow.
fn hashes(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    let eight: [u8; CONTEXT] = *bytes.get(at..)?.first_chunk()?;
    let eight = u64::from_le_bytes(eight);
    let hash = |bytes: u64| bytes.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - HASH);
    Some((hash(eight << 32) as usize, hash(eight) as usize))
}
