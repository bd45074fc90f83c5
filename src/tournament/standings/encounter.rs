//! The direct encounter (FIDE Handbook C.07, article 6).

use super::record::Record;

/// A value for each of those who are tied, the larger the better.
///
/// If all of them met, it is the points of their games against each other. Otherwise it tells apart only
/// whoever is first whatever the missing games would bring, then the next in the same way.
pub(super) fn values(records: &[Record], group: &[usize]) -> Vec<u32> {
    let mut places: Vec<Option<u32>> = vec![None; group.len()];
    let all = encounters(records, group, &places);
    if all.iter().all(|it| it.missing == 0) {
        return all.iter().map(|it| it.half_points).collect();
    }
    // Whoever is placed gets more than all that are placed later.
    let mut value = u32::try_from(group.len()).unwrap_or(u32::MAX);
    while let Some(first) = first(&encounters(records, group, &places), &places) {
        places[first] = Some(value);
        value -= 1;
    }
    places.into_iter().map(|it| it.unwrap_or(0)).collect()
}

struct Encounters {
    half_points: u32,
    /// How many of the others they did not meet.
    missing: u32,
}

/// The encounters of each with those who have no place yet.
fn encounters(records: &[Record], group: &[usize], places: &[Option<u32>]) -> Vec<Encounters> {
    let each = group.iter().map(|player| {
        let others = group.iter().zip(places);
        let others = others.filter(|(other, place)| *other != player && place.is_none());
        let mut encounters = Encounters {
            half_points: 0,
            missing: 0,
        };
        for (other, _) in others {
            match records[*player].against(records[*other].number) {
                Some(half_points) => encounters.half_points += half_points,
                None => encounters.missing += 1,
            }
        }
        encounters
    });
    each.collect()
}

/// Who of those without a place has more than any other can get.
fn first(encounters: &[Encounters], places: &[Option<u32>]) -> Option<usize> {
    let open: Vec<usize> = (0..places.len())
        .filter(|it| places[*it].is_none())
        .collect();
    if open.len() < 2 {
        return None;
    }
    let is_first = |one: &usize| {
        let mut others = open.iter().filter(|it| *it != one);
        others.all(|other| {
            let most = encounters[*other].half_points + 2 * encounters[*other].missing;
            encounters[*one].half_points > most
        })
    };
    open.iter().copied().find(is_first)
}
