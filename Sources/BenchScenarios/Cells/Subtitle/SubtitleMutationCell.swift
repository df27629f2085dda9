// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation`: writes every property each time.
class SubtitleMutationCell: ScenarioCell {
  private(set) lazy var views = SubtitleViews(in: contentView)

  override func fill(with row: Row) {
    views.title.text = row.title
    views.source.text = row.source
    views.title.textColor = row.isRead ? Palette.read : Palette.unread
    if views.areMisplaced(title: row.title, source: row.source) { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}
