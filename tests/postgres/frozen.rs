//! A server that does not answer.

use std::process::Command;

use sqlx::postgres::PgConnection;

/// The processes of the server that answer the store, which answer nothing for as long as this lives.
pub struct Frozen(Vec<i32>);

impl Frozen {
    /// All of them but that of this connection.
    pub async fn of(stranger: &mut PgConnection) -> Self {
        let processes: Vec<i32> = sqlx::query_scalar(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .fetch_all(stranger)
        .await
        .unwrap();
        let frozen = Self(processes);
        assert!(frozen.signal("-STOP"), "the server is not frozen");
        frozen
    }

    /// Sends them a signal. Returns whether all of them got it.
    fn signal(&self, signal: &str) -> bool {
        let mut sending = Command::new("kill");
        sending.arg(signal).args(self.0.iter().map(i32::to_string));
        sending.status().is_ok_and(|sent| sent.success())
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        // One of them may be gone by now. The others go on all the same.
        self.signal("-CONT");
    }
}
