//! Rows of buttons and menus, as Discord hands them back.

use serde_json::{Value, json};

/// Gives every component the number Discord gives those that come without one, and drops what
/// was sent as `null`.
pub(crate) fn numbered(mut components: Vec<Value>) -> Vec<Value> {
    let mut next = 1;
    for component in &mut components {
        number(component, &mut next);
    }
    components
}

fn number(component: &mut Value, next: &mut u32) {
    let Some(fields) = component.as_object_mut() else {
        return;
    };
    fields.retain(|_, value| !value.is_null());
    fields.entry("id").or_insert_with(|| json!(*next));
    *next += 1;
    if matches!(fields.get("type").and_then(Value::as_u64), Some(3 | 5..=8)) {
        fields.entry("min_values").or_insert(json!(1));
        fields.entry("max_values").or_insert(json!(1));
    }
    let inner = fields.get_mut("components").and_then(Value::as_array_mut);
    for component in inner.into_iter().flatten() {
        number(component, next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_are_numbered_through() {
        let row = json!({"type": 1, "components": [{"type": 2, "url": null}, {"type": 2}]});
        let numbered = numbered(vec![row.clone(), row]);
        assert_eq!(numbered[0]["id"], 1);
        assert_eq!(numbered[0]["components"][1]["id"], 3);
        assert_eq!(numbered[1]["components"][0], json!({"type": 2, "id": 5}));
    }
}
