// SPDX-License-Identifier: Apache-2.0

import BenchRunner
import Foundation

/// The turns of a driver: before each round it says that it waits, and goes on with the next line.
@MainActor final class DriverTurns: MeasurementGate {
  private let terminal: Terminal
  private let line: String

  /// Prepares the turns.
  ///
  /// - Throws: what encoding the reply throws.
  init(_ terminal: Terminal, protocolVersion: Int) throws {
    self.terminal = terminal
    var reply = DriverProtocol.Reply(protocolVersion: protocolVersion)
    reply.isWaiting = true
    line = try reply.line()
  }

  func beginRound() throws {
    try terminal.write(line)
    guard readLine() != nil else {
      throw ToolFailure(
        exit: .sessionVoid,
        message: "the process that gives turns has ended"
      )
    }
  }
}
