// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics

/// An operation that can be run many times in a row, and the way one run of it is timed.
@MainActor struct Batch {
  /// Runs the operation so many times and returns the nanoseconds of one.
  let take: (_ count: Int) -> Double

  /// How often calibration doubles a batch before it is taken for endless.
  private static let doublingLimit = 40

  /// Makes a batch from its own way of timing.
  init(_ take: @escaping (_ count: Int) -> Double) {
    self.take = take
  }

  /// Two clock reads around all runs: the mean, for what is too short to be timed alone.
  ///
  /// The loop is the caller's, so that nothing stands between two runs. The clock is that of the
  /// thread's processor time: other processes that take their turn within a batch are left out.
  static func loop(_ run: @escaping (_ count: Int) -> Void) -> Batch {
    Batch { count in
      let start = ThreadClock.nowNanoseconds()
      run(count)
      return Double(ThreadClock.nowNanoseconds() - start) / Double(count)
    }
  }

  /// Two clock reads around each run: the p50, for operations of microseconds and more.
  ///
  /// What `prepare` and `finish` do is not timed. The reads themselves are: about 25 ns by the wall clock, which
  /// is the usual one, and 500 ns by that of the thread's processor time.
  static func each(
    by now: @escaping () -> Int = MonotonicClock.nowNanoseconds,
    prepare: @escaping () -> Void,
    _ operation: @escaping () -> Void,
    finish: @escaping () -> Void = {}
  ) -> Batch {
    Batch { count in
      let buffer = SampleBuffer(capacity: count)
      for _ in 0..<count {
        prepare()
        let start = now()
        operation()
        buffer.append(now() - start)
        finish()
      }
      return SortedSamples(buffer.samples)?.median ?? 0
    }
  }

  /// The number of runs that take at least so long; finding it also warms up.
  func count(lasting nanoseconds: Double) -> Int {
    var count = 1
    for _ in 0..<Self.doublingLimit {
      let single = take(count)
      if single * Double(count) >= nanoseconds {
        return max(1, Int((nanoseconds / single).rounded(.up)))
      }
      count *= 2
    }
    return count
  }
}

/// The values of one figure over its repeats.
struct Repeats: Equatable {
  /// The middle value, or the mean of the two in the middle.
  let median: Double
  /// The smallest value.
  let minimum: Double

  /// Takes the values of at least one repeat, in any order.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "A figure is measured at least once.")
    let ascending = values.sorted()
    median = (ascending[(ascending.count - 1) / 2] + ascending[ascending.count / 2]) / 2
    minimum = ascending[0]
  }

  /// Takes a value that is the same whenever it is read.
  init(exact value: Double) {
    self.init(median: value, minimum: value)
  }

  private init(median: Double, minimum: Double) {
    self.median = median
    self.minimum = minimum
  }

  /// The median less the other's median, and the minimum less the other's minimum.
  func less(_ other: Repeats) -> Repeats {
    Repeats(median: median - other.median, minimum: minimum - other.minimum)
  }
}

/// What a burden adds to an operation: the same operation without it and with it.
@MainActor struct Surcharge {
  /// In which order the batches of both are taken.
  enum Order {
    /// In turns, so that what slows the machine falls on both alike.
    case inTurns
    /// All without, then an act that cannot be undone, then all with.
    case around(() -> Void)
  }

  /// What the row of the operation without the burden is called.
  let plainName: String
  /// The parts of one run that bear the burden; figures are for one of them.
  let partCount: Int
  /// The order of the batches.
  let order: Order
  /// The operation without the burden.
  let plain: Batch
  /// The operation with it.
  let burdened: Batch

  /// Describes a burden.
  init(
    _ plainName: String,
    partCount: Int = 1,
    order: Order = .inTurns,
    plain: Batch,
    burdened: Batch
  ) {
    self.plainName = plainName
    self.partCount = partCount
    self.order = order
    self.plain = plain
    self.burdened = burdened
  }
}
