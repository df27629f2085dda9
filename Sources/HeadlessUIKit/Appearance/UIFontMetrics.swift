// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

/// Scales fonts and lengths of an app's own with the text size that a user prefers.
///
/// The factor is that of a text style: its size at the preferred text size over its size at the
/// default one.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; every stored property is a constant.

  private let style: UIFont.TextStyle

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font scaled for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font scaled for traits.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font scaled for the current traits, at most to a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for traits, at most to a size.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = Self.category(of: traitCollection)
    return UIFont.scaled(
      UIFont.Scaling(
        style: style,
        basePointSize: font.metrics.pointSize,
        maximumPointSize: maximumPointSize > 0 ? Double(maximumPointSize) : .infinity
      ),
      weight: font.metrics.weight,
      at: category
    )
  }

  /// Returns a length scaled for the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled for traits, rounded to whole half points.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let factor =
      style.pointSize(at: Self.category(of: traitCollection)) / style.pointSize(at: .large)
    return CGFloat((Double(value) * factor * 2).rounded() / 2)
  }

  private static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? .current).preferredContentSizeCategory
  }
}
