//! Ctrl-C, or a request to end: the programs of the match are ended, then this one.

use std::{io, process, thread};

use tokio::runtime::Builder;

use crate::programs::Programs;
use crate::progress::tell;

/// The exit status of a program that Ctrl-C has ended, by the custom of shells.
const INTERRUPTED: i32 = 130;

/// Ends the programs and this one as soon as it is interrupted. No game is lost by that.
pub fn end_when_interrupted(programs: Programs) -> io::Result<()> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let interrupted = {
        // It is listened from here on, not from the first moment of the thread on.
        let _inside = runtime.enter();
        interruption()?
    };
    thread::spawn(move || {
        runtime.block_on(interrupted);
        programs.end_all();
        tell(format_args!(
            "engine_match: interrupted; the same command goes on with the match"
        ));
        process::exit(INTERRUPTED);
    });
    Ok(())
}

/// What ends with the first interruption.
#[cfg(unix)]
fn interruption() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// What ends with the first interruption.
#[cfg(windows)]
fn interruption() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
