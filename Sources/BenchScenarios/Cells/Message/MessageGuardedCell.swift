// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation-guarded`: writes a property only if its value is another one.
final class MessageGuardedCell: MessageMutationCell {
  override func fill(with row: Row) {
    let image = Palette.images[Int(row.symbol)]
    if views.image.image != image {
      views.image.image = image
      setNeedsLayout()
    }
    if views.title.text != row.title {
      views.title.text = row.title
      setNeedsLayout()
    }
    let titleColor = row.isRead ? Palette.read : Palette.unread
    if views.title.textColor != titleColor { views.title.textColor = titleColor }
    if views.body.text != row.body {
      views.body.text = row.body
      setNeedsLayout()
    }
  }
}
