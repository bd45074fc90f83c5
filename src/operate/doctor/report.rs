//! Writes what was found: as lines for people, or as JSON.

use std::io::{self, Write};

use serde_json::json;

use super::finding::{Finding, Level};
use crate::operate::plain::{plain, plain_json};

/// How wide the names of the levels and of the checks are.
const WIDTHS: [usize; 2] = [8, 14];

pub(super) fn write(findings: &[Finding], as_json: bool, mut output: impl Write) -> io::Result<()> {
    let count = |level| findings.iter().filter(|it| it.level == level).count();
    let [ok, warnings, faults] = [Level::Ok, Level::Warning, Level::Fault].map(count);
    if as_json {
        let all = json!({
            "ok": ok, "warnings": warnings, "faults": faults, "checks": findings,
        });
        writeln!(output, "{}", plain_json(&all)?)?;
        return output.flush();
    }
    let [level_width, check_width] = WIDTHS;
    for Finding {
        check,
        level,
        says,
        cure,
    } in findings
    {
        let (level, says) = (level.word(), plain(says, |_| false));
        writeln!(output, "{level:level_width$} {check:check_width$} {says}")?;
        if let Some(cure) = cure.as_deref().map(|cure| plain(cure, |_| false)) {
            writeln!(
                output,
                "{:width$}{cure}",
                "",
                width = level_width + check_width + 2
            )?;
        }
    }
    let [warnings, faults] = [(warnings, "warning"), (faults, "fault")].map(counted);
    writeln!(output, "{ok} ok, {warnings}, {faults}")?;
    output.flush()
}

fn counted((count, what): (usize, &str)) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_finding_is_a_line_and_its_cure_the_next() {
        let findings = [
            Finding::ok("token", "Discord accepts\u{1b} the token"),
            Finding::fault("disk space", "no room is left", "Make some room."),
        ];
        let mut text = Vec::new();
        write(&findings, false, &mut text).expect("it can be written");
        let expected = [
            "ok       token          Discord accepts\u{fffd} the token",
            "fault    disk space     no room is left",
            "                        Make some room.",
            "1 ok, 0 warnings, 1 fault",
            "",
        ];
        assert_eq!(String::from_utf8_lossy(&text), expected.join("\n"));
        let mut json = Vec::new();
        write(&findings, true, &mut json).expect("it can be written");
        let json: serde_json::Value = serde_json::from_slice(&json).expect("it is JSON");
        assert_eq!(json["faults"], 1);
        assert_eq!(json["checks"][1]["level"], "fault");
        assert_eq!(json["checks"][1]["cure"], "Make some room.");
        assert_eq!(json["checks"][0]["cure"], serde_json::Value::Null);
    }
}
