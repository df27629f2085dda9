// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGFloat {
  /// The number, or 0 if it is not finite.
  var orZero: CGFloat { isFinite ? self : 0 }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// The rectangle moved so that its middle is a point.
  func centered(at point: CGPoint) -> CGRect {
    CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }

  /// Whether no component is NaN or infinite.
  ///
  /// A sum of finite numbers can overflow to infinity only past any screen.
  var isFinite: Bool { (origin.x + origin.y + size.width + size.height).isFinite }

  /// The rectangle with 0 for what is not finite.
  var withFiniteParts: CGRect {
    CGRect(
      x: origin.x.orZero,
      y: origin.y.orZero,
      width: size.width.orZero,
      height: size.height.orZero
    )
  }
}
