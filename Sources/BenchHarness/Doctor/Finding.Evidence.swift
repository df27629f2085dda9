// SPDX-License-Identifier: Apache-2.0

extension Finding {
  /// Where something was read, and what stood there.
  public struct Evidence: Sendable, Equatable {
    /// The file, or the probe in a few words.
    public let source: String
    /// What stood there, as it stood there or as a figure with its unit.
    public let found: String

    /// Makes evidence.
    public init(_ source: String, _ found: String) {
      self.source = source
      self.found = found
    }
  }
}
