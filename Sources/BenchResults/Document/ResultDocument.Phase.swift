// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The part of a frame that a ratio speaks of.
  public enum Phase: String, Codable, CaseIterable, Sendable {
    /// Filling the cell, from batches of configures.
    case configure
    /// The whole frame, from recycling to commit.
    case frame
  }
}
