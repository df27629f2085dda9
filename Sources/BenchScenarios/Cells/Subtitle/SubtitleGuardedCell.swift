// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation-guarded`: writes a property only if its value is another one.
final class SubtitleGuardedCell: SubtitleMutationCell {
  override func fill(with row: Row) {
    if views.title.text != row.title { views.title.text = row.title }
    if views.source.text != row.source { views.source.text = row.source }
    let color = row.isRead ? Palette.read : Palette.unread
    if views.title.textColor != color { views.title.textColor = color }
    if views.areMisplaced(title: row.title, source: row.source) { setNeedsLayout() }
  }
}
