//! Drafts that several edit, and lists of tournaments in which drafts are seen by some only.

use tessera::game::TournamentId;
use tessera::service::{
    Drafts, TournamentOrder, TournamentRefusal, TournamentSetup, TournamentState,
};
use tessera::tournament::format::Format;

use super::kit::{announced, organiser, refusal, setup, view};
use crate::kit::{SERVER, World, at, place, world};

async fn draft(world: &World) -> TournamentId {
    let order = TournamentOrder {
        server: SERVER,
        channel: place().channel,
        setup: setup(Format::USUAL_SWISS, false),
        seed: 5,
    };
    let made = world.service.create_tournament(organiser(), order, at(0));
    made.await.unwrap().tournament.id
}

fn called(name: &str) -> TournamentSetup {
    TournamentSetup {
        name: name.to_owned(),
        ..setup(Format::USUAL_SWISS, false)
    }
}

#[tokio::test]
async fn a_draft_is_changed_announced_and_discarded_only_as_it_was_seen() {
    let world = world().await;
    let service = &world.service;
    let (id, by) = (draft(&world).await, organiser());
    let seen = Some(view(service, id).await.tournament.revision);
    let change = (called("Winter cup"), &[][..]);
    let changed = service.write_draft(id, (&by, seen), change, at(1)).await;
    assert_eq!(changed.unwrap().tournament.setup.name, "Winter cup");
    let changed = TournamentRefusal::DraftChanged;
    let change = (called("Autumn cup"), &[][..]);
    let late = service.write_draft(id, (&by, seen), change, at(2)).await;
    assert_eq!(refusal(late), changed);
    let late = service.announce_draft(id, (&by, seen), at(2)).await;
    assert_eq!(refusal(late), changed);
    let late = service.discard_draft(id, (&by, seen)).await;
    assert_eq!(refusal(late), changed);
    let now = view(service, id).await.tournament;
    assert_eq!(now.setup.name, "Winter cup");
    assert_eq!(now.state, TournamentState::Draft);
    let by = (&by, Some(now.revision));
    service.announce_draft(id, by, at(3)).await.unwrap();
    let over = service.discard_draft(id, by).await;
    assert_eq!(refusal(over), TournamentRefusal::AnnouncedAlready);
}

#[tokio::test]
async fn drafts_take_no_place_in_the_list_of_those_who_may_not_see_them() {
    let world = world().await;
    let service = &world.service;
    let mut all = Vec::new();
    let cancelled = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    let by = organiser();
    let done = service.cancel_tournament(cancelled, &by, None, at(2)).await;
    done.unwrap();
    for _ in 0..19 {
        all.push(announced(&world, setup(Format::USUAL_SWISS, false)).await);
    }
    let mut with_drafts = all.clone();
    for _ in 0..5 {
        with_drafts.push(draft(&world).await);
    }
    for listed in [&mut all, &mut with_drafts] {
        listed.push(cancelled);
    }
    let by_page = async |drafts| {
        let (mut listed, mut pages) = (Vec::new(), 0);
        loop {
            let page = service.list_tournaments(SERVER, drafts, pages).await;
            let (views, has_more) = page.unwrap();
            assert!(views.len() == 10 || !has_more && !views.is_empty());
            listed.extend(views.iter().map(|it| it.tournament.id));
            pages += 1;
            if !has_more {
                return (listed, pages);
            }
        }
    };
    let stranger = Drafts::OwnOf(crate::kit::person(7, "Stranger").id);
    assert_eq!(by_page(stranger).await, (all.clone(), 2));
    let own = Drafts::OwnOf(organiser().person.id);
    for drafts in [own, Drafts::All] {
        assert_eq!(by_page(drafts).await, (with_drafts.clone(), 3));
    }
    let beyond = service.list_tournaments(SERVER, stranger, u16::MAX).await;
    let (views, has_more) = beyond.unwrap();
    assert!(views.is_empty() && !has_more);
    // What is over is found behind as many as can be going on.
    let known = service.tournaments_on(SERVER).await.unwrap();
    let known: Vec<TournamentId> = known.iter().map(|it| it.id).collect();
    assert_eq!(known, with_drafts);
}
