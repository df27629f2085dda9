// SPDX-License-Identifier: Apache-2.0

import CProbes

/// A request to stop that arrived while measuring; what finished is still to be written.
public enum InterruptSignal: Int, Sendable, CaseIterable {
  /// SIGINT, as Ctrl-C sends it.
  case interrupt = 2
  /// SIGTERM, as schedulers send it.
  case terminate = 15

  /// The exit code by which a process says that it ended on this signal: 130 or 143.
  public var exitCode: Int { 128 + rawValue }

  /// Starts to note both signals instead of dying of them.
  ///
  /// Watching twice is watching once.
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

  /// Puts back what both signals did before.
  ///
  /// - Throws: ``HarnessError/signalHandlersRefused(errorNumber:)``.
  public static func stopWatching() throws(HarnessError) {
    let errorNumber = cprobes_interrupt_restore()
    guard errorNumber == 0 else { throw .signalHandlersRefused(errorNumber: Int(errorNumber)) }
  }
}
