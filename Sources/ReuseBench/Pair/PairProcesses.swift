// SPDX-License-Identifier: Apache-2.0

import BenchRunner
import BenchStatistics

/// The two processes of a pair, which measure round by round in turns.
@MainActor struct PairProcesses {
  /// The most turns that a process takes: a round of blocks for each of two phases.
  private static let largestTurnCount = 2 * PairSession.blockCount

  /// In the order in which they were started.
  let drivers: [DriverClient]

  /// Has each process measure, and returns what each found, or nil after a signal.
  func measure(
    _ request: DriverProtocol.Request,
    using generator: inout SeededGenerator
  ) throws(ToolFailure) -> [[CaseOutcome]]? {
    var request = request
    request.takesTurns = true
    for driver in drivers { try driver.send(request) }
    var found: [[CaseOutcome]?] = drivers.map { _ in nil }
    var turnCount = 0
    while found.contains(where: { $0 == nil }) {
      // Who begins is drawn for each round.
      for index in generator.shuffled(drivers.indices) where found[index] == nil {
        // All are ready before one goes on, so that none measures while another prepares.
        if turnCount > 0 { drivers[index].giveTurn() }
        guard let progress = try drivers[index].progress(with: request) else { return nil }
        switch progress {
        case .measured(let outcomes): found[index] = outcomes
        case .waiting where turnCount == Self.largestTurnCount:
          throw drivers[index].void("wants more turns than it was asked to take")
        case .waiting: continue
        }
      }
      turnCount += 1
    }
    return found.compactMap(\.self)
  }
}
