//! `millwright serve`: the page in the browser.

use std::io::Write;

use server::Server;
use table::Arg;

use crate::context::Context;
use crate::failure::Failure;

/// Serves the page until it is asked to end; says first where it is.
pub(crate) fn run(context: &Context, listen: &str, out: &mut impl Write) -> Result<(), Failure> {
    let told = |error: server::ServeError| Failure::usage(error.to_string());
    let server = Server::listen(listen).map_err(told)?;
    let end = server.asked_to_end();
    let address = format!("http://{}/", server.address());
    let says = context
        .texts()
        .get("cli-serving", &[("address", Arg::Verbatim(address))]);
    writeln!(out, "{says}")?;
    out.flush()?;
    server.run_until(end);
    Ok(())
}
