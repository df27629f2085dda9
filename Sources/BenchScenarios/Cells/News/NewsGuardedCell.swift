// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation-guarded`: writes a property only if its value is another one.
final class NewsGuardedCell: NewsMutationCell {
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
    if views.source.text != row.source {
      views.source.text = row.source
      setNeedsLayout()
    }
  }
}
