// SPDX-License-Identifier: Apache-2.0

extension PacedClock {
  /// Why a wait ended.
  public enum Wake: Hashable, Sendable {
    /// A vsync came: the frame that it starts may run. The index counts from the first wait, or from
    /// the wait after a clock that stepped back.
    case vsync(index: Int)
    /// The run was interrupted; no frame is to follow.
    case interrupted
  }
}
