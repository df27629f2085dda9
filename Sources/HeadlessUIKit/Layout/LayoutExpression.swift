// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// A sum of edges times coefficients, plus a constant.
struct LayoutExpression {
  var terms = LinearTerms()
  var constant = 0.0

  /// Adds an edge; the root's left and top edge are 0 and add nothing.
  mutating func add(_ edge: Variable?, _ coefficient: Double) {
    guard let edge, coefficient != 0 else { return }
    terms.add(edge, coefficient)
  }
}

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
    if attribute.isBaseline { return view.baselineOffset(of: attribute) }
    guard let edge = attribute.withinMargins else { return 0 }
    return Double(view.layoutMargins.offset(of: edge))
  }
}

extension UIEdgeInsets {
  /// How far an attribute of an inset rectangle lies from the same one of the whole rectangle.
  func offset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leading: left
    case .right, .trailing: -right
    case .top, .firstBaseline: top
    case .bottom, .lastBaseline: -bottom
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .centerX: (left - right) / 2
    case .centerY: (top - bottom) / 2
    default: 0
    }
  }
}
