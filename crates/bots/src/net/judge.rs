//! A net as the judge of a search.

use std::sync::Arc;

use table::Seat;

use super::{InputRow, NET_ONE, Net, NetError, NetKind, Sums};
use crate::features::{Features, Inputs, result_of};
use crate::judge::Judge;

/// Judges boards by a net: half by the final score, half by the lead over the best rival. Where the
/// game is over, or its end is foregone, its outcome counts.
pub struct NetJudge<G: Features> {
    net: Arc<Net>,
    row: InputRow,
    sums: Sums,
    memory: G::Memory,
}

impl<G: Features> Clone for NetJudge<G> {
    fn clone(&self) -> NetJudge<G> {
        NetJudge {
            net: self.net.clone(),
            row: self.row.clone(),
            sums: self.sums.clone(),
            memory: self.memory.clone(),
        }
    }
}

impl NetKind {
    /// Which net a game needs.
    pub fn of<G: Features>(game: &G) -> NetKind {
        let setup = game.setup();
        NetKind {
            game: setup.game.to_owned(),
            players: setup.players,
            features: G::FEATURES_REVISION,
            data: *game.net_data().as_bytes(),
        }
    }

    fn said(&self) -> String {
        let data: String = self.data[..8]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        format!(
            "{} with {} players, data {data}, features {}",
            self.game, self.players, self.features
        )
    }
}

impl NetError {
    /// Another net was wanted, with so many inputs.
    pub(crate) fn other(net: &Net, wanted: &NetKind, inputs: usize) -> NetError {
        NetError::Other {
            is: format!("{} ({} inputs)", net.kind().said(), net.inputs()),
            wanted: format!("{} ({inputs} inputs)", wanted.said()),
        }
    }
}

impl<G: Features> NetJudge<G> {
    /// A judge with this net, if it was made for the game with its players and component numbers.
    pub fn new(game: &G, net: Arc<Net>) -> Result<NetJudge<G>, NetError> {
        let wanted = NetKind::of(game);
        if *net.kind() != wanted || net.inputs() != G::FEATURES {
            return Err(NetError::other(&net, &wanted, G::FEATURES));
        }
        Ok(NetJudge {
            row: InputRow::new(G::FEATURES),
            sums: net.sums(),
            memory: G::Memory::default(),
            net,
        })
    }

    /// What the net says of a board: final score and lead, a good lead being [`NET_ONE`].
    pub fn outputs(&mut self, game: &G, board: &G::Board, seat: Seat) -> [i64; 2] {
        let end = game.foregone(board);
        if let Some(outcome) = game.outcome(end.as_ref().unwrap_or(board)) {
            let points = i64::from(G::POINTS);
            return result_of(&outcome, seat, G::POINTS)
                .map(|result| i64::from(result) * NET_ONE / points);
        }
        write_inputs(game, board, seat, &mut self.memory, &mut self.row);
        let [score, lead] = self.net.outputs(&self.row, &mut self.sums);
        let baseline = game.baseline(board, seat);
        [score + baseline[0], lead + baseline[1]]
    }
}

/// Writes what a net is told of a board.
pub(crate) fn write_inputs<G: Features>(
    game: &G,
    board: &G::Board,
    seat: Seat,
    memory: &mut G::Memory,
    row: &mut InputRow,
) {
    let mut inputs = Inputs::new(&mut row.as_mut_slice()[..G::FEATURES]);
    game.features(board, seat, memory, &mut inputs);
    debug_assert_eq!(inputs.written(), G::FEATURES);
}

impl<G: Features> Judge<G> for NetJudge<G> {
    fn judge(&mut self, game: &G, board: &G::Board, seat: Seat) -> i64 {
        let [score, lead] = self.outputs(game, board, seat);
        score + lead
    }

    fn part(&self, game: &G, board: &G::Board) -> u16 {
        game.part(board)
    }
}
