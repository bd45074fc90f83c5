//! The words of conditions, as both databases would write them.

/// A condition without blanks, parentheses, casts and quotation marks around names: what is left differs only if the
/// condition does.
pub fn plain(condition: &str) -> String {
    let mut text = condition.to_lowercase();
    for dropped in ["::text", "::bigint", "::boolean", "(", ")", "\""] {
        text = text.replace(dropped, "");
    }
    let words: Vec<_> = text.split_whitespace().collect();
    let text = words.join(" ");
    let text = text.replace("is not '", "is distinct from '");
    let text = one_of(&between(&text));
    let text = text.replace("= any array[", "in ").replace(']', "");
    text.replace(' ', "")
}

/// `x between a and b` in the words of PostgreSQL.
fn between(text: &str) -> String {
    let Some((before, after)) = text.split_once(" between ") else {
        return text.to_owned();
    };
    let subject = before.rsplit(' ').next().unwrap_or_default();
    let (low, rest) = after.split_once(" and ").unwrap_or((after, ""));
    format!("{before} >= {low} and {subject} <= {}", between(rest))
}

/// `x in a, b` where these are columns, in the words of PostgreSQL.
fn one_of(text: &str) -> String {
    let is_name = |it: &&str| it.contains('_') && !it.contains(['\'', ' ']);
    match text.split_once(" in ") {
        Some((subject, list)) if is_name(&subject) && list.split(", ").all(|it| is_name(&it)) => {
            let each: Vec<_> = list
                .split(", ")
                .map(|it| format!("{subject} = {it}"))
                .collect();
            each.join(" or ")
        }
        _ => text.to_owned(),
    }
}

/// What stands within the parentheses that begin here.
pub fn enclosed(text: &str) -> &str {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' if depth == 1 => return &text[1..at],
            ')' => depth -= 1,
            _ => {}
        }
    }
    text
}

#[test]
fn the_same_condition_has_the_same_words() {
    let pairs = [
        (
            "first IN (0, 1, 2)",
            "(first = ANY (ARRAY[(0)::bigint, (1)::bigint, (2)::bigint]))",
        ),
        (
            "half_points BETWEEN 0 AND 4",
            "((half_points >= 0) AND (half_points <= 4))",
        ),
        (
            "(counter IS NULL) = (refused IS NOT 'countered')",
            "((counter IS NULL) = (refused IS DISTINCT FROM 'countered'::text))",
        ),
        ("only = 1", "(\"only\" = 1)"),
        (
            "ended_by IN (first_game, second_game)",
            "((ended_by = first_game) OR (ended_by = second_game))",
        ),
    ];
    for (one, other) in pairs {
        assert_eq!(plain(one), plain(other));
    }
    assert_ne!(plain("first IN (0, 1, 2)"), plain("first IN (0, 1)"));
    assert_ne!(plain("closed AND NOT told"), plain("closed AND told"));
    assert_eq!(enclosed("(a IN (1, 2)) STRICT"), "a IN (1, 2)");
}
