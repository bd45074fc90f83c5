//! How much memory the process holds.

use std::fs;

/// The resident memory in bytes; `None` where the system does not tell. It reads one small file of
/// Linux.
pub(super) fn resident() -> Option<u64> {
    resident_in(&fs::read_to_string("/proc/self/status").ok()?)
}

fn resident_in(status: &str) -> Option<u64> {
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1_024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_the_resident_memory_is_read() {
        let status = "Name:\ttessera\nVmHWM:\t  9000 kB\nVmRSS:\t  8064 kB\n";
        assert_eq!(resident_in(status), Some(8_064 * 1_024));
        assert_eq!(resident_in("Name:\ttessera\n"), None);
    }
}
