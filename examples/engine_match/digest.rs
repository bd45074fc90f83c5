//! A short number for what a file holds, by which a change of it is noticed.

/// A number of 64 bits, as 16 hexadecimal digits. It does not withstand forgers.
pub fn digest(bytes: &[u8]) -> String {
    let mut sum = bytes.len() as u64;
    for chunk in bytes.chunks(8) {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        sum = (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        sum ^= sum >> 29;
    }
    format!("{sum:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_change_changes_it() {
        let text = b"pente;K10 L11 N10 M9 and more".to_vec();
        assert_eq!(digest(&text), digest(&text));
        for index in 0..text.len() {
            let mut changed = text.clone();
            changed[index] ^= 1;
            assert_ne!(digest(&changed), digest(&text), "byte {index}");
        }
        assert_ne!(digest(&text[1..]), digest(&text));
        assert_ne!(digest(b""), digest(b"\0"));
    }
}
