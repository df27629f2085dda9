// SPDX-License-Identifier: Apache-2.0

extension SimulatedDisplay {
  /// What the content offset follows; figures of the two are never mixed in one number.
  public enum Clock: String, Sendable, CaseIterable {
    /// The offset moves by v · B each frame, so every commit does the same work.
    case frameLocked
    /// The offset follows the simulated time, so after a late frame the next has more to place.
    case timeLocked

    /// The clock in words.
    public var label: String {
      switch self {
      case .frameLocked: "frame-locked"
      case .timeLocked: "time-locked"
      }
    }
  }
}
