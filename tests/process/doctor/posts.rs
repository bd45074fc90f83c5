//! What is saved and not posted.

use super::Patient;

#[tokio::test]
async fn something_that_was_not_posted() {
    let patient = Patient::after_a_run().await;
    patient.invitation().await;
    let report = patient.examined().await;
    report.warning("unposted", "saved and not posted: 1", "Start the bot");
}

#[tokio::test]
async fn a_post_that_fails() {
    let patient = Patient::after_a_run().await;
    patient.failed_invitation(false).await;
    let report = patient.examined().await;
    report.warning(
        "failing posts",
        "not posted so far, and tried again: 1",
        "log",
    );
}

#[tokio::test]
async fn a_channel_that_is_closed_to_the_bot() {
    let patient = Patient::after_a_run().await;
    patient.failed_invitation(true).await;
    let report = patient.examined().await;
    report.fault("failing posts", "such as 77", "tessera doctor --channel");
}
