//! A server that does not answer.

use std::process::Command;

use sqlx::postgres::PgConnection;

/// The processes of the server that answer the store, which answer nothing for as long as this lives.
pub struct Frozen(Vec<i32>);

/// How often the processes are looked for until each of them is stopped.
const LOOKS: u32 = 10;

impl Frozen {
    /// All of them but that of this connection.
    pub async fn of(stranger: &mut PgConnection) -> Self {
        // One of a connection that was just closed may end before it is stopped, and is not there any more then.
        for _ in 0..LOOKS {
            let processes = sqlx::query_scalar(
                "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
            );
            let frozen = Self(processes.fetch_all(&mut *stranger).await.unwrap());
            let stopped = frozen.0.iter().filter(|&&it| signal(it, "-STOP"));
            if stopped.count() == frozen.0.len() {
                return frozen;
            }
        }
        panic!("the server is not frozen");
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
