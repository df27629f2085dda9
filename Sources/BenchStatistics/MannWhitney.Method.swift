// SPDX-License-Identifier: Apache-2.0

extension MannWhitney {
  /// How the p value was found.
  public enum Method: String, Sendable, Equatable, CaseIterable {
    /// From every arrangement of the ranks.
    case exact
    /// From the normal curve, corrected for ties and for continuity.
    case normalApproximation
  }
}
