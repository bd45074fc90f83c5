//! The API under Discord's own name: TLS with a certificate made for the occasion.
//!
//! Knows nothing of what is said over it.

use std::{io, net::SocketAddr, sync::Arc};

use axum::{
    extract::connect_info::Connected,
    serve::{IncomingStream, Listener},
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::mpsc::{self, Receiver, Sender},
};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        crypto::ring,
        pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer},
    },
    server::TlsStream,
};

use crate::line::{Cutter, Line};

/// The name the certificate is for.
const NAME: &str = "discord.com";
/// How many connections may wait to be taken up.
const WAITING: usize = 64;

/// Where the API is to be had over TLS.
#[derive(Debug, Clone)]
pub struct Secured {
    /// The address `discord.com` has to lead to.
    pub address: SocketAddr,
    /// The certificate to trust, in PEM.
    pub certificate: String,
}

/// Connections that come in over TLS, once both sides agree on it.
pub(crate) struct SecuredExchange {
    address: SocketAddr,
    agreed: Receiver<(TlsStream<TcpStream>, SocketAddr)>,
}

impl SecuredExchange {
    /// Opens a free port on the same loopback address, with a certificate of its own.
    pub async fn open(beside: SocketAddr) -> io::Result<(Self, Secured)> {
        let listener = TcpListener::bind((beside.ip(), 0)).await?;
        let address = listener.local_addr()?;
        let (acceptor, certificate) = acceptor().map_err(io::Error::other)?;
        let (agree, agreed) = mpsc::channel(WAITING);
        tokio::spawn(take_in(listener, acceptor, agree));
        let secured = Secured {
            address,
            certificate,
        };
        Ok((Self { address, agreed }, secured))
    }
}

impl Listener for SecuredExchange {
    type Io = Line<TlsStream<TcpStream>>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        match self.agreed.recv().await {
            Some((stream, from)) => (Line::new(stream), from),
            // Nobody comes in any more; serving ends by being told to stop.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        Ok(self.address)
    }
}

impl Connected<IncomingStream<'_, SecuredExchange>> for Cutter {
    fn connect_info(stream: IncomingStream<'_, SecuredExchange>) -> Self {
        stream.io().cutter()
    }
}

/// Agrees with whoever comes in, each for themselves, until nobody takes them up any more.
async fn take_in(
    mut listener: TcpListener,
    acceptor: TlsAcceptor,
    agree: Sender<(TlsStream<TcpStream>, SocketAddr)>,
) {
    loop {
        let (stream, from) = tokio::select! {
            accepted = Listener::accept(&mut listener) => accepted,
            () = agree.closed() => return,
        };
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays with delayed sending");
        }
        let (acceptor, agree) = (acceptor.clone(), agree.clone());
        tokio::spawn(async move {
            match acceptor.accept(stream).await {
                // Nobody taking it up means that serving has ended.
                Ok(stream) => drop(agree.send((stream, from)).await),
                Err(error) => tracing::debug!(%error, "no agreement on TLS"),
            }
        });
    }
}

/// What agrees on TLS, and the certificate it shows, in PEM.
fn acceptor() -> Result<(TlsAcceptor, String), Box<dyn std::error::Error + Send + Sync>> {
    let made = rcgen::generate_simple_self_signed([NAME.to_owned()])?;
    let key = PrivatePkcs8KeyDer::from(made.signing_key.serialize_der());
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], PrivateKeyDer::Pkcs8(key))?;
    Ok((TlsAcceptor::from(Arc::new(config)), made.cert.pem()))
}
