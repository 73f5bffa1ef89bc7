//! Connections: who may have how many, and how long they may keep us waiting.

use std::{
    convert::Infallible,
    io::{self, IoSlice},
    net::SocketAddr,
    pin::{Pin, pin},
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpSocket, TcpStream},
    time::{Sleep, sleep},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower::ServiceExt as _;

use crate::{limiter::Place, site::Site};

/// Connections that may wait to be accepted: after a restart everybody comes back at once.
const BACKLOG: u32 = 8192;
/// How long to wait if the system has no room for another connection.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);
/// The largest head of a request, and what is kept of an answer that is being sent.
const BUFFER: usize = 32 * 1024;
/// Somebody who lets us wait has to take at least so much before we lose patience.
const READ_AT_LEAST: usize = 64 * 1024;

/// Listens.
pub(crate) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() {
        TcpSocket::new_v4()?
    } else {
        TcpSocket::new_v6()?
    };
    // A restart must not wait for old connections.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Answers until the site closes and everybody has got the answer they wait for.
pub(crate) async fn answer(listener: TcpListener, router: Router, site: Site) {
    let closing = site.hub().closing();
    let patience = site.settings().patience;
    let connections = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closing.cancelled() => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Usually no file is left: others have to go first.
                tracing::warn!(%error, "could not accept a connection");
                sleep(ACCEPT_RETRY).await;
                continue;
            }
        };
        // Nothing is said: whoever has so many connections is no browser.
        let Ok(place) = site.connections().take(None, peer.ip()) else {
            metrics::counter!("kamidana_connections_refused_total").increment(1);
            continue;
        };
        let (router, closing) = (router.clone(), closing.clone());
        let connection = Connection {
            stream,
            peer,
            patience,
            place,
        };
        connections.spawn(connection.serve(router, closing));
    }
    connections.close();
    connections.wait().await;
}

/// One connection.
struct Connection {
    stream: TcpStream,
    peer: SocketAddr,
    patience: Duration,
    place: Place,
}

impl Connection {
    /// Serves it to its end. An upgraded one, a socket, goes on by itself; it has another place.
    async fn serve(self, router: Router, closing: CancellationToken) {
        let Self {
            stream,
            peer,
            patience,
            place,
        } = self;
        // Small messages leave at once.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection waits to fill packets");
        }
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let answer = router.clone().oneshot(request);
            async move { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
        });
        // The head of a request is waited for since the answer before it: a connection on which
        // nothing happens ends as well.
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(patience)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(Impatient::new(stream, patience)), service)
            .with_upgrades();
        let mut connection = pin!(connection);
        // How a connection ends is the client's affair.
        let ended = tokio::select! {
            ended = connection.as_mut() => Some(ended),
            () = closing.cancelled() => None,
        };
        if ended.is_none() {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
        drop(place);
    }
}

/// A stream that ends if what is sent over it is not read.
struct Impatient {
    stream: TcpStream,
    patience: Duration,
    /// Runs while something waits to be read.
    waiting: Option<Pin<Box<Sleep>>>,
    /// What was read since it runs.
    read: usize,
}

impl Impatient {
    fn new(stream: TcpStream, patience: Duration) -> Self {
        Self {
            stream,
            patience,
            waiting: None,
            read: 0,
        }
    }

    /// What came of an attempt to write this much.
    fn tried(
        &mut self,
        context: &mut Context<'_>,
        wanted: usize,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = written {
            if let Ok(written) = written {
                self.read += written;
                if written == wanted || self.read >= READ_AT_LEAST {
                    self.waiting = None;
                    self.read = 0;
                }
            }
            return Poll::Ready(written);
        }
        let patience = self.patience;
        let waiting = self
            .waiting
            .get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(waiting.as_mut().poll(context));
        metrics::counter!("kamidana_connections_unread_total").increment(1);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Impatient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Impatient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.tried(context, bytes.len(), written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        let wanted = slices.iter().map(|slice| slice.len()).sum();
        self.tried(context, wanted, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        time::{Instant, advance, pause},
    };

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(30);

    async fn pair() -> (Impatient, TcpStream) {
        let listener = bind(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a port");
        let address = listener.local_addr().expect("an address");
        let (reader, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let (ours, _) = accepted.expect("a connection");
        (
            Impatient::new(ours, PATIENCE),
            reader.expect("a connection"),
        )
    }

    /// Writes until it has to wait.
    async fn fill(ours: &mut Impatient) {
        let much = vec![7; 1 << 20];
        while let Ok(written) =
            tokio::time::timeout(Duration::from_millis(200), ours.write(&much)).await
        {
            written.expect("the other side is there");
        }
    }

    #[tokio::test]
    async fn what_is_not_read_is_cut_off() {
        let (mut ours, _theirs) = pair().await;
        fill(&mut ours).await;
        pause();
        let started = Instant::now();
        let error = ours
            .write(&vec![7; 1 << 20])
            .await
            .expect_err("nobody reads");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert!(started.elapsed() <= PATIENCE);
    }

    #[tokio::test]
    async fn whoever_reads_on_may_be_slow() {
        let (mut ours, mut theirs) = pair().await;
        fill(&mut ours).await;
        let mut taken = vec![0; 4 << 20];
        // Reads until there is room again.
        let writing = async { ours.write(&[7; 1000]).await };
        let reading = async {
            loop {
                let read = theirs.read(&mut taken).await.expect("it is there");
                assert!(read > 0, "it goes on");
            }
        };
        let written = tokio::select! {
            written = writing => written,
            () = reading => unreachable!("it reads on"),
        };
        assert_eq!(written.expect("there is room"), 1000);
        assert!(ours.waiting.is_none(), "it begins anew");
        pause();
        advance(2 * PATIENCE).await;
        assert!(ours.write(&[7]).await.is_ok());
    }
}
