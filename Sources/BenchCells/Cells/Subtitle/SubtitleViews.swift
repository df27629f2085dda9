// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a `subtitle` cell shows: three fields, each of which reaches one setter.
struct SubtitleFields: Equatable {
  var title: String
  var source: String
  var titleColor: UIColor

  @MainActor init(_ row: Row) {
    title = row.title
    source = row.source
    titleColor = row.isRead ? Palette.read : Palette.unread
  }
}

/// The two labels of a `subtitle` cell and their places.
///
/// They stand in the middle of the height, so a label without text gives the other one its place.
@MainActor struct SubtitleViews {
  let title = UILabel()
  let source = UILabel()

  init() {
    title.font = Palette.listTitle
    source.font = Palette.detail
    source.textColor = .secondaryLabel
  }

  func add(to parent: UIView) {
    parent.addSubview(title)
    parent.addSubview(source)
  }

  func show(_ fields: SubtitleFields) {
    title.text = fields.title
    source.text = fields.source
    title.textColor = fields.titleColor
  }

  /// Whether with these texts a label has got or lost its text since both were placed.
  func areMisplaced(title: String, source: String) -> Bool {
    title.isEmpty == (self.title.frame.height > 0)
      || source.isEmpty == (self.source.frame.height > 0)
  }

  func layOut(in bounds: CGRect) {
    let hasTitle = title.text?.isEmpty == false
    let hasSource = source.text?.isEmpty == false
    let heights: (title: CGFloat, source: CGFloat) = (
      hasTitle ? Palette.listTitleHeight : 0, hasSource ? Palette.detailHeight : 0
    )
    let gap: CGFloat = hasTitle && hasSource ? 1.5 : 0
    let top = (bounds.height - heights.title - gap - heights.source) / 2
    let width = bounds.width - 32
    title.frame = CGRect(x: 16, y: top, width: width, height: heights.title)
    let below = top + heights.title + gap
    source.frame = CGRect(x: 16, y: below, width: width, height: heights.source)
  }
}
