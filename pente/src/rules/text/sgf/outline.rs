//! What can be told of SGF without reading it: where a record ends, how many nodes it has, and the game
//! that it is of.

/// The record with which the text begins, up to the parenthesis that closes it; `None` if it does not
/// begin with one, or the record does not end.
pub(super) fn first_tree(text: &str) -> Option<&str> {
    if !text.starts_with('(') {
        return None;
    }
    let mut depth = 0_usize;
    for (index, byte) in outside_values(text) {
        match byte {
            b'(' => depth += 1,
            b')' => {
                depth -= 1;
                if depth == 0 {
                    return Some(&text[..=index]);
                }
            }
            _ => {}
        }
    }
    None
}

/// How many nodes and variations begin.
pub(super) fn count_nodes(sgf: &str) -> usize {
    let begins = |&(_, byte): &(usize, u8)| matches!(byte, b';' | b'(');
    outside_values(sgf).filter(begins).count()
}

/// The value of `GM` in the first node of a record.
pub(super) fn game_number(tree: &str) -> Option<&str> {
    let mut rest = after_blanks(tree).strip_prefix('(')?;
    rest = after_blanks(rest).strip_prefix(';')?;
    loop {
        rest = after_blanks(rest);
        if rest.starts_with(['(', ')', ';']) {
            return None;
        }
        let (name, after_name) = rest.split_once('[')?;
        let (value, after_value) = value(after_name)?;
        if name == "GM" {
            return Some(value);
        }
        rest = after_value;
        while let Some(another) = after_blanks(rest).strip_prefix('[') {
            rest = self::value(another)?.1;
        }
    }
}

fn after_blanks(text: &str) -> &str {
    text.trim_ascii_start()
}

/// A value, as it stands in the text, and what follows its closing bracket.
fn value(text: &str) -> Option<(&str, &str)> {
    let mut is_escaped = false;
    let end = text.bytes().position(|byte| {
        let ends = byte == b']' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    })?;
    Some((&text[..end], &text[end + 1..]))
}

/// The bytes outside the values of properties, with their places.
fn outside_values(text: &str) -> impl Iterator<Item = (usize, u8)> {
    let (mut in_value, mut is_escaped) = (false, false);
    text.bytes().enumerate().filter(move |&(_, byte)| {
        let was_in_value = in_value;
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_value => is_escaped = true,
            b']' => in_value = false,
            b'[' => in_value = true,
            _ => {}
        }
        !was_in_value
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_is_told_by_the_first_node_alone() {
        for (tree, number) in [
            ("(;GM[4])", Some("4")),
            (" ( ; FF[4]AB[aa] [bb]\nGM[1];GM[4])", Some("1")),
            ("(;C[GM[4\\]GM[5\\]]GM[1])", Some("1")),
            ("(;C[a\\\\]GM[2])", Some("2")),
            ("(;XGM[4])", None),
            ("(;SZ[9];GM[4])", None),
            ("(GM[4])", None),
            ("(;GM", None),
        ] {
            assert_eq!(game_number(tree), number, "{tree}");
        }
    }
}
