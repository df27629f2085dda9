// SPDX-License-Identifier: Apache-2.0

import CProbes

/// A request to stop while measuring; finished results are still written.
public enum InterruptSignal: Int, Sendable, CaseIterable {
  /// SIGINT, from Ctrl-C.
  case interrupt = 2
  /// SIGTERM, from schedulers.
  case terminate = 15

  /// The exit code of a process that ended on this signal: 130 or 143.
  public var exitCode: Int { 128 + rawValue }

  /// Records both signals from now on instead of ending the process; repeated calls change nothing.
  ///
  /// - Throws: ``HarnessError/signalHandlersRefused(errorNumber:)``.
  public static func watch() throws(HarnessError) {
    let errorNumber = cprobes_interrupt_install()
    guard errorNumber == 0 else { throw .signalHandlersRefused(errorNumber: Int(errorNumber)) }
  }

  /// The first signal since watching began; reading it is one load.
  public static var received: InterruptSignal? {
    InterruptSignal(rawValue: Int(cprobes_interrupt_received()))
  }

  /// Restores the previous handlers.
  ///
  /// - Throws: ``HarnessError/signalHandlersRefused(errorNumber:)``.
  public static func stopWatching() throws(HarnessError) {
    let errorNumber = cprobes_interrupt_restore()
    guard errorNumber == 0 else { throw .signalHandlersRefused(errorNumber: Int(errorNumber)) }
  }
}
