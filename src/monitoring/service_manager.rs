//! Tells a service manager such as systemd how the bot is, by the protocol of `sd_notify(3)`:
//! datagrams of a few words to a socket of its own.
//!
//! A datagram is sent at once or not at all: a service manager that does not read must not hold up
//! the bot. What is not sent is logged at the level debug; the next look at the loops sends the next.

use std::io;

use tracing::debug;

/// The service manager's socket.
#[derive(Debug)]
pub struct ServiceManager {
    #[cfg(unix)]
    socket: std::os::unix::net::UnixDatagram,
    has_watchdog: bool,
}

impl ServiceManager {
    /// Connects to a socket, given by its path, or by `@` and its name if it has none in the file
    /// system. With a watchdog it expects to hear from the bot again and again.
    #[cfg(unix)]
    pub fn connect(address: &str, has_watchdog: bool) -> io::Result<Self> {
        use std::os::unix::net::UnixDatagram;
        let socket = UnixDatagram::unbound()?;
        socket.connect_addr(&unix_address(address)?)?;
        socket.set_nonblocking(true)?;
        Ok(Self {
            socket,
            has_watchdog,
        })
    }

    /// Other systems have no such sockets.
    #[cfg(not(unix))]
    pub fn connect(_: &str, _: bool) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// The bot is connected and plays.
    pub(super) fn ready(&self) {
        self.send("READY=1\nSTATUS=connected to Discord");
    }

    /// All loops turn.
    pub(super) fn alive(&self) {
        if self.has_watchdog {
            self.send("WATCHDOG=1");
        }
    }

    /// The bot is about to stop.
    pub(super) fn stopping(&self) {
        self.send("STOPPING=1\nSTATUS=finishing what is in hand");
    }

    #[cfg(unix)]
    fn send(&self, words: &str) {
        if let Err(error) = self.socket.send(words.as_bytes()) {
            debug!("the service manager was not told {words:?}: {error}");
        }
    }

    #[cfg(not(unix))]
    fn send(&self, words: &str) {
        debug!("there is no service manager to be told {words:?}");
    }
}

/// The address that a service manager gives.
#[cfg(unix)]
fn unix_address(address: &str) -> io::Result<std::os::unix::net::SocketAddr> {
    use std::os::unix::net::SocketAddr;
    #[cfg(target_os = "linux")]
    if let Some(name) = address.strip_prefix('@') {
        use std::os::linux::net::SocketAddrExt as _;
        return SocketAddr::from_abstract_name(name);
    }
    SocketAddr::from_pathname(address)
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixDatagram;

    use super::*;

    fn heard(socket: &UnixDatagram) -> String {
        let mut words = [0; 200];
        let length = socket.recv(&mut words).expect("a datagram");
        String::from_utf8_lossy(&words[..length]).into_owned()
    }

    #[test]
    fn it_is_told_by_path_and_by_name() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("notify");
        let socket = UnixDatagram::bind(&path).expect("a socket");
        let manager = ServiceManager::connect(path.to_str().expect("text"), true);
        manager.expect("it is there").alive();
        assert_eq!(heard(&socket), "WATCHDOG=1");

        #[cfg(target_os = "linux")]
        {
            let name = format!("@tessera-test-{}", std::process::id());
            let address = unix_address(&name).expect("an address");
            let socket = UnixDatagram::bind_addr(&address).expect("a socket");
            let manager = ServiceManager::connect(&name, false).expect("it is there");
            manager.alive();
            manager.stopping();
            let first = heard(&socket);
            assert!(
                first.starts_with("STOPPING=1\n"),
                "without a watchdog: {first}"
            );
        }
    }

    #[test]
    fn a_socket_that_nobody_reads_holds_nothing_up() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("notify");
        let _unread = UnixDatagram::bind(&path).expect("a socket");
        let manager = ServiceManager::connect(path.to_str().expect("text"), true);
        let manager = manager.expect("it is there");
        for _ in 0..5_000 {
            manager.alive();
        }
        assert!(ServiceManager::connect("/nowhere/notify", true).is_err());
    }
}
