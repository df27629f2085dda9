// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A transformation of colours, such as to the grey of a disabled cell.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  // Unchecked because UIKit's type is Sendable with a function that is not; called on the main
  // thread only.

  public let transform: (UIColor) -> UIColor
  private let identity: Identity

  /// An identity for each transformer, since functions cannot be compared.
  private final class Identity: Sendable {}

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    identity = Identity()
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The transformer to a grey of the same luminance (Rec 709).
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let packed = color.resolvedColor(with: traits).packedRGBA
      let luminance =
        0.2126 * CGFloat(packed >> 24) + 0.7152 * CGFloat(packed >> 16 & 0xFF) + 0.0722
        * CGFloat(packed >> 8 & 0xFF)
      return UIColor(white: luminance / 255, alpha: CGFloat(packed & 0xFF) / 255)
    }
  }

  /// The identity, since there is no preferred system tint.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

extension UIConfigurationColorTransformer: Hashable {
  public static func == (
    one: UIConfigurationColorTransformer,
    other: UIConfigurationColorTransformer
  ) -> Bool { one.identity === other.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// A transformation of text attributes, such as a button's font.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  // Unchecked because UIKit's type is Sendable with a function that is not; called on the main
  // thread only.

  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  private final class Identity: Sendable {}

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  public static func == (
    one: UIConfigurationTextAttributesTransformer,
    other: UIConfigurationTextAttributesTransformer
  ) -> Bool { one.identity === other.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
