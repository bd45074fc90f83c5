//! A PostgreSQL server of the tests' own: it listens on a socket in a folder of its own, and is gone with the program.
//!
//! Where PostgreSQL is not installed, a line says that the tests on it are skipped, unless `TEST_POSTGRES=required`.

use std::fs;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use tempfile::TempDir;
use tessera::store::Store;
use tokio::runtime;

/// The name of the user of the server, and of nobody on this machine.
const USER: &str = "tessera";

/// What a server of tests need not do: keep anything if the machine fails.
const SETTINGS: [&str; 6] = [
    "listen_addresses=",
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "max_connections=200",
    "wal_level=replica",
];

/// A file system in memory, on Linux.
const MEMORY: &str = "/dev/shm";
/// How much must be free in it, in bytes: a few times what a server of tests ever keeps at once.
const ROOM: u64 = 2 << 30;

/// The server of this program of tests, which all its tests share; `None` if PostgreSQL is not installed.
pub fn shared() -> Option<&'static Cluster> {
    static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
    SHARED.get_or_init(Cluster::begin).as_ref()
}

/// A running server.
pub struct Cluster {
    /// Where its programs are.
    programs: PathBuf,
    /// The user of this machine who runs it, if not the one who runs the tests.
    runs_as: Option<Account>,
    folder: TempDir,
    /// Ends the server when its input ends, however this program ends.
    keeper: Child,
    databases: AtomicU32,
}

/// Somebody on this machine, by number.
#[derive(Clone, Copy)]
struct Account {
    user: u32,
    group: u32,
}

/// A database on a server, which is dropped with this.
pub struct Database {
    cluster: &'static Cluster,
    name: String,
}

impl Cluster {
    /// Starts a server with nothing in it.
    pub fn begin() -> Option<Self> {
        let Some(programs) = programs() else {
            let is_required = std::env::var("TEST_POSTGRES").is_ok_and(|it| it == "required");
            assert!(!is_required, "PostgreSQL is not installed");
            let _ = writeln!(
                io::stderr(),
                "PostgreSQL is not installed: tests on it are skipped"
            );
            return None;
        };
        let (folder, runs_as) = (folder(), somebody_else());
        if let Some(Account { user, group }) = runs_as {
            chown(folder.path(), Some(user), Some(group)).unwrap();
        }
        let mut creating = command(&programs.join("initdb"), runs_as);
        creating.arg("-D").arg(folder.path().join("data"));
        creating.args([
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]);
        run(&mut creating);
        let data = folder.path().join("data");
        let keeper = keep(&programs, runs_as, folder.path(), &data);
        Some(Self {
            programs,
            runs_as,
            folder,
            keeper,
            databases: AtomicU32::new(0),
        })
    }

    /// The URL of a database on it.
    pub fn url(&self, database: &str) -> String {
        url_at(self.folder.path(), database)
    }

    /// A database of the newest schema, and nothing in it.
    pub fn fresh(&'static self) -> Database {
        static TEMPLATE: OnceLock<()> = OnceLock::new();
        TEMPLATE.get_or_init(|| {
            self.run_sql("CREATE DATABASE template");
            let url = self.url("template");
            finish(async move { Store::open(&url).await.unwrap().close().await });
        });
        self.create("TEMPLATE template")
    }

    /// A database without any table.
    #[allow(dead_code, reason = "not every program of tests begins with nothing")]
    pub fn empty(&'static self) -> Database {
        self.create("TEMPLATE template0")
    }

    /// A database without any table, whose text has this encoding.
    #[allow(dead_code, reason = "not every program of tests has another encoding")]
    pub fn encoded(&'static self, encoding: &str) -> Database {
        self.create(&format!("ENCODING '{encoding}' TEMPLATE template0"))
    }

    fn create(&'static self, how: &str) -> Database {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{number}");
        self.run_sql(&format!("CREATE DATABASE {name} {how}"));
        Database {
            cluster: self,
            name,
        }
    }

    fn run_sql(&self, sql: &str) {
        let (url, sql) = (self.url("postgres"), sql.to_owned());
        finish(async move {
            // To create a database may take so long that it would be logged.
            let options: PgConnectOptions = url.parse().unwrap();
            let connecting = options.disable_statement_logging();
            let mut connection = connecting.connect().await.unwrap();
            let done = sqlx::raw_sql(AssertSqlSafe(sql));
            done.execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        });
    }

    /// Starts a server that repeats what this one does, and answers only questions. Returns the folder of its socket.
    #[allow(dead_code, reason = "not every program of tests has a replica")]
    pub fn replica(&self) -> Replica {
        let folder = folder();
        if let Some(Account { user, group }) = self.runs_as {
            chown(folder.path(), Some(user), Some(group)).unwrap();
        }
        let data = folder.path().join("data");
        let mut copying = command(&self.programs.join("pg_basebackup"), self.runs_as);
        copying
            .arg("-D")
            .arg(&data)
            .arg("-h")
            .arg(self.folder.path());
        copying.args(["-U", USER, "-R", "-X", "stream", "-c", "fast", "--no-sync"]);
        run(&mut copying);
        let keeper = keep(&self.programs, self.runs_as, folder.path(), &data);
        Replica { folder, keeper }
    }

    /// Ends the server and starts it again; meanwhile this is done.
    #[allow(dead_code, reason = "not every program of tests stops its server")]
    pub fn restart(&mut self, meanwhile: impl FnOnce()) {
        let again = self.folder.path().join("again");
        fs::write(&again, "").unwrap();
        end(&mut self.keeper);
        meanwhile();
        fs::remove_file(again).unwrap();
        let data = self.folder.path().join("data");
        self.keeper = keep(&self.programs, self.runs_as, self.folder.path(), &data);
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        end(&mut self.keeper);
    }
}

