//! The weights of the prospects.
//!
//! They were found by playing: ridge regression of what solo games still brought on what the boards
//! showed, over some hundred games of the planner with earlier weights, of both decks and both sides,
//! some turns at random; three times over. Part of what a weight says is what else goes with it on a
//! board, so a single one means little.

use super::prospects::Weights;

/// At the last action, and with 4, 12 and 28 to come.
#[rustfmt::skip]
pub(super) const WEIGHTS: Weights = [
    [1, 39, 82, 143],          // activation by routes, 1 missing
    [11, 45, 96, 224],         // 2 missing
    [5, 31, 78, 280],          // 3 missing
    [5, 8, 12, 123],           // 4 missing
    [4, 32, 53, 95],           // activation by bridges, 1 missing: there is a site
    [14, 15, 62, 41],          // a route is wanting
    [10, 22, 64, 30],          // a structure is wanting
    [4, 26, 26, -20],          // 2 missing: there are sites
    [2, 38, 31, 30],           // routes are wanting
    [1, 25, 10, 33],           // structures are wanting
    [28, 125, 72, 260],        // wood up to 2
    [25, 87, 131, 234],        // more wood
    [30, 94, 116, 236],        // clay up to 2
    [14, 113, 137, 204],       // more clay
    [3, 41, 25, 529],          // ore up to 2
    [-17, 86, 21, 50],         // more ore
    [95, 175, 336, 600],       // brick up to 2
    [15, 216, 324, 127],       // more brick
    [28, -19, -57, -195],      // iron up to 2
    [-28, 12, -147, -136],     // more iron
    [-24, -17, 8, 80],         // thaler up to 4
    [-7, -29, -28, -23],       // more thaler
    [2, -72, -37, -242],       // smallest of wood, clay and ore
    [-66, 30, 167, -70],       // structures
    [4, 84, -71, -368],        // free plots with 4 routes
    [-26, 45, 68, -154],       // with 3
    [-9, 36, -19, -45],        // with 2
    [0, 44, 178, 456],         // paths
    [7, 71, 218, 601],         // roads
    [-7, 84, 273, 346],        // rail tracks
    [0, 35, 85, 47],           // canals
    [13, 33, -127, -91],       // bridges
    [11, -2, 88, -64],         // sites of rail tracks
    [4, 35, 159, 326],         // sites of canals
    [11, -32, -117, -167],     // sites of bridges
    [69, 63, 20, 58],          // structures face up that can be paid
    [5, 0, 28, -43],           // their prestige, of all that are face up
];
