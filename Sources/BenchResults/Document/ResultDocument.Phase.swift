// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The part of a frame that a ratio speaks of.
  public enum Phase: String, Codable, CaseIterable, Sendable {
    /// Filling the cell, from the pool's answer to the filled cell, by batches of configures; in a
    /// comparison of builds the whole configure phase, the way to the cell and the dequeue with it.
    case configure
    /// The whole frame, from recycling to commit.
    case frame

    /// The phase as a comparison of builds times it: as a whole.
    public var wholeName: String {
      switch self {
      case .configure: "configure phase"
      case .frame: rawValue
      }
    }
  }
}
