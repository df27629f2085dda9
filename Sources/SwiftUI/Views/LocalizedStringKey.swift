// SPDX-License-Identifier: Apache-2.0

/// The key of a text in a table of translations; none is here, so it is the text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let string: String

  public init(_ value: String) { string = value }

  public init(stringLiteral value: String) { string = value }
}

extension Text {
  /// Creates a text out of a key; of literals the initialiser with a string is taken.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey) { self.init(key.string) }
}
