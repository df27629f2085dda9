// SPDX-License-Identifier: Apache-2.0

extension UIMenuElement {
  /// How an element looks and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// Choosing the element leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
}
