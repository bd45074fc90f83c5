//! The numbers in a command: what is no such number is answered with one that would be right.

use std::ops::RangeInclusive;

/// The number of an account, a server or a channel, as Discord gives it.
pub fn id(typed: &str) -> Result<u64, String> {
    let number = typed.trim().parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| {
        "a number is needed like 80351110224678912, which Copy ID in Discord's menu gives (switch on its \
         Developer Mode first)"
            .to_owned()
    })
}

/// Reads a whole number of this range.
pub fn whole(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    move |typed| {
        let number = typed.trim().parse().ok();
        number.filter(|it| range.contains(it)).ok_or_else(|| {
            let (from, to) = (range.start(), range.end());
            format!("a whole number from {from} to {to} is needed")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_is_told_what_would_be_one() {
        assert_eq!(id("80351110224678912"), Ok(80_351_110_224_678_912));
        for typed in ["ann", "", "0", "-5", "1.5", "99999999999999999999"] {
            let told = id(typed).expect_err(typed);
            assert!(told.contains("Copy ID"), "{told}");
        }
        let days = whole(1..=36_500);
        assert_eq!(days("30"), Ok(30));
        for typed in ["0", "36501", "a week"] {
            let told = days(typed).expect_err(typed);
            assert_eq!(told, "a whole number from 1 to 36500 is needed");
        }
        let any = whole(0..=u64::MAX);
        for typed in ["lots", "18446744073709551616"] {
            let told = any(typed).expect_err(typed);
            assert_eq!(
                told,
                "a whole number from 0 to 18446744073709551615 is needed"
            );
        }
        assert_eq!(any("18446744073709551615"), Ok(u64::MAX));
    }
}
