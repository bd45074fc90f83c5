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
        // One of a connection that was just closed may end meanwhile.
        let stopped = processes.into_iter().filter(|&it| signal(it, "-STOP"));
        let frozen = Self(stopped.collect());
        assert!(!frozen.0.is_empty(), "the server is not frozen");
        frozen
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        for &process in &self.0 {
            // It may be gone by now.
            signal(process, "-CONT");
        }
    }
}

/// Sends a process a signal. Returns whether it got it.
fn signal(process: i32, signal: &str) -> bool {
    let mut sending = Command::new("kill");
    sending.arg(signal).arg(process.to_string());
    sending.status().is_ok_and(|sent| sent.success())
}
