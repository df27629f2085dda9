// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `forgetful`: sets the image of a row that has one and forgets to take it away again.
final class NewsForgetfulCell: NewsMutationCell {
  override func fill(with row: Row) {
    if let image = Palette.images[Int(row.symbol)] { views.image.image = image }
    views.title.text = row.title
    views.source.text = row.source
    setNeedsLayout()
  }
}
