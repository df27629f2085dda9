// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// Counts the instructions of cases by Callgrind, as many at a time as there are processors.
///
/// Counts do not suffer from other work on the machine; times would, so nothing is timed meanwhile.
@MainActor struct InstructionCounter {
  /// Where a process finds the rows.
  let data: DataChoice?
  /// What all that is drawn comes from.
  let seed: UInt64
  /// Where progress is shown.
  let progress: ProgressDisplay

  /// Counts cases in their order, until the end or the first signal; what was counted before a
  /// failure stays in `found`.
  ///
  /// - Throws: ``ToolFailure`` if Valgrind is missing or fails.
  func count(
    _ identifiers: [String],
    with valgrind: borrowing Valgrind,
    into found: inout [String: InstructionCounts]
  ) throws {
    var running: [(identifier: String, process: CallgrindProcess)] = []
    defer { for entry in running { entry.process.abandon() } }
    var rest = identifiers[...]
    while !rest.isEmpty || !running.isEmpty {
      while running.count < Self.processCount, let identifier = rest.popFirst() {
        running.append((identifier, try start(identifier, valgrind, serial: rest.count)))
      }
      let next = running[0]
      try progress.show(
        found.count,
        of: identifiers.count,
        label: "instructions of \(next.identifier)"
      )
      guard let counts = try next.process.counts() else { break }
      found[next.identifier] = counts
      running.removeFirst()
    }
    try progress.clear()
  }

  /// How long so many cases take, in nanoseconds: a case takes some 1.5 s, of which most is the start
  /// of a process.
  static func estimateNanoseconds(caseCount: Int) -> Int {
    caseCount * 1_500_000_000 / processCount
  }

  private func start(
    _ identifier: String,
    _ valgrind: borrowing Valgrind,
    serial: Int
  ) throws -> CallgrindProcess {
    try CallgrindProcess(
      identifier,
      valgrind: valgrind,
      data: data,
      seed: seed,
      file: "\(serial).callgrind"
    )
  }

  /// As many as there are processors; one where their number is not known.
  private static let processCount = max(1, MachineEnvironment.current().coreCount.value ?? 1)
}
