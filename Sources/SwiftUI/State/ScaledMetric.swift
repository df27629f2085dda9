// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A length that grows and shrinks with the text size that the user prefers.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the text size of the view; outside of a view on screen that at the default size.
  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: LinkedProperty {
  mutating func link(_ kept: inout AnyObject?, _ environment: _ViewEnvironment) {
    let metrics = UIFontMetrics(forTextStyle: style.uiStyle)
    scaled = Value(
      metrics.scaledValue(for: CGFloat(base), compatibleWith: UITraitCollection.current)
    )
  }
}
