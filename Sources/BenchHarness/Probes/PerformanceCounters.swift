// SPDX-License-Identifier: Apache-2.0

/// Hardware counters of the calling thread in one group, so that all see the same instructions.
///
/// User space alone is counted, which needs no rights up to `kernel.perf_event_paranoid` 2. An event that does
/// not open, never runs, or fails later is unavailable, with the cause. The count is the difference of two
/// reads, since a reset leaves the kernel's times; a group that shared the unit is scaled by enabled / running
/// and says so. Reading is a system call, so the counters enclose many frames; the instructions of beginning
/// and ending are counted too.
public final class PerformanceCounters {
  /// The source of the figures, for documents.
  public static let source = "perf_event_open(PERF_TYPE_HARDWARE, user space)"

  private enum State {
    case still
    case counting(leader: Int, before: [UInt64])
    case failed(reason: String)
  }

  private let kernel: Kernel
  private var descriptors: [Int] = []
  private var opened: [PerformanceEvent] = []
  private var refusals: [PerformanceEvent: String] = [:]
  private var state = State.still

  public init(kernel: Kernel = .running) {
    self.kernel = kernel
    for event in PerformanceEvent.allCases {
      switch kernel.open(event, descriptors.first) {
      case .done(let descriptor):
        descriptors.append(descriptor)
        opened.append(event)
      case .refused(let errorNumber):
        refusals[event] = Self.reason(
          forRefusing: event,
          errorNumber: errorNumber,
          paranoia: kernel.paranoia
        )
      }
    }
  }

  deinit {
    // Members close before their leader.
    for descriptor in descriptors.reversed() { kernel.close(descriptor) }
  }

  /// True if the event opened; its counts may still turn out unavailable.
  public func isOpen(_ event: PerformanceEvent) -> Bool { opened.contains(event) }

  /// Starts to count; call it right before the measured region, and not twice.
  public func begin() {
    guard case .still = state else {
      preconditionFailure("Counters that count already cannot begin: call end() first.")
    }
    guard let leader = descriptors.first else {
      state = .failed(reason: "no counter opened")
      return
    }
    switch kernel.read(leader) {
    case .refused(let errorNumber): state = .failed(reason: Self.unreadable(errorNumber))
    case .done(let words): state = .counting(leader: leader, before: words)
    }
    if case .counting = state, case .refused(let errorNumber) = kernel.begin(leader) {
      state = .failed(
        reason: "the counter opened, but did not start: \(ErrorWords.text(errorNumber))"
      )
    }
  }

  /// Stops counting and returns a reading for every event, after ``begin()``.
  public func end() -> [PerformanceEvent: Reading<PerformanceCount>] {
    let stretch = stop()
    state = .still
    var readings: [PerformanceEvent: Reading<PerformanceCount>] = [:]
    for (place, event) in opened.enumerated() {
      switch stretch {
      case .value(let stretch): readings[event] = stretch.count(at: place)
      case .unavailable(let reason): readings[event] = .unavailable(reason: reason)
      }
    }
    for (event, reason) in refusals { readings[event] = .unavailable(reason: reason) }
    return readings
  }

  private func stop() -> Reading<Stretch> {
    switch state {
    case .still:
      preconditionFailure("Counters that stand still cannot end: call begin() first.")
    case .failed(let reason): return .unavailable(reason: reason)
    case .counting(let leader, let before):
      if case .refused(let errorNumber) = kernel.end(leader) {
        return .unavailable(
          reason: "the counter opened, but did not stop: \(ErrorWords.text(errorNumber))"
        )
      }
      switch kernel.read(leader) {
      case .refused(let errorNumber): return .unavailable(reason: Self.unreadable(errorNumber))
      case .done(let after):
        return .value(Stretch(eventCount: opened.count, before: before, after: after))
      }
    }
  }

  private static func unreadable(_ errorNumber: Int) -> String {
    "the counter opened, but cannot be read: \(ErrorWords.text(errorNumber))"
  }
}

extension PerformanceCounters {
  /// The difference of two reads of a group: its count, nanoseconds enabled and running, and each counter.
  struct Stretch {
    private static let headCount = 3

    let eventCount: Int
    let before: [UInt64]
    let after: [UInt64]

    /// Returns the counter that was opened at a position, from 0.
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

    /// The rise of a word; nil where it fell.
    private func difference(_ index: Int) -> UInt64? {
      after[index] >= before[index] ? after[index] - before[index] : nil
    }
  }
}
