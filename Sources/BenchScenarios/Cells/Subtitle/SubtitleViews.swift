// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The two labels of a `subtitle` cell and their places.
///
/// They stand in the middle of the height, so a label without text gives the other one its place.
@MainActor struct SubtitleViews {
  let title = UILabel()
  let source = UILabel()
  private var hadTitle = false
  private var hadSource = false

  init(in parent: UIView) {
    title.font = Palette.listTitle
    source.font = Palette.detail
    source.textColor = .secondaryLabel
    parent.addSubview(title)
    parent.addSubview(source)
  }

  /// Whether with these texts a label has got or lost its text since both were placed.
  func areMisplaced(title: String, source: String) -> Bool {
    title.isEmpty == hadTitle || source.isEmpty == hadSource
  }

  mutating func layOut(in bounds: CGRect) {
    hadTitle = title.text?.isEmpty == false
    hadSource = source.text?.isEmpty == false
    let heights: (title: CGFloat, source: CGFloat) = (
      hadTitle ? Palette.listTitleHeight : 0, hadSource ? Palette.detailHeight : 0
    )
    let gap: CGFloat = hadTitle && hadSource ? 1.5 : 0
    let top = (bounds.height - heights.title - gap - heights.source) / 2
    let width = bounds.width - 32
    title.frame = CGRect(x: 16, y: top, width: width, height: heights.title)
    let below = top + heights.title + gap
    source.frame = CGRect(x: 16, y: below, width: width, height: heights.source)
  }
}
