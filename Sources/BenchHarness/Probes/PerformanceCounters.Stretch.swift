// SPDX-License-Identifier: Apache-2.0

extension PerformanceCounters {
  /// The counters of a group over a stretch of time: the difference of two reads.
  ///
  /// A read is the number of counters, the nanoseconds enabled and running, and each counter.
  struct Stretch {
    private static let headCount = 3

    private let eventCount: Int
    private let before: [UInt64]
    private let after: [UInt64]

    init(eventCount: Int, before: [UInt64], after: [UInt64]) {
      self.eventCount = eventCount
      self.before = before
      self.after = after
    }

    /// The counter that was opened in this place, from 0.
    func count(at place: Int) -> Reading<PerformanceCount> {
      for words in [before, after] where !isWhole(words) {
        return .unavailable(
          reason: words.isEmpty
            ? "the counter opened, but the kernel stopped it"
            : "the counter opened, but its group was read in part"
        )
      }
      guard let enabled = difference(1), let running = difference(2),
        let count = difference(Self.headCount + place)
      else { return .unavailable(reason: "the counter opened, but stepped back") }
      guard running > 0 else { return .unavailable(reason: "the counter opened but never ran") }
      // A count over more time than was asked for needs no scaling.
      let asked = max(enabled, running)
      let scaled =
        (2 * UInt128(count) * UInt128(asked) + UInt128(running)) / (2 * UInt128(running))
      guard let total = Int(exactly: scaled) else {
        return .unavailable(reason: "the counter opened, but its count fits no integer")
      }
      return .value(
        PerformanceCount(
          count: total,
          enabledNanoseconds: Int(clamping: asked),
          runningNanoseconds: Int(clamping: running)
        )
      )
    }

    private func isWhole(_ words: [UInt64]) -> Bool {
      words.count == Self.headCount + eventCount && words[0] == UInt64(eventCount)
    }

    /// How far a word has risen; nil where it fell.
    private func difference(_ index: Int) -> UInt64? {
      after[index] >= before[index] ? after[index] - before[index] : nil
    }
  }
}
