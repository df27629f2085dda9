// SPDX-License-Identifier: Apache-2.0

/// Something that says when the next round may run, such as another process that measures in turns
/// with this one.
@MainActor public protocol RoundTurns: AnyObject {
  /// Waits until the next round may run.
  func awaitTurn() throws
}
