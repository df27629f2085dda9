// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }

  /// A size of a length along an axis and another across it.
  init(_ axis: Axis, _ length: CGFloat, across: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: length, height: across)
    case .vertical: self.init(width: across, height: length)
    }
  }
}
