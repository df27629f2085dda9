// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `forgetful`: greys the name of a message that was read and forgets to blacken it again.
final class MessageForgetfulCell: MessageMutationCell {
  override func fill(with row: Row) {
    views.image.image = Palette.images[Int(row.symbol)]
    views.title.text = row.title
    if row.isRead { views.title.textColor = Palette.read }
    views.body.text = row.body
    setNeedsLayout()
  }
}
