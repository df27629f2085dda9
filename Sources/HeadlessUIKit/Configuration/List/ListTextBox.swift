// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text that list content places, as far as its arrangement needs to know it.
@MainActor protocol ListTextBox: AnyObject {
  /// The size of the text within a width, round a rectangle at its leading top corner.
  ///
  /// A width of infinity sets no limit; an exclusion of zero is none. In points.
  func size(within width: CGFloat, beside exclusion: CGSize) -> CGSize

  /// The height of a line, in points.
  var lineHeight: CGFloat { get }
}
