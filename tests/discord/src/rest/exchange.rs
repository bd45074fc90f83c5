//! What every request goes through: the token, the gates of the test, the record.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::{ConnectInfo, Request, State},
    http::{
        HeaderValue, StatusCode, Uri,
        header::{AUTHORIZATION, DATE},
        request::Parts,
    },
    middleware::Next,
    response::{IntoResponse, Response},
};
use jiff::{Timestamp, fmt::rfc2822::DateTimePrinter};
use serde_json::Value;

use super::{Payload, asked::Asked, cut, reply::Answered};
use crate::{
    buckets::Counted,
    faults::Fault,
    gates::Moment,
    line::Cutter,
    pseudo_language,
    rate_limit::{RateLimit, Scope, Standing},
    refusal::Refusal,
    shared::Shared,
    world::{Change, RefusedRequest, Violation},
};

/// Carries one request through, leaving its payload to the route.
pub(crate) async fn exchange(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(cutter): ConnectInfo<Cutter>,
    request: Request,
    next: Next,
) -> Response {
    let asked = Asked::of(&request);
    let arrived_at = shared.clock.now();
    let (parts, body) = request.into_parts();
    let payload = match read(&parts, body).await {
        Ok(payload) => payload,
        Err(refusal) => {
            return finish(
                &shared,
                &asked,
                &Payload::default(),
                refusal.into_response(),
            );
        }
    };
    let gate = |moment| {
        let method = asked.method.as_str();
        shared.gates.pass(moment, method, &asked.route)
    };
    gate(Moment::BeforeProcessing).await;
    let Admitted { fault, standing } = match admit(&shared, &asked, &parts) {
        Ok(admitted) => admitted,
        Err(refusal) => {
            let refused = finish(&shared, &asked, &payload, refusal.into_response());
            gate(Moment::BeforeAnswering).await;
            return refused;
        }
    };
    if fault == Some(Fault::Cut(Moment::BeforeProcessing)) {
        record(&shared, &asked, &payload, None);
        return cut::before(&cutter);
    }
    hang(fault.as_ref(), Moment::BeforeProcessing).await;
    linger(
        &shared,
        fault.as_ref(),
        Moment::BeforeProcessing,
        arrived_at,
    )
    .await;
    let mut request = Request::from_parts(parts, Body::empty());
    request
        .extensions_mut()
        .insert(read_by_people(&shared, &asked, payload.clone()));
    let mut response = next.run(request).await;
    if let Some(standing) = standing {
        response.headers_mut().extend(standing.headers());
    }
    let response = finish(&shared, &asked, &payload, response);
    gate(Moment::BeforeAnswering).await;
    hang(fault.as_ref(), Moment::BeforeAnswering).await;
    linger(&shared, fault.as_ref(), Moment::BeforeAnswering, arrived_at).await;
    if fault == Some(Fault::Cut(Moment::BeforeAnswering)) {
        cut::halfway(response, &cutter).await
    } else {
        response
    }
}

/// A request as people see what is in it.
fn read_by_people(shared: &Shared, asked: &Asked, payload: Payload) -> Payload {
    let mut payload = payload;
    let mut world = shared.world();
    if world.locale == pseudo_language::TAG && !asked.registers_commands() {
        pseudo_language::take_accents_off(&mut world, &mut payload.body);
    }
    payload
}

/// Waits at this moment if that is what goes wrong.
async fn linger(shared: &Shared, fault: Option<&Fault>, moment: Moment, arrived_at: Timestamp) {
    if let Some(Fault::Slow(at, by)) = fault
        && *at == moment
    {
        shared.clock.reached(arrived_at + *by).await;
    }
}

/// Waits for as long as the connection lasts, if not answering at this moment is what goes wrong.
async fn hang(fault: Option<&Fault>, moment: Moment) {
    if fault == Some(&Fault::Hang(moment)) {
        // The server drops this when whoever asked gives up.
        std::future::pending::<()>().await;
    }
}

async fn read(parts: &Parts, body: Body) -> Result<Payload, Refusal> {
    let mut request = Request::new(body);
    request.headers_mut().clone_from(&parts.headers);
    *request.method_mut() = parts.method.clone();
    *request.uri_mut() = Uri::clone(&parts.uri);
    Payload::read(request).await
}

