//! Lots that are drawn from a seed, so that drawing again gives the same.

/// A number that looks like chance, the same for the same seed and `what`.
pub(super) fn draw(seed: u64, what: u64) -> u64 {
    // The finaliser of SplitMix64 (Steele, Lea, Flood 2014), on steps of the golden ratio.
    let mut mixed = seed ^ what.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::draw;

    #[test]
    fn lots_differ_by_seed_and_by_what_is_drawn() {
        assert_eq!(draw(7, 3), draw(7, 3));
        assert_ne!(draw(7, 3), draw(7, 4));
        assert_ne!(draw(7, 3), draw(8, 3));
        let odd = (0..1000).filter(|it| draw(1, *it) % 2 == 1).count();
        assert!((400..600).contains(&odd), "{odd} of 1000 are odd");
    }
}
