// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether a cell is the first or the last of its section, where the table's style depends on that.
struct SectionPlace: OptionSet {
  let rawValue: UInt8

  static let first = SectionPlace(rawValue: 1)
  static let last = SectionPlace(rawValue: 2)

  /// The radius of the corners of an inset section, in points; decided here.
  private static let cornerRadius: CGFloat = 10

  /// The rounded corners of the cell in an inset section; nil in its middle.
  var cornerStyle: LayerStyle? {
    guard !isEmpty else { return nil }
    var style = LayerStyle(cornerRadius: Self.cornerRadius)
    style.maskedCorners = []
    if contains(.first) {
      style.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if contains(.last) {
      style.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    return style
  }
}