/// A request that was let in.
struct Admitted {
    /// What is to go wrong with it.
    fault: Option<Fault>,
    /// How its bucket stands.
    standing: Option<Standing>,
}

/// Lets a request in, with what is to go wrong with it otherwise, or refuses it: for want of the
/// token, or because the test says so.
fn admit(shared: &Shared, asked: &Asked, parts: &Parts) -> Result<Admitted, Refusal> {
    if shared.is_down() {
        shared.world().faults.turned_away += 1;
        return Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, 0, ""));
    }
    if !asked.carries_its_own_token() && !asked.is_open() {
        let sent = parts
            .headers
            .get(AUTHORIZATION)
            .and_then(|value| value.to_str().ok());
        if sent.and_then(|sent| sent.strip_prefix("Bot ")) != Some(&shared.token) {
            return Err(Refusal::unauthorized());
        }
    }
    let method = asked.method.as_str();
    let now = shared.clock.now();
    let request = Counted {
        method,
        path: &asked.route,
        is_the_bots: !asked.carries_its_own_token(),
        at: now,
    };
    let standing = shared.buckets.take(request);
    let standing = standing.map_err(Refusal::rate_limited)?;
    let fault = shared.faults.take(method, &asked.route);
    if let Some(fault) = &fault {
        let mut world = shared.world();
        fault.count(&mut world.faults);
        world.changed(Change::Other);
    }
    match fault {
        Some(Fault::Refuse(refusal)) => Err(refusal),
        Some(Fault::RateLimit(retry_after)) => {
            let limit = shared.buckets.empty(request, now + retry_after);
            Err(Refusal::rate_limited(limit))
        }
        Some(Fault::SharedLimit(retry_after)) => {
            let standing = Standing::new(Scope::Shared, 0, 0, now, now + retry_after);
            Err(Refusal::rate_limited(RateLimit(standing)))
        }
        fault => Ok(Admitted { fault, standing }),
    }
}

/// Notes what was refused and records the exchange.
fn finish(shared: &Shared, asked: &Asked, payload: &Payload, response: Response) -> Response {
    let mut response = in_json(response);
    // Discord says in every answer what time it is, and here the stand-in's clock is what counts.
    let date = if shared.is_timeless() {
        Some(HeaderValue::from_static(""))
    } else {
        date(shared.clock.now())
    };
    if let Some(date) = date {
        response.headers_mut().insert(DATE, date);
    }
    if let Some(refusal) = response.extensions().get::<Refusal>() {
        note(shared, asked, refusal);
    }
    record(shared, asked, payload, Some(&response));
    response
}

/// A time as headers have it.
fn date(at: Timestamp) -> Option<HeaderValue> {
    let date = DateTimePrinter::new().timestamp_to_rfc9110_string(&at);
    HeaderValue::try_from(date.ok()?).ok()
}

/// Writes the exchange down, if that is wanted.
fn record(shared: &Shared, asked: &Asked, payload: &Payload, response: Option<&Response>) {
    let Some(traffic) = &shared.traffic else {
        return;
    };
    let answer = response.map(|response| {
        let answer = response.extensions().get::<Answered>();
        let body = answer.map_or(&Value::Null, |answered| &*answered.0);
        (response.status().as_u16(), body)
    });
    traffic.record(asked.method.as_str(), &asked.full, payload, answer);
}

/// A refusal by the router itself, such as for an id that is no number, in Discord's form.
fn in_json(response: Response) -> Response {
    let is_plain = response.extensions().get::<Answered>().is_none();
    if is_plain && response.status().is_client_error() {
        Refusal::invalid_form("", "the path or query is not valid").into_response()
    } else {
        response
    }
}

fn note(shared: &Shared, asked: &Asked, refusal: &Refusal) {
    let mut world = shared.world();
    if *refusal == Refusal::unknown_route() {
        world.violations.push(Violation::UnknownRoute {
            method: asked.method.to_string(),
            path: asked.full.clone(),
        });
    }
    world.refused.push(RefusedRequest {
        method: asked.method.to_string(),
        path: asked.full.clone(),
        status: refusal.status.as_u16(),
        code: refusal.code,
        message: refusal.message.clone(),
    });
    world.changed(Change::Other);
}
