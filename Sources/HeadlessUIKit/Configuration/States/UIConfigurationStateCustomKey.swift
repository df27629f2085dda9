// SPDX-License-Identifier: Apache-2.0

/// The key of a state that an app defines for its own cells.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the state.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
