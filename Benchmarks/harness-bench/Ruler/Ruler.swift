// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// Measures figures: the figure and its floors take turns in batches, so that what slows the machine
/// falls on all alike.
@MainActor struct Ruler {
  /// The batches of each figure and floor.
  let repeatCount: Int

  private static let batchNanoseconds = 2e6
  /// Ratios are read to the per cent, so their batches hold more frames.
  private static let ratioBatchNanoseconds = 6e6

  /// Measures a figure and its floors.
  func measure(_ figure: Figure) -> Outcome {
    let floors = figure.floors.map { $0.make() }
    let values: Reading<Repeats>
    var floorValues: [Repeats] = []
    switch figure.subject {
    case .time(let make):
      let all = inTurns([make()] + floors, lasting: Self.batchNanoseconds).map(Repeats.init)
      values = .value(all[0])
      floorValues = Array(all.dropFirst())
    case .ratio(let make):
      let (baseline, other) = make()
      let taken = inTurns([baseline, other], lasting: Self.ratioBatchNanoseconds)
      values = .value(Repeats(zip(taken[1], taken[0]).map { $0 / $1 }))
    case .exact(_, let read):
      values = read()
        .compactMap(orUnavailable: "it is not a number") { value in
          value.isFinite ? Repeats(exact: value) : nil
        }
    }
    return Outcome(
      name: figure.name,
      unit: figure.subject.unit,
      values: values,
      floors: zip(figure.floors, floorValues).map { ($0.name, $1) },
      limit: figure.reach?.limit(floors: floorValues.map(\.median)),
      stretch: figure.reach?.stretch
    )
  }

  /// Takes the batches round after round; returns the nanoseconds of each batch's operation by round.
  private func inTurns(_ batches: [Batch], lasting nanoseconds: Double) -> [[Double]] {
    let counts = batches.map { $0.count(lasting: nanoseconds) }
    var taken = batches.map { _ in [Double]() }
    for _ in 0..<repeatCount {
      for (position, batch) in batches.enumerated() {
        taken[position].append(batch.take(counts[position]))
      }
    }
    return taken
  }
}
