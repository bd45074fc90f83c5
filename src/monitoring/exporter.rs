//! What is counted, as Prometheus reads it.

use std::sync::atomic::{AtomicBool, Ordering};

use metrics::{Unit, describe_counter, describe_gauge, describe_histogram, gauge};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use thiserror::Error;

use super::catalogue::{self, Kind};
use super::measure::{self, Queue, RequestKind, Trouble};

/// The upper ends of the buckets for answers, in seconds. Discord takes a first answer for three
/// seconds; answers that ask for more time come later.
const ANSWER_BUCKETS: [f64; 12] = [
    0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0, 60.0,
];

/// Whether an exporter was installed.
static IS_MEASURED: AtomicBool = AtomicBool::new(false);

/// Why nothing can be counted.
#[derive(Debug, Error)]
#[error("metrics cannot be counted: {0}")]
pub struct CountError(String);

/// Holds what was counted since it was installed.
#[derive(Clone, Debug)]
pub struct Exporter(PrometheusHandle);

/// Whether anything is counted: what is only measured to be counted need not be.
pub fn is_measured() -> bool {
    IS_MEASURED.load(Ordering::Relaxed)
}

impl Exporter {
    /// Begins to count, once in a process. The version and the commit say which program runs.
    pub fn install(version: &'static str, commit: &'static str) -> Result<Self, CountError> {
        let answers = Matcher::Full(catalogue::ANSWERS.name.to_owned());
        let builder = PrometheusBuilder::new().set_buckets_for_metric(answers, &ANSWER_BUCKETS);
        let unbuilt = |error: BuildError| CountError(error.to_string());
        let recorder = builder.map_err(unbuilt)?.build_recorder();
        let handle = recorder.handle();
        metrics::set_global_recorder(recorder).map_err(|error| CountError(error.to_string()))?;
        describe();
        begin_series();
        measure::build(version, commit);
        IS_MEASURED.store(true, Ordering::Relaxed);
        Ok(Self(handle))
    }

    /// Everything that was counted, in Prometheus' text format. It takes about a millisecond.
    pub fn render(&self) -> String {
        self.0.render()
    }

    /// Sums up what was counted since the last time. It must be called every few seconds: durations
    /// pile up between two calls.
    pub fn sum_up(&self) {
        self.0.run_upkeep();
    }
}

fn describe() {
    for metric in catalogue::ALL {
        match metric.kind {
            Kind::Counter => describe_counter!(metric.name, metric.help),
            Kind::Gauge => describe_gauge!(metric.name, metric.help),
            Kind::Histogram => describe_histogram!(metric.name, Unit::Seconds, metric.help),
        }
    }
}

/// Begins series whose labels are known at zero, so that their first count is seen as a growth, and
/// gauges as unknown.
fn begin_series() {
    let labelled = [
        catalogue::BUILD,
        catalogue::QUEUE,
        catalogue::LOOP_SILENCE,
        catalogue::DATABASE,
    ];
    for metric in catalogue::ALL {
        if metric.kind == Kind::Gauge && !labelled.contains(&metric) {
            gauge!(metric.name).set(f64::NAN);
        }
    }
    for queue in Queue::ALL {
        measure::unknown_queue(queue);
    }
    for kind in RequestKind::ALL {
        measure::interactions(kind, 0);
        measure::lost_answers(kind, 0);
    }
    for trouble in Trouble::ALL {
        measure::log_lines(trouble, 0);
    }
    for metric in [catalogue::GATEWAY_CONNECTS, catalogue::GATEWAY_RESUMES] {
        metrics::counter!(metric.name).increment(0);
    }
}
