// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

extension Font {
  /// How heavy the strokes of a font are.
  public struct Weight: Hashable, Sendable {
    let value: UIFont.Weight

    /// The thinnest weight.
    public static let ultraLight = Weight(value: .ultraLight)
    /// A thin weight.
    public static let thin = Weight(value: .thin)
    /// A light weight.
    public static let light = Weight(value: .light)
    /// The normal weight.
    public static let regular = Weight(value: .regular)
    /// Slightly heavier than regular.
    public static let medium = Weight(value: .medium)
    /// Between medium and bold.
    public static let semibold = Weight(value: .semibold)
    /// Bold.
    public static let bold = Weight(value: .bold)
    /// Heavier than bold.
    public static let heavy = Weight(value: .heavy)
    /// The heaviest weight.
    public static let black = Weight(value: .black)
  }
}
