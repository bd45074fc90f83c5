//! The connections a bot comes in by, which can be cut while they are in use.
//!
//! Knows nothing of what is said over them.

use std::{
    io,
    net::SocketAddr,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
};

use axum::{
    extract::connect_info::Connected,
    serve::{IncomingStream, Listener},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
};

/// Where connections come in.
#[derive(Debug)]
pub(crate) struct Exchange(pub TcpListener);

/// A connection that can be cut.
#[derive(Debug)]
pub(crate) struct Line<Stream> {
    stream: Stream,
    cutter: Cutter,
}

/// What cuts one connection.
#[derive(Debug, Clone, Default)]
pub(crate) struct Cutter(Arc<AtomicBool>);

impl Cutter {
    /// Lets nothing more out over the connection, which ends at the next attempt.
    pub fn cut(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn check(&self) -> io::Result<()> {
        if self.0.load(Ordering::Relaxed) {
            Err(io::ErrorKind::ConnectionAborted.into())
        } else {
            Ok(())
        }
    }
}

impl<Stream> Line<Stream> {
    /// A connection nobody has cut yet.
    pub fn new(stream: Stream) -> Self {
        Self {
            stream,
            cutter: Cutter::default(),
        }
    }

    /// What cuts this connection.
    pub fn cutter(&self) -> Cutter {
        self.cutter.clone()
    }
}

impl Listener for Exchange {
    type Io = Line<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Small answers must not wait for more to be sent with them.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays with delayed sending");
        }
        (Line::new(stream), address)
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.0.local_addr()
    }
}

impl Connected<IncomingStream<'_, Exchange>> for Cutter {
    fn connect_info(stream: IncomingStream<'_, Exchange>) -> Self {
        stream.io().cutter()
    }
}

impl<Stream: AsyncRead + Unpin> AsyncRead for Line<Stream> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<Stream: AsyncWrite + Unpin> AsyncWrite for Line<Stream> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.cutter.check()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
