// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// Apple's word for a hitch ratio.
  public enum HitchBand: String, Codable, CaseIterable, Sendable {
    /// At most 5 ms/s.
    case good
    /// Between.
    case warning
    /// 10 ms/s and more.
    case critical
  }
}
