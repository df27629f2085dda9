// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// One figure of the table: what is measured, beside which floors, and what it has to reach.
@MainActor struct Figure {
  /// What is measured, in a few words.
  let name: String
  /// The figure to reach, if there is one.
  let goal: Goal?
  /// The floors of a time.
  let floors: [Floor]
  /// The times taken elsewhere.
  let references: [Reference]
  /// How it is measured.
  let subject: Subject

  /// Describes a figure of any kind.
  init(
    _ name: String,
    goal: Goal? = nil,
    floors: [Floor] = [],
    references: [Reference] = [],
    subject: Subject
  ) {
    self.name = name
    self.goal = goal
    self.floors = floors
    self.references = references
    self.subject = subject
  }

  /// Describes the time of an operation.
  init(
    _ name: String,
    goal: Goal? = nil,
    floors: [Floor] = [],
    references: [Reference] = [],
    time make: @escaping () -> Batch
  ) {
    self.init(
      name,
      goal: goal,
      floors: floors,
      references: references,
      subject: .time { .value(make()) }
    )
  }
}

extension Figure {
  /// Describes the allocations of one run of an operation, counted in a process of their own.
  static func allocations(_ name: String, of operation: TracedOperation, goal: Double) -> Figure {
    Figure(
      name,
      goal: .atMost(goal),
      subject: .exact(.count) {
        AllocationTrace.reading(of: operation)
          .compactMap(orUnavailable: "the trace has no count") { $0.countPerRun }
      }
    )
  }
}

/// How the value of a figure comes about; everything it needs is made when its turn has come.
@MainActor enum Subject {
  /// The time of an operation.
  case time(() -> Reading<Batch>)
  /// The time that a burden adds to an operation.
  case surcharge(() -> Reading<Surcharge>)
  /// The time of the second operation over that of the first, both taken in turns.
  case ratio(() -> (baseline: Batch, other: Batch))
  /// A value that does not change from reading to reading.
  case exact(Unit, () -> Reading<Double>)

  /// What its values count.
  var unit: Unit {
    switch self {
    case .time, .surcharge: .nanoseconds
    case .ratio: .ratio
    case .exact(let unit, _): unit
    }
  }

  /// The value that is held against the figure to reach.
  ///
  /// A surcharge is the small difference of two large times: the medians still carry what passes by
  /// on the machine, the smallest batches of many do not.
  var judged: KeyPath<Repeats, Double> {
    switch self {
    case .surcharge: \.minimum
    case .time, .ratio, .exact: \.median
    }
  }
}

/// The least that a figure's work could cost: the same work written by hand, without the suite.
@MainActor struct Floor {
  /// What the floor does.
  let name: String
  /// Makes the operation with all it needs; called once, when the figure's turn has come.
  let make: () -> Batch

  /// Describes a floor.
  init(_ name: String, _ make: @escaping () -> Batch) {
    self.name = name
    self.make = make
  }
}

/// The figure to reach: an upper limit, fixed or built from the floors of the same run.
enum Goal {
  /// At most a value; the stretch, if any, is shown but not counted.
  case atMost(Double, stretch: Double? = nil)
  /// At most the sum of all floors and a margin.
  case floorSum(plus: Double)
  /// At most a multiple of the first floor.
  case firstFloor(times: Double)

  /// The limit, given the medians of the floors.
  func limit(floors: [Double]) -> Double {
    switch self {
    case .atMost(let value, _): value
    case .floorSum(let margin): floors.reduce(margin, +)
    case .firstFloor(let factor): (floors.first ?? 0) * factor
    }
  }

  /// The value to stretch for, if there is one.
  var stretch: Double? {
    if case .atMost(_, let stretch) = self { stretch } else { nil }
  }
}

/// A time taken elsewhere or on another day, shown for comparison and never a limit.
struct Reference {
  /// What was measured.
  let name: String
  /// Its time.
  let nanoseconds: Double

  /// Describes a time taken elsewhere.
  init(_ name: String, nanoseconds: Double) {
    self.name = name
    self.nanoseconds = nanoseconds
  }
}

/// What the values of a figure count.
enum Unit {
  case nanoseconds
  case bytes
  case ratio
  case count
}
