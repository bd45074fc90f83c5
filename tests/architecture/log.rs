//! Whom the log names: nobody. A line that is written without being asked for is kept and copied by operators, and
//! what somebody had deleted would stay in it.

use std::path::Path;

/// What is written unless somebody asks for more.
const MACROS: [&str; 3] = ["info!(", "warn!(", "error!("];
/// How the sources call people.
const PEOPLE: [&str; 16] = [
    "player",
    "person",
    "asker",
    "by",
    "reported",
    "reporter",
    "opponent",
    "user",
    "author",
    "host",
    "guest",
    "seeker",
    "viewer",
    "put",
    "challenger",
    "whose",
];

/// The lines of a source that log somebody's number, or name it in what failed, each with its file.
pub fn naming(path: &Path, text: &str) -> Vec<String> {
    let code: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect();
    let code = code.join("\n");
    let mut wrong = Vec::new();
    for opening in MACROS
        .into_iter()
        .chain(["use_case(", ".within(", "#[error("])
    {
        for (at, _) in code.match_indices(opening) {
            let call = call(&code[at + opening.len()..]);
            if PEOPLE.iter().any(|person| names(call, person)) {
                wrong.push(format!("{}: {opening}{call}", path.display()));
            }
        }
    }
    wrong
}

/// What is written up to the end of a call or, in a use case, of what it does.
fn call(code: &str) -> &str {
    let mut open = 1_u32;
    for (index, letter) in code.char_indices() {
        match letter {
            '(' => open += 1,
            ')' => open -= 1,
            _ => {}
        }
        if open == 0 || code[index..].starts_with("async") {
            return &code[..index];
        }
    }
    code
}

fn names(call: &str, person: &str) -> bool {
    let fields = ["%", "?", "{"].map(|before| format!("{before}{person}"));
    let is_whole = |at: usize, length: usize| {
        let after = call[at + length..].chars().next();
        after.is_none_or(|letter| !letter.is_alphanumeric() && letter != '_' && letter != '(')
    };
    let found = fields.iter().any(|field| {
        let mut places = call.match_indices(field.as_str());
        places.any(|(at, _)| is_whole(at, field.len()))
    });
    let parts = || call.split([',', '\n', '(', ')']).map(str::trim);
    let is_theirs = |part: &str| {
        let field = part
            .strip_prefix(person)
            .and_then(|it| it.strip_prefix('.'));
        field == Some("id") || field == Some("id.0") || part.ends_with(&format!(".{person}"))
    };
    found || parts().any(|part| part == person || is_theirs(part))
}

#[test]
fn the_reader_of_calls_sees_who_is_named() {
    let path = Path::new("a.rs");
    for code in [
        "warn!(%player, \"gone\");",
        "info!(asker, \"refused\");",
        "error!(\n    by = %by,\n    \"x\"\n);",
        "use_case(format!(\"look up {player}\"), async {",
        "use_case(format!(\"ban {}\", ban.player), async {",
        "use_case(format!(\"open a table of {}\", host.id), async {",
        "error.within(format_args!(\"the settings of {player}\"))",
    ] {
        assert_eq!(naming(path, code).len(), 1, "{code}");
    }
    for code in [
        "debug!(%player, \"gone\");",
        "// warn!(%player)",
        "info!(%server, \"the player is gone\");",
        "use_case(\"save\".to_owned(), async { by(player) })",
    ] {
        assert_eq!(naming(path, code), Vec::<String>::new(), "{code}");
    }
}
