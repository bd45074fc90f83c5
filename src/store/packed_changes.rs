//! The rating changes of a game in one blob, because every rated game has some, for ever.
//!
//! Each seat that took part is a byte and six numbers: rating, deviation and volatility before the game, and what
//! it added to each. The byte is the seat, plus [`OWN_SERVER`] if six numbers of the server's ladder follow,
//! because they are others than those of everywhere. Numbers are as in the columns of ratings, rating and
//! volatility counted from those of a newcomer. Each is written in groups of seven bits, the lowest first, with
//! the sign in the lowest bit of all; the highest bit of a byte says that another one follows.

use super::Error;
use super::ratings::{from_rating, rating};
use crate::game::GameId;
use crate::rating::Change;

/// How the rating of one seat changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SeatChange {
    /// The seat's number.
    pub seat: usize,
    /// On the ladder of everywhere.
    pub everywhere: Change,
    /// On the ladder of the game's server; `None` if it is the same as everywhere.
    pub own_server: Option<Change>,
}

/// Marks a seat with numbers of the server's ladder.
const OWN_SERVER: u8 = 8;

/// What rating, deviation and volatility are counted from.
const ORIGIN: [i64; 3] = [1_500_000, 0, 6_000_000];

impl SeatChange {
    /// On the ladder of the game's server: the same as everywhere unless it was saved apart.
    pub fn server(&self) -> Change {
        self.own_server.unwrap_or(self.everywhere)
    }
}

/// The changes as stored.
pub(super) fn to_bytes(seats: impl IntoIterator<Item = SeatChange>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for it in seats {
        let everywhere = numbers(it.everywhere);
        let server = it.own_server.map(numbers);
        let server = server.filter(|numbers| *numbers != everywhere);
        let seat = u8::try_from(it.seat).expect("a game has six seats at most");
        bytes.push(seat | server.map_or(0, |_| OWN_SERVER));
        for number in [Some(everywhere), server].into_iter().flatten().flatten() {
            write(&mut bytes, number);
        }
    }
    bytes
}

/// The stored changes of a game.
pub(super) fn of_game(game: GameId, bytes: &[u8]) -> Result<Vec<SeatChange>, Error> {
    from_bytes(bytes).ok_or_else(|| {
        Error::damaged("rating changes", "they are torn").within(format_args!("game {game}"))
    })
}

fn from_bytes(mut bytes: &[u8]) -> Option<Vec<SeatChange>> {
    let mut seats = Vec::new();
    while let Some((&first, rest)) = bytes.split_first() {
        bytes = rest;
        if first >= 2 * OWN_SERVER {
            return None;
        }
        let everywhere = change(read_six(&mut bytes)?);
        let own_server = if first & OWN_SERVER == 0 {
            None
        } else {
            Some(change(read_six(&mut bytes)?))
        };
        seats.push(SeatChange {
            seat: usize::from(first & !OWN_SERVER),
            everywhere,
            own_server,
        });
    }
    Some(seats)
}

/// The numbers of a change: the rating before it, and what it added.
fn numbers(change: Change) -> [i64; 6] {
    let [before, after] = [change.before, change.after].map(from_rating);
    std::array::from_fn(|index| match index {
        0..3 => before[index] - ORIGIN[index],
        _ => after[index - 3] - before[index - 3],
    })
}

/// The change of these numbers.
fn change(numbers: [i64; 6]) -> Change {
    let before: [i64; 3] =
        std::array::from_fn(|index| numbers[index].saturating_add(ORIGIN[index]));
    let after: [i64; 3] =
        std::array::from_fn(|index| before[index].saturating_add(numbers[index + 3]));
    Change {
        before: rating(before[0], before[1], before[2]),
        after: rating(after[0], after[1], after[2]),
    }
}

fn write(bytes: &mut Vec<u8>, number: i64) {
    let mut rest = ((number << 1) ^ (number >> 63)).cast_unsigned();
    while rest >= 0x80 {
        bytes.push(rest.to_le_bytes()[0] | 0x80);
        rest >>= 7;
    }
    bytes.push(rest.to_le_bytes()[0]);
}

fn read_six(bytes: &mut &[u8]) -> Option<[i64; 6]> {
    let mut numbers = [0; 6];
    for number in &mut numbers {
        *number = read(bytes)?;
    }
    Some(numbers)
}

/// `None` if the number has no end, or more bits than fit.
fn read(bytes: &mut &[u8]) -> Option<i64> {
    let mut number = 0_u64;
    for shift in (0..56).step_by(7) {
        let (&first, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(first & 0x7f) << shift;
        if first < 0x80 {
            return Some((number >> 1).cast_signed() ^ -((number & 1).cast_signed()));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Numbers as they come up, and some that never should.
    fn number() -> impl Strategy<Value = i64> {
        prop_oneof![
            -200_i64..200,
            -4_000_000_i64..4_000_000,
            -(1_i64 << 50)..1 << 50
        ]
    }

    fn seat_change() -> impl Strategy<Value = SeatChange> {
        let six = || prop::array::uniform6(-4_000_000_i64..4_000_000).prop_map(change);
        (0..6_usize, six(), prop::option::of(six())).prop_map(|(seat, everywhere, own_server)| {
            SeatChange {
                seat,
                everywhere,
                own_server: own_server.filter(|it| numbers(*it) != numbers(everywhere)),
            }
        })
    }

    #[test]
    fn a_game_between_two_takes_twenty_eight_bytes() {
        let of = |points: i64, added: i64| change([points, 60_604, 3_939, added, -16, 12]);
        let bytes = to_bytes([(0, 10_715), (1, -10_722)].map(|(seat, added)| SeatChange {
            seat,
            everywhere: of(-150_205, added),
            own_server: Some(of(-150_205, added)),
        }));
        assert_eq!(bytes.len(), 28, "{bytes:?}");
    }

    proptest! {
        #[test]
        fn a_number_is_read_back(written in number()) {
            let mut bytes = Vec::new();
            write(&mut bytes, written);
            let mut rest = &bytes[..];
            prop_assert_eq!((read(&mut rest), rest), (Some(written), &[][..]));
        }

        #[test]
        fn changes_are_read_back(seats in prop::collection::vec(seat_change(), 0..6)) {
            let bytes = to_bytes(seats.clone());
            prop_assert_eq!(from_bytes(&bytes), Some(seats.clone()));
            if let Some((_, torn)) = bytes.split_last() {
                prop_assert_eq!(from_bytes(torn), None);
            }
        }

        #[test]
        fn whatever_is_read_is_written_alike(bytes in prop::collection::vec(0_u8..128, 0..40)) {
            if let Some(read) = from_bytes(&bytes) {
                prop_assert_eq!(from_bytes(&to_bytes(read.clone())), Some(read));
            }
        }
    }
}
