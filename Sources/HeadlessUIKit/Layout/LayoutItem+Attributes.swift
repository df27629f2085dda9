// SPDX-License-Identifier: Apache-2.0

import Foundation

extension LayoutItem {
  /// Adds an attribute of the item times a factor.
  func add(
    _ attribute: NSLayoutConstraint.Attribute,
    times factor: Double,
    to sum: inout LayoutExpression
  ) {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin:
      sum.add(minX, factor)
    case .right, .trailing, .rightMargin, .trailingMargin:
      sum.add(maxX, factor)
    case .top, .firstBaseline, .topMargin:
      sum.add(minY, factor)
    case .bottom, .lastBaseline, .bottomMargin:
      sum.add(maxY, factor)
    case .width:
      sum.add(maxX, factor)
      sum.add(minX, -factor)
    case .height:
      sum.add(maxY, factor)
      sum.add(minY, -factor)
    case .centerX, .centerXWithinMargins:
      sum.add(minX, factor / 2)
      sum.add(maxX, factor / 2)
    case .centerY, .centerYWithinMargins:
      sum.add(minY, factor / 2)
      sum.add(maxY, factor / 2)
    case .notAnAttribute: break
    }
    sum.constant += factor * offset(of: attribute)
  }

  /// How far an attribute lies from the edge that stands for it.
  private func offset(of attribute: NSLayoutConstraint.Attribute) -> Double {
    if attribute.isBaseline {
      return Double(LayoutLimits.sound(CGFloat(view.baselineOffset(of: attribute))))
    }
    guard let edge = attribute.withinMargins else { return 0 }
    return Double(LayoutLimits.sound(view.layoutMargins.offset(of: edge)))
  }
}
