// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
  /// The distance that system spacing stands for, in points.
  ///
  /// UIKit's depends on fonts and is not published for them; between views it is 8 points.
  static let systemSpacing: CGFloat = 8
}
