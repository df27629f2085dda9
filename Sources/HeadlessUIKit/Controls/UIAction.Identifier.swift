// SPDX-License-Identifier: Apache-2.0

extension UIAction {
  /// The name that tells actions apart.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
