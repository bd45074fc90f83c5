//! Huffman codes as deflate defines them: the shorter, the more frequent a symbol is.

/// The codes of an alphabet.
pub struct Codes {
    /// How many bits the code of each symbol has; zero for one that never occurs.
    pub lengths: Vec<u8>,
    /// The code of each symbol, in the order in which its bits are written: the first one lowest.
    pub codes: Vec<u16>,
}

impl Codes {
    /// Codes of at most `longest` bits (15 or fewer) for symbols that occur this often.
    pub fn new(frequencies: &[u32], longest: u8) -> Self {
        let mut frequencies = frequencies.to_vec();
        let mut lengths = lengths(&frequencies);
        // Rarely needed: the fewer times the most frequent symbol occurs for each time of the rarest,
        // the shorter the longest code.
        while lengths.iter().any(|&length| length > longest) {
            for frequency in frequencies.iter_mut().filter(|it| **it > 0) {
                *frequency = *frequency / 4 + 1;
            }
            lengths = self::lengths(&frequencies);
        }
        let codes = canonical(&lengths);
        Self { lengths, codes }
    }

    /// The code of a symbol and its number of bits.
    pub fn of(&self, symbol: usize) -> (u64, u32) {
        (self.codes[symbol].into(), self.lengths[symbol].into())
    }
}

/// The lengths of the best codes, however long they are. A symbol that occurs alone has one bit.
fn lengths(frequencies: &[u32]) -> Vec<u8> {
    let mut lengths = vec![0; frequencies.len()];
    let used = frequencies.iter().enumerate().filter(|(_, it)| **it > 0);
    let mut leaves: Vec<(u32, usize)> = used.map(|(symbol, &it)| (it, symbol)).collect();
    if let [(_, alone)] = leaves[..] {
        lengths[alone] = 1;
    }
    if leaves.len() < 2 {
        return lengths;
    }
    leaves.sort_unstable();
    // The tree's nodes: first the leaves, then the pairs in the order in which they are made. Both are
    // sorted by weight, so the lightest two nodes are always found at the fronts.
    let count = leaves.len();
    let nodes = 2 * count - 1;
    let mut weights: Vec<u32> = leaves.iter().map(|&(weight, _)| weight).collect();
    let mut parents = vec![0; nodes];
    let (mut leaf, mut pair) = (0, count);
    for parent in count..nodes {
        let mut weight = 0;
        for _ in 0..2 {
            let is_leaf = leaf < count && (pair == parent || weights[leaf] <= weights[pair]);
            let front = if is_leaf { &mut leaf } else { &mut pair };
            weight += weights[*front];
            parents[*front] = parent;
            *front += 1;
        }
        weights.push(weight);
    }
    let mut depths = vec![0_u8; nodes];
    for node in (0..nodes - 1).rev() {
        depths[node] = depths[parents[node]] + 1;
    }
    for (&(_, symbol), &depth) in leaves.iter().zip(&depths) {
        lengths[symbol] = depth;
    }
    lengths
}

/// The codes that follow from their lengths (RFC 1951, section 3.2.2), with their bits reversed.
fn canonical(lengths: &[u8]) -> Vec<u16> {
    let mut counts = [0_u16; 16];
    for &length in lengths.iter().filter(|it| **it > 0) {
        counts[usize::from(length)] += 1;
    }
    let mut next = [0_u16; 16];
    for length in 1..16 {
        next[length] = (next[length - 1] + counts[length - 1]) << 1;
    }
    let codes = lengths.iter().map(|&length| {
        let code = &mut next[usize::from(length)];
        let reversed = code.reverse_bits().checked_shr(16 - u32::from(length));
        *code += u16::from(length > 0);
        reversed.unwrap_or(0)
    });
    codes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the codes use up all that codes of their lengths can say, and no more.
    fn is_full(lengths: &[u8]) -> bool {
        let used = lengths.iter().filter(|it| **it > 0);
        used.map(|&it| 1_u32 << (15 - it)).sum::<u32>() == 1 << 15
    }

    #[test]
    fn frequent_symbols_have_short_codes() {
        let codes = Codes::new(&[10, 1, 0, 1, 2], 15);
        assert_eq!(codes.lengths, [1, 3, 0, 3, 2]);
        // 0, 110, 111 and 10, written from the first bit.
        assert_eq!(codes.codes, [0b0, 0b011, 0, 0b111, 0b01]);
    }

    #[test]
    fn codes_are_never_too_long() {
        let fibonacci = |count: usize| {
            let mut numbers = vec![1_u32, 1];
            while numbers.len() < count {
                numbers.push(numbers[numbers.len() - 1] + numbers[numbers.len() - 2]);
            }
            numbers
        };
        for (count, longest) in [(8, 7), (9, 7), (19, 7), (16, 15), (40, 15)] {
            let codes = Codes::new(&fibonacci(count), longest);
            assert!(codes.lengths.iter().all(|it| (1..=longest).contains(it)));
            assert!(is_full(&codes.lengths), "{count} symbols");
        }
        assert_eq!(Codes::new(&[0, 5, 0], 15).lengths, [0, 1, 0]);
        assert_eq!(Codes::new(&[0; 3], 15).lengths, [0; 3]);
    }
}
