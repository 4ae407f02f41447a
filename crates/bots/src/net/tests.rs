//! The net as it is played: against a plain reference, as bytes, and from hostile bytes.

use table::Rng;

use super::*;

fn kind() -> NetKind {
    NetKind {
        game: "toy".to_owned(),
        players: 4,
        features: 3,
        data: [7; 32],
    }
}

/// A net of random weights, of about this size.
fn random_net(inputs: usize, hidden: usize, size: i64, seed: u64) -> Net {
    let mut rng = Rng::new(seed);
    let weights =
        std::iter::repeat_with(move || (i64::from(rng.below(2 * size as u32 + 1)) - size) as i16);
    Net::assemble(kind(), inputs, hidden, [9, 8, 10], weights).expect("the weights are small")
}

fn random_row(inputs: usize, rng: &mut Rng) -> InputRow {
    let mut row = InputRow::new(inputs);
    for input in &mut row.as_mut_slice()[..inputs] {
        *input = (i64::from(rng.below(4095)) - i64::from(INPUT_LIMIT)) as i16;
    }
    row
}

/// The same in floating point, in the plainest way.
fn reference(net: &Net, row: &InputRow) -> [f64; OUTPUTS] {
    let one = f64::from(ONE);
    let sum = |unit: usize, bits: u8| -> f64 {
        let products = row.as_slice().iter().zip(net.row(unit));
        let sum: f64 = products
            .map(|(input, weight)| f64::from(*input) / one * f64::from(weight))
            .sum();
        sum / f64::from(1 << bits)
    };
    let hidden: Vec<f64> = (0..net.hidden)
        .map(|unit| sum(unit, net.bits[0]).clamp(0.0, 32767.0 / one))
        .collect();
    std::array::from_fn(|output| {
        let last = net.last[output * net.hidden..].iter();
        let from_hidden: f64 = hidden
            .iter()
            .zip(last)
            .map(|(unit, weight)| unit * f64::from(*weight) / f64::from(1 << net.bits[1]))
            .sum();
        from_hidden + sum(net.hidden + output, net.bits[2])
    })
}

#[test]
fn whole_numbers_say_what_a_plain_reference_says() {
    let mut rng = Rng::new(1);
    for (inputs, hidden) in [(1, 1), (9, 0), (15, 8), (16, 32), (270, 32), (1024, 128)] {
        let net = random_net(inputs, hidden, 300, inputs as u64);
        for _ in 0..50 {
            let row = random_row(inputs, &mut rng);
            let (said, wanted) = (net.outputs(&row, &mut net.sums()), reference(&net, &row));
            for (said, wanted) in said.into_iter().zip(wanted) {
                let said = said as f64 / NET_ONE as f64;
                // A hidden unit loses less than one part in 256, which its weight makes up to 300/256 of.
                let bound = 0.01 + hidden as f64 / 256.0 * 300.0 / 256.0;
                assert!((said - wanted).abs() < bound, "{said} {wanted}");
            }
        }
    }
}

#[test]
fn sums_that_are_kept_say_what_new_ones_say() {
    let mut rng = Rng::new(21);
    let net = random_net(290, 32, 200, 22);
    let (mut row, mut kept) = (random_row(290, &mut rng), net.sums());
    for _ in 0..500 {
        for _ in 0..rng.below(30) {
            let input = rng.below(290) as usize;
            row.as_mut_slice()[input] = random_row(290, &mut rng).as_slice()[input];
        }
        assert_eq!(
            net.outputs(&row, &mut kept),
            net.outputs(&row, &mut net.sums())
        );
    }
}

#[test]
fn a_net_reads_what_it_writes() {
    for (inputs, hidden) in [(1, 1), (7, 0), (270, 32), (31, 64)] {
        let net = random_net(inputs, hidden, 500, 3);
        assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
    }
}

#[test]
fn bytes_that_are_no_net_are_refused_with_a_reason() {
    let bytes = random_net(20, 8, 100, 4).to_bytes();
    let with = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        Net::from_bytes(&bytes)
    };
    assert_eq!(Net::from_bytes(b""), Err(NetError::Magic));
    assert_eq!(with(0, b'x'), Err(NetError::Magic));
    assert_eq!(with(4, 9), Err(NetError::Format(9)));
    assert_eq!(with(7, 0xff), Err(NetError::Name));
    // Behind magic, format, the name's length, the name, players, revision and hash.
    let sizes = 4 + 2 + 1 + 3 + 1 + 2 + 32;
    assert!(matches!(with(sizes + 1, 255), Err(NetError::Size { .. })));
    assert!(matches!(
        with(sizes, 0),
        Err(NetError::Size { inputs: 0, .. })
    ));
    assert_eq!(with(sizes + 4, 15), Err(NetError::Bits(15)));
    assert!(matches!(with(sizes, 21), Err(NetError::Short(_))));
    assert!(matches!(with(sizes, 19), Err(NetError::Long(_))));
    for end in 0..bytes.len() {
        assert!(Net::from_bytes(&bytes[..end]).is_err(), "{end}");
    }
    let mut loud = bytes.clone();
    loud[sizes + 7..].fill(0x7f);
    assert!(Net::from_bytes(&loud).is_ok(), "21 large weights fit");
    let many = std::iter::repeat(i16::MAX);
    let large = Net::assemble(kind(), 200, 4, [0; 3], many);
    assert_eq!(large, Err(NetError::Overflow(0)));
}

