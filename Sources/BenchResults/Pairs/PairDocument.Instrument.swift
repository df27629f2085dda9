// SPDX-License-Identifier: Apache-2.0

extension PairDocument {
  /// Whether both builds measure with the same harness and the same scenarios.
  public enum Instrument: String, Codable, CaseIterable, Sendable {
    /// Only the subject differs, so that times decide.
    case same
    /// Times are for information; counters of equal definition decide.
    case differs
  }
}