/// A server that repeats what another one does.
#[allow(dead_code, reason = "not every program of tests has a replica")]
pub struct Replica {
    folder: TempDir,
    keeper: Child,
}

#[allow(dead_code, reason = "not every program of tests has a replica")]
impl Replica {
    /// The URL of a database on it.
    pub fn url(&self, database: &Database) -> String {
        url_at(self.folder.path(), &database.name)
    }
}

impl Drop for Replica {
    fn drop(&mut self) {
        end(&mut self.keeper);
    }
}

impl Database {
    pub fn url(&self) -> String {
        self.cluster.url(&self.name)
    }

    #[allow(dead_code, reason = "not every program of tests asks for it")]
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl Database {
    /// Runs a statement in it.
    #[allow(dead_code, reason = "not every program of tests has one")]
    pub fn run(&self, sql: &str) {
        let (url, sql) = (self.url(), sql.to_owned());
        finish(async move {
            let options: PgConnectOptions = url.parse().unwrap();
            let mut connection = options.connect().await.unwrap();
            let done = sqlx::raw_sql(AssertSqlSafe(sql));
            done.execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        });
    }

    /// Ends all connections to it, as a server does that is started again.
    #[allow(dead_code, reason = "not every program of tests cuts them")]
    pub fn cut_connections(&self) {
        self.cluster.run_sql(&format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'",
            self.name
        ));
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.cluster
            .run_sql(&format!("DROP DATABASE {} WITH (FORCE)", self.name));
    }
}

fn url_at(socket: &Path, database: &str) -> String {
    let socket = socket.to_str().unwrap().replace('/', "%2F");
    format!("postgres://{USER}@localhost/{database}?host={socket}")
}

/// A folder for a server, in memory if there is room: each test creates and drops a database of some hundred files, which takes a
/// disk longer than the tests.
fn folder() -> TempDir {
    let room = rustix::fs::statvfs(MEMORY).map_or(0, |it| it.f_bavail * it.f_frsize);
    if room >= ROOM
        && let Ok(folder) = tempfile::tempdir_in(MEMORY)
    {
        return folder;
    }
    tempfile::tempdir().unwrap()
}

/// Runs something to its end, also in a test that is within a runtime itself.
fn finish(future: impl Future<Output = ()> + Send + 'static) {
    let running = thread::spawn(|| {
        let runtime = runtime::Builder::new_current_thread().enable_all().build();
        runtime.unwrap().block_on(future);
    });
    running.join().unwrap();
}

/// Starts a server, and a shell that ends it once nobody holds the shell's input any more, and removes its folder. Returns
/// when it is ready.
fn keep(programs: &Path, runs_as: Option<Account>, socket: &Path, data: &Path) -> Child {
    let mut keeper = command(Path::new("/bin/sh"), runs_as);
    keeper.args(["-c", KEEP, "sh"]).arg(socket);
    keeper
        .arg(programs.join("postgres"))
        .arg("-D")
        .arg(data)
        .arg("-k")
        .arg(socket);
    for setting in SETTINGS {
        keeper.args(["-c", setting]);
    }
    keeper
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    let mut keeper = keeper.spawn().unwrap();
    let mut log = BufReader::new(keeper.stderr.take().unwrap()).lines();
    let mut told = Vec::new();
    loop {
        let Some(Ok(line)) = log.next() else {
            panic!("the server has not started: {told:?}");
        };
        if line.contains("ready to accept") {
            break;
        }
        told.push(line);
    }
    // It would wait if nobody read what it says.
    thread::spawn(move || log.for_each(drop));
    keeper
}

/// The folder of the socket comes first, then the server and its settings. A folder that is still needed has a file `again`.
const KEEP: &str = r#"
    folder=$1
    shift
    "$@" &
    cat > /dev/null
    kill -INT $!
    wait $!
    [ -e "$folder/again" ] || rm -rf "$folder"
"#;

fn end(keeper: &mut Child) {
    drop(keeper.stdin.take());
    keeper.wait().unwrap();
}

fn command(program: &Path, runs_as: Option<Account>) -> Command {
    let mut command = Command::new(program);
    if let Some(Account { user, group }) = runs_as {
        command.uid(user).gid(group);
    }
    // A server may not begin in a folder that its user cannot see.
    command.current_dir("/");
    command
}

fn run(command: &mut Command) {
    let done = command.output().unwrap();
    let told = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{command:?}: {told}");
}

/// Where the programs of the newest PostgreSQL are.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let versions = versions.filter_map(|version| {
        let version = version.ok()?;
        let number: u32 = version.file_name().to_str()?.parse().ok()?;
        Some((number, version.path().join("bin")))
    });
    let found = versions.filter(|(_, programs)| programs.join("initdb").exists());
    found
        .max_by_key(|(number, _)| *number)
        .map(|(_, programs)| programs)
}

/// PostgreSQL refuses to run for root: the user that Debian makes for it, or nobody.
fn somebody_else() -> Option<Account> {
    if fs::metadata("/proc/self").unwrap().uid() != 0 {
        return None;
    }
    let accounts = fs::read_to_string("/etc/passwd").unwrap();
    let find = |name: &str| {
        let line = accounts
            .lines()
            .find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        let user = fields.next()?.parse().ok()?;
        let group = fields.next()?.parse().ok()?;
        Some(Account { user, group })
    };
    find("postgres").or_else(|| find("nobody"))
}