/// Whatever the bytes are, reading them and asking the net ends well; overflow would panic here.
#[test]
fn hostile_weights_never_panic() {
    let bytes = random_net(40, 8, 400, 5).to_bytes();
    let mut rng = Rng::new(6);
    let mut played = 0;
    for _ in 0..20_000 {
        let mut hostile = bytes.clone();
        for _ in 0..=rng.below(8) {
            let at = match rng.below(2) {
                0 => rng.below(60),
                _ => rng.below(bytes.len() as u32),
            };
            hostile[at as usize] = rng.next() as u8;
        }
        if let Ok(net) = Net::from_bytes(&hostile) {
            let mut row = random_row(net.inputs(), &mut rng);
            let mut sums = net.sums();
            net.outputs(&row, &mut sums);
            row.as_mut_slice()[..net.inputs()].fill(INPUT_LIMIT);
            net.outputs(&row, &mut sums);
            row.as_mut_slice()[..net.inputs()].fill(-INPUT_LIMIT);
            net.outputs(&row, &mut sums);
            played += 1;
        }
    }
    assert!(played > 1000, "{played}");
}

#[cfg(feature = "train")]
mod learning {
    use super::*;

    /// Two things to learn: a product, which no linear sum knows, and a sum.
    fn lesson(rng: &mut Rng) -> (Vec<i16>, [f32; OUTPUTS]) {
        let inputs: Vec<f32> = (0..4)
            .map(|_| rng.below(512) as f32 / 256.0 - 1.0)
            .collect();
        let mut row: Vec<i16> = inputs.iter().map(|input| (input * 256.0) as i16).collect();
        row.push(ONE);
        let target = [inputs[0] * inputs[1], inputs[2] - 2.0 * inputs[3] + 0.5];
        (row, target)
    }

    fn trained(steps: u32) -> (Learner, f32, f32) {
        let mut rng = Rng::new(8);
        let mut learner = Learner::new(4, 16, 9);
        let lessons: Vec<_> = (0..4096).map(|_| lesson(&mut rng)).collect();
        let (mut first, mut last) = (0.0, 0.0);
        for step in 0..steps {
            let from = (step as usize * 128) % lessons.len();
            let batch = lessons[from..from + 128].iter();
            let loss = learner.step(batch.map(|(row, target)| (&row[..], *target)), 3e-3);
            if step == 0 {
                first = loss;
            }
            last = loss;
        }
        (learner, first, last)
    }

    #[test]
    fn training_lowers_the_loss_on_a_toy_problem() {
        let (_, first, last) = trained(3000);
        assert!(first > 0.5 && last < 0.01, "{first} {last}");
    }

    #[test]
    fn the_backward_pass_is_the_slope_of_the_error() {
        let mut rng = Rng::new(12);
        let learner = Learner::new(4, 16, 13);
        let (row, target) = lesson(&mut rng);
        let error = |learner: &Learner| -> f32 {
            let outputs = learner.outputs(&row);
            let parts = outputs.into_iter().zip(target);
            parts
                .map(|(said, wanted)| (said - wanted).powi(2) / 2.0)
                .sum()
        };
        let mut stepped = learner.clone();
        stepped.step([(&row[..], target)].into_iter(), 0.0);
        let mut checked = 0;
        for place in (0..learner.len()).step_by(3) {
            let nudged = |by: f32| {
                let mut nudged = learner.clone();
                nudged.weights[place] += by;
                error(&nudged)
            };
            let slope = (nudged(0.01) - nudged(-0.01)) / 0.02;
            let backward = stepped.gradient[place];
            assert!(
                (slope - backward).abs() < 0.02,
                "{place}: {slope} {backward}"
            );
            checked += u32::from(backward.abs() > 0.05);
        }
        assert!(checked > 5, "{checked}");
    }

    #[test]
    fn the_net_as_it_is_played_agrees_with_the_one_that_learned() {
        let (learner, ..) = trained(1000);
        let net = learner.to_net(kind());
        let mut rng = Rng::new(10);
        for _ in 0..500 {
            let (inputs, _) = lesson(&mut rng);
            let mut row = InputRow::new(4);
            row.as_mut_slice()[..4].copy_from_slice(&inputs[..4]);
            let said = net.outputs(&row, &mut net.sums());
            for (said, wanted) in said.into_iter().zip(learner.outputs(&inputs)) {
                let said = said as f32 / NET_ONE as f32;
                assert!((said - wanted).abs() < 0.03, "{said} {wanted}");
            }
        }
    }

    #[test]
    fn a_learner_goes_on_from_what_was_stored() {
        let (mut learner, ..) = trained(20);
        let (steps, state) = learner.state();
        let state = state.map(<[f32]>::to_vec);
        let mut other = Learner::new(4, 16, 99);
        assert!(!other.restore(steps, state.clone().map(|mut row| row.split_off(1))));
        assert!(other.restore(steps, state));
        let mut rng = Rng::new(11);
        let (row, target) = lesson(&mut rng);
        learner.step([(&row[..], target)].into_iter(), 1e-2);
        other.step([(&row[..], target)].into_iter(), 1e-2);
        assert_eq!(learner.outputs(&row), other.outputs(&row));
    }
}
