//! Who is connected, and who has to leave when it gets too full.
//!
//! A newcomer always comes first: a connection that does nothing costs its owner nothing to open
//! again, while somebody who opens the page sees whether it comes. So nobody can shut the others out
//! by holding connections. Only if all of them are being answered is a newcomer asked to come back.

use std::collections::{HashMap, VecDeque};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use tokio::task::JoinHandle;

use crate::activity::Activity;
use crate::limits::Limits;
use crate::watched::Seen;

/// How many connections are held beyond the limit to say that it is reached.
const TURNED_AWAY: usize = 32;

/// What a newcomer gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Welcome {
    /// The page.
    Page,
    /// The request to come back later.
    Later,
}

/// A connection.
struct Guest {
    from: IpAddr,
    seen: Seen,
    task: JoinHandle<()>,
}

/// All connections.
pub(crate) struct Crowd {
    limits: Limits,
    guests: Vec<Guest>,
    /// Those who are asked to come back later, the oldest first.
    turned_away: VecDeque<JoinHandle<()>>,
}

impl Crowd {
    pub(crate) fn new(limits: Limits) -> Crowd {
        Crowd {
            limits,
            guests: Vec::new(),
            turned_away: VecDeque::new(),
        }
    }

    /// Makes room for a newcomer, if need be, and says what it gets.
    pub(crate) async fn welcome(&mut self) -> Welcome {
        self.forget_who_left();
        if self.guests.len() < self.limits.connections || self.make_room().await {
            return Welcome::Page;
        }
        if self.turned_away.len() >= TURNED_AWAY
            && let Some(oldest) = self.turned_away.pop_front()
        {
            end(oldest).await;
        }
        Welcome::Later
    }

    /// Adds a newcomer that was welcomed.
    pub(crate) fn add(
        &mut self,
        peer: SocketAddr,
        welcome: Welcome,
        seen: Seen,
        task: JoinHandle<()>,
    ) {
        let from = household(peer.ip());
        match welcome {
            Welcome::Page => self.guests.push(Guest { from, seen, task }),
            Welcome::Later => self.turned_away.push_back(task),
        }
    }

    /// Ends an eighth of the connections, since the system has no more to give; says whether any
    /// could be ended.
    pub(crate) async fn make_way(&mut self) -> bool {
        self.forget_who_left();
        let mut made = false;
        for _ in 0..=self.guests.len() / 8 {
            made |= self.make_room().await;
        }
        made
    }

    /// Waits until all have left by themselves.
    pub(crate) async fn all_left(self) {
        let guests = self.guests.into_iter().map(|guest| guest.task);
        for task in guests.chain(self.turned_away) {
            // How a connection ended matters to nobody any more.
            let _ = task.await;
        }
    }

    /// Ends the connection that is missed least; says whether there was one to end.
    async fn make_room(&mut self) -> bool {
        let guests = self.guests.iter();
        let doing: Vec<_> = guests
            .map(|guest| (guest.from, guest.seen.activity()))
            .collect();
        let Some(guest) = missed_least(&doing, &self.limits) else {
            return false;
        };
        end(self.guests.swap_remove(guest).task).await;
        true
    }

    fn forget_who_left(&mut self) {
        self.guests.retain(|guest| !guest.task.is_finished());
        self.turned_away.retain(|task| !task.is_finished());
    }
}

/// Ends a connection, and returns when what it held is free.
async fn end(task: JoinHandle<()>) {
    task.abort();
    // It was told to end, so it can only say that it did.
    let _ = task.await;
}

/// Those who share a network share an address here: in IPv6 one line has 2^64 of them.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = address.to_bits() >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from_bits(network))
        }
        address => address,
    }
}

/// The connection that is missed least: of those who hold most, one that is not being answered before
/// one that is, and then the one that has done nothing for longest. Behind a proxy all have one
/// address, and only what they do counts.
fn missed_least(guests: &[(IpAddr, Activity)], limits: &Limits) -> Option<usize> {
    let mut held: HashMap<IpAddr, usize> = HashMap::new();
    for (from, _) in guests {
        *held.entry(*from).or_default() += 1;
    }
    let can_go = guests
        .iter()
        .enumerate()
        .filter(|(_, (_, activity))| activity.can_make_room(limits));
    let missed_least = can_go.max_by_key(|(_, (from, activity))| {
        (held[from], !activity.is_answering(), activity.unused())
    });
    missed_least.map(|(guest, _)| guest)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::Instant;

    use super::*;

    const STRANGER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const NEIGHBOUR: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    /// A moment that lies some seconds back.
    fn before(seconds: u64) -> Instant {
        let moment = Instant::now().checked_sub(Duration::from_secs(seconds));
        moment.expect("the machine runs for longer than a test looks back")
    }

    fn idle(seconds: u64) -> Activity {
        Activity::Idle {
            since: before(seconds),
        }
    }

    fn answering(progress: u64) -> Activity {
        Activity::Answering {
            since: before(progress),
            progress: before(progress),
        }
    }

    fn missed(guests: &[(IpAddr, Activity)]) -> Option<usize> {
        missed_least(guests, &Limits::default())
    }

    #[test]
    fn the_one_that_does_nothing_for_longest_leaves_first() {
        let asking = Activity::Asking { since: before(2) };
        let guests = [
            (STRANGER, idle(1)),
            (STRANGER, idle(3)),
            (STRANGER, asking),
            (STRANGER, answering(20)),
        ];
        assert_eq!(missed(&guests), Some(1));
    }

    #[test]
    fn whoever_holds_most_leaves_first() {
        let guests = [
            (NEIGHBOUR, idle(30)),
            (STRANGER, idle(1)),
            (STRANGER, idle(2)),
            (STRANGER, answering(20)),
        ];
        assert_eq!(missed(&guests), Some(2));
        let guests = [
            (NEIGHBOUR, idle(30)),
            (STRANGER, answering(20)),
            (STRANGER, answering(30)),
        ];
        assert_eq!(missed(&guests), Some(2));
    }

    #[test]
    fn an_answer_that_is_being_taken_is_safe() {
        assert_eq!(
            missed(&[(STRANGER, answering(1)), (STRANGER, answering(2))]),
            None
        );
        assert_eq!(
            missed(&[(STRANGER, answering(1)), (NEIGHBOUR, idle(0))]),
            Some(1)
        );
        assert_eq!(missed(&[]), None);
    }

    #[test]
    fn a_line_with_many_addresses_is_one_household() {
        let address = |text: &str| household(text.parse().expect("an address"));
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:0:0:2"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:192.0.2.1"), STRANGER);
        assert_ne!(STRANGER, NEIGHBOUR);
    }
}
