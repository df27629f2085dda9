// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// Whether a build was optimised.
  public enum BuildConfiguration: String, Codable, CaseIterable, Sendable {
    /// Optimised: the only configuration whose times mean anything.
    case release
    /// Not optimised: counters hold, times do not.
    case debug
  }
}
