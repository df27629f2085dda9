// SPDX-License-Identifier: Apache-2.0

/// What processors did between two readings of ``ProcessorTimes``.
struct ProcessorSpan: Equatable {
  /// How many processors were busy on average.
  let busyProcessors: Double
  /// The stolen part of the time that processors wanted to run, counted as at least one processor's.
  ///
  /// Formula: stolen / max(busy + stolen, all / processors). One thread among many processors is
  /// then judged by its own processor, and an almost idle machine is not judged by a single tick.
  let stolenShare: Double
  /// The processors that were looked at.
  let processorCount: Int

  /// Compares two readings, or returns nil if the ticks did not advance between them.
  ///
  /// A count that fell, as counts of waiting for disks may, counts as no time.
  init?(from start: ProcessorTimes, to end: ProcessorTimes) {
    let busy = Double(max(0, end.busyTicks - start.busyTicks))
    let idle = Double(max(0, end.idleTicks - start.idleTicks))
    let stolen = Double(max(0, end.stolenTicks - start.stolenTicks))
    let all = busy + idle + stolen
    guard all > 0, start.processorCount == end.processorCount else { return nil }
    let count = Double(end.processorCount)
    busyProcessors = busy / all * count
    stolenShare = stolen / max(busy + stolen, all / count)
    processorCount = end.processorCount
  }

  /// Compares two readings of which each may be missing.
  static func reading(
    from start: Reading<ProcessorTimes>,
    to end: Reading<ProcessorTimes>
  ) -> Reading<ProcessorSpan> {
    let reason = "\(ProcessorTimes.path) did not advance between two readings"
    return start.flatMap { start in
      end.compactMap(orUnavailable: reason) { ProcessorSpan(from: start, to: $0) }
    }
  }
}
