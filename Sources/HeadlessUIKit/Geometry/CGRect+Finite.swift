// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGFloat {
  var orZero: CGFloat { isFinite ? self : 0 }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  func centered(at point: CGPoint) -> CGRect {
    CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }

  /// True if all components are finite; a sum overflows only past any screen.
  var isFinite: Bool { (origin.x + origin.y + size.width + size.height).isFinite }

  var withFiniteParts: CGRect {
    CGRect(
      x: origin.x.orZero,
      y: origin.y.orZero,
      width: size.width.orZero,
      height: size.height.orZero
    )
  }
}
