// SPDX-License-Identifier: Apache-2.0

import TextLayout

extension UIFont {
  /// How a font follows the text size that a user prefers.
  struct Scaling: Hashable, Sendable {
    /// The style whose sizes it follows.
    let style: TextStyle
    /// The size at the default text size, in points.
    let basePointSize: Double
    /// The largest size that it grows to, in points.
    let maximumPointSize: Double

    /// The size at a preferred text size, in points.
    ///
    /// A text style at its own size has the published sizes; others are scaled by their ratio and
    /// rounded to whole half points.
    func pointSize(at category: UIContentSizeCategory) -> Double {
      let own = style.pointSize(at: .large)
      let scaled = style.pointSize(at: category)
      guard basePointSize != own else { return min(scaled, maximumPointSize) }
      return min((basePointSize * scaled / own * 2).rounded() / 2, maximumPointSize)
    }
  }

  /// Returns a font that follows the preferred text size, as it is at one.
  static func scaled(
    _ scaling: Scaling,
    weight: TextWeight,
    at category: UIContentSizeCategory
  ) -> UIFont {
    UIFont(
      metrics: TextFont(pointSize: scaling.pointSize(at: category), weight: weight),
      scaling: scaling
    )
  }

  /// Returns the font as it is under traits: another one only if it follows the preferred text size.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.pointSize(at: traits.preferredContentSizeCategory)
    guard size != metrics.pointSize else { return self }
    return Self.scaled(scaling, weight: metrics.weight, at: traits.preferredContentSizeCategory)
  }
}
