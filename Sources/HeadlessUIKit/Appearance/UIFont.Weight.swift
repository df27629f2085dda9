// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

extension UIFont {
  /// How heavy the strokes of a font are, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1 to 1.
    public let rawValue: CGFloat

    /// The thinnest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The normal weight.
    public static let regular = Weight(rawValue: 0)
    /// Slightly heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)

    /// Creates a weight from a number from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number from -1 to 1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The measured weight that stands in for this one.
    var textWeight: TextWeight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.115: .regular
      case ..<0.265: .medium
      case ..<0.35: .semibold
      case ..<0.48: .bold
      case ..<0.59: .heavy
      default: .black
      }
    }
  }
}
