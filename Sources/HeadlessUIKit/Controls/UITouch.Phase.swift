// SPDX-License-Identifier: Apache-2.0

extension UITouch {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stays where it is.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }
}
