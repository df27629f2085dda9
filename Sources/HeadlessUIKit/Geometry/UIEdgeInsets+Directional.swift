// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIEdgeInsets {
  /// Creates insets from those by the direction in which text runs.
  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top,
      left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing
    )
  }

  /// The insets by the direction in which text runs.
  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top,
      leading: isRightToLeft ? right : left,
      bottom: bottom,
      trailing: isRightToLeft ? left : right
    )
  }

  /// The insets with 0 for what is not finite.
  var withFiniteParts: UIEdgeInsets {
    UIEdgeInsets(top: top.orZero, left: left.orZero, bottom: bottom.orZero, right: right.orZero)
  }
}
