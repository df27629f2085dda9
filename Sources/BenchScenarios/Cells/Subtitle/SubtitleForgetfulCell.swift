// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `forgetful`: greys the title of a read row and forgets to blacken it again.
final class SubtitleForgetfulCell: SubtitleMutationCell {
  override func fill(with row: Row) {
    views.title.text = row.title
    views.source.text = row.source
    if row.isRead { views.title.textColor = Palette.read }
    if views.areMisplaced(title: row.title, source: row.source) { setNeedsLayout() }
  }
}
