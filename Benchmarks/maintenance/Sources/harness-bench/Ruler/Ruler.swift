// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// Measures figures: the figure and its floors take turns in batches, so that what slows the machine
/// falls on all alike.
@MainActor struct Ruler {
  /// The batches of each figure and floor.
  let repeatCount: Int

  private typealias Values = (figure: Reading<Repeats>, floors: [(name: String, values: Repeats)])

  private static let batchNanoseconds = 2e6
  /// Ratios are read to the per cent, so their batches hold more frames.
  private static let ratioBatchNanoseconds = 6e6
  /// A surcharge needs the smallest of many batches, on both sides.
  private static let surchargeFactor = 4

  /// Measures a figure and its floors.
  func measure(_ figure: Figure) -> Outcome {
    let values = values(of: figure)
    return Outcome(
      name: figure.name,
      unit: figure.subject.unit,
      values: values.figure,
      judged: figure.subject.judged,
      floors: values.floors,
      references: figure.references,
      limit: figure.goal?.limit(floors: values.floors.map(\.values.median)),
      stretch: figure.goal?.stretch
    )
  }

  private func values(of figure: Figure) -> Values {
    switch figure.subject {
    case .time(let make):
      switch make() {
      case .unavailable(let reason): return (.unavailable(reason: reason), [])
      case .value(let batch): return values(of: batch, floors: figure.floors)
      }
    case .surcharge(let make):
      switch make() {
      case .unavailable(let reason): return (.unavailable(reason: reason), [])
      case .value(let surcharge): return values(of: surcharge, floors: figure.floors)
      }
    case .ratio(let make):
      let (baseline, other) = make()
      let taken = inTurns([baseline, other], lasting: Self.ratioBatchNanoseconds)
      return (.value(Repeats(zip(taken[1], taken[0]).map { $0 / $1 })), [])
    case .exact(_, let read):
      let value = read()
        .compactMap(orUnavailable: "it is not a number") { value in
          value.isFinite ? Repeats(exact: value) : nil
        }
      return (value, [])
    }
  }

  private func values(of batch: Batch, floors: [Floor]) -> Values {
    let batches = [batch] + floors.map { $0.make() }
    let all = inTurns(batches, lasting: Self.batchNanoseconds).map(Repeats.init)
    return (.value(all[0]), zip(floors, all.dropFirst()).map { ($0.name, $1) })
  }

  private func values(of surcharge: Surcharge, floors: [Floor]) -> Values {
    let rounds = Self.surchargeFactor * repeatCount
    let length = Self.batchNanoseconds
    let plain: [Double]
    let burdened: [Double]
    var floorTimes: [[Double]] = []
    switch surcharge.order {
    case .inTurns:
      let batches = [surcharge.plain, surcharge.burdened] + floors.map { $0.make() }
      let taken = inTurns(batches, lasting: length, rounds: rounds)
      (plain, burdened) = (taken[0], taken[1])
      floorTimes = Array(taken.dropFirst(2))
    case .around(let act):
      plain = inTurns([surcharge.plain], lasting: length, rounds: rounds)[0]
      act()
      burdened = inTurns([surcharge.burdened], lasting: length, rounds: rounds)[0]
    }
    let parts = Double(surcharge.partCount)
    let plainValues = Repeats(plain.map { $0 / parts })
    let difference = Repeats(burdened.map { $0 / parts }).less(plainValues)
    guard difference.median.isFinite else {
      return (.unavailable(reason: "the burden could not be laid on"), [])
    }
    let others = zip(floors, floorTimes).map { ($0.name, Repeats($1)) }
    return (.value(difference), [(surcharge.plainName, plainValues)] + others)
  }

  /// Takes the batches round after round; returns the nanoseconds of each batch's operation by round.
  private func inTurns(
    _ batches: [Batch],
    lasting nanoseconds: Double,
    rounds: Int? = nil
  ) -> [[Double]] {
    let counts = batches.map { $0.count(lasting: nanoseconds) }
    var taken = batches.map { _ in [Double]() }
    for _ in 0..<(rounds ?? repeatCount) {
      for (position, batch) in batches.enumerated() {
        taken[position].append(batch.take(counts[position]))
      }
    }
    return taken
  }
}
