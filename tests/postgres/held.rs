//! A server that does not answer.

use std::process::Command;

use sqlx::postgres::PgConnection;

/// The processes of the server that answer the store, which answer nothing for as long as this lives.
pub struct Held(Vec<i32>);

impl Held {
    /// All of them but that of this connection.
    pub async fn of(stranger: &mut PgConnection) -> Self {
        let processes: Vec<i32> = sqlx::query_scalar(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .fetch_all(stranger)
        .await
        .unwrap();
        let held = Self(processes);
        held.signal("-STOP");
        held
    }

    fn signal(&self, signal: &str) {
        let mut sending = Command::new("kill");
        sending.arg(signal).args(self.0.iter().map(i32::to_string));
        assert!(sending.status().unwrap().success(), "kill {signal}");
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.signal("-CONT");
    }
}
