// SPDX-License-Identifier: Apache-2.0

import Foundation

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
