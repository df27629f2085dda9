// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size that a parent proposes to a child; a length that is not specified asks for the ideal one.
struct Proposal: Hashable {
  /// The proposed width; negative if it is not specified.
  var width: CGFloat
  /// The proposed height; negative if it is not specified.
  var height: CGFloat

  /// A length that is not specified.
  static let ideal: CGFloat = -1
  /// A proposal that specifies nothing.
  static let unspecified = Proposal(width: ideal, height: ideal)

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  init(_ size: CGSize) {
    self.init(width: max(0, size.width), height: max(0, size.height))
  }

  /// Proposes a length along an axis and another across it.
  init(_ axis: Axis, _ length: CGFloat, across: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: length, height: across)
    case .vertical: self.init(width: across, height: length)
    }
  }

  subscript(axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }

  /// The proposal less some lengths; what is not specified stays so.
  func reduced(byWidth width: CGFloat, height: CGFloat) -> Proposal {
    Proposal(
      width: self.width < 0 ? self.width : max(0, self.width - width),
      height: self.height < 0 ? self.height : max(0, self.height - height)
    )
  }
}
