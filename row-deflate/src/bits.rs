//! Writes numbers of some bits one after another, the lowest bit first, as deflate wants it.

/// Collects bits into bytes.
#[derive(Default)]
pub struct BitWriter {
    bytes: Vec<u8>,
    /// The bits that do not fill a byte yet, the first one lowest.
    waiting: u64,
    /// How many there are, below 32 between calls.
    count: u32,
}

impl BitWriter {
    /// Adds the lowest `count` bits of a number, at most 32; its higher bits are zero.
    pub fn put(&mut self, number: u64, count: u32) {
        self.waiting |= number << self.count;
        self.count += count;
        if self.count >= 32 {
            let full = self.waiting as u32;
            self.bytes.extend_from_slice(&full.to_le_bytes());
            self.waiting >>= 32;
            self.count -= 32;
        }
    }

    /// The bytes; the last one is filled with zeros.
    pub fn finish(mut self) -> Vec<u8> {
        let rest = self.waiting.to_le_bytes();
        let used = self.count.div_ceil(8) as usize;
        self.bytes.extend_from_slice(&rest[..used]);
        self.bytes
    }
}
